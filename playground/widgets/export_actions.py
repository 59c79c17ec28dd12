"""What goes out of the window: exports into files, copies into the clipboard."""

from collections.abc import Callable, Generator, Iterable, Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.qt.documents import Documents, versions
from playground.qt.piecemeal import Piecemeal
from playground.session.aside import written_aside
from playground.session.export import Pieces
from playground.session.export_csv import csv_chunks
from playground.session.export_json import json_chunks
from playground.session.export_text import candidates_table, scope_text, text_chunks, tokens_table
from playground.session.passages import line_scope, whole_scope
from playground.session.report import ReportHead, report_chunks
from playground.session.sparse import SparsePieces
from playground.widgets.dock import Dock
from playground.widgets.export_dialog import EVERYTHING, STEPS, WINDOW, ExportDialog, ExportWish, Steps
from playground.widgets.messages import tell
from playground.widgets.picture import image, picture
from playground.widgets.save_place import ask_place, may_replace

MOST_IDS = 2**31 - 1


class ExportActions(QObject):
    """Exports and copies for one window; `chart` is the widget that is copied as the chart."""

    def __init__(self, window: QWidget, chart: QWidget, controller: Controller, documents: Documents) -> None:
        super().__init__(window)
        self._window, self._chart = window, chart
        self._controller, self._documents = controller, documents
        self._folder: Path | None = None
        self._views: Mapping[str, QWidget] = {}
        self._titles: Mapping[str, str] = {}
        self._selected: Callable[[], Steps | None] = lambda: None

    def attach(
        self, views: Mapping[str, QWidget], titles: Mapping[str, str], selected: Callable[[], Steps | None]
    ) -> None:
        """The parts of the window that can be taken as pictures while they are on show.

        `selected` gives the first and the last step that are selected in the text.
        """
        self._views, self._titles, self._selected = views, titles, selected

    @Slot()
    def ask(self) -> None:
        """Asks for form, scope and place, writes, and says what came of it."""
        session = self._controller.session
        steps = max(0, len(session.line()) - 1) if len(session.tree) > 1 else None
        dialog = ExportDialog(steps, self.views_on_show(), self._selected(), self._window)
        writing = Piecemeal(dialog)
        writing.progressed.connect(dialog.show_size)
        writing.ended.connect(dialog.show_end)
        dialog.stop_wished.connect(writing.give_up)
        dialog.export_wished.connect(lambda wish: self._begin(dialog, writing, wish))
        dialog.exec()
        writing.give_up()
        dialog.deleteLater()

    def views_on_show(self) -> dict[str, str]:
        """Titles of the views that can be taken as pictures now, by name."""
        seen = {name for name, view in self._views.items() if view.isVisible()}
        return {name: title for name, title in self._titles.items() if name in seen}

    def _begin(self, dialog: ExportDialog, writing: Piecemeal, wish: ExportWish) -> None:
        path = ask_place(dialog, wish.form.title, self._first_place(wish), wish.form.title)
        if path is None or not may_replace(dialog, [path]):
            return
        self._folder = path.parent
        try:
            writing.begin(self.export(wish, path))
        except PlaygroundError as fault:
            dialog.show_error(str(fault))
        else:
            dialog.show_begin(path)

    def _first_place(self, wish: ExportWish) -> Path:
        """Beside the last export, else beside the session."""
        session = self._documents.path
        folder = self._folder or (session.parent if session else Path.home())
        return folder / f"{session.stem if session else 'playground'}{wish.form.suffix}"

    def export(self, wish: ExportWish, path: Path) -> Generator[int]:
        """Writes aside, then in place of what was there; yields the bytes written so far.

        Raises: FileFault, and then what was there stays whole, as it does when this is closed early.
        """
        if wish.form.is_picture:
            view = self._window if wish.view == WINDOW else self._views[wish.view]
            seen = view.panel if isinstance(view, Dock) else view
            return written_aside(path, [picture(seen, wish.form.suffix, wish.scale)])
        return written_aside(path, self._chunks(wish))

    def _chunks(self, wish: ExportWish) -> Iterable[str]:
        session, card, everything = self._controller.session, self._controller.card, wish.scope == EVERYTHING
        steps = wish.steps if wish.scope == STEPS else None
        scope = whole_scope(session) if everything else line_scope(session, *(steps or ()))
        pieces = self._pieces()
        match wish.form.key:
            case "report":
                head = ReportHead(made=datetime.now().strftime("%Y-%m-%d %H:%M"), versions=versions())
                return report_chunks(session, card, head, everything=everything, steps=steps)
            case "csv":
                return csv_chunks(scope, pieces)
            case "jsonl":
                return json_chunks(scope, pieces)
            case _:
                return text_chunks(session) if everything else [scope_text(scope)]

    @Slot()
    def copy_text(self) -> None:
        """The text of the branch."""
        self._put(scope_text(line_scope(self._controller.session)))

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

    def _pieces(self) -> Pieces:
        card = self._controller.card
        return card.pieces if card else SparsePieces({}, MOST_IDS)

    def _put(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
