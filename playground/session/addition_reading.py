"""Parts added to a session, every number and index looked at before it is believed."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from playground.session.columns import (
    ColumnReader,
    Damage,
    byte_groups,
    check_within,
    from_json,
    listed,
    mapped,
)
from playground.session.export import sound
from playground.session.file_format import MAX_VOCABULARY, SESSION
from playground.session.file_strings import Strings
from playground.session.place_form import PlaceReader, prompt_from_plain, wishes_from_plain
from playground.session.records import Step
from playground.session.session import Session
from playground.session.step_reading import read_steps
from playground.session.step_writing import NONE
from playground.session.tree import ROOT, Node, Prompt
from playground.wording import translate


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
            said = translate("session", "A prompt held half a character; U+FFFD stands in its place.")
            self.warnings.append(said)

    def _add_nodes(self, columns: ColumnReader) -> None:
        rows = columns.table("nodes")
        check_within(rows["prompt"], NONE, len(self.prompts) - 1, "the number of a prompt")
        nodes = self.session.tree.nodes
        for parent, token, prompt in zip(*(rows[c].tolist() for c in rows), strict=True):
            if not 0 <= parent < len(nodes):
                raise Damage(translate("session", "a node in it grows from none that is there"))
            if (prompt >= 0) != (parent == ROOT):
                raise Damage(
                    translate(
                        "session",
                        "a prompt in it stands where a token should, or a token where a prompt should",
                    )
                )
            node = self._prompt_node(prompt) if prompt >= 0 else self._token_node(parent, token)
            key = len(nodes[ROOT].children) if prompt >= 0 else token
            if key in nodes[parent].children:
                raise Damage(translate("session", "a token in it grows twice from one place"))
            nodes[parent].children[key] = node.index
            nodes.append(node)
            self._prompt_lengths.append(self._prompt_lengths[parent] if prompt < 0 else node.depth)

    def _prompt_node(self, number: int) -> Node:
        prompt = self.prompts[number]
        if prompt in self._planted:
            raise Damage(translate("session", "a prompt in it stands twice"))
        self._planted.add(prompt)
        index = len(self.session.tree)
        return Node(index, ROOT, len(prompt.ids), prompt=prompt, origin=index)

    def _token_node(self, parent: int, token: int) -> Node:
        if token < 0:
            raise Damage(translate("session", "a token id out of range"))
        before = self.session.tree.nodes[parent]
        return Node(len(self.session.tree), parent, before.depth + 1, token, origin=before.origin)

    def _add_records(self, places: list[int], steps: list[Step]) -> None:
        nodes = self.session.tree.nodes
        for place, step in zip(places, steps, strict=True):
            if place >= len(nodes) or not self._belongs(nodes[place], step):
                raise Damage(translate("session", "a step in it does not belong where it stands"))
            nodes[place].records.append(step)
            nodes[place].piece = nodes[place].records[0].growth.piece

    def _check_recorded(self, known: int) -> None:
        for node in islice(self.session.tree.nodes, max(1, known), None):
            if node.prompt is None and not node.records:
                raise Damage(translate("session", "a token in it has no record"))

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
                raise Damage(
                    translate("session", "a visited node does not follow the one it was visited from")
                )
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
            raise Damage(translate("session", "the place in it is missing"))
        self.session.place = places[number]
        self.session.done = wishes_from_plain(told.get("done"), places)
        self.session.undone = wishes_from_plain(told.get("undone"), places)
