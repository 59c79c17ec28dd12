"""Widgets drawn one by one, each cut at its edges, for devices that do not do so themselves.

On screen nothing runs over the edge of its widget. In a drawing it would: the SVG generator of Qt knows
no clipping at all, and its PDF writer none for what a widget paints beyond itself.
"""

import re
from collections.abc import Iterator
from functools import cache
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QFont, QFontInfo, QPainter, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

_INSIDE = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_WORDS = re.compile(r"<(title|desc)>.*?</\1>", re.DOTALL)
_FACE = re.compile(r'font-family="([^"]*)"')
_NAME = re.compile(r'(id="|url\(#|href="#)')


def draw(widget: QWidget, painter: QPainter, place: QPoint) -> None:
    """Draws the widget and all in it, its corner at `place`."""
    for part, seen, corner in _parts(widget, place):
        painter.save()
        painter.setClipRect(seen.translated(corner))
        painter.translate(corner)
        _render(part, painter, seen)
        painter.restore()


def svg(widget: QWidget, size: QSize, place: QPoint, ground: str, title: str) -> str:
    """An SVG of `size` px on a ground of one colour, the widget's corner at `place`."""
    width, height = size.toTuple()
    parts = "".join(_svg_part(number, *part) for number, part in enumerate(_parts(widget, place)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n<title>{escape(title)}</title>\n'
        f'<rect width="{width}" height="{height}" fill="{ground}"/>\n{parts}</svg>\n'
    )


def _parts(widget: QWidget, place: QPoint) -> Iterator[tuple[QWidget, QRect, QPoint]]:
    """Every widget from the back to the front, the part of it that is seen, and where its corner is."""
    waiting = [(widget, widget.rect(), place)]
    while waiting:
        part, seen, corner = waiting.pop()
        yield part, seen, corner
        for child in reversed(part.children()):
            if isinstance(child, QWidget) and not child.isWindow() and child.isVisibleTo(part):
                shown = seen.translated(-child.pos()) & child.rect()
                if not shown.isEmpty():
                    waiting.append((child, shown, corner + child.pos()))


def _render(widget: QWidget, painter: QPainter, seen: QRect) -> None:
    """A part of the widget, in its place, without its children.

    Named by its class, for a graphics view has a `render` of its own.
    """
    QWidget.render(widget, painter, seen.topLeft(), QRegion(seen), QWidget.RenderFlag(0))


def _svg_part(number: int, widget: QWidget, seen: QRect, corner: QPoint) -> str:
    """One widget as an inner drawing, which cuts what lies outside; names in it are made its own.

    A widget that scrolls nothing and is seen whole is not cut: another program's letters may be wider.
    """
    inside = _INSIDE.search(_generated(widget))
    assert inside, "the generator wrote no drawing"
    named = _NAME.sub(rf"\g<1>w{number}-", _WORDS.sub("", inside[1]))
    named = _FACE.sub(lambda found: f'font-family="{_faces(found[1])}"', named)
    scrolls = isinstance(widget.parentWidget(), QAbstractScrollArea)
    cut = "visible" if seen == widget.rect() and not scrolls else "hidden"
    (x, y), (left, top) = (corner + seen.topLeft()).toTuple(), seen.topLeft().toTuple()
    width, height = seen.size().toTuple()
    return (
        f'<svg x="{x}" y="{y}" width="{width}" height="{height}" '
        f'viewBox="{left} {top} {width} {height}" overflow="{cut}">{named}</svg>\n'
    )


@cache
def _faces(name: str) -> str:
    """The face that Qt takes for a name, and what to take where that is not installed."""
    font = QFontInfo(QFont(name))
    return f"{escape(font.family())}, {'monospace' if font.fixedPitch() else 'sans-serif'}"


def _generated(widget: QWidget) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    generator.setResolution(widget.logicalDpiY())  # else letters are smaller than the boxes around them
    generator.setViewBox(widget.rect())
    painter = QPainter(generator)
    _render(widget, painter, widget.rect())
    painter.end()
    return bytes(data.data()).decode("utf-8")
