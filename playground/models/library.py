"""What can be opened, and opening it: the built-in model, a folder, a GGUF file, a name on the hub."""

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from playground.errors import BadValue, ModelFault
from playground.models import builtin
from playground.models.cache_folder import alone, cache_folder, need_room, written_aside
from playground.models.checks import check_folder, refuse_foreign
from playground.models.conversion import convert_gguf
from playground.models.gguf_file import read_head
from playground.models.hub import fetch_from_hub
from playground.models.loading import load_folder
from playground.models.manifest import NAME as MANIFEST
from playground.models.manifest import is_whole, source_fingerprint, write_manifest
from playground.models.memory import check_fits
from playground.models.progress import Asked, Report
from playground.models.runtime import bring_in
from playground.wording import translate

if TYPE_CHECKING:
    from playground.models.transformers_model import TransformersModel

BUILTIN = "builtin"

_HUB_NAME = re.compile(r"[A-Za-z0-9][\w.-]*/[A-Za-z0-9][\w.-]*")
_PATH_LIKE = re.compile(r"[./\\~]|[A-Za-z]:|.*\\|.*/.*/")
_CONVERSIONS_KEPT = 3
_LONGEST_SHOWN = 100
_TOKENIZER_SIZE = 50_000_000


def open_model(
    where: str, report: Report, cancelled: Asked, threads: int | None = None
) -> "TransformersModel":
    """Open a model; long, so not on the thread that draws.

    Args:
        where: "builtin", a folder in Hugging Face layout, a `.gguf` file, or `owner/name` on the hub.
        report: told the stages and how far they are.
        cancelled: asked between and, where they are long, within the stages.
        threads: how many threads a forward pass uses; None leaves the number as it is.

    Raises:
        BadValue: `where` is none of these, or cannot be looked at.
        Cancelled: the person asked to stop.
        ModelFault: it cannot be opened; the sentence says why.
        FileFault: there is no room on the disk.
    """
    try:
        model = _opened(where.strip(), report, cancelled)
    except OSError as fault:  # a name that is too long, a folder that may not be looked into, a broken disk
        sentence = translate("models", "The model “{where}” cannot be read: {strerror}.")
        raise BadValue(
            sentence.format(where=_shortened(where.strip()), strerror=fault.strerror or type(fault).__name__)
        ) from fault
    if threads is not None:
        model.threads = threads
    return model


def _opened(where: str, report: Report, cancelled: Asked) -> "TransformersModel":
    if where == BUILTIN:
        return load_folder(builtin.ensure(report, cancelled), builtin.NAME, report, cancelled)
    path = _local_path(where)
    if path is None:
        return _open_folder(fetch_from_hub(where, report, cancelled), where, report, cancelled)
    if path.is_dir():
        return _open_folder(path, path.resolve().name, report, cancelled)
    return _open_gguf(path, report, cancelled)


def _shortened(where: str) -> str:
    return where if len(where) <= _LONGEST_SHOWN else f"{where[:_LONGEST_SHOWN]}…"


def _local_path(where: str) -> Path | None:
    """The existing folder or GGUF file meant; None if a name on the hub is meant. Asks no network."""
    if not where:
        raise BadValue(
            translate("models", "Name a model: a folder, a GGUF file, or owner/name on the Hugging Face hub.")
        )
    path = _expanded(where)
    if not path.exists():
        _refuse_absent(where)
        return None
    if path.is_file() and path.suffix.lower() != ".gguf":
        raise BadValue(
            translate("models", "{name} is a file; open the folder it is in, or a GGUF file.").format(
                name=path.name
            )
        )
    return path


def _expanded(where: str) -> Path:
    if "\0" in where:
        raise BadValue(translate("models", "A path cannot hold a NUL character."))
    try:
        return Path(where).expanduser()
    except RuntimeError:  # ~nobody: no such person
        return Path(where)


def _refuse_absent(where: str) -> None:
    if where.lower().endswith(".gguf"):
        raise BadValue(translate("models", "The file {where} was not found.").format(where=where))
    if _PATH_LIKE.match(where):
        raise BadValue(translate("models", "The folder {where} was not found.").format(where=where))
    if not _HUB_NAME.fullmatch(where):
        raise BadValue(
            translate(
                "models", "There is no folder “{where}”, and a name on the hub has the form owner/name."
            ).format(where=where)
        )


def _open_folder(folder: Path, name: str, report: Report, cancelled: Asked) -> "TransformersModel":
    report(translate("models", "Checking the folder"), None)
    config, weights = check_folder(folder)
    check_fits(name, weights)
    bring_in(report, cancelled)
    _refuse_foreign(config)
    return load_folder(folder, name, report, cancelled)


def _refuse_foreign(config: dict[str, object]) -> None:
    from transformers.models.auto.configuration_auto import CONFIG_MAPPING_NAMES
    from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES

    refuse_foreign(config, list(CONFIG_MAPPING_NAMES), list(MODEL_FOR_CAUSAL_LM_MAPPING_NAMES))


def _open_gguf(path: Path, report: Report, cancelled: Asked) -> "TransformersModel":
    report(translate("models", "Checking the GGUF file"), None)
    head = read_head(path)
    check_fits(path.name, head.count)
    bring_in(report, cancelled)
    _refuse_architecture(head.architecture)
    folder = _converted(path, head.count, report, cancelled)
    return load_folder(folder, path.stem, report, cancelled)


def _refuse_architecture(architecture: str) -> None:
    from transformers.modeling_gguf_pytorch_utils import GGUF_SUPPORTED_ARCHITECTURES

    # The list also names sections of the file, and two encoder-decoder models.
    readable = sorted(set(GGUF_SUPPORTED_ARCHITECTURES) - {"general", "tokenizer", "t5", "umt5"})
    if architecture not in readable:
        names = ", ".join(readable)
        raise ModelFault(
            translate(
                "models", "GGUF files of the architecture “{architecture}” cannot be read; {names} can."
            ).format(architecture=architecture, names=names)
        )


def _converted(path: Path, weights: int, report: Report, cancelled: Asked) -> Path:
    """The folder a GGUF file was converted into, now or an earlier time."""
    source = source_fingerprint(path)
    target = cache_folder() / "converted" / source
    with alone(target, cancelled):
        if not is_whole(target, source):
            need_room(cache_folder(), weights * 4 + _TOKENIZER_SIZE)
            with written_aside(target) as aside:
                convert_gguf(path, aside, report, cancelled)
                write_manifest(aside, source, path.stem)
        (target / MANIFEST).touch()
        _forget_old(target.parent)
    return target


def _forget_old(folder: Path) -> None:
    """Keep the conversions used last; they are large and can be made again."""
    kept = sorted(folder.glob(f"*/{MANIFEST}"), key=_last_used, reverse=True)
    for manifest in kept[_CONVERSIONS_KEPT:]:
        shutil.rmtree(manifest.parent, ignore_errors=True)


def _last_used(manifest: Path) -> float:
    try:
        return manifest.stat().st_mtime
    except OSError:  # another window forgot it meanwhile
        return 0.0
