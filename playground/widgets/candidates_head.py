"""Heading of the candidates: the text they would follow, and how they are listed."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from playground.qt.settings import ROW_COUNTS
from playground.session.pieces import text_of
from playground.session.rows import BY_AFTER, BY_MODEL
from playground.session.scene import Scene
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.flow_layout import FlowLayout
from playground.widgets.theme import GRID, em
from playground.widgets.two_ends import TwoEnds

ROW_CHOICES = (5, 9, 15, 20, 30, 40, 64)
_TAIL = 24
_MOST_HEADING_EM = 12


class CandidatesHead(QWidget):
    """Emits `view_changed` when a person chose another number of rows, scale or order."""

    view_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows, self.log, self.order = 15, False, BY_MODEL
        self._tail_of: tuple[object, ...] = ()
        heading = _Heading()
        heading.show_text(self.tr("NEXT TOKEN AFTER"))
        self._tail = _Tail(Qt.TextElideMode.ElideLeft)
        self._tail.setAccessibleDescription(self.tr("The text before the cursor"))
        self._rows_button = self._menu_button(self.tr("How many tokens are listed"))
        self._scale_button = self._menu_button(self.tr("Scale of the bars"))
        self._order_button = self._menu_button(self.tr("Order of the rows"))
        buttons = (self._rows_button, self._scale_button, self._order_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(TwoEnds(_line(heading, self._tail), _flow(*buttons)))
        self._fill_menus()
        self._name_buttons()

    def use_view(self, rows: int, log: bool, order: str) -> None:
        """Sets what the menus have checked; numbers out of range are brought into it."""
        self.rows = ROW_COUNTS.nearest(rows)
        self.log, self.order = log, BY_AFTER if order == BY_AFTER else BY_MODEL
        self._name_buttons()

    def show_scene(self, scene: Scene) -> None:
        """Shows the end of the text that the candidates would follow."""
        line = scene.line
        running = scene.shown is not None and scene.shown.kind == "running"
        end = scene.cursor - 1 if running else scene.cursor
        key = (line.version, end, line.length > 0, scene.prompt)
        if key == self._tail_of:
            return
        self._tail_of = key
        before: list[bytes] = [mark.piece for mark in line.marks[max(0, end - _TAIL) : end]]
        if not before and scene.prompt:
            before, end = list(scene.prompt.pieces[-_TAIL:]), len(scene.prompt.pieces)
        text = text_of(before).replace("\n", "↵").lstrip("\ufffd")
        opening, closing = self.tr("“{text}”").split("{text}")
        quotes = (opening + "…" if end > _TAIL else opening, closing) if text else ("", "")
        self._tail.show_text(text, *quotes)

    @property
    def tail(self) -> str:
        """The text shown, with its quotation marks."""
        return self._tail.full_text

    def _menu_button(self, meaning: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setToolTip(meaning)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(QMenu(button))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _fill_menus(self) -> None:
        rows = [(self.tr("{count} rows").format(count=count), count) for count in ROW_CHOICES]
        scales = [(self.tr("Linear"), False), (self.tr("Logarithmic, for what is rare"), True)]
        orders = [
            (self.tr("By the model's probability"), BY_MODEL),
            (self.tr("By the probability after the strategy"), BY_AFTER),
        ]
        self._fill(self._rows_button, rows, self._on_rows_triggered)
        self._fill(self._scale_button, scales, self._on_scale_triggered)
        self._fill(self._order_button, orders, self._on_order_triggered)

    def _fill(
        self,
        button: QToolButton,
        choices: Sequence[tuple[str, int | str]],
        slot: Callable[[QAction], None],
    ) -> None:
        group = QActionGroup(button)
        for text, value in choices:
            action = QAction(text, group, checkable=True)
            action.setData(value)
            button.menu().addAction(action)
        group.triggered.connect(slot)

    def _name_buttons(self) -> None:
        self._rows_button.setText(self.tr("show {count} ▾").format(count=self.rows))
        self._scale_button.setText(self.tr("log ▾") if self.log else self.tr("linear ▾"))
        by_after = self.order == BY_AFTER
        self._order_button.setText(self.tr("order: after ▾") if by_after else self.tr("order: by model ▾"))
        buttons = (self._rows_button, self._scale_button, self._order_button)
        for button, value in zip(buttons, (self.rows, self.log, self.order), strict=True):
            button.setAccessibleName(f"{button.toolTip()}: {button.text().removesuffix(' ▾')}")
            for action in button.menu().actions():
                action.setChecked(action.data() == value)

    @Slot(QAction)
    def _on_rows_triggered(self, action: QAction) -> None:
        self._change(int(action.data()), self.log, self.order)

    @Slot(QAction)
    def _on_scale_triggered(self, action: QAction) -> None:
        self._change(self.rows, bool(action.data()), self.order)

    @Slot(QAction)
    def _on_order_triggered(self, action: QAction) -> None:
        self._change(self.rows, self.log, str(action.data()))

    def _change(self, rows: int, log: bool, order: str) -> None:
        self.use_view(rows, log, order)
        self.view_changed.emit()


class _Heading(ElidedLabel):
    """Shortened only in a narrow window that has large type."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("heading", True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """All of it, up to a width."""
        hint = self.sizeHint()
        return hint.boundedTo(QSize(round(_MOST_HEADING_EM * em(self)), hint.height()))


class _Tail(ElidedLabel):
    """Takes what the heading leaves."""

    def sizeHint(self) -> QSize:
        """A few letters."""
        return self.minimumSizeHint()


def _line(*parts: QWidget) -> QWidget:
    """Widgets side by side; the last one takes the room where it wants it."""
    line = QWidget()
    layout = QHBoxLayout(line)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(GRID)
    for part in parts:
        layout.addWidget(part)
    return line


def _flow(*parts: QWidget) -> QWidget:
    """Widgets side by side, in more rows where there is no room for one."""
    line = QWidget()
    layout = FlowLayout(line, GRID, in_one_row=True)
    for part in parts:
        layout.addWidget(part)
    return line
