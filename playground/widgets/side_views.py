"""The views beside the main ones that look closer at a strategy: made, wired and shown in one place."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget

from playground.decoding.recipe import Preset, Recipe
from playground.errors import BadValue
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.session.picks import short_label
from playground.session.scene import Scene
from playground.widgets.candidates_panel import CandidatesPanel
from playground.widgets.compare_panel import ComparePanel
from playground.widgets.kept_recipes import kept, named_from, named_text, recipes_from, recipes_text, without
from playground.widgets.many_draws import ManyDraws
from playground.widgets.messages import tell
from playground.widgets.name_dialog import NameDialog
from playground.widgets.recipe_panel import RecipePanel
from playground.widgets.stages_panel import StagesPanel

ORDERS_AFTER_MS = 150


class SideViews(QObject):
    """Owned by the window, which puts `panels` into docks and calls `show_scene` for every frame."""

    def __init__(
        self,
        controller: Controller,
        settings: Settings,
        candidates: CandidatesPanel,
        recipe: RecipePanel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings
        self._candidates, self._recipe = candidates, recipe
        self.compare, self.stages, self.draws = ComparePanel(), StagesPanel(), ManyDraws()
        self.compare.show_recipes(recipes_from(settings.get(stored.COMPARED)))
        self._tried: tuple[object, object] | None = None
        self._rest = QTimer(self, singleShot=True, interval=ORDERS_AFTER_MS)
        self._connect()

    @property
    def panels(self) -> tuple[tuple[str, str, QWidget], ...]:
        """Name, title and widget of each."""
        return (
            ("compare", self.tr("What would each pick now?"), self.compare),
            ("stages", self.tr("Stage by stage"), self.stages),
            ("draws", self.tr("Many draws"), self.draws),
        )

    def show_scene(self, scene: Scene) -> None:
        """Shows the scene in every view that can be seen."""
        self._try_orders(scene)
        if self.stages.isVisible():
            here = scene.shown is not None and scene.shown.kind in ("preview", "what_if")
            self.stages.show_scene(scene, self._controller.comparisons.shaped(scene.recipe) if here else None)
        if self.draws.isVisible():
            self.draws.show_scene(scene)
        if self.compare.isVisible():
            self.compare.show_scene(scene, self._controller.comparisons.picks(self.compare.recipes))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A view that comes into sight is shown what it missed."""
        if event.type() == QEvent.Type.Show:
            self._controller.changed.emit()
        return super().eventFilter(watched, event)

    def _try_orders(self, scene: Scene) -> None:
        """Other orders are tried once a slider rests, for that takes as long as several frames."""
        now = (scene.shown.step if scene.shown else None, scene.recipe)
        if self._recipe.isVisible() and now != self._tried:
            self._tried = now
            self._rest.start()

    @Slot()
    def _on_rested(self) -> None:
        recipe = self._controller.session.place.recipe
        self._recipe.show_orders(self._controller.comparisons.orders(recipe) or ())

    def _connect(self) -> None:
        control, compare = self._controller, self.compare
        for _, _, panel in self.panels:
            panel.installEventFilter(self)
        self._rest.timeout.connect(self._on_rested)
        self._recipe.use_check(control.complaint)
        self._menus = (self._recipe.presets.menu, compare.add_menu)
        for menu in self._menus:
            menu.show_own(self._own())
        self._recipe.presets.menu.keep_wished.connect(self._on_keep_wished)
        self._recipe.presets.menu.forget_wished.connect(self._on_forget_wished)
        for source in (self._candidates, self.stages):
            source.token_hovered.connect(self._recipe.show_trace)
        self._candidates.token_hovered.connect(self.stages.show_trace)
        compare.recipes_edited.connect(self._on_compared_edited)
        compare.recipe_chosen.connect(control.set_recipe)
        compare.what_if_wished.connect(control.ask_what_if)
        compare.overlay_wished.connect(self._candidates.show_overlay)

    @Slot(object)
    def _on_compared_edited(self, recipes: tuple[Recipe, ...]) -> None:
        self._settings.set(stored.COMPARED, recipes_text(recipes))
        self._controller.changed.emit()

    def _own(self) -> tuple[Preset, ...]:
        return named_from(self._settings.get(stored.OWN_RECIPES))

    def _show_own(self, own: tuple[Preset, ...]) -> None:
        self._settings.set(stored.OWN_RECIPES, named_text(own))
        for menu in self._menus:
            menu.show_own(own)

    @Slot()
    def _on_keep_wished(self) -> None:
        recipe = self._controller.session.place.recipe
        title, question = self.tr("Keep this recipe"), self.tr("Name of {recipe}")
        dialog = NameDialog(title, question.format(recipe=recipe.label), short_label(recipe), self._recipe)
        dialog.name_entered.connect(partial(self._keep, recipe))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _keep(self, recipe: Recipe, named: str) -> None:
        try:
            self._show_own(kept(self._own(), named, recipe))
        except BadValue as fault:
            tell(self._recipe, str(fault))

    @Slot(str)
    def _on_forget_wished(self, name: str) -> None:
        self._show_own(without(self._own(), name))
