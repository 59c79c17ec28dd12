"""The states of the main window that pictures are taken of."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from shooting import Stage

from playground.decoding.recipe import Recipe
from playground.session.expand import Expansion
from playground.widgets.messages import tell

PROJECT = Path(__file__).resolve().parent.parent
NOWHERE = str(PROJECT / "no" / "such" / "model")
SAMPLED = "temperature=1.2,top_k=40,top_p=0.9,sample"


def no_model(stage: Stage) -> None:
    """An opening that failed, its sentence dismissed."""
    stage.until(lambda: stage.controller.scene().status.error)
    stage.controller.dismiss_fault()


def refused(stage: Stage) -> None:
    """An opening that failed, while the model before stays in use."""
    grown(stage)
    stage.controller.open_model(NOWHERE)
    stage.until(lambda: stage.controller.scene().status.error)


def loading(stage: Stage) -> None:
    """The model opens."""
    stage.until(lambda: stage.controller.scene().status.kind == "opening")
    stage.settle()


def grown(stage: Stage) -> None:
    """Some greedy tokens, then some by another recipe, and a preview."""
    stage.at_rest()
    stage.steps("greedy", 5)
    stage.steps(SAMPLED, 12)


def running(stage: Stage) -> None:
    """In the middle of a run."""
    grown(stage)
    stage.controller.run()
    stage.until(lambda: stage.controller.scene().cursor >= 26)


def past(stage: Stage) -> None:
    """A token of the past, by the recipe of that time."""
    grown(stage)
    stage.controller.go_before(stage.controller.scene().line.marks[12].node)
    stage.at_rest("past")


def what_if(stage: Stage) -> None:
    """Another recipe at a place of the past."""
    past(stage)
    stage.controller.set_recipe(Recipe.parse("temperature=0.7,min_p=0.1,sample"))
    stage.at_rest("what_if")


def finished(stage: Stage) -> None:
    """A run that came to its limit."""
    grown(stage)
    stage.controller.max_new_tokens = 24
    stage.controller.run()
    stage.until(lambda: stage.controller.scene().stop is not None)


def hood(stage: Stage) -> None:
    """The loop, line by line."""
    grown(stage)
    stage.window.docks["hood"].show()


def tree(stage: Stage, expansions: Sequence[Expansion], *, whole: bool) -> None:
    """The tree, expanded after the prompt; `whole` is zoomed out to all of it."""
    stage.at_rest()
    branches, start = stage.controller.branches, stage.controller.session.place.cursor
    stage.steps("greedy", 6)
    for expansion in expansions:
        branches.expand(start, expansion)
        stage.until(lambda: branches.expanding is None)
    stage.window.docks["tree"].show()
    stage.window.docks["tree"].raise_()
    stage.settle()
    if whole:
        stage.window.tree.panel.view.fit()


def dialog(stage: Stage, action: str) -> None:
    """The dialog that an action of the menus opens."""
    grown(stage)
    stage.shoot_dialog(partial(stage.do, action))


def expand(stage: Stage) -> None:
    """How wide and deep to expand."""
    grown(stage)
    stage.shoot_dialog(lambda: stage.window.tree.panel.act("expand", stage.controller.session.place.cursor))


def message(stage: Stage) -> None:
    """One sentence with its details."""
    stage.at_rest()
    sentence = "The file demo.playground cannot be read; it ends in the middle."
    stage.shoot_dialog(lambda: tell(stage.window, sentence, "line 3"))
