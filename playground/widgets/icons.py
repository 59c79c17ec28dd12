"""The program's own icons: drawings in one colour, tinted by the theme, and that of the program itself."""

from functools import lru_cache
from importlib import resources

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from playground.widgets.theme import colours

_APP_SIZES = (16, 24, 32, 48, 64, 128, 256)


def icon(name: str, widget: QWidget, side: int) -> QIcon:
    """The drawing `name` in the text colour of the widget's theme, paler where disabled.

    It is sharp at `side` device-independent pixels on the widget's screen.
    """
    look = colours(widget)
    return tinted(name, look.text, look.cut, side, round(side * widget.devicePixelRatioF()))


@lru_cache(maxsize=256)
def tinted(name: str, colour: str, disabled: str, *sides: int) -> QIcon:
    """The drawing in two colours, for these sides in pixels of the screen.

    Raises: FileNotFoundError if there is no such drawing.
    """
    result = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, disabled)):
        for side in sides:
            result.addPixmap(_pixmap(_drawing(name, tint), side), mode)
    return result


def draw(painter: QPainter, name: str, colour: str, place: QRectF) -> None:
    """Paints the drawing in one colour, as large as fits into the middle of a place, sharp on any screen."""
    side = min(place.width(), place.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(place.center())
    _drawing(name, colour).render(painter, square)


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """That of the program, for its windows; the same on light and on dark ground."""
    result = QIcon()
    for side in _APP_SIZES:
        result.addPixmap(_pixmap(_renderer(_read("decoding-playground.svg")), side))
    return result


def _pixmap(drawing: QSvgRenderer, side: int) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    drawing.render(painter, QRectF(0, 0, side, side))
    painter.end()
    return pixmap


@lru_cache(maxsize=256)
def _drawing(name: str, colour: str) -> QSvgRenderer:
    return _renderer(_read("icons", f"{name}.svg").replace("currentColor", colour))


def _renderer(svg: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg.encode()))


@lru_cache(maxsize=64)
def _read(*path: str) -> str:
    return resources.files("playground.resources").joinpath(*path).read_text("utf-8")
