"""Columns into steps: every number and index is looked at before it is believed."""

from collections.abc import Mapping

from playground.decoding.draw import MAX_SEED
from playground.decoding.shaping import NEVER_IN, Stage
from playground.decoding.strategy import Threshold
from playground.session.columns import Array, ColumnReader, Damage, check_slices, check_within, groups
from playground.session.file_format import MAX_ROW, MAX_VOCABULARY, ONE
from playground.session.file_strings import Strings
from playground.session.growth_reading import read_growths
from playground.session.records import Candidates, Cost, Look, Step
from playground.wording import translate

MAX_COUNT = 2**63 - 1
_INFINITY = float("inf")


def read_steps(columns: ColumnReader, strings: Strings) -> tuple[list[int], list[Step]]:
    """The node of each step, and the steps. Raises: Damage."""
    rows = columns.table("steps")
    _check_steps(rows, strings)
    looks = groups(_looks(columns, strings), rows["looks"], "the looks")
    growths = groups(read_growths(columns, strings), rows["growths"], "the grown tokens")
    steps = [
        Step(strings.recipes[recipe], seed, reroll, position, length, seen, grown, memories, cost)
        for recipe, seed, reroll, position, length, seen, grown, memories, cost in zip(
            rows["recipe"].tolist(),
            rows["seed"].tolist(),
            rows["reroll"].tolist(),
            rows["position"].tolist(),
            rows["prompt_length"].tolist(),
            looks,
            growths,
            [strings.memories[place] for place in rows["memories"].tolist()],
            _costs(rows, strings),
            strict=True,
        )
    ]
    for step in steps:
        _check_step(step)
    return rows["node"].tolist(), steps


def _check_steps(rows: Mapping[str, Array], strings: Strings) -> None:
    check_within(rows["node"], 1, MAX_VOCABULARY, "a node")
    check_within(rows["recipe"], 0, len(strings.recipes) - 1, "a recipe")
    check_within(rows["memories"], 0, len(strings.memories) - 1, "a memory")
    check_within(rows["shape"], 0, len(strings.shapes) - 1, "a shape")
    check_within(rows["seed"], 0, MAX_SEED, "a seed")
    for name in ("reroll", "position", "prompt_length", "fed", "cached"):
        check_within(rows[name], 0, MAX_COUNT, translate("session", "the column {name} is").format(name=name))
    for name in ("model_ms", "shape_ms", "choose_ms"):
        check_within(rows[name], 0.0, 1e15, "a time")
    for name in ("looks", "growths"):
        check_within(rows[name], 1, MAX_COUNT, translate("session", "the number of {what}").format(what=name))


def _check_step(step: Step) -> None:
    """The numbers that depend on the recipe and the vocabulary of their own step."""
    stages = len(step.recipe.transforms)
    size = min(look.vocabulary_size for look in step.looks)
    for growth in step.growths:
        if growth.cut_by >= stages or growth.token >= size or growth.rank > size:
            raise Damage(translate("session", "a token in it lies outside of its vocabulary or recipe"))
    for look in step.looks:
        if len(look.stages) != stages + 1:
            raise Damage(translate("session", "the stages of a step do not match its recipe"))
        if len(look.candidates.cut_by) and int(look.candidates.cut_by.max()) >= stages:
            raise Damage(translate("session", "a candidate was cut by a stage that its recipe does not have"))


def _costs(rows: Mapping[str, Array], strings: Strings) -> list[Cost]:
    names = ("fed", "cached", "shape", "model_ms", "shape_ms", "choose_ms")
    values = zip(*(rows[name].tolist() for name in names), strict=True)
    return [Cost(fed, cached, strings.shapes[shape], *times) for fed, cached, shape, *times in values]


def _looks(columns: ColumnReader, strings: Strings) -> list[Look]:
    rows = columns.table("looks")
    check_within(rows["vocabulary_size"], 1, MAX_VOCABULARY, "the size of a vocabulary")
    check_within(rows["stages"], 1, MAX_COUNT, "the number of stages")
    _check_pools(columns)
    stages = groups(_stages(columns, strings), rows["stages"], "the stages")
    found = [
        Look(size, seen, candidates)
        for size, seen, candidates in zip(
            rows["vocabulary_size"].tolist(), stages, _candidates(columns, rows), strict=True
        )
    ]
    _check_ids(found, columns.pool("ids"))
    return found


def _check_pools(columns: ColumnReader) -> None:
    check_within(columns.pool("ids"), 0, MAX_VOCABULARY, "a token id")
    check_within(columns.pool("ranks"), 1, MAX_VOCABULARY, "a rank")
    check_within(columns.pool("probabilities"), 0.0, ONE, "a probability")
    check_within(columns.pool("cut_by"), NEVER_IN, MAX_VOCABULARY, "the number of a stage")


def _check_ids(looks: list[Look], ids: Array) -> None:
    """Every id lies in the vocabulary of its look; looks closely only where that is not plain at once."""
    if not len(ids) or not looks or int(ids.max()) < min(look.vocabulary_size for look in looks):
        return
    for look in looks:
        rows = [look.candidates.ids, *(stage.ids for stage in look.stages)]
        if any(len(row) and int(row.max()) >= look.vocabulary_size for row in rows):
            raise Damage(translate("session", "a token id lies outside of its vocabulary"))


_CANDIDATE_COLUMNS = (
    ("ids_at", "ids"),
    ("ranks_at", "ranks"),
    ("p_model_at", "probabilities"),
    ("p_after_at", "probabilities"),
    ("cut_by_at", "cut_by"),
)


def _candidates(columns: ColumnReader, rows: Mapping[str, Array]) -> list[Candidates]:
    check_within(rows["rows"], 1, MAX_ROW, "the number of candidates")
    lengths = rows["rows"].tolist()
    arrays = []
    for column, pool in _CANDIDATE_COLUMNS:
        values = columns.pool(pool)
        check_slices(rows[column], rows["rows"], len(values), "the place of a candidate")
        starts = rows[column].tolist()
        arrays.append([values[at : at + n] for at, n in zip(starts, lengths, strict=True)])
    return [Candidates(*five) for five in zip(*arrays, strict=True)]


def _stages(columns: ColumnReader, strings: Strings) -> list[Stage]:
    rows = columns.table("stages")
    ids, p = columns.pool("ids"), columns.pool("probabilities")
    _check_stages(rows, strings, len(ids), len(p))
    return [
        Stage(ids[i : i + n], p[j : j + n], entropy, kept, mass, line, rescued == 1, strings.optional(note))
        for i, j, n, entropy, kept, mass, line, rescued, note in zip(
            rows["ids_at"].tolist(),
            rows["p_at"].tolist(),
            rows["length"].tolist(),
            rows["entropy_bits"].tolist(),
            rows["kept"].tolist(),
            rows["mass"].tolist(),
            _thresholds(rows, strings),
            rows["rescued"].tolist(),
            rows["note"].tolist(),
            strict=True,
        )
    ]


def _check_stages(rows: Mapping[str, Array], strings: Strings, ids: int, p: int) -> None:
    check_within(rows["length"], 1, MAX_ROW, "the length of a stage")
    check_slices(rows["ids_at"], rows["length"], ids, "the place of a stage")
    check_slices(rows["p_at"], rows["length"], p, "the place of a stage")
    check_within(rows["kept"], 1, MAX_VOCABULARY, "the number of kept tokens")
    check_within(rows["entropy_bits"], 0.0, 64.0, "an entropy")
    check_within(rows["mass"], 0.0, ONE, "the mass of a stage")
    check_within(rows["rescued"], 0, 1, "a mark of a stage")
    for name in ("threshold", "note"):
        check_within(
            rows[name],
            -1,
            len(strings.texts) - 1,
            translate("session", "the {what} of a stage").format(what=name),
        )
    for name in ("inside", "outside"):
        check_within(rows[name], -1, MAX_VOCABULARY, "a token at a line")
    for name in ("value", "inside_value", "outside_value"):
        check_within(rows[name], -_INFINITY, _INFINITY, "the line of a stage")


def _thresholds(rows: Mapping[str, Array], strings: Strings) -> list[Threshold | None]:
    names = ("threshold", "value", "inside", "inside_value", "outside", "outside_value")
    return [
        None
        if name < 0
        else Threshold(strings.texts[name], value, _side(inside, above), _side(outside, below))
        for name, value, inside, above, outside, below in zip(
            *(rows[column].tolist() for column in names), strict=True
        )
    ]


def _side(token: int, value: float) -> tuple[int, float] | None:
    return None if token < 0 else (token, value)
