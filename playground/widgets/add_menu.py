"""The menu from which strategies are added to the pipeline."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.strategy import Filter, Transform
from playground.widgets import plain
from playground.widgets.strategy_card import described


class AddMenu(QMenu):
    """Made from the catalogue, in groups by what kind of change a strategy makes."""

    transform_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._entries: dict[QMenu, dict[str, QAction]] = {}
        for title, kinds in self._groups().items():
            self._add_group(title, kinds)
        self._nothing = self.addAction(self.tr("Every strategy is in the pipeline"))
        self._nothing.setEnabled(False)
        self.show_present(())

    def show_present(self, keys: Collection[str]) -> None:
        """Offers those that are not in the pipeline yet."""
        for menu, entries in self._entries.items():
            for key, entry in entries.items():
                entry.setVisible(key not in keys)
            menu.menuAction().setVisible(any(key not in keys for key in entries))
        self._nothing.setVisible(all(key in keys for entries in self._entries.values() for key in entries))

    def _groups(self) -> dict[str, list[type[Transform]]]:
        groups: dict[str, list[type[Transform]]] = {
            self.tr("Sharpen or flatten"): [],
            self.tr("Cut the tail"): [],
            self.tr("Raise or lower single tokens"): [],
        }
        bend, cut, single = groups.values()
        for kind in TRANSFORMS:
            (cut if issubclass(kind, Filter) else bend if kind.keeps_order else single).append(kind)
        return groups

    def _add_group(self, title: str, kinds: list[type[Transform]]) -> None:
        menu = self.addMenu(title)
        menu.setToolTipsVisible(True)
        entries = self._entries[menu] = {}
        for kind in kinds:
            action = entries[kind.about.key] = menu.addAction(plain.menu_text(kind.title()))
            action.setToolTip(plain.tip(described(kind)))
            action.triggered.connect(partial(self._on_triggered, kind))

    def _on_triggered(self, kind: type[Transform], checked: bool = False) -> None:
        self.transform_chosen.emit(kind())
