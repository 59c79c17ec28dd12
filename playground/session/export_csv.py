"""Steps as CSV: tidy, one row per step and candidate, numbers exact, texts harmless in a spreadsheet."""

import csv
import io
import math
from collections.abc import Iterable, Iterator
from typing import Any

from playground.session.export import ALL, Pieces, cell, cutter, rows_to_show
from playground.session.passages import Passage, Scope
from playground.session.records import Step
from playground.session.tree import ROOT, Prompt

COLUMNS = (
    "node",
    "parent",
    "record",
    "step",
    "chosen",
    "id",
    "text",
    "bytes",
    "rank",
    "p_model",
    "logp_model",
    "p_after",
    "cut_by",
    "how",
    "u",
    "slice_low",
    "slice_high",
    "surprisal_bits",
    "entropy_bits",
    "kept",
    "recipe",
    "seed",
    "reroll",
    "ms",
)
_PLACES = {column: place for place, column in enumerate(COLUMNS)}


def csv_chunks(scope: Scope, pieces: Pieces, top: int = ALL) -> Iterator[str]:
    """The table, a few lines at a time.

    The rows of a step are its first `top` candidates and the token taken, which is marked `chosen` and
    alone has what belongs to the choice: how, u, slice, surprisal. Tokens of a prompt are rows with
    `how` = prompt and steps up to 0. `id` and `bytes` give every token back exactly.
    """
    yield _lines([COLUMNS])
    for node, prompt in scope.prompts:
        yield _lines(_cells(row) for row in _prompt_rows(node, prompt))
    for passage in scope.passages:
        yield _lines(_step_rows(passage, pieces, top))


def _prompt_rows(node: int, prompt: Prompt) -> Iterator[dict[str, Any]]:
    """One row per token of a prompt."""
    last = len(prompt.ids) - 1
    for place, (token, piece) in enumerate(zip(prompt.ids, prompt.pieces, strict=True)):
        yield {
            "node": node,
            "parent": ROOT,
            "step": place - last,
            "chosen": True,
            "id": token,
            "text": piece.decode("utf-8", "replace"),
            "bytes": piece.hex(),
            "how": "prompt",
        }


def _step_rows(passage: Passage, pieces: Pieces, top: int) -> Iterator[list[str]]:
    """One row of cells per candidate; what all rows of a step share is written once."""
    shared = _cells(_shared(passage.step, passage))
    for row in _candidate_rows(passage.step, pieces, top):
        cells = shared.copy()
        for column, value in row.items():
            cells[_PLACES[column]] = cell(value)
        yield cells


def _shared(step: Step, passage: Passage) -> dict[str, Any]:
    """What is the same for all candidates of a step."""
    return {
        "node": passage.node,
        "parent": passage.parent,
        "record": passage.record,
        "step": step.number,
        "chosen": False,
        "entropy_bits": step.look.entropy_bits,
        "kept": step.look.kept,
        "recipe": str(step.recipe),
        "seed": step.seed,
        "reroll": step.reroll,
        "ms": round(step.cost.model_ms + step.cost.strategy_ms, 3),
    }


def _candidate_rows(step: Step, pieces: Pieces, top: int) -> Iterator[dict[str, Any]]:
    """What differs between the candidates."""
    rows = step.look.candidates
    columns = (rows.ids, rows.ranks, rows.p_model, rows.p_after, rows.cut_by)
    values = list(zip(*(column.tolist() for column in columns), strict=True))
    for token, rank, p, after, cut_by in (values[row] for row in rows_to_show(rows, step.growth.token, top)):
        chosen = token == step.growth.token
        piece = step.growth.piece if chosen else pieces[token]
        yield {
            "id": token,
            "text": piece.decode("utf-8", "replace"),
            "bytes": piece.hex(),
            "rank": rank,
            "p_model": p,
            "logp_model": math.log(p) if p > 0.0 else None,
            "p_after": after,
            "cut_by": cutter(step, cut_by),
            **(_choice(step) if chosen else {}),
        }


def _choice(step: Step) -> dict[str, Any]:
    """What only the token taken has."""
    growth = step.growth
    draw = growth.draw
    return {
        "chosen": True,
        "how": growth.how,
        "u": draw.u if draw else None,
        "slice_low": draw.low if draw else None,
        "slice_high": draw.high if draw else None,
        "logp_model": growth.logp,
        "surprisal_bits": growth.surprisal_bits,
    }


def _cells(row: dict[str, Any]) -> list[str]:
    return [cell(row.get(column)) for column in COLUMNS]


def _lines(rows: Iterable[Iterable[str]]) -> str:
    written = io.StringIO(newline="")
    csv.writer(written).writerows(rows)
    return written.getvalue()
