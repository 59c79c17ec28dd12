"""Which steps are told, in which order, and what each adds to the text: the scope of an export."""

import codecs
from collections.abc import Iterator
from dataclasses import dataclass

from playground.session.records import Step
from playground.session.session import Session
from playground.session.tree import ROOT, Prompt


@dataclass(frozen=True, eq=False)
class Passage:
    """One record of one node.

    `record` counts the records of the node from 0; `text` is what the token adds to the text of its
    branch, empty while a character is unfinished.
    """

    node: int
    parent: int
    record: int
    step: Step
    text: str


@dataclass(frozen=True, eq=False)
class Scope:
    """What is exported: prompts by node, and steps in order."""

    prompts: tuple[tuple[int, Prompt], ...]
    passages: tuple[Passage, ...]


def line_scope(session: Session, first: int = 1, last: int | None = None) -> Scope:
    """Steps `first` to `last` of the branch on show, counted from 1; the prompt where `first` is 1.

    A prompt that nothing was grown from yet stands at the root.
    """
    nodes = session.line()
    if not nodes:
        return Scope(((ROOT, session.prompt),) if session.prompt else (), ())
    texts = _texts(session, nodes)
    wanted = nodes[max(1, first) : None if last is None else last + 1]
    prompts = _prompts(session, nodes[:1]) if first <= 1 else ()
    return Scope(prompts, tuple(_shown(session, node, texts[node]) for node in wanted))


def whole_scope(session: Session) -> Scope:
    """All prompts and every record of every branch that was not deleted, in the order of the tree."""
    nodes = _nodes(session)
    texts = _texts(session, nodes)
    passages = (
        Passage(node, session.tree.nodes[node].parent, record, step, texts[node])
        for node in nodes
        for record, step in enumerate(session.tree.nodes[node].records)
    )
    return Scope(_prompts(session, nodes), tuple(passages))


def _shown(session: Session, node: int, text: str) -> Passage:
    records = session.tree.nodes[node].records
    record = session.place.shown.get(node, 0)
    return Passage(node, session.tree.nodes[node].parent, record, records[record], text)


def _nodes(session: Session) -> list[int]:
    """All nodes but the root, and but those of deleted branches; parents come before children."""
    hidden, gone = session.place.hidden, set[int]()
    for node in session.tree.nodes[1:]:
        if node.index in hidden or node.parent in gone:
            gone.add(node.index)
    return [node.index for node in session.tree.nodes[1:] if node.index not in gone]


def _prompts(session: Session, nodes: list[int]) -> tuple[tuple[int, Prompt], ...]:
    found = ((node, session.tree.nodes[node].prompt) for node in nodes)
    return tuple((node, prompt) for node, prompt in found if prompt is not None)


def _texts(session: Session, nodes: list[int]) -> dict[int, str]:
    """What each node adds to the text of its branch; parents come before children."""
    texts: dict[int, str] = {}
    waiting = {ROOT: b""}
    for number in nodes:
        node = session.tree.nodes[number]
        piece = b"".join(node.prompt.pieces) if node.prompt else node.piece
        texts[number], waiting[number] = _continued(waiting[node.parent], piece)
    return texts


def _continued(waiting: bytes, piece: bytes) -> tuple[str, bytes]:
    """The text that a piece completes after some bytes of an unfinished character, and what then waits."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = decoder.decode(waiting + piece)
    return text, decoder.getstate()[0]


def branches(session: Session) -> Iterator[int]:
    """The last node of every branch that was not deleted."""
    nodes = _nodes(session)
    inner = {session.tree.nodes[node].parent for node in nodes}
    return (node for node in nodes if node not in inner)
