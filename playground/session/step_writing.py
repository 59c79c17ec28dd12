"""Steps into columns: exact numbers, each text and recipe once, arrays shared where they agree."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from playground.decoding.recipe import Recipe
from playground.decoding.shaping import Stage
from playground.decoding.strategy import Threshold
from playground.errors import FileFault
from playground.session.columns import Array, ColumnWriter
from playground.session.records import Growth, Look, Step
from playground.wording import translate

NONE = -1


class Numbered:
    """Values in order of first use, each once, told by a key."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._places: dict[Any, int] = {}

    def place(self, key: Any, value: Any) -> int:
        """The place of a value, new or known."""
        known = self._places.get(key)
        if known is None:
            known = self._places[key] = len(self.values)
            self.values.append(value)
        return known


class StepWriter:
    """Adds steps to columns; `strings` are the values that rows point to by place."""

    def __init__(self, columns: ColumnWriter) -> None:
        self._columns = columns
        self._recipes, self._texts = Numbered(), Numbered()
        self._shapes, self._memories = Numbered(), Numbered()
        self._latest: tuple[Recipe, int] | None = None

    @property
    def strings(self) -> dict[str, list[Any]]:
        """Recipes, shapes, memories and texts, as plain JSON values."""
        return {
            "recipes": self._recipes.values,
            "shapes": self._shapes.values,
            "memories": self._memories.values,
            "texts": self._texts.values,
        }

    def recipe(self, recipe: Recipe) -> int:
        """The place of a recipe's text form."""
        if self._latest is None or self._latest[0] is not recipe:
            written = str(recipe)
            self._latest = (recipe, self._recipes.place(written, written))
        return self._latest[1]

    def add(self, node: int, step: Step) -> None:
        """One record of a node."""
        cost = step.cost
        for look in step.looks:
            self._add_look(look)
        for growth in step.growths:
            self._add_growth(growth)
        self._columns.rows["steps"].append(
            (
                node,
                self.recipe(step.recipe),
                step.seed,
                step.reroll,
                step.position,
                step.prompt_length,
                len(step.looks),
                len(step.growths),
                self._memory(step.memories),
                cost.fed,
                cost.cached,
                self._shapes.place(cost.shape, list(cost.shape)),
                cost.model_ms,
                cost.shape_ms,
                cost.choose_ms,
            )
        )

    def _memory(self, memories: Mapping[str, Any]) -> int:
        if not memories:
            return self._memories.place("{}", {})
        try:
            plain = {name: _plain(memory) for name, memory in memories.items()}
            written = json.dumps(plain, sort_keys=True, allow_nan=False)
        except (TypeError, ValueError) as fault:
            raise FileFault(
                translate("session", "What a strategy remembers is no number, so it cannot be written."),
                str(fault),
            ) from fault
        return self._memories.place(written, json.loads(written))

    def _text(self, text: str) -> int:
        return self._texts.place(text, text) if text else NONE

    def _add_look(self, look: Look) -> None:
        rows, pools = look.candidates, self._columns.pools
        self._columns.rows["looks"].append(
            (
                look.vocabulary_size,
                len(look.stages),
                len(rows.ids),
                pools["ids"].add(rows.ids),
                pools["ranks"].add(rows.ranks),
                pools["probabilities"].add(rows.p_model),
                pools["probabilities"].add(rows.p_after),
                pools["cut_by"].add(rows.cut_by),
            )
        )
        for stage in look.stages:
            self._add_stage(stage)

    def _add_stage(self, stage: Stage) -> None:
        line = stage.threshold or Threshold("", 0.0)
        inside, outside = line.inside or (NONE, 0.0), line.outside or (NONE, 0.0)
        self._columns.rows["stages"].append(
            (
                len(stage.ids),
                self._columns.pools["ids"].add(stage.ids),
                self._columns.pools["probabilities"].add(stage.probabilities),
                stage.entropy_bits,
                stage.kept,
                stage.mass,
                NONE if stage.threshold is None else self._texts.place(line.name, line.name),
                line.value,
                *inside,
                *outside,
                stage.rescued,
                self._text(stage.note),
            )
        )

    def _add_growth(self, growth: Growth) -> None:
        draw, race = growth.draw, growth.race
        self._columns.blobs["growths"].append(growth.piece)
        self._columns.rows["growths"].append(
            (
                growth.token,
                len(growth.piece),
                self._texts.place(growth.how, growth.how),
                growth.rank,
                growth.p_model,
                growth.p_after,
                growth.logp,
                growth.surprisal_bits,
                growth.cut_by,
                growth.head,
                draw is not None,
                *((draw.u, draw.low, draw.high) if draw else (0.0, 0.0, 0.0)),
                race is not None,
                race.arrival if race else 0.0,
                NONE if race is None or race.second is None else race.second,
                0.0 if race is None or race.second_arrival is None else race.second_arrival,
            )
        )


def token_ids(steps: Iterable[Step]) -> Array:
    """All ids that occur in steps, each once, ascending: candidates, stages, lines, the tokens taken."""
    found: list[Array] = [np.empty(0, np.int32)]
    singles: list[int] = []
    for step in steps:
        singles += [growth.token for growth in step.growths]
        for look in step.looks:
            found.append(look.candidates.ids)
            found += [stage.ids for stage in look.stages]
            singles += [token for stage in look.stages for token in _sides(stage)]
    return np.unique(np.concatenate([*found, np.array(singles, np.int32)]))


def _sides(stage: Stage) -> list[int]:
    line = stage.threshold
    return [side[0] for side in (line.inside, line.outside) if side] if line else []


def _plain(value: Any) -> Any:
    """A number of Python or numpy, or a tuple of them; memories hold no other things."""
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    number = value.item() if isinstance(value, np.generic) else value
    if type(number) in (int, float):
        return number
    raise TypeError(f"a memory holds {type(value).__name__}")
