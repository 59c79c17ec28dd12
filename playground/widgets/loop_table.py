"""The loop twice, side by side: as code with the line that runs lit, and as what it really did."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QBrush, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from playground.session.loop import LINES, LoopValue
from playground.session.numbers import figure
from playground.widgets import left_to_right, plain, theme
from playground.widgets.theme import GRID, colour

_MARK, _CODE, _VALUE, _MS = range(4)
_PLACES = {line.key: place for place, line in enumerate(LINES) if line.key}


class LoopTable(QTableWidget):
    """One row a line of code. The lit one has an arrow; what has not run yet is pale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(len(LINES), 4, parent)
        left_to_right.keep(self)  # code, in every language
        self._lit = ""
        self._cells: list[list[QTableWidgetItem]] = []
        self.setProperty("bare", True)
        self.setHorizontalHeaderLabels(["", self.tr("the loop"), self.tr("in this step"), self.tr("ms")])
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("The loop of generation, line by line"))
        self._fill()
        self._dress()

    def show_values(self, values: Sequence[LoopValue]) -> None:
        """Fills in what the lines did; lines without a value are empty."""
        for key, place in _PLACES.items():
            value = next((one for one in values if one.key == key), LoopValue(key, ""))
            ms = "" if value.ms is None else figure(value.ms, ".2f" if value.ms < 10 else ".0f")
            self._set(place, _VALUE, value.text)
            self._set(place, _MS, ms)

    def light(self, key: str) -> None:
        """Lights the line with this key."""
        if key == self._lit:
            return
        self._lit = key
        self._paint_rows()
        place = _PLACES[key]
        self.scrollToItem(self._cells[place][_CODE])
        self.setAccessibleDescription(f"{LINES[place].code.strip()}: {self._cells[place][_VALUE].text()}")

    @property
    def lit(self) -> str:
        """The key of the lit line."""
        return self._lit

    def value(self, key: str) -> str:
        """What is shown beside a line."""
        return self._cells[_PLACES[key]][_VALUE].text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The values take what the code leaves."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another theme or font size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and getattr(
            self, "_cells", None
        ):
            self._dress()

    def _fill(self) -> None:
        for place, line in enumerate(LINES):
            cells = [QTableWidgetItem(text) for text in ("", line.code, "", "")]
            cells[_MS].setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, cell in enumerate(cells):
                cell.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.setItem(place, column, cell)
            self._cells.append(cells)

    def _set(self, place: int, column: int, text: str) -> None:
        item = self._cells[place][column]
        if item.text() != text:
            item.setText(text)
            item.setToolTip(plain.tip(text))

    def _dress(self) -> None:
        mono = theme.monospaced(self)
        for place in range(len(LINES)):
            for column in range(4):
                self._cells[place][column].setFont(mono)
        height = round(QFontMetricsF(mono).height() + 1.5 * GRID)
        self.verticalHeader().setDefaultSectionSize(height)
        self.setMinimumHeight(height * 6)
        self._paint_rows()
        self._fit()

    def _paint_rows(self) -> None:
        look = theme.colours(self)
        run, lit = colour(look.text), _PLACES.get(self._lit, -1)
        for place in range(len(LINES)):
            ink = colour(look.on_accent) if place == lit else run if place < lit else colour(look.dim)
            ground = QBrush(colour(look.accent)) if place == lit else QBrush()
            self._cells[place][_MARK].setText("▶" if place == lit else "")
            for column in range(4):
                self._cells[place][column].setForeground(ink)
                self._cells[place][column].setBackground(ground)

    def _fit(self) -> None:
        metrics = QFontMetricsF(theme.monospaced(self))
        code = max(metrics.horizontalAdvance(line.code) for line in LINES) + 3 * GRID
        mark, ms = metrics.horizontalAdvance("▶") + 3 * GRID, metrics.horizontalAdvance("0000.0") + 3 * GRID
        rest = self.viewport().width() - mark - ms
        code = min(code, rest * 0.55)
        for column, width in {_MARK: mark, _CODE: code, _VALUE: rest - code, _MS: ms}.items():
            self.setColumnWidth(column, max(1, int(width)))
