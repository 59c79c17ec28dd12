"""Expansions in the model's thread: one call of the model per turn of its event loop.

So a step that a person asks for meanwhile comes in between two calls.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.errors import Cancelled, PlaygroundError
from playground.qt.worker import Failure, Newest
from playground.session.expand import Expander, Expansion, Turn
from playground.session.language_model import LanguageModel
from playground.wording import translate


@dataclass(frozen=True, eq=False)
class ExpandOrder:
    """An expansion after a head, and all it depends on."""

    number: int
    head: Head
    recipe: Recipe
    wish: Expansion
    end_ids: frozenset[int] = frozenset()
    total_limit: int = 2**31


@dataclass(frozen=True, eq=False)
class ExpandOutcome:
    """What one turn brought; `turn` is None when there is no more."""

    number: int
    turn: Turn | None = None


class ExpandWorker(QObject):
    """Lives in the model's thread, and asks for the model that is in use there before each turn."""

    turned = Signal(object)
    failed = Signal(object)

    def __init__(self, model: Callable[[], LanguageModel | None], newest: Newest) -> None:
        super().__init__()
        self._model_in_use, self._newest = model, newest
        self._order: ExpandOrder | None = None
        self._model: LanguageModel | None = None
        self._turns: Iterator[Turn] = iter(())
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_turn)

    @Slot(object)
    def begin(self, order: ExpandOrder) -> None:
        """Starts this expansion; it takes the place of one under way."""
        self._order, self._model = order, self._model_in_use()
        if self._model is None:
            self._fail(translate("qt", "No model is open; open one first."))
            return
        expander = Expander(
            self._model,
            order.recipe,
            order.wish,
            order.end_ids,
            order.total_limit,
            cancelled=lambda: order.number != self._newest.number,
        )
        self._turns = expander.turns(order.head)
        self._timer.start()

    @Slot()
    def _on_turn(self) -> None:
        order = self._order
        if order is None:
            return
        if order.number != self._newest.number or self._model_in_use() is not self._model:
            self._end(order)
            return
        try:
            turn = next(self._turns, None)
        except Cancelled:
            self._end(order)
        except PlaygroundError as fault:
            self._fail(str(fault), fault.detail)
        except MemoryError:
            self._fail(
                translate("qt", "There is not enough memory to expand this; a narrower expansion needs less.")
            )
        except Exception as error:
            self._fail(
                translate("qt", "The model failed while expanding; the tree so far is kept."), _named(error)
            )
        else:
            if turn is None:
                self._end(order)
                return
            self.turned.emit(ExpandOutcome(order.number, turn))
            self._timer.start()

    @Slot()
    def halt(self) -> None:
        """No further turn; called at the end of the thread, which must not leave a timer running."""
        self._timer.stop()
        self._forget()

    def _end(self, order: ExpandOrder) -> None:
        self._forget()
        self.turned.emit(ExpandOutcome(order.number))

    def _fail(self, sentence: str, detail: str = "") -> None:
        number = self._order.number if self._order else 0
        self._forget()
        self.failed.emit(Failure(number, sentence, detail))

    def _forget(self) -> None:
        self._order = self._model = None
        self._turns = iter(())


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
