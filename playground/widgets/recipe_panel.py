"""The recipe: presets, then the pipeline as cards in the order of application."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QToolButton, QVBoxLayout, QWidget

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Search, Strategy, Transform
from playground.session.effects import Effect, choice_effect, effects
from playground.session.picks import OtherOrder
from playground.session.records import Step
from playground.session.scene import Scene
from playground.session.trace import trace
from playground.widgets.add_menu import AddMenu
from playground.widgets.labels import flat_button, heading, heading_row
from playground.widgets.order_choice import OrderChoice
from playground.widgets.order_menu import OrderMenu
from playground.widgets.other_recipe import OtherRecipe
from playground.widgets.pipeline import Pipeline
from playground.widgets.preset_bar import PresetBar
from playground.widgets.recipe_text import RecipeText
from playground.widgets.search_card import SearchCard
from playground.widgets.source_card import SourceCard
from playground.widgets.strategy_card import StrategyCard
from playground.widgets.theme import GRID, em

_NOTHING = Effect()


class RecipePanel(QWidget):
    """Everything in it is made from the declarations in the catalogue."""

    recipe_edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps_shown = 0
        self._pipeline: Pipeline | None = None
        self._scene: Scene | None = None
        self._cards: dict[str, StrategyCard] = {}
        self._presets = PresetBar()
        self._source, self._other = SourceCard(), OtherRecipe()
        self._search = SearchCard()
        self._add_menu, self._order = AddMenu(self), OrderChoice()
        self._token: int | None = None
        self._check: Callable[[Recipe], str | None] = lambda _: None
        self._add = flat_button(self.tr("add ▾"))
        self._as_text = flat_button(self.tr("text ▾"))
        self._text = RecipeText()
        self._column = QVBoxLayout()
        self._content, self._scroll = QWidget(), QScrollArea()
        self._compose()
        self._wire()

    @property
    def pipeline(self) -> Pipeline | None:
        """The cards as they stand, None before the first scene."""
        return self._pipeline

    def card(self, key: str) -> StrategyCard:
        """That of one strategy."""
        return self._cards[key]

    @property
    def order_menu(self) -> OrderMenu:
        """Orders of application."""
        return self._order.menu

    @property
    def order_text(self) -> str:
        """What is said of other orders, empty where they change nothing."""
        return self._order.text

    @property
    def presets(self) -> PresetBar:
        """The recipes with names."""
        return self._presets

    @property
    def search_card(self) -> SearchCard:
        """The last one."""
        return self._search

    @property
    def add_menu(self) -> AddMenu:
        """What can be added."""
        return self._add_menu

    @property
    def text(self) -> RecipeText:
        """The recipe as text."""
        return self._text

    @property
    def notice(self) -> str:
        """What is said where the step on show was made by another recipe."""
        return self._other.text

    def use_check(self, check: Callable[[Recipe], str | None]) -> None:
        """What says why a recipe cannot be used with the model; such a one is refused at its field."""
        self._check = check
        self._text.use_check(check)

    def _complaint(self, strategy: Strategy) -> str | None:
        if self._pipeline is None or not isinstance(strategy, Transform):
            return None
        return self._check(Recipe((strategy,), self._pipeline.search))

    def show_scene(self, scene: Scene) -> None:
        """The recipe in force, and what it did to the step on show."""
        before, self._scene = self._scene, scene
        if self._pipeline is None or (scene.recipe != self._pipeline.recipe and not self._is_dragged):
            known = self._pipeline
            self._show_pipeline(known.adopting(scene.recipe) if known else Pipeline.of(scene.recipe))
        elif self._steps_done != self._steps_shown and not self._is_dragged:
            self._show_cards(self._pipeline)
        if before is None or before.card is not scene.card:
            self._source.show_card(scene.card)
        self._presets.show_scene(scene)
        if before is None or _in_view(before) != _in_view(scene):
            self._show_effects(scene)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cards that became wider behind the area that scrolls make the panel wider too."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a third of a small screen."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, round(3 * em(self)))

    def sizeHint(self) -> QSize:
        """A comfortable column."""
        return self.minimumSizeHint().expandedTo(QSize(round(24 * em(self)), round(40 * em(self))))

    def _compose(self) -> None:
        self._as_text.setCheckable(True)
        self._add.setMenu(self._add_menu)
        self._add.setToolTip(self.tr("Add a strategy to the pipeline"))
        self._as_text.setToolTip(self.tr("The recipe as text, to read, copy and type"))
        self._add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._text.hide()
        rows = QVBoxLayout(self._content)
        rows.setContentsMargins(0, 2 * GRID, 2 * GRID, 3 * GRID)
        rows.setSpacing(2 * GRID)
        rows.addWidget(heading(self.tr("Strategy")))
        rows.addWidget(self._presets)
        title = heading(self.tr("Pipeline"))
        rows.addWidget(heading_row(title, self._order.button, self._as_text, self._add))
        rows.addWidget(self._text)
        rows.addWidget(self._order)
        rows.addWidget(self._other)
        rows.addWidget(self._source)
        rows.addLayout(self._column)
        rows.addWidget(self._search)
        rows.addStretch(1)
        self._column.setSpacing(2 * GRID)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._content)
        self._content.installEventFilter(self)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._scroll)

    def _wire(self) -> None:
        self._presets.recipe_chosen.connect(self._on_recipe_wished)
        self._text.recipe_entered.connect(self._on_recipe_wished)
        self._search.search_edited.connect(self._on_search_edited)
        self._order.recipe_chosen.connect(self._on_recipe_wished)
        self._add_menu.transform_chosen.connect(self._on_transform_chosen)
        self._as_text.toggled.connect(self._text.setVisible)
        self._other.recipe_wished.connect(self._on_recipe_wished)

    @property
    def _is_dragged(self) -> bool:
        forms = [self._search.form, *(card.form for card in self._cards.values())]
        return any(form.is_dragged for form in forms)

    # what is shown

    def _show_pipeline(self, pipeline: Pipeline) -> None:
        changed = self._pipeline is None or pipeline.keys != self._pipeline.keys
        self._pipeline = pipeline
        if changed:
            self._deal(pipeline)
        self._show_cards(pipeline)
        self._search.show_search(pipeline.search)
        self._presets.show_recipe(pipeline.recipe)
        self._order.show_recipe(pipeline.recipe)
        self._text.show_recipe(pipeline.recipe)
        self._add_menu.show_present(pipeline.keys)

    def _show_cards(self, pipeline: Pipeline) -> None:
        """The settings as they are at the step on show: a schedule moves them."""
        self._steps_shown = self._steps_done
        for entry in pipeline.entries:
            self._cards[entry.key].show_strategy(entry.transform, entry.on, self._steps_shown)

    def _deal(self, pipeline: Pipeline) -> None:
        """Makes the cards that are missing, takes away the others, and puts all in order."""
        for key in set(self._cards) - set(pipeline.keys):
            gone = self._cards.pop(key)
            self._column.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        above: QWidget = self._add
        for place, entry in enumerate(pipeline.entries):
            if entry.key not in self._cards:
                self._cards[entry.key] = self._new_card(entry.transform)
            card = self._cards[entry.key]
            if self._column.indexOf(card) != place:
                self._column.removeWidget(card)
                self._column.insertWidget(place, card)
            card.show_place(place == 0, place == len(pipeline.entries) - 1)
            card.take_tab_after(above)
            above = card.last_in_tab_order
        self._search.take_tab_after(above)

    def _new_card(self, transform: Transform) -> StrategyCard:
        card, key = StrategyCard(transform, self._content), transform.about.key
        card.form.use_check(self._complaint)
        card.strategy_edited.connect(self._on_strategy_edited)
        card.switched.connect(partial(self._on_switched, key))
        card.move_wished.connect(partial(self._on_move_wished, key))
        card.dragged.connect(partial(self._on_dragged, key))
        card.remove_wished.connect(partial(self._on_remove_wished, key))
        return card

    @property
    def _step(self) -> Step | None:
        shown = self._scene.shown if self._scene else None
        return shown.step if shown else None

    @property
    def _steps_done(self) -> int:
        return self._step.number - 1 if self._step else 0

    def _show_effects(self, scene: Scene) -> None:
        step = self._step
        same = step is not None and step.recipe == scene.recipe
        if step is not None and not same and scene.shown and scene.shown.kind == "running":
            return
        self._other.show_recipe(step.recipe if step and not same else None)
        pieces = scene.card.pieces if scene.card else ()
        found = effects(step, pieces) if step and same else ()
        self._search.show_took(choice_effect(step) if step and same else "")
        by_key = dict(zip([t.about.key for t in scene.recipe.transforms], found, strict=False))
        for key, card in self._cards.items():
            card.show_effect(by_key.get(key, _NOTHING))
        self._show_trace()

    @Slot(object)
    def show_trace(self, token: int | None) -> None:
        """What each card did to this token; None for no token."""
        if token != self._token:
            self._token = token
            self._show_trace()

    def show_orders(self, orders: Sequence[OtherOrder]) -> None:
        """What other orders of the recipe would change at the step on show."""
        self._order.show_orders(orders, self._scene.card.pieces if self._scene and self._scene.card else ())

    def _show_trace(self) -> None:
        scene, step = self._scene, self._step
        same = scene is not None and step is not None and step.recipe == scene.recipe
        found = None
        if scene and step and same and self._token is not None:
            found = trace(step, self._token, scene.card.pieces if scene.card else ())
        places = {t.about.key: place for place, t in enumerate(step.recipe.transforms)} if step else {}
        for key, card in self._cards.items():
            card.show_trace(found.turn(places[key]) if found and key in places else "")

    # what the person does

    def _edit(self, pipeline: Pipeline) -> None:
        if self._pipeline is None:
            return
        before = self._pipeline.recipe
        self._show_pipeline(pipeline)
        if pipeline.recipe != before:
            self.recipe_edited.emit(pipeline.recipe)

    @Slot(object)
    def _on_recipe_wished(self, recipe: Recipe) -> None:
        if self._pipeline:
            self._edit(self._pipeline.adopting(recipe))

    @Slot(object)
    def _on_strategy_edited(self, transform: Transform) -> None:
        if self._pipeline:
            self._edit(self._pipeline.changed(transform))

    @Slot(object)
    def _on_search_edited(self, search: Search) -> None:
        if self._pipeline:
            self._edit(self._pipeline.choosing(search))

    @Slot(object)
    def _on_transform_chosen(self, transform: Transform) -> None:
        if self._pipeline:
            self._edit(self._pipeline.added(transform))
            self._cards[transform.about.key].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_switched(self, key: str, on: bool) -> None:
        if self._pipeline:
            self._edit(self._pipeline.switched(key, on))

    def _on_move_wished(self, key: str, by: int) -> None:
        if self._pipeline:
            self._edit(self._pipeline.moved(key, self._pipeline.keys.index(key) + by))

    def _on_dragged(self, key: str, pointer: QPoint) -> None:
        if self._pipeline is None:
            return
        y = self._content.mapFromGlobal(pointer).y()
        others = [self._cards[other] for other in self._pipeline.keys if other != key]
        place = sum(card.geometry().center().y() < y for card in others)
        if place != self._pipeline.keys.index(key):
            self._edit(self._pipeline.moved(key, place))

    def _on_remove_wished(self, key: str) -> None:
        if self._pipeline:
            self._edit(self._pipeline.without(key))


def _in_view(scene: Scene) -> tuple[object, ...]:
    """What the effects depend on; steps and cards compare by identity."""
    shown = scene.shown
    return scene.recipe, scene.card, shown and shown.step, shown and shown.kind
