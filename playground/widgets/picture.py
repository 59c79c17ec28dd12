"""Any widget as a picture file: PNG at a scale, SVG or PDF. Works also for one that was never shown."""

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMargins,
    QMarginsF,
    QPoint,
    QRect,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter, QRegion
from PySide6.QtWidgets import QWidget

from playground.errors import FileFault
from playground.session.numbers import figure
from playground.widgets import drawing
from playground.widgets.theme import GRID, colour, colours
from playground.wording import translate

MOST_PIXELS = 100_000_000
LONGEST_SIDE = 30_000
_PDF_DPI = 96


def image(widget: QWidget, scale: float = 1.0) -> QImage:
    """The widget as an image. Raises: FileFault if it would be too large to be held."""
    size = _size(widget)
    pixels = QSize(round(size.width() * scale), round(size.height() * scale))
    if pixels.width() * pixels.height() > MOST_PIXELS or max(pixels.toTuple()) > LONGEST_SIDE:
        sides = f"{figure(pixels.width(), ',')} × {figure(pixels.height(), ',')}"
        raise FileFault(
            translate("Picture", "A picture of {sides} pixels is too large; choose a smaller scale.").format(
                sides=sides
            )
        )
    result = QImage(pixels, QImage.Format.Format_RGB32)
    result.setDevicePixelRatio(scale)
    margin = _margin(widget)
    result.fill(colour(colours(widget).window))  # many a panel has no ground of its own
    painter = QPainter(result)
    QWidget.render(widget, painter, QPoint(margin, margin), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    return result


def picture(widget: QWidget, suffix: str, scale: float = 1.0) -> bytes:
    """The widget as a file that ends in .png (at a scale), .svg or .pdf. Raises: FileFault if too large."""
    if suffix == ".png":
        return _png(widget, scale)
    return _svg(widget) if suffix == ".svg" else _pdf(widget)


def _margin(widget: QWidget) -> int:
    """A part of a window stands free, as it does there."""
    return 0 if widget.isWindow() else 3 * GRID


def _size(widget: QWidget) -> QSize:
    if not widget.testAttribute(Qt.WidgetAttribute.WA_Resized):
        widget.adjustSize()
    return widget.size().grownBy(QMargins() + _margin(widget))


def _png(widget: QWidget, scale: float) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image(widget, scale).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def _svg(widget: QWidget) -> bytes:
    margin = _margin(widget)
    place, ground = QPoint(margin, margin), colours(widget).window
    return drawing.svg(widget, _size(widget), place, ground, "Decoding Playground").encode()


def _pdf(widget: QWidget) -> bytes:
    data, size = QByteArray(), _size(widget)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    points = QSizeF(size) * 72 / _PDF_DPI
    writer.setPageSize(QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF())
    margin = _margin(widget)
    painter = QPainter(writer)
    painter.fillRect(QRect(QPoint(), size), colour(colours(widget).window))
    drawing.draw(widget, painter, QPoint(margin, margin))
    painter.end()
    buffer.close()
    return bytes(data.data())
