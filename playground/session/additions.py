"""What a session holds beyond what was written before, as parts; and such parts added to a session.

A session file is one addition to an empty session; a journal is a row of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice, zip_longest
from typing import Any

from playground.session.columns import (
    ColumnReader,
    ColumnWriter,
    Damage,
    Parts,
    byte_groups,
    check_within,
    from_json,
    listed,
    mapped,
    to_json,
)
from playground.session.export import Pieces, sound
from playground.session.file_format import MAX_HISTORY, SESSION
from playground.session.place_form import (
    PlaceReader,
    PlaceWriter,
    prompt_from_plain,
    prompt_to_plain,
    wishes_from_plain,
)
from playground.session.records import Step
from playground.session.session import Place, Session
from playground.session.step_reading import MAX_VOCABULARY, Strings, read_steps
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


class AdditionReader:
    """Adds parts to a session that begins empty. Raises: Damage, and then the session is of no use."""

    def __init__(self) -> None:
        self.session = Session()
        self.prompts: list[Prompt] = []
        self.pieces: dict[int, bytes] = {}
        self.warnings: list[str] = []
        self._planted: set[Prompt] = set()
        self._prompt_lengths = [0]

    def add(self, parts: Mapping[str, bytes]) -> None:
        """One addition."""
        columns = ColumnReader(parts)
        told = mapped(from_json(parts.get(SESSION, b"null")), "the session")
        strings = Strings(told)
        self._add_prompts(listed(told.get("prompts"), "the prompts"))
        known = len(self.session.tree)
        self._add_nodes(columns)
        self._add_records(*read_steps(columns, strings))
        self._check_recorded(known)
        self._add_visits(columns)
        self._add_pieces(columns)
        self._stand(told, strings)

    def _add_prompts(self, told: list[Any]) -> None:
        self.prompts += [prompt_from_plain(prompt) for prompt in told]
        if any(prompt["text"] != sound(prompt["text"]) for prompt in told) and not self.warnings:
            self.warnings.append("A prompt held half a character; U+FFFD stands in its place.")

    def _add_nodes(self, columns: ColumnReader) -> None:
        rows = columns.table("nodes")
        check_within(rows["prompt"], NONE, len(self.prompts) - 1, "the number of a prompt")
        nodes = self.session.tree.nodes
        for parent, token, prompt in zip(*(rows[c].tolist() for c in rows), strict=True):
            if not 0 <= parent < len(nodes):
                raise Damage("a node in it grows from none that is there")
            if (prompt >= 0) != (parent == ROOT):
                raise Damage("a prompt in it stands where a token should, or a token where a prompt should")
            node = self._prompt_node(prompt) if prompt >= 0 else self._token_node(parent, token)
            key = len(nodes[ROOT].children) if prompt >= 0 else token
            if key in nodes[parent].children:
                raise Damage("a token in it grows twice from one place")
            nodes[parent].children[key] = node.index
            nodes.append(node)
            self._prompt_lengths.append(self._prompt_lengths[parent] if prompt < 0 else node.depth)

    def _prompt_node(self, number: int) -> Node:
        prompt = self.prompts[number]
        if prompt in self._planted:
            raise Damage("a prompt in it stands twice")
        self._planted.add(prompt)
        return Node(len(self.session.tree), ROOT, len(prompt.ids), prompt=prompt)

    def _token_node(self, parent: int, token: int) -> Node:
        if token < 0:
            raise Damage("a token id out of range")
        return Node(len(self.session.tree), parent, self.session.tree.nodes[parent].depth + 1, token)

    def _add_records(self, places: list[int], steps: list[Step]) -> None:
        nodes = self.session.tree.nodes
        for place, step in zip(places, steps, strict=True):
            if place >= len(nodes) or not self._belongs(nodes[place], step):
                raise Damage("a step in it does not belong where it stands")
            nodes[place].records.append(step)
            nodes[place].piece = nodes[place].records[0].growth.piece

    def _check_recorded(self, known: int) -> None:
        for node in islice(self.session.tree.nodes, max(1, known), None):
            if node.prompt is None and not node.records:
                raise Damage("a token in it has no record")

    def _belongs(self, node: Node, step: Step) -> bool:
        return (
            node.prompt is None
            and step.growth.token == node.token
            and step.position == node.depth - 1
            and step.prompt_length == self._prompt_lengths[node.index]
        )

    def _add_visits(self, columns: ColumnReader) -> None:
        rows = columns.table("visits")
        nodes = self.session.tree.nodes
        for column in rows.values():
            check_within(column, ROOT, len(nodes) - 1, "a visited node")
        for place, child in zip(rows["node"].tolist(), rows["child"].tolist(), strict=True):
            if nodes[child].parent != place or child == ROOT:
                raise Damage("a visited node does not follow the one it was visited from")
            nodes[place].visited = child

    def _add_pieces(self, columns: ColumnReader) -> None:
        rows = columns.table("pieces")
        check_within(rows["token"], 0, MAX_VOCABULARY, "a token id")
        pieces = byte_groups(columns.blob("pieces"), rows["length"], "the bytes of tokens")
        self.pieces.update(zip(rows["token"].tolist(), pieces, strict=True))

    def _stand(self, told: Mapping[str, Any], strings: Strings) -> None:
        reader = PlaceReader(self.session.tree.nodes, self.prompts, strings.recipes)
        places = [reader.place(place) for place in listed(told.get("places"), "the places")]
        number = told.get("place")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < len(places):
            raise Damage("the place in it is missing")
        self.session.place = places[number]
        self.session.done = wishes_from_plain(told.get("done"), places)
        self.session.undone = wishes_from_plain(told.get("undone"), places)
