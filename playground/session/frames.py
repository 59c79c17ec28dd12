"""Frames of a journal: parts behind a checksum, so that a torn or damaged end is noticed.

A frame is a mark, the length and CRC-32 of its body, then the body; a body is the list of its parts as
JSON behind its length, then the parts. All whole numbers are little-endian.
"""

import os
import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO

from playground.session.columns import Damage, Parts, from_json, listed, text, to_json, whole
from playground.session.file_format import MAX_FILE_BYTES, part_names
from playground.wording import translate

MARK = b"PGJ1"
_HEAD = struct.Struct("<4sQL")
_LENGTH = struct.Struct("<L")


def framed(parts: Parts) -> bytes:
    """The bytes of one frame; empty parts are left out."""
    present = {name: data for name, data in parts.items() if data}
    told = to_json([[name, len(data)] for name, data in present.items()])
    body = b"".join([_LENGTH.pack(len(told)), told, *present.values()])
    return _HEAD.pack(MARK, len(body), zlib.crc32(body)) + body


def frames(file: BinaryIO) -> Iterator[Parts]:
    """The frames from here up to the first that is not whole. Raises: Damage if a whole one is no frame."""
    size = os.fstat(file.fileno()).st_size
    while True:
        head = file.read(_HEAD.size)
        if len(head) < _HEAD.size:
            return
        mark, length, checksum = _HEAD.unpack(head)
        if mark != MARK or length > min(size - file.tell(), MAX_FILE_BYTES):
            return
        body = file.read(length)
        if zlib.crc32(body) != checksum:
            return
        yield _parts_of(body)


def _parts_of(body: bytes) -> Parts:
    if len(body) < _LENGTH.size:
        raise Damage(translate("session", "a frame in it is too short"))
    (length,) = _LENGTH.unpack_from(body)
    start = _LENGTH.size + length
    if start > len(body):
        raise Damage(translate("session", "a frame in it is too short"))
    parts: Parts = {}
    for entry in listed(from_json(body[_LENGTH.size : start]), "the parts of a frame"):
        name, size = _entry(entry)
        if name in parts or start + size > len(body):
            raise Damage(translate("session", "the parts of a frame do not fit"))
        parts[name] = body[start : start + size]
        start += size
    if start != len(body) or not parts.keys() <= set(part_names()):
        raise Damage(translate("session", "a frame in it holds other parts than it should"))
    return parts


def _entry(told: object) -> tuple[str, int]:
    if not isinstance(told, list) or len(told) != 2:
        raise Damage(translate("session", "the parts of a frame do not fit"))
    return text(told[0], "the name of a part"), whole(told[1], 0, MAX_FILE_BYTES, "the size of a part")
