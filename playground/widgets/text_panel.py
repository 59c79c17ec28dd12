"""The text with its heading, its legend and what its tokens sum up to."""

import math

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QVBoxLayout, QWidget

from playground.decoding.measures import perplexity
from playground.session.numbers import figure
from playground.session.scene import Line, Scene
from playground.widgets import plain
from playground.widgets.flow_layout import FlowLayout
from playground.widgets.labels import flat_button, heading, heading_row, plain_label
from playground.widgets.text_legend import TextLegend
from playground.widgets.text_view import TextView
from playground.widgets.theme import GRID
from playground.widgets.token_colours import BY_KEY, WAYS


class TextPanel(QWidget):
    """Passes on what the view emits; `colour_by_chosen` tells the key of another way of colouring."""

    token_clicked = Signal(int)
    token_hovered = Signal(object)
    colour_by_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = TextView()
        self._legend = TextLegend()
        self._total, self._perplexity = plain_label(dim=True), plain_label(dim=True)
        for label in (self._total, self._perplexity):
            label.setWordWrap(False)
        self._logps: list[float] = []
        self._version = -1
        self._shown_sums = (-1, -1, -1)
        self._build_menu()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addWidget(heading_row(heading(self.tr("Text")), self._colour))
        column.addWidget(self.view, 1)
        column.addWidget(self._foot())
        self.setTabOrder(self._colour, self.view)
        self.view.token_clicked.connect(self.token_clicked)
        self.view.token_hovered.connect(self.token_hovered)
        self.show_colour_by(WAYS[0].key)

    def _foot(self) -> QWidget:
        foot = QWidget()
        flow = FlowLayout(foot, 2 * GRID, spread=True)
        flow.addWidget(self._legend)
        flow.addWidget(self._total)
        flow.addWidget(self._perplexity)
        return foot

    def _build_menu(self) -> None:
        self._colour = flat_button(shrinks=True)
        self._colour.setAccessibleName(self.tr("Background colour of the tokens"))
        menu = QMenu(self._colour)
        group = QActionGroup(self)
        self._ways: dict[str, QAction] = {}
        for way in WAYS:
            action = menu.addAction(plain.menu_text(way.name()))
            action.setCheckable(True)
            action.setData(way.key)
            group.addAction(action)
            self._ways[way.key] = action
        group.triggered.connect(self._on_way_chosen)
        self._colour.setMenu(menu)
        self._colour.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    @property
    def sums(self) -> tuple[str, str]:
        """What is said of the generated tokens before the cursor, empty where there are none."""
        return self._total.text(), self._perplexity.text()

    def show_colour_by(self, key: str) -> None:
        """Colours the tokens by this; an unknown key is the first way."""
        way = BY_KEY.get(key, WAYS[0])
        self._ways[way.key].setChecked(True)
        self._colour.setText(self.tr("colour: {what} ▾").format(what=plain.menu_text(way.name())))
        self._legend.show_way(way)
        self.view.colour_by(way.key)

    @Slot(QAction)
    def _on_way_chosen(self, action: QAction) -> None:
        self.show_colour_by(action.data())
        self.colour_by_chosen.emit(action.data())

    def show_scene(self, scene: Scene) -> None:
        """The text, and the sums over what was generated before the cursor."""
        self.view.show_scene(scene)
        line = scene.line
        now = (line.version, line.length, scene.cursor)
        if now != self._shown_sums:
            self._shown_sums = now
            self._collect(line)
            self._show_sums(self._logps[: max(0, scene.cursor - line.prompt_length)])

    def _collect(self, line: Line) -> None:
        if line.version != self._version:
            self._version = line.version
            self._logps.clear()
        for mark in line.marks[line.prompt_length + len(self._logps) : line.length]:
            assert mark.step is not None, "what follows the prompt was generated"
            self._logps.append(mark.step.growth.logp)

    def _show_sums(self, logps: list[float]) -> None:
        if not logps:
            self._total.clear()
            self._perplexity.clear()
            return
        total, spread = math.fsum(logps), perplexity(logps)
        self._total.setText(self.tr("Σ ln p {total}").format(total=_signed(total)))
        self._perplexity.setText(self.tr("perplexity {perplexity}").format(perplexity=_short(spread)))
        for label in (self._total, self._perplexity):
            label.setToolTip(plain.tip(self._explained(len(logps), total, spread)))

    def _explained(self, number: int, total: float, spread: float) -> str:
        told = self.tr(
            "Of the {number} generated tokens before the cursor, by the probabilities of the model:\n"
            "Σ ln p = {total} is the natural logarithm of the probability of all of them together.\n"
            "Perplexity = exp(−Σ ln p / {number}) = {perplexity}: as if each had been one of that many "
            "equally likely tokens."
        )
        return told.format(number=number, total=_signed(total), perplexity=_short(spread))


def _signed(value: float) -> str:
    """With a real minus sign, and never a negative zero."""
    return figure(value, ".1f").replace("-0.0", "0.0").replace("-", "−")


def _short(value: float) -> str:
    return figure(value, ".1f" if value < 10_000 else ".2g")
