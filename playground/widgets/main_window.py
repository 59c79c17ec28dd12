"""The main window: panels in docks, menus, and wires. No logic: wishes go to the controller."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QChildEvent, QMimeData, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStyle, QTabBar, QToolBar, QVBoxLayout, QWidget

from playground.decoding.recipe import PRESETS
from playground.qt import settings as stored
from playground.qt.controller import Controller
from playground.qt.documents import SUFFIX, Documents
from playground.qt.repaint import Repainter
from playground.qt.settings import Settings
from playground.qt.worker import Failure
from playground.session.language_model import ModelCard
from playground.session.wish_words import wish_words
from playground.widgets.announcer import OFF, ON, Announcer
from playground.widgets.calm import Calm
from playground.widgets.candidates_panel import CandidatesPanel
from playground.widgets.code_actions import CodeActions
from playground.widgets.crowding import Crowding
from playground.widgets.dock import Dock
from playground.widgets.document_actions import DocumentActions
from playground.widgets.draw_strip import DrawStrip
from playground.widgets.explaining import Explaining
from playground.widgets.export_actions import ExportActions
from playground.widgets.focus_order import move_focus
from playground.widgets.history_chart import HistoryChart
from playground.widgets.hood_view import HoodView
from playground.widgets.open_model_dialog import BUILTIN
from playground.widgets.prompt_panel import PromptPanel, PromptText
from playground.widgets.recipe_panel import RecipePanel
from playground.widgets.run_bar import RunActions, RunBar
from playground.widgets.scrolled import Scrolled
from playground.widgets.shortcuts import TEXT_FIELDS, KeyGate, no_click_focus
from playground.widgets.side_views import SideViews
from playground.widgets.teaching import Teaching
from playground.widgets.text_panel import TextPanel
from playground.widgets.theme import GRID, em
from playground.widgets.tree_wires import TreeWires
from playground.widgets.why_line import WhyLine
from playground.widgets.window_actions import WindowActions
from playground.widgets.window_dialogs import WindowDialogs

LAYOUT_VERSION = 2
BELOW = ("hood", "tree", "stages", "draws")
LEFT, LEFT_SHARES = ("prompt", "text", "history"), (22, 48, 30)
SCROLLED = (*BELOW, *LEFT, "recording")
OPENED_HIGH = (*BELOW, "recording", "compare")
SEEN_AT_FIRST = (*LEFT, "recipe")
# The least of the centre, in ems: as wide as it asks for, and a few rows.
CENTRE_LEAST = (100.0, 9.0)
HIGH_EM = 76
FIRST_SIZE = QSize(1440, 900)
LONGEST_KEPT_PROMPT = 10_000
Area = Qt.DockWidgetArea


class MainWindow(QMainWindow):
    """Holds the panels; `dress` puts the stored theme and font size on the application."""

    def __init__(self, controller: Controller, settings: Settings, dress: Callable[[], None]) -> None:
        super().__init__()
        self.controller, self._settings, self._dress = controller, settings, dress
        self.setAcceptDrops(True)
        self._bar = self._make_bar()
        self._dialogs = WindowDialogs(self, controller, settings, self.apply_settings)
        self.documents = Documents(controller, settings)
        self._files = DocumentActions(self, self.documents)
        self.teaching = Teaching(self, controller, settings, self._files.may_leave)
        self._files.guards.append(self.teaching.recording.may_leave)
        self.explaining = Explaining(self, settings)
        self.actions_ = WindowActions(self, self._wishes())
        self._make_panels()
        self.exports = ExportActions(self, self.candidates, controller, self.documents)
        self._code = CodeActions(self, controller)
        self._place_panels()
        self._menus = self.actions_.fill(self.menuBar())
        self._add_session_lists()
        self._add_code_menu()
        self._add_dock_switches()
        self._keys = KeyGate(self, self._wishes())
        self._repainter = Repainter(self.draw, self)
        self._connect()
        self._restore()
        self.teaching.attach(self._menus, self.docks["lesson"], self._regions())
        self.explaining.attach(self._regions())
        titles = self.explaining.topics.titles
        self.exports.attach(self._regions(), titles, self.text.view.selected_steps)
        no_click_focus(self)
        self._centre.setFocus()

    # parts

    def _make_bar(self) -> QToolBar:
        # Made first, so that it goes first: a bar lets go of its widget as it is destroyed, and the
        # buttons in there then still ask their actions, which are children of the window too.
        bar = QToolBar(self.tr("Run bar"), self)
        bar.setObjectName("run_bar")
        bar.setMovable(False)
        bar.toggleViewAction().setEnabled(False)
        return bar

    def _make_panels(self) -> None:
        act = self.actions_
        self.run_bar = RunBar(RunActions(act["home"], act["back"], act["toggle_run"], act["step"]))
        self.run_bar.add_action_button(act["lecture"])
        self.prompt, self.text, self.history = PromptPanel(), TextPanel(), HistoryChart()
        self.candidates, self.draw_strip = CandidatesPanel(), DrawStrip()
        self.recipe, self.hood, self.why = RecipePanel(), HoodView(), WhyLine()
        self.announcer = Announcer(self.why)
        self.tree = TreeWires(self.controller, self)
        self.views = SideViews(self.controller, self._settings, self.candidates, self.recipe, self)

    def _place_panels(self) -> None:
        self._bar.addWidget(self.run_bar)
        self.addToolBar(self._bar)
        self._centre = QWidget()
        column = QVBoxLayout(self._centre)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column.addWidget(self.candidates, 1)
        column.addWidget(self.draw_strip)
        around = Scrolled(self.tr("Candidates and draw"), self._centre, CENTRE_LEAST)
        self.setCentralWidget(around)
        self.setDockNestingEnabled(True)
        self.docks = {
            name: Dock(name, title, panel, self, scrolls=name in SCROLLED, opens_high=name in OPENED_HIGH)
            for name, title, panel in (
                ("prompt", self.tr("Prompt"), self.prompt),
                ("text", self.tr("Text"), self.text),
                ("history", self.tr("History"), self.history),
                ("recipe", self.tr("Recipe"), self.recipe),
                ("hood", self.tr("Under the hood"), self.hood),
                ("tree", self.tr("Tree"), self.tree.panel),
                *self.views.panels,
                ("lesson", self.tr("Lesson"), self.teaching.lessons.panel),
                ("recording", self.tr("Recording"), self.teaching.recording.panel),
            )
        }
        left = [self.docks[name] for name in LEFT]
        self._crowding = Crowding(self, around, left, LEFT_SHARES)
        self._default_layout()
        status = self.statusBar()
        status.setSizeGripEnabled(False)
        status.addWidget(Calm(self.why, any_width=True), 1)

    def _default_layout(self) -> None:
        for dock in self.docks.values():
            dock.setFloating(False)
            self.removeDockWidget(dock)
        left = [self.docks[name] for name in LEFT]
        for dock in left:
            self.addDockWidget(Area.LeftDockWidgetArea, dock)
        self.addDockWidget(Area.RightDockWidgetArea, self.docks["recipe"])
        self.addDockWidget(Area.RightDockWidgetArea, self.docks["compare"])
        above = [self.docks[name] for name in ("lesson", "recording")]
        for dock in above:
            self.addDockWidget(Area.TopDockWidgetArea, dock)
        self.tabifyDockWidget(*above)
        below = [self.docks[name] for name in BELOW]
        for dock in below:
            self.addDockWidget(Area.BottomDockWidgetArea, dock)
        for dock in below[1:]:
            self.tabifyDockWidget(below[0], dock)
        for name, dock in self.docks.items():
            dock.setVisible(name in SEEN_AT_FIRST)
        self.docks["compare"].setVisible(self.height() >= HIGH_EM * em(self))
        right = [self.docks[name] for name in ("recipe", "compare")]
        self.resizeDocks(right, [68, 32], Qt.Orientation.Vertical)
        self._crowding.begin()
        width = max(self.width(), 1)
        self.resizeDocks(
            [left[0], self.docks["recipe"]], [width * 30 // 100, width * 25 // 100], Qt.Orientation.Horizontal
        )

    def _regions(self) -> dict[str, QWidget]:
        """What one can be asked to look at, by name."""
        parts: dict[str, QWidget] = {
            "run_bar": self.run_bar,
            "candidates": self.candidates,
            "draw": self.draw_strip,
            "why": self.why,
        }
        return {**self.docks, **parts}

    def _add_session_lists(self) -> None:
        menu, after = self._menus["File"], self.actions_["save_session"]
        menu.insertMenu(after, self._files.recent)
        menu.insertMenu(after, self._files.kept)

    def _add_code_menu(self) -> None:
        edit = self._menus["Edit"]
        after = edit.actions().index(self.actions_["copy_chart"]) + 1
        edit.insertMenu(edit.actions()[after], self._code.menu)

    def _add_dock_switches(self) -> None:
        view = self._menus["View"]
        before = self.actions_["larger"]
        for dock in self.docks.values():
            view.insertAction(before, dock.toggleViewAction())
            dock.toggleViewAction().triggered.connect(lambda on, it=dock: it.raise_() if on else None)
        view.insertSeparator(before)

    # wires

    def _wishes(self) -> dict[str, Callable[[], None]]:
        """Every wish that a menu or a key can make, by name."""
        control = self.controller
        wishes: dict[str, Callable[[], None]] = {
            "toggle_run": self._after_typing(control.toggle_run),
            "step": self._after_typing(self.teaching.step),
            "back": control.back,
            "home": control.home,
            "end": control.end,
            "reroll": control.reroll,
            "undo": control.undo,
            "redo": control.redo,
            "go_on": lambda: control.run(past_end=True),
            "next_line": lambda: self.hood.next_line(),
            "search": lambda: self.candidates.focus_search(),
            "edit_prompt": lambda: self.prompt.editor.setFocus(Qt.FocusReason.ShortcutFocusReason),
            "new_session": self._files.new,
            "open_session": self._files.ask_open,
            "save_session": self._save,
            "save_session_as": self._save_as,
            "export": lambda: self.exports.ask(),
            "copy_text": lambda: self.exports.copy_text(),
            "copy_tokens": lambda: self.exports.copy_tokens(),
            "copy_candidates": lambda: self.exports.copy_candidates(),
            "copy_chart": lambda: self.exports.copy_chart(),
            "force_text": self._dialogs.ask_tokens,
            "score_text": self._dialogs.ask_score,
            "open_model": self._dialogs.ask_model,
            "settings": self._dialogs.ask_settings,
            "cheat_sheet": self._dialogs.show_keys,
            "verify": self._dialogs.show_verify,
            "about": self._dialogs.show_about,
            "larger": lambda: self._resize_font(10),
            "smaller": lambda: self._resize_font(-10),
            "usual_size": lambda: self._resize_font(0),
            "announce": self._toggle_announcing,
            "full_screen": self._toggle_full_screen,
            "reset_layout": self._reset_layout,
            "quit": self._quit,
            **{name: self._after_typing(wish) for name, wish in self.teaching.wishes.items()},
            **self.explaining.wishes,
        }
        for theme in ("system", "light", "dark"):
            wishes[f"theme_{theme}"] = partial(self._use_theme, theme)
        for preset in PRESETS:
            wishes[f"preset_{preset.key}"] = partial(control.set_recipe, preset.recipe)
        for number in range(1, 10):
            wishes[f"choose_row_{number}"] = partial(self._choose_row, number)
        return wishes

    def _after_typing(self, wish: Callable[[], None]) -> Callable[[], None]:
        """Lets what was typed a moment ago become the prompt first, and the keys work from then on."""

        def act() -> None:
            self.prompt.flush()
            if isinstance(QApplication.focusWidget(), TEXT_FIELDS):
                self._centre.setFocus()
            wish()

        return act

    def _connect(self) -> None:
        control = self.controller
        control.changed.connect(self._repainter.mark_stale)
        control.prompt_read.connect(self.prompt.show_count)
        control.model_adopted.connect(self._on_model_adopted)
        control.fault_met.connect(self._on_fault_met)
        self.prompt.prompt_edited.connect(self._on_prompt_edited)
        self.prompt.run_wished.connect(self._after_typing(control.run))
        self.candidates.rows_changed.connect(lambda rows: self._settings.set(stored.ROWS, rows))
        self.candidates.log_changed.connect(lambda log: self._settings.set(stored.LOG_BARS, log))
        self.candidates.order_changed.connect(lambda order: self._settings.set(stored.ORDER_BY, order))
        self.text.colour_by_chosen.connect(lambda key: self._settings.set(stored.COLOUR_BY, key))
        self.text.token_clicked.connect(control.go_before)
        self.history.step_clicked.connect(control.go_before)
        self.candidates.token_chosen.connect(control.pick)
        self.candidates.what_if_wished.connect(control.ask_what_if)
        self.candidates.open_model_wished.connect(lambda: self._dialogs.ask_model(BUILTIN))
        self.draw_strip.reroll_wished.connect(control.reroll)
        self.recipe.recipe_edited.connect(control.set_recipe)
        self.hood.step_wished.connect(control.step)
        self.hood.cache_switched.connect(control.set_cache_enabled)
        self.teaching.lessons.player.cache_switched.connect(self.hood.show_cache)
        self.explaining.example_wished.connect(self._on_example_wished)
        self.why.go_on_wished.connect(self._wishes()["go_on"])
        self.why.cancel_wished.connect(control.cancel)
        self.why.fault_dismissed.connect(control.dismiss_fault)
        self.run_bar.pace_chosen.connect(self._on_pace_chosen)
        self.run_bar.seed_chosen.connect(control.set_seed)
        self.run_bar.max_new_tokens_chosen.connect(self._on_limit_chosen)
        models = self.run_bar.model_button
        models.builtin_wished.connect(lambda: control.open_model("builtin"))
        models.opening_wished.connect(self._dialogs.ask_model)
        models.settings_wished.connect(self._dialogs.ask_settings)
        models.cancel_wished.connect(control.cancel)

    @Slot(object)
    def _on_model_adopted(self, card: ModelCard) -> None:
        self._settings.set(stored.MODEL, self.controller.model_place)

    @Slot(object)
    def _on_fault_met(self, failure: Failure) -> None:
        if failure.number < 0:  # counted backwards: the prompt could not become tokens
            self.prompt.show_failure(failure.sentence)

    @Slot()
    def _on_example_wished(self) -> None:
        if not self.prompt.text():
            self.use_prompt(stored.PROMPT.default)

    @Slot(object)
    def _on_prompt_edited(self, wanted: PromptText) -> None:
        self.controller.set_prompt(wanted.text, wanted.mode, wanted.specials)

    @Slot(int)
    def _on_limit_chosen(self, limit: int) -> None:
        self.controller.max_new_tokens = limit
        self._settings.set(stored.MAX_NEW_TOKENS, limit)

    @Slot(object)
    def _on_pace_chosen(self, tokens_per_second: float | None) -> None:
        self._unpaced = tokens_per_second is None
        self.controller.set_pace(tokens_per_second)
        self.hood.show_pace(tokens_per_second)
        self.announcer.show_pace(tokens_per_second)
        self._settings.set(stored.PACE, tokens_per_second or 0.0)

    # drawing

    def draw(self) -> None:
        """Shows the present scene in every panel that can be seen."""
        scene = self.controller.scene()
        self._repainter.gives_way = self._unpaced and scene.status.kind == "running"
        self.why.show_scene(scene, self._repainter.drawing_ms)  # first: a fault of the others is told there
        for panel in (self.run_bar, self.prompt, self.text, self.history, self.candidates, self.draw_strip):
            panel.show_scene(scene)
        self.recipe.show_scene(scene)
        self.hood.show_scene(scene)
        self.tree.show_scene(scene)
        self.views.show_scene(scene)
        self.teaching.show_scene(scene)
        self.announcer.show_scene(scene)
        act = self.actions_
        act["announce"].setChecked(self.announcer.is_on)
        self.setWindowModified(self.documents.unsaved and self.documents.path is not None)
        act["undo"].setEnabled(scene.undo is not None)
        act["redo"].setEnabled(scene.redo is not None)
        undo = self.tr("&Undo {wish}") if scene.undo else self.tr("&Undo")
        redo = self.tr("&Redo {wish}") if scene.redo else self.tr("&Redo")
        act["undo"].setText(undo.format(wish=wish_words(scene.undo)))
        act["redo"].setText(redo.format(wish=wish_words(scene.redo)))
        for wish in ("force_text", "score_text"):
            act[wish].setEnabled(self.controller.model_is_open)
        act["go_on"].setEnabled(scene.stop is not None and scene.stop.can_go_on)

    # dialogs and looks

    def use_prompt(self, text: str, mode: str = "text", specials: bool = True) -> None:
        """Starts from this prompt."""
        self.prompt.set_text(text, mode, specials)
        self.controller.set_prompt(text, mode, specials)

    def apply_settings(self) -> None:
        """Puts the stored settings into force."""
        get = self._settings.get
        self._dress()
        self._check_theme()
        self.controller.set_threads(get(stored.THREADS))
        self.controller.max_new_tokens = get(stored.MAX_NEW_TOKENS)
        self.run_bar.show_max_new_tokens(get(stored.MAX_NEW_TOKENS))

    def _resize_font(self, change: int) -> None:
        percent = self._settings.get(stored.FONT_PERCENT) + change if change else 100
        self._settings.set(stored.FONT_PERCENT, stored.FONT_PERCENTS.nearest(percent))
        self._dress()

    def _use_theme(self, theme: str) -> None:
        self._settings.set(stored.THEME, theme)
        self.apply_settings()

    def _toggle_announcing(self) -> None:
        choice = OFF if self.announcer.is_on else ON
        self._settings.set(stored.ANNOUNCE, choice)
        self.announcer.choose(choice)
        self.actions_["announce"].setChecked(self.announcer.is_on)

    def _check_theme(self) -> None:
        for theme in ("system", "light", "dark"):
            self.actions_[f"theme_{theme}"].setChecked(self._settings.get(stored.THEME) == theme)

    def _choose_row(self, number: int) -> None:
        self.candidates.choose_row(number)

    def _quit(self) -> None:
        self.close()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        self.actions_["full_screen"].setChecked(self.isFullScreen())

    def _reset_layout(self) -> None:
        self._settings.set_layout("main", None)
        self._default_layout()

    # what persists

    def _restore(self) -> None:
        geometry = self._settings.layout("geometry")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(self._first_size())
        state = self._settings.layout("main")
        if state is None or not self.restoreState(state, LAYOUT_VERSION):
            QTimer.singleShot(0, self, self._default_layout)
        else:
            for dock in self.docks.values():
                dock.keep_height()
            self._crowding.keep()
        get = self._settings.get
        self.candidates.use_view(get(stored.ROWS), get(stored.LOG_BARS), get(stored.ORDER_BY))
        self.text.show_colour_by(get(stored.COLOUR_BY))
        self.announcer.choose(get(stored.ANNOUNCE))
        pace = get(stored.PACE) or None
        self.run_bar.show_pace(pace)
        self._on_pace_chosen(pace)
        self.apply_settings()
        self.use_prompt(get(stored.PROMPT), get(stored.PROMPT_MODE), get(stored.PROMPT_SPECIALS))

    def _first_size(self) -> QSize:
        room = QApplication.primaryScreen().availableSize()
        if not room.isValid():
            return FIRST_SIZE
        # The frame, which is not there yet, takes its part of the screen too.
        title = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        return (room - QSize(title // 2, 2 * title)).boundedTo(FIRST_SIZE)

    def _remember(self) -> None:
        keep = self._settings.set
        self._settings.set_layout("geometry", self.saveGeometry())
        self._settings.set_layout("main", QByteArray(self.saveState(LAYOUT_VERSION)))
        place = self.controller.session.place
        keep(stored.RECIPE, place.recipe)
        keep(stored.SEED, place.seed)
        prompt = self.controller.session.prompt
        if prompt and len(prompt.text) <= LONGEST_KEPT_PROMPT:
            keep(stored.PROMPT, prompt.text)
            keep(stored.PROMPT_MODE, prompt.mode)
            keep(stored.PROMPT_SPECIALS, prompt.specials)

    def _save(self) -> None:
        self._files.save()

    def _save_as(self) -> None:
        self._files.save_as()

    def open_session(self, path: Path) -> None:
        """Goes on in the session of a file."""
        self._files.open(path)

    def offer_recovery(self) -> None:
        """Asks about a session that a hard end left behind."""
        self._files.offer_recovery()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes session files."""
        if dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens the session file that was dropped."""
        path = dropped(event.mimeData())
        if path:
            event.acceptProposedAction()
            self._files.open(path)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the window as one reads it."""
        return move_focus(self, self._regions(), forward=forward)

    def childEvent(self, event: QChildEvent) -> None:
        """The bar of tabs that Qt makes for docks gets a name."""
        super().childEvent(event)
        bar = event.child()
        if event.polished() and isinstance(bar, QTabBar):
            bar.setAccessibleName(self.tr("Views at this place"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers the layout, stops what runs and waits for the threads."""
        if not self._files.may_leave():
            event.ignore()
            return
        self._remember()
        self.hide()  # waiting for the threads may take a moment
        self.teaching.close()
        self.documents.close()
        self.controller.close()
        super().closeEvent(event)


def dropped(data: QMimeData) -> Path | None:
    """The session file that is dragged, if it is just one."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return paths[0] if len(paths) == 1 and paths[0].suffix == SUFFIX else None
