"""A lesson played to its end without a window: on a model, or from what was recorded."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from playground.errors import BadValue
from playground.session.export import Pieces
from playground.session.lesson_facts import Facts
from playground.session.lesson_text import fill
from playground.session.lessons import Lesson, LessonStep
from playground.session.scene import Shown
from playground.session.session import Place, Session
from playground.wording import LESSONS, translate


@dataclass(frozen=True, eq=False)
class Moment:
    """What a lesson step led to: the place, the chart, the facts, and its texts with all numbers.

    `answers` is empty where nothing is asked. `named` are the facts of earlier steps, by their names.
    """

    step: LessonStep
    place: Place
    shown: Shown | None
    facts: Facts
    named: Mapping[str, Facts]
    say: str
    question: str = ""
    answers: tuple[str, ...] = ()
    because: str = ""


class Performer(Protocol):
    """Who does the deeds of a step and tells what came of it."""

    def perform(self, step: LessonStep) -> tuple[Place, Shown | None, Facts]:
        """Raises: BadValue, ModelFault."""


class Play:
    """A lesson, moment by moment. Moments that were reached stay; `moments` may be walked back."""

    def __init__(self, lesson: Lesson, performer: Performer) -> None:
        self.lesson = lesson
        self.moments: list[Moment] = []
        self._performer = performer
        self._named: dict[str, Facts] = {}

    @property
    def is_over(self) -> bool:
        """Whether the last step was played."""
        return len(self.moments) == len(self.lesson.steps)

    def forward(self) -> Moment:
        """Plays the next step. Raises: BadValue naming the step, ModelFault."""
        step = self.lesson.steps[len(self.moments)]
        try:
            moment = self._moment(step)
        except BadValue as fault:
            raise BadValue(
                translate("session", "Lesson {name}, step {number}: {fault}").format(
                    name=self.lesson.name, number=step.number, fault=fault
                ),
                fault.detail,
            ) from fault
        self.moments.append(moment)
        if step.name:
            self._named[step.name] = moment.facts
        return moment

    def to_the_end(self) -> tuple[Moment, ...]:
        """Plays all that is left, and answers with every moment."""
        while not self.is_over:
            self.forward()
        return tuple(self.moments)

    def _moment(self, step: LessonStep) -> Moment:
        place, shown, facts = self._performer.perform(step)
        return moment_of(step, place, shown, facts, dict(self._named))


def facts_of(session: Session, shown: Shown | None, pieces: Pieces, eos_ids: frozenset[int]) -> Facts:
    """What can be said of a session where it stands. Raises: BadValue if it has no prompt."""
    if session.prompt is None:
        raise BadValue(translate("session", "There is no prompt here, so there is nothing to say about it."))
    return Facts(session.prompt, tuple(session.steps()), shown.step if shown else None, pieces, eos_ids)


def moment_of(
    step: LessonStep, place: Place, shown: Shown | None, facts: Facts, named: Mapping[str, Facts]
) -> Moment:
    """A step with its texts filled from the facts, and those of earlier steps. Raises: BadValue."""
    say, *asked = (fill(translate(LESSONS, text), facts, named) for text in step.texts)
    if not asked:
        return Moment(step, place, shown, facts, named, say)
    question, *answers, because = asked
    return Moment(step, place, shown, facts, named, say, question, tuple(answers), because)
