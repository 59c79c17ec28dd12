"""What can be done with a node of the tree: actions with their keys, and the menu of them."""

from collections.abc import Callable

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

_CONTEXT = "TreeMenu"
TREE_KEYS: tuple[tuple[str, str], ...] = (
    ("← → ↑ ↓", str(QT_TRANSLATE_NOOP("TreeMenu", "In the tree: walk"))),
    ("Enter", str(QT_TRANSLATE_NOOP("TreeMenu", "In the tree: go there"))),
    ("F", str(QT_TRANSLATE_NOOP("TreeMenu", "In the tree: fold or unfold the branches"))),
    ("+ −", str(QT_TRANSLATE_NOOP("TreeMenu", "In the tree: larger, smaller"))),
    ("A", str(QT_TRANSLATE_NOOP("TreeMenu", "In the tree: the whole tree in view"))),
    ("C", str(QT_TRANSLATE_NOOP("TreeMenu", "In the tree: back to the cursor"))),
)
_ENTRIES: tuple[tuple[str, str, str], ...] = (
    ("go", str(QT_TRANSLATE_NOOP("TreeMenu", "&Go here")), ""),
    ("compare", str(QT_TRANSLATE_NOOP("TreeMenu", "&Compare with the cursor")), ""),
    ("hold", str(QT_TRANSLATE_NOOP("TreeMenu", "&Hold for a comparison")), ""),
    ("compare_held", str(QT_TRANSLATE_NOOP("TreeMenu", "Compare with the place &held")), ""),
    ("", "", ""),
    ("name", str(QT_TRANSLATE_NOOP("TreeMenu", "&Name the branch…")), "F2"),
    ("star", str(QT_TRANSLATE_NOOP("TreeMenu", "&Star")), "S"),
    ("fold", str(QT_TRANSLATE_NOOP("TreeMenu", "&Fold")), ""),
    ("expand", str(QT_TRANSLATE_NOOP("TreeMenu", "&Expand…")), "E"),
    ("", "", ""),
    ("copy", str(QT_TRANSLATE_NOOP("TreeMenu", "Copy the &text up to here")), "Ctrl+C"),
    ("delete", str(QT_TRANSLATE_NOOP("TreeMenu", "&Delete the branch")), "Del"),
)


class TreeMenu:
    """Actions of a widget, their keys heard only while it has the focus; by name."""

    def __init__(self, widget: QWidget, tell: Callable[[str], None]) -> None:
        self._widget = widget
        self._actions: dict[str, QAction] = {}
        for name, text, keys in _ENTRIES:
            if name:
                self._actions[name] = self._make(name, text, keys, tell)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def menu(self) -> QMenu:
        """A fresh menu of what can be done now."""
        menu = QMenu(self._widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, _, _ in _ENTRIES:
            if not name:
                menu.addSeparator()
            elif self._actions[name].isVisible():
                menu.addAction(self._actions[name])
        return menu

    def _make(self, name: str, text: str, keys: str, tell: Callable[[str], None]) -> QAction:
        action = QAction(QCoreApplication.translate(_CONTEXT, text), self._widget)
        action.setObjectName(name)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: tell(name))
        self._widget.addAction(action)
        return action


def tree_keys() -> tuple[tuple[str, str], ...]:
    """Keys that the tree hears while it has the focus, and what they do."""
    return tuple((keys, QCoreApplication.translate(_CONTEXT, what)) for keys, what in TREE_KEYS)
