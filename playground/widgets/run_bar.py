"""The bar at the top: moving, speed, model, seed, limits, and room for a few more actions."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QRect, QSize, Signal, Slot
from PySide6.QtGui import QAction, QColor, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from playground.decoding.knobs import IntKnob
from playground.qt.settings import MAX_NEW_TOKENS, NEW_TOKENS
from playground.session.scene import Scene
from playground.widgets import left_to_right
from playground.widgets.action_button import ActionButton, button_height
from playground.widgets.bar_density import ALL_NAMES, DENSITIES, NO_NAMES, ONLY_NAME, WHOLE_MODEL, Density
from playground.widgets.button_row import ButtonRow
from playground.widgets.checked_field import CheckedField
from playground.widgets.context_meter import ContextMeter
from playground.widgets.model_button import ModelButton
from playground.widgets.seed_field import SeedField
from playground.widgets.speed_control import SpeedControl
from playground.widgets.theme import GRID, colours
from playground.wording import QT_TRANSLATE_NOOP

LIMIT = IntKnob(
    symbol="tokens",
    help=QT_TRANSLATE_NOOP("decoding", "A run stops after so many new tokens"),
    default=MAX_NEW_TOKENS.default,
    low=NEW_TOKENS.low,
    high=NEW_TOKENS.high,
    slider=(10, 2000),
    log=True,
)
_GAP = 3 * GRID
_MARGIN = 3 * GRID


@dataclass(frozen=True)
class RunActions:
    """What the buttons do; the window owns the actions and their keys."""

    home: QAction
    back: QAction
    run: QAction
    step: QAction


class RunBar(QWidget):
    """Shows less of each thing as the room gets short, then takes another row.

    It sets its own height to what its width asks for.
    """

    pace_chosen = Signal(object)
    seed_chosen = Signal(object)
    max_new_tokens_chosen = Signal(int)

    def __init__(self, actions: RunActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        left_to_right.keep(self)  # time runs to the right, as with the keys
        self._run = ActionButton(actions.run, "run", primary=True)
        home = ActionButton(actions.home, "home", named=False)
        back = ActionButton(actions.back, "back", named=False)
        self._buttons = [home, back, self._run, ActionButton(actions.step, "step")]
        self._moving, self._extra = ButtonRow(self, self._buttons), ButtonRow(self, [])
        self._speed, self._model, self._seed = SpeedControl(self), ModelButton(self), SeedField(self)
        tip = self.tr("A run stops after so many new tokens.")
        self._limit = CheckedField(self.tr("Stop after"), tip, self._checked_limit, 4, self)
        self._context = ContextMeter(self)
        self._left: list[QWidget] = [self._moving, self._speed, self._model, self._seed, self._limit]
        self._right: list[QWidget] = [self._context, self._extra]
        self._rows: list[list[QWidget]] = []
        self._density = DENSITIES[0]
        self._extra.hide()
        self._limit.show_number(LIMIT.default)
        self._show_running(False)
        self._speed.pace_chosen.connect(self.pace_chosen)
        self._seed.seed_chosen.connect(self.seed_chosen)
        self._limit.number_entered.connect(self._on_limit_entered)
        for row in (self._moving, self._extra):
            row.face_changed.connect(self._arrange)
        self._context.widened.connect(self._arrange)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    @property
    def model_button(self) -> ModelButton:
        """The model and its wishes."""
        return self._model

    @property
    def speed(self) -> SpeedControl:
        """The pace."""
        return self._speed

    @property
    def seed(self) -> SeedField:
        """The seed."""
        return self._seed

    @property
    def limit(self) -> CheckedField:
        """How many new tokens a run may make."""
        return self._limit

    @property
    def context(self) -> ContextMeter:
        """How full the context is."""
        return self._context

    @property
    def run_button(self) -> ActionButton:
        """Run or pause."""
        return self._run

    def add_action_button(self, action: QAction) -> ActionButton:
        """One more button at the right end; its text stays, its key goes where room is short."""
        button = ActionButton(action)
        self._buttons.append(button)
        self._extra.add(button)
        self._extra.show()
        self._arrange()
        return button

    def show_scene(self, scene: Scene) -> None:
        """What runs, the model, the seed, and how full the context is."""
        self._show_running(scene.status.kind == "running")
        self._seed.show_seed(scene.seed)
        limit = scene.card.context_limit if scene.card else 0
        length = len(scene.prompt.ids) if scene.prompt and scene.too_long else scene.cursor
        self._context.show_context(length, limit)
        if self._model.show_model(scene.card, scene.status):
            self._arrange()

    def show_pace(self, tokens_per_second: float | None) -> None:
        """The pace in force; None is as fast as it goes."""
        self._speed.show_pace(tokens_per_second)

    def show_max_new_tokens(self, limit: int) -> None:
        """The limit in force."""
        self._limit.show_number(limit)

    def sizeHint(self) -> QSize:
        """Everything in one row."""
        return QSize(self._wide(DENSITIES[0]), self._height(1))

    def minimumSizeHint(self) -> QSize:
        """The widest group at its smallest, or what one row of buttons asks for."""
        widest = max(self._least(group, DENSITIES[-1]) for group in self._visible())
        return QSize(widest + 2 * _MARGIN, self._height(1))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width shows more or less."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines between the groups of a row."""
        painter = left_to_right.painter_on(self)
        painter.setPen(QColor(colours(self).border))
        for row in self._rows:
            for one, two in pairwise(row):
                if two in (self._speed, self._model, self._extra):
                    x = (
                        two.x() - _GAP // 2
                        if two is not self._extra
                        else (one.geometry().right() + two.x()) // 2
                    )
                    painter.drawLine(x, two.y() + GRID, x, two.geometry().bottom() - GRID)

    def _show_running(self, running: bool) -> None:
        if running:
            self._run.show_face("pause", self.tr("Pause"))
        else:
            self._run.show_face("run", self.tr("Run"))

    # the arrangement

    @Slot()
    def _arrange(self) -> None:
        self._rows = self._richest()
        for number, row in enumerate(self._rows):
            self._place(row, number)
        self.setFixedHeight(self._height(len(self._rows)))
        self.update()

    def _richest(self) -> list[list[QWidget]]:
        """The fewest rows, with as much in them as they hold."""
        fewest = len(self._filled(DENSITIES[-1]))
        for density in DENSITIES:
            rows = self._filled(density)
            if len(rows) == fewest:
                break
        self._use(density)
        return rows

    def _use(self, density: Density) -> None:
        if density == self._density:
            return
        self._density = density
        for button in self._buttons:
            button.show_density(density.buttons)
        for told in (self._speed, self._context):
            told.show_caption(density.captions == ALL_NAMES)
        for bare in (self._seed, self._limit):
            bare.show_caption(density.captions != NO_NAMES)

    def _wide(self, density: Density) -> int:
        """What one row would take."""
        widths = [self._least(group, density) for group in self._visible()]
        return sum(widths) + _GAP * (len(widths) - 1) + 2 * _MARGIN

    def _visible(self) -> list[QWidget]:
        return [group for group in (*self._left, *self._right) if not group.isHidden()]

    def _filled(self, density: Density) -> list[list[QWidget]]:
        rows: list[list[QWidget]] = [[]]
        used = 2 * _MARGIN
        for group in self._visible():
            wide = self._least(group, density)
            if rows[-1] and used + wide > self.width():
                rows.append([])
                used = 2 * _MARGIN
            rows[-1].append(group)
            used += wide + _GAP
        return rows

    def _least(self, group: QWidget, density: Density) -> int:
        match group:
            case ButtonRow():
                return group.width_at(density.buttons)
            case SpeedControl() | ContextMeter():
                return group.width_at(density.captions == ALL_NAMES)
            case SeedField() | CheckedField():
                return group.width_at(density.captions != NO_NAMES)
            case _ if density.model == WHOLE_MODEL:
                return group.sizeHint().width()
            case _ if density.model == ONLY_NAME:
                return self._model.named_width()
            case _:
                return group.minimumSizeHint().width()

    def _place(self, row: list[QWidget], number: int) -> None:
        top, high = _MARGIN // 2 + number * (self._line + 2 * GRID), self._line
        widths = [self._least(group, self._density) for group in row]
        spare = self.width() - 2 * _MARGIN - sum(widths) - _GAP * (len(row) - 1)
        more = 0
        if self._model in row:
            more = min(spare, self._model.sizeHint().width() - widths[row.index(self._model)])
        x = _MARGIN
        first_right = next((group for group in row if group in self._right), None)
        for group, wide in zip(row, widths, strict=True):
            if group is self._model:
                wide, spare = wide + max(0, more), spare - max(0, more)
            if group is first_right:
                x += max(0, spare)
            group.setGeometry(QRect(x, top, min(wide, self.width() - 2 * _MARGIN), high))
            x += wide + _GAP

    @property
    def _line(self) -> int:
        return button_height(self)

    def _height(self, rows: int) -> int:
        return rows * self._line + (rows - 1) * 2 * GRID + _MARGIN + 1

    # what the person does

    def _checked_limit(self, text: str) -> int:
        words = self.tr("The limit of new tokens")
        return int(LIMIT.parse(text, words))

    @Slot(object)
    def _on_limit_entered(self, number: int) -> None:
        self.max_new_tokens_chosen.emit(number)
