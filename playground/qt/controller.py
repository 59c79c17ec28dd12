"""Wishes in, tree out: the one object that widgets talk to.

It owns the session, the model's threads and nothing that is drawn. Results of jobs that are no longer
wanted are dropped by their number.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head, Lexicon
from playground.errors import PlaygroundError
from playground.qt.branches import Branches
from playground.qt.comparisons import Comparisons
from playground.qt.foresight import Foresight
from playground.qt.models import Models
from playground.qt.opener import OpenModel
from playground.qt.prompting import Prompting
from playground.qt.runner import Runner
from playground.qt.verifier import Verifier
from playground.qt.worker import Encoded, EncodeWish, Failure, Outcome
from playground.session import engine
from playground.session.engine import Sight
from playground.session.files import differs
from playground.session.language_model import ModelCard
from playground.session.pieces import text_of
from playground.session.records import Job, Step, Stop
from playground.session.scene import Line, LineBuilder, Scene, Shown, Status, exceeds
from playground.session.session import Place, Session
from playground.session.tree import ROOT, Prompt
from playground.wording import translate

Paths = tuple[tuple[int, ...], tuple[int, ...] | None]


class Controller(QObject):
    """All methods are wishes; `changed` tells that `scene()` would be another one now."""

    changed = Signal()
    prompt_read = Signal(object)
    text_read = Signal(object)
    session_left = Signal()
    session_replaced = Signal()
    model_adopted = Signal(object)
    fault_met = Signal(object)
    _fault_escaped = Signal(object)

    def __init__(
        self, open_model: OpenModel, place: Place | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = Session(place or Place())
        self.max_new_tokens = 200
        self._foresight = Foresight()
        self._lines = LineBuilder()
        self._recorded: ModelCard | None = None
        self._run_name, self._run_joins = "Run", False
        self._owed = 0
        self._then: Callable[[], None] | None = None
        self._looking_after: Paths | None = None
        self._what_if = False
        self._stop: Stop | None = None
        self._fault: Failure | None = None
        self._offer = ""
        self._cache_enabled = True
        self._threads = 0
        self._runner = Runner(self)
        self._prompting = Prompting(self._runner, self)
        self.ended = False
        """Whether all threads had ended when this was closed."""
        self._models = Models(open_model, self._runner.worker, self)
        self.branches = Branches(self, self._runner.worker, self._runner.thread_)
        self.comparisons = Comparisons(self.seen)
        self.verifier = Verifier(self, self._runner.worker, self._runner.thread_)
        self._wire()

    def _wire(self) -> None:
        runner, models = self._runner, self._models
        self._fault_escaped.connect(self._on_fault_escaped)
        runner.changed.connect(self.changed)
        runner.looked.connect(self._on_looked)
        runner.stepped.connect(self._on_stepped)
        self._prompting.came.connect(self._on_prompt_came)
        self._prompting.seen.connect(self.text_read)
        runner.failed.connect(self._on_failed)
        models.changed.connect(self.changed)
        models.opened.connect(self.pause)
        models.leaving.connect(self._on_leaving)
        models.adopted.connect(self._on_adopted)
        models.failed.connect(self._on_open_failed)
        self.branches.failed.connect(self._on_failed)

    # what is shown

    @property
    def card(self) -> ModelCard | None:
        """What is known of the model in use, or of the one that made the session on show."""
        return self._models.card or self._recorded

    @property
    def maker(self) -> ModelCard | None:
        """What is known of the model that made the session on show."""
        present, recorded = self._models.card, self._recorded
        if present and recorded and present.fingerprint != recorded.fingerprint:
            return recorded
        return self.card

    @property
    def model_is_open(self) -> bool:
        """Whether there is a model to ask, not only what is known of one."""
        return self._models.model is not None

    @property
    def model_folder(self) -> str:
        """The folder that the model in use was read from, empty if from none."""
        return str(getattr(self._models.model, "path", ""))

    @property
    def lexicon(self) -> Lexicon | None:
        """The vocabulary of the model in use, to turn texts into ids."""
        return self._models.model

    def complaint(self, recipe: Recipe) -> str | None:
        """Why this recipe cannot be used with the model in use; None if it can, or without a model."""
        model = self._models.model
        return recipe.complain(model, model.vocabulary_size) if model else None

    @property
    def model_place(self) -> str:
        """Where the model in use was opened from."""
        return self._models.where

    def scene(self) -> Scene:
        """Everything the window draws, now."""
        session, place = self.session, self.session.place
        line = self._line()
        done, undone = session.done, session.undone
        shown = self._shown()  # before the status: it may meet a fault
        return Scene(
            status=self._status(),
            recipe=place.recipe,
            seed=place.seed,
            reroll=place.rerolls.get(place.cursor, 0),
            card=self.card,
            prompt=session.prompt,
            line=line,
            cursor=session.depth if place.cursor != ROOT else line.length,
            shown=shown,
            stop=self._stop,
            undo=done[-1].name if done else None,
            redo=undone[-1].name if undone else None,
            tokens_per_second=self._runner.rate,
        )

    def _line(self) -> Line:
        """Nothing of a prompt that cannot be continued: hundreds of thousands of tokens take seconds."""
        if self.session.cursor == ROOT and exceeds(self.session.prompt, self.card):
            return Line()
        return self._lines.line(self.session)

    def _status(self) -> Status:
        error = self._fault.sentence if self._fault else ""
        detail = self._fault.detail if self._fault else ""
        opening = self._models.opening
        if opening:
            return Status("opening", opening.stage, opening.fraction, error, detail)
        if self._models.card is None:
            kind = "no_model" if self._recorded is None else "recorded"
            return Status(kind, self._offer, None, error, detail)
        reading = self._runner.reading
        if reading:
            part = reading.done / max(1, reading.total)
            return Status("reading", translate("qt", "Reading the prompt"), part, error, detail)
        kind = "running" if self._runner.running else "looking" if self._runner.looking else "ready"
        return Status(kind, error=error, detail=detail)

    def _shown(self) -> Shown | None:
        if self._runner.running:
            done = self.session.recorded(self.session.cursor)
            return Shown(done, "running") if done else None
        following = self.session.next_node
        if following is not None and not self._what_if:
            recorded = self.session.recorded(following)
            return Shown(recorded, "past") if recorded else None
        step = self._would_take()
        if step is None:
            return None
        return Shown(step, "what_if" if following is not None else "preview")

    def _would_take(self) -> Step | None:
        """What the recipe in force takes after the cursor, if that place was seen."""
        try:
            return self._foresight.would_take(self.session, self._models.model)
        except Exception as error:
            fault = _as_sentence(error)
            self._fault = Failure(0, str(fault), fault.detail)
            return None

    def _sight(self) -> Sight | None:
        return self._foresight.sight(self.session, self._models.model)

    def seen(self) -> Sight | None:
        """What was seen at the place on show, while nothing runs; None where that is not at hand."""
        return None if self._runner.running else self._sight()

    # wishes: models

    def open_model(self, where: str) -> None:
        """Opens another model; the present one stays in use until then."""
        self._fault = None
        self._models.open(where)

    def offer(self, sentence: str) -> None:
        """Says, while no model is open, what opening the usual one would take; nothing is opened."""
        self._offer = sentence
        self.changed.emit()

    def cancel(self) -> None:
        """Stops an opening, or the reading of a long prompt."""
        if self._models.opening:
            self._models.cancel()
        elif self._runner.reading:
            self.pause()

    @Slot(object)
    def _on_open_failed(self, failure: Failure) -> None:
        self._fault = None if failure.cancelled else failure
        if not failure.cancelled:
            self.fault_met.emit(failure)
        self.changed.emit()

    @Slot(object)
    def _on_leaving(self, card: ModelCard) -> None:
        """Token ids mean other words for another model, so its tree is begun anew, with the same text."""
        makers = {maker.fingerprint for maker in (self._models.card, self._recorded) if maker}
        if self._models.card and card.fingerprint not in makers:
            place, wish = self.session.place, self._present_prompt()
            self.use_session(Session(Place(recipe=place.recipe, seed=place.seed)), None)
            self._prompting.wish = wish

    @Slot(object)
    def _on_adopted(self, card: ModelCard) -> None:
        self._calm()
        self._foresight.clear()
        self._runner.use_cache(self._cache_enabled)
        self.set_threads(self._threads)
        self.model_adopted.emit(card)
        if len(self.session.tree) == 1:
            self._recorded = None
            wish = self._present_prompt()
            if wish:
                self.set_prompt(wish.text, wish.mode, wish.specials)
        elif self._recorded:
            self._tell(differs(self._recorded, card))
        self._look_ahead()
        self.changed.emit()

    # wishes: the prompt

    def set_prompt(self, text: str, mode: str = "text", specials: bool = True) -> None:
        """Makes this text the prompt once it has become ids; answered by `prompt_read`.

        A prompt that is still being read is read no further: a long one would hold up the new one. A wish
        to step or run waits for the prompt.
        """
        if self._runner.looking and not self._runner.running:
            self._calm()
        self._prompting.send(EncodeWish(0, text, mode, specials), can_be_read=self.model_is_open)

    def _present_prompt(self) -> EncodeWish | None:
        """What would make the prompt in use, or the one that was wished for last, once more."""
        wish, prompt = self._prompting.wish, self.session.prompt
        if prompt and (wish is None or wish.text != prompt.text):
            return EncodeWish(0, prompt.text, prompt.mode, prompt.specials)
        return wish

    def read_text(self, text: str) -> None:
        """What ids a text would become; answered by `text_read`."""
        self._prompting.look(text)

    @Slot(object)
    def _on_prompt_came(self, encoded: Encoded) -> None:
        wish = encoded.wish
        self.prompt_read.emit(encoded)
        prompt = Prompt(wish.text, encoded.ids, encoded.pieces, wish.mode, wish.specials)
        if prompt != self.session.prompt:
            self._calm()
            self._foresight.drop(ROOT)
            self.session.edit_prompt(prompt)
        self._look_ahead()

    # wishes: moving

    def run(self, *, past_end: bool = False) -> None:
        """Grows tokens from the cursor until a stop; `past_end` does not stop at end tokens."""
        if self._prompting.keep(partial(self.run, past_end=past_end)):
            return
        if self._runner.running or not self._can_grow():
            return
        self._calm()
        card = self._models.card
        assert card is not None
        head = replace(self.session.head(), lexicon=self._models.model)
        left = self.max_new_tokens - head.new_tokens
        limit = left if left > 0 else self.max_new_tokens
        ends = frozenset[int]() if past_end else card.eos_ids
        ahead = self.session.rerolls_ahead()
        self._begin(Job(0, (head,), limit, ends, card.context_limit, rerolls=ahead), "Run")

    def force(self, ids: tuple[int, ...], name: str = "Type tokens") -> None:
        """Takes exactly these tokens after the cursor, each recorded with its numbers under the model."""
        if self._runner.running or not ids or not self._can_grow():
            return
        head = replace(self.session.head(), lexicon=self._models.model)
        if self._fits(len(head.ids) + len(ids)):
            self._calm()
            ahead = self.session.rerolls_ahead()
            self._begin(Job(0, (head,), len(ids), forced=ids, rerolls=ahead), name)

    def score(self, ids: tuple[int, ...], pieces: tuple[bytes, ...]) -> None:
        """Shows a given text as if it had been generated; its first token is the prompt."""
        if len(ids) < 2:
            self._meet(
                PlaygroundError(
                    translate("qt", "A text to score has at least two tokens; this one is shorter.")
                )
            )
        elif self._fits(len(ids)):
            self._prompting.forget()
            self._calm()
            self._foresight.drop(ROOT)
            self.session.edit_prompt(Prompt(text_of(pieces[:1]), ids[:1], pieces[:1]))
            self.force(ids[1:], "Score a text")

    def _begin(self, job: Job, name: str) -> None:
        self._run_name, self._run_joins = name, False
        self._runner.run(job, self.session.place.recipe)
        self.changed.emit()

    def pause(self) -> None:
        """Ends a run between two steps; stops reading a prompt; drops steps not yet made."""
        was_running = self._runner.running
        self._calm()
        if was_running:
            self._stop = Stop("paused")
        self._look_ahead()

    def toggle_run(self) -> None:
        """Runs, or pauses."""
        if self._runner.running and not self._prompting.is_coming:
            self.pause()
        else:
            self.run()

    def step(self) -> None:
        """Commits what the chart marks; one token for each click, also while the model is busy."""
        if self._prompting.keep(self.step):
            return
        if self._runner.running:
            self.pause()
            return
        following = self.session.next_node
        if following is not None and not self._what_if:
            self._stand("Step", following)
        elif self._can_grow():
            self._fault = None
            self._owed += 1
            self._pay()

    def back(self) -> None:
        """Stands before the token before the cursor."""
        tree, cursor = self.session.tree, self.session.cursor
        if cursor != ROOT and tree.nodes[cursor].prompt is None:
            self._stand("Step back", tree.nodes[cursor].parent)

    def home(self) -> None:
        """Stands right after the prompt."""
        node = self.session.tree.prompt_node(self.session.cursor)
        if node != self.session.cursor:
            self._stand("Back to the prompt", node)

    def end(self) -> None:
        """Stands after the last token of the branch."""
        line = self.session.line()
        if line and line[-1] != self.session.cursor:
            self._stand("Go to the end", line[-1])

    def go_before(self, node: int) -> None:
        """Stands before the token of a node, so that the chart shows how it was chosen.

        Nothing was chosen before the end of a prompt: of its tokens this is the place right after it.
        """
        parent = self.session.tree.nodes[node].parent
        self.go_after(node if parent == ROOT else parent)

    def go_after(self, node: int) -> None:
        """Stands after the token of a node; the root stands for the prompt of this branch."""
        node = node if node != ROOT else self.session.tree.prompt_node(self.session.cursor)
        if node != ROOT:
            self._stand("Go to a token", node)

    def pick(self, token: int) -> None:
        """Takes this token after the cursor, whatever the recipe would take."""
        if self._runner.running:
            return
        sight = self._sight()
        if sight is None:
            self._pick_recorded(token)
            return
        if not self._can_grow():
            return
        try:
            step = engine.pick(sight, self.session.place.recipe, token)
        except Exception as error:
            self._meet(_as_sentence(error))
            return
        self._commit("Pick a token", step)

    def _pick_recorded(self, token: int) -> None:
        """Follows a branch that is known where the whole vocabulary is not at hand."""
        known = self.session.tree.nodes[self.session.cursor].children.get(token)
        if known is not None and self.session.cursor != ROOT:
            self._stand("Pick a token", known)
        elif self._can_grow():
            self._look_ahead(then=lambda: self.pick(token))

    def reroll(self) -> None:
        """Draws again at the cursor: the next number of this place."""
        if self._runner.running or not self._fits(0):
            return
        self._fault = None
        place = self.session.place
        count = place.rerolls.get(place.cursor, 0) + 1
        self.session.wish("Re-roll", rerolls={**place.rerolls, place.cursor: count})
        self._show_what_if()
        self._after_wish()

    def ask_what_if(self, wanted: bool = True) -> None:
        """Shows what the recipe in force would do at a place of the past, or the record again."""
        if wanted and not self._fits(0):
            return
        self._show_what_if(wanted)
        self._after_wish()

    def _show_what_if(self, wanted: bool = True) -> None:
        """In place of the record; without a model there is nothing but the record."""
        here = self.session.next_node is not None and not self._runner.running
        self._what_if = wanted and here and self.model_is_open

    # wishes: whole sessions

    def use_session(self, session: Session, card: ModelCard | None, notice: str = "") -> None:
        """Goes on in a session from a file; `card` is the model that made it, `notice` is told."""
        self._prompting.forget()
        self._calm()
        self.session_left.emit()
        self.session, self._recorded = session, card
        self._lines = LineBuilder()
        self._foresight.clear()
        self.session_replaced.emit()
        present = self._models.card
        self._tell(notice, differs(card, present) if card and present else None)
        self._look_ahead()
        self.changed.emit()

    def _tell(self, *sentences: str | None) -> None:
        told = " ".join(sentence for sentence in sentences if sentence)
        if told:
            self._fault = Failure(0, told)

    # wishes: settings of the place

    def set_recipe(self, recipe: Recipe) -> None:
        """From the next step on, also in the middle of a run."""
        if recipe == self.session.place.recipe:
            return
        self._fault = None
        self.session.wish("Change the recipe", joins=True, recipe=recipe)
        self._runner.use_recipe(recipe)
        self._show_what_if()
        self._after_wish()

    def set_seed(self, seed: int) -> None:
        """Another seed draws other numbers everywhere; from the next step on."""
        if seed == self.session.place.seed:
            return
        self._fault = None
        self.session.wish("Change the seed", seed=seed, rerolls={})
        self._runner.use_seed(seed)
        self._show_what_if()
        self._after_wish()

    def undo(self) -> None:
        """Takes the last wish back."""
        self._calm()
        self.session.undo()
        self._after_wish()

    def redo(self) -> None:
        """Does the wish undone last again."""
        self._calm()
        self.session.redo()
        self._after_wish()

    def arrange(self, name: str, **changes: object) -> None:
        """Changes the place as one wish with this name; a run goes on unless the cursor moves."""
        if changes.get("cursor", self.session.cursor) != self.session.cursor:
            self._calm()
        self._fault = None
        self.session.wish(name, **changes)  # type: ignore[arg-type]
        self._after_wish()

    def set_pace(self, tokens_per_second: float | None) -> None:
        """At most so many tokens per second; None is as fast as it goes."""
        self._runner.use_pace(tokens_per_second)

    def set_cache_enabled(self, enabled: bool) -> None:
        """Whether the model keeps keys and values of the path it has seen."""
        self._cache_enabled = enabled
        self._runner.use_cache(enabled)

    def set_threads(self, count: int) -> None:
        """So many threads for one forward pass; 0 leaves the choice to the program."""
        self._threads = count
        self._runner.use_threads(count)

    def report_fault(self, error: Exception) -> None:
        """A fault that nobody caught: the program goes on, the sentence says so. From any thread."""
        self._fault_escaped.emit(error)

    @Slot(object)
    def _on_fault_escaped(self, error: Exception) -> None:
        detail = _detail(error)
        if self._fault and self._fault.detail == detail:
            return  # what cannot be drawn fails again with each frame
        self._calm()
        sentence = translate("qt", "Something went wrong inside the program; the text so far is kept.")
        self._meet(PlaygroundError(sentence, detail))

    def dismiss_fault(self) -> None:
        """The sentence of the last fault was read."""
        self._fault = None
        self.changed.emit()

    def close(self) -> None:
        """Stops what runs, ends the threads and waits for them, but not for ever; see `ended`."""
        self.branches.cancel()
        self.verifier.cancel()
        self._models.cancel()
        runner_ended = self._runner.close()
        self.ended = self._models.close() and runner_ended

    # results

    @Slot(object)
    def _on_looked(self, outcome: Outcome) -> None:
        if outcome.sight.head.ids == self.session.head().ids:
            self._foresight.keep(self.session.cursor, outcome.sight)
        then, self._then = self._then, None
        if then:
            then()
        self._pay()
        self.changed.emit()

    @Slot(object)
    def _on_stepped(self, outcome: Outcome) -> None:
        assert outcome.step is not None
        self._foresight.keep(self.session.cursor, outcome.sight)
        self.session.commit(self._run_name, outcome.step, joins=self._run_joins)
        self._run_joins = True
        if outcome.stop:
            self._stop = outcome.stop
            self._look_ahead()
        self.changed.emit()

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        if failure.number < 0 and not self._prompting.fails(failure):
            return
        if failure.number > 0:
            self._calm()
        self._fault = failure
        self.fault_met.emit(failure)
        self.changed.emit()

    # inside

    def _calm(self) -> None:
        """Nothing runs, nothing is owed, what still arrives is dropped; the next wish starts clean."""
        self._runner.calm()
        self._what_if = False
        self._stop = self._fault = self._then = None
        self._owed = 0

    def _can_grow(self) -> bool:
        """Whether there is a model, a prompt and room; says so where not."""
        prompt, card = self.session.prompt, self._models.card
        if card is None:
            return self._fits(0)
        if prompt is None or not prompt.ids:
            self._meet(PlaygroundError(translate("qt", "There is nothing to continue; type a prompt first.")))
            return False
        length = self.session.length
        limit = card.context_limit
        if length >= limit:
            self._stop = Stop("context")
            self._meet(
                PlaygroundError(
                    translate("qt", "The text is {length:,} tokens long; this model reads {limit:,}.").format(
                        length=length, limit=limit
                    )
                )
            )
            return False
        return True

    def _fits(self, length: int) -> bool:
        """Whether there is a model that reads so many tokens; says so where not."""
        card = self._models.card
        if card is None and self._models.opening:
            self._meet(
                PlaygroundError(translate("qt", "The model is still being opened; wait until it is there."))
            )
            return False
        if card is None:
            self._meet(PlaygroundError(translate("qt", "No model is open; open one to go on.")))
            return False
        if length > card.context_limit:
            told = translate("qt", "With this text there are {length:,} tokens; the model reads {limit:,}.")
            self._meet(PlaygroundError(told.format(length=length, limit=card.context_limit)))
            return False
        return True

    def _meet(self, fault: PlaygroundError) -> None:
        self._fault = Failure(0, str(fault), fault.detail)
        self.fault_met.emit(self._fault)
        self.changed.emit()

    def _stand(self, name: str, node: int) -> None:
        self._calm()
        self.session.wish(name, joins=name != "Pick a token", cursor=node)
        self.session.tree.visit(node)
        self._after_wish()

    def _commit(self, name: str, step: Step) -> None:
        owed = self._owed
        self._calm()
        self._owed = max(0, owed - 1)
        self.session.commit(name, step)
        card = self._models.card
        if card and step.growth.token in card.eos_ids:
            self._stop, self._owed = Stop("end", step.growth.token), 0
        self._after_wish()

    def _pay(self) -> None:
        """Makes a step that was asked for, if what comes next is known."""
        if self._owed == 0 or self._runner.looking:
            return
        if not self._can_grow():
            self._owed = 0
            return
        step = self._would_take()
        if step is not None:
            self._commit("Step", step)
        elif self._fault is None:
            self._look_ahead()
        else:
            self._owed = 0

    def _after_wish(self) -> None:
        self._look_ahead()
        self.changed.emit()

    def _look_ahead(self, then: Callable[[], None] | None = None) -> None:
        """Sees what comes after the cursor where that is wanted and not yet known."""
        if self._runner.running or self._models.card is None:
            return
        needed = then is not None or self._owed > 0 or self._what_if or self.session.next_node is None
        prompt = self.session.prompt
        if not needed or prompt is None or not prompt.ids:
            self.changed.emit()
            return
        if self._sight() is not None:
            if then:
                then()
            else:
                self._pay()
            self.changed.emit()
            return
        if self.session.length > self._models.card.context_limit:
            self.changed.emit()
            return
        head, recipe = self.session.head(), self.session.place.recipe
        paths = self._paths(head, recipe)
        if self._runner.looking and paths and paths == self._looking_after:
            self._then = then or self._then
        else:
            self._then, self._looking_after = then, paths
            self._runner.look(Job(0, (head,), 0), recipe)
        self.changed.emit()

    def _paths(self, head: Head, recipe: Recipe) -> Paths | None:
        """What the model is to look after; None where a look will say why that cannot be."""
        try:
            return head.ids, engine.second_path(replace(head, lexicon=self._models.model), recipe)
        except PlaygroundError:
            return None


def _as_sentence(error: Exception) -> PlaygroundError:
    """A fault while a recipe is tried here, on the window's thread; strategies may break down anywhere."""
    if isinstance(error, PlaygroundError):
        return error
    sentence = translate("qt", "The recipe broke down at this place; another one may do.")
    return PlaygroundError(sentence, _detail(error))


def _detail(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
