"""From token ids to bytes: how tokenizers spell a token, undone exactly. Pure; knows no tokenizer library."""

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache

_BYTE_TOKEN = re.compile(r"<0x([0-9A-Fa-f]{2})>")


class Spelling(Enum):
    """How a vocabulary writes bytes as text."""

    BYTE_LEVEL = "byte-level"
    SENTENCEPIECE = "sentencepiece"
    WORDPIECE = "wordpiece"
    PLAIN = "plain"


@cache
def byte_table() -> Mapping[str, int]:
    """The 256 characters by which byte-level vocabularies spell a byte (GPT-2's table)."""
    shown = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    hidden = [byte for byte in range(256) if byte not in shown]
    table = {chr(byte): byte for byte in shown}
    table.update({chr(256 + place): byte for place, byte in enumerate(hidden)})
    return table


@cache
def _latin() -> dict[int, str]:
    return {ord(character): chr(byte) for character, byte in byte_table().items()}


def spelling_of(decoder: Mapping[str, object] | None) -> Spelling:
    """Tell the spelling from the decoder of a tokenizer, as `tokenizer.json` declares it."""
    kinds = set(_kinds(decoder))
    if "ByteLevel" in kinds:
        return Spelling.BYTE_LEVEL
    if kinds & {"Metaspace", "ByteFallback", "Replace:▁"}:
        return Spelling.SENTENCEPIECE
    return Spelling.WORDPIECE if "WordPiece" in kinds else Spelling.PLAIN


def _kinds(decoder: Mapping[str, object] | None) -> Iterable[str]:
    if decoder is None:
        return
    kind = str(decoder.get("type"))
    yield kind
    pattern = decoder.get("pattern")
    if kind == "Replace" and isinstance(pattern, Mapping):
        yield f"Replace:{pattern.get('String')}"
    inner = decoder.get("decoders")
    for part in inner if isinstance(inner, list) else []:
        yield from _kinds(part)


def spell(token: str, spelling: Spelling) -> bytes:
    """The bytes that one entry of a vocabulary stands for."""
    if spelling is Spelling.BYTE_LEVEL:
        return _byte_level(token)
    if spelling is Spelling.SENTENCEPIECE:
        return _sentencepiece(token)
    if spelling is Spelling.WORDPIECE:
        return token[2:].encode() if token.startswith("##") else b" " + token.encode()
    return token.encode("utf-8", "replace")


def _byte_level(token: str) -> bytes:
    if all(character in byte_table() for character in token):
        return token.translate(_latin()).encode("latin-1")
    # An entry outside the alphabet can only be literal text.
    return token.encode("utf-8", "replace")


def _sentencepiece(token: str) -> bytes:
    byte = _BYTE_TOKEN.fullmatch(token)
    return bytes([int(byte[1], 16)]) if byte else token.replace("▁", " ").encode("utf-8", "replace")


def piece_table(
    entries: Mapping[str, int], added: Mapping[int, str], spelling: Spelling
) -> tuple[bytes, ...]:
    """The bytes of every id.

    Args:
        entries: the vocabulary, entry → id, added tokens included or not.
        added: id → literal text of special and added tokens; they bypass the spelling.
        spelling: how the other entries are written.

    Returns:
        One value per id up to the largest; an id that no entry has is `b""`.
    """
    size = max([*entries.values(), *added, -1]) + 1
    table = [b""] * size
    for token, place in entries.items():
        if place not in added:
            table[place] = spell(token, spelling)
    for place, text in added.items():
        table[place] = text.encode("utf-8", "replace")
    return tuple(table)
