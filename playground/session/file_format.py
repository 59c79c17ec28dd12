"""What a session file is made of: names, tables, limits. `docs/session-file.md` says it in words."""

from collections.abc import Mapping

SUFFIX = ".playground"
FORMAT = "decoding-playground session"
VERSION = 1

# One row per thing, one part per column; the code after the dot is numpy's, always little-endian.
TABLES: Mapping[str, Mapping[str, str]] = {
    "nodes": {"parent": "i4", "token": "i4", "prompt": "i4"},
    "visits": {"node": "i4", "child": "i4"},
    "steps": {
        "node": "i4",
        "recipe": "i4",
        "seed": "u8",
        "reroll": "i8",
        "position": "i4",
        "prompt_length": "i4",
        "looks": "i4",
        "growths": "i4",
        "memories": "i4",
        "fed": "i8",
        "cached": "i8",
        "shape": "i4",
        "model_ms": "f8",
        "shape_ms": "f8",
        "choose_ms": "f8",
    },
    "looks": {
        "vocabulary_size": "i4",
        "stages": "i4",
        "rows": "i4",
        "ids_at": "i8",
        "ranks_at": "i8",
        "p_model_at": "i8",
        "p_after_at": "i8",
        "cut_by_at": "i8",
    },
    "stages": {
        "length": "i4",
        "ids_at": "i8",
        "p_at": "i8",
        "entropy_bits": "f8",
        "kept": "i4",
        "mass": "f8",
        "threshold": "i4",
        "value": "f8",
        "inside": "i4",
        "inside_value": "f8",
        "outside": "i4",
        "outside_value": "f8",
        "rescued": "u1",
        "note": "i4",
    },
    "growths": {
        "token": "i4",
        "piece_length": "i4",
        "how": "i4",
        "rank": "i4",
        "p_model": "f8",
        "p_after": "f8",
        "logp": "f8",
        "surprisal_bits": "f8",
        "cut_by": "i2",
        "head": "i4",
        "drawn": "u1",
        "u": "f8",
        "low": "f8",
        "high": "f8",
        "raced": "u1",
        "arrival": "f8",
        "second": "i4",
        "second_arrival": "f8",
    },
    "pieces": {"token": "i4", "length": "i4"},
}
# Long rows of numbers that the tables point into.
POOLS: Mapping[str, str] = {"ids": "i4", "ranks": "i4", "probabilities": "f8", "cut_by": "i2"}
# Bytes of tokens, one after the other.
BLOBS = ("growths", "pieces")

MANIFEST = "manifest.json"
SESSION = "session.json"


def column_part(table: str, column: str) -> str:
    """The name of the part that holds a column."""
    return f"{table}/{column}.{TABLES[table][column]}"


def pool_part(pool: str) -> str:
    """The name of the part that holds a pool."""
    return f"pools/{pool}.{POOLS[pool]}"


def blob_part(blob: str) -> str:
    """The name of the part that holds bytes."""
    return f"bytes/{blob}.bin"


def part_names() -> list[str]:
    """All parts of a file, in order."""
    columns = [column_part(table, column) for table in TABLES for column in TABLES[table]]
    return [MANIFEST, SESSION, *columns, *map(pool_part, POOLS), *map(blob_part, BLOBS)]


# Greater files are refused before they are read; 10,000 steps of the built-in model take some 50 MB.
MAX_FILE_BYTES = 2**31 - 1
MAX_JSON_BYTES = 2**25
MAX_MANIFEST_BYTES = 2**20
# The end of a ZIP file lists its parts; longer lists than ours are not read at all.
MAX_PARTS = 500
MAX_DIRECTORY_BYTES = 2**16
MAX_RECIPE_LENGTH = 2**20
# Candidates and stages keep the best few; rows of a damaged file might all be the same huge one.
MAX_ROW = 4096
MAX_HISTORY = 100
MAX_VOCABULARY = 2**31 - 1
# Rounding may push a probability or a share a little past 1.
ONE = 1.0 + 1e-6
