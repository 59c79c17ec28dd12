"""The window's actions: one table of names, texts and shortcuts, and the menus made from it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from playground.widgets.shortcuts import ACTIONS, SINGLE_KEYS, as_text, in_words


@dataclass(frozen=True)
class Entry:
    """An action: the name of its wish, its text, its shortcut, whether it is a switch.

    `hint` is a single key that makes the same wish; it stands in the tooltip, since single keys are
    not the action's own shortcut.
    """

    wish: str
    text: str
    keys: str = ""
    hint: str = ""
    switch: bool = False


LINE = Entry("", "")
MENUS: tuple[tuple[str, tuple[Entry, ...]], ...] = (
    (
        "&File",
        (
            Entry("new_session", "&New session", "Ctrl+N"),
            Entry("open_session", "&Open session…", "Ctrl+O"),
            Entry("save_session", "&Save session", "Ctrl+S"),
            Entry("save_session_as", "Save session &as…", "Ctrl+Shift+S"),
            LINE,
            Entry("export", "&Export…", "Ctrl+E"),
            LINE,
            Entry("open_model", "Open &model…", "Ctrl+M"),
            LINE,
            Entry("settings", "Se&ttings…", "Ctrl+,"),
            LINE,
            Entry("quit", "&Quit", "Ctrl+Q"),
        ),
    ),
    (
        "&Edit",
        (
            Entry("undo", "&Undo", "Ctrl+Z"),
            Entry("redo", "&Redo", "Ctrl+Shift+Z"),
            LINE,
            Entry("copy_text", "Copy the &text", "Ctrl+Shift+C"),
            Entry("copy_tokens", "Copy the to&kens as a table"),
            Entry("copy_candidates", "Copy the &candidates as a table"),
            Entry("copy_chart", "Copy the chart as a p&icture"),
            LINE,
            Entry("force_text", "T&ype tokens…", "Ctrl+T"),
            Entry("score_text", "Score a te&xt…", "Ctrl+Shift+T"),
            LINE,
            Entry("edit_prompt", "Edit the &prompt", "Ctrl+L"),
            Entry("search", "&Search a token", hint="/"),
        ),
    ),
    (
        "&Run",
        (
            Entry("toggle_run", "&Run", hint="Space"),
            Entry("step", "&Step", hint="Right"),
            Entry("back", "Step &back", hint="Left"),
            Entry("home", "Back to the &prompt", hint="Home"),
            Entry("end", "To the &end of the branch", hint="End"),
            LINE,
            Entry("reroll", "&Draw again", hint="R"),
            Entry("go_on", "&Go on anyway"),
            Entry("next_line", "Under the hood: next &line", hint="N"),
        ),
    ),
    (
        "&Strategy",
        tuple(
            Entry(f"preset_{key}", text, hint=key)
            for key, text in (
                ("G", "&Greedy"),
                ("T", "&Temperature"),
                ("K", "Top-&k"),
                ("P", "Top-&p"),
                ("M", "&Min-p"),
            )
        ),
    ),
    (
        "&View",
        (
            Entry("larger", "&Larger text", "Ctrl++"),
            Entry("smaller", "&Smaller text", "Ctrl+-"),
            Entry("usual_size", "&Usual text size", "Ctrl+0"),
            LINE,
            Entry("theme_system", "Theme of the s&ystem", switch=True),
            Entry("theme_light", "L&ight theme", switch=True),
            Entry("theme_dark", "&Dark theme", switch=True),
            LINE,
            Entry("lecture", "L&ecture", "F5"),
            Entry("announce", "&Announce each step", switch=True),
            Entry("full_screen", "&Full screen", "F11", switch=True),
            Entry("reset_layout", "&Reset the layout"),
        ),
    ),
    (
        "&Lessons",
        (
            Entry("lesson_next", "&Next step of the lesson", "Ctrl+PgDown"),
            Entry("lesson_back", "Step &before", "Ctrl+PgUp"),
            Entry("lesson_leave", "&Leave the lesson"),
            LINE,
            Entry("open_lesson", "&Open a lesson file…"),
            Entry("record_lesson", "Record from &here…"),
        ),
    ),
    (
        "&Help",
        (
            Entry("what_is_this", "&What is this?", "F1"),
            Entry("point", "What is this? &Point at it", "Shift+F1"),
            Entry("tour", "&Tour of the window"),
            LINE,
            Entry("cheat_sheet", "&Keys", hint="?"),
            Entry("verify", "&Verify…"),
            Entry("about", "&About Decoding Playground"),
        ),
    ),
)


def translated(text: str) -> str:
    """An action's text in the language of the program."""
    return QCoreApplication.translate(ACTIONS, text)


class WindowActions:
    """All actions by the name of their wish."""

    def __init__(self, window: QWidget, wishes: dict[str, Callable[[], None]]) -> None:
        self._actions: dict[str, QAction] = {}
        for _, entries in MENUS:
            for entry in entries:
                if entry.wish and entry.wish not in self._actions:
                    self._actions[entry.wish] = self._make(window, entry, wishes[entry.wish])

    def __getitem__(self, wish: str) -> QAction:
        return self._actions[wish]

    def fill(self, bar: QMenuBar) -> dict[str, QMenu]:
        """Makes the menus; by their text without the mnemonic mark."""
        menus = {}
        for title, entries in MENUS:
            menu = bar.addMenu(translated(title))
            for entry in entries:
                if entry.wish:
                    menu.addAction(self._actions[entry.wish])
                else:
                    menu.addSeparator()
            menus[title.replace("&", "")] = menu
        return menus

    def _make(self, window: QWidget, entry: Entry, wish: Callable[[], None]) -> QAction:
        action = QAction(translated(entry.text), window)
        action.setObjectName(entry.wish)
        action.setCheckable(entry.switch)
        if entry.keys:
            action.setShortcut(QKeySequence(entry.keys))
        hint = as_text((entry.keys or entry.hint,)) if entry.keys or entry.hint else ""
        words = translated(entry.text).replace("&", "").rstrip("…")
        action.setToolTip(f"{words} ({hint})" if hint else words)
        if entry.hint:
            action.setText(f"{translated(entry.text)}\t{hint}")
            action.setIconText(words)
            action.setProperty("key", hint)
        action.triggered.connect(lambda: wish())
        window.addAction(action)
        return action


def all_shortcuts() -> tuple[tuple[str, str], ...]:
    """Keys and what they do, for the cheat sheet."""
    listed = [key for key in SINGLE_KEYS if not key.wish.startswith("choose_row")]
    single = [(as_text(key.keys), in_words(key)) for key in listed]
    digits = [("1 – 9", QCoreApplication.translate("actions", "Choose a candidate"))]
    combined = [
        (as_text((entry.keys,)), translated(entry.text).replace("&", "").rstrip("…"))
        for _, entries in MENUS
        for entry in entries
        if entry.keys
    ]
    return tuple(single[:7] + digits + single[7:] + combined)
