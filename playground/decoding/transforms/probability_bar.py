"""What filters share that keep every token from some probability on."""

from abc import abstractmethod

from playground.decoding.distribution import Distribution, reaching
from playground.decoding.strategy import Filter, Head, Threshold, line_after


class ProbabilityBar(Filter):
    """Keeps tokens whose probability reaches a bar; the best one always stays."""

    @abstractmethod
    def bar(self, given: Distribution) -> float:
        """The probability a token must reach; equality is kept."""

    def count(self, given: Distribution, head: Head) -> int:
        """Tokens as likely as the best one stay with it, also below the bar."""
        bar = min(self.bar(given), float(given.ladder_p[0]))
        return reaching(given.ladder_p, bar)

    def line(self, given: Distribution, head: Head) -> Threshold | None:
        """The probability a token must reach."""
        return line_after("probability", self.bar(given), given, self.count(given, head))
