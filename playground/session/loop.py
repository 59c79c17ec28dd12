"""The loop of generation as a dozen lines of plain Python, and what each line did in a real step."""

from collections.abc import Callable
from dataclasses import dataclass

from playground.session.numbers import count, percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.tree import Prompt

_SHOWN_IDS = 4
_SHOWN_TEXT = 32
_TOP = 3


@dataclass(frozen=True)
class LoopLine:
    """One line of code. Lines with a key do something that can be shown."""

    code: str
    key: str = ""


@dataclass(frozen=True)
class LoopValue:
    """What a line did. `ms` is None where it was not timed."""

    key: str
    text: str
    ms: float | None = None


LINES = (
    LoopLine("ids = encode(prompt)", "encode"),
    LoopLine("cache = KVCache()"),
    LoopLine("while True:"),
    LoopLine("    logits = model(ids[len(cache):], cache)", "forward"),
    LoopLine("    scores = logits[-1]", "row"),
    LoopLine("    for transform in recipe:"),
    LoopLine("        scores = transform(scores, ids)", "transform"),
    LoopLine("    p = softmax(scores)", "softmax"),
    LoopLine("    token = choose(p)", "choose"),
    LoopLine("    ids.append(token)", "append"),
    LoopLine("    if token in end_tokens:", "stop"),
    LoopLine("        break"),
)
KEYS = tuple(line.key for line in LINES if line.key)


def following(key: str) -> str:
    """The line that runs after `key`; after the last one of the loop its first again."""
    place = KEYS.index(key) + 1
    return KEYS[place] if place < len(KEYS) else "forward"


def values(
    step: Step,
    prompt: Prompt | None,
    name: Callable[[int], str],
    end_ids: frozenset[int] = frozenset(),
    *,
    committed: bool = True,
) -> tuple[LoopValue, ...]:
    """What every line with a key did in this step; `name` gives a token's label.

    `committed` says whether the token was appended already.
    """
    cost, known = step.cost, step.cost.fed > 0
    return (
        LoopValue("encode", _encoded(prompt)),
        LoopValue("forward", _forward(step), cost.model_ms if known else None),
        LoopValue("row", _row(step)),
        LoopValue("transform", _transforms(step), cost.shape_ms if cost.shape_ms else None),
        LoopValue("softmax", _softmax(step, name)),
        LoopValue("choose", _chosen(step), cost.choose_ms if cost.choose_ms else None),
        LoopValue("append", _appended(step, committed)),
        LoopValue("stop", _stop(step, end_ids)),
    )


def _encoded(prompt: Prompt | None) -> str:
    if prompt is None:
        return "no prompt is known"
    text = prompt.text.replace("\n", "↵")
    shown = text if len(text) <= _SHOWN_TEXT else f"{text[: _SHOWN_TEXT - 1]}…"
    ids = ", ".join(map(str, prompt.ids[:_SHOWN_IDS])) + (", …" if len(prompt.ids) > _SHOWN_IDS else "")
    return f"“{shown}” → {_counted(len(prompt.ids), 'id')}: [{ids}]"


def _forward(step: Step) -> str:
    cost = step.cost
    if cost.fed == 0:
        return "the record does not say what went in"
    shape = " × ".join(map(count, cost.shape))
    return f"input 1 × {count(cost.fed)}, {_counted(cost.cached, 'position')} from the cache → logits {shape}"


def _row(step: Step) -> str:
    size = count(step.look.vocabulary_size)
    if len(step.cost.shape) < 2:
        return f"the last row: {size} scores"
    rows = step.cost.shape[-2]
    which = "its only row" if rows == 1 else f"the last of {count(rows)} rows"
    return f"{which}, for position {count(step.position)}: {size} scores"


def _transforms(step: Step) -> str:
    stages = step.look.stages
    pairs = zip(step.recipe.transforms, stages[1:], strict=True)
    did = [f"{transform.label}: {count(stage.kept)} left" for transform, stage in pairs]
    return "; ".join(did) or "the recipe has none, so the scores stay"


def _softmax(step: Step, name: Callable[[int], str]) -> str:
    final = step.look.stages[-1]
    sole = final.kept == 1
    best = zip(final.ids[:_TOP], final.probabilities[:_TOP], strict=True)
    text = ", ".join(f"{name(int(token))} {percent(float(p), sole=sole)}" for token, p in best)
    return f"{text}, …" if final.kept > _TOP else text


def _chosen(step: Step) -> str:
    growth = step.growth
    token = f"{visible(growth.piece)}, id {growth.token}"
    match growth.how:
        case "drawn":
            assert growth.draw is not None
            draw = growth.draw
            return f"u = {draw.u:.4f} is in {draw.low:.4f}–{draw.high:.4f} → {token}"
        case "only":
            return f"one token is left → {token}"
        case "greedy" | "tie":
            return f"the highest p → {token}"
        case "race":
            return f"the earliest arrival → {token}"
        case "expanded":
            return f"one of the likeliest, grown to look ahead → {token}"
    return f"by hand → {token}"


def _appended(step: Step, committed: bool) -> str:
    length = _counted(step.position + 1, "token")
    place = f"ids[{step.position}] = {step.growth.token}"
    return f"{place}, now {length}" if committed else f"next: {place}, then {length}"


def _stop(step: Step, end_ids: frozenset[int]) -> str:
    token = visible(step.growth.piece)
    if step.growth.token in end_ids:
        return f"{token} is an end token: the loop ends"
    return f"{token} is no end token: the loop goes on"


def _counted(number: int, what: str) -> str:
    return f"{count(number)} {what}" if number == 1 else f"{count(number)} {what}s"
