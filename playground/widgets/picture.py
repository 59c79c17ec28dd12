"""Any widget as a picture file: PNG at a scale, SVG or PDF. Works also for one that was never shown."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from playground.errors import FileFault
from playground.session.aside import write_aside
from playground.session.numbers import figure
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
    result = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    result.setDevicePixelRatio(scale)
    _draw(widget, result)
    return result


def save_picture(widget: QWidget, path: Path, scale: float = 1.0) -> None:
    """Writes PNG, SVG or PDF by the ending of the path, aside and then in its place. Raises: FileFault."""
    match path.suffix.lower():
        case ".png":
            data = _png(widget, scale)
        case ".svg":
            data = _svg(widget)
        case ".pdf":
            data = _pdf(widget)
        case _:
            raise FileFault(
                translate("Picture", "“{name}” must end in .png, .svg or .pdf.").format(name=path.name)
            )
    write_aside(path, [data])


def _size(widget: QWidget) -> QSize:
    if not widget.testAttribute(Qt.WidgetAttribute.WA_Resized):
        widget.adjustSize()
    return widget.size()


def _draw(widget: QWidget, device: QPaintDevice) -> None:
    painter = QPainter(device)
    widget.render(painter, QPoint())
    painter.end()


def _png(widget: QWidget, scale: float) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image(widget, scale).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def _svg(widget: QWidget) -> bytes:
    data, size = QByteArray(), _size(widget)
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setResolution(widget.logicalDpiY())  # else letters are smaller than the boxes around them
    generator.setViewBox(QRect(QPoint(), size))
    generator.setTitle("Decoding Playground")
    _draw(widget, generator)
    return bytes(data.data())


def _pdf(widget: QWidget) -> bytes:
    data, size = QByteArray(), _size(widget)
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_PDF_DPI)
    points = QSizeF(size) * 72 / _PDF_DPI
    writer.setPageSize(QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF())
    _draw(widget, writer)
    buffer.close()
    return bytes(data.data())
