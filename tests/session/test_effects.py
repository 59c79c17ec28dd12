import re

import pytest

from playground.session.effects import Effect, choice_effect, effects
from tests.widgets.scenes import WORDS, step


def effect(recipe: str, place: int = 0) -> Effect:
    return effects(step(recipe), WORDS)[place]


def test_a_filter_tells_how_many_it_kept_and_with_how_much_mass() -> None:
    made = step("top_k=3,sample")
    found = effects(made, WORDS)[0]
    stage = made.look.stages[1]
    assert found.done.startswith(f"kept 3 of 10 · mass {100 * stage.mass:.2f} % · entropy ")
    assert f"→ {stage.entropy_bits:.2f} bit" in found.done
    assert found.line == "cut at rank 3 · last in “␣sat” 3 · first out “␣on” 4"
    assert not found.idle


@pytest.mark.parametrize(
    ("recipe", "word"), [("temperature=2,sample", "flatter"), ("temperature=0.5,sample", "sharper")]
)
def test_temperature_tells_whether_it_flattened(recipe: str, word: str) -> None:
    assert re.fullmatch(rf"{word} · entropy \d\.\d\d → \d\.\d\d bit", effect(recipe).done)


@pytest.mark.parametrize(
    ("recipe", "place", "idle"),
    [
        ("temperature=1,sample", 0, "T = 1 changes nothing."),
        ("top_p=1,sample", 0, "p = 1 changes nothing."),
        ("top_k=3,top_p=1.0,min_p=0.001,sample", 2, "min-p 0.001 cuts nothing here: 3 tokens were left."),
        ("top_k=1,temperature=0.5,sample", 1, "temperature 0.5 changes nothing here: one token was left."),
        ("top_k=400,sample", 0, "top-k 400 cuts nothing here."),
    ],
)
def test_a_strategy_without_effect_says_why(recipe: str, place: int, idle: str) -> None:
    found = effect(recipe, place)
    assert found.idle == idle
    assert not found.done


def test_greedy_says_that_it_takes_the_likeliest_either_way() -> None:
    found = effect("temperature=2,greedy")
    assert found.idle == "Greedy takes the likeliest token, and that is the same before and after."
    assert found.done.startswith("flatter")


def test_greedy_says_nothing_where_a_penalty_changed_the_likeliest() -> None:
    found = effect("repetition_penalty=5,greedy")
    assert not found.idle
    assert found.done


def test_tokens_without_known_bytes_go_by_their_number() -> None:
    assert "last in #3 3" in effects(step("top_k=3,sample"))[0].line


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (step("greedy"), "the likeliest → “␣the”"),
        (step("top_k=1,sample"), "one token left → “␣the”"),
        (step("greedy", picked=6), "by hand → “&”"),
        (step("greedy", scores=(1.0,) * 10), "lowest id of equals → “<end>”"),
        (step("sample(draw=race)"), None),
    ],
)
def test_the_choice_is_told_in_a_few_words(made: object, words: str | None) -> None:
    told = choice_effect(made)  # type: ignore[arg-type]
    assert told == words if words else told.startswith("earliest arrival → “")


def test_a_draw_shows_its_number() -> None:
    made = step("sample")
    assert made.growth.draw is not None
    assert choice_effect(made).startswith(f"u = {made.growth.draw.u:.3f} → ")
