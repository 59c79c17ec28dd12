"""The notes of strategies in the language of the program; a record keeps them in English, as files do."""

import re
from functools import cache

from playground.decoding.catalogue import TRANSFORMS
from playground.wording import DECODING, localised, translate

_FIELD = re.compile(r"\\{(\w+)\\}")


def told(note: str) -> str:
    """The note as people read it; one that no strategy declares, as from an older file, stays as it is."""
    for form, pattern in _patterns():
        match = pattern.fullmatch(note)
        if match:
            numbers = {name: localised(number) for name, number in match.groupdict().items()}
            return translate(DECODING, form).format(**numbers)
    return note


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    forms = (form for transform in TRANSFORMS for form in transform.notes)
    return tuple((form, re.compile(_FIELD.sub(r"(?P<\1>\\S+)", re.escape(form)))) for form in forms)
