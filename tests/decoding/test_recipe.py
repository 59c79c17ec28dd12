"""The text form of a recipe, and what is wrong with others."""

from dataclasses import replace

import pytest

from playground.decoding.catalogue import BY_KEY
from playground.decoding.recipe import DEFAULT, PRESETS, Recipe
from playground.decoding.searches.greedy import Greedy
from playground.decoding.searches.sample import Sample
from playground.decoding.transforms.grammar import Grammar
from playground.decoding.transforms.temperature import Temperature
from playground.decoding.transforms.top_k import TopK
from playground.decoding.transforms.xtc import XTC
from playground.errors import BadValue


def test_the_order_of_the_text_is_the_order_of_application() -> None:
    recipe = Recipe.parse(" top_k = 40 , Temperature=1.2,sample ")
    assert recipe == Recipe((TopK(40), Temperature(1.2)), Sample())
    assert str(recipe) == "top_k=40,temperature=1.2,sample"
    assert recipe.label == "top-k 40 · temperature 1.2 · sample"


@pytest.mark.parametrize(
    "text",
    [
        "dynatemp(range=0.5,exponent=2),sample",
        "smoothing(factor=0.2,curve=1.5),sample",
        "xtc(threshold=0.1,probability=0.5),sample",
        "dry(multiplier=0.8,base=1.75,allowed_length=2),sample",
        "mirostat(tau=5,eta=0.1),sample",
        "mirostat_v1(tau=5,eta=0.1),sample",
        'guidance(scale=1.5,prompt="a, b"),sample',
        "top_k=40,top_p=0.9,min_p=0.05,typical_p=0.9,epsilon=0.001,eta=0.001,top_a=0.2,greedy",
        "top_n_sigma=1,top_h=0.4,tfs=0.9,repetition_penalty=1.1,presence_penalty=0.5,greedy",
        "frequency_penalty=-0.5,no_repeat_ngram=3,min_new_tokens=5,greedy",
        'logit_bias="id:42=-5| yes=2.5",ban="foo|id:42",allow="yes|no",greedy',
        "dynatemp(range=0.5,exponent=1,temperature=0.7),sample(draw=race)",
        "presence_penalty(penalty=0.5,prompt=on),sample",
        'grammar(regex="[a-z]+"),sample',
        "grammar,p_less,sample",
    ],
)
def test_what_is_written_in_full_is_read_and_written_back(text: str) -> None:
    assert str(Recipe.parse(text)) == text


def test_settings_in_parentheses_come_in_any_order_and_may_be_left_out() -> None:
    expected = XTC(probability=0.3)
    assert Recipe.parse("xtc(probability=0.3),sample").transforms == (expected,)
    assert Recipe.parse("xtc( probability = 0.3 , threshold=0.1 ),sample").transforms == (expected,)
    assert Recipe.parse("top_k(k=5),sample").transforms == (TopK(5),)


def test_dashes_and_capitals_in_names_do_not_matter() -> None:
    assert Recipe.parse("Top-K=3,GREEDY") == Recipe((TopK(3),), Greedy())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The recipe is empty"),
        ("   ", "The recipe is empty"),
        ("zork=1,sample", "There is no strategy “zork”; known are "),
        ("temprature=1,sample", "There is no strategy “temprature”; the nearest name is temperature."),
        ("temperature=2e6,sample", "Temperature is a number from 0 to 1,000,000; 2,000,000 is not"),
        ("temperature=1", "ends with a search"),
        ("sample,temperature=1", "ends with a search"),
        ("greedy,sample", "greedy chooses the token, so it can only stand at the end"),
        ("top_k=4,top_k=5,sample", "top_k stands twice"),
        ("top_k=4,,sample", "Two commas"),
        (",sample", "Two commas"),
        ("top_k=,sample", "nothing was typed"),
        ("top_k=4.5,sample", "whole number"),
        ("top_p=1.5,sample", "Top-p p is a number from 0 to 1; 1.5 is not"),
        ("temperature=-1,sample", "at least 0|from 0 to"),
        ("temperature=nan,sample", "is not"),
        ("xtc=0.5,sample", r"xtc has the knobs threshold and probability; write xtc\("),
        ("xtc(thresh=0.5),sample", "is no setting of xtc"),
        ("xtc(threshold=0.1,threshold=0.2),sample", "is no setting of xtc"),
        ("xtc(0.5),sample", "is no setting of xtc"),
        ("top_k(k=5,sample", "parenthesis"),
        ("top_k)5(,sample", "parenthesis|cannot be read"),
        ("top_k 5,sample", "cannot be read"),
        ("greedy=1", "greedy has no knobs"),
        ("sample=race", "sample has"),
        ("sample(draw=dice)", "one of slice, race"),
        ("=5,sample", "is no strategy"),
        ("temperature=0,7,sample", "“7” stands alone; write numbers without commas"),
        ("top_k=1,000,sample", "“000” stands alone; write numbers without commas"),
        ("xtc(threshold=0,1,probability=0.5),sample", "“1” stands alone"),
        ("temperature=0,7", "“7” stands alone"),
        ('guidance(scale=2,prompt="open),sample', "parenthesis|not complete"),
        ('grammar(regex="a",choices="b"),sample', "one of regex, choices and json"),
    ],
)
def test_what_cannot_be_read_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadValue, match=sentence) as fault:
        Recipe.parse(text)
    assert str(fault.value).endswith((".", ").", "…"))
    assert "\n" not in str(fault.value)


def test_recipes_are_values() -> None:
    one, other = Recipe.parse("top_k=4,sample"), Recipe.parse("top_k=4.0,sample")
    assert one == other
    assert len({one, other}) == 1
    assert replace(one, transforms=(TopK(9),)) == Recipe.parse("top_k=9,sample")
    assert one == Recipe.parse("top_k=4,sample")


def test_presets_have_their_keys_and_read_back() -> None:
    assert [p.key for p in PRESETS] == ["G", "T", "K", "P", "M"]
    assert all(Recipe.parse(str(p.recipe)) == p.recipe for p in PRESETS)
    assert str(DEFAULT) == "temperature=0.8,top_k=40,top_p=0.9,sample"


def test_the_text_form_has_the_names_that_are_promised() -> None:
    promised = (
        "temperature dynatemp smoothing top_k top_p min_p typical_p epsilon eta top_a top_n_sigma top_h tfs "
        "xtc repetition_penalty presence_penalty frequency_penalty dry no_repeat_ngram logit_bias ban allow "
        "min_new_tokens mirostat mirostat_v1 guidance greedy sample"
    )
    assert set(promised.split()) <= set(BY_KEY)


def test_a_grammar_without_a_rule_is_off() -> None:
    assert Grammar().is_neutral
    assert not Grammar("a+").is_neutral
