"""Getting a model from the Hugging Face hub; run as a program of its own, so that it can be stopped.

What was downloaded before an interruption stays in the hub's own cache and is continued next time.
"""

import errno
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playground.errors import FileFault, ModelFault, PlaygroundError
from playground.models.cache_folder import need_room, size_of
from playground.models.child import ChildError, run_python
from playground.models.progress import Asked, Report
from playground.wording import QT_TRANSLATE_NOOP, translate

# Configuration, tokenizer and weights; never code, never pickles.
_PATTERNS: dict[str, Any] = {
    "allow_patterns": ["*.json", "*.safetensors", "*.model", "*.txt", "*.jinja", "*.tiktoken"],
    "ignore_patterns": ["*/*", "consolidated*"],
}
_QUIET = {"HF_HUB_DISABLE_PROGRESS_BARS": "1"}
_UNREACHABLE = QT_TRANSLATE_NOOP("models", "The hub cannot be reached; check the network connection.")
_FOLDER, _TOTAL, _FAULT = "folder ", "total ", "fault "


def fetch_from_hub(name: str, report: Report, cancelled: Asked) -> Path:
    """Download `owner/name` into the hub's cache.

    Returns:
        The folder that holds it.

    Raises:
        Cancelled: the person asked to stop.
        ModelFault: it is not there, not ours to have, or out of reach.
        FileFault: there is no room.
    """
    told: dict[str, Any] = {}

    def listen(line: str) -> None:
        for mark in (_FOLDER, _TOTAL, _FAULT):
            if line.startswith(mark):
                told[mark] = json.loads(line.removeprefix(mark))

    def asked() -> bool:
        report(translate("models", "Downloading {name}").format(name=name), _fraction(told.get(_TOTAL)))
        return cancelled()

    try:
        run_python(["-m", "playground.models.hub", name], listen, asked, _QUIET)
    except ChildError as fault:
        raise _fault_from(told.get(_FAULT), name, str(fault)) from fault
    return Path(told[_FOLDER])


def _fault_from(told: Any, name: str, output: str) -> PlaygroundError:
    if told is None:
        return ModelFault(translate("models", "{name} could not be downloaded.").format(name=name), output)
    kind = FileFault if told["kind"] == "file" else ModelFault
    return kind(told["sentence"], told["detail"])


def _fraction(total: Any) -> float | None:
    if total is None or not total["size"]:
        return None
    return min(1.0, size_of(Path(total["blobs"])) / int(total["size"]))


def main() -> None:
    """Download the model named on the command line and tell where it is."""
    name = sys.argv[1]
    try:
        with _explained(name):
            print(_FOLDER + json.dumps(_folder_of(name)), flush=True)
    except PlaygroundError as fault:
        kind = "file" if isinstance(fault, FileFault) else "model"
        told = {"kind": kind, "sentence": str(fault), "detail": fault.detail}
        print(_FAULT + json.dumps(told), flush=True)
        sys.exit(1)


def _folder_of(name: str) -> str:
    from huggingface_hub import errors

    try:
        return _download(name)
    except errors.HfHubHTTPError:
        raise
    except _transport_errors():
        here = _downloaded_before(name)
        if here is None:
            raise
        return here


def _downloaded_before(name: str) -> str | None:
    """Without a network, what is whole in the hub's cache will do."""
    from huggingface_hub import errors, snapshot_download

    try:
        return str(snapshot_download(name, local_files_only=True, **_PATTERNS))
    except errors.LocalEntryNotFoundError:
        return None


def _download(name: str) -> str:
    from huggingface_hub import HfApi, snapshot_download
    from huggingface_hub.constants import HF_HUB_CACHE

    info = HfApi().model_info(name, files_metadata=True, timeout=20)
    files = {file.rfilename: int(file.size or 0) for file in info.siblings or []}
    _refuse_without_weights(name, list(files))
    size = sum(files[file] for file in _chosen(list(files)))
    blobs = Path(HF_HUB_CACHE) / f"models--{name.replace('/', '--')}" / "blobs"
    need_room(Path(HF_HUB_CACHE), max(0, size - size_of(blobs)))
    print(_TOTAL + json.dumps({"size": size, "blobs": str(blobs)}), flush=True)
    return str(snapshot_download(name, **_PATTERNS))


def _chosen(files: list[str]) -> list[str]:
    from huggingface_hub.utils import filter_repo_objects

    return list(filter_repo_objects(files, **_PATTERNS))


def _refuse_without_weights(name: str, files: list[str]) -> None:
    if any(file.endswith(".safetensors") for file in _chosen(files)):
        return
    if any(file.endswith(".gguf") for file in files):
        raise ModelFault(
            translate(
                "models", "{name} holds GGUF files only; download one of them and open that file."
            ).format(name=name)
        )
    raise ModelFault(
        translate("models", "{name} has no weights as safetensors; other forms are not opened here.").format(
            name=name
        )
    )


@contextmanager
def _explained(name: str) -> Iterator[None]:
    """Turn what the hub's library raises into sentences."""
    from huggingface_hub import errors

    try:
        yield
    except errors.LocalEntryNotFoundError as fault:
        raise ModelFault(translate("models", _UNREACHABLE), _told(fault)) from fault
    except errors.GatedRepoError as fault:
        sentence = translate(
            "models", "{name} is gated: sign in with “hf auth login” and accept its licence on its hub page."
        ).format(name=name)
        raise ModelFault(sentence, _told(fault)) from fault
    except errors.RepositoryNotFoundError as fault:
        sentence = translate(
            "models", "{name} is not on the hub, or it is private and you are not signed in."
        ).format(name=name)
        raise ModelFault(sentence, _told(fault)) from fault
    except (errors.HFValidationError, errors.EntryNotFoundError) as fault:
        raise ModelFault(
            translate("models", "{name} is not a model on the hub.").format(name=name), _told(fault)
        ) from fault
    except errors.HfHubHTTPError as fault:
        raise ModelFault(_by_status(name, fault.response), _told(fault)) from fault
    except _transport_errors() as fault:
        raise ModelFault(translate("models", _UNREACHABLE), _told(fault)) from fault
    except OSError as fault:
        raise _disk_fault(fault) from fault


def _transport_errors() -> tuple[type[BaseException], ...]:
    """What a broken connection raises; the hub's library has changed its HTTP library more than once."""
    from huggingface_hub import errors

    return (errors.HfHubHTTPError.__bases__[0], errors.OfflineModeIsEnabled, ConnectionError)


def _by_status(name: str, response: Any) -> str:
    status = getattr(response, "status_code", None)
    if status == 401:
        return translate(
            "models", "The hub wants you to sign in before it hands out {name}; use “hf auth login”."
        ).format(name=name)
    if status == 403:
        return translate("models", "Your hub account may not read {name}.").format(name=name)
    if status == 404:
        return translate("models", "{name} is not on the hub.").format(name=name)
    return translate("models", "The hub refused {name} (status {status}); try again later.").format(
        name=name, status=status
    )


def _disk_fault(fault: OSError) -> PlaygroundError:
    if fault.errno == errno.ENOSPC:
        return FileFault(
            translate(
                "models", "The disk is full, so the download stopped; make room and open the model again."
            )
        )
    return ModelFault(translate("models", "The download failed; check the network connection."), _told(fault))


def _told(fault: BaseException) -> str:
    return f"{type(fault).__name__}: {fault}"


if __name__ == "__main__":
    main()
