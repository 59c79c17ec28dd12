"""The one list of strategies, transforms in the default order of application.

To add a strategy: write its file, add its class here. Everything else follows from its declaration.
"""

from playground.decoding.searches.greedy import Greedy
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Search, Strategy, Transform
from playground.decoding.transforms.min_p import MinP
from playground.decoding.transforms.repetition_penalty import RepetitionPenalty
from playground.decoding.transforms.temperature import Temperature
from playground.decoding.transforms.top_k import TopK
from playground.decoding.transforms.top_p import TopP

TRANSFORMS: tuple[type[Transform], ...] = (RepetitionPenalty, Temperature, TopK, TopP, MinP)
SEARCHES: tuple[type[Search], ...] = (Greedy, Sample)
STRATEGIES: tuple[type[Strategy], ...] = (*TRANSFORMS, *SEARCHES)
BY_KEY: dict[str, type[Strategy]] = {strategy.about.key: strategy for strategy in STRATEGIES}
