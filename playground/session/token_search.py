"""Finding tokens of a vocabulary by their text or id. Pure, and quick without an index."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from playground.session.language_model import ModelCard

_BETWEEN = "\x1e\x1f\x1e"
_MARKS = str.maketrans({"␣": " ", "↵": "\n", "⇥": "\t", "␍": "\r", "⍽": "\u00a0"})
_ID = re.compile(r"#?\s*([0-9]{1,7})")


@dataclass(frozen=True)
class Found:
    """Ids that answer a search, best first; `more` says that there are others."""

    ids: tuple[int, ...]
    more: bool = False


class TokenSearch:
    """The texts of a vocabulary as one string, in which plain substring search is fast."""

    def __init__(self, card: ModelCard) -> None:
        self._size = card.vocabulary_size
        joined = _BETWEEN.encode().join((b"", *card.pieces, b""))
        self._text = joined.decode("utf-8", "replace").lower()

    def find(self, wanted: str, most: int = 50) -> Found:
        """Tokens with this id, then with exactly this text, then beginning with it, then holding it.

        Capitals do not matter. A leading space counts only where one was typed; visible marks, as ␣ or
        ↵, stand for what they show.
        """
        text = wanted.translate(_MARKS).lower()
        if not text or set(text) & set(_BETWEEN):
            return Found(())
        found: dict[int, None] = dict.fromkeys(self._by_id(wanted))
        for pattern in _patterns(text):
            for token in self._holding(pattern, most + 1):
                found.setdefault(token)
            if len(found) > most:
                return Found(tuple(found)[:most], True)
        return Found(tuple(found))

    def _by_id(self, wanted: str) -> Iterator[int]:
        match = _ID.fullmatch(wanted.strip())
        if match and int(match.group(1)) < self._size:
            yield int(match.group(1))

    def _holding(self, pattern: str, most: int) -> Iterator[int]:
        """Ids of the first tokens that hold the pattern, in order of id."""
        text, token, counted, place = self._text, -1, 0, 0
        for _ in range(most):
            place = text.find(pattern, place)
            if place < 0:
                return
            start = place + (len(_BETWEEN) if pattern.startswith(_BETWEEN) else 0)
            token += text.count(_BETWEEN, counted, start)
            yield token
            counted, place = start, text.find(_BETWEEN, start)


def _patterns(text: str) -> Iterator[str]:
    forms = (text,) if text[0].isspace() else (text, " " + text)
    yield from (_BETWEEN + form + _BETWEEN for form in forms)
    yield from (_BETWEEN + form for form in forms)
    yield text
