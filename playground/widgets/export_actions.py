"""What goes out of the window: exports into files, copies into the clipboard."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.qt.documents import versions
from playground.session.aside import write_aside
from playground.session.export import Pieces
from playground.session.export_csv import csv_chunks
from playground.session.export_json import json_chunks
from playground.session.export_text import candidates_table, line_text, text_chunks, tokens_table
from playground.session.passages import Scope, line_scope, whole_scope
from playground.session.report import ReportHead, report_chunks
from playground.session.sparse import SparsePieces
from playground.widgets.export_dialog import ExportDialog, ExportWish
from playground.widgets.messages import tell
from playground.widgets.picture import image, save_picture

MOST_IDS = 2**31 - 1


class ExportActions(QObject):
    """Exports and copies for one window; `chart` is the widget that counts as the chart."""

    def __init__(self, window: QWidget, chart: QWidget, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._chart, self._controller = window, chart, controller

    @Slot()
    def ask(self) -> None:
        """Asks for form, scope and place, and writes."""
        dialog = ExportDialog(len(self._controller.session.tree) > 1, self._window)
        dialog.export_wished.connect(lambda wish: self._ask_where(dialog, wish))
        dialog.exec()

    def _ask_where(self, dialog: ExportDialog, wish: ExportWish) -> None:
        form = wish.form
        name, _ = QFileDialog.getSaveFileName(
            dialog, form.title, str(Path.home() / f"playground{form.suffix}"), f"*{form.suffix}"
        )
        if not name:
            return
        path = Path(name)
        try:
            self.export(wish, path if path.suffix else path.with_suffix(form.suffix))
        except PlaygroundError as fault:
            dialog.show_error(str(fault))
        else:
            dialog.accept()

    def export(self, wish: ExportWish, path: Path) -> None:
        """Writes aside, then in place of what was there. Raises: FileFault, and then that stays whole."""
        if wish.form.is_picture:
            save_picture(self._window, path, wish.scale)
        else:
            write_aside(path, self._chunks(wish))

    def _chunks(self, wish: ExportWish) -> Iterable[str]:
        session, everything = self._controller.session, wish.scope == "everything"
        match wish.form.key:
            case "report":
                head = ReportHead(made=datetime.now().strftime("%Y-%m-%d %H:%M"), versions=versions())
                return report_chunks(session, self._controller.card, head, everything=everything)
            case "csv":
                return csv_chunks(self._scope(everything), self._pieces())
            case "jsonl":
                return json_chunks(self._scope(everything), self._pieces())
            case _:
                return text_chunks(session) if everything else [line_text(session)]

    def _scope(self, everything: bool) -> Scope:
        session = self._controller.session
        return whole_scope(session) if everything else line_scope(session)

    def _pieces(self) -> Pieces:
        card = self._controller.card
        return card.pieces if card else SparsePieces({}, MOST_IDS)

    @Slot()
    def copy_text(self) -> None:
        """The text of the branch."""
        self._put(line_text(self._controller.session))

    @Slot()
    def copy_tokens(self) -> None:
        """The tokens of the branch as a table."""
        self._put(tokens_table(line_scope(self._controller.session).passages))

    @Slot()
    def copy_candidates(self) -> None:
        """The candidates on show as a table."""
        shown = self._controller.scene().shown
        if shown is None:
            tell(self._window, self.tr("There are no candidates on show yet; make a step first."))
            return
        self._put(candidates_table(shown.step, self._pieces()))

    @Slot()
    def copy_chart(self) -> None:
        """The chart as a picture, at twice its size."""
        data = QMimeData()
        data.setImageData(image(self._chart, 2.0))
        QGuiApplication.clipboard().setMimeData(data)

    def _put(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
