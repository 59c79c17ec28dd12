"""Recorded lessons: every step's place and chart in an ordinary session file, to be played without a model.

A recording is a session whose history holds one wish for each step of the lesson, so Undo and Redo of
the program walk through it as well. At each place the child of the cursor that `shown` names is the
chart of that step.
"""

from collections.abc import Sequence
from dataclasses import replace
from importlib import resources
from pathlib import Path

import numpy as np

from playground.errors import FileFault
from playground.session.export import Pieces, rows_to_show
from playground.session.files import Loaded, load
from playground.session.language_model import LanguageModel
from playground.session.lesson_facts import Facts
from playground.session.lesson_hands import Hands
from playground.session.lesson_play import Moment, Play, facts_of
from playground.session.lessons import Lesson, LessonStep
from playground.session.records import Candidates, Look, Step
from playground.session.scene import Shown
from playground.session.session import Place, Session, Wish
from playground.session.tree import ROOT, TokenTree
from playground.wording import translate

ENDING = ".playground"
# Rows that are kept of steps which the lesson only passes through.
PASSING_ROWS = 12


class Stops:
    """The places where a lesson stopped, each with the records on show on its way and in its chart."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._stops: list[tuple[Place, Step | None]] = []

    def note(self, shown: Shown | None) -> None:
        """Notes the present place, with what is in the chart."""
        place, tree = self._session.place, self._session.tree
        path = tree.path(place.cursor)[1:]
        pins = {node: place.shown.get(node, 0) for node in path}
        self._stops.append((replace(place, shown=pins), shown.step if shown else None))

    def forget_last(self) -> None:
        """The last place was no stop after all."""
        self._stops.pop()

    def recorded(self, rows: int | None = None) -> Session:
        """A session of its own that holds the stops as its history; the one noted stays as it is.

        `rows` is how many candidates are kept of steps that are in no chart; None keeps all.
        """
        session = Session()
        session.tree = copied(self._session.tree)
        if rows is not None:
            _thin(session, rows)
        places = [_pinned(session, place, step) for place, step in self._stops]
        pairs = zip([places[0], *places], places, strict=False)
        session.done = [Wish(f"Step {number}", *pair) for number, pair in enumerate(pairs, 1)]
        session.place = places[0]
        return session


class Recorder(Hands):
    """Does a lesson on a model and notes every step's place."""

    def __init__(self, model: LanguageModel) -> None:
        super().__init__(model)
        self.stops = Stops(self.session)

    def perform(self, step: LessonStep) -> tuple[Place, Shown | None, Facts]:
        """As on the model, and noted."""
        place, shown, facts = super().perform(step)
        self.stops.note(shown)
        return place, shown, facts


def record(lesson: Lesson, model: LanguageModel) -> Session:
    """Plays a lesson and answers with its recording. Raises: BadValue, ModelFault."""
    recorder = Recorder(model)
    Play(lesson, recorder).to_the_end()
    return recorder.stops.recorded(PASSING_ROWS)


def copied(tree: TokenTree) -> TokenTree:
    """A tree of the same records that can grow without the other one."""
    copy = TokenTree()
    copy.nodes = [replace(n, records=list(n.records), children=dict(n.children)) for n in tree.nodes]
    return copy


def _pinned(session: Session, place: Place, shown: Step | None) -> Place:
    """The place with the chart of its step grown after the cursor."""
    cursor = place.cursor
    if cursor == ROOT and place.draft is not None:
        cursor = session.tree.plant(place.draft)
    pins = dict(place.shown)
    if shown is not None:
        node, pins[node] = _grown(session, cursor, shown)
    return replace(place, cursor=cursor, shown=pins)


def _grown(session: Session, cursor: int, step: Step) -> tuple[int, int]:
    """Node and index of a record with all its rows: in place of its thinned self, else beside the others.

    One that only cost something else, as with and without the cache, is another record here.
    """
    node, index = session.tree.grow(cursor, step)
    records = session.tree.nodes[node].records
    if records[index].cost != step.cost:
        index = len(records)
    records[index : index + 1] = [step]
    return node, index


def _thin(session: Session, rows: int) -> None:
    for node in session.tree.nodes:
        node.records[:] = [thinned(step, rows) for step in node.records]


def thinned(step: Step, rows: int) -> Step:
    """The step with its first rows and the token that was taken, and no others."""
    return replace(step, looks=tuple(_thin_look(look, step.growth.token, rows) for look in step.looks))


def _thin_look(look: Look, token: int, rows: int) -> Look:
    kept = np.array(rows_to_show(look.candidates, token, rows))
    columns = ("ids", "ranks", "p_model", "p_after", "cut_by")
    candidates = Candidates(*(getattr(look.candidates, column)[kept] for column in columns))
    stages = tuple(
        replace(stage, ids=stage.ids[:rows], probabilities=stage.probabilities[:rows])
        for stage in look.stages
    )
    return replace(look, candidates=candidates, stages=stages)


class Recording:
    """Performs a lesson from its recording; needs neither model nor torch."""

    def __init__(self, loaded: Loaded) -> None:
        self.session = loaded.session
        self._stops: Sequence[Place] = [wish.after for wish in loaded.session.done]
        self._pieces: Pieces = loaded.card.pieces if loaded.card else loaded.pieces
        self._ends = loaded.card.eos_ids if loaded.card else frozenset()

    def perform(self, step: LessonStep) -> tuple[Place, Shown | None, Facts]:
        """Stands where the lesson stood after this step. Raises: FileFault if it was not recorded."""
        session = self.session
        if step.number > len(self._stops):
            raise FileFault(
                translate("session", "The recording ends before step {number} of the lesson.").format(
                    number=step.number
                )
            )
        session.place = self._stops[step.number - 1]
        shown = self._charted()
        return session.place, shown, facts_of(session, shown, self._pieces, self._ends)

    def _charted(self) -> Shown | None:
        """The record after the cursor that the place names."""
        place, tree = self.session.place, self.session.tree
        children = tree.nodes[place.cursor].children.values()
        node = next((child for child in children if child in place.shown), None)
        if node is None:
            return None
        tree.visit(node)
        step = self.session.recorded(node)
        return Shown(step, "past") if step else None


def play_recorded(lesson: Lesson, loaded: Loaded) -> Play:
    """A lesson from its recording."""
    return Play(lesson, Recording(loaded))


def recording_beside(source: Path) -> Path:
    """Where the recording of a lesson in a file stands, or would stand."""
    return source.with_suffix(ENDING)


def load_recording(lesson: Lesson) -> Loaded:
    """The recording of a lesson, of the program or of a person's own. Raises: FileFault."""
    if lesson.source is None:
        return load_demo(lesson.name)
    path = recording_beside(lesson.source)
    if not path.is_file():
        raise _no_recording(lesson.name)
    return load(path)


def load_demo(name: str) -> Loaded:
    """The recording of a lesson of the program, by the lesson's name. Raises: FileFault."""
    file = resources.files("playground.resources") / "demos" / f"{name}{ENDING}"
    if not file.is_file():
        raise _no_recording(name)
    with resources.as_file(file) as path:
        return load(Path(path))


def _no_recording(name: str) -> FileFault:
    return FileFault(translate("session", "There is no recording of the lesson {name}.").format(name=name))


def moments_of(name: str, lesson: Lesson) -> tuple[Moment, ...]:
    """All moments of a lesson of the program from its recording. Raises: FileFault, BadValue."""
    return play_recorded(lesson, load_demo(name)).to_the_end()
