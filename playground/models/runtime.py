"""Bringing in torch and transformers: quietly, and without holding up the thread that draws."""

import contextlib
import ctypes
import gc
import importlib
import importlib.util
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

from playground.models.progress import Asked, Report, stop_if
from playground.wording import QT_TRANSLATE_NOOP, translate

_STAGES = (
    ("numpy", QT_TRANSLATE_NOOP("models", "Loading numpy")),
    ("torch", QT_TRANSLATE_NOOP("models", "Loading torch")),
    ("transformers", QT_TRANSLATE_NOOP("models", "Loading transformers")),
    ("transformers.models.auto", QT_TRANSLATE_NOOP("models", "Loading transformers")),
    ("transformers.models.llama.modeling_llama", QT_TRANSLATE_NOOP("models", "Loading transformers")),
    ("transformers.integrations", QT_TRANSLATE_NOOP("models", "Loading transformers")),
)


BREATH_SECONDS = 0.02


def bring_in(report: Report, cancelled: Asked) -> None:
    """Import torch and transformers, with a stage for each part; quick when they are there already.

    Raises:
        Cancelled: the person asked to stop; what was imported stays.
    """
    if _STAGES[-1][0] not in sys.modules:
        _import_all(report, cancelled)
    _hush()


def _import_all(report: Report, cancelled: Asked) -> None:
    with collector_at_rest():
        for place, (module, stage) in enumerate(_STAGES):
            stop_if(cancelled)
            report(translate("models", stage), place / len(_STAGES))
            if module == "torch":
                _map_torch_early()
            importlib.import_module(module)
        # The modules live as long as the program: no later collection need walk over them.
        gc.freeze()


def breathe() -> None:
    """Lets the thread that draws catch up before the next call that lets no other thread run."""
    time.sleep(BREATH_SECONDS)


@contextlib.contextmanager
def collector_at_rest() -> Iterator[None]:
    """No garbage collection meanwhile: while things load it finds nothing and stops every thread."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _map_torch_early() -> None:
    """Map torch's largest library by a foreign call, which lets other threads run; `import` does not.

    The import that follows finds it mapped. Where this cannot be done the import simply takes its time.
    """
    spec = importlib.util.find_spec("torch")
    for folder in (spec.submodule_search_locations if spec else None) or []:
        for name in ("libtorch_cpu.so", "libtorch_cpu.dylib"):
            library = Path(folder) / "lib" / name
            if library.is_file():
                _open_shared(library)


def _open_shared(library: Path) -> None:
    opener = ctypes.CDLL(None).dlopen
    opener.restype = ctypes.c_void_p
    opener.argtypes = [ctypes.c_char_p, ctypes.c_int]
    opener(str(library).encode(), ctypes.RTLD_LOCAL | _RTLD_NOW)


_RTLD_NOW = 2


def _hush() -> None:
    """Nothing on the terminal: what a person should know arrives as a sentence."""
    import huggingface_hub.utils
    import transformers

    transformers.utils.logging.set_verbosity_error()
    transformers.utils.logging.disable_progress_bar()
    huggingface_hub.utils.disable_progress_bars()
    huggingface_hub.utils.logging.set_verbosity_error()
    for module in ("torch", "transformers", "huggingface_hub", "gguf"):
        warnings.filterwarnings("ignore", module=rf"{module}(\.|$)")
