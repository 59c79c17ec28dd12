"""A panel that gets bars where there is not room for the least of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from playground.widgets.calm import Calm
from playground.widgets.theme import em


class Scrolled(QScrollArea):
    """As large as its panel where there is room, else with bars.

    `least_ems` are the width and height below which it is never made; less where the panel needs less.
    """

    def __init__(self, name: str, panel: QWidget, least_ems: tuple[float, float]) -> None:
        super().__init__()
        self._panel, self._least_ems = Calm(panel), least_ems
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setWidget(self._panel)
        self.setFocusProxy(panel)
        self._panel.least_changed.connect(self.updateGeometry)

    @property
    def least(self) -> QSize:
        """What the panel needs to be seen without bars, at its present width."""
        return self._panel.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """That of the panel."""
        return self._panel.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """A few lines, with room for a bar; less where the panel needs less."""
        wide, high = (round(part * em(self)) for part in self._least_ems)
        bar = self.verticalScrollBar().sizeHint().width()
        return (self.least + QSize(bar, 0)).boundedTo(QSize(wide, high))
