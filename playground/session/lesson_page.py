"""One page of a lesson as the window shows it: where we are, what is said, what was answered."""

from dataclasses import dataclass

from playground.session.lesson_play import Moment
from playground.session.lessons import Lesson
from playground.wording import LESSONS, translate


@dataclass(frozen=True, eq=False)
class LessonPage:
    """A step of a lesson that is being played.

    `moment` is None until its deeds are done. `chosen` is the answer that was tried last, −1 for none;
    `answered` says that the right one may be seen. `fault` is why the step could not be done.
    """

    lesson: Lesson
    number: int
    moment: Moment | None = None
    busy: bool = False
    fault: str = ""
    recorded: bool = False
    answered: bool = False
    chosen: int = -1

    @property
    def total(self) -> int:
        """Steps of the lesson."""
        return len(self.lesson.steps)

    @property
    def notes(self) -> str:
        """For the speaker."""
        return translate(LESSONS, self.lesson.steps[self.number - 1].notes)

    @property
    def look_at(self) -> str:
        """The region to point at."""
        return self.lesson.steps[self.number - 1].look_at

    @property
    def can_go_on(self) -> bool:
        """Whether another step follows, and this one is done."""
        return not self.busy and self.number < self.total

    @property
    def can_go_back(self) -> bool:
        """Whether a step came before."""
        return not self.busy and self.number > 1

    @property
    def asks(self) -> bool:
        """Whether there is a question that was not answered yet."""
        return self.moment is not None and bool(self.moment.question) and not self.answered

    @property
    def right(self) -> int:
        """The index of the right answer; −1 where nothing is asked."""
        asked = self.lesson.steps[self.number - 1].ask
        return asked.right if asked else -1
