"""Allowed tokens only."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution, only
from playground.decoding.knobs import knob
from playground.decoding.strategy import About, Head, Lexicon
from playground.decoding.tokens import Sequences, TokensKnob, find, split_entries
from playground.decoding.transforms.token_list import TokenList
from playground.errors import BadValue
from playground.wording import translate


@dataclass(frozen=True)
class Allow(TokenList):
    """Takes out every token but those of your choice."""

    about: ClassVar[About] = About(
        key="allow",
        title="Allow only",
        example='allow="yes|no"',
        formula="keep: every i on the list",
        source="vLLM sampling_params.py: allowed_token_ids",
        transformers="PrefixConstrainedLogitsProcessor",
        when="One token out of a few should come: yes or no, A to D.",
        weakness="The end of the text is taken out too unless it is on the list; for answers of several "
        "tokens use grammar.",
    )

    tokens: str = knob(
        TokensKnob(
            symbol="list",
            help="Single tokens between bars: yes|no|id:42. A text covers its form with and without a "
            "leading space",
            default="",
            neutral="",
        )
    )

    def found(self, lexicon: Lexicon | None, vocabulary_size: int) -> Sequences:
        """Forms of a text that are one token each. Raises: BadValue if a text has no such form."""
        runs = [
            run for part in split_entries(self.tokens) for run in self._single(part, lexicon, vocabulary_size)
        ]
        return Sequences(tuple(runs), (0.0,) * len(runs))

    def _single(self, part: str, lexicon: Lexicon | None, vocabulary_size: int) -> list[tuple[int, ...]]:
        runs = find(part, self.about.key, lexicon, vocabulary_size).runs
        single: list[tuple[int, ...]] = [run for run in runs if len(run) == 1]
        if not single:
            raise BadValue(
                translate(
                    "decoding", "allow: “{part}” is more than one token; for longer texts use grammar."
                ).format(part=part)
            )
        return single

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """What was out before stays out."""
        ids, _ = self.due(given, head)
        return given.then(only(given, ids), keeps_order=True)
