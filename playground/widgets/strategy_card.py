"""One strategy in the pipeline: its settings, its formula, and what it did to the step on show."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from playground.decoding.catalogue import STRATEGIES
from playground.decoding.manual import summary
from playground.decoding.strategy import Strategy
from playground.session.effects import Effect
from playground.widgets import plain
from playground.widgets.check_box import CheckBox
from playground.widgets.colour_square import ColourSquare
from playground.widgets.drag_handle import DragHandle
from playground.widgets.icons import icon
from playground.widgets.knob_form import KnobForm
from playground.widgets.labels import plain_label
from playground.widgets.schedule_menu import ScheduleMenu
from playground.widgets.theme import GRID, colours, em, set_property
from playground.widgets.whats_this import TOPIC, strategy_tip
from playground.wording import declared

_FRESH = Effect()


def hue_of(strategy: Strategy | type[Strategy]) -> int:
    """Which of the theme's hues stands for a strategy: its place in the catalogue."""
    kind = strategy if isinstance(strategy, type) else type(strategy)
    return STRATEGIES.index(kind)


def described(kind: type[Strategy]) -> str:
    """What a strategy is, where it helps and where it fails, as plain paragraphs."""
    about = kind.about
    told = (summary(kind), about.formula, about.when, about.weakness)
    return "\n\n".join(declared(part) for part in told if part)


class StrategyCard(QFrame):
    """Every card is made from the declaration of its strategy alone."""

    strategy_edited = Signal(object)
    switched = Signal(bool)
    move_wished = Signal(int)
    dragged = Signal(QPoint)
    remove_wished = Signal()

    def __init__(self, strategy: Strategy, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = strategy.about.key
        self._kind = type(strategy)
        self._on, self._effect = True, _FRESH
        title = strategy.title()
        self.setProperty("card", True)
        self.setAccessibleName(title)
        self.setProperty(TOPIC, self.key)
        self.setWhatsThis(strategy_tip(self._kind))
        hue = hue_of(strategy)
        self._handle = DragHandle(self.tr("Drag to reorder; Alt+Up and Alt+Down move it too"))
        self._square = ColourSquare(lambda widget: colours(widget).hues[hue % len(colours(widget).hues)])
        self._title = plain_label(title)
        self._title.setToolTip(plain.tip(described(self._kind)))
        self._switch = CheckBox()
        self._switch.setChecked(True)
        self._switch.setAccessibleName(self.tr("{strategy} is on").format(strategy=title))
        self._switch.setToolTip(self.tr("Switch this strategy off or on; it stays in the list"))
        self._menu_button = QToolButton()
        self._form = KnobForm(hue)
        self.setFocusProxy(self._switch)
        self._done, self._line = plain_label(dim=True), plain_label(dim=True)
        self._formula, self._idle = (
            plain_label(declared(strategy.about.formula), dim=True),
            plain_label(dim=True),
        )
        self._formula.setProperty("mono", True)
        self._schedules = ScheduleMenu(self)
        self._actions = self._made_menu(title)
        self._compose()
        self._wire()
        self._show_texts()
        self._fit()
        self._form.show_strategy(strategy)

    @property
    def form(self) -> KnobForm:
        """The controls."""
        return self._form

    @property
    def schedules(self) -> ScheduleMenu:
        """How the numbers may follow the text."""
        return self._schedules

    @property
    def effect_text(self) -> str:
        """What the card says about the step."""
        shown = (self._done, self._line, self._idle)
        return "\n".join(label.text() for label in shown if not label.isHidden())

    def show_strategy(self, strategy: Strategy, on: bool, step: int = 0) -> None:
        """The settings in force, and whether they count."""
        self._form.show_strategy(strategy, step)
        self._schedules.show_strategy(strategy, step)
        if on != self._on:
            self._on = on
            self._switch.setChecked(on)
            self._square.show_hollow(not on)
            set_property(self._title, "idle", not on)
            self._actions["switch"].setText(self.tr("Switch off") if on else self.tr("Switch on"))
            self._show_texts()

    def show_effect(self, effect: Effect) -> None:
        """What the strategy did to the step on show."""
        if effect != self._effect:
            self._effect = effect
            self._show_texts()

    def show_trace(self, words: str) -> None:
        """What it did to the token that is pointed at, in place of the formula; empty for none."""
        self._formula.setText(words or declared(self._kind.about.formula))
        set_property(self._formula, "traced", bool(words))

    @property
    def trace_text(self) -> str:
        """What is said of the token that is pointed at."""
        return self._formula.text() if self._formula.property("traced") else ""

    def show_place(self, first: bool, last: bool) -> None:
        """Whether it can be moved up and down."""
        self._actions["up"].setEnabled(not first)
        self._actions["down"].setEnabled(not last)

    def take_tab_after(self, widget: QWidget) -> None:
        """Tab comes here after that widget."""
        self.setTabOrder(widget, self._switch)
        self.setTabOrder(self._switch, self._menu_button)
        self._form.take_tab_after(self._menu_button)

    @property
    def last_in_tab_order(self) -> QWidget:
        """Where Tab leaves the card."""
        return self._form.last_in_tab_order or self._menu_button

    def changeEvent(self, event: QEvent) -> None:
        """Follows font and theme."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._fit()
        super().changeEvent(event)

    def _made_menu(self, title: str) -> dict[str, QAction]:
        menu = QMenu(self)
        self._menu_button.setProperty("flat", True)
        self._menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu_button.setAccessibleName(self.tr("Menu of {strategy}").format(strategy=title))
        self._menu_button.setMenu(menu)
        words = {
            "up": (self.tr("Move up"), "Alt+Up"),
            "down": (self.tr("Move down"), "Alt+Down"),
            "switch": (self.tr("Switch off"), ""),
            "reset": (self.tr("Usual settings"), ""),
            "remove": (self.tr("Remove"), ""),
        }
        actions = {}
        for name, (text, keys) in words.items():
            action = menu.addAction(text)
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.setShortcutVisibleInContextMenu(True)
            self.addAction(action)
            actions[name] = action
        if ScheduleMenu.fits(self._kind):
            menu.insertMenu(actions["reset"], self._schedules)
        return actions

    def _compose(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(GRID)
        for widget in (self._handle, self._square, self._title):
            head.addWidget(widget)
        head.setStretchFactor(self._title, 1)
        head.addWidget(self._switch)
        head.addWidget(self._menu_button)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(2 * GRID, GRID, GRID, 2 * GRID)
        rows.setSpacing(GRID)
        rows.addLayout(head)
        body = QVBoxLayout()
        body.setContentsMargins(0, 0, GRID, 0)
        body.setSpacing(GRID // 2)
        for part in (self._form, self._formula, self._done, self._line, self._idle):
            body.addWidget(part)
        rows.addLayout(body)

    def _wire(self) -> None:
        self._form.strategy_edited.connect(self.strategy_edited)
        self._schedules.strategy_edited.connect(self.strategy_edited)
        self._switch.clicked.connect(self.switched)
        self._handle.dragged.connect(self.dragged)
        self._actions["up"].triggered.connect(self._on_up)
        self._actions["down"].triggered.connect(self._on_down)
        self._actions["switch"].triggered.connect(self._on_switch)
        self._actions["reset"].triggered.connect(self._on_reset)
        self._actions["remove"].triggered.connect(self.remove_wished)

    def _fit(self) -> None:
        side = round(max(4 * GRID, 1.2 * em(self)))
        self._menu_button.setIcon(icon("more", self, side))
        self._menu_button.setIconSize(QSize(side, side))

    def _show_texts(self) -> None:
        effect = self._effect if self._on else Effect(idle=self.tr("Switched off."))
        for label, text in ((self._done, effect.done), (self._line, effect.line)):
            label.setText(text)
            label.setVisible(bool(text))
        idle = " ".join(part for part in (effect.idle, effect.note) if part)
        self._idle.setText(idle)
        self._idle.setVisible(bool(idle))
        self._form.show_idle({name: effect.idle for name, _ in self._kind.knobs()})
        self.setAccessibleDescription(" ".join(p for p in (effect.done, effect.line, idle) if p))

    @Slot()
    def _on_up(self) -> None:
        self.move_wished.emit(-1)

    @Slot()
    def _on_down(self) -> None:
        self.move_wished.emit(1)

    @Slot()
    def _on_switch(self) -> None:
        self.switched.emit(not self._on)

    @Slot()
    def _on_reset(self) -> None:
        self.strategy_edited.emit(self._kind())
