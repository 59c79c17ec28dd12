"""The text of a chain of tokens for one box of the tree, cut to a width, and which token stands where.

Widths are in columns of a fixed-width face, so that a layout needs no font.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from playground.session.pieces import TextStream, visible

ELLIPSIS = " …"
_TAIL = 1 / 3


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a box: the place of its token in the chain, and its columns from `start` to `end`.

    Where tokens were left out, one part with the ellipsis stands for all of them, at the first's place.
    """

    place: int
    text: str
    start: int
    end: int
    left_out: bool = False


def columns(text: str) -> int:
    """How many columns a text takes: two for a wide character, none for a combining one."""
    if text.isascii():
        return len(text)
    return sum(_columns_of(character) for character in text)


@lru_cache(maxsize=65536)
def piece_columns(piece: bytes) -> int:
    """How many columns a token takes as a label."""
    return columns(visible(piece))


def parts(pieces: Sequence[bytes], room: int) -> list[Part]:
    """What a box shows of a chain of tokens in so many columns: the beginning and the end of it."""
    if len(pieces) == 1:
        return [_cut(Part(0, label, 0, columns(label)), room) for label in (visible(pieces[0]),)]
    if len(pieces) <= room:
        labels = _labels(pieces)
        if sum(map(columns, labels)) <= room:
            return _placed(list(enumerate(labels)))
    return _shortened(pieces, room)


def ending(text: str, room: int) -> str:
    """The end of a text in one line of so many columns."""
    line = visible(text[-room:].encode("utf-8", "replace")).replace("␣", " ") if text else ""
    whole = len(text) <= room and columns(line) <= room
    while columns(line) > room - (not whole):
        line = line[1:]
    return line if whole else f"…{line}"


def _shortened(pieces: Sequence[bytes], room: int) -> list[Part]:
    """At most `room` tokens of each end are looked at, however long the chain."""
    head_room = room - int(room * _TAIL) - len(ELLIPSIS)
    head = _fitting(list(enumerate(_labels(pieces[:room]))), head_room)
    tail_room = room - len(ELLIPSIS) - sum(columns(label) for _, label in head)
    after = max(len(head), len(pieces) - room)
    ending = list(enumerate(_labels(pieces[after:]), start=after))
    tail = _fitting(ending[::-1], tail_room)[::-1]
    first_left = len(head)
    placed = _placed([*head, (first_left, ELLIPSIS), *tail])
    dots = placed[first_left]
    placed[first_left] = Part(dots.place, dots.text, dots.start, dots.end, left_out=True)
    return placed


def _fitting(labels: list[tuple[int, str]], room: int) -> list[tuple[int, str]]:
    chosen, used = [], 0
    for place, label in labels:
        used += columns(label)
        if used > room:
            break
        chosen.append((place, label))
    return chosen


def _placed(labels: list[tuple[int, str]]) -> list[Part]:
    placed, start = [], 0
    for place, label in labels:
        end = start + columns(label)
        placed.append(Part(place, label, start, end))
        start = end
    return placed


def _labels(pieces: Sequence[bytes]) -> list[str]:
    """What each token adds to the text, in visible form; spaces between words stay spaces."""
    stream, labels = TextStream(), []
    for piece in pieces:
        span = stream.feed(piece)
        labels.append(visible(span.text.encode()).replace("␣", " ") if span.text else "")
    if broken := stream.flush():
        labels[-1] += broken
    if labels and labels[0].startswith(" "):
        labels[0] = "␣" + labels[0][1:]
    return labels


def _cut(part: Part, room: int) -> Part:
    if part.end <= room:
        return part
    text, used = "", 1
    for character in part.text:
        used += _columns_of(character)
        if used > room:
            break
        text += character
    return Part(part.place, text + "…", 0, columns(text) + 1)


@lru_cache(maxsize=4096)
def _columns_of(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
