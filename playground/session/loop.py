"""The loop of generation as a dozen lines of plain Python, and what each line did in a real step."""

from collections.abc import Callable
from dataclasses import dataclass

from playground.session.numbers import count, percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.tree import Prompt
from playground.wording import translate

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
        return translate("session", "no prompt is known")
    text = prompt.text.replace("\n", "↵")
    shown = text if len(text) <= _SHOWN_TEXT else f"{text[: _SHOWN_TEXT - 1]}…"
    ids = ", ".join(map(str, prompt.ids[:_SHOWN_IDS])) + (", …" if len(prompt.ids) > _SHOWN_IDS else "")
    one = translate("session", "“{text}” → {count} id: [{ids}]")
    several = translate("session", "“{text}” → {count} ids: [{ids}]")
    number = len(prompt.ids)
    return (one if number == 1 else several).format(text=shown, count=count(number), ids=ids)


def _forward(step: Step) -> str:
    cost = step.cost
    if cost.fed == 0:
        return translate("session", "the record does not say what went in")
    one = translate("session", "input 1 × {fed}, {cached} position from the cache → logits {shape}")
    several = translate("session", "input 1 × {fed}, {cached} positions from the cache → logits {shape}")
    said = one if cost.cached == 1 else several
    shape = " × ".join(map(count, cost.shape))
    return said.format(fed=count(cost.fed), cached=count(cost.cached), shape=shape)


def _row(step: Step) -> str:
    size = count(step.look.vocabulary_size)
    if len(step.cost.shape) < 2:
        return translate("session", "the last row: {size} scores").format(size=size)
    rows = step.cost.shape[-2]
    only = translate("session", "its only row, for position {position}: {size} scores")
    last = translate("session", "the last of {rows} rows, for position {position}: {size} scores")
    said = only if rows == 1 else last
    return said.format(rows=count(rows), position=count(step.position), size=size)


def _transforms(step: Step) -> str:
    stages = step.look.stages
    pairs = zip(step.recipe.transforms, stages[1:], strict=True)
    left = translate("session", "{strategy}: {count} left")
    did = [left.format(strategy=transform.label, count=count(stage.kept)) for transform, stage in pairs]
    return "; ".join(did) or translate("session", "the recipe has none, so the scores stay")


def _softmax(step: Step, name: Callable[[int], str]) -> str:
    final = step.look.stages[-1]
    sole = final.kept == 1
    best = zip(final.ids[:_TOP], final.probabilities[:_TOP], strict=True)
    text = ", ".join(f"{name(int(token))} {percent(float(p), sole=sole)}" for token, p in best)
    return f"{text}, …" if final.kept > _TOP else text


def _chosen(step: Step) -> str:
    growth = step.growth
    token = translate("session", "{token}, id {id}").format(token=visible(growth.piece), id=growth.token)
    if growth.how == "drawn":
        assert growth.draw is not None
        draw = growth.draw
        said = translate("session", "u = {u:.4f} is in {low:.4f}–{high:.4f} → {token}")
        return said.format(u=draw.u, low=draw.low, high=draw.high, token=token)
    likeliest = translate("session", "the highest p → {token}")
    words = {
        "only": translate("session", "one token is left → {token}"),
        "greedy": likeliest,
        "tie": likeliest,
        "race": translate("session", "the earliest arrival → {token}"),
        "expanded": translate("session", "one of the likeliest, grown to look ahead → {token}"),
    }
    return words.get(growth.how, translate("session", "by hand → {token}")).format(token=token)


def _appended(step: Step, committed: bool) -> str:
    length = step.position + 1
    if committed:
        one = translate("session", "{place}, now {count} token")
        several = translate("session", "{place}, now {count} tokens")
    else:
        one = translate("session", "next: {place}, then {count} token")
        several = translate("session", "next: {place}, then {count} tokens")
    place = f"ids[{step.position}] = {step.growth.token}"
    return (one if length == 1 else several).format(place=place, count=count(length))


def _stop(step: Step, end_ids: frozenset[int]) -> str:
    ends = translate("session", "{token} is an end token: the loop ends")
    goes_on = translate("session", "{token} is no end token: the loop goes on")
    return (ends if step.growth.token in end_ids else goes_on).format(token=visible(step.growth.piece))
