"""Strategy work per step, without a model."""

import numpy as np

from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.recipe import Recipe
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Head
from playground.session import engine
from playground.session.engine import Sight
from playground.session.records import Cost
from tests.benchmarks.measuring import Row, at_most, median_ms
from tests.decoding.lexicons import Words

TYPICAL = Recipe.parse("temperature=1.2,top_k=40,top_p=0.9,sample")
OPEN = Recipe.parse("temperature=1.2,top_p=0.9,min_p=0.05,sample")


def peaked(size: int) -> np.ndarray:
    """Logits as a model gives them: a few likely tokens and a long tail, float32."""
    random = np.random.default_rng(0)
    tail = random.normal(0, 2, size)
    tail[random.integers(0, size, 40)] += 12
    return tail.astype(np.float32)


def work(size: int, recipe: Recipe) -> float:
    head = Head(tuple(range(500)), 100, lexicon=Words())
    sight = Sight(head, peaked(size), Cost(), guide=peaked(size)[::-1].copy())
    return median_ms(lambda: engine.choose(sight, recipe))


def measure() -> list[Row]:
    every = Recipe(tuple(transform() for transform in TRANSFORMS), Sample())
    return [
        at_most("T · top-k · top-p, record and draw, V = 49k", work(49_152, TYPICAL), "ms", 3),
        at_most("T · top-p · min-p, record and draw, V = 49k", work(49_152, OPEN), "ms", 3),
        at_most("T · top-k · top-p, record and draw, V = 262k", work(262_144, TYPICAL), "ms", 15),
        at_most("T · top-p · min-p, record and draw, V = 262k", work(262_144, OPEN), "ms", 15),
        at_most(f"all {len(every.transforms)} transforms at once, V = 49k", work(49_152, every), "ms", 25),
    ]
