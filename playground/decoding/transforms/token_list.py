"""What strategies share whose setting is a list of tokens."""

from playground.decoding.distribution import Distribution, Ids, Scores
from playground.decoding.strategy import Head, Lexicon, Reshaping
from playground.decoding.tokens import Sequences, TokensKnob, find
from playground.errors import BadValue


class TokenList(Reshaping):
    """Acts on the tokens that its one knob `tokens` names."""

    tokens: str

    def found(self, lexicon: Lexicon | None, vocabulary_size: int) -> Sequences:
        """The ids that are meant. Raises: BadValue."""
        declaration = dict(self.knobs())["tokens"]
        biased = isinstance(declaration, TokensKnob) and declaration.biased
        return find(self.tokens, self.about.key, lexicon, vocabulary_size, biased)

    def due(self, given: Distribution, head: Head) -> tuple[Ids, Scores]:
        """Ids that are meant at this place, and their biases. Raises: BadValue."""
        return self.found(head.lexicon, len(given.logits)).due(head.ids)

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """Texts that are no tokens, ids that the vocabulary does not have."""
        try:
            self.found(lexicon, vocabulary_size)
        except BadValue as fault:
            return str(fault)
        return None
