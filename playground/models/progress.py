"""How long work tells where it is and learns that it is no longer wanted."""

from collections.abc import Callable

from playground.errors import Cancelled
from playground.wording import translate

Report = Callable[[str, float | None], None]
"""Told the name of the stage and the fraction done, or None where it cannot be known."""

Asked = Callable[[], bool]
"""True once the person asked to stop."""


def stop_if(cancelled: Asked) -> None:
    """Leave here if the person asked to stop.

    Raises:
        Cancelled: they did.
    """
    if cancelled():
        raise Cancelled(translate("models", "Opening the model was stopped; the one before stays open."))
