"""Tokens as runs of shown text: which token shows what, where, and what of it is exact text.

No layout and no colours. Offsets count UTF-16 units, as Qt does.
"""

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from enum import Enum, auto

from playground.session.pieces import TextStream, visible
from playground.session.scene import Mark

LONGEST_BADGE = 30
_LINE_ENDS = re.compile("([\n\u2028\u2029])")
_SHOWN = str.maketrans(
    {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\t\n"} | {127: "␡"}
)
_NO_BREAK = str.maketrans({" ": "\u00a0", "-": "-\u2060"})


class Kind(Enum):
    """What a run is."""

    TEXT = auto()
    LINE_END = auto()
    BADGE = auto()
    PENDING = auto()
    CONTROL = auto()


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of shown text that belongs to one token.

    `exact` is what it stands for in the text: as long as `shown`, or empty. `lead` are the tokens before
    that gave the first bytes of its first character.
    """

    mark: int
    kind: Kind
    shown: str
    exact: str
    start: int
    end: int
    lead: tuple[int, ...] = ()


class Runs:
    """The runs of one line of tokens; tokens are added at the end."""

    def __init__(self, special_ids: frozenset[int] = frozenset()) -> None:
        self.runs: list[Run] = []
        self.count = 0
        self._starts: list[int] = []
        self._line_ends: list[int] = []
        self._first: list[int] = []
        self._special_ids = special_ids
        self._stream = TextStream()
        self._waiting: list[tuple[int, bytes]] = []
        self._settled = 0

    @property
    def length(self) -> int:
        """UTF-16 units of all that is shown."""
        return self.runs[-1].end if self.runs else 0

    def add(self, mark: Mark) -> int:
        """Adds a token; returns the offset from which on the shown text is new."""
        self._drop_unsettled()
        changed, index = self.length, self.count
        self.count += 1
        self._first.append(len(self.runs))
        if mark.new_recipe and mark.step:
            self._append(index, Kind.BADGE, badge(mark.step.recipe.label), "")
            self._first[index] += 1
        if mark.token in self._special_ids or not mark.piece:
            self._add_control(index, mark)
        else:
            self._add_text(index, mark)
        self._settled = len(self.runs)
        for waiting, data in self._waiting:
            if self._own_run(waiting) is None:
                self._first[waiting] = len(self.runs)
            self._append(waiting, Kind.PENDING, f"‹{data.hex(' ').upper()}›", "")
        return changed

    def _drop_unsettled(self) -> None:
        del self.runs[self._settled :]
        del self._starts[self._settled :]

    def _add_text(self, index: int, mark: Mark) -> None:
        span = self._stream.feed(mark.piece)
        if span.text:
            self._append_text(index, span.text)
        if span.pending:
            self._waiting.append((index, span.pending))

    def _add_control(self, index: int, mark: Mark) -> None:
        if broken := self._stream.flush():
            self._append_text(self._waiting[-1][0], broken)
        self._first[index] = len(self.runs)
        self._append(index, Kind.CONTROL, visible(mark.piece), mark.piece.decode("utf-8", "replace"))

    def _append_text(self, index: int, text: str) -> None:
        lead = tuple(waiting for waiting, _ in self._waiting if waiting != index)
        for waiting, _ in self._waiting:
            if self._own_run(waiting) is None:
                self._first[waiting] = len(self.runs)
        self._waiting.clear()
        for part in filter(None, _LINE_ENDS.split(text)):
            if _LINE_ENDS.match(part):
                self._append(index, Kind.LINE_END, "↵", part, lead)
                self._line_ends.append(self.length)
            else:
                self._append(index, Kind.TEXT, part.translate(_SHOWN), part, lead)
            lead = ()

    def _own_run(self, mark: int) -> Run | None:
        """The first settled run of a token that is its own; None if there is none yet."""
        first = self._first[mark]
        if first < len(self.runs) and self.runs[first].mark == mark:
            return self.runs[first]
        return None

    def _append(self, mark: int, kind: Kind, shown: str, exact: str, lead: tuple[int, ...] = ()) -> None:
        start = self.length
        self._starts.append(start)
        self.runs.append(Run(mark, kind, shown, exact, start, start + units(shown), lead))

    def offset_of(self, mark: int) -> int:
        """Where the shown text of a token begins; the end for the token after the last."""
        if mark >= self.count:
            return self.length
        return self.runs[self._first[mark]].start

    def between(self, start: int, end: int) -> list[Run]:
        """The runs that have a part in [start, end)."""
        first = max(0, bisect_right(self._starts, start) - 1)
        found = self.runs[first : bisect_left(self._starts, end)]
        return found[1:] if found and found[0].end <= start else found

    def exact(self, start: int, end: int) -> str:
        """The exact text of a stretch: no badges, no marks."""
        parts = []
        for run in self.between(start, end):
            if run.kind is Kind.CONTROL:
                parts.append(run.exact)
            elif run.exact:
                parts.append(cut(run.exact, max(0, start - run.start), min(run.end, end) - run.start))
        return "".join(parts)

    def paragraph_end(self, start: int) -> int:
        """Where the paragraph that `start` lies in ends: after its line end, or at the end of all."""
        place = bisect_right(self._line_ends, start)
        return self._line_ends[place] if place < len(self._line_ends) else self.length


def badge(label: str) -> str:
    """The label of a recipe, short, in one piece and left to right in any text."""
    short = label if len(label) <= LONGEST_BADGE else f"{label[: LONGEST_BADGE - 1].rstrip(' ·')} …"
    return f"\u200b\u2066\u00a0\u00a0{short.translate(_NO_BREAK)}\u00a0\u00a0\u2069\u200b"


def units(text: str) -> int:
    """UTF-16 units of a text."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2


def cut(text: str, start: int, end: int) -> str:
    """A stretch of a text by UTF-16 units; a character cut in two is left out."""
    if text.isascii():
        return text[start:end]
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le", "ignore")
