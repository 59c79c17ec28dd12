import pytest

from playground.decoding.recipe import Recipe
from playground.decoding.transforms.min_p import MinP
from playground.decoding.transforms.top_k import TopK
from playground.widgets.pipeline import Pipeline

THREE = "temperature=1.2,top_k=40,top_p=0.9,sample"


def pipeline(text: str = THREE) -> Pipeline:
    return Pipeline.of(Recipe.parse(text))


def test_what_is_switched_off_stays_a_card_but_leaves_the_recipe() -> None:
    off = pipeline().switched("top_k", False)
    assert off.keys == ("temperature", "top_k", "top_p")
    assert str(off.recipe) == "temperature=1.2,top_p=0.9,sample"
    assert str(off.switched("top_k", True).recipe) == THREE


@pytest.mark.parametrize(
    ("key", "place", "keys"),
    [
        ("top_p", 0, ("top_p", "temperature", "top_k")),
        ("temperature", 1, ("top_k", "temperature", "top_p")),
        ("temperature", 9, ("top_k", "top_p", "temperature")),
        ("temperature", -1, ("temperature", "top_k", "top_p")),
    ],
)
def test_a_card_moves_to_a_place(key: str, place: int, keys: tuple[str, ...]) -> None:
    assert pipeline().moved(key, place).keys == keys


def test_a_card_is_added_where_the_default_order_has_it() -> None:
    assert pipeline("temperature=1.2,top_p=0.9,sample").added(TopK()).keys == (
        "temperature",
        "top_k",
        "top_p",
    )
    assert pipeline().added(MinP()).keys == ("temperature", "top_k", "top_p", "min_p")


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("temperature=0.5,top_p=0.8,sample", ("temperature", "top_k", "top_p")),
        ("top_p=0.8,temperature=0.5,sample", ("top_p", "temperature", "top_k")),
        ("min_p=0.2,sample", ("top_k", "min_p")),
        ("top_k=7,sample", ("top_k",)),
    ],
)
def test_cards_that_are_off_outlive_another_recipe(text: str, keys: tuple[str, ...]) -> None:
    adopted = pipeline().switched("top_k", False).adopting(Recipe.parse(text))
    assert adopted.keys == keys
    assert adopted.recipe == Recipe.parse(text)


def test_a_preset_clears_the_cards_that_are_off() -> None:
    adopted = pipeline().switched("top_k", False).adopting(Recipe.parse("greedy"))
    assert adopted.keys == ()
