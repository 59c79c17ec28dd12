"""Rows and long arrays as columns of plain little-endian numbers, and back, with every index checked."""

import contextlib
import gc
import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from playground.session.file_format import BLOBS, POOLS, TABLES, blob_part, column_part, pool_part
from playground.wording import translate

Parts = dict[str, bytes]
Array = NDArray[Any]
T = TypeVar("T")


class Damage(Exception):
    """What is wrong with the parts of a file, as the end of a sentence."""


@contextlib.contextmanager
def without_collection() -> Iterator[None]:
    """While many objects are made that all live on, looking for garbage among them only costs time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class Pool:
    """Arrays laid end to end; one that begins like the array before is not laid down again."""

    def __init__(self, code: str) -> None:
        self._dtype = np.dtype(f"<{code}")
        self._chunks: list[bytes] = []
        self._size = 0
        self._last, self._last_at = b"", 0

    def add(self, values: Array) -> int:
        """Where the array begins, counted in numbers."""
        data = values.astype(self._dtype, copy=False).tobytes()
        if not self._last.startswith(data):
            self._chunks.append(data)
            self._last, self._last_at = data, self._size
            self._size += len(values)
        return self._last_at

    def data(self) -> bytes:
        """All of it."""
        return b"".join(self._chunks)


class ColumnWriter:
    """Takes rows and arrays, gives parts."""

    def __init__(self) -> None:
        self.rows: dict[str, list[tuple[Any, ...]]] = {table: [] for table in TABLES}
        self.pools = {pool: Pool(code) for pool, code in POOLS.items()}
        self.blobs: dict[str, list[bytes]] = {blob: [] for blob in BLOBS}

    def parts(self) -> Parts:
        """Everything, in the order of the format."""
        written: Parts = {}
        for table, columns in TABLES.items():
            values = list(zip(*self.rows[table], strict=True)) or [()] * len(columns)
            for (column, code), data in zip(columns.items(), values, strict=True):
                written[column_part(table, column)] = np.array(data, dtype=f"<{code}").tobytes()
        written |= {pool_part(name): pool.data() for name, pool in self.pools.items()}
        return written | {blob_part(name): b"".join(chunks) for name, chunks in self.blobs.items()}


class ColumnReader:
    """Gives columns and pools out of parts. Raises: Damage where they do not fit each other."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self._parts = parts
        self._pools = {pool: self._numbers(pool_part(pool), code) for pool, code in POOLS.items()}

    def table(self, name: str) -> dict[str, Array]:
        """The columns of a table, all of one length."""
        columns = {c: self._numbers(column_part(name, c), code) for c, code in TABLES[name].items()}
        if len({len(column) for column in columns.values()}) > 1:
            raise Damage(translate("session", "the columns of its {name} differ in length").format(name=name))
        return columns

    def pool(self, name: str) -> Array:
        """A pool, read-only."""
        return self._pools[name]

    def blob(self, name: str) -> bytes:
        """The bytes of a blob."""
        return self._parts.get(blob_part(name), b"")

    def _numbers(self, part: str, code: str) -> Array:
        data = self._parts.get(part, b"")
        stored = np.dtype(f"<{code}")
        if len(data) % stored.itemsize:
            raise Damage(
                translate("session", "its part {part} ends in the middle of a number").format(part=part)
            )
        numbers = np.frombuffer(data, dtype=stored).astype(stored.newbyteorder("="), copy=False)
        numbers.flags.writeable = False
        return numbers


def check_within(values: Array, low: float, high: float, what: str) -> None:
    """Raises: Damage unless all values lie in [low, high]; NaN lies nowhere."""
    if len(values) and not bool(((values >= low) & (values <= high)).all()):
        raise Damage(translate("session", "{what} out of range").format(what=translate("session", what)))


def check_slices(starts: Array, lengths: Array, size: int, what: str) -> None:
    """Raises: Damage unless every [start, start + length) lies in [0, size)."""
    check_within(starts, 0, size, what)
    check_within(lengths, 0, size, what)
    if len(starts) and int((starts.astype(np.int64) + lengths).max()) > size:
        raise Damage(translate("session", "{what} out of range").format(what=translate("session", what)))


def groups(values: Sequence[T], counts: Array, what: str) -> list[tuple[T, ...]]:
    """`values` cut into as many as each count says. Raises: Damage unless they use up all."""
    check_within(counts, 0, len(values), what)
    ends = np.cumsum(counts, dtype=np.int64)
    if (int(ends[-1]) if len(ends) else 0) != len(values):
        raise Damage(translate("session", "{what} do not add up").format(what=translate("session", what)))
    stops = ends.tolist()
    return [tuple(values[a:b]) for a, b in zip([0, *stops], stops, strict=False)]


def byte_groups(data: bytes, lengths: Array, what: str) -> list[bytes]:
    """`data` cut into pieces of the given lengths. Raises: Damage unless they use up all."""
    check_within(lengths, 0, len(data), what)
    ends = np.cumsum(lengths, dtype=np.int64)
    if (int(ends[-1]) if len(ends) else 0) != len(data):
        raise Damage(translate("session", "{what} do not add up").format(what=translate("session", what)))
    stops = ends.tolist()
    return [data[a:b] for a, b in zip([0, *stops], stops, strict=False)]


def to_json(value: object) -> bytes:
    """Valid JSON in ASCII, the same bytes for the same value. Raises: ValueError for NaN and infinity."""
    return json.dumps(value, ensure_ascii=True, allow_nan=False, separators=(",", ":")).encode()


def from_json(data: bytes) -> Any:
    """Raises: Damage for what is not valid JSON, NaN and numbers beyond all range included."""
    try:
        return json.loads(data, parse_constant=_refuse, parse_float=_finite, object_pairs_hook=_named_once)
    except (ValueError, RecursionError) as fault:
        raise Damage(translate("session", "a part of it is not valid JSON")) from fault


def _refuse(word: str) -> float:
    raise ValueError(word)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError(digits)
    return number


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    named = dict(pairs)
    if len(named) < len(pairs):
        raise ValueError("a name stands twice")
    return named


def whole(value: Any, low: int, high: int, what: str) -> int:
    """A whole number of JSON in [low, high]. Raises: Damage."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Damage(translate("session", "{what} out of range").format(what=translate("session", what)))
    return value


def listed(value: Any, what: str) -> list[Any]:
    """A list of JSON. Raises: Damage."""
    if not isinstance(value, list):
        raise Damage(
            translate("session", "{what} missing or not a list").format(what=translate("session", what))
        )
    return value


def mapped(value: Any, what: str) -> dict[str, Any]:
    """An object of JSON. Raises: Damage."""
    if not isinstance(value, dict):
        raise Damage(
            translate("session", "{what} missing or not an object").format(what=translate("session", what))
        )
    return value


def text(value: Any, what: str) -> str:
    """A text of JSON. Raises: Damage."""
    if not isinstance(value, str):
        raise Damage(
            translate("session", "{what} missing or not a text").format(what=translate("session", what))
        )
    return value


def wholes(values: Any, low: int, high: int, what: str) -> Iterable[int]:
    """Whole numbers of a JSON list. Raises: Damage."""
    return [whole(value, low, high, what) for value in listed(values, what)]
