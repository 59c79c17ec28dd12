"""Questions and sentences over a window; all text is plain."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def tell(window: QWidget, sentence: str, detail: str = "") -> None:
    """One sentence to read; details are folded away."""
    box = _box(window, sentence)
    if detail:
        box.setDetailedText(detail)
    box.exec()
    box.deleteLater()


def ask(window: QWidget, sentence: str, answers: Mapping[str, str], escape: str) -> str:
    """The key of the answer that was chosen; `escape` where the box was closed."""
    box = _box(window, sentence)
    box.setStandardButtons(QMessageBox.StandardButton.NoButton)
    buttons = {key: box.addButton(text, QMessageBox.ButtonRole.ActionRole) for key, text in answers.items()}
    box.setDefaultButton(next(iter(buttons.values())))
    box.setEscapeButton(buttons[escape])
    box.exec()
    clicked = box.clickedButton()
    box.deleteLater()
    return next((key for key, button in buttons.items() if button is clicked), escape)


def _box(window: QWidget, sentence: str) -> QMessageBox:
    box = QMessageBox(window)
    box.setWindowTitle("Decoding Playground")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    return box
