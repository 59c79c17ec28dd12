"""Strategy work per step, without a model."""

import numpy as np

from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.recipe import Recipe
from playground.decoding.searches.sample import Sample
from playground.decoding.shaping import shape
from playground.decoding.strategy import Head
from playground.session import engine
from playground.session.engine import Sight
from playground.session.records import Cost
from tests.benchmarks.measuring import Row, at_most, median_ms

TYPICAL = Recipe.parse("temperature=1.2,top_k=40,top_p=0.9,sample")
OPEN = Recipe.parse("temperature=1.2,top_p=0.9,min_p=0.05,sample")


def peaked(size: int) -> np.ndarray:
    """Logits as a model gives them: a few likely tokens and a long tail, float32."""
    random = np.random.default_rng(0)
    tail = random.normal(0, 2, size)
    tail[random.integers(0, size, 40)] += 12
    return tail.astype(np.float32)


def work(size: int, recipe: Recipe) -> float:
    sight = Sight(Head(tuple(range(500)), 100), peaked(size), Cost())
    return median_ms(lambda: engine.choose(sight, recipe))


def measure() -> list[Row]:
    every = Recipe(tuple(t() for t in TRANSFORMS if needs_nothing(t())), Sample())
    return [
        at_most("T · top-k · top-p, record and draw, V = 49k", work(49_152, TYPICAL), "ms", 3),
        at_most("T · top-p · min-p, record and draw, V = 49k", work(49_152, OPEN), "ms", 3),
        at_most("T · top-k · top-p, record and draw, V = 262k", work(262_144, TYPICAL), "ms", 15),
        at_most("T · top-p · min-p, record and draw, V = 262k", work(262_144, OPEN), "ms", 15),
        at_most(f"all {len(every.transforms)} transforms at once, V = 49k", work(49_152, every), "ms", 25),
    ]


def needs_nothing(transform: object) -> bool:
    """Whether a transform with its defaults can run without a second path or a grammar."""
    try:
        shape(peaked(64), Recipe((transform,), Sample()), ids=(1, 2, 3), prompt_length=1)  # type: ignore[arg-type]
    except Exception:
        return False
    return True
