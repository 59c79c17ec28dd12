"""What can be opened, and opening it."""

from collections.abc import Callable
from pathlib import Path

from playground.models import builtin
from playground.models.loading import load_folder
from playground.models.progress import Report
from playground.models.runtime import bring_in, torch_threads
from playground.models.transformers_model import TransformersModel

BUILTIN = "builtin"


def open_model(
    where: str, report: Report, cancelled: Callable[[], bool], threads: int | None = None
) -> TransformersModel:
    """Open a model; long, so not on the thread that draws."""
    if threads is not None:
        bring_in(report, cancelled)
        torch_threads(threads)
    if where == BUILTIN:
        return load_folder(builtin.ensure(report, cancelled), builtin.NAME, report, cancelled)
    return load_folder(Path(where), Path(where).name, report, cancelled)
