"""Opens models on a thread of its own, so that the model in use stays usable until the new one is ready."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from playground.errors import Cancelled, PlaygroundError
from playground.qt.worker import Failure, Newest
from playground.session.language_model import LanguageModel, ModelCard, card_of
from playground.wording import translate


class OpenModel(Protocol):
    """Opens what `where` names: `builtin`, a folder, a file or a hub id."""

    def __call__(
        self, where: str, report: Callable[[str, float | None], None], cancelled: Callable[[], bool]
    ) -> LanguageModel:
        """Raises: PlaygroundError, Cancelled."""


@dataclass(frozen=True)
class Opening:
    """How far an opening is: the stage's name and a fraction in [0, 1] where it is known.

    `number` tells it from those before; only the newest is still wanted.
    """

    number: int
    where: str
    stage: str = field(default_factory=lambda: translate("qt", "Starting"))
    fraction: float | None = None


@dataclass(frozen=True, eq=False)
class Opened:
    """A model that is ready to be adopted, with its card, and where it came from."""

    number: int
    where: str
    model: LanguageModel
    card: ModelCard


class Opener(QObject):
    """Lives in its own thread; one opening at a time. Those that are not the newest are given up."""

    progressed = Signal(object)
    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, open_model: OpenModel, newest: Newest) -> None:
        super().__init__()
        self._open_model, self._newest = open_model, newest

    @Slot(object)
    def open(self, wish: Opening) -> None:
        """Opens; answers with `opened`, or with `failed` and the number of the wish."""
        try:
            self._stop_if_unwanted(wish)
            self.progressed.emit(wish)
            model = self._open_model(
                wish.where,
                lambda stage, fraction: self.progressed.emit(replace(wish, stage=stage, fraction=fraction)),
                lambda: self._is_unwanted(wish),
            )
            self._stop_if_unwanted(wish)
            self.opened.emit(Opened(wish.number, wish.where, model, card_of(model)))
        except Cancelled as fault:
            self.failed.emit(Failure(wish.number, str(fault), fault.detail, cancelled=True))
        except PlaygroundError as fault:
            self.failed.emit(Failure(wish.number, str(fault), fault.detail))
        except MemoryError:
            self.failed.emit(
                Failure(wish.number, translate("qt", "There is not enough memory to open this model."))
            )
        except Exception as error:
            sentence = translate("qt", "“{where}” could not be opened.").format(where=wish.where)
            self.failed.emit(Failure(wish.number, sentence, f"{type(error).__name__}: {error}"))

    def _is_unwanted(self, wish: Opening) -> bool:
        return wish.number != self._newest.number

    def _stop_if_unwanted(self, wish: Opening) -> None:
        if self._is_unwanted(wish):
            raise Cancelled(translate("qt", "Opening was cancelled."))
