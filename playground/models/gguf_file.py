"""The head of a GGUF file: architecture, number of weights, and whether all of it is there.

Read by our own few lines: the library's reader takes seconds for the vocabulary alone.
Layout: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

import math
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from playground.errors import ModelFault
from playground.models.weights import check_is_data
from playground.wording import translate

_SIZES = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
_STRING, _ARRAY = 8, 9
_LONGEST = 1 << 26
_MB = 1_000_000


@dataclass(frozen=True)
class GgufHead:
    """What a GGUF file says of itself: its architecture and how many numbers it holds."""

    architecture: str
    count: int


def read_head(path: Path) -> GgufHead:
    """Read and check the head.

    Raises:
        ModelFault: this is no GGUF file, or not all of one.
    """
    size = check_is_data(path)
    try:
        with path.open("rb") as file:
            return _Reader(file, path.name, size).head()
    except (struct.error, EOFError, UnicodeDecodeError, KeyError, OverflowError) as fault:
        raise ModelFault(
            translate("models", "{name} is incomplete or damaged; download it again.").format(name=path.name),
            repr(fault),
        ) from fault


class _Reader:
    def __init__(self, file: BinaryIO, name: str, size: int) -> None:
        self._file = file
        self._name = name
        self._size = size
        self._alignment = 32

    def head(self) -> GgufHead:
        if self._bytes(4) != b"GGUF":
            raise ModelFault(translate("models", "{name} is not a GGUF file.").format(name=self._name))
        version = self._number("<I")
        if version not in (2, 3):
            raise ModelFault(
                translate(
                    "models", "{name} is written in GGUF version {version}; versions 2 and 3 can be read."
                ).format(name=self._name, version=version)
            )
        tensors, entries = self._number("<Q"), self._number("<Q")
        architecture = self._entries(entries)
        return GgufHead(architecture, self._tensors(tensors))

    def _entries(self, count: int) -> str:
        architecture = ""
        for _ in range(count):
            key, kind = self._string(), self._number("<I")
            if key == "general.architecture" and kind == _STRING:
                architecture = self._string()
            elif key == "general.alignment" and kind == 4:
                self._alignment = max(1, self._number("<I"))
            else:
                self._skip(kind)
        return architecture

    def _tensors(self, count: int) -> int:
        numbers, end = 0, 0
        for _ in range(count):
            self._string()
            held = math.prod(self._number("<Q") for _ in range(self._number("<I")))
            kind, offset = self._number("<I"), self._number("<Q")
            numbers += held
            end = max(end, offset + _bytes_of(held, kind))
        self._check_complete(end)
        return numbers

    def _check_complete(self, end: int) -> None:
        start = -(-self._file.tell() // self._alignment) * self._alignment
        if start + end > self._size:
            have, all_of_it = self._size // _MB, -(-(start + end) // _MB)
            raise ModelFault(
                translate(
                    "models",
                    "{name} is incomplete ({have:,} of {all_of_it:,} MB are there); download it again.",
                ).format(name=self._name, have=have, all_of_it=all_of_it)
            )

    def _skip(self, kind: int) -> None:
        if kind == _STRING:
            self._pass_over(self._number("<Q"))
        elif kind == _ARRAY:
            inner, count = self._number("<I"), self._number("<Q")
            self._skip_array(inner, count)
        else:
            self._pass_over(_SIZES[kind])

    def _skip_array(self, inner: int, count: int) -> None:
        if inner in _SIZES:
            self._pass_over(_SIZES[inner] * count)
            return
        for _ in range(count):
            self._skip(inner)

    def _pass_over(self, length: int) -> None:
        if self._file.tell() + length > self._size:
            raise EOFError(f"{length} bytes announced beyond the end")
        self._file.seek(length, 1)

    def _string(self) -> str:
        return self._bytes(self._number("<Q")).decode("utf-8")

    def _number(self, form: str) -> int:
        return int(struct.unpack(form, self._bytes(struct.calcsize(form)))[0])

    def _bytes(self, length: int) -> bytes:
        if length > _LONGEST:
            raise EOFError(f"{length} bytes announced")
        data = self._file.read(length)
        if len(data) < length:
            raise EOFError(f"{length} bytes announced, {len(data)} there")
        return data


def _bytes_of(count: int, kind: int) -> int:
    from gguf.constants import GGML_QUANT_SIZES, GGMLQuantizationType

    block, size = GGML_QUANT_SIZES[GGMLQuantizationType(kind)] if kind in _kinds() else (1, 0)
    return int(count // block * size)


def _kinds() -> set[int]:
    from gguf.constants import GGMLQuantizationType

    return {kind.value for kind in GGMLQuantizationType}
