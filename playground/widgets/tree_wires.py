"""The tree panel and what its wishes do; made, wired and shown in one place."""

from PySide6.QtCore import QObject, Slot

from playground.qt.controller import Controller
from playground.session.expand import Expansion
from playground.session.scene import Scene
from playground.widgets.tree_panel import TreePanel


class TreeWires(QObject):
    """Owned by the window, which puts `panel` into a dock and calls `show_scene` for every frame."""

    def __init__(self, controller: Controller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.panel = TreePanel()
        branches, panel = controller.branches, self.panel
        panel.node_chosen.connect(controller.go_after)
        panel.delete_wished.connect(branches.delete)
        panel.name_wished.connect(branches.name)
        panel.star_wished.connect(branches.star)
        panel.expand_wished.connect(self._on_expand_wished)
        panel.expansion_cancelled.connect(branches.cancel)

    def show_scene(self, scene: Scene) -> None:
        """Shows the tree that the scene is a part of."""
        session = self._controller.session
        self.panel.show_tree(
            session.tree,
            session.place,
            running=scene.status.kind == "running",
            can_expand=self._controller.model_is_open and scene.prompt is not None and bool(scene.prompt.ids),
            expanding=self._controller.branches.expanding,
        )

    @Slot(int, object)
    def _on_expand_wished(self, node: int, wish: Expansion) -> None:
        self._controller.branches.expand(node, wish)
