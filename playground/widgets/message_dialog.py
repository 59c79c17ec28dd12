"""A sentence over a window, and what can be answered to it."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QWidget

from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.icons import app_icon
from playground.widgets.labels import plain_label
from playground.widgets.theme import GRID, em, set_property

_WIDE_EM, _PICTURE_EM, _DETAIL_EM = 24, 3.5, 10


class MessageDialog(QDialog):
    """`answers` are buttons by key, the most likely first; `answer` is the key of the one that was pressed.

    Where it is closed in another way, the answer is `escape`. A detail is folded away.
    """

    def __init__(
        self,
        sentence: str,
        answers: Mapping[str, str],
        escape: str,
        detail: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Decoding Playground")
        self.answer = escape
        self._sentence, self._detail = plain_label(sentence), QPlainTextEdit(detail)
        self._more = QPushButton(self.tr("Details"))
        self._buttons = {key: QPushButton(text) for key, text in answers.items()}
        self._more.setVisible(bool(detail))
        self._compose()
        self._more.toggled.connect(self._on_more_toggled)
        for key, button in self._buttons.items():
            button.clicked.connect(lambda *, key=key: self._on_answered(key))

    @property
    def buttons(self) -> Mapping[str, QPushButton]:
        """By the key of the answer."""
        return self._buttons

    def _compose(self) -> None:
        self._detail.setReadOnly(True)
        self._detail.setAccessibleName(self._more.text())
        self._detail.setMinimumHeight(round(_DETAIL_EM * em(self)))
        self._detail.hide()
        self._more.setCheckable(True)
        self._more.setAutoDefault(False)
        head = QHBoxLayout()
        head.setSpacing(4 * GRID)
        head.addWidget(self._picture(), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._sentence, 1, Qt.AlignmentFlag.AlignVCenter)
        self._sentence.setMinimumWidth(round(_WIDE_EM * em(self)))
        column = dialog_column(self)
        column.addLayout(head)
        column.addWidget(self._detail, 1)
        column.addLayout(dialog_foot(*reversed(self._buttons.values()), beside=[self._more]))
        first = next(iter(self._buttons.values()))
        set_property(first, "primary", True)
        first.setDefault(True)
        first.setFocus()

    def _picture(self) -> QLabel:
        side = round(_PICTURE_EM * em(self))
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))
        return picture

    @Slot(bool)
    def _on_more_toggled(self, on: bool) -> None:
        self._detail.setVisible(on)
        self.adjustSize()

    def _on_answered(self, key: str) -> None:
        self.answer = key
        self.accept()
