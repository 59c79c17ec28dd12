"""What people read, in their language. Knows neither Qt nor any language: `speak` is handed both.

Texts stand in the source in English. Who shows one looks it up by its context and its English form, in calls
that Qt's tools find: `translate("session", "…")`, or `QT_TRANSLATE_NOOP` where a table only declares it.
Until a language is set, everything is English; commands without a window and all exports of data stay so.
"""

import string
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

DECODING, LESSONS, EXAMPLES = "decoding", "lessons", "examples"  # texts that tables and files declare


def _as_written(_: str, text: str) -> str:
    return text


@dataclass(frozen=True)
class Language:
    """Its code, how a text is looked up, and what separates decimals and groups of digits."""

    code: str = "en"
    look_up: Callable[[str, str], str] = _as_written
    decimal: str = "."
    group: str = ","


ENGLISH = Language()
_spoken = ENGLISH


def speak(language: Language) -> None:
    """Sets the language of all that is said from now on; once, at the start of a program."""
    global _spoken
    _spoken = language


def spoken() -> Language:
    """The language in force."""
    return _spoken


class Wording(str):
    """A text to be filled in; numbers that are filled in get the separators of the language."""

    __slots__ = ()

    def format(self, *values: object, **named: object) -> str:
        """As that of str."""
        return _FORMATTER.format(str(self), *values, **named)


class _Formatter(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        text = str(super().format_field(value, format_spec))
        return localised(text) if isinstance(value, int | float) else text


_FORMATTER = _Formatter()


def translate(context: str, text: str) -> Wording:
    """The text in the language of the program."""
    return Wording(_spoken.look_up(context, text))


def QT_TRANSLATE_NOOP(_: str, text: str) -> str:
    """Marks a text for Qt's tools, under the name they know; `translate` looks it up where it is shown."""
    return text


def declared(text: str) -> str:
    """What a strategy declares of itself, translated: titles, help, captions, names of lines."""
    return str(_spoken.look_up(DECODING, text)) if text else ""


def localised(number: str) -> str:
    """A number as Python writes it, with the separators of the language."""
    if (_spoken.decimal, _spoken.group) == (".", ","):
        return number
    return number.translate({ord("."): _spoken.decimal, ord(","): _spoken.group})
