"""Steps as JSON Lines: one object a line, as `resources/schemas/trace.schema.json` describes them."""

import json
from collections.abc import Iterator
from typing import Any

from playground.session.export import ALL, Pieces, sound, trace_record
from playground.session.passages import Scope
from playground.session.tree import Prompt


def json_chunks(scope: Scope, pieces: Pieces, top: int = ALL) -> Iterator[str]:
    """The prompts, then the steps, each with its node and the node it grew from."""
    for node, prompt in scope.prompts:
        yield json_line(prompt_record(node, prompt))
    for passage in scope.passages:
        record = trace_record(passage.step, pieces, passage.text, top)
        place = {"node": passage.node, "parent": passage.parent, "record": passage.record}
        yield json_line({**place, **record})


def prompt_record(node: int, prompt: Prompt) -> dict[str, Any]:
    """A prompt as plain values; ids and bytes give it back exactly."""
    return {
        "node": node,
        "prompt": sound(prompt.text),
        "mode": prompt.mode,
        "specials": prompt.specials,
        "ids": list(prompt.ids),
        "bytes": [piece.hex() for piece in prompt.pieces],
    }


def json_line(record: dict[str, Any]) -> str:
    """One line of valid JSON, readable as it stands. Raises: ValueError for NaN and infinity."""
    return json.dumps(record, ensure_ascii=False, allow_nan=False) + "\n"
