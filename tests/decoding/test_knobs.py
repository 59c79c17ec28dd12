"""What is typed into a knob: decimals with dot and comma, and all that is no number."""

import pytest

from playground.decoding.knobs import BoolKnob, ChoiceKnob, FloatKnob, IntKnob, TextKnob
from playground.errors import BadValue

SHARE = FloatKnob(
    symbol="p", help="", default=0.9, low=0.0, high=1.0, slider=(0.5, 1.0), step=0.01, neutral=1.0
)
ABOVE = FloatKnob(symbol="x", help="", default=1.0, low=0.0, low_open=True, high=5.0, slider=(1, 2), step=0.1)
WHOLE = IntKnob(symbol="k", help="", default=40, neutral=0, low=0, high=1000, slider=(1, 200))
FREE = FloatKnob(
    symbol="x", help="", default=1.0, low=-float("inf"), high=float("inf"), slider=(-1, 1), step=0.1
)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("0.7", 0.7),
        ("0,7", 0.7),
        (" .7 ", 0.7),
        ("7e-1", 0.7),
        ("1", 1.0),
        ("0", 0.0),
        ("−0", 0.0),
        (",5", 0.5),
    ],
)
def test_dot_and_comma_decimals_are_the_same_number(typed: str, value: float) -> None:
    parsed = SHARE.parse(typed, "p")
    assert parsed == value
    assert str(parsed) == str(value + 0.0)


@pytest.mark.parametrize(
    "typed",
    ["", "  ", "abc", "nan", "inf", "-inf", "1.5", "-0.1", "7", "0,7,1", "1_0", "0.7.1", "1,000.5"],
)
def test_what_is_no_share_is_refused_with_the_range(typed: str) -> None:
    with pytest.raises(BadValue, match=r"p is a number from 0 to 1; ") as fault:
        SHARE.parse(typed, "p")
    assert str(fault.value).endswith(".")


def test_nothing_typed_is_said_to_be_nothing() -> None:
    with pytest.raises(BadValue, match="nothing was typed"):
        SHARE.parse("   ", "p")


@pytest.mark.parametrize("value", [True, None, "0.5", float("nan"), float("inf"), 2, -1e-9])
def test_values_of_another_kind_are_refused(value: object) -> None:
    with pytest.raises(BadValue):
        SHARE.check(value, "p")


def test_an_open_end_is_not_in_the_range() -> None:
    assert ABOVE.check(1e-300, "x") == 1e-300
    with pytest.raises(BadValue, match="above 0 and at most 5"):
        ABOVE.check(0.0, "x")


@pytest.mark.parametrize(
    ("typed", "value"), [("40", 40), ("40.0", 40), ("4e1", 40), (" 1000 ", 1000), ("1,000", 1000)]
)
def test_whole_numbers_are_read(typed: str, value: int) -> None:
    parsed = WHOLE.parse(typed, "k")
    assert parsed == value
    assert type(parsed) is int


@pytest.mark.parametrize(
    "typed",
    ["", "1.5", "0,5", "0,500", "-1", "1001", "10,000", "1,00,000", "nan", "inf", "1e400", "4 0", "forty"],
)
def test_what_is_no_whole_number_is_refused_with_the_range(typed: str) -> None:
    with pytest.raises(BadValue, match="k is a whole number from 0 to 1,000"):
        WHOLE.parse(typed, "k")


@pytest.mark.parametrize("value", [True, 1.5, None, "3"])
def test_a_whole_number_is_no_flag_and_no_text(value: object) -> None:
    with pytest.raises(BadValue):
        WHOLE.check(value, "k")


def test_whole_floats_are_whole_numbers() -> None:
    assert WHOLE.check(40.0, "k") == 40


def test_a_number_without_bounds_is_any_finite_number() -> None:
    assert FREE.range_text == "any number"
    assert FREE.parse("-1e300", "x") == -1e300
    with pytest.raises(BadValue):
        FREE.parse("inf", "x")


@pytest.mark.parametrize(("typed", "value"), [("on", True), (" Yes ", True), ("FALSE", False)])
def test_flags_are_words(typed: str, value: bool) -> None:
    knob = BoolKnob(symbol="", help="", default=False)
    assert knob.parse(typed, "prompt") is value
    assert knob.parse(knob.format(value), "prompt") is value


@pytest.mark.parametrize("wrong", ["", "1", "maybe"])
def test_other_words_are_no_flags(wrong: str) -> None:
    with pytest.raises(BadValue, match="prompt is on or off"):
        BoolKnob(symbol="", help="", default=False).parse(wrong, "prompt")
    with pytest.raises(BadValue, match="prompt is on or off"):
        BoolKnob(symbol="", help="", default=False).check(1, "prompt")


def test_a_choice_is_one_of_its_words() -> None:
    knob = ChoiceKnob(symbol="", help="", default="slice", choices=("slice", "race"))
    assert knob.parse(" race ", "draw") == "race"
    with pytest.raises(BadValue, match="draw is one of slice, race; “dice” is not"):
        knob.parse("dice", "draw")


def test_a_text_is_taken_as_it_stands_or_in_quotes() -> None:
    knob = TextKnob(symbol="", help="", default="")
    assert knob.parse('"a, \\"b\\"\\u00e9"', "prompt") == 'a, "b"é'
    assert knob.parse("plain words", "prompt") == "plain words"
    with pytest.raises(BadValue, match="is not complete"):
        knob.parse('"open', "prompt")
    with pytest.raises(BadValue, match="prompt is a text"):
        knob.check(5, "prompt")
    assert (knob.words(""), knob.words("x")) == ("(empty)", "“x”")
