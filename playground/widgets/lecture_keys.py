"""The keys of lecture mode in one table, those of clickers among them, and what they do in words."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from playground.widgets.shortcuts import Key, as_text, in_words

# Clickers send PageDown and PageUp for on and back, F5 or Esc for begin and end, B or a full stop for black.
LECTURE_KEYS: tuple[Key, ...] = (
    Key(("Space", "Right", "PgDown"), "next", "Reveal what is hidden, then take the marked token"),
    Key(("Left", "PgUp"), "back", "Step back"),
    Key(("Home",), "home", "Back to the prompt"),
    Key(("End",), "end", "To the end of the branch"),
    *(Key((str(n),), f"choose_{n}", f"Choose candidate {n}") for n in range(1, 10)),
    *(Key((f"Shift+{n}",), f"raise_{n}", f"Count a hand for candidate {n}") for n in range(1, 10)),
    Key(("Backspace",), "lower", "Take back the hand counted last"),
    Key(("H",), "veil", "Hide bars, numbers, names, nothing"),
    Key(("V",), "reveal", "Reveal the next candidate"),
    Key(("Down",), "down", "To the next row"),
    Key(("Up",), "up", "To the row above"),
    Key(("Return", "Enter"), "act", "Reveal or choose the row in focus"),
    Key(("R",), "reroll", "Draw again"),
    Key(("G",), "preset_G", "Greedy"),
    Key(("T",), "preset_T", "Temperature"),
    Key(("K",), "preset_K", "Top-k"),
    Key(("P",), "preset_P", "Top-p"),
    Key(("M",), "preset_M", "Min-p"),
    Key(("D",), "dark", "Dark or light"),
    Key(("Ctrl++", "Ctrl+="), "larger", "Larger type"),
    Key(("Ctrl+-",), "smaller", "Smaller type"),
    Key(("Ctrl+0",), "usual_size", "Usual type size"),
    Key(("B", "."), "black", "Black screen"),
    Key(("?", "F1"), "keys", "This list"),
    Key(("Esc", "F5"), "leave", "Leave lecture mode"),
)
REPEATING = ("next", "back", "larger", "smaller")


def bind(window: QWidget, deeds: Mapping[str, Callable[[], None]]) -> list[QShortcut]:
    """Makes the keys do their deeds while the window is active."""
    made = []
    for key in LECTURE_KEYS:
        for name in key.keys:
            shortcut = QShortcut(QKeySequence(name), window)
            shortcut.setAutoRepeat(key.wish in REPEATING)
            shortcut.activated.connect(deeds[key.wish])
            made.append(shortcut)
    return made


def lecture_shortcuts() -> tuple[tuple[str, str], ...]:
    """Keys and what they do, for the sheet of lecture mode; the nine digits as one."""
    single = [(key.wish, as_text(key.keys), in_words(key)) for key in LECTURE_KEYS]
    shown = [(keys, what) for wish, keys, what in single if not wish.startswith(("choose", "raise"))]
    digits = [
        ("1 – 9", QCoreApplication.translate("actions", "Choose a candidate")),
        ("Shift + 1 – 9", QCoreApplication.translate("actions", "Count a hand for a candidate")),
    ]
    return tuple(shown[:4] + digits + shown[4:])
