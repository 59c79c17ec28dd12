"""Every shortcut in one table, and the gate that keeps single keys out of text fields."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt, Slot
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

TEXT_FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
ACTIONS = "actions"  # what all tables of keys and menus are translated under
REPEATING = ("step", "back")
MOVING = {"Left", "Right", "Home", "End", "PgUp", "PgDown"}


@dataclass(frozen=True)
class Key:
    """A key, the name of the wish it makes, and what that is in words."""

    keys: tuple[str, ...]
    wish: str
    what: str


SINGLE_KEYS: tuple[Key, ...] = (
    Key(("Space",), "toggle_run", "Run or pause"),
    Key(("Right",), "step", "Step: take the marked token"),
    Key(("Left",), "back", "Step back"),
    # What clickers send.
    Key(("PgDown",), "on", "Next page of a lesson, else step"),
    Key(("PgUp",), "before", "Page of a lesson before, else step back"),
    Key(("Home",), "home", "Back to the prompt"),
    Key(("End",), "end", "To the end of the branch"),
    *(Key((str(n),), f"choose_row_{n}", f"Choose candidate {n}") for n in range(1, 10)),
    Key(("R",), "reroll", "Draw again"),
    Key(("G",), "preset_G", "Greedy"),
    Key(("T",), "preset_T", "Temperature"),
    Key(("K",), "preset_K", "Top-k"),
    Key(("P",), "preset_P", "Top-p"),
    Key(("M",), "preset_M", "Min-p"),
    Key(("/",), "search", "Search a token"),
    Key(("N",), "next_line", "Under the hood: next line"),
    Key(("?",), "cheat_sheet", "This list"),
)


class KeyGate(QObject):
    """Single keys as window shortcuts, silent while the focused control needs them itself."""

    def __init__(
        self, window: QWidget, wishes: dict[str, Callable[[], None]], keys: tuple[Key, ...] = SINGLE_KEYS
    ) -> None:
        super().__init__(window)
        self._shortcuts: list[tuple[str, QShortcut]] = []
        self._resting = False
        for key in keys:
            for name in key.keys:
                shortcut = QShortcut(QKeySequence(name), window)
                shortcut.setAutoRepeat(key.wish in REPEATING)
                shortcut.activated.connect(wishes[key.wish])
                self._shortcuts.append((name, shortcut))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    @Slot(QWidget, QWidget)
    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        for name, shortcut in self._shortcuts:
            shortcut.setEnabled(not self._resting and not needs(new, name))

    def rest(self, resting: bool) -> None:
        """Whether all of these keys do nothing for now."""
        self._resting = resting
        self._on_focus_changed(None, QApplication.focusWidget())


def needs(focused: QWidget | None, key: str) -> bool:
    """Whether the focused control does something of its own with this key."""
    if isinstance(focused, TEXT_FIELDS):
        return True
    if isinstance(focused, QComboBox):
        return focused.isEditable() or key in MOVING | {"Space"}
    if isinstance(focused, QAbstractSlider):
        return key in MOVING
    if isinstance(focused, QAbstractItemView):
        return key in {"Home", "End", "PgUp", "PgDown"}
    return isinstance(focused, QAbstractButton) and key == "Space"


def in_words(key: Key) -> str:
    """What a key does, in the language of the program."""
    return QCoreApplication.translate(ACTIONS, key.what)


def as_text(keys: tuple[str, ...]) -> str:
    """Keys as they are called on this system."""
    native = QKeySequence.SequenceFormat.NativeText
    return " · ".join(QKeySequence(key).toString(native) for key in keys)


def no_click_focus(widget: QWidget) -> None:
    """Buttons and sliders take the focus by Tab only, so that a click does not capture the keys."""
    for child in widget.findChildren(QWidget):
        if isinstance(child, QAbstractButton | QAbstractSlider) and not isinstance(child, QScrollBar):
            child.setFocusPolicy(Qt.FocusPolicy.TabFocus)
