"""Token bytes to what people see: incremental text, and visible marks for what has no shape."""

import codecs
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

_MARKS = {" ": "␣", "\n": "↵", "\t": "⇥", "\r": "␍", "\u00a0": "⍽", "\x00": "␀"}
_INVISIBLE = {"Cc", "Cf", "Zl", "Zp", "Zs", "Co", "Cs", "Cn"}
# Filed with letters and accents, yet they leave no trace: variation selectors, joiners, fillers.
_SHAPELESS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810)} | {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0)
}


@dataclass(frozen=True)
class Span:
    """What one token adds to the text.

    `text` is what it completes, often all of it; `pending` are its bytes that still wait for the rest
    of a character.
    """

    text: str
    pending: bytes = b""


class TextStream:
    """Bytes in, text out, never an unfinished character: `feed` token by token, then `flush`."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def feed(self, piece: bytes) -> Span:
        """The text this piece completes; bytes that do not finish a character wait."""
        text = self._decoder.decode(piece)
        waiting = self._decoder.getstate()[0]
        return Span(text, waiting[-len(piece) :] if piece and waiting else b"")

    def literal(self, text: str) -> Span:
        """A control token's own name; an unfinished character before it is given up."""
        return Span(self.flush() + text)

    def flush(self) -> str:
        """What is left, broken bytes as U+FFFD."""
        return self._decoder.decode(b"", final=True)

    @property
    def waiting(self) -> bytes:
        """Bytes of the unfinished character."""
        return self._decoder.getstate()[0]


def spans(pieces: Iterable[bytes]) -> list[Span]:
    """What each piece of one path adds to its text, in order."""
    stream = TextStream()
    return [stream.feed(piece) for piece in pieces]


def text_of(pieces: Sequence[bytes]) -> str:
    """The text of one path; broken bytes read as U+FFFD, nothing is tidied."""
    return b"".join(pieces).decode("utf-8", "replace")


def visible(piece: bytes) -> str:
    """One token as a label: spaces and line ends get marks, broken bytes are shown as ‹F0 9F›.

    Only the label is changed; the bytes are what counts.
    """
    shown, rest = "", piece
    while rest:
        try:
            shown, rest = shown + "".join(map(_mark, rest.decode("utf-8"))), b""
        except UnicodeDecodeError as broken:
            good, bad = rest[: broken.start], rest[broken.start : broken.end]
            shown += "".join(map(_mark, good.decode("utf-8"))) + f"‹{bad.hex(' ').upper()}›"
            rest = rest[broken.end :]
    return shown.replace("›‹", " ") or "‹empty›"


def _mark(character: str) -> str:
    if character in _MARKS:
        return _MARKS[character]
    if unicodedata.category(character) in _INVISIBLE or ord(character) in _SHAPELESS:
        return f"‹U+{ord(character):04X}›"
    if unicodedata.combining(character):
        return "◌" + character
    return character
