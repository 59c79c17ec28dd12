"""Copy as code: the present recipe, prompt and seed, as something to run elsewhere."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from playground.errors import PlaygroundError
from playground.qt.controller import Controller
from playground.session.code import Task, as_command, as_llama_cpp, as_openai
from playground.session.code_transformers import as_transformers
from playground.widgets.messages import tell

NO_VOCABULARY = 2**31 - 1


class CodeActions(QObject):
    """Holds `menu`; each of its entries puts one form on the clipboard, or says why it cannot."""

    def __init__(self, window: QWidget, controller: Controller) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self.menu = QMenu(self.tr("Copy as c&ode"), window)
        self.menu.setToolTipsVisible(True)
        forms: tuple[tuple[str, str, Callable[[Task], str]], ...] = (
            (
                self.tr("&transformers (Python)"),
                self.tr("A program that runs as it stands; what has no equivalent is named in a comment"),
                self._as_transformers,
            ),
            (
                self.tr("&llama.cpp server (JSON)"),
                self.tr("The body for POST /completion"),
                as_llama_cpp,
            ),
            (
                self.tr("&vLLM and OpenAI (JSON)"),
                self.tr("The body for POST /v1/completions"),
                as_openai,
            ),
            (
                self.tr("&playground trace (command line)"),
                self.tr("This program without its window; it prints the same steps"),
                self._as_command,
            ),
        )
        for title, tip, make in forms:
            action = self.menu.addAction(title)
            action.setToolTip(tip)
            action.triggered.connect(partial(self._on_triggered, make))

    def task(self) -> Task | None:
        """What the code is to do; None without a prompt."""
        control = self._controller
        prompt, place = control.session.prompt, control.session.place
        if prompt is None or not prompt.ids:
            return None
        card = control.card
        model = control.model_folder or control.model_place or (card.name if card else "")
        return Task(place.recipe, prompt, place.seed, control.max_new_tokens, model)

    def _as_transformers(self, task: Task) -> str:
        card = self._controller.card
        size = card.vocabulary_size if card else NO_VOCABULARY
        return as_transformers(task, self._controller.lexicon, size)

    def _as_command(self, task: Task) -> str:
        model = self._controller.model_place or task.model
        return as_command(Task(task.recipe, task.prompt, task.seed, task.max_new_tokens, model))

    @Slot()
    def _on_triggered(self, make: Callable[[Task], str], checked: bool = False) -> None:
        task = self.task()
        if task is None:
            tell(self._window, self.tr("There is no prompt yet; type one first."))
            return
        try:
            QGuiApplication.clipboard().setText(make(task))
        except PlaygroundError as fault:
            tell(self._window, str(fault), fault.detail)
