"""What the window shows, as immutable values; made from a session without changing it."""

from collections.abc import Sequence
from dataclasses import dataclass

from playground.decoding.recipe import Recipe
from playground.session.language_model import ModelCard
from playground.session.records import Step, Stop
from playground.session.session import Place, Session
from playground.session.tree import ROOT, Prompt


@dataclass(frozen=True)
class Status:
    """What the program is doing.

    `kind`: `no_model`, `recorded` (a session without its model), `opening`, `ready`, `reading` (the
    prompt), `looking`, `running`. `fraction` in [0, 1] where progress is known. `error` is the sentence
    of the last fault, shown until the next wish.
    """

    kind: str
    text: str = ""
    fraction: float | None = None
    error: str = ""
    detail: str = ""

    @property
    def lacks_model(self) -> bool:
        """Whether there is no model to ask, and none on its way."""
        return self.kind in ("no_model", "recorded")


@dataclass(frozen=True, eq=False)
class Mark:
    """One token in the text: its node (the prompt's for prompt tokens), bytes, and record if generated.

    `new_recipe` says that it was made by another recipe than the token before.
    """

    node: int
    token: int
    piece: bytes
    step: Step | None = None
    new_recipe: bool = False


@dataclass(frozen=True, eq=False)
class Line:
    """The tokens from the prompt through the cursor to the end of the branch last visited.

    `marks` may be longer than `length`; only the first `length` count. While `version` stays the same,
    earlier marks stay as they are, so a view may add what is new.
    """

    version: int = 0
    marks: Sequence[Mark] = ()
    length: int = 0
    prompt_length: int = 0

    @property
    def shown(self) -> Sequence[Mark]:
        """The marks that count."""
        return self.marks[: self.length]


@dataclass(frozen=True, eq=False)
class Shown:
    """The step in the chart.

    `kind`: `preview` (what the recipe would take), `past` (recorded, the taken token marked), `what_if`
    (the recipe in force on a step of the past), `running` (just taken).
    """

    step: Step
    kind: str


@dataclass(frozen=True, eq=False)
class Scene:
    """Everything the window draws, at one moment. `cursor` counts the marks of `line` before it."""

    status: Status
    recipe: Recipe
    seed: int
    reroll: int
    card: ModelCard | None = None
    prompt: Prompt | None = None
    line: Line = Line()
    cursor: int = 0
    shown: Shown | None = None
    stop: Stop | None = None
    undo: str | None = None
    redo: str | None = None
    tokens_per_second: float | None = None

    @property
    def too_long(self) -> bool:
        """Whether the prompt is more than the model reads, so that nothing can follow it."""
        return self.line.length == 0 and exceeds(self.prompt, self.card)


MOST_NEW = 64


def exceeds(prompt: Prompt | None, card: ModelCard | None) -> bool:
    """Whether a prompt has more tokens than the model reads."""
    return prompt is not None and card is not None and len(prompt.ids) > card.context_limit


class LineBuilder:
    """Keeps the line of a session up to date, adding to it where it only grew."""

    def __init__(self) -> None:
        self._version = 0
        self._nodes: list[int] = []
        self._marks: list[Mark] = []
        self._prompt: Prompt | None = None
        self._steps: list[Step | None] = []
        self._place: Place | None = None

    def line(self, session: Session) -> Line:
        """The present line; the version changes only when earlier marks did."""
        if not self._only_grew(session):
            self._compare(session)
        self._place = session.place
        prompt = session.prompt
        return Line(self._version, self._marks, len(self._marks), len(prompt.ids) if prompt else 0)

    def _only_grew(self, session: Session) -> bool:
        """Adds the tokens since the last time where they are all that is new: a run makes thousands."""
        last, place, tree = self._place, session.place, session.tree
        if last is None or self._nodes[-1:] != [last.cursor] or session.next_node is not None:
            return False
        if (last.hidden, last.shown) != (place.hidden, place.shown):
            return False
        new: list[int] = []
        node = place.cursor
        while node not in (last.cursor, ROOT) and len(new) < MOST_NEW:
            new.append(node)
            node = tree.nodes[node].parent
        if node != last.cursor:
            return False
        for node in reversed(new):
            step = session.recorded(node)
            self._add(session, node, step)
            self._nodes.append(node)
            self._steps.append(step)
        return True

    def _compare(self, session: Session) -> None:
        nodes = session.line()
        steps = [session.recorded(node) for node in nodes]
        known = len(self._nodes)
        same = (
            session.prompt is self._prompt and nodes[:known] == self._nodes and steps[:known] == self._steps
        )
        if not same:
            self._restart(session.prompt)
            known = 0
        for node, step in zip(nodes[known:], steps[known:], strict=True):
            self._add(session, node, step)
        self._nodes, self._steps = nodes, steps

    def _restart(self, prompt: Prompt | None) -> None:
        self._version += 1
        self._prompt = prompt
        self._marks = []
        if prompt:
            pairs = zip(prompt.ids, prompt.pieces, strict=True)
            self._marks = [Mark(ROOT, token, piece) for token, piece in pairs]

    def _add(self, session: Session, node: int, step: Step | None) -> None:
        if step is None:
            return
        last = self._marks[-1].step if self._marks else None
        changed = last is None or last.recipe != step.recipe
        here = session.tree.nodes[node]
        self._marks.append(Mark(node, here.token, here.piece, step, changed))
