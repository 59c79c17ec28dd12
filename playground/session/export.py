"""One step as data for other programs: a record for JSON, a row for CSV, a line for people.

Ids and bytes are what counts, so that every token can be recovered exactly; texts are for reading.
"""

import math
from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from playground.decoding.draw import Race
from playground.decoding.shaping import NEVER_IN
from playground.session.explain import why
from playground.session.records import Candidates, Look, Step

ALL = 2**31
TRACE_COLUMNS = (
    "step",
    "token_id",
    "text",
    "bytes",
    "how",
    "u",
    "slice_low",
    "slice_high",
    "rank",
    "p_model",
    "p_after",
    "entropy_bits",
    "surprisal_bits",
    "kept",
    "recipe",
    "seed",
    "reroll",
    "ms",
)
_FORMULA_STARTS = tuple("=+-@\t\r＝＋－＠")


class Pieces(Protocol):
    """The bytes of token ids; a tuple over the vocabulary is one, so is a mapping."""

    def __getitem__(self, token: int, /) -> bytes:
        """The bytes of one id."""


def trace_record(step: Step, pieces: Pieces, text: str, top: int = ALL) -> dict[str, Any]:
    """One step as plain values that are valid JSON.

    Args:
        step: what happened; its first growth is told.
        pieces: bytes of the candidates' ids.
        text: what the token adds to the text; empty while a character is unfinished.
        top: how many candidates are listed, likeliest for the model first.
    """
    growth, draw = step.growth, step.growth.draw
    return {
        "step": step.number,
        "token_id": growth.token,
        "text": sound(text),
        "bytes": growth.piece.hex(),
        "how": growth.how,
        "u": draw.u if draw else None,
        "slice": [draw.low, draw.high] if draw else None,
        "race": _race(growth.race) if growth.race else None,
        "rank": growth.rank,
        "p_model": finite(growth.p_model),
        "p_after": finite(growth.p_after),
        "entropy_bits": finite(step.look.entropy_bits),
        "surprisal_bits": finite(growth.surprisal_bits),
        "kept": step.look.kept,
        "recipe": str(step.recipe),
        "seed": step.seed,
        "reroll": step.reroll,
        "candidates": [
            _candidate(step, step.look, row, pieces) for row in range(min(top, len(step.look.candidates.ids)))
        ],
        "ms": round(step.cost.model_ms + step.cost.strategy_ms, 3),
    }


def _race(race: Race) -> dict[str, float | int | None]:
    return {
        "arrival": finite(race.arrival),
        "second": race.second,
        "second_arrival": None if race.second_arrival is None else finite(race.second_arrival),
    }


def _candidate(step: Step, look: Look, row: int, pieces: Pieces) -> dict[str, Any]:
    rows = look.candidates
    token = int(rows.ids[row])
    piece = pieces[token]
    return {
        "id": token,
        "text": piece.decode("utf-8", "replace"),
        "bytes": piece.hex(),
        "p_model": finite(float(rows.p_model[row])),
        "p_after": finite(float(rows.p_after[row])),
        "cut_by": cutter(step, int(rows.cut_by[row])),
    }


def cutter(step: Step, cut_by: int) -> str | None:
    """Key of the transform that took a token out, `model` where the model itself did; None if kept."""
    if cut_by == NEVER_IN:
        return "model"
    return None if cut_by < 0 else step.recipe.transforms[cut_by].about.key


def trace_row(record: Mapping[str, Any]) -> list[str]:
    """The cells under `TRACE_COLUMNS` for one `trace_record`, harmless in a spreadsheet."""
    low, high = record["slice"] or (None, None)
    flat = {**record, "slice_low": low, "slice_high": high}
    return [cell(flat[column]) for column in TRACE_COLUMNS]


def trace_text(step: Step) -> str:
    """One line for people: the number of the step and why this token came out."""
    return f"{step.number:>4}  {why(step)}"


def cell(value: str | float | bool | None) -> str:
    """A value as one cell: numbers exactly, nothing for None, a text never as a formula."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return harmless(value)
    return "" if isinstance(value, float) and not math.isfinite(value) else repr(value)


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula: an apostrophe stands before a sign of one."""
    shown = text.replace("\x00", "␀")
    return f"'{shown}" if shown.startswith(_FORMULA_STARTS) else shown


def sound(text: str) -> str:
    """The text with every lone surrogate as U+FFFD, so that it can be written as UTF-8."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def finite(number: float) -> float | None:
    """The number, None in place of what JSON cannot hold."""
    return number if math.isfinite(number) else None


def rows_to_show(candidates: Candidates, token: int, top: int) -> list[int]:
    """The first `top` rows, and the row of `token` if it stands further down."""
    rows = list(range(min(top, len(candidates.ids))))
    own = np.flatnonzero(candidates.ids == token)
    return rows + [int(row) for row in own if row >= len(rows)]
