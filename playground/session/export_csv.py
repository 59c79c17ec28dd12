"""Steps as CSV: tidy, one row per step and candidate, numbers exact, texts harmless in a spreadsheet."""

import csv
import io
import math
from collections.abc import Iterable, Iterator
from typing import Any

from playground.session.export import ALL, Pieces, cell, cutter, rows_to_show
from playground.session.passages import Passage, Scope
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


def csv_chunks(scope: Scope, pieces: Pieces, top: int = ALL) -> Iterator[str]:
    """The table, a few lines at a time.

    The rows of a step are its first `top` candidates and the token taken, which is marked `chosen` and
    alone has what belongs to the choice: how, u, slice, surprisal. Tokens of a prompt are rows with
    `how` = prompt and steps up to 0. `id` and `bytes` give every token back exactly.
    """
    yield _lines([COLUMNS])
    for node, prompt in scope.prompts:
        yield _lines(map(_cells, prompt_rows(node, prompt)))
    for passage in scope.passages:
        yield _lines(map(_cells, candidate_rows(passage, pieces, top)))


def prompt_rows(node: int, prompt: Prompt) -> Iterator[dict[str, Any]]:
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


def candidate_rows(passage: Passage, pieces: Pieces, top: int = ALL) -> Iterator[dict[str, Any]]:
    """One row per candidate of a step."""
    step = passage.step
    rows = step.look.candidates
    shared = {
        "node": passage.node,
        "parent": passage.parent,
        "record": passage.record,
        "step": step.number,
        "entropy_bits": step.look.entropy_bits,
        "kept": step.look.kept,
        "recipe": str(step.recipe),
        "seed": step.seed,
        "reroll": step.reroll,
        "ms": round(step.cost.model_ms + step.cost.strategy_ms, 3),
    }
    for row in rows_to_show(rows, step.growth.token, top):
        token, p = int(rows.ids[row]), float(rows.p_model[row])
        chosen = token == step.growth.token
        piece = step.growth.piece if chosen else pieces[token]
        yield {
            **shared,
            "chosen": chosen,
            "id": token,
            "text": piece.decode("utf-8", "replace"),
            "bytes": piece.hex(),
            "rank": int(rows.ranks[row]),
            "p_model": p,
            "logp_model": math.log(p) if p > 0.0 else None,
            "p_after": float(rows.p_after[row]),
            "cut_by": cutter(step, int(rows.cut_by[row])),
            **(_choice(passage) if chosen else {}),
        }


def _choice(passage: Passage) -> dict[str, Any]:
    """What only the token taken has."""
    growth = passage.step.growth
    draw = growth.draw
    return {
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
