"""The text: every token a span that can be hovered, clicked and selected, painted in one view."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QGuiApplication,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QMenu, QToolTip, QWidget

from playground.session.pieces import text_of
from playground.session.scene import Mark, Scene
from playground.widgets import left_to_right, plain, token_colours
from playground.widgets.text_layout import Face, TextLayout
from playground.widgets.text_painting import Painting
from playground.widgets.text_runs import Kind, Runs
from playground.widgets.theme import GRID, SMALL, colour, colours, monospaced, scaled
from playground.widgets.token_tip import token_tip

MARGIN = 3 * GRID
_RELAID = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


class TextView(QAbstractScrollArea):
    """Shows the line of a scene; emits the node of a generated token that is clicked."""

    token_clicked = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runs = Runs()
        self._marks: list[Mark] = []
        self._version = -1
        self._special_ids: frozenset[int] = frozenset()
        self._prompt_length = self._cursor = 0
        self._way = token_colours.WAYS[0]
        self._running = False
        self._follows = True
        self._hovered: int | None = None
        self._pressed: QPointF | None = None
        self._anchor = self._end = 0
        self._layout = TextLayout(self._face(), 1.0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor)
        self.verticalScrollBar().actionTriggered.connect(self._on_scrolled_by_hand)
        self.setAccessibleName(self.tr("Text"))
        self._describe()

    # what is shown

    def show_scene(self, scene: Scene) -> None:
        """Adds what is new; lays out everything only if earlier tokens changed."""
        line = scene.line
        special_ids = scene.card.special_ids if scene.card else frozenset()
        before = (self._version, len(self._marks), self._cursor, self._running)
        if (
            line.version != self._version
            or line.length < len(self._marks)
            or special_ids != self._special_ids
        ):
            self._special_ids = special_ids
            self._restart(scene)
        elif line.length > len(self._marks):
            self._add(line.marks[len(self._marks) : line.length])
        self._running = scene.status.kind == "running"
        moved, self._cursor = self._cursor != scene.cursor, scene.cursor
        if before == (self._version, len(self._marks), self._cursor, self._running):
            return
        if moved and not self._running:
            self._follows = True
        self._settle()

    def _restart(self, scene: Scene) -> None:
        line = scene.line
        self._version, self._prompt_length = line.version, line.prompt_length
        self._marks = list(line.shown)
        self._runs = Runs(self._special_ids)
        for mark in self._marks:
            self._runs.add(mark)
        self._anchor = self._end = 0
        self._hovered = None
        self._layout.begin(self._runs, self._prompt_length)

    def _add(self, marks: Sequence[Mark]) -> None:
        changed = min([self._runs.add(mark) for mark in marks])
        self._marks.extend(marks)
        self._layout.follow(changed)

    def _settle(self) -> None:
        """After a change: scroll bar, place, description, picture."""
        self._fit_scroll_bar()
        if self._follows:
            self._show_cursor()
        if not self._running:
            self._describe()
        self.viewport().update()

    def _describe(self) -> None:
        text = text_of([mark.piece for mark in self._marks])
        self.setAccessibleDescription(text or self._advice())

    def _advice(self) -> str:
        return self.tr("The text grows here, token by token. Type a prompt above, then step or run.")

    def colour_by(self, key: str) -> None:
        """Another thing for the backgrounds to tell; see `token_colours.WAYS`."""
        self._way = token_colours.BY_KEY.get(key, token_colours.WAYS[0])
        self.viewport().update()

    def text(self) -> str:
        """All of it, exactly."""
        return text_of([mark.piece for mark in self._marks])

    def selected_text(self) -> str:
        """The selected part, exactly: no badges, no marks."""
        return self._runs.exact(*self._selection())

    def selected_steps(self) -> tuple[int, int] | None:
        """First and last step of the selected part; None where no generated token is selected."""
        start, end = self._selection()
        runs = self._runs.between(start, end) if start < end else []
        steps = [run.mark - self._prompt_length + 1 for run in runs if run.mark >= self._prompt_length]
        return (steps[0], steps[-1]) if steps else None

    def rect_of(self, index: int) -> QRectF:
        """Where the first part of a token is in the viewport; empty if there is no such token."""
        rects = self._layout.rects_of(index)
        return rects[0].translated(self._origin()) if rects else QRectF()

    # layout

    def _face(self) -> Face:
        look = colours(self)
        small, fixed = scaled(self, SMALL), monospaced(self, SMALL)
        formats = {
            Kind.BADGE: _form(look.on_recipe_mark, small),
            Kind.PENDING: _form(look.dim, fixed),
            Kind.CONTROL: _form(look.hand, fixed),
            Kind.LINE_END: _form(look.dim),
        }
        return Face(self.font(), 2 * GRID, formats, _form(look.dim))

    def _lay_out(self) -> None:
        width = max(1.0, self.viewport().width() - 2.0 * MARGIN)
        self._layout.use(self._face(), width)
        self._fit_scroll_bar()
        if self._follows:
            self._show_cursor()
        self.viewport().update()

    def _fit_scroll_bar(self) -> None:
        # One more line, so that the box for the next token always has room.
        line = self.fontMetrics().lineSpacing() + 2 * GRID
        height = round(self._layout.height + line + 2 * MARGIN)
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, height - self.viewport().height()))
        bar.setPageStep(max(1, self.viewport().height()))
        bar.setSingleStep(line)

    def _origin(self) -> QPointF:
        return QPointF(MARGIN, MARGIN - self.verticalScrollBar().value())

    def _show_cursor(self) -> None:
        caret = self._layout.caret(self._cursor).translated(self._origin())
        bar = self.verticalScrollBar()
        if self._cursor >= len(self._marks):
            bar.setValue(bar.maximum())
            return
        room = self.viewport().height() - MARGIN
        if caret.bottom() > room:
            bar.setValue(bar.value() + round(caret.bottom() - room + MARGIN))
        elif caret.top() < MARGIN:
            bar.setValue(bar.value() + round(caret.top() - MARGIN))

    def _cursor_is_seen(self) -> bool:
        caret = self._layout.caret(self._cursor).translated(self._origin())
        return 0 <= caret.center().y() <= self.viewport().height()

    def _on_scrolled_by_hand(self) -> None:
        # The bar's value follows after this signal; its slider position is where it goes.
        bar = self.verticalScrollBar()
        ahead = bar.sliderPosition() - bar.value()
        caret = self._layout.caret(self._cursor).translated(self._origin())
        self._follows = 0 <= caret.center().y() - ahead <= self.viewport().height()

    # events

    def changeEvent(self, event: QEvent) -> None:
        """Fonts and colours are part of the layout."""
        super().changeEvent(event)
        if event.type() in _RELAID:
            self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks other lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()
        else:
            self._fit_scroll_bar()
            if self._follows:
                self._show_cursor()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is in sight."""
        painter = left_to_right.painter_on(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._marks:
            self._paint_advice(painter)
            return
        painting = Painting(painter, self._layout, self._marks, colours(self), self._origin(), self._way)
        painting.paint(QRectF(event.rect()), self._cursor, self._hovered, self._selection())

    def _paint_advice(self, painter: QPainter) -> None:
        painter.setPen(colour(colours(self).dim))
        room = self.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._advice())

    def _selection(self) -> tuple[int, int]:
        return (min(self._anchor, self._end), max(self._anchor, self._end))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begins a click or a selection."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()
            extends = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._end = self._layout.offset_at(event.position() - self._origin())
            self._anchor = self._anchor if extends else self._end
            self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Selects while the button is down, else hovers."""
        if self._pressed is None:
            self._hover(event.position())
        elif self._is_drag(event.position()):
            self._end = self._layout.offset_at(event.position() - self._origin())
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press without a drag is a click."""
        if event.button() != Qt.MouseButton.LeftButton or self._pressed is None:
            return
        dragged, self._pressed = self._is_drag(event.position()), None
        index = self._index_at(event.position())
        if not dragged and index is not None and self._marks[index].step is not None:
            self.token_clicked.emit(self._marks[index].node)

    def _is_drag(self, point: QPointF) -> bool:
        least = QGuiApplication.styleHints().startDragDistance()
        return self._pressed is not None and (point - self._pressed).manhattanLength() >= least

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is hovered any more."""
        super().leaveEvent(event)
        self._set_hovered(None)

    def _hover(self, point: QPointF) -> None:
        self._set_hovered(self._index_at(point))

    def _set_hovered(self, index: int | None) -> None:
        if index == self._hovered:
            return
        self._hovered = index
        mark = None if index is None else self._marks[index]
        hand = mark is not None and mark.step is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.IBeamCursor)
        self.token_hovered.emit(mark)
        self.viewport().update()

    def _index_at(self, point: QPointF) -> int | None:
        found = self._layout.place_at(point - self._origin())
        return found[1].mark if found else None

    def viewportEvent(self, event: QEvent) -> bool:
        """Tooltips of tokens."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos()), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._set_hovered(None)
        return super().viewportEvent(event)

    def tip_at(self, point: QPoint) -> str:
        """The tooltip of the token under a point of the viewport; empty where there is none."""
        index = self._index_at(QPointF(point))
        if index is None:
            return ""
        special = self._marks[index].token in self._special_ids
        return plain.tip(token_tip(self._marks[index], index + 1, special=special))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Who scrolls away from the cursor is left alone, who comes back follows again."""
        super().wheelEvent(event)
        self._follows = self._cursor_is_seen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down scroll; copying; everything else is the window's."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_all()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Copy."""
        menu = self.copy_menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def copy_menu(self) -> QMenu:
        """What the context menu offers."""
        menu = QMenu(self)
        selected = menu.addAction(self.tr("Copy text"), self.copy)
        selected.setEnabled(self._anchor != self._end)
        everything = menu.addAction(self.tr("Copy all"), self.copy_all)
        everything.setEnabled(bool(self._marks))
        return menu

    def select_all(self) -> None:
        """Selects the whole text."""
        self._anchor, self._end = 0, self._runs.length
        self.viewport().update()

    def copy(self) -> None:
        """Puts the selected text on the clipboard."""
        if text := self.selected_text():
            QGuiApplication.clipboard().setText(text)

    def copy_all(self) -> None:
        """Puts the whole text on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())


def _form(name: str, font: QFont | None = None) -> QTextCharFormat:
    form = QTextCharFormat()
    form.setForeground(colour(name))
    if font is not None:
        form.setFont(font)
    return form
