"""What a session holds beyond what was written before, as parts of a file.

A session file is one addition to an empty session; a journal is a row of them.
"""

from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any

from playground.session.columns import ColumnWriter, Parts, to_json
from playground.session.export import Pieces
from playground.session.file_format import MAX_HISTORY, SESSION
from playground.session.place_form import PlaceWriter, prompt_to_plain
from playground.session.records import Step
from playground.session.session import Place, Session
from playground.session.step_writing import NONE, StepWriter, token_ids
from playground.session.tree import ROOT, Node, Prompt


@dataclass(eq=False)
class Written:
    """How far a session was written: records of each node, child last visited, prompts, ids, place."""

    records: list[int] = field(default_factory=lambda: [0])
    visited: list[int | None] = field(default_factory=lambda: [None])
    prompts: list[Prompt] = field(default_factory=list)
    ids: set[int] = field(default_factory=set)
    place: Place | None = None

    def copy(self) -> "Written":
        """As it is now, whatever is written later."""
        return replace(self, prompts=list(self.prompts), ids=set(self.ids))


class AdditionWriter:
    """Writes what is new in a session, and notes that it was written."""

    def __init__(self, pieces: Pieces | None = None, history: int = MAX_HISTORY) -> None:
        self.written = Written()
        self._pieces, self._history = pieces, history

    def add(self, session: Session) -> Parts | None:
        """The parts of what is new; None where nothing is."""
        before, now = self.written, self._as_it_is(session)
        if (now.records, now.visited) == (before.records, before.visited) and now.place is before.place:
            return None
        columns = ColumnWriter()
        steps = StepWriter(columns)
        known = len(before.prompts)
        fresh = _fresh_records(session, before, now)
        self._know_prompts(session)
        self._add_nodes(columns, session.tree.nodes[len(before.visited) :])
        for node, step in fresh:
            steps.add(node, step)
        columns.rows["visits"] += _fresh_visits(before, now)
        self._add_pieces(columns, [step for _, step in fresh])
        told = self._told(session, steps, known)
        self.written = now
        return {SESSION: to_json(told), **columns.parts()}

    def _as_it_is(self, session: Session) -> Written:
        """What will have been written; prompts and ids are filled in on the way."""
        nodes = session.tree.nodes
        records = [len(node.records) for node in nodes]
        visited = [node.visited for node in nodes]
        return Written(records, visited, self.written.prompts, self.written.ids, session.place)

    def _know_prompts(self, session: Session) -> None:
        wishes = (*session.done[-self._history :], *session.undone[-self._history :]) if self._history else ()
        places = [session.place, *(place for wish in wishes for place in (wish.before, wish.after))]
        planted = [session.tree.nodes[child].prompt for child in session.tree.nodes[ROOT].children.values()]
        for prompt in (*planted, *(place.draft for place in places)):
            if prompt is not None and prompt not in self.written.prompts:
                self.written.prompts.append(prompt)

    def _add_nodes(self, columns: ColumnWriter, nodes: list[Node]) -> None:
        prompts = self.written.prompts
        for node in nodes:
            if node.index != ROOT:
                prompt = NONE if node.prompt is None else prompts.index(node.prompt)
                columns.rows["nodes"].append((node.parent, node.token, prompt))

    def _add_pieces(self, columns: ColumnWriter, steps: list[Step]) -> None:
        if self._pieces is None:
            return
        fresh = [token for token in token_ids(steps).tolist() if token not in self.written.ids]
        self.written.ids.update(fresh)
        found = [(token, piece) for token in fresh if (piece := self._piece(token)) is not None]
        columns.rows["pieces"] += [(token, len(piece)) for token, piece in found]
        columns.blobs["pieces"] += [piece for _, piece in found]

    def _piece(self, token: int) -> bytes | None:
        """The bytes of an id; None for an id of another model's vocabulary."""
        try:
            return self._pieces[token] if self._pieces is not None else None
        except LookupError:
            return None

    def _told(self, session: Session, steps: StepWriter, known: int) -> dict[str, Any]:
        prompts = self.written.prompts
        places = PlaceWriter(prompts, steps)
        current = places.number(session.place)
        done = [places.wish(wish) for wish in _last(session.done, self._history)]
        undone = [places.wish(wish) for wish in _last(session.undone, self._history)]
        return {
            "prompts": [prompt_to_plain(prompt) for prompt in prompts[known:]],
            "place": current,
            "places": places.plain,
            "done": done,
            "undone": undone,
            **steps.strings,
        }


def _fresh_records(session: Session, before: Written, now: Written) -> list[tuple[int, Step]]:
    """Node and record of all that came since, node by node."""
    pairs = zip_longest(before.records, now.records, fillvalue=0)
    grown = [(node, old) for node, (old, new) in enumerate(pairs) if new > old]
    return [(node, step) for node, old in grown for step in session.tree.nodes[node].records[old:]]


def _fresh_visits(before: Written, now: Written) -> list[tuple[int, int]]:
    pairs = enumerate(zip_longest(before.visited, now.visited))
    return [(node, new) for node, (old, new) in pairs if new is not None and new != old]


def _last(values: list[Any], count: int) -> list[Any]:
    return values[-count:] if count else []
