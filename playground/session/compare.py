"""Two branches side by side: where they part, and how likely each is from there on."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from playground.decoding.measures import perplexity
from playground.session.records import Step
from playground.session.tree import ROOT, Node, TokenTree


@dataclass(frozen=True)
class Side:
    """One branch from the parting to a node: its nodes, and ln p of each token for the model."""

    node: int
    nodes: tuple[int, ...]
    pieces: tuple[bytes, ...]
    logps: tuple[float, ...]

    @property
    def tokens(self) -> int:
        """How many since the parting."""
        return len(self.nodes)

    @property
    def logp(self) -> float:
        """Σ ln p since the parting; 0 for no token."""
        return math.fsum(self.logps)

    @property
    def logp_per_token(self) -> float | None:
        """The mean of ln p; None for no token."""
        return self.logp / len(self.logps) if self.logps else None

    @property
    def perplexity(self) -> float | None:
        """exp(−mean ln p); None for no token."""
        return perplexity(self.logps) if self.logps else None


@dataclass(frozen=True)
class Comparison:
    """`parting` is the last node that both have; the root where they have not even the prompt in common."""

    parting: int
    one: Side
    other: Side

    @property
    def in_common(self) -> bool:
        """Whether they share a prompt, so that their likelihoods say something about each other."""
        return self.parting != ROOT

    @property
    def shorter(self) -> int:
        """Tokens since the parting that both have."""
        return min(self.one.tokens, self.other.tokens)

    @property
    def logp_ahead(self) -> float:
        """By how much the first is likelier than the other over as many tokens as both have, in nats.

        Neither is where the model ruled out a token of each.
        """
        one, other = (math.fsum(side.logps[: self.shorter]) for side in (self.one, self.other))
        return 0.0 if one == other else one - other


def compare(tree: TokenTree, one: int, other: int, shown: Mapping[int, int] | None = None) -> Comparison:
    """The branches that end at two nodes; `shown` names the record of a node that counts."""
    first, second = tree.path(one), tree.path(other)
    shared = next(
        (place for place, (a, b) in enumerate(zip(first, second, strict=False)) if a != b),
        min(len(first), len(second)),
    )
    parting = first[shared - 1] if shared else ROOT
    return Comparison(
        parting, _side(tree, one, first[shared:], shown), _side(tree, other, second[shared:], shown)
    )


def record_of(node: Node, shown: Mapping[int, int] | None = None) -> Step | None:
    """The record of a node that is on show."""
    return node.shown(shown or {})


def _side(tree: TokenTree, end: int, way: list[int], shown: Mapping[int, int] | None) -> Side:
    tokens = [tree.nodes[node] for node in way if tree.nodes[node].prompt is None]
    steps = [record_of(node, shown) for node in tokens]
    return Side(
        end,
        tuple(node.index for node in tokens),
        tuple(node.piece for node in tokens),
        tuple(step.growth.logp for step in steps if step is not None),
    )
