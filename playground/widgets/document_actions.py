"""What the File menu does with session files: asks where, says what went wrong, loses nothing."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from playground.errors import FileFault
from playground.qt.documents import SUFFIX, Documents
from playground.session.journal import Recoverable
from playground.widgets import plain
from playground.widgets.messages import ask, tell
from playground.widgets.save_place import ask_place, may_replace

SAVE, DISCARD, CANCEL = "save", "discard", "cancel"


class DocumentActions(QObject):
    """Open, save and find session files for one window.

    `guards` are asked too, after the session itself, before it is left.
    """

    def __init__(self, window: QWidget, documents: Documents) -> None:
        super().__init__(window)
        self._window, self._documents = window, documents
        self.guards: list[Callable[[], bool]] = []
        self.recent, self.kept = QMenu(self.tr("&Recent sessions")), QMenu(self.tr("&Unsaved sessions"))
        self.recent.aboutToShow.connect(self._fill_recent)
        self.kept.aboutToShow.connect(self._fill_kept)
        documents.changed.connect(self._on_changed)
        documents.failed.connect(self._on_failed)
        self._on_changed()

    @Slot()
    def new(self) -> None:
        """An empty session."""
        if self.may_leave():
            self._documents.new()

    @Slot()
    def ask_open(self) -> None:
        """Asks for a session file and opens it."""
        path, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a session"),
            str(self._folder()),
            self.tr("Sessions") + f" (*{SUFFIX})",
        )
        if path:
            self.open(Path(path))

    def open(self, path: Path) -> None:
        """Opens a session file; says so where it cannot be."""
        if not self.may_leave():
            return
        try:
            self._documents.open(path)
        except FileFault as fault:
            tell(self._window, str(fault), fault.detail)

    @Slot()
    def save(self) -> bool:
        """Saves where the session came from, or asks where; whether it was saved."""
        path = self._documents.path
        return self.save_as() if path is None else self._save(path)

    @Slot()
    def save_as(self) -> bool:
        """Asks where and saves there; whether it was saved."""
        first = self._documents.path or self._folder() / f"playground{SUFFIX}"
        path = ask_place(self._window, self.tr("Save the session"), first, self.tr("Sessions"))
        return path is not None and may_replace(self._window, [path]) and self._save(path)

    def may_leave(self) -> bool:
        """Whether the present session may be left: it was saved, or need not be.

        A session without a file of its own is never asked about: it is kept among the unsaved ones.
        """
        return self._may_leave_session() and all(guard() for guard in self.guards)

    def _may_leave_session(self) -> bool:
        documents = self._documents
        if documents.path is None or not documents.unsaved:
            return True
        answer = ask(
            self._window,
            self.tr("“{}” has changed. Save the changes?").format(documents.path.name),
            {SAVE: self.tr("&Save"), DISCARD: self.tr("&Discard"), CANCEL: self.tr("&Cancel")},
            CANCEL,
        )
        return self.save() if answer == SAVE else answer == DISCARD

    def offer_recovery(self) -> None:
        """Offers what a window left behind that was ended hard."""
        for left in self._documents.left_behind():
            answer = ask(
                self._window,
                self.tr("A session of {} was not saved when the program ended. Open it?").format(when(left)),
                {"open": self.tr("&Open"), "forget": self.tr("&Forget it"), "later": self.tr("&Later")},
                "later",
            )
            if answer == "open":
                self._recover(left)
                return
            if answer == "forget":
                self._documents.forget(left)

    def _save(self, path: Path) -> bool:
        try:
            self._documents.save(path)
        except FileFault as fault:
            tell(self._window, str(fault), fault.detail)
            return False
        return True

    def _recover(self, left: Recoverable) -> None:
        try:
            self._documents.recover(left)
        except FileFault as fault:
            tell(self._window, str(fault), fault.detail)

    def _folder(self) -> Path:
        path = self._documents.path
        return path.parent if path else Path.home()

    def _fill_recent(self) -> None:
        self.recent.clear()
        for path in self._documents.recent:
            action = self.recent.addAction(plain.menu_text(path.name))
            action.setToolTip(plain.tip(str(path)))
            action.triggered.connect(partial(self._open_listed, path))
        if self.recent.isEmpty():
            self.recent.addAction(self.tr("No session was saved or opened yet")).setEnabled(False)

    def _fill_kept(self) -> None:
        self.kept.clear()
        for left in self._documents.kept():
            action = self.kept.addAction(plain.menu_text(f"{when(left)}  {left.model}"))
            action.triggered.connect(partial(self._recover_listed, left))
        if self.kept.isEmpty():
            self.kept.addAction(self.tr("Every session was saved")).setEnabled(False)

    def _open_listed(self, path: Path, checked: bool = False) -> None:
        self.open(path)

    def _recover_listed(self, left: Recoverable, checked: bool = False) -> None:
        if self.may_leave():
            self._recover(left)

    @Slot()
    def _on_changed(self) -> None:
        path = self._documents.path
        name = path.name if path else self.tr("Untitled session")
        self._window.setWindowTitle(f"{name}[*] — Decoding Playground")
        self._window.setWindowModified(self._documents.unsaved)

    @Slot(str)
    def _on_failed(self, sentence: str) -> None:
        tell(self._window, sentence)


def when(left: Recoverable) -> str:
    """When a journal was last written, as people say it."""
    return datetime.fromtimestamp(left.written_at).strftime("%Y-%m-%d %H:%M")
