"""Facts, the sums over them, and the texts they stand in."""

import math
from collections.abc import Callable
from decimal import Decimal

import numpy as np
import pytest

from playground.errors import BadValue
from playground.models.scripted import ScriptedModel
from playground.session.lesson_check import agrees
from playground.session.lesson_expressions import value_of
from playground.session.lesson_facts import Facts
from playground.session.lesson_text import fill, numbers_in, unbacked, written
from playground.session.records import Step
from playground.session.tree import Prompt
from tests.session.conftest import PIECES

MakeStep = Callable[..., Step]


@pytest.fixture
def facts(model: ScriptedModel, make_step: MakeStep) -> Facts:
    steps = (make_step((0,), "greedy"), make_step((0, 1), "sample", token=6))
    shown = make_step((0, 1, 6), "top_k=4,sample")
    return Facts(Prompt("a", (0,), (b"a",)), steps, shown, PIECES, model.eos_ids)


def value(expression: str, facts: Facts, **named: Facts) -> object:
    return value_of(expression, facts, named)


def test_facts_without_a_prefix_speak_of_the_chart(facts: Facts) -> None:
    shown = facts.shown
    assert shown is not None
    assert value("p_model", facts) == shown.growth.p_model
    assert value("kept", facts) == 4
    assert value("cut", facts) == 6
    assert value("token", facts) == shown.growth.piece.decode()
    assert value("u", facts) == shown.growth.draw.u  # type: ignore[union-attr]


def test_facts_of_candidates_are_found_by_text_and_by_rank(facts: Facts) -> None:
    rows = facts.shown.look.candidates  # type: ignore[union-attr]
    first = PIECES[int(rows.ids[0])].decode()
    assert value("token[1]", facts) == first
    assert value(f'p_model["{first}"]', facts) == rows.p_model[0]
    assert value("p_after[5]", facts) == 0
    assert value("cut_by[5]", facts) == "top_k"
    assert value("cut_by[1]", facts) == ""


def test_facts_of_stages_are_found_by_key(facts: Facts) -> None:
    assert value('kept["top_k"]', facts) == 4
    assert value('mass["top_k"]', facts) == pytest.approx(value("mass", facts))
    assert value('line["top_k"]', facts) == 4.0


def test_last_and_new_speak_of_tokens_that_came(facts: Facts) -> None:
    assert value("last.token", facts) == "<end>"
    assert value("last.how", facts) == "picked"
    assert value("new[1].how", facts) == "greedy"
    assert value("new[2].p_model", facts) == value("last.p_model", facts)


def test_the_text_so_far_has_facts(facts: Facts) -> None:
    first, second = facts.steps
    joint = first.growth.p_model * second.growth.p_model
    assert value("joint", facts) == pytest.approx(joint)
    assert value("joint_bits", facts) == pytest.approx(-np.log2(joint))
    assert value("perplexity", facts) == pytest.approx(joint**-0.5)
    assert value("ends", facts) is True
    assert (value("tokens", facts), value("new_tokens", facts), value("prompt_ids", facts)) == (3, 2, "0")


def test_earlier_steps_are_named(facts: Facts, make_step: MakeStep) -> None:
    cold = Facts(facts.prompt, (), make_step((0,), "top_k=2,sample"), PIECES)
    assert value("cold.kept", facts, cold=cold) == 2
    assert value("cold.kept < kept < 9", facts, cold=cold) is True
    assert value("kept / cold.kept - 1", facts, cold=cold) == 1.0
    assert value("abs(-kept) * log2(8)", facts, cold=cold) == 12.0
    with pytest.raises(BadValue, match="No token was generated"):
        value("cold.last.token", facts, cold=cold)


@pytest.mark.parametrize(
    ("expression", "sentence"),
    [
        ('p_model["zebra"]', "“zebra” is not in the chart"),
        ("p_model[99]", "Rank 99 is not in the chart"),
        ("new[3].token", "no new token number 3; 2 were generated"),
        ("new[0].token", "no new token number 0"),
        ("new.token", "stands after nothing"),
        ("kept[1]", "after a fact of a candidate"),
        ('kept["min_p"]', "The recipe here has no min_p"),
        ("new[1].u", "Nothing was drawn here"),
        ("kept / 0", "divides by zero"),
        ("log2(0)", "no fitting number"),
        ("token + 1", "no fitting number"),
        ('"a" * 300000000', "no fitting number"),
        ("kept * token", "no fitting number"),
        ('"a" + "b"', "no fitting number"),
        ('-"a"', "no fitting number"),
        ("(kept > 1) * 3", "no fitting number"),
        ("abs(token)", "no fitting number"),
        ("9" * 400, "no fitting number"),
        ("*".join(["9" * 90] * 10), "no fitting number"),
        ("1e300 * 1e300 - 1e300 * 1e300", "no fitting number"),
        ("-" * 996 + "kept", "no fitting number"),
        ("+".join(["kept"] * 1000), "longer than 1,000 characters"),
        ("last", "no fact “last” by itself"),
        ("cut_by", "no fact “cut_by” by itself"),
    ],
)
def test_what_cannot_be_told_is_said_in_a_sentence(expression: str, sentence: str, facts: Facts) -> None:
    with pytest.raises(BadValue, match=sentence):
        value(expression, facts)


@pytest.mark.parametrize(
    ("fact", "form", "text"),
    [
        (" cat", "", "“␣cat”"),
        (" a b", "text", "“a b”"),
        ("a\nb", "text", "“a↵b”"),
        (" a", "raw", " a"),
        (49152, "", "49,152"),
        (3, "ordinal", "3rd"),
        (3, "words", "three"),
        (13, "words", "13"),
        (0.3895, "percent", "38.95 %"),
        (1.0, "percent", "100 %"),
        (1e-9, "percent", "<0.01 %"),
        (2.30231, ".2", "2.30"),
        (12345.6, ".0", "12,346"),
        (1 / 789, "one_in", "1 in 789"),
        (1 / 1234567, "one_in", "1 in 1,230,000"),
        (1.0, "one_in", "1 in 1"),
        (0.0, "one_in", "never"),
        (5e-324, "one_in", "1 in 202" + ",000" * 107),
    ],
)
def test_a_fact_is_written_in_its_form(fact: str | int | float, form: str, text: str) -> None:
    assert written(fact, form) == text


@pytest.mark.parametrize(
    ("fact", "form"),
    [
        (0.5, ""),
        (0.5, "words"),
        (True, ""),
        (0.5, "text"),
        (" cat", "percent"),
        (" cat", ".2"),
        (" cat", "one_in"),
        (-0.5, "one_in"),
        (1.5, "one_in"),
        (1.5, "percent"),
        (-0.1, "percent"),
        (math.inf, "one_in"),
        (math.inf, "words"),
    ],
)
def test_a_fact_that_has_no_such_form_is_refused(fact: str | float, form: str) -> None:
    with pytest.raises(BadValue):
        written(fact, form)


def test_placeholders_are_filled_and_braces_kept(facts: Facts) -> None:
    assert fill('{kept} of {vocabulary} {{x}} {new[1].how:raw} {kept["top_k"]:words}', facts, {}) == (
        "4 of 10 {x} greedy four"
    )


def test_written_numbers_are_found_outside_of_placeholders() -> None:
    assert numbers_in("At 0.5 it has 12 %, not {p[1]:.2}, of 49,152; top2 and T5 are names.") == [
        "0.5",
        "12%",
        "49,152",
    ]


def test_written_numbers_must_be_backed_as_they_are_rounded() -> None:
    backing = [Decimal("0.3895"), Decimal(49152)]
    assert unbacked("It has 38.95 %, 39.0 %, 39 %, 0.39 of 49,152.", backing) == []
    assert unbacked("It has 38.8 % and 40 % or 49,151.", backing) == ["38.8%", "40%", "49,151"]


@pytest.mark.parametrize(
    ("found", "wanted", "within", "agree"),
    [
        (0.07131, Decimal("0.0713"), None, True),
        (0.0715, Decimal("0.0713"), None, False),
        (0.0715, Decimal("0.0713"), Decimal("0.001"), True),
        (533, 533, None, True),
        (534, 533, None, False),
        (534, 533, Decimal(3), True),
        (" cat", " cat", None, True),
        (" cat", "cat", None, False),
        (True, True, None, True),
        (1, True, None, False),
        ("1", 1, None, False),
        (1.0, 10**400, Decimal(1), False),
        (math.inf, Decimal(3), None, False),
        (1.0, Decimal("1.5e300"), None, False),
        (3.5, 3, None, False),
    ],
)
def test_a_fact_agrees_within_what_was_written(
    found: str | float, wanted: str | int | Decimal, within: Decimal | None, agree: bool
) -> None:
    assert agrees(found, wanted, within) is agree
