"""What can be done with a node of the tree: actions with their keys, and the menu of them."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

_ENTRIES: tuple[tuple[str, str, str], ...] = (
    ("go", "&Go here", ""),
    ("compare", "&Compare with the cursor", ""),
    ("hold", "&Hold for a comparison", ""),
    ("compare_held", "Compare with the place &held", ""),
    ("", "", ""),
    ("name", "&Name the branch…", "F2"),
    ("star", "&Star", "S"),
    ("fold", "&Fold", ""),
    ("expand", "&Expand…", "E"),
    ("", "", ""),
    ("copy", "Copy the &text up to here", "Ctrl+C"),
    ("delete", "&Delete the branch", "Del"),
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
        action = QAction(self._widget.tr(text), self._widget)
        action.setObjectName(name)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: tell(name))
        self._widget.addAction(action)
        return action
