"""Looking at weight files without loading them: are they whole, how many numbers do they hold?"""

import json
import math
import struct
from pathlib import Path
from typing import Any

from playground.errors import ModelFault
from playground.wording import translate

_LFS = b"version https://git-lfs"
_LARGEST_HEADER = 100_000_000
_MB = 1_000_000


def check_is_data(path: Path) -> int:
    """The size of a weight file that is neither empty nor a stand-in.

    Raises:
        ModelFault: it is one of these, or cannot be read.
    """
    try:
        size = path.stat().st_size
        with path.open("rb") as file:
            start = file.read(len(_LFS))
    except OSError as fault:
        raise ModelFault(
            translate("models", "{name} cannot be read: {strerror}.").format(
                name=path.name, strerror=fault.strerror
            )
        ) from fault
    if size == 0:
        raise ModelFault(translate("models", "{name} is empty; download it again.").format(name=path.name))
    if start == _LFS:
        raise ModelFault(
            translate(
                "models", "{name} is a Git LFS pointer, not the weights; fetch them with “git lfs pull”."
            ).format(name=path.name)
        )
    return size


def count_safetensors(path: Path) -> int:
    """How many numbers a safetensors file holds, after checking that all of it is there.

    Raises:
        ModelFault: the file is empty, a stand-in, incomplete or damaged.
    """
    size = check_is_data(path)
    start, header = _header(path, size)
    tensors = [value for key, value in header.items() if key != "__metadata__"]
    try:
        end = start + max((int(tensor["data_offsets"][1]) for tensor in tensors), default=0)
        count = sum(math.prod(map(int, tensor["shape"])) for tensor in tensors)
    except (KeyError, TypeError, IndexError, ValueError) as fault:
        raise ModelFault(
            translate("models", "{name} is damaged; download it again.").format(name=path.name), str(fault)
        ) from fault
    if size < end:
        have, all_of_it = size // _MB, -(-end // _MB)
        raise ModelFault(
            translate(
                "models", "{name} is incomplete ({have:,} of {all_of_it:,} MB are there); download it again."
            ).format(name=path.name, have=have, all_of_it=all_of_it)
        )
    return count


def _header(path: Path, size: int) -> tuple[int, dict[str, Any]]:
    """Where the data begins, and the table in front of it."""
    with path.open("rb") as file:
        lead = file.read(8)
        length = int(struct.unpack("<Q", lead)[0]) if len(lead) == 8 else _LARGEST_HEADER
        if length >= _LARGEST_HEADER or 8 + length > size:
            raise ModelFault(
                translate("models", "{name} is incomplete or damaged; download it again.").format(
                    name=path.name
                )
            )
        text = file.read(length)
    try:
        header = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise ModelFault(
            translate("models", "{name} is damaged; download it again.").format(name=path.name), str(fault)
        ) from fault
    if not isinstance(header, dict):
        raise ModelFault(translate("models", "{name} is damaged; download it again.").format(name=path.name))
    return 8 + length, header
