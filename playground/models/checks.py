"""Checks of a model folder before anything of it is loaded, each with a sentence for the person.

Knows neither torch nor transformers, so a wrong folder is refused at once.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playground.errors import ModelFault
from playground.models.weights import count_safetensors

_TOKENIZERS = (
    "tokenizer.json", "tokenizer.model", "spiece.model", "sentencepiece.bpe.model", "vocab.json",
    "vocab.txt", "tekken.json", "tiktoken.model", "qwen.tiktoken",
)  # fmt: skip
_PICKLES = ("*.bin", "*.pt", "*.pth", "*.ckpt", "*.pkl")
_INDEX = "model.safetensors.index.json"
_SINGLE = "model.safetensors"
_FOUND_SHOWN = 6


def check_folder(folder: Path) -> tuple[dict[str, Any], int]:
    """Check a folder in Hugging Face layout.

    Returns:
        Its configuration, and how many weights its files hold.

    Raises:
        ModelFault: something is missing, damaged or of a kind that is not opened here.
    """
    config = _config(folder)
    _refuse_quantised(config, folder.name)
    _need_tokenizer(folder)
    return config, sum(count_safetensors(path) for path in _weight_files(folder))


def refuse_foreign(config: dict[str, Any], known: Sequence[str], causal: Sequence[str]) -> None:
    """Refuse what is not a causal language model that transformers itself knows.

    Args:
        config: the content of config.json.
        known: model types that transformers knows.
        causal: those of them that continue text.

    Raises:
        ModelFault: it is none.
    """
    kind = str(config.get("model_type") or "")
    if kind not in known and "auto_map" in config:
        raise ModelFault("This model needs program code from its own folder, which is never run here.")
    if not kind:
        raise ModelFault("The config.json names no model type, so this is no language model we can open.")
    if kind not in known:
        raise ModelFault(f"Models of the type “{kind}” are not known to the installed transformers.")
    if config.get("is_encoder_decoder"):
        raise ModelFault(f"This is an encoder-decoder model ({kind}); a causal language model is needed.")
    made_for = [str(name) for name in config.get("architectures") or []]
    if kind not in causal or (made_for and not any(map(_continues_text, made_for))):
        what = made_for[0] if made_for else kind
        raise ModelFault(f"{what} is not made to continue text; a causal language model is needed.")


def _continues_text(architecture: str) -> bool:
    return architecture.endswith(("ForCausalLM", "LMHeadModel", "ForConditionalGeneration", "LMHead"))


def _config(folder: Path) -> dict[str, Any]:
    path = folder / "config.json"
    if not path.is_file():
        raise ModelFault(_what_it_is_instead(folder))
    try:
        config = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as fault:
        raise ModelFault(f"The config.json in {folder.name} cannot be read.", str(fault)) from fault
    if not isinstance(config, dict):
        raise ModelFault(f"The config.json in {folder.name} is not a model's configuration.")
    return config


def _what_it_is_instead(folder: Path) -> str:
    if (folder / "adapter_config.json").is_file():
        return _adapter(folder)
    ggufs = sorted(path.name for path in folder.glob("*.gguf"))
    if ggufs:
        return f"{folder.name} has no config.json, but GGUF files; open one of them: {_listed(ggufs)}."
    return f"{folder.name} has no config.json, so it is no model folder; {_found(folder)}."


def _adapter(folder: Path) -> str:
    return f"{folder.name} is a LoRA adapter, not a model; merge it into its base model and open the result."


def _found(folder: Path) -> str:
    names = sorted(path.name for path in folder.iterdir())
    return f"found: {_listed(names)}" if names else "the folder is empty"


def _listed(names: Sequence[str]) -> str:
    more = len(names) - _FOUND_SHOWN
    return ", ".join(names[:_FOUND_SHOWN]) + (f" and {more:,} more" if more > 0 else "")


def _refuse_quantised(config: dict[str, Any], name: str) -> None:
    quantised = config.get("quantization_config")
    if not quantised:
        return
    method = str(quantised.get("quant_method", "")) if isinstance(quantised, dict) else ""
    how = f" with {method}" if method else ""
    raise ModelFault(
        f"The weights in {name} are quantised{how}, which is not supported here; "
        "open the unquantised model or a GGUF file of it."
    )


def _need_tokenizer(folder: Path) -> None:
    if not any((folder / name).is_file() for name in _TOKENIZERS):
        raise ModelFault(f"{folder.name} has no tokenizer (tokenizer.json); {_found(folder)}.")


def _weight_files(folder: Path) -> list[Path]:
    if (folder / _SINGLE).is_file():
        return [folder / _SINGLE]
    if (folder / _INDEX).is_file():
        return _shards(folder)
    raise ModelFault(_why_no_weights(folder))


def _shards(folder: Path) -> list[Path]:
    try:
        index = json.loads((folder / _INDEX).read_text(encoding="utf-8"))
        names = sorted(set(index["weight_map"].values()))
    except (OSError, ValueError, KeyError, AttributeError, TypeError) as fault:
        raise ModelFault(f"The {_INDEX} in {folder.name} is damaged.", str(fault)) from fault
    for name in names:
        if Path(name).name != name or not (folder / name).is_file():
            raise ModelFault(f"A part of the weights is missing: {name} is not in {folder.name}.")
    return [folder / name for name in names]


def _why_no_weights(folder: Path) -> str:
    if (folder / "adapter_config.json").is_file():
        return _adapter(folder)
    pickles = sorted(path.name for form in _PICKLES for path in folder.glob(form))
    if pickles:
        return (
            f"{folder.name} holds its weights only as {_listed(pickles)}, a form that can run code "
            "when opened; choose a version with safetensors or GGUF files."
        )
    return f"{folder.name} has no weights (model.safetensors); {_found(folder)}."
