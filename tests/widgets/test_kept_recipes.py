import pytest

from playground.decoding.recipe import Recipe
from playground.errors import BadValue
from playground.widgets.kept_recipes import (
    LONGEST_NAME,
    kept,
    named_from,
    named_text,
    recipes_from,
    recipes_text,
    without,
)

ONE, TWO = Recipe.parse('ban="a, \\"b\\"|c",sample'), Recipe.parse("top_k=5,greedy")


def test_lists_and_names_come_back_as_they_were_stored() -> None:
    assert recipes_from(recipes_text((ONE, TWO))) == (ONE, TWO)
    named = kept(kept((), "one", ONE), "  two\n words ", TWO)
    assert [preset.title for preset in named] == ["one", "two words"]
    assert named_from(named_text(named)) == named


def test_a_name_is_given_once_and_can_be_dropped() -> None:
    named = kept(kept((), "one", ONE), "one", TWO)
    assert [preset.recipe for preset in named] == [TWO]
    assert without(named, "one") == ()
    assert without(named, "other") == named


@pytest.mark.parametrize("name", ["", "  \n", "x" * (LONGEST_NAME + 1)])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadValue):
        kept((), name, ONE)


@pytest.mark.parametrize("text", ["", "damaged", "[1]", "3", '{"a": "nonsense"}', '{"a": 4}'])
def test_damaged_settings_hold_no_names(text: str) -> None:
    assert named_from(text) == ()
