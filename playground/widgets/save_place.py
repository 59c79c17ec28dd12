"""Asks where a file is to go; nothing that is there is replaced without a question."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from playground.widgets.messages import ask


def ask_place(window: QWidget, title: str, first: Path, kind: str) -> Path | None:
    """A path with the ending of `first`; None where the person thought better of it.

    Whether an old file may go is left to `may_replace`: the dialog would ask about the name as typed,
    before it had its ending.
    """
    keep_quiet = QFileDialog.Option.DontConfirmOverwrite
    chosen, _ = QFileDialog.getSaveFileName(
        window, title, str(first), f"{kind} (*{first.suffix})", options=keep_quiet
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix.lower() == first.suffix else path.with_name(path.name + first.suffix)


def may_replace(window: QWidget, paths: Sequence[Path]) -> bool:
    """Whether none of these files is there, or the person gives them up."""
    there = [path.name for path in paths if path.exists()]
    if not there:
        return True
    question = QCoreApplication.translate("SavePlace", "Replace what is there: {names}?")
    answers = {
        "replace": QCoreApplication.translate("SavePlace", "&Replace"),
        "cancel": QCoreApplication.translate("SavePlace", "&Cancel"),
    }
    return ask(window, question.format(names=", ".join(there)), answers, "cancel") == "replace"
