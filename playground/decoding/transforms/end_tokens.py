"""What strategies share that act on the tokens which end a text."""

import numpy as np

from playground.decoding.distribution import Distribution, Ids
from playground.decoding.strategy import Head, Lexicon, Reshaping
from playground.errors import BadValue
from playground.wording import translate


class EndTokens(Reshaping):
    """Needs a vocabulary that names its end tokens."""

    def ends(self, given: Distribution, head: Head) -> Ids:
        """The end tokens that are still in. Raises: BadValue without a vocabulary."""
        if head.lexicon is None:
            raise BadValue(self._unknown())
        ids = sorted(i for i in head.lexicon.eos_ids if 0 <= i < len(given.logits) and given.kept[i])
        return np.array(ids, dtype=np.int64)

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """Without a vocabulary nobody knows the end tokens."""
        return None if lexicon else self._unknown()

    def _unknown(self) -> str:
        told = translate("decoding", "{key} needs a vocabulary that names its end tokens, and none is here.")
        return told.format(key=self.about.key)
