"""What the tree says about how a token was chosen."""

import pytest

from playground.widgets.tree_ways import DRAWN, GREEDY, HAND, OTHER, way_of
from tests.widgets import trees


@pytest.mark.parametrize(
    ("recipe", "way"),
    [
        ("greedy", GREEDY),
        ("temperature=0,sample", GREEDY),
        ("sample", DRAWN),
        ("sample(draw=race)", DRAWN),
        ("top_k=1,sample", DRAWN),
    ],
)
def test_only_a_recipe_that_is_greedy_is_called_so(recipe, way):
    session = trees.prompted()
    (node,) = trees.grow(session, 1, recipe)
    assert way_of(session.recorded(node)) is way


def test_a_choice_by_hand_is_told_and_nothing_is_made_up():
    session = trees.prompted()
    assert way_of(session.recorded(trees.pick(session, 3))) is HAND
    assert way_of(None) is OTHER
