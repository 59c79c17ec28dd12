"""What the penalties share that are taken from the logits of tokens that came before."""

from abc import abstractmethod

from playground.decoding.distribution import Distribution, Ids, Scores
from playground.decoding.knobs import BoolKnob, FloatKnob
from playground.decoding.strategy import Head, Reshaping
from playground.decoding.transforms.history import seen_counts

AMOUNT = FloatKnob(
    symbol="", help="", default=0.5, neutral=0.0, low=-100.0, high=100.0, slider=(-2.0, 2.0), step=0.05
)
PROMPT = BoolKnob(
    symbol="prompt",
    help="Also counts the prompt, as llama.cpp does; off counts new tokens only, as OpenAI and vLLM do",
    default=False,
    optional=True,
)


class CountedPenalty(Reshaping):
    """Lowers the tokens that were generated before. Ids beyond the vocabulary are ignored."""

    prompt: bool

    @abstractmethod
    def amounts(self, counts: Ids) -> Scores:
        """What each token that came so many times loses; (N,) for (N,)."""

    def reshape(self, given: Distribution, head: Head) -> Distribution:
        """New tokens count; the prompt only if asked for."""
        past = head.ids if self.prompt else head.ids[head.prompt_length :]
        seen, counts = seen_counts(past, len(given.logits))
        return given.changed(seen, given.logits[seen] - self.amounts(counts))
