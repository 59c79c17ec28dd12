"""The question to the class with the recipe and what it kept; below the bars, how the class did."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QWidget

from playground.session.numbers import count
from playground.session.scene import Scene
from playground.widgets import left_to_right, theme
from playground.widgets.lecture_sizes import Sizes
from playground.widgets.theme import colour


class LectureLine(QWidget):
    """One line of type with a text at each end; the right one gives way where room is short."""

    def __init__(self, name: str, *, bold: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._sizes = Sizes.of(1440, 810)
        self._bold = bold
        self._left, self._right = "", ""

    @property
    def said(self) -> tuple[str, str]:
        """Both texts."""
        return self._left, self._right

    def show_texts(self, left: str, right: str) -> None:
        """At the left and right end."""
        if (left, right) != self.said:
            self._left, self._right = left, right
            self.setAccessibleDescription(f"{left}\n{right}".strip())
            self.update()

    def show_sizes(self, sizes: Sizes) -> None:
        """Follows the window."""
        self._sizes = sizes
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Left in ink, right pale."""
        painter, look = left_to_right.painter_on(self), theme.colours(self)
        margin, unit = self._sizes.margin, self._sizes.unit
        font = theme.sized(self, unit * (1.0 if self._bold else 0.9), bold=self._bold)
        room = self.width() - 2.0 * margin
        area = QRectF(margin, 0, room, self.height())
        painter.setFont(font)
        painter.setPen(colour(look.text))
        metrics = QFontMetricsF(font)
        painter.drawText(area, _LEFT, metrics.elidedText(self._left, Qt.TextElideMode.ElideRight, room))
        room -= metrics.horizontalAdvance(self._left) + 2 * unit
        plain = theme.sized(self, unit * (1.0 if self._bold else 0.9))
        painter.setFont(plain)
        painter.setPen(colour(look.dim))
        shown = QFontMetricsF(plain).elidedText(self._right, Qt.TextElideMode.ElideMiddle, max(0.0, room))
        painter.drawText(area, _RIGHT, shown)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class LectureHead(LectureLine):
    """What comes next, or what the program waits for; the recipe that made what is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", bold=True, parent=parent)
        self.setAccessibleName(self.tr("The question and the recipe"))

    def show_scene(self, scene: Scene) -> None:
        """Follows what is shown."""
        shown = scene.shown
        if shown is None:
            self.show_texts(self._waiting(scene), scene.recipe.label)
            return
        look = shown.step.look
        kept = self.tr("{kept} tokens kept of {all}") if look.kept != 1 else self.tr("1 token kept of {all}")
        told = kept.format(kept=count(look.kept), all=count(look.vocabulary_size))
        question = {
            "past": self.tr("What came next?"),
            "running": self.tr("Running: what came last"),
            "what_if": self.tr("What would come next?"),
        }
        self.show_texts(
            question.get(shown.kind, self.tr("What comes next?")), f"{shown.step.recipe.label} · {told}"
        )

    def _waiting(self, scene: Scene) -> str:
        match scene.status.kind:
            case "no_model":
                return self.tr("No model is open yet. Leave with Esc and open one.")
            case "opening" | "reading":
                return scene.status.text
            case "looking" | "running":
                return self.tr("The model looks at what could come next.")
        if scene.prompt is None or not scene.prompt.ids:
            return self.tr("There is no prompt yet. Leave with Esc and type one.")
        return self.tr("Nothing more can come here.")
