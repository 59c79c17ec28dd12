"""The candidates table: rows to look at, to walk through and to choose from."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from playground.session.records import Step
from playground.session.rows import Rows
from playground.widgets import left_to_right, theme
from playground.widgets.candidates_header import CandidatesHeader
from playground.widgets.candidates_model import CandidatesModel, Column, Index
from playground.widgets.candidates_painter import CandidatesPainter, Sheet
from playground.widgets.theme import GRID, colour

_GIVEN_UP = ((), (Column.ID,), (Column.ID, Column.CUT), (Column.ID, Column.CUT, Column.MODEL))
_LEAST_TOKEN, _MOST_TOKEN, _LEAST_BARS = "m" * 11, "m" * 20, "m" * 6


class CandidatesView(QTableView):
    """Emits `token_chosen` on a click, on Enter, and from `choose_row`, while choosing is allowed.

    `token_hovered` carries the token under the mouse or at the focused line, None where there is none.
    """

    token_chosen = Signal(int)
    token_hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # its bars are an axis
        self._model = CandidatesModel(self)
        self._painter = CandidatesPainter(self)
        self._hovered = -1
        self._choosable = self._faded = False
        self._committed = True
        self._told: int | None = None
        self._overlay: Mapping[int, float] | None = None
        self.setModel(self._model)
        self.setHorizontalHeader(CandidatesHeader(self._model, self))
        self.horizontalHeader().show()
        self._set_up()
        self._fit()

    def _set_up(self) -> None:
        self.setProperty("bare", True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Candidates for the next token"))
        self.setAccessibleDescription(self.tr("Up and down to walk, Enter to choose a token."))
        self.entered.connect(self._on_entered)
        self.clicked.connect(self._on_clicked)

    def show_rows(
        self, rows: Rows, step: Step | None, *, log: bool, choosable: bool, committed: bool, faded: bool
    ) -> None:
        """Lists the rows of a step.

        `choosable` says whether a row may be chosen now, `committed` whether the marked token was taken
        rather than about to be, `faded` that the rows are of a moment ago.
        """
        line = self.currentIndex().row()
        self._choosable, self._committed, self._faded = choosable, committed, faded
        before = self._model.rowCount()
        self._model.show_rows(rows, step, log)
        if self._model.rowCount() != before and 0 <= line < self._model.rowCount():
            self.setCurrentIndex(self._model.index(line, Column.TOKEN))
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if choosable else Qt.CursorShape.ArrowCursor
        )
        self._fit()
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def show_overlay(self, probabilities: Mapping[int, float] | None) -> None:
        """Outlines another recipe's bars over those of the step, by token; None takes them away."""
        if probabilities != self._overlay:
            self._overlay = probabilities
            self.viewport().update()

    def choose_row(self, number: int) -> None:
        """Chooses the token in the given line, counted from 1, if that line is one."""
        token = self._model.token_at(number - 1)
        if self._choosable and token is not None:
            self.token_chosen.emit(token)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses; left and right are the window's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose_row(self.currentIndex().row() + 1)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) or event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Below the last row nothing is under the mouse."""
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        self._tell(index.row())
        if not index.isValid():
            self._hover(-1)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse is elsewhere."""
        super().leaveEvent(event)
        self._hover(-1)
        self._tell(self.currentIndex().row() if self.hasFocus() else -1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The line that the keys walked to."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._tell(current.row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Nothing is pointed at by the keys any more."""
        super().focusOutEvent(event)
        self._tell(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns share the new width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another theme or font size."""
        super().changeEvent(event)
        kinds = (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
        if event.type() in kinds and hasattr(self, "_painter"):
            self._painter.dress()
            self._fitted = ()
            self._fit()
            self.viewport().update()

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """The line under a place; the pinned one lies above the others."""
        pinned = self._pinned()
        if pinned is not None and 0 <= pos.y() - pinned[1] < self._painter.line_height:
            return self._model.index(pinned[0], max(0, self.columnAt(pos.x())))
        return super().indexAt(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines, then the frames of the taken and of the current one."""
        look, height = theme.colours(self), self._painter.line_height
        tops = [float(self.rowViewportPosition(line)) for line in range(len(self._model.items))]
        pinned = self._pinned()
        painter = left_to_right.painter_on(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        in_sight = [line for line, top in enumerate(tops) if -height < top < self.viewport().height()]
        self._painter.paint(painter, self._sheet([(line, tops[line]) for line in in_sight]))
        if pinned is not None:
            tops[pinned[0]] = pinned[1]
            painter.fillRect(QRectF(0, pinned[1], self.viewport().width(), height), colour(look.window))
            self._painter.paint(painter, self._sheet([pinned]))
        self._frames(painter, look, tops)
        painter.end()

    @property
    def pinned_line(self) -> int | None:
        """The line that stays at the edge because it was scrolled out of sight."""
        pinned = self._pinned()
        return None if pinned is None else pinned[0]

    def _pinned(self) -> tuple[int, float] | None:
        """The taken line and where it is drawn, if its own place is out of sight."""
        line = self._model.taken_line
        if line is None:
            return None
        top = float(self.rowViewportPosition(line))
        lowest = float(self.viewport().height() - self._painter.line_height)
        return None if 0 <= top <= lowest else (line, min(max(0.0, top), lowest))

    def _frames(self, painter: QPainter, look: theme.Colours, tops: list[float]) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        taken, current = self._model.taken_line, self.currentIndex().row()
        if taken is not None:
            style = Qt.PenStyle.SolidLine if self._committed else Qt.PenStyle.DashLine
            self._frame(painter, tops[taken], QPen(colour(look.taken), 2.0, style), 1.0)
        if self.hasFocus() and current >= 0:
            self._frame(painter, tops[current], QPen(colour(look.focus), 1.5), 2.5)

    def _frame(self, painter: QPainter, top: float, pen: QPen, inset: float) -> None:
        painter.setPen(pen)
        whole = QRectF(0, top, self.viewport().width(), self._painter.line_height)
        rect = whole.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, theme.RADIUS, theme.RADIUS)

    def _sheet(self, lines: list[tuple[int, float]]) -> Sheet:
        items = self._model.items
        columns = {
            column: (float(self.columnViewportPosition(column)), float(self.columnWidth(column)))
            for column in Column
            if not self.isColumnHidden(column)
        }
        return Sheet(
            lines=[(top, items[line]) for line, top in lines],
            height=self._painter.line_height,
            columns=columns,
            scale=self._model.scale,
            hovered=items[self._hovered] if 0 <= self._hovered < len(items) else None,
            faded=self._faded,
            overlay=self._overlay,
        )

    def _on_entered(self, index: QModelIndex) -> None:
        self._hover(index.row() if self._choosable else -1)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.choose_row(index.row() + 1)

    def _tell(self, line: int) -> None:
        token = self._model.token_at(line)
        if token != self._told:
            self._told = token
            self.token_hovered.emit(token)

    def _hover(self, line: int) -> None:
        if line != self._hovered:
            self._hovered = line
            self.viewport().update()

    _fitted: tuple[object, ...] = ()

    def _fit(self) -> None:
        """Shares the width: numbers take what they need, tokens and bars the rest.

        Where that is too little, columns are given up, the least needed first; what they say stays in
        the tooltip and in the sentence of the row.
        """
        most = max((len(item.texts[Column.ID]) for item in self._model.items), default=5)
        ranks = max((len(item.texts[Column.RANK]) for item in self._model.items), default=2)
        tags = max((item.texts[Column.CUT] for item in self._model.items), key=len, default="")
        key = (self.viewport().width(), max(most, 5), max(ranks, 2), tags)
        if key == self._fitted:
            return
        self._fitted = key
        width = self._painter.width_of
        tag = min(width(tags, small=True) + 2 * GRID, width("m" * 12))
        fixed = {
            Column.RANK: width("0" * key[2]) - GRID,
            Column.ID: width("0" * key[1]),
            Column.MODEL: width(">99.99 %"),
            Column.AFTER: width(">99.99 %"),
            Column.CUT: max(tag, width(self.tr("none kept"), small=True) + GRID),
        }
        self._share(key[0], fixed)
        self.verticalHeader().setDefaultSectionSize(self._painter.line_height)

    def _share(self, whole: int, fixed: dict[Column, int]) -> None:
        width = self._painter.width_of
        least_token, most_token, least_bars = width(_LEAST_TOKEN), width(_MOST_TOKEN), width(_LEAST_BARS)
        for given_up in _GIVEN_UP:
            rest = whole - sum(size for column, size in fixed.items() if column not in given_up)
            if rest >= least_token + least_bars:
                break
        token = max(least_token, min(most_token, round(rest * 0.42)))
        token = min(token, max(GRID, rest - 4 * GRID))
        for column in Column:
            self.setColumnHidden(column, column in given_up)
        for column, size in {**fixed, Column.TOKEN: token, Column.BARS: max(1, rest - token)}.items():
            self.setColumnWidth(column, size)
