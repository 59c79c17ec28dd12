"""From a checked folder to a model in memory, in named stages."""

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playground.errors import ModelFault
from playground.models.manifest import folder_fingerprint
from playground.models.progress import Asked, Report, stop_if
from playground.models.runtime import bring_in, collector_at_rest
from playground.models.tokenizer import Tokenizer
from playground.models.tokenizer_file import read_in_parts
from playground.wording import translate

if TYPE_CHECKING:
    from playground.models.transformers_model import TransformersModel

# Set for every reader of transformers: nothing from the network, no code of the folder, no pickle.
_LOCAL: dict[str, Any] = {"local_files_only": True, "trust_remote_code": False}


def load_folder(folder: Path, name: str, report: Report, cancelled: Asked) -> "TransformersModel":
    """Read a folder in Hugging Face layout; its files have been checked before.

    Raises:
        Cancelled: the person asked to stop.
        ModelFault: the folder cannot be read as a causal language model.
    """
    bring_in(report, cancelled)
    stop_if(cancelled)
    report(translate("models", "Reading the tokenizer"), None)
    tokenizer = _read_tokenizer(folder)
    stop_if(cancelled)
    report(translate("models", "Reading the weights"), None)
    network = _read_network(folder)
    stop_if(cancelled)
    report(translate("models", "Trying the model"), None)
    from playground.models.transformers_model import TransformersModel  # not before torch has been brought in

    fingerprint = folder_fingerprint(folder)
    try:
        model = TransformersModel(network, tokenizer, name=name, path=str(folder), fingerprint=fingerprint)
        model.warm_up()
    except Exception as fault:  # whatever a foreign network makes of its first token
        raise ModelFault(
            translate("models", "{name} was read, but fails at its first token.").format(name=name),
            _told(fault),
        ) from fault
    return model


def _read_tokenizer(folder: Path) -> Tokenizer:
    from transformers import AutoTokenizer

    try:
        with collector_at_rest():
            handed = read_in_parts(folder)
            options = {} if handed is None else {"tokenizer_object": handed}
            inner = AutoTokenizer.from_pretrained(
                folder, clean_up_tokenization_spaces=False, **options, **_LOCAL
            )
        return Tokenizer(inner)
    except Exception as fault:  # whatever a foreign tokenizer file makes the libraries raise
        raise ModelFault(
            translate("models", "The tokenizer in {name} cannot be read.").format(name=folder.name),
            _told(fault),
        ) from fault


def _read_network(folder: Path) -> Any:
    import torch
    from transformers import AutoModelForCausalLM

    try:
        with collector_at_rest():
            network, account = AutoModelForCausalLM.from_pretrained(
                folder, dtype=torch.float32, use_safetensors=True, output_loading_info=True, **_LOCAL
            )
    except MemoryError as fault:
        raise ModelFault(
            translate("models", "{name} does not fit into the memory.").format(name=folder.name), _told(fault)
        ) from fault
    except Exception as fault:  # the same for foreign weights
        raise ModelFault(
            translate("models", "The weights in {name} cannot be read.").format(name=folder.name),
            _told(fault),
        ) from fault
    _refuse_incomplete(account["missing_keys"], folder.name)
    return network.eval()


def _refuse_incomplete(missing: Collection[str], name: str) -> None:
    """The library fills what is missing with random numbers; a person would watch noise."""
    if missing:
        one = translate(
            "models", "The weights in {name} are incomplete: one part is missing, such as {part}."
        )
        several = translate(
            "models", "The weights in {name} are incomplete: {count:,} parts are missing, such as {part}."
        )
        said = one if len(missing) == 1 else several
        raise ModelFault(said.format(name=name, count=len(missing), part=min(missing)))


def _told(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {fault}"
