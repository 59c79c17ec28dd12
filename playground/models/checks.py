"""Checks of a model folder before anything of it is loaded, each with a sentence for the person.

Knows neither torch nor transformers, so a wrong folder is refused at once.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playground.errors import ModelFault
from playground.models.weights import count_safetensors
from playground.wording import translate

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
        raise ModelFault(
            translate("models", "This model needs program code from its own folder, which is never run here.")
        )
    if not kind:
        raise ModelFault(
            translate(
                "models", "The config.json names no model type, so this is no language model we can open."
            )
        )
    if kind not in known:
        raise ModelFault(
            translate(
                "models", "Models of the type “{kind}” are not known to the installed transformers."
            ).format(kind=kind)
        )
    if config.get("is_encoder_decoder"):
        raise ModelFault(
            translate(
                "models", "This is an encoder-decoder model ({kind}); a causal language model is needed."
            ).format(kind=kind)
        )
    listed = config.get("architectures")
    made_for = [str(name) for name in listed] if isinstance(listed, list) else []
    if kind not in causal or (made_for and not any(map(_continues_text, made_for))):
        what = made_for[0] if made_for else kind
        raise ModelFault(
            translate(
                "models", "{what} is not made to continue text; a causal language model is needed."
            ).format(what=what)
        )


def _continues_text(architecture: str) -> bool:
    return architecture.endswith(("ForCausalLM", "LMHeadModel", "ForConditionalGeneration", "LMHead"))


def _config(folder: Path) -> dict[str, Any]:
    path = folder / "config.json"
    if not path.is_file():
        raise ModelFault(_what_it_is_instead(folder))
    try:
        config = json.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError) as fault:
        raise ModelFault(
            translate("models", "The config.json in {name} cannot be read.").format(name=folder.name),
            str(fault),
        ) from fault
    if not isinstance(config, dict):
        raise ModelFault(
            translate("models", "The config.json in {name} is not a model's configuration.").format(
                name=folder.name
            )
        )
    return config


def _what_it_is_instead(folder: Path) -> str:
    if (folder / "adapter_config.json").is_file():
        return _adapter(folder)
    ggufs = sorted(path.name for path in folder.glob("*.gguf"))
    if ggufs:
        return translate(
            "models", "{name} has no config.json, but GGUF files; open one of them: {ggufs}."
        ).format(name=folder.name, ggufs=_listed(ggufs))
    return translate("models", "{name} has no config.json, so it is no model folder; {found}.").format(
        name=folder.name, found=_found(folder)
    )


def _adapter(folder: Path) -> str:
    return translate(
        "models", "{name} is a LoRA adapter, not a model; merge it into its base model and open the result."
    ).format(name=folder.name)


def _found(folder: Path) -> str:
    names = sorted(path.name for path in folder.iterdir())
    if not names:
        return translate("models", "the folder is empty")
    return translate("models", "found: {names}").format(names=_listed(names))


def _listed(names: Sequence[str]) -> str:
    more, shown = len(names) - _FOUND_SHOWN, ", ".join(names[:_FOUND_SHOWN])
    if more <= 0:
        return shown
    return translate("models", "{names} and {more:,} more").format(names=shown, more=more)


def _refuse_quantised(config: dict[str, Any], name: str) -> None:
    quantised = config.get("quantization_config")
    if not quantised:
        return
    method = str(quantised.get("quant_method", "")) if isinstance(quantised, dict) else ""
    plain = translate(
        "models",
        "The weights in {name} are quantised, which is not supported here; "
        "open the unquantised model or a GGUF file of it.",
    )
    named = translate(
        "models",
        "The weights in {name} are quantised with {method}, which is not supported here; "
        "open the unquantised model or a GGUF file of it.",
    )
    raise ModelFault((named if method else plain).format(name=name, method=method))


def _need_tokenizer(folder: Path) -> None:
    if not any((folder / name).is_file() for name in _TOKENIZERS):
        raise ModelFault(
            translate("models", "{name} has no tokenizer (tokenizer.json); {found}.").format(
                name=folder.name, found=_found(folder)
            )
        )


def _weight_files(folder: Path) -> list[Path]:
    if (folder / _SINGLE).is_file():
        return [folder / _SINGLE]
    if (folder / _INDEX).is_file():
        return _shards(folder)
    raise ModelFault(_why_no_weights(folder))


def _shards(folder: Path) -> list[Path]:
    try:
        index = json.loads((folder / _INDEX).read_text(encoding="utf-8"))
        names = sorted({str(name) for name in index["weight_map"].values()})
    except (OSError, ValueError, KeyError, AttributeError, TypeError, RecursionError) as fault:
        raise ModelFault(
            translate("models", "The {index} in {name} is damaged.").format(index=_INDEX, name=folder.name),
            str(fault),
        ) from fault
    for name in names:
        if Path(name).name != name or not (folder / name).is_file():
            raise ModelFault(
                translate("models", "A part of the weights is missing: {name} is not in {name_2}.").format(
                    name=name, name_2=folder.name
                )
            )
    return [folder / name for name in names]


def _why_no_weights(folder: Path) -> str:
    if (folder / "adapter_config.json").is_file():
        return _adapter(folder)
    pickles = sorted(path.name for form in _PICKLES for path in folder.glob(form))
    if pickles:
        return translate(
            "models",
            "{name} holds its weights only as {pickles}, a form that can run code "
            "when opened; choose a version with safetensors or GGUF files.",
        ).format(name=folder.name, pickles=_listed(pickles))
    return translate("models", "{name} has no weights (model.safetensors); {found}.").format(
        name=folder.name, found=_found(folder)
    )
