"""Verify: every strategy beside that of transformers, on this machine and with the model in use."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHeaderView,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from playground.qt.verifier import Verifying
from playground.qt.worker import Failure
from playground.session.agreement import Row, cells, summary, table
from playground.session.numbers import count
from playground.widgets import plain
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.labels import error_label, plain_label
from playground.widgets.theme import SMALL, em, monospaced, set_property
from playground.wording import localised

_FIRST_NUMBER = 2
_MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class VerifyDialog(QDialog):
    """`run_wished` and `stop_wished` are the person's; rows, progress and faults are shown as told."""

    run_wished = Signal()
    stop_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Verify"))
        self._rows: Sequence[Row] = ()
        self._running = False
        self._table = QTableWidget(0, 5)
        self._bar, self._verdict, self._error = QProgressBar(), plain_label(), error_label()
        self._run, self._copy = QPushButton(), QPushButton(self.tr("Copy the table"))
        self._close = QPushButton(self.tr("Close"))
        self._compose()
        self._run.clicked.connect(self._on_run_clicked)
        self._copy.clicked.connect(self._on_copy_clicked)
        self._close.clicked.connect(self.reject)
        self._show_state()
        self.resize(self.sizeHint())  # left alone, a dialog takes no more than two thirds of the screen

    @property
    def run_button(self) -> QPushButton:
        """Starts and stops."""
        return self._run

    @property
    def copy_button(self) -> QPushButton:
        """Puts the table on the clipboard."""
        return self._copy

    @property
    def verdict(self) -> str:
        """The whole in a sentence, empty before there are rows."""
        return self._verdict.text()

    @property
    def error_text(self) -> str:
        """Why there are no rows, empty where all is well."""
        return "" if self._error.isHidden() else self._error.text()

    def texts(self) -> list[tuple[str, ...]]:
        """The table as it is shown."""
        columns = range(self._table.columnCount())
        found = []
        for row in range(self._table.rowCount()):
            items = [self._table.item(row, column) for column in columns]
            found.append(tuple(item.text() if item else "" for item in items))
        return found

    def show_progress(self, done: int, total: int) -> None:
        """So many rows are made."""
        self._bar.setRange(0, total)
        self._bar.setValue(done)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """The finished table."""
        self._rows, self._running = rows, False
        self._table.setRowCount(len(rows))
        for place, row in enumerate(rows):
            for column, text in enumerate(self._cells(row)):
                self._table.setItem(place, column, self._item(text, column))
        self._table.resizeRowsToContents()
        notes = [f"{row.processor}: {row.note}." for row in rows if row.note]
        self._verdict.setText("\n".join([summary(rows), *notes]))
        self._show_state()

    def show_fault(self, sentence: str) -> None:
        """Why it came to nothing."""
        self._running = False
        self._error.setText(sentence)
        self._show_state()
        self._error.show()

    @Slot(object)
    def show_verifying(self, verifying: Verifying) -> None:
        """How far it is, and the rows once they are made."""
        self.show_progress(verifying.done, verifying.total)
        if verifying.rows is not None:
            self.show_rows(verifying.rows)

    @Slot(object)
    def show_failure(self, failure: Failure) -> None:
        """Why it came to nothing, as the model's thread tells it."""
        self.show_fault(failure.sentence)

    def sizeHint(self) -> QSize:
        """Wide enough for the names; never larger than the screen."""
        wanted = QSize(round(84 * em(self)), round(46 * em(self)))
        screen = self.screen().availableSize() if self.screen() else wanted
        return wanted.boundedTo(screen * 0.9)

    def reject(self) -> None:
        """Closing stops the comparison."""
        self._stop()
        super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing stops the comparison."""
        self._stop()
        super().closeEvent(event)

    def _compose(self) -> None:
        what = plain_label(
            self.tr(
                "Each strategy runs beside that of the library transformers on the same logits: random ones "
                "with ties and ruled-out tokens, and those of the model in use. Then whole texts are "
                "compared, token for token. It takes about half a minute; meanwhile the model makes no steps."
            )
        )
        self._dress_table()
        ends = dialog_foot(self._copy, self._close, beside=[self._run, self._bar])
        ends.setStretchFactor(self._bar, 1)
        set_property(self._run, "primary", True)
        self._run.setDefault(True)
        self._run.setFocus()
        column = dialog_column(self)
        for part in (what, self._error, self._table, self._verdict):
            column.addWidget(part, 1 if part is self._table else 0)
        column.addLayout(ends)
        self._bar.setAccessibleName(self.tr("Progress of the comparison"))

    def _dress_table(self) -> None:
        titles = ("transformers", self.tr("ours"), self.tr("cases"), self.tr("largest difference"), "")
        self._table.setAccessibleName(self.tr("Comparisons with transformers"))
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self._table.setShowGrid(False)
        self._table.setWordWrap(False)
        self._table.setTabKeyNavigation(False)
        self._table.verticalHeader().hide()
        header = self._table.horizontalHeader()
        header.setHighlightSections(False)
        for column, title in enumerate(titles):
            head = QTableWidgetItem(title)
            numeric = column >= _FIRST_NUMBER
            head.setTextAlignment(Qt.AlignmentFlag.AlignCenter if numeric else _MIDDLE_LEFT)
            self._table.setHorizontalHeaderItem(column, head)
            mode = QHeaderView.ResizeMode.ResizeToContents if numeric else QHeaderView.ResizeMode.Stretch
            header.setSectionResizeMode(column, mode)

    def _cells(self, row: Row) -> tuple[str, ...]:
        """As in the text form; notes stand below the table, where they have room."""
        processor, recipe, _, difference, _ = cells(row)
        verdict = self.tr("agrees") if row.agree else self.tr("DIFFERS")
        verdict = self.tr("not compared") if row.agree is None else verdict
        return processor, recipe, count(row.cases), localised(difference), verdict

    def _item(self, text: str, column: int) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setFont(monospaced(self, SMALL))
        item.setToolTip(plain.tip(text))
        if column >= _FIRST_NUMBER:
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        return item

    def _show_state(self) -> None:
        self._run.setText(self.tr("Stop") if self._running else self.tr("Compare"))
        self._bar.setVisible(self._running)
        self._copy.setEnabled(bool(self._rows))
        self._verdict.setVisible(bool(self._rows))
        self._error.hide()

    def _stop(self) -> None:
        if self._running:
            self._running = False
            self.stop_wished.emit()
            self._show_state()

    @Slot()
    def _on_run_clicked(self) -> None:
        if self._running:
            self._stop()
            return
        self._running = True
        self.show_progress(0, 0)
        self._show_state()
        self.run_wished.emit()

    @Slot()
    def _on_copy_clicked(self) -> None:
        QApplication.clipboard().setText(table(self._rows))
