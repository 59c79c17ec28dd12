"""Runs of tokens to lines on the screen, and back from a point to a token.

A paragraph is laid out in blocks of some lines each, so that a token added to a long text costs the
layout of the last block only.
"""

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextLine, QTextOption

from playground.widgets.text_runs import Kind, Run, Runs, cut, units

BLOCK_UNITS = 1500
LEAST_WIDTH = 3.0
_RIGHT_TO_LEFT = {"R", "AL"}


@dataclass(frozen=True)
class Face:
    """How text is set: fonts, the gap between lines, and a format for each kind of run."""

    font: QFont
    gap: float
    formats: dict[Kind, QTextCharFormat]
    prompt: QTextCharFormat


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle of one token; a token has several where it goes over the end of a line."""

    mark: int
    kind: Kind
    rect: QRectF


@dataclass(slots=True)
class Block:
    """Some lines of one paragraph; `start` and `end` are offsets in the shown text."""

    start: int
    end: int
    y: float
    height: float
    layout: QTextLayout
    right_to_left: bool
    ends_paragraph: bool = True
    places: list[Place] | None = field(default=None)

    @property
    def bottom(self) -> float:
        """Where the next block begins."""
        return self.y + self.height


class TextLayout:
    """All blocks of a text at one width."""

    def __init__(self, face: Face, width: float) -> None:
        self.runs = Runs()
        self.blocks: list[Block] = []
        self.prompt_length = 0
        self._face, self.width = face, width
        self._starts: list[int] = []

    @property
    def height(self) -> float:
        """Of all lines."""
        return self.blocks[-1].bottom if self.blocks else 0.0

    @property
    def line_height(self) -> float:
        """Of a line of plain text, without the gap."""
        return QFontMetricsF(self._face.font).height()

    @property
    def badge_margin(self) -> float:
        """Of a badge's room at both ends, the part outside of the badge."""
        return QFontMetricsF(self._face.formats[Kind.BADGE].font()).horizontalAdvance(" ")

    @property
    def runs_right_to_left(self) -> bool:
        """Whether the last paragraph does."""
        return bool(self.blocks) and self.blocks[-1].right_to_left and not self._ends_with_line_end

    @property
    def _ends_with_line_end(self) -> bool:
        return bool(self.runs.runs) and self.runs.runs[-1].kind is Kind.LINE_END

    def begin(self, runs: Runs, prompt_length: int) -> None:
        """Another text."""
        self.runs, self.prompt_length = runs, prompt_length
        self._lay_from(0)

    def use(self, face: Face, width: float) -> None:
        """Another face or width."""
        self._face, self.width = face, width
        self._lay_from(0)

    def follow(self, changed: int) -> None:
        """The runs are new from this offset on."""
        self._lay_from(changed)

    def _lay_from(self, offset: int) -> None:
        place = max(0, bisect_right(self._starts, offset) - 1)
        start = self._starts[place] if self.blocks else 0
        del self.blocks[place:], self._starts[place:]
        while start < self.runs.length:
            end = self.runs.paragraph_end(start)
            self._lay_paragraph(start, end)
            start = end

    def _lay_paragraph(self, start: int, end: int) -> None:
        last = self.blocks[-1] if self.blocks else None
        if last and not last.ends_paragraph:
            right_to_left = last.right_to_left
        else:
            right_to_left = self._reads_right_to_left(start, end)
        runs = self.runs.between(start, end)
        shown, first = "".join([run.shown for run in runs]), runs[0].start
        text = cut(shown, start - first, end - first) if start > first else shown
        while text:
            block = self._lay_block(text, start, end, right_to_left)
            block.ends_paragraph = block.end == end
            text = cut(text, block.end - start, end - start) if block.end < end else ""
            start = block.end

    def _lay_block(self, text: str, start: int, end: int, right_to_left: bool) -> Block:
        whole = end - start <= BLOCK_UNITS
        part = text if whole else cut(text, 0, BLOCK_UNITS)
        stop = end if whole else start + units(part)
        layout = QTextLayout(part, self._face.font)
        layout.setCacheEnabled(True)
        layout.setTextOption(_option(right_to_left))
        layout.setFormats(list(self._formats(start, stop)))
        lines, height = self._break_lines(layout)
        if not whole and len(lines) > 1:
            kept = lines[-1].textStart()
            return self._lay_block(cut(text, 0, kept), start, start + kept, right_to_left)
        block = Block(start, stop, self.height, height, layout, right_to_left)
        self.blocks.append(block)
        self._starts.append(start)
        return block

    def _break_lines(self, layout: QTextLayout) -> tuple[list[QTextLine], float]:
        lines, y = [], 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width)
            line.setPosition(QPointF(0, y + self._face.gap / 2))
            y += line.height() + self._face.gap
            lines.append(line)
        layout.endLayout()
        return lines, y

    def _formats(self, start: int, end: int) -> Iterator[QTextLayout.FormatRange]:
        prompt_end = self.runs.offset_of(self.prompt_length)
        if start < prompt_end:
            yield format_range(0, min(end, prompt_end) - start, self._face.prompt)
        for run in self.runs.between(start, end):
            if run.kind is not Kind.TEXT:
                form = self._face.formats[run.kind]
                from_, to = max(run.start, start), min(run.end, end)
                yield format_range(from_ - start, to - from_, form)

    def _reads_right_to_left(self, start: int, end: int) -> bool:
        for run in self.runs.between(start, end):
            for character in run.exact:
                direction = unicodedata.bidirectional(character)
                if direction == "L":
                    return False
                if direction in _RIGHT_TO_LEFT:
                    return True
        return False

    # where things are

    def visible(self, top: float, bottom: float) -> list[Block]:
        """The blocks between two heights."""
        first = self._index_at(top)
        last = first
        while last < len(self.blocks) and self.blocks[last].y < bottom:
            last += 1
        return self.blocks[first:last]

    def _index_at(self, y: float) -> int:
        return max(0, bisect_right(self.blocks, y, key=lambda block: block.y) - 1)

    def places(self, block: Block) -> list[Place]:
        """The rectangles of a block's tokens, relative to its top left."""
        if block.places is None:
            block.places = list(self._placed(block))
        return block.places

    def place_at(self, point: QPointF) -> tuple[Block, Place] | None:
        """What lies under a point."""
        if not self.blocks:
            return None
        block = self.blocks[self._index_at(point.y())]
        local = point - QPointF(0, block.y)
        hit = next((place for place in self.places(block) if place.rect.contains(local)), None)
        return (block, hit) if hit else None

    def offset_at(self, point: QPointF) -> int:
        """The offset of the gap between two characters that is nearest to a point."""
        if not self.blocks:
            return 0
        block = self.blocks[self._index_at(point.y())]
        lines = [block.layout.lineAt(i) for i in range(block.layout.lineCount())]
        y = point.y() - block.y
        line = next((one for one in lines if y < one.y() + one.height() + self._face.gap / 2), lines[-1])
        return block.start + int(line.xToCursor(point.x()))

    def rects_of(self, mark: int) -> list[QRectF]:
        """All rectangles of one token, in the order of reading; empty beyond the last."""
        if mark >= self.runs.count:
            return []
        index = max(0, bisect_right(self._starts, self.runs.offset_of(mark)) - 1)
        found: list[QRectF] = []
        for block in self.blocks[index : index + 2]:
            own = [p.rect for p in self.places(block) if p.mark == mark and p.kind is not Kind.BADGE]
            found += [rect.translated(0, block.y) for rect in own]
        return found

    def caret(self, mark: int) -> QRectF:
        """An upright line before a token, or after the last one."""
        rects = self.rects_of(min(mark, self.runs.count - 1)) if self.runs.count else []
        if not rects:
            return QRectF(0, self._face.gap / 2, 0, self.line_height)
        after = mark >= self.runs.count
        if after and self._ends_with_line_end:
            return QRectF(0, self.height + self._face.gap / 2, 0, self.line_height)
        rect = rects[-1] if after else rects[0]
        index = bisect_right(self.blocks, rect.center().y(), key=lambda block: block.y) - 1
        left = after == self.blocks[index].right_to_left
        return QRectF(rect.left() if left else rect.right(), rect.top(), 0, rect.height())

    def _placed(self, block: Block) -> Iterator[Place]:
        """Rectangles run by run, line by line."""
        lines = [block.layout.lineAt(i) for i in range(block.layout.lineCount())]
        text = block.layout.text()
        mixed = block.right_to_left or any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in text)
        at = 0
        for run in self.runs.between(block.start, block.end):
            start, end = max(run.start, block.start) - block.start, min(run.end, block.end) - block.start
            while at < len(lines) - 1 and start >= lines[at].textStart() + lines[at].textLength():
                at += 1
            yield from self._placed_run(run, start, end, lines[at:], mixed, text)

    def _placed_run(
        self, run: Run, start: int, end: int, lines: list[QTextLine], mixed: bool, text: str
    ) -> Iterator[Place]:
        lead = run.lead
        for line in lines:
            line_start, line_end = line.textStart(), line.textStart() + line.textLength()
            if line_start >= end:
                break
            from_, to = max(start, line_start), min(end, line_end)
            if from_ >= to or (end > line_end and not cut(text, from_, to).strip(" \u200b")):
                continue
            for rect in _boxes(line, from_, to, mixed):
                if lead:
                    yield from _shared(run, rect, line)
                    lead = ()
                else:
                    yield Place(run.mark, run.kind, rect)


def _option(right_to_left: bool) -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    direction = Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    option.setAlignment(Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft)
    return option


def format_range(start: int, length: int, form: QTextCharFormat) -> QTextLayout.FormatRange:
    """A format for a stretch of a layout."""
    result = QTextLayout.FormatRange()
    result.start, result.length, result.format = start, length, form
    return result


def _x(line: QTextLine, position: int, edge: QTextLine.Edge = QTextLine.Edge.Leading) -> float:
    x, _ = cast(tuple[float, int], line.cursorToX(position, edge))
    return x


def _boxes(line: QTextLine, start: int, end: int, mixed: bool) -> list[QRectF]:
    """Where a stretch of one line lies; several boxes where directions mix."""
    spans = _joined(sorted(_glyph_spans(line, start, end))) if mixed else []
    if not spans:
        spans = [(min(ends), max(ends)) for ends in [(_x(line, start), _x(line, end))]]
    return [QRectF(left, line.y(), max(LEAST_WIDTH, right - left), line.height()) for left, right in spans]


def _glyph_spans(line: QTextLine, start: int, end: int) -> Iterator[tuple[float, float]]:
    """From the left to the right edge of each glyph that has a width."""
    # Between two directions a cursor has two places, so only the glyphs tell where characters are.
    for glyphs in line.glyphRuns(start, end - start):
        advances = glyphs.rawFont().advancesForGlyphIndexes(glyphs.glyphIndexes())
        for place, advance in zip(glyphs.positions(), advances, strict=True):
            if advance.x() > 0:
                yield place.x(), place.x() + advance.x()


def _joined(spans: list[tuple[float, float]]) -> list[tuple[float, float]]:
    joined: list[tuple[float, float]] = []
    for left, right in spans:
        if joined and left <= joined[-1][1] + 0.5:
            joined[-1] = (joined[-1][0], max(right, joined[-1][1]))
        else:
            joined.append((left, right))
    return joined


def _shared(run: Run, rect: QRectF, line: QTextLine) -> Iterator[Place]:
    """One character's box, a part of it for each token that gave bytes to it."""
    owners = (*run.lead, run.mark)
    if units(run.shown) > 2:
        first = QRectF(rect)
        first.setWidth(min(rect.width(), line.height()))
    else:
        first = rect
    part = first.width() / len(owners)
    for index, mark in enumerate(owners):
        box = QRectF(first.left() + index * part, rect.top(), part, rect.height())
        if mark == run.mark:
            box.setRight(rect.right())
        yield Place(mark, run.kind, box)
