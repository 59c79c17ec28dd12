"""What a decoding strategy is: About, Knobs, and one method that reshapes or chooses."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, Self

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.draw import Draw, uniform
from playground.decoding.knobs import Knob

_NO_MEMORIES: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class About:
    """What people read about a strategy. `source` is the paper or code it was checked against."""

    key: str
    title: str
    formula: str
    source: str
    transformers: str = ""
    llama_cpp: str = ""
    when: str = ""
    weakness: str = ""


class Lexicon(Protocol):
    """What strategies may ask of the vocabulary; a language model is one."""

    @property
    def eos_ids(self) -> frozenset[int]:
        """Ids that end a text."""

    def encode(self, text: str) -> tuple[int, ...]:
        """Text to ids."""

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes of each id."""


@dataclass(frozen=True)
class Head:
    """One path being continued, with all that a strategy may depend on.

    `memories` hold what stateful strategies learned so far, by their key. `guide` is the (V,) logits of
    the second path that `Transform.second_path` asked for.
    """

    ids: tuple[int, ...] = ()
    prompt_length: int = 0
    score: float = 0.0
    memories: Mapping[str, Any] = field(default_factory=lambda: _NO_MEMORIES)
    lexicon: Lexicon | None = None
    seed: int = 0
    reroll: int = 0
    guide: Scores | None = None

    @property
    def new_tokens(self) -> int:
        """How many tokens were generated after the prompt."""
        return len(self.ids) - self.prompt_length

    def uniform(self, stream: str) -> float:
        """The random number that belongs to this place, in [0, 1)."""
        return uniform(self.seed, self.ids, self.reroll, stream)


@dataclass(frozen=True)
class Threshold:
    """Where a filter drew its line: a name, its value, and how the measure reads on both sides of it.

    `inside` and `outside` are (id, value) of the last token kept and the first one cut, None where
    there is none.
    """

    name: str
    value: float
    inside: tuple[int, float] | None = None
    outside: tuple[int, float] | None = None


def line_after(name: str, value: float, given: Distribution, kept: int) -> Threshold:
    """The line after the first `kept` tokens in canonical order, both sides read in probability."""
    order = given.top(kept + 1)
    p = given.p(order)
    outside = (int(order[kept]), float(p[kept])) if len(order) > kept else None
    return Threshold(name, value, (int(order[kept - 1]), float(p[kept - 1])), outside)


@dataclass(frozen=True)
class Strategy(ABC):
    """A frozen dataclass whose fields carry their knobs."""

    about: ClassVar[About]

    def __post_init__(self) -> None:
        for name, declaration in self.knobs():
            checked = declaration.check(getattr(self, name), f"{self.about.title} {name.replace('_', ' ')}")
            object.__setattr__(self, name, checked)

    @classmethod
    def knobs(cls) -> Iterator[tuple[str, Knob]]:
        """Name and declaration of each setting, in order."""
        return ((f.name, f.metadata["knob"]) for f in fields(cls))

    @classmethod
    def parse(cls, settings: Mapping[str, str]) -> Self:
        """From the text of each knob. Raises: BadValue."""
        known = dict(cls.knobs())
        return cls(
            **{
                name: known[name].parse(text, f"{cls.about.title} {name.replace('_', ' ')}")
                for name, text in settings.items()
            }
        )

    @property
    def is_neutral(self) -> bool:
        """Whether some knob stands where the strategy does nothing."""
        return any(
            declaration.neutral is not None and getattr(self, name) == declaration.neutral
            for name, declaration in self.knobs()
        )

    @property
    def label(self) -> str:
        """Short form for people, as `top-k 40`."""
        values = [d.format(getattr(self, name)) for name, d in self.knobs()]
        return " ".join([self.about.title.lower(), *values])

    def __str__(self) -> str:
        settings = [(name, d.format(getattr(self, name))) for name, d in self.knobs()]
        if not settings:
            return self.about.key
        if len(settings) == 1:
            return f"{self.about.key}={settings[0][1]}"
        inside = ",".join(f"{name}={text}" for name, text in settings)
        return f"{self.about.key}({inside})"


class Transform(Strategy):
    """Reshapes a distribution. Never renormalises; `-inf` takes a token out."""

    keeps_order: ClassVar[bool] = True

    @abstractmethod
    def apply(self, given: Distribution, head: Head) -> Scores:
        """New logits (V,); `given` is not written to."""

    def threshold(self, given: Distribution, head: Head) -> Threshold | None:
        """The line this filter draws through `given`; None for a transform that draws none."""
        return None

    def second_path(self, head: Head) -> tuple[int, ...] | None:
        """Ids of a second path whose logits `apply` needs as `head.guide`; None for most."""
        return None

    def learn(self, given: Distribution, after: Distribution, head: Head, token: int) -> Any:
        """What to remember, under this strategy's key, once `token` was chosen; None for nothing."""
        return None


@dataclass(frozen=True)
class Choice:
    """What a search took: `how` is `greedy`, `only`, `drawn` or another word `explain` knows."""

    token: int
    how: str
    draw: Draw | None = None


class Search(Strategy):
    """Last in a recipe: chooses what grows."""

    @abstractmethod
    def choose(self, final: Distribution, head: Head) -> Choice:
        """One token out of the distribution after all transforms."""
