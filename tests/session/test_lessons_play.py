"""What a lesson's deeds do, on a tiny exact model."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from playground.errors import BadValue
from playground.models.scripted import ScriptedModel
from playground.session.files import load, save
from playground.session.language_model import card_of
from playground.session.lesson_check import check
from playground.session.lesson_deeds import parse_deed
from playground.session.lesson_demo import play_recorded, record
from playground.session.lesson_format import parse_lesson
from playground.session.lesson_hands import Hands, play_on
from playground.session.lesson_play import Play
from playground.session.lessons import Lesson

PIECES = (*(f" w{number}".encode() for number in range(19)), b"<end>")
HEAD = 'title = "T"\nsummary = "S"\nminutes = 3\nlevel = "beginner"\n'
SHOW = 'prompt = " w1 w2"\nrecipe = "{recipe}"\nsay = "Look."\n'


def rows(path: tuple[int, ...]) -> np.ndarray:
    logits = np.random.default_rng([len(path), *path]).normal(0, 2, len(PIECES))
    logits[19] = 30.0 if len(path) > 12 else -9.0
    return logits


@pytest.fixture
def words() -> ScriptedModel:
    return ScriptedModel(PIECES, rows, eos_ids=frozenset({19}), name="words", context_limit=40)


def lesson(*steps: str, recipe: str = "sample") -> Lesson:
    first, *others = steps
    text = HEAD + "[[step]]\n" + SHOW.format(recipe=recipe) + first
    for other in others:
        text += "\n[[step]]\n" + ("" if "say =" in other else 'say = "On."\n') + other
    return parse_lesson("mine", text)


def hands_after(model: ScriptedModel, *deeds: str, recipe: str = "sample") -> Hands:
    hands = Hands(model)
    hands.perform(lesson("", recipe=recipe).steps[0])
    for deed in deeds:
        hands.do(parse_deed(deed))
    return hands


def tokens(hands: Hands) -> list[int]:
    return [step.growth.token for step in hands.session.steps()]


def test_a_step_takes_what_the_chart_marks(words: ScriptedModel) -> None:
    hands = hands_after(words)
    shown = hands.shown()
    assert shown is not None
    assert shown.kind == "preview"
    hands.do(parse_deed("step"))
    assert tokens(hands) == [shown.step.growth.token]


@pytest.mark.parametrize(
    ("said", "expect", "backed"),
    [
        ("Fewer than 21.", 'holds = "kept < 21"', True),
        ("Fewer than 22.", 'holds = "kept < 21"', False),
        ("There are 0 of them.", "ends = false", False),
        ("There is 1 of them.", "ends = false", False),
        ("It has 20.", "kept = 20", True),
    ],
)
def test_a_number_is_backed_by_what_is_expected(
    said: str, expect: str, backed: bool, words: ScriptedModel
) -> None:
    told = lesson(f"seed = 7\nexpect = [{{ {expect} }}]\n", recipe="greedy")
    told = replace(told, steps=(replace(told.steps[0], say=said),))
    (finding,) = check(play_on(told, words))
    assert finding.ok is backed


def test_steps_and_a_run_give_the_same_tokens(words: ScriptedModel) -> None:
    assert tokens(hands_after(words, "step 5")) == tokens(hands_after(words, "run 5"))


def test_a_run_ends_with_an_end_token(words: ScriptedModel) -> None:
    grown = tokens(hands_after(words, "run 30"))
    assert grown[-1] == 19
    assert len(grown) == 12


def test_stepping_over_what_is_there_generates_nothing(words: ScriptedModel) -> None:
    hands = hands_after(words, "run 5", "home", "step 3")
    assert len(hands.session.tree) == 1 + 1 + 5
    assert hands.shown().kind == "past"  # type: ignore[union-attr]


def test_back_home_end_and_go_stand_where_they_say(words: ScriptedModel) -> None:
    hands = hands_after(words, "run 5", "back 2")
    whole = tokens(hands_after(words, "run 5"))
    assert tokens(hands) == whole[:3]
    for deed, length in (("end", 5), ("go 2", 1), ("home", 0), ("go 5", 4)):
        hands.do(parse_deed(deed))
        assert tokens(hands) == whole[:length], deed


def test_another_recipe_in_the_past_is_a_what_if_and_grows_a_branch(words: ScriptedModel) -> None:
    hands = hands_after(words, "run 5", "home", "recipe greedy")
    assert hands.shown().kind == "what_if"  # type: ignore[union-attr]
    hands.do(parse_deed("what_if off"))
    assert hands.shown().kind == "past"  # type: ignore[union-attr]
    hands.do(parse_deed("run 5"))
    greedy = hands_after(words, "run 5", recipe="greedy")
    assert tokens(hands) == tokens(greedy)


def test_a_picked_token_is_marked_as_such(words: ScriptedModel) -> None:
    hands = hands_after(words, 'pick " w7"')
    assert tokens(hands) == [7]
    assert hands.session.steps()[0].growth.how == "picked"


def test_a_reroll_stays_with_the_prompt_it_was_made_for(words: ScriptedModel) -> None:
    hands = hands_after(words, "reroll")
    marked = hands.shown().step.growth.token  # type: ignore[union-attr]
    hands.do(parse_deed("step"))
    hands.do(parse_deed("home"))
    assert hands.session.head().reroll == 1
    hands.do(parse_deed("run 1"))
    assert tokens(hands) == [marked]
    other = replace(parse_lesson("mine", HEAD + "[[step]]\n" + SHOW.format(recipe="greedy")).steps[0])
    hands.perform(replace(other, prompt=" w3"))
    assert hands.session.head().reroll == 0


def test_a_seed_is_repeatable_and_another_one_draws_anew(words: ScriptedModel) -> None:
    first = hands_after(words, "run 8")
    again = hands_after(words, "run 8", "home", "seed 7", "run 8", "home", "seed 42", "run 8")
    other = hands_after(words, "seed 7", "run 8")
    assert tokens(first) == tokens(again) != tokens(other)


def test_undo_and_redo_exchange_places(words: ScriptedModel) -> None:
    hands = hands_after(words, "step", "step", "undo")
    assert len(tokens(hands)) == 1
    hands.do(parse_deed("redo"))
    assert len(tokens(hands)) == 2


def test_the_cache_is_on_at_the_beginning(words: ScriptedModel) -> None:
    words.cache_enabled = False
    hands = Hands(words)
    assert words.cache_enabled
    hands.do(parse_deed("cache off"))
    assert not words.cache_enabled


@pytest.mark.parametrize(
    ("deeds", "sentence"),
    [
        ('do = ["back"]', "Lesson mine, step 1: There is no token before this place"),
        ('do = ["go 1"]', "There is no new token number 1"),
        ('do = ["pick \\"zebra\\""]', "“zebra” is no token of this model"),
        ('do = ["recipe allow=\\"zebra\\",sample"]', "zebra"),
    ],
)
def test_a_deed_that_cannot_be_done_is_said_with_its_step(
    deeds: str, sentence: str, words: ScriptedModel
) -> None:
    with pytest.raises(BadValue, match=sentence):
        play_on(lesson(deeds), words).to_the_end()


def test_moments_hold_texts_with_numbers_and_stay_as_they_were(words: ScriptedModel) -> None:
    ask = 'ask = { question = "{kept:words}?", answers = ["{kept}", "b"], right = 0, because = "{kept}." }\n'
    play = play_on(
        lesson('name = "one"\n' + ask, 'recipe = "top_k=3,sample"\nsay = "{kept} and {one.kept}"'), words
    )
    first, second = play.to_the_end()
    assert (first.question, first.answers, first.because) == ("20?", ("20", "b"), "20.")
    assert second.say == "3 and 20"
    assert (second.question, second.answers) == ("", ())
    assert play.moments == [first, second]
    assert first.place != second.place
    assert play.is_over


def findings(play: Play) -> dict[int, tuple[str, ...]]:
    return {finding.number: finding.problems for finding in check(play)}


def test_a_check_names_what_differs(words: ScriptedModel) -> None:
    play = play_on(
        lesson(
            "expect = [{ kept = 19 }, { kept = 20 }]",
            'say = "It has 3 of 20 tokens, not 5."\nrecipe = "top_k=3,sample"',
            'expect = [{ holds = "kept > 4" }, { "p_model[99]" = 0.1 }]',
        ),
        words,
    )
    found = findings(play)
    assert found[1] == ("kept is 20, not 19.",)
    assert found[2] == (
        "It says 20, and nothing backs that number; write a placeholder or an expectation.",
        "It says 5, and nothing backs that number; write a placeholder or an expectation.",
    )
    assert found[3] == ("It does not hold that kept > 4.", "Rank 99 is not in the chart here.")


def test_a_check_ends_where_the_lesson_cannot_go_on(words: ScriptedModel) -> None:
    found = findings(play_on(lesson("", 'do = ["back"]', "seed = 1"), words))
    assert list(found) == [1, 2]
    assert "There is no token before" in found[2][0]


def test_a_recording_plays_back_every_moment(words: ScriptedModel, tmp_path: Path) -> None:
    steps = (
        'do = ["run 4"]\nname = "one"',
        'do = ["home", "reroll"]\nsay = "{u:.6} {one.text}"',
        'do = ["step 2"]\nsay = "{text} {joint:.9} {p_model[5]:.9}"',
        'do = ["home", "recipe top_k=2,sample"]\nsay = "{kept} {token} {cut_by[3]}"',
        'do = ["run 30"]\nsay = "{text} {last.rank}"\nexpect = [{ ends = true }]',
        'prompt = " w5"\nsay = "{prompt_ids} {token} {p_after:.9}"',
        'prompt = " w1 w2"\nrecipe = "sample"\ndo = ["end"]\nsay = "{text}"',
    )
    told = lesson(*steps)
    live = play_on(told, words).to_the_end()
    save(tmp_path / "demo.playground", record(told, words), card_of(words))
    play = play_recorded(told, load(tmp_path / "demo.playground"))
    recorded = play.to_the_end()
    assert [moment.say for moment in recorded] == [moment.say for moment in live]
    assert all(moment.shown.kind == "past" for moment in recorded if moment.shown)
    assert recorded[-1].place.cursor > 0
