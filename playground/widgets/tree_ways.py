"""How tokens came about, as the tree tells them apart: by colour, by shape and by letter."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from playground.session.records import EXPANDED, Step
from playground.session.remarks import acts_as_greedy
from playground.widgets.theme import Colours

_CONTEXT = "TreeWay"


@dataclass(frozen=True)
class Way:
    """One way: its letter, name, shape (`square`, `circle`, `diamond`, `roof`) and colour."""

    letter: str
    title: str
    shape: str
    colour: Callable[[Colours], str]

    def name(self) -> str:
        """The title in the language of the program."""
        return QCoreApplication.translate(_CONTEXT, self.title)

    def outline(self, rect: QRectF) -> QPainterPath:
        """The shape in a rectangle."""
        path = QPainterPath()
        if self.shape == "circle":
            path.addEllipse(rect)
        elif self.shape == "square":
            path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 2, 2)
        else:
            path.addPolygon(_corners(rect, self.shape))
            path.closeSubpath()
        return path


GREEDY = Way("G", str(QT_TRANSLATE_NOOP("TreeWay", "greedy")), "square", lambda look: look.kept)
DRAWN = Way("D", str(QT_TRANSLATE_NOOP("TreeWay", "drawn")), "circle", lambda look: look.after_bar)
HAND = Way("H", str(QT_TRANSLATE_NOOP("TreeWay", "by hand")), "diamond", lambda look: look.hand)
GROWN = Way("E", str(QT_TRANSLATE_NOOP("TreeWay", "expanded")), "roof", lambda look: look.hues[6])
OTHER = Way("O", str(QT_TRANSLATE_NOOP("TreeWay", "otherwise")), "square", lambda look: look.dim)
WAYS = (GREEDY, DRAWN, HAND, GROWN)
_BY_HOW = {
    **dict.fromkeys(("greedy", "tie"), GREEDY),
    **dict.fromkeys(("drawn", "race"), DRAWN),
    **dict.fromkeys(("picked", "forced"), HAND),
    EXPANDED: GROWN,
}


def way_of(step: Step | None) -> Way:
    """The way in which a step chose; `OTHER` for none of the known."""
    if step is None:
        return OTHER
    if step.growth.how == "only":
        return GREEDY if acts_as_greedy(step) else DRAWN
    return _BY_HOW.get(step.growth.how, OTHER)


def _corners(rect: QRectF, shape: str) -> list[QPointF]:
    middle = rect.center()
    if shape == "diamond":
        rect = rect.adjusted(-1.5, -1.5, 1.5, 1.5)
        return [
            QPointF(middle.x(), rect.top()),
            QPointF(rect.right(), middle.y()),
            QPointF(middle.x(), rect.bottom()),
            QPointF(rect.left(), middle.y()),
        ]
    return [
        QPointF(middle.x(), rect.top() - 2),
        QPointF(rect.right(), rect.top() + rect.height() * 0.3),
        QPointF(rect.right(), rect.bottom()),
        QPointF(rect.left(), rect.bottom()),
        QPointF(rect.left(), rect.top() + rect.height() * 0.3),
    ]
