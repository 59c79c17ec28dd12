"""How much the run bar shows of everything, from all to the least."""

from dataclasses import dataclass

from playground.widgets.action_button import ICON_ONLY, WITH_KEY, WITH_TEXT

ALL_NAMES, BARE_NAMES, NO_NAMES = range(3)
WHOLE_MODEL, ONLY_NAME, SHORT_NAME = range(3)


@dataclass(frozen=True)
class Density:
    """How much of everything is shown.

    `BARE_NAMES` names only the numbers that say nothing by themselves.
    """

    buttons: int
    captions: int
    model: int


DENSITIES = (
    Density(WITH_KEY, ALL_NAMES, WHOLE_MODEL),
    Density(WITH_TEXT, ALL_NAMES, WHOLE_MODEL),
    Density(WITH_TEXT, ALL_NAMES, ONLY_NAME),
    Density(ICON_ONLY, ALL_NAMES, ONLY_NAME),
    Density(ICON_ONLY, BARE_NAMES, ONLY_NAME),
    Density(ICON_ONLY, BARE_NAMES, SHORT_NAME),
    Density(ICON_ONLY, NO_NAMES, SHORT_NAME),
)
