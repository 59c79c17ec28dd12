"""A lesson's deeds done on a model, with the meaning that the same wishes have in the window."""

from collections.abc import Sequence
from dataclasses import replace

from playground.decoding.recipe import Recipe
from playground.errors import BadValue
from playground.session import engine
from playground.session.engine import Sight
from playground.session.language_model import LanguageModel, prompt_ids
from playground.session.lesson_deeds import Deed
from playground.session.lesson_facts import Facts
from playground.session.lesson_play import Play, facts_of
from playground.session.lessons import Lesson, LessonStep
from playground.session.records import Job, Step
from playground.session.scene import Shown
from playground.session.session import Place, Session
from playground.session.tree import ROOT, Prompt
from playground.wording import translate


class Hands:
    """Does a lesson's deeds on a model, with the meaning they have in the window."""

    def __init__(self, model: LanguageModel) -> None:
        self.model = model
        self.session = Session()
        self._pieces = model.all_pieces()
        self._sight: Sight | None = None
        self._supposing = False
        model.cache_enabled = True

    def perform(self, step: LessonStep) -> tuple[Place, Shown | None, Facts]:
        """All deeds of a step in order. Raises: BadValue, ModelFault."""
        for deed in step.deeds:
            self.do(deed)
        shown = self.shown()
        facts = facts_of(self.session, shown, self._pieces, self.model.eos_ids)
        return self.session.place, shown, facts

    def do(self, deed: Deed) -> None:
        """One wish, as often as it says. Raises: BadValue, ModelFault."""
        times = deed.count if deed.kind in ("step", "back") else 1
        for _ in range(times):
            getattr(self, f"_{deed.kind}")(deed)

    def shown(self) -> Shown | None:
        """What the chart shows: what was recorded after the cursor, else what the recipe would take."""
        following = self.session.next_node
        if following is not None and not self._supposing:
            recorded = self.session.recorded(following)
            return Shown(recorded, "past") if recorded else None
        if len(self.session.head().ids) >= self.model.context_limit:
            return None
        step = engine.choose(self._seen(), self.session.place.recipe)
        return Shown(step, "preview" if following is None else "what_if")

    def _seen(self) -> Sight:
        """What the model says after the cursor, under the present seed, re-roll and second path."""
        head = replace(self.session.head(), lexicon=self.model)
        recipe = self.session.place.recipe
        sight = self._sight
        fits = sight is not None and sight.head.ids == head.ids
        if sight is None or not fits or engine.second_path(head, recipe) not in (None, sight.guide_path):
            sight = engine.look(self.model, head, recipe)
        self._sight = replace(sight, head=head)
        return self._sight

    # wishes, one for each kind of deed

    def _prompt(self, deed: Deed) -> None:
        ids = prompt_ids(self.model, deed.text, deed.mode, deed.specials)
        prompt = Prompt(deed.text, ids, self.model.text_pieces(ids), deed.mode, deed.specials)
        if prompt != self.session.prompt:
            self._supposing = False
            self.session.edit_prompt(prompt)
        self._home(deed)

    def _recipe(self, deed: Deed) -> None:
        recipe = Recipe.parse(deed.text)
        if recipe == self.session.place.recipe:
            return
        complaint = recipe.complain(self.model, self.model.vocabulary_size)
        if complaint:
            raise BadValue(complaint)
        self.session.wish("Change the recipe", joins=True, recipe=recipe)
        self._supposing = self.session.next_node is not None

    def _seed(self, deed: Deed) -> None:
        seed = int(deed.text)
        if seed != self.session.place.seed:
            self.session.wish("Change the seed", seed=seed, rerolls={})
            self._supposing = self.session.next_node is not None

    def _step(self, deed: Deed) -> None:
        following = self.session.next_node
        if following is not None and not self._supposing:
            self._stand("Step", following)
            return
        shown = self.shown()
        if shown is None:
            raise BadValue(translate("session", "There is no room for another token."))
        self._commit("Step", shown.step)

    def _run(self, deed: Deed) -> None:
        self._supposing = False
        model, place = self.model, self.session.place
        head = replace(self.session.head(), lexicon=model)
        job = Job(0, (head,), deed.count, model.eos_ids, model.context_limit)
        stop = None
        while stop is None:
            done = engine.step(model, job, place.recipe)
            self.session.commit("Run", done, joins=True)
            stop = engine.stop_after(job, done)
            job = engine.advance(job, done)

    def _back(self, deed: Deed) -> None:
        node = self.session.tree.nodes[self.session.cursor]
        if node.index == ROOT or node.prompt is not None:
            raise BadValue(translate("session", "There is no token before this place to step back over."))
        self._stand("Step back", node.parent)

    def _home(self, deed: Deed) -> None:
        node = self.session.tree.prompt_node(self.session.cursor)
        if node != self.session.cursor:
            self._stand("Back to the prompt", node)

    def _end(self, deed: Deed) -> None:
        line = self.session.line()
        if line and line[-1] != self.session.cursor:
            self._stand("Go to the end", line[-1])

    def _go(self, deed: Deed) -> None:
        line = self.session.line()
        if deed.count >= len(line):
            raise BadValue(
                translate("session", "There is no new token number {count} to go to.").format(
                    count=deed.count
                )
            )
        self._stand("Go to a token", line[deed.count - 1])

    def _pick(self, deed: Deed) -> None:
        token = token_named(deed, self.shown(), self._pieces)
        self._commit("Pick a token", engine.pick(self._seen(), self.session.place.recipe, token))

    def _reroll(self, deed: Deed) -> None:
        place = self.session.place
        again = place.rerolls.get(place.cursor, 0) + 1
        self.session.wish("Re-roll", rerolls={**place.rerolls, place.cursor: again})
        self._supposing = self.session.next_node is not None

    def _what_if(self, deed: Deed) -> None:
        self._supposing = deed.on and self.session.next_node is not None

    def _cache(self, deed: Deed) -> None:
        self.model.cache_enabled = deed.on

    def _undo(self, deed: Deed) -> None:
        self._supposing = False
        self.session.undo()

    def _redo(self, deed: Deed) -> None:
        self._supposing = False
        self.session.redo()

    def _stand(self, name: str, node: int) -> None:
        self._supposing = False
        self.session.wish(name, joins=name != "Pick a token", cursor=node)
        self.session.tree.visit(node)

    def _commit(self, name: str, step: Step) -> None:
        self._supposing = False
        self.session.commit(name, step)


def token_named(pick: Deed, shown: Shown | None, pieces: Sequence[bytes]) -> int:
    """The id that is given, else that of the likeliest candidate with exactly this text, else the lowest.

    Raises: BadValue if the model has no such token.
    """
    if pick.token is not None:
        if pick.token < len(pieces):
            return pick.token
        raise BadValue(translate("session", "This model has no token #{token}.").format(token=pick.token))
    text, wanted = pick.text, pick.text.encode()
    rows = shown.step.look.candidates.ids if shown else ()
    found = next((int(token) for token in rows if pieces[int(token)] == wanted), None)
    if found is None:
        found = next((token for token, piece in enumerate(pieces) if piece == wanted), None)
    if found is None:
        raise BadValue(translate("session", "“{text}” is no token of this model.").format(text=text))
    return found


def play_on(lesson: Lesson, model: LanguageModel) -> Play:
    """A lesson on a model that is open."""
    return Play(lesson, Hands(model))
