"""A check box that is plain to see in either theme."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton

from playground.widgets.icons import draw
from playground.widgets.theme import colours


class CheckBox(QCheckBox):
    """Outlined when off, filled with a tick when on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box, tick, text, focus ring."""
        look = colours(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style, element = self.style(), QStyle.SubElement
        box = QRectF(style.subElementRect(element.SE_CheckBoxIndicator, option, self)).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, usable = self.isChecked(), self.isEnabled()
        fill = (look.accent if usable else look.cut) if on else look.surface
        focused = look.text if on else look.focus
        edge = focused if self.hasFocus() else look.dim if usable else look.border
        painter.setPen(QPen(QColor(fill if on and not self.hasFocus() else edge), 1.5))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, 3, 3)
        if on:
            draw(painter, "check", look.on_accent, box)
        painter.setPen(QColor(look.text if usable else look.cut))
        place = QRectF(style.subElementRect(element.SE_CheckBoxContents, option, self))
        words = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(place, words, self.text())
        painter.end()
