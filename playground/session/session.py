"""A session: the tree of all that was generated, where we stand in it, and the wishes so far.

What can be undone is held in one small immutable `Place`; the tree itself is never cut back, so undo
and redo only exchange places.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from playground.decoding import recipe as recipes
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.session.records import EXPANDED, Rerolls, Step
from playground.session.tree import ROOT, Node, Prompt, TokenTree


@dataclass(frozen=True)
class Place:
    """All that a wish can change.

    `cursor` is the node we stand after: the chart shows what comes next. At the root nothing was
    generated yet: `draft` is then the prompt to start from. `rerolls` counts re-rolls of the draw after
    a node; `shown` names which record of a node is on show where it is not the first, so that records
    made later change nothing about a place.
    `hidden`, `names` and `stars` are marks on branches, by node.
    """

    cursor: int = ROOT
    draft: Prompt | None = None
    recipe: Recipe = recipes.DEFAULT
    seed: int = 42
    rerolls: Mapping[int, int] = field(default_factory=dict)
    shown: Mapping[int, int] = field(default_factory=dict)
    hidden: frozenset[int] = frozenset()
    names: Mapping[int, str] = field(default_factory=dict)
    stars: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Wish:
    """One thing a person did, with the place before and after; `name` stands in the Edit menu."""

    name: str
    before: Place
    after: Place


class Session:
    """The tree, the place, and what can be undone and redone. One thread only."""

    def __init__(self, place: Place = Place()) -> None:
        self.tree = TokenTree()
        self.place = place
        self.done: list[Wish] = []
        self.undone: list[Wish] = []
        self._head: tuple[Place, Head] | None = None

    def wish(self, name: str, *, joins: bool = False, **changes: object) -> None:
        """Changes the place; `joins` makes it one with the last wish if that has the same name."""
        after = self._in_sight(replace(self.place, **changes))  # type: ignore[arg-type]
        before = self.place
        if joins and self.done and self.done[-1].name == name and self.done[-1].after is before:
            before = self.done.pop().before
        self.done.append(Wish(name, before, after))
        self.undone.clear()
        self.place = after

    def edit_prompt(self, prompt: Prompt) -> None:
        """Stands at the prompt: where it was used before, else at the root with a draft of it."""
        known = self.tree.find(prompt)
        cursor = ROOT if known is None else known
        # What was re-rolled after the last draft says nothing about another one.
        rerolls = {node: count for node, count in self.place.rerolls.items() if node != ROOT}
        self.wish("Edit prompt", joins=True, cursor=cursor, draft=prompt, rerolls=rerolls)

    def commit(self, name: str, done: Step, *, joins: bool = False) -> int:
        """Grows the token that `done` chose after the cursor and stands after it."""
        parent, rerolls = self.cursor, self.place.rerolls
        if parent == ROOT:
            assert self.place.draft is not None, "a step needs a prompt"
            parent = self.tree.plant(self.place.draft)
            rerolls = {parent if place == ROOT else place: count for place, count in rerolls.items()}
        node, index = self.tree.grow(parent, done)
        shown = self.place.shown
        if shown.get(node, 0) != index:
            shown = {**shown, node: index}
        self.wish(name, joins=joins, cursor=node, shown=shown, rerolls=rerolls)
        return node

    def undo(self) -> Wish | None:
        """Back to the place before the last wish; None if there is none."""
        if not self.done:
            return None
        last = self.done.pop()
        self.undone.append(last)
        self._stand(last.before)
        return last

    def redo(self) -> Wish | None:
        """The wish undone last, again; None if there is none."""
        if not self.undone:
            return None
        last = self.undone.pop()
        self.done.append(last)
        self._stand(last.after)
        return last

    def _in_sight(self, place: Place) -> Place:
        """The place with nothing hidden on the way to its cursor; what else was deleted stays so."""
        way = self.tree.path(place.cursor) if place.hidden else []
        first = next((index for index, node in enumerate(way) if node in place.hidden), None)
        if first is None:
            return place
        back = set(way[first:])  # under a hidden node nothing was in sight
        others = {child for node in back for child in self.tree.nodes[node].children.values()}
        return replace(place, hidden=place.hidden - back | (others - back))

    def _stand(self, place: Place) -> None:
        self.place = place
        self.tree.visit(place.cursor)

    @property
    def cursor(self) -> int:
        """The node we stand after."""
        return self.place.cursor

    @property
    def depth(self) -> int:
        """Tokens before the cursor, those of the prompt included."""
        return self.tree.nodes[self.cursor].depth

    @property
    def length(self) -> int:
        """Tokens that what comes next would follow: as `depth`, at the root those of the draft."""
        return len(self.prompt.ids) if self.cursor == ROOT and self.prompt else self.depth

    @property
    def prompt(self) -> Prompt | None:
        """The prompt of the cursor's branch, or the draft."""
        if self.cursor == ROOT:
            return self.place.draft
        return self.tree.nodes[self.tree.prompt_node(self.cursor)].prompt

    def recorded(self, node: int) -> Step | None:
        """The record of `node` that is on show; None for prompts."""
        return self.tree.nodes[node].shown(self.place.shown)

    @property
    def next_node(self) -> int | None:
        """The child of the cursor that was visited last and is not hidden; None at a leaf.

        What an expansion grew is no future of the cursor until someone went there.
        """
        if self.cursor == ROOT:
            return None
        return self._following(self.tree.nodes[self.cursor])

    def _following(self, node: Node) -> int | None:
        """The child visited last; where that was deleted, another one that was taken once."""
        if node.visited is not None and node.visited not in self.place.hidden:
            return node.visited
        return next((child for child in reversed(node.children.values()) if self._was_taken(child)), None)

    def _was_taken(self, node: int) -> bool:
        records = self.tree.nodes[node].records
        return node not in self.place.hidden and any(step.growth.how != EXPANDED for step in records)

    def head(self) -> Head:
        """The path to the cursor, ready to be continued under seed and re-rolls."""
        if self._head is None or self._head[0] is not self.place:
            self._head = (self.place, self._made_head())
        return self._head[1]

    def _made_head(self) -> Head:
        prompt, grown = self.prompt, self.tree.path(self.cursor)[1:]
        steps = [step for node in grown if (step := self.recorded(node)) is not None]
        return Head(
            ids=(prompt.ids if prompt else ()) + tuple(self.tree.nodes[node].token for node in grown),
            prompt_length=len(prompt.ids) if prompt else 0,
            score=sum(s.growth.logp for s in steps),
            memories=steps[-1].memories if steps else {},
            seed=self.place.seed,
            reroll=self.place.rerolls.get(self.cursor, 0),
        )

    def rerolls_ahead(self) -> Rerolls:
        """Re-rolls at places that grew from the cursor."""
        nodes, cursor = self.tree.nodes, self.cursor
        leads = {ROOT: False, cursor: cursor != ROOT}
        ways: dict[tuple[int, int], int] = {}
        for node in self.place.rerolls:
            way = []
            while node not in leads:
                way.append(node)
                node = nodes[node].parent
            leads |= dict.fromkeys(way, leads[node])
            if leads[node]:
                ways |= {(nodes[n].parent, nodes[n].token): n for n in way}
        return Rerolls(self.place.rerolls, ways, cursor) if ways else Rerolls()

    def steps(self, node: int | None = None) -> list[Step]:
        """Records from the prompt to a node (the cursor if None), in order."""
        path = self.tree.path(self.cursor if node is None else node)
        return [step for n in path if (step := self.recorded(n)) is not None]

    def line(self) -> list[int]:
        """Nodes from the prompt through the cursor to the end of the branch last visited, none hidden."""
        if self.cursor == ROOT:
            return []
        path, hidden = self.tree.path(self.cursor), self.place.hidden
        cut = next((place for place, node in enumerate(path) if node in hidden), None)
        if cut is not None:
            return path[:cut]
        nodes, following = self.tree.nodes, self.next_node
        while following is not None:
            path.append(following)
            following = self._following(nodes[following])
        return path
