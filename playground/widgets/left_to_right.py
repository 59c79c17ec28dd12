"""What is never mirrored, whatever the language: axes, code, and tokens in the order of their text.

In a right-to-left language Qt mirrors layouts, and painters align text from the right. That is right for
words and controls; what is painted by hand has its own places.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsWidget, QWidget


def keep(part: QWidget | QGraphicsWidget) -> None:
    """A widget with all that is in it."""
    part.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def painter_on(widget: QWidget) -> QPainter:
    """A painter that takes left for left."""
    painter = QPainter(widget)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    return painter
