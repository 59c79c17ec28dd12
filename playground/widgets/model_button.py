"""The model in use and the menu to open another; while one opens, how far it is."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from playground.session.language_model import ModelCard
from playground.session.scene import Status
from playground.widgets import plain
from playground.widgets.action_button import button_height
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.icons import draw
from playground.widgets.theme import GRID, SMALL, colours, em, scaled, set_property
from playground.wording import Wording


class _Face(QToolButton):
    """Name in full ink, device and number format paler, an arrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name, self.detail = "", ""
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        name = QFontMetricsF(self.font()).horizontalAdvance(self.name)
        return QSize(round(name + self._detail_width + self._arrow + 6 * GRID), button_height(self))

    @property
    def name_width(self) -> int:
        return round(self.sizeHint().width() - self._detail_width)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(7 * em(self)), button_height(self))

    @property
    def _detail_width(self) -> float:
        metrics = QFontMetricsF(scaled(self, SMALL))
        return metrics.horizontalAdvance(self.detail) + 2 * GRID if self.detail else 0.0

    @property
    def _arrow(self) -> float:
        return 1.2 * em(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        painter.setLayoutDirection(self.layoutDirection())
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        option.features = QStyleOptionToolButton.ToolButtonFeature.None_
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        look = colours(self)
        ink = look.on_accent if self.property("primary") else look.text
        room = self.width() - self._arrow - 5 * GRID
        detail = self._detail_width if room > self._detail_width + 7 * em(self) else 0.0
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        name = QFontMetricsF(self.font()).elidedText(self.name, Qt.TextElideMode.ElideMiddle, room - detail)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(2.5 * GRID, 0, room - detail + 2, self.height()), middle, name)
        self._paint_end(painter, detail, ink)

    def _paint_end(self, painter: QPainter, detail: float, ink: str) -> None:
        look = colours(self)
        end = self.width() - self._arrow - 1.5 * GRID
        if detail:
            painter.setFont(scaled(self, SMALL))
            painter.setPen(QColor(look.dim))
            right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(QRectF(end - detail, 0, detail - GRID, self.height()), right, self.detail)
        place = QRectF(end, (self.height() - self._arrow) / 2, self._arrow, self._arrow)
        faint = ink if self.property("primary") else look.dim
        draw(painter, "chevron", faint, place)


class ModelButton(QWidget):
    """`opening_wished` says from where: `folder`, `file` or `hub`."""

    builtin_wished = Signal()
    opening_wished = Signal(str)
    settings_wished = Signal()
    cancel_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[ModelCard | None, Status] | None = None
        self._face, self._opening = _Face(self), QWidget(self)
        self._stage, self._bar, self._cancel = ElidedLabel(), QProgressBar(), QToolButton()
        self._face.setMenu(self._made_menu())
        self._compose()
        self._opening.hide()

    @property
    def menu(self) -> QMenu:
        """What can be opened."""
        menu = self._face.menu()
        assert isinstance(menu, QMenu)
        return menu

    @property
    def cancel(self) -> QToolButton:
        """Stops an opening."""
        return self._cancel

    @property
    def text(self) -> str:
        """What is read on it."""
        if self._opening.isHidden():
            return " ".join(part for part in (self._face.name, self._face.detail) if part)
        return self._stage.full_text

    def show_model(self, card: ModelCard | None, status: Status) -> bool:
        """The model in use, or how far an opening is. True if the room it wants changed."""
        before, self._shown = self._shown, (card, status)
        opening = status.kind == "opening"
        if opening:
            self._show_opening(status)
        if before and before[0] is card and (before[1].kind == "opening") == opening:
            return False
        self._opening.setVisible(opening)
        self._face.setVisible(not opening)
        self._show_face(card)
        return True

    def _show_opening(self, status: Status) -> None:
        self._stage.show_text(status.text)
        self._bar.setRange(0, 0 if status.fraction is None else 1000)
        if status.fraction is not None:
            self._bar.setValue(round(1000 * status.fraction))

    def _show_face(self, card: ModelCard | None) -> None:
        if card is None:
            name, detail, tip = self.tr("Open a model"), "", self.tr("No model is open; choose one here.")
        else:
            name, detail = card.name, f"{card.device.upper()} · {card.dtype}"
            tip = Wording(self.tr("{name}, {size:,} tokens in the vocabulary, context of {limit:,} tokens"))
            tip = tip.format(name=name, size=card.vocabulary_size, limit=card.context_limit)
        set_property(self._face, "primary", card is None)
        self._face.name, self._face.detail = name, detail
        self._face.setAccessibleName(self.tr("Model: {name}").format(name=f"{name} {detail}".strip()))
        self._face.setToolTip(plain.tip(tip))
        self._face.updateGeometry()
        self._face.update()

    def _made_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.addAction(self.tr("Built-in model")).triggered.connect(self.builtin_wished)
        menu.addSeparator()
        words = {
            "folder": self.tr("Open folder…"),
            "file": self.tr("Open file…"),
            "hub": self.tr("Open from the hub…"),
        }
        for kind, text in words.items():
            menu.addAction(text).triggered.connect(partial(self._on_entry_triggered, kind))
        menu.addSeparator()
        menu.addAction(self.tr("Settings…")).triggered.connect(self.settings_wished)
        return menu

    def _on_entry_triggered(self, kind: str, checked: bool = False) -> None:
        self.opening_wished.emit(kind)

    def _compose(self) -> None:
        self._cancel.setText(self.tr("Cancel"))
        self._cancel.setAccessibleName(self.tr("Stop opening the model"))
        self._cancel.clicked.connect(self.cancel_wished)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self.tr("Opening the model"))
        self._bar.setFixedHeight(round(1.5 * GRID))
        self._stage.setProperty("dim", True)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(self._stage)
        told.addWidget(self._bar)
        inside = QHBoxLayout(self._opening)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(2 * GRID)
        inside.addLayout(told, 1)
        inside.addWidget(self._cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._face)
        row.addWidget(self._opening)

    def sizeHint(self) -> QSize:
        """Room for the name; an opening gets about as much."""
        if self._opening.isHidden():
            return self._face.sizeHint()
        return QSize(round(22 * em(self)), button_height(self))

    def named_width(self) -> int:
        """Room for the whole name without device and number format."""
        return self._face.name_width if self._opening.isHidden() else self.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """The name may be shortened."""
        if self._opening.isHidden():
            return self._face.minimumSizeHint()
        return QSize(round(14 * em(self)), button_height(self))
