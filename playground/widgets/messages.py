"""Questions and sentences over a window; all text is plain."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from playground.widgets.message_dialog import MessageDialog

_READ = "read"


def tell(window: QWidget, sentence: str, detail: str = "") -> None:
    """One sentence to read; details are folded away."""
    close = QCoreApplication.translate("Messages", "Close")
    _asked(MessageDialog(sentence, {_READ: close}, _READ, detail, window))


def ask(window: QWidget, sentence: str, answers: Mapping[str, str], escape: str) -> str:
    """The key of the answer that was chosen; `escape` where the dialog was closed."""
    return _asked(MessageDialog(sentence, answers, escape, parent=window))


def _asked(dialog: MessageDialog) -> str:
    dialog.exec()
    dialog.deleteLater()
    return dialog.answer
