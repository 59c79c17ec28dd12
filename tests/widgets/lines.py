"""Lines of tokens for the tests of the text and the history."""

from collections.abc import Sequence
from dataclasses import replace

from playground.decoding.recipe import DEFAULT
from playground.session.records import Step
from playground.session.scene import Line, Mark, Scene, Status
from playground.session.tree import ROOT
from tests.widgets import scenes

GREEDY = "greedy"
SAMPLE = "temperature=0.8,top_k=5,sample"


def step(piece: bytes, place: int = 0, recipe: str = GREEDY, picked: bool = False) -> Step:
    """A step in which this piece was taken."""
    pieces = (piece, b" the", b" cat")
    scores = (3.0, 2.0, 1.0) if not picked else (1.0, 3.0, 2.0)
    ids = (1,) * (place + 1)
    return scenes.step(recipe, scores, ids, 1, pieces=pieces, picked=0 if picked else None)


def line(
    prompt: Sequence[bytes],
    generated: Sequence[bytes],
    recipes: Sequence[str] = (),
    picked: frozenset[int] = frozenset(),
    version: int = 1,
) -> Line:
    """A line; nodes of generated tokens count from 2, their ids from 100; recipes change nothing else."""
    marks = [Mark(ROOT, index, piece) for index, piece in enumerate(prompt)]
    before = None
    for place, piece in enumerate(generated):
        recipe = recipes[place] if place < len(recipes) else GREEDY
        made = step(piece, place, recipe, place in picked)
        made = replace(made, growths=(replace(made.growth, piece=piece),))
        marks.append(Mark(place + 2, 100 + place, piece, made, made.recipe != before))
        before = made.recipe
    return Line(version, marks, len(marks), len(prompt))


def scene(of: Line, cursor: int | None = None, kind: str = "ready", **changes: object) -> Scene:
    """A scene that shows a line, with the cursor at its end or before the token of an index."""
    place = of.length if cursor is None else cursor
    made = Scene(Status(kind), DEFAULT, 42, 0, scenes.card(), line=of, cursor=place)
    return replace(made, **changes)
