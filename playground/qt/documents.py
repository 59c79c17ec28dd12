"""Session files of one window: open, save, recent files, a journal against crashes.

Nothing here is drawn. What a person must decide (save first? overwrite?) is asked by the window.
"""

from contextlib import suppress
from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from playground.errors import FileFault
from playground.qt.controller import Controller
from playground.qt.settings import RECENT, Settings
from playground.session import files, journal
from playground.session.files import Loaded
from playground.session.journal import Journal, Recoverable
from playground.session.session import Place, Session

SUFFIX = ".playground"
JOURNAL_MS = 1000
MOST_RECENT = 10
KEPT = ".kept.journal"
MOST_KEPT = 5
_LIBRARIES = ("torch", "transformers", "tokenizers", "numpy")


class Documents(QObject):
    """`changed` tells that the path, the unsaved state or the recent files are others now."""

    changed = Signal()
    failed = Signal(str)

    def __init__(self, controller: Controller, settings: Settings) -> None:
        super().__init__(controller)
        self._controller, self._settings = controller, settings
        self._folder = settings.recovery_folder
        self.path: Path | None = None
        self._saved: tuple[object, ...] | None = self._stand()
        self._journal: Journal | None = None
        self._journal_failed = False
        self._timer = QTimer(self, interval=JOURNAL_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()
        controller.session_left.connect(self._keep)
        controller.session_replaced.connect(self._on_session_replaced)

    @property
    def unsaved(self) -> bool:
        """Whether tokens, branches or marks would be lost."""
        tree = self._controller.session.tree
        return len(tree) > 1 and self._stand() != self._saved

    @property
    def recent(self) -> list[Path]:
        """Files of the last times, the newest first; those that are gone are left out."""
        return [
            path for line in self._settings.get(RECENT).split("\n") if line and (path := Path(line)).is_file()
        ]

    def new(self) -> None:
        """An empty session with the present recipe, seed and prompt."""
        place = self._controller.session.place
        fresh = Session(Place(recipe=place.recipe, seed=place.seed))
        prompt = self._controller.session.prompt
        if prompt:
            fresh.edit_prompt(prompt)
        self._controller.use_session(fresh, self._controller.card)

    def open(self, path: Path) -> None:
        """Goes on in the session of a file. Raises: FileFault, and then nothing has changed."""
        found = files.load(path)
        self._go_on(found)
        self._use(path.absolute())
        self._saved = self._stand()
        self.changed.emit()

    def save(self, path: Path) -> None:
        """Writes everything. Raises: FileFault, and then the file is as it was."""
        files.save(path, self._controller.session, self._controller.maker, versions())
        self._use(path.absolute())
        self._saved = self._stand()
        self._end_journal()
        self.changed.emit()

    def left_behind(self) -> list[Recoverable]:
        """Journals of windows that were ended hard, the newest first."""
        return [left for left in journal.recoverable(self._folder) if not left.path.name.endswith(KEPT)]

    def kept(self) -> list[Recoverable]:
        """Sessions that were closed without ever having been saved, the newest first."""
        return [left for left in journal.recoverable(self._folder) if left.path.name.endswith(KEPT)]

    def recover(self, left: Recoverable) -> None:
        """Goes on where a window was ended hard. Raises: FileFault."""
        found = journal.recover(left.path)
        self._go_on(found)
        self._saved = None
        self._on_timeout()
        if not self._journal_failed:
            journal.forget(left.path)

    def forget(self, left: Recoverable) -> None:
        """Removes what a window left behind."""
        journal.forget(left.path)

    def close(self) -> None:
        """The window was closed on purpose; what was never saved can still be found the next time."""
        self._timer.stop()
        self._keep()

    @Slot()
    def _keep(self) -> None:
        """Puts a session that was never saved among the kept ones; of others the journal goes."""
        self._on_timeout()
        written, self._journal = self._journal, None
        if written is None:
            return
        if self.path is not None:
            written.discard()
            return
        written.close()
        with suppress(OSError):  # as it is, it is offered at the next start
            written.path.replace(written.path.with_name(written.path.stem + KEPT))
        for old in self.kept()[MOST_KEPT:]:
            journal.forget(old.path)

    def _go_on(self, found: Loaded) -> None:
        self._controller.use_session(found.session, found.card, " ".join(found.warnings))

    def _use(self, path: Path) -> None:
        self.path = path
        others = [other for other in self.recent if other != path]
        lines = [str(path), *map(str, others)][:MOST_RECENT]
        self._settings.set(RECENT, "\n".join(lines))

    def _stand(self) -> tuple[object, ...]:
        """What tells one state of a session from another."""
        session = self._controller.session
        place = session.place
        return (id(session), session.tree.changes, place.hidden, place.names, place.stars)

    def _end_journal(self) -> None:
        if self._journal is not None:
            self._journal.discard()
            self._journal = None

    @Slot()
    def _on_session_replaced(self) -> None:
        self.path = None
        self._saved = self._stand()
        self.changed.emit()

    @Slot()
    def _on_timeout(self) -> None:
        """Keeps what is new; a disk without room is told once, the window goes on."""
        if not self.unsaved:
            return
        try:
            if self._journal is None:
                self._journal = Journal(self._folder, self._controller.maker, versions())
            self._journal.append_from(self._controller.session)
            self._journal_failed = False
        except FileFault as fault:
            if not self._journal_failed:
                self.failed.emit(str(fault))
            self._journal_failed = True


def versions() -> dict[str, str]:
    """Versions of the libraries that decide numbers, read without importing them."""
    found = {}
    for name in _LIBRARIES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found
