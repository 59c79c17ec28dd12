"""What a decoding strategy is: About, Knobs, and one method that reshapes or chooses."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from types import MappingProxyType
from typing import Any, ClassVar, Protocol, Self

from playground.decoding.distribution import Distribution, Scores
from playground.decoding.draw import Draw, Race, uniform
from playground.decoding.knobs import Knob
from playground.decoding.schedules import Schedule
from playground.wording import declared

_NO_MEMORIES: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class About:
    """What people read about a strategy.

    `source` is the paper or code it was checked against. `example` is its text form with settings worth
    trying, for strategies that do nothing until something is typed.
    """

    key: str
    title: str
    formula: str
    source: str
    transformers: str = ""
    llama_cpp: str = ""
    when: str = ""
    weakness: str = ""
    example: str = ""


class Lexicon(Protocol):
    """What strategies may ask of the vocabulary; a language model is one."""

    @property
    def eos_ids(self) -> frozenset[int]:
        """Ids that end a text."""

    def encode(self, text: str) -> tuple[int, ...]:
        """Text to ids."""

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes of each id."""

    def text_pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes that each id adds to a text that begins with them."""


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


def line_after(
    name: str, value: float, given: Distribution, kept: int, measure: Callable[[int], float] | None = None
) -> Threshold:
    """The line after the first `kept` tokens in canonical order.

    `measure` tells what is read at a place of that order, 0 for the best; probability if not given.
    """
    read = measure or (lambda place: float(given.ladder_p[place]))
    outside = (given.at(kept), read(kept)) if kept < given.count else None
    return Threshold(name, value, (given.at(kept - 1), read(kept - 1)), outside)


def titled(title: str, name: str) -> str:
    """A setting under the title of what it belongs to; its own name where the title does not say it."""
    return title if name.lower() in title.lower().split() else f"{title} {name}"


@dataclass(frozen=True)
class Strategy(ABC):
    """A frozen dataclass whose fields carry their knobs."""

    about: ClassVar[About]

    def __post_init__(self) -> None:
        for name, declaration in self.knobs():
            checked = declaration.check(getattr(self, name), self.knob_title(name))
            object.__setattr__(self, name, checked)

    @classmethod
    def knobs(cls) -> Iterator[tuple[str, Knob]]:
        """Name and declaration of each setting, in order."""
        return ((f.name, f.metadata["knob"]) for f in fields(cls))

    @classmethod
    def bare_knob(cls) -> str | None:
        """The knob that is meant by `key=value`: the only one that must be written; else None."""
        names = [name for name, declaration in cls.knobs() if not declaration.optional]
        return names[0] if len(names) == 1 else None

    @classmethod
    def title(cls) -> str:
        """What people call it, in their language."""
        return declared(cls.about.title)

    @classmethod
    def word(cls) -> str:
        """Its title inside a sentence."""
        return declared(cls.about.title.lower())

    @classmethod
    def knob_title(cls, name: str) -> str:
        """What people call one of its settings, as `Top-k k`; `Temperature` is enough where both are one."""
        return titled(cls.title(), declared(name.replace("_", " ")))

    @classmethod
    def parse(cls, settings: Mapping[str, str]) -> Self:
        """From the text of each knob. Raises: BadValue."""
        known = dict(cls.knobs())
        return cls(**{name: known[name].parse(text, cls.knob_title(name)) for name, text in settings.items()})

    @property
    def is_neutral(self) -> bool:
        """Whether some knob stands where the strategy does nothing."""
        return any(
            declaration.neutral is not None and getattr(self, name) == declaration.neutral
            for name, declaration in self.knobs()
        )

    @classmethod
    def written(cls) -> str:
        """A text form to show as an example."""
        return cls.about.example or str(cls())

    def at(self, step: int) -> Self:
        """The strategy as it stands when `step` new tokens are there: schedules become numbers."""
        scheduled = {
            name: declaration.at(getattr(self, name), step)
            for name, declaration in self.knobs()
            if isinstance(getattr(self, name), Schedule)
        }
        return replace(self, **scheduled) if scheduled else self

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """Why these settings cannot be used with this vocabulary, as one sentence; None if they can."""
        return None

    @property
    def label(self) -> str:
        """Short form for people, as `top-k 40`."""
        written = [declaration.words(getattr(self, name)) for name, declaration in self._written()]
        return " ".join([self.word(), *written])

    def __str__(self) -> str:
        settings = [(name, d.format(getattr(self, name))) for name, d in self._written()]
        if not settings:
            return self.about.key
        if len(settings) == 1 and settings[0][0] == self.bare_knob():
            return f"{self.about.key}={settings[0][1]}"
        inside = ",".join(f"{name}={text}" for name, text in settings)
        return f"{self.about.key}({inside})"

    def _written(self) -> list[tuple[str, Knob]]:
        """The knobs that are part of the text form."""
        return [
            (name, declaration)
            for name, declaration in self.knobs()
            if not (declaration.optional and getattr(self, name) == declaration.default)
        ]


class Transform(Strategy):
    """Reshapes a distribution. Never renormalises; `-inf` takes a token out."""

    keeps_order: ClassVar[bool] = True
    notes: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def apply(self, given: Distribution, head: Head) -> Scores:
        """New logits (V,); `given` is not written to. Raises: BadValue if a setting fits no token."""

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """As `apply`, with all that is known of the result; `given` itself where nothing changes."""
        logits = self.apply(given, head)
        return given if logits is given.logits else given.then(logits, self.keeps_order)

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The line this filter draws through `given`; None for a transform that draws none."""
        return None

    def note(self, given: Distribution, head: Head) -> str:
        """One short sentence on what happened beyond a line: a coin, a measured value; mostly empty.

        It is recorded in English, as one of the forms in `notes`, filled in.
        """
        return ""

    def second_path(self, head: Head) -> tuple[int, ...] | None:
        """Ids of a second path whose logits `apply` needs as `head.guide`; None for most."""
        return None

    def learn(self, given: Distribution, after: Distribution, head: Head, token: int) -> Any:
        """What to remember, under this strategy's key, once `token` was chosen; None for nothing.

        `given` and `after` are the distributions before and after this transform. Plain numbers and
        tuples only: memories are saved in files.
        """
        return None


class Reshaping(Transform):
    """A transform that states its result as a distribution, because it knows more than the logits."""

    @abstractmethod
    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """The distribution after it; `given` itself where nothing changes."""

    def apply(self, given: Distribution, head: Head) -> Scores:
        """The logits of `reshape`."""
        return self.reshape(given, head).logits


class Filter(Reshaping):
    """Keeps the most likely tokens up to a line, that is, the first few in canonical order."""

    @abstractmethod
    def count(self, given: Distribution, head: Head) -> int:
        """How many of the most likely tokens stay; the best one stays whatever this says."""

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """Out goes all that comes after the first `count`."""
        return given.first(self.count(given, head))


@dataclass(frozen=True)
class Choice:
    """What a search took, and how.

    `how` is `greedy` (the likeliest), `tie` (the lowest id among the likeliest), `only` (nothing else
    was in), `drawn` (by u in a slice) or `race` (the earliest arrival).
    """

    token: int
    how: str
    draw: Draw | None = None
    race: Race | None = None


class Search(Strategy):
    """Last in a recipe: chooses what grows."""

    @abstractmethod
    def choose(self, final: Distribution, head: Head) -> Choice:
        """One token out of the distribution after all transforms."""
