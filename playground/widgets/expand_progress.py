"""How far an expansion is, and a way to stop it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from playground.session.expand import Expanding
from playground.session.numbers import count
from playground.widgets.labels import flat_button, plain_label
from playground.widgets.theme import GRID, em


class ExpandProgress(QWidget):
    """Hidden while nothing is expanded."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Expanding | None = None
        self._said = plain_label(dim=True)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Progress of the expansion"))
        self._bar.setMaximumHeight(2 * GRID)
        self._bar.setMinimumWidth(round(6 * em(self)))
        self._stop = flat_button(self.tr("stop"))
        self._stop.setAccessibleName(self.tr("Stop expanding; what grew so far stays"))
        self._stop.setToolTip(self.tr("Stop expanding; what grew so far stays"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2 * GRID)
        line.addWidget(self._said, 1)
        line.addWidget(self._bar)
        line.addWidget(self._stop)
        self._stop.clicked.connect(self.cancelled)
        self.hide()

    @property
    def said(self) -> str:
        """The progress in words."""
        return self._said.text()

    @property
    def stop_button(self) -> QWidget:
        """Ends the expansion."""
        return self._stop

    def show_progress(self, expanding: Expanding | None) -> None:
        """Shows how far it is; None hides it."""
        if expanding == self._shown:
            return
        self._shown = expanding
        self.setVisible(expanding is not None)
        if expanding is None:
            return
        told = self.tr("Expanding: level {level} of {depth} · {added} tokens")
        now = min(expanding.level + 1, expanding.depth)
        self._said.setText(
            told.format(level=count(now), depth=count(expanding.depth), added=count(expanding.added))
        )
        self._bar.setRange(0, expanding.depth)
        self._bar.setValue(expanding.level)
