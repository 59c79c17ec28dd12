"""The tree of all that was generated: nodes are tokens; it only grows.

Node 0 is the root; its children are prompts; below a prompt each node is one token. The same token
under the same parent is the same node, so re-running with the same choices walks the same nodes.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.session.records import Step

ROOT = 0


@dataclass(frozen=True)
class Prompt:
    """Where generation starts: the text as typed, the ids it became, the bytes of each.

    `mode` is `text` or `chat`; `specials` says whether text that names a control token became one. Prompts
    with the same ids are the same, whichever way they were read.
    """

    text: str
    ids: tuple[int, ...]
    pieces: tuple[bytes, ...]
    mode: str = "text"
    specials: bool = field(default=True, compare=False)

    @property
    def is_in_its_text(self) -> bool:
        """Whether the text leads to these tokens again; a scored text may begin within a character."""
        return "\ufffd" not in self.text or "\ufffd".encode() in b"".join(self.pieces)


@dataclass(eq=False)
class Node:
    """One place in the tree. `records` are the steps that led here, the newest last.

    `origin` is the prompt that it grew from; a prompt is its own.
    """

    index: int
    parent: int
    depth: int
    token: int = -1
    piece: bytes = b""
    prompt: Prompt | None = None
    records: list[Step] = field(default_factory=list)
    children: dict[int, int] = field(default_factory=dict)
    visited: int | None = None
    origin: int = ROOT

    def shown(self, places: Mapping[int, int]) -> Step | None:
        """The record at the place named for this node, else the first; None where there is none."""
        return self.records[places.get(self.index, 0)] if self.records else None


class TokenTree:
    """Append-only; knows the child last visited at each node, so that one can go back and forth.

    `changes` counts nodes and records that were added, to tell cheaply whether anything is new.
    """

    def __init__(self) -> None:
        self.nodes: list[Node] = [Node(ROOT, ROOT, 0)]
        self.changes = 0

    def __len__(self) -> int:
        return len(self.nodes)

    def plant(self, prompt: Prompt) -> int:
        """The node of a prompt, new or known by mode, text and ids."""
        known = self.find(prompt)
        if known is not None:
            return self.visit(known)
        node = self._add(ROOT, len(self.nodes[ROOT].children))
        node.prompt, node.depth, node.origin = prompt, len(prompt.ids), node.index
        return self.visit(node.index)

    def find(self, prompt: Prompt) -> int | None:
        """The node of a prompt that was used before."""
        roots = self.nodes[ROOT].children.values()
        return next((child for child in roots if self.nodes[child].prompt == prompt), None)

    def grow(self, parent: int, done: Step) -> tuple[int, int]:
        """The node of the token that `done` chose under `parent`, and the index of its record there.

        A record that says the same as an earlier one is not kept twice.
        """
        node, place = self.graft(parent, done)
        return self.visit(node), place

    def graft(self, parent: int, done: Step) -> tuple[int, int]:
        """As `grow`, but `forward` leads where it led before."""
        token = done.growth.token
        known = self.nodes[parent].children.get(token)
        if known is None:
            node = self._add(parent, token)
            node.token, node.piece, node.depth = token, done.growth.piece, self.nodes[parent].depth + 1
        else:
            node = self.nodes[known]
        place = next((i for i, old in enumerate(node.records) if _same(old, done)), len(node.records))
        if place == len(node.records):
            node.records.append(done)
            self.changes += 1
        return node.index, place

    def visit(self, node: int) -> int:
        """Makes `node` the one that `forward` leads to, all the way from the root."""
        here = self.nodes[node]
        while here.index != ROOT:
            parent = self.nodes[here.parent]
            if parent.visited == here.index:
                break
            parent.visited = here.index
            here = parent
        return node

    def path(self, node: int) -> list[int]:
        """Nodes from the prompt down to `node`, both included; empty for the root."""
        nodes = []
        while node != ROOT:
            nodes.append(node)
            node = self.nodes[node].parent
        return nodes[::-1]

    def prompt_node(self, node: int) -> int:
        """The prompt that `node` grew from; the root for the root."""
        return self.nodes[node].origin

    def ids(self, node: int) -> tuple[int, ...]:
        """Token ids of the whole path, the prompt's first."""
        path = self.path(node)
        if not path:
            return ()
        prompt = self.nodes[path[0]].prompt
        assert prompt is not None
        return prompt.ids + tuple(self.nodes[n].token for n in path[1:])

    def pieces(self, node: int) -> tuple[bytes, ...]:
        """Bytes of the whole path, the prompt's first."""
        path = self.path(node)
        if not path:
            return ()
        prompt = self.nodes[path[0]].prompt
        assert prompt is not None
        return prompt.pieces + tuple(self.nodes[n].piece for n in path[1:])

    def leaves(self) -> Iterator[int]:
        """Nodes without children, the root excepted."""
        return (node.index for node in self.nodes[1:] if not node.children)

    def _add(self, parent: int, key: int) -> Node:
        node = Node(len(self.nodes), parent, 0, origin=self.nodes[parent].origin)
        self.nodes.append(node)
        self.changes += 1
        self.nodes[parent].children[key] = node.index
        return node


# A forward pass with other things in the cache gives sums that differ in the last digits.
_ROUNDING = 1e-3


def _same(one: Step, other: Step) -> bool:
    """Whether two records of one node say the same: also the model's numbers, for it may be another model."""
    return (
        _asked(one) == _asked(other)
        and _close(_found(one), _found(other))
        and _alike(one.memories, other.memories)
    )


def _asked(step: Step) -> tuple[Any, ...]:
    """Recipe, draw and way of choosing."""
    return step.recipe, step.seed, step.reroll, step.growth.how


def _found(step: Step) -> tuple[float, ...]:
    """What the model said of the token, and of all of them together."""
    return step.look.vocabulary_size, step.look.entropy_bits, step.growth.logp


def _alike(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    return one.keys() == other.keys() and all(_close(one[key], other[key]) for key in one)


def _close(one: Any, other: Any) -> bool:
    if isinstance(one, float) and isinstance(other, float):
        return math.isclose(one, other, abs_tol=_ROUNDING)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(_close, one, other))
    return bool(one == other)
