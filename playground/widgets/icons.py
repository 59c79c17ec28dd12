"""The program's own icons: drawings in one colour, tinted by the theme when they are asked for."""

from functools import lru_cache
from importlib import resources

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from playground.widgets.theme import colours

_SIZES = (16, 20, 24, 32, 48, 64, 96)


def icon(name: str, widget: QWidget) -> QIcon:
    """The drawing `name` in the text colour of the widget's theme, paler where disabled."""
    look = colours(widget)
    return tinted(name, look.text, look.cut)


@lru_cache(maxsize=256)
def tinted(name: str, colour: str, disabled: str) -> QIcon:
    """The drawing in two colours. Raises: FileNotFoundError if there is no such drawing."""
    result = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        for size in _SIZES:
            result.addPixmap(_drawn(name, tint, size), mode)
    return result


def _drawn(name: str, colour: str, size: int) -> QPixmap:
    svg = _source(name).replace("currentColor", colour)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _source(name: str) -> str:
    return (resources.files("playground.resources") / "icons" / f"{name}.svg").read_text("utf-8")
