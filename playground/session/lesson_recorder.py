"""Records what a person does, pause by pause, as a lesson of their own and its recording.

The lesson is ordinary text that can be edited afterwards; the recording plays without a model.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from playground.errors import BadValue
from playground.session.lesson_deeds import Deed
from playground.session.lesson_demo import Stops
from playground.session.lesson_text import check_text
from playground.session.lessons import LEVELS, Lesson, LessonStep
from playground.session.scene import Shown
from playground.session.session import Place, Session, Wish
from playground.session.tree import ROOT, Prompt, TokenTree
from playground.wording import translate

_SETTINGS = ("Change the recipe", "Change the seed", "Re-roll")


class LessonRecorder:
    """Begins where the session stands now. Each `pause` becomes a step of the lesson."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._stops = Stops(session)
        self._steps: list[LessonStep] = []
        self._last = session.place
        self._known = len(session.done)
        self._before: list[tuple[Place, int]] = []

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps so far."""
        return tuple(self._steps)

    @property
    def since(self) -> tuple[Deed, ...]:
        """What was done since the last pause, as the next step will do it again; empty without a prompt."""
        prompt = self._session.prompt
        if prompt is None or not prompt.ids:
            return ()
        return self._with_deeds(LessonStep(len(self._steps) + 1, ""), prompt).deeds

    def pause(self, shown: Shown | None, say: str, notes: str = "", look_at: str = "candidates") -> None:
        """Ends a step here, with what is in the chart. Raises: BadValue if a text cannot be said."""
        prompt = self._session.prompt
        if prompt is None or not prompt.ids or not prompt.text:
            raise BadValue(translate("session", "There is no prompt yet, so there is nothing to record."))
        if not prompt.is_in_its_text:
            raise BadValue(
                translate("session", "The prompt begins within a character, so no lesson can write it down.")
            )
        if not say.strip():
            raise BadValue(translate("session", "Write what is to be said at this pause."))
        check_text(say, set())
        number = len(self._steps) + 1
        step = LessonStep(number, say.strip(), notes=notes.strip(), look_at=look_at)
        self._steps.append(self._with_deeds(step, prompt))
        self._stops.note(shown)
        self._before.append((self._last, self._known))
        self._last, self._known = self._session.place, len(self._session.done)

    def undo(self) -> LessonStep:
        """Takes the last pause back, and answers with it; what was done before it belongs to the next one.

        Raises: BadValue if there is none.
        """
        if not self._steps:
            raise BadValue(translate("session", "There is no pause to take back."))
        self._stops.forget_last()
        self._last, self._known = self._before.pop()
        return self._steps.pop()

    def lesson(self, name: str, title: str, summary: str = "", minutes: int | None = None) -> Lesson:
        """The lesson so far; the time it takes is estimated where it is not given. Raises: BadValue."""
        if not self._steps:
            raise BadValue(translate("session", "Nothing was recorded yet; make a pause first."))
        lesson = Lesson(name, title, summary or title, minutes or 1, LEVELS[0], self.steps)
        return (
            lesson if minutes else replace(lesson, minutes=max(1, min(60, round(lesson.estimated_minutes))))
        )

    def recording(self) -> Session:
        """The recording so far, to be saved beside the lesson. Raises: BadValue."""
        if not self._steps:
            raise BadValue(translate("session", "Nothing was recorded yet; make a pause first."))
        return self._stops.recorded()

    def _with_deeds(self, step: LessonStep, prompt: Prompt) -> LessonStep:
        """The step with all that was done since the last one."""
        wishes = self._wishes()
        edited = next((n for n in reversed(range(len(wishes))) if wishes[n].name == "Edit prompt"), None)
        tree, place = self._session.tree, self._session.place
        if step.number > 1 and edited is None:
            return replace(step, do=tuple(deeds_of(wishes, tree)))
        if edited is not None:
            after, later = wishes[edited].after, wishes[edited + 1 :]
        elif self._prompt_at(self._last) == prompt:
            after, later = self._last, wishes
        else:
            after, later = place, ()
        rerolled = (Deed("reroll"),) * after.rerolls.get(after.cursor, 0)
        return replace(
            step,
            prompt=prompt.text,
            mode=prompt.mode,
            specials=prompt.specials,
            recipe=str(after.recipe),
            seed=after.seed,
            do=(*_picks(tree, after), *rerolled, *deeds_of(later, tree)),
        )

    def _prompt_at(self, place: Place) -> Prompt | None:
        tree = self._session.tree
        return place.draft if place.cursor == ROOT else tree.nodes[tree.prompt_node(place.cursor)].prompt

    def _wishes(self) -> Sequence[Wish]:
        """Those since the last pause; one that was joined to an earlier one begins at the pause."""
        done = self._session.done
        first = min(self._known, len(done))
        wishes = done[first:]
        reached = done[first - 1].after if first else self._last
        begins = wishes[0].before if wishes else self._session.place
        if reached is self._last or (wishes and begins is self._last):
            return wishes
        name = done[first - 1].name if first == self._known and first else "Go to a token"
        return [Wish(name, self._last, begins), *wishes]


def deeds_of(wishes: Sequence[Wish], tree: TokenTree) -> Iterator[Deed]:
    """What was done, as the deeds that lead to the same places."""
    for wish in wishes:
        yield from _deeds(wish, tree)


def _deeds(wish: Wish, tree: TokenTree) -> Iterator[Deed]:
    before, after = wish.before, wish.after
    yield from _settings(before, after)
    if wish.name in _SETTINGS or before.cursor == after.cursor:
        return
    way = _way(tree, before, after)
    match wish.name:
        case "Step" | "Run" if way > 0 and _was_chosen(tree, after, way):
            yield Deed(wish.name.lower(), count=way)
        case "Step back" if way < 0:
            yield Deed("back", count=-way)
        case "Back to the prompt":
            yield Deed("home")
        case "Pick a token":
            yield _pick(tree, after.cursor)
        case "Step" if way > 0:
            yield from (_pick(tree, node) for node in tree.path(after.cursor)[-way:])
        case _:
            yield Deed("home")
            yield from _picks(tree, after)


def _settings(before: Place, after: Place) -> Iterator[Deed]:
    if after.recipe != before.recipe:
        yield Deed("recipe", text=str(after.recipe))
    if after.seed != before.seed:
        yield Deed("seed", text=str(after.seed))
    if after.cursor == before.cursor:
        again = after.rerolls.get(after.cursor, 0) - before.rerolls.get(after.cursor, 0)
        yield from (Deed("reroll") for _ in range(again))


def _way(tree: TokenTree, before: Place, after: Place) -> int:
    """How many tokens `after` stands beyond `before`, negative if before it, 0 if on another branch."""
    start = tree.prompt_node(after.cursor) if before.cursor == ROOT else before.cursor
    forth, back = tree.path(after.cursor), tree.path(start)
    if start in forth:
        return len(forth) - len(back)
    return len(forth) - len(back) if after.cursor in back else 0


def _was_chosen(tree: TokenTree, after: Place, way: int) -> bool:
    """Whether the recipe in force would take the last `way` tokens again; stepping walks over others too."""
    steps = [tree.nodes[node].shown(after.shown) for node in tree.path(after.cursor)[-way:]]
    return all(step and step.recipe == after.recipe and not step.growth.by_hand for step in steps)


def _picks(tree: TokenTree, place: Place) -> Iterator[Deed]:
    """The tokens from the prompt to a place, each taken by hand."""
    return (_pick(tree, node) for node in tree.path(place.cursor)[1:])


def _pick(tree: TokenTree, node: int) -> Deed:
    """By its text, or by its id where it is no text: half a character, or nothing."""
    token, piece = tree.nodes[node].token, tree.nodes[node].piece
    try:
        text = piece.decode()
    except UnicodeDecodeError:
        text = ""
    return Deed("pick", text=text) if text else Deed("pick", token=token)
