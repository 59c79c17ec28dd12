"""Wishes in any order and at any moment: what must hold whatever a person does."""

from collections.abc import Callable
from dataclasses import dataclass, field

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.qt.controller import Controller
from playground.session import engine
from playground.session.expand import Expansion
from playground.session.records import EXPANDED, Step
from playground.session.session import Place
from playground.session.tree import ROOT, Node, TokenTree
from tests.qt.conftest import WordModel, opener, rows

RECIPES = (
    "sample",
    "greedy",
    "top_k=3,sample",
    "temperature=2,top_p=0.7,sample(draw=race)",
    "mirostat(tau=2,eta=1),sample",
    "mirostat(tau=2,eta=0.5),sample",
    "xtc(threshold=0.1,probability=0.5),frequency_penalty=2,sample",
    'guidance(scale=2,prompt="w4"),sample',
)
PROMPTS = ("w1 w2", "w5", "w1")
WORDS = tuple(range(4))

number = st.integers(0, 30)
WISHES = ["step", "step", "back", "run", "pause", "undo", "redo", "home", "end", "reroll", "settle", "cancel"]
wish = st.one_of(
    *(st.tuples(st.just(name)) for name in WISHES),
    st.tuples(st.just("pick"), st.sampled_from(WORDS)),
    st.tuples(st.just("recipe"), st.sampled_from(RECIPES)),
    st.tuples(st.just("seed"), st.sampled_from((1, 2))),
    st.tuples(st.just("prompt"), st.sampled_from(PROMPTS)),
    st.tuples(st.just("what_if"), st.booleans()),
    st.tuples(st.just("open_model"), st.sampled_from(("words", "others", "broken"))),
    st.tuples(st.sampled_from(("before", "after", "delete", "star", "expand")), number),
    st.tuples(st.sampled_from(("force", "score")), st.lists(st.sampled_from(WORDS), min_size=1, max_size=3)),
)


@dataclass
class Monkey:
    """Gives wishes to a controller and looks at all that must hold after each."""

    controller: Controller
    models: dict[str, WordModel]
    qtbot: QtBot
    places: dict[int, tuple[Place, list[Step]]] = field(default_factory=dict)

    @property
    def model(self) -> WordModel:
        assert self.controller.card is not None
        return self.models[self.controller.card.name]

    @property
    def tree(self) -> TokenTree:
        return self.controller.session.tree

    def node(self, number: int) -> int:
        return number % len(self.tree)

    def do(self, name: str, *told: object) -> None:
        control = self.controller
        deeds: dict[str, Callable[..., None]] = {
            "settle": self.settle,
            "recipe": lambda text: control.set_recipe(Recipe.parse(text)),
            "seed": control.set_seed,
            "prompt": control.set_prompt,
            "what_if": control.ask_what_if,
            "before": lambda number: control.go_before(self.node(number)),
            "after": lambda number: control.go_after(self.node(number)),
            "delete": lambda number: control.branches.delete(self.node(number)),
            "star": lambda number: control.branches.star(self.node(number)),
            "expand": lambda number: control.branches.expand(self.node(number), Expansion(2, 2)),
            "force": lambda ids: control.force(tuple(ids)),
            "score": lambda ids: control.score(tuple(ids), self.model.pieces(ids)),
        }
        deeds.get(name, getattr(control, name, None))(*told)  # type: ignore[misc]
        self.look()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.controller.scene().status.kind == "ready")
        self.qtbot.waitUntil(lambda: self.controller.branches.expanding is None)
        self.preview()

    def look(self) -> None:
        """The line is the path of the tree, and what a place once showed it shows for ever."""
        session, scene = self.controller.session, self.controller.scene()
        line = [mark.token for mark in scene.line.shown]
        assert tuple(line[: scene.cursor]) == session.head().ids
        if session.cursor != ROOT:
            assert tuple(line) == self.tree.ids(session.line()[-1])
        assert session.length <= self.model.context_limit
        assert not set(self.tree.path(session.cursor)) & session.place.hidden
        self.see_place()

    def see_place(self) -> None:
        session = self.controller.session
        shown = session.steps()
        _, before = self.places.setdefault(id(session.place), (session.place, shown))
        assert shown == before

    def preview(self) -> None:
        """The chart shows what the engine makes of the place, asked anew."""
        scene, session = self.controller.scene(), self.controller.session
        if scene.shown is None or scene.shown.kind == "past":
            return
        fresh = engine.choose(engine.look(self.model, session.head(), scene.recipe), scene.recipe)
        assert numbers(scene.shown.step) == numbers(fresh)

    def reproduce(self) -> None:
        """Every record is what the engine makes of the same place again."""
        for node in self.tree.nodes[1:]:
            for record in node.records:
                of = seen if record.growth.how == EXPANDED else numbers
                assert any(of(again) == of(record) for again in self.again(node, record))

    def again(self, node: Node, record: Step) -> list[Step]:
        parent = self.tree.nodes[node.parent]
        ids = self.tree.ids(parent.index)
        known = [step.memories for step in parent.records] or [{}]
        heads = [
            Head(ids, record.prompt_length, memories=memories, seed=record.seed, reroll=record.reroll)
            for memories in known
        ]
        sights = [engine.look(self.model, head, record.recipe) for head in heads]
        if record.growth.how in ("picked", "forced", EXPANDED):
            return [engine.pick(s, record.recipe, node.token, record.growth.how) for s in sights]
        return [engine.choose(sight, record.recipe) for sight in sights]

    def undo_all_and_redo(self) -> None:
        """To the start and back again is the same place with the same text."""
        session, control = self.controller.session, self.controller
        undone = len(session.undone)
        place, shown = session.place, session.steps()
        while session.done:
            control.undo()
            self.look()
        while len(session.undone) > undone:
            control.redo()
            self.look()
        assert session.place is place
        assert session.steps() == shown


def numbers(step: Step) -> tuple[object, ...]:
    look, growth = step.look, step.growth
    after = (growth.p_after, growth.draw, growth.race, step.memories, look.candidates.p_after.tolist())
    return seen(step), after, [(stage.kept, stage.entropy_bits) for stage in look.stages]


def seen(step: Step) -> tuple[object, ...]:
    """What does not depend on memories; an expansion has some of its own on the way over known tokens."""
    growth = step.growth
    place = (step.seed, step.reroll, step.position, step.prompt_length)
    return place, growth.token, growth.how, growth.rank, growth.p_model, growth.logp


@settings(
    max_examples=60, derandomize=True, suppress_health_check=list(HealthCheck), report_multiple_bugs=False
)
@given(wishes=st.lists(wish, min_size=5, max_size=40))
def test_whatever_is_wished_records_stay_true_and_nothing_hangs(
    qtbot: QtBot, wishes: list[tuple[str, ...]]
) -> None:
    models = {"words": WordModel("words"), "others": WordModel("others", lambda path: rows((7, *path)))}
    for model in models.values():
        model.context_limit = 9
    place = Place(recipe=Recipe.parse("sample"))
    controller = Controller(lambda where, *told: opener(models.get(where, model))(where, *told), place)
    controller.set_pace(None)
    controller.max_new_tokens = 6
    try:
        with qtbot.waitSignal(controller.model_adopted):
            controller.open_model("words")
        controller.set_prompt(PROMPTS[0])
        qtbot.waitUntil(lambda: controller.scene().shown is not None)
        monkey = Monkey(controller, models, qtbot)
        for name, *told in wishes:
            monkey.do(name, *told)
        monkey.settle()
        monkey.look()
        monkey.reproduce()
        monkey.undo_all_and_redo()
        monkey.settle()
    finally:
        controller.close()
