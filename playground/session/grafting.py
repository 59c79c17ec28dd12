"""What an expansion grew, put into the tree as one wish that can be undone."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from playground.decoding.strategy import Head
from playground.session.expand import Sprout
from playground.session.session import Place, Session, Wish
from playground.session.tree import ROOT, TokenTree

Change = Callable[[Place], Place]


def head_at(session: Session, node: int) -> Head | None:
    """The path to a node, ready to be continued; at the root that of the draft. None without a prompt."""
    tree, place = session.tree, session.place
    prompt = place.draft if node == ROOT else tree.nodes[tree.prompt_node(node)].prompt
    if prompt is None or not prompt.ids:
        return None
    step = session.recorded(node)
    return Head(
        ids=prompt.ids if node == ROOT else tree.ids(node),
        prompt_length=len(prompt.ids),
        score=math.fsum(done.growth.logp for done in session.steps(node)),
        memories=step.memories if step else {},
        seed=place.seed,
        reroll=place.rerolls.get(node, 0),
    )


def planted(session: Session, node: int) -> int:
    """The node itself; for the root that of the draft, which becomes one where it was none."""
    if node != ROOT:
        return node
    assert session.place.draft is not None, "an expansion needs a prompt"
    return session.tree.plant(session.place.draft)


class Grafting:
    """Takes the wish done last as its own; then `add` what grew after `node`, as it comes.

    The tree is never cut back, so what grew is hidden in every place before the wish: there it was not
    yet.
    """

    def __init__(self, session: Session, node: int) -> None:
        self._session, self.node = session, node
        self._wish = session.done[-1]
        self._grown: set[int] = set()
        self.added = 0

    @property
    def stands(self) -> bool:
        """Whether the wish was not undone."""
        return any(wish is self._wish for wish in self._session.done)

    def add(self, sprouts: Sequence[Sprout]) -> int:
        """How many tokens came into sight; those that were in sight already keep their records."""
        tree, size = self._session.tree, len(self._session.tree)
        fresh: set[int] = set()
        back: set[int] = set()
        gone: set[int] = set()
        for sprout in sprouts:
            parent = self._end_of(sprout.way)
            known = tree.nodes[parent].children.get(sprout.step.growth.token)
            if known is None:
                node, _ = tree.graft(parent, sprout.step)
                if parent not in self._grown:  # what grew from a hidden token is out of sight with it
                    fresh.add(node)
                self._grown.add(node)
            elif (known in self._session.place.hidden or known in gone) and known not in back:
                back.add(known)
                gone.discard(known)
                gone.update(tree.nodes[known].children.values())
        added = len(tree) - size + len(back)
        self.added += added
        if fresh or back:
            self._rewrite(_hiding(frozenset(fresh)), _showing(frozenset(back), frozenset(gone), tree))
        return added

    def _end_of(self, way: tuple[int, ...]) -> int:
        node = self.node
        for token in way:
            node = self._session.tree.nodes[node].children[token]
        return node

    def _rewrite(self, earlier: Change, later: Change) -> None:
        """Changes the places before the wish and those since; what was one place stays one."""
        session = self._session
        old = [*session.done, *session.undone]  # held, so that no identity is given twice meanwhile
        before, since = _once(earlier), _once(later)
        until = next(index for index, wish in enumerate(session.done) if wish is self._wish)
        session.done[:] = [
            *(Wish(wish.name, before(wish.before), before(wish.after)) for wish in old[:until]),
            Wish(self._wish.name, before(self._wish.before), since(self._wish.after)),
            *(Wish(w.name, since(w.before), since(w.after)) for w in session.done[until + 1 :]),
        ]
        session.undone[:] = [Wish(w.name, since(w.before), since(w.after)) for w in session.undone]
        session.place = since(session.place)
        self._wish = session.done[until]


def _once(change: Change) -> Change:
    """The same change, answered with the same object for the same place."""
    known: dict[int, Place] = {}

    def changed(place: Place) -> Place:
        if id(place) not in known:
            known[id(place)] = change(place)
        return known[id(place)]

    return changed


def _hiding(nodes: frozenset[int]) -> Change:
    hiding = cache(lambda hidden: hidden | nodes)  # places share what is hidden in them, as they did
    return lambda place: replace(place, hidden=hiding(place.hidden)) if nodes else place


def _showing(back: frozenset[int], gone: frozenset[int], tree: TokenTree) -> Change:
    showing = cache(lambda hidden: hidden - back | gone)

    def shown(place: Place) -> Place:
        """Nothing on the way to the cursor is ever hidden."""
        return replace(place, hidden=showing(place.hidden).difference(tree.path(place.cursor)))

    return shown if back else lambda place: place
