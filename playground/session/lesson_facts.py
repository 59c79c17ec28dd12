"""What a lesson can say about the moment it has reached: named facts, read from the records.

`docs/lessons.md` lists the facts.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playground.decoding.measures import perplexity
from playground.errors import BadValue
from playground.session.export import Pieces, cutter
from playground.session.pieces import text_of
from playground.session.records import Step
from playground.session.tree import Prompt
from playground.wording import translate

Fact = str | bool | int | float


@dataclass(frozen=True, eq=False)
class Facts:
    """One moment of a lesson.

    `shown` is the step in the chart, `steps` are those from the prompt to the cursor, `pieces` the
    bytes of token ids.
    """

    prompt: Prompt
    steps: tuple[Step, ...]
    shown: Step | None
    pieces: Pieces
    eos_ids: frozenset[int] = field(default_factory=frozenset)


def _joint(facts: Facts) -> float:
    return math.exp(math.fsum(step.growth.logp for step in facts.steps))


OF_LINE: Mapping[str, Callable[[Facts], Fact]] = {
    "text": lambda f: text_of([step.growth.piece for step in f.steps]),
    "tokens": lambda f: len(f.prompt.ids) + len(f.steps),
    "new_tokens": lambda f: len(f.steps),
    "prompt_tokens": lambda f: len(f.prompt.ids),
    "prompt_ids": lambda f: ", ".join(map(str, f.prompt.ids)),
    "joint": _joint,
    "joint_bits": lambda f: math.fsum(step.growth.surprisal_bits for step in f.steps),
    "perplexity": lambda f: perplexity(step.growth.logp for step in f.steps),
    "distinct": lambda f: len({step.growth.token for step in f.steps}),
    "ends": lambda f: bool(f.steps) and f.steps[-1].growth.token in f.eos_ids,
}
OF_STEP: Mapping[str, Callable[[Step], Fact | None]] = {
    "token": lambda s: s.growth.piece.decode("utf-8", "replace"),
    "token_id": lambda s: s.growth.token,
    "rank": lambda s: s.growth.rank,
    "p_model": lambda s: s.growth.p_model,
    "p_after": lambda s: s.growth.p_after,
    "surprisal_bits": lambda s: s.growth.surprisal_bits,
    "how": lambda s: s.growth.how,
    "u": lambda s: s.growth.draw.u if s.growth.draw else None,
    "low": lambda s: s.growth.draw.low if s.growth.draw else None,
    "high": lambda s: s.growth.draw.high if s.growth.draw else None,
    "number": lambda s: s.number,
    "kept": lambda s: s.look.kept,
    "cut": lambda s: s.look.vocabulary_size - s.look.kept,
    "vocabulary": lambda s: s.look.vocabulary_size,
    "mass": lambda s: math.prod(stage.mass for stage in s.look.stages),
    "entropy_bits": lambda s: s.look.entropy_bits,
    "entropy_after_bits": lambda s: s.look.stages[-1].entropy_bits,
    "recipe": lambda s: s.recipe.label,
    "seed": lambda s: s.seed,
    "reroll": lambda s: s.reroll,
    "fed": lambda s: s.cost.fed,
    "cached": lambda s: s.cost.cached,
    "model_ms": lambda s: s.cost.model_ms,
}
OF_CANDIDATE = ("token", "token_id", "rank", "p_model", "p_after", "surprisal_bits", "cut_by")
OF_STAGE = ("kept", "mass", "line")
FACT_NAMES = frozenset({*OF_LINE, *OF_STEP, *OF_CANDIDATE, *OF_STAGE})


def of_stage(step: Step, name: str, key: str) -> Fact:
    """A fact of the stage of one strategy, by its key. Raises: BadValue."""
    keys = [transform.about.key for transform in step.recipe.transforms]
    if key not in keys:
        raise BadValue(translate("session", "The recipe here has no {key}.").format(key=key))
    stage = step.look.stages[keys.index(key) + 1]
    if name == "line":
        if stage.threshold is None:
            raise BadValue(translate("session", "{key} draws no line here.").format(key=key))
        return stage.threshold.value
    return stage.kept if name == "kept" else stage.mass


def of_candidate(step: Step, pieces: Pieces, name: str, key: Fact) -> Fact:
    """A fact of one candidate, named by its text or its rank. Raises: BadValue."""
    rows = step.look.candidates
    row = _row(step, pieces, key)
    p_model = float(rows.p_model[row])
    values: dict[str, Fact] = {
        "token": pieces[int(rows.ids[row])].decode("utf-8", "replace"),
        "token_id": int(rows.ids[row]),
        "rank": int(rows.ranks[row]),
        "p_model": p_model,
        "p_after": float(rows.p_after[row]),
        "surprisal_bits": -math.log2(p_model) if p_model else math.inf,
        "cut_by": cutter(step, int(rows.cut_by[row])) or "",
    }
    return values[name]


def _row(step: Step, pieces: Pieces, key: Fact) -> int:
    """The row of a candidate: by its rank for the model, or by its text, the likeliest first."""
    rows = step.look.candidates
    for row, token in enumerate(rows.ids):
        is_its_text = isinstance(key, str) and pieces[int(token)] == key.encode()
        if is_its_text or (not isinstance(key, str) and rows.ranks[row] == key):
            return row
    by_text = translate("session", "“{key}” is not in the chart here.")
    by_rank = translate("session", "Rank {key} is not in the chart here.")
    raise BadValue((by_text if isinstance(key, str) else by_rank).format(key=key))
