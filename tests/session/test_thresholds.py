"""Every strategy that draws a line shows its value, and the tokens on both sides of it."""

import pytest

from playground.decoding.catalogue import BY_KEY, TRANSFORMS
from playground.decoding.strategy import Transform
from playground.session.effects import effects
from playground.session.explain import quoted
from tests.widgets import scenes

CUTTING = {
    "top_h": "top_h=0.3",
    "top_k": "top_k=3",
    "top_p": "top_p=0.6",
    "min_p": "min_p=0.3",
    "typical_p": "typical_p=0.5",
    "epsilon": "epsilon=0.05",
    "eta": "eta=0.2",
    "top_a": "top_a=0.5",
    "top_n_sigma": "top_n_sigma=1",
    "p_less": "p_less",
    "tfs": "tfs=0.5",
    "xtc": "xtc(threshold=0.1,probability=1)",
    "mirostat": "mirostat(tau=1,eta=0.1)",
    "mirostat_v1": "mirostat_v1(tau=1,eta=0.1)",
}


def test_all_that_draw_a_line_are_tried() -> None:
    assert {t.about.key for t in TRANSFORMS if t.line is not Transform.line} == set(CUTTING)


@pytest.mark.parametrize("key", CUTTING)
def test_the_card_names_the_line_and_both_of_its_sides(key: str) -> None:
    assert key in BY_KEY
    step = scenes.step(f"{CUTTING[key]},sample")
    stage = step.look.stages[1]
    assert stage.kept < 10
    threshold = stage.threshold
    assert threshold is not None
    said = effects(step, scenes.WORDS)[0].line
    assert f"{threshold.value:.4g}" in said
    for words, side in (("last in", threshold.inside), ("first out", threshold.outside)):
        assert side is not None
        assert f"{words} {quoted(scenes.WORDS[side[0]])} {side[1]:.4g}" in said


@pytest.mark.parametrize("key", CUTTING)
def test_one_side_is_kept_and_the_other_is_cut(key: str) -> None:
    step = scenes.step(f"{CUTTING[key]},sample")
    threshold, seen = step.look.stages[1].threshold, step.look.candidates
    assert threshold is not None
    assert threshold.inside is not None
    assert threshold.outside is not None
    inside, outside = (seen.row_of(side[0]) for side in (threshold.inside, threshold.outside))
    assert seen.cut_by[inside] == -1
    assert seen.cut_by[outside] == 0


def test_top_h_of_one_tells_the_first_that_is_out_from_the_last_that_is_in() -> None:
    logits = tuple(5.0 - number / 30 for number in range(120))
    step = scenes.step(
        "top_h=1,sample", logits, pieces=tuple(f" t{number}".encode() for number in range(120))
    )
    threshold = step.look.stages[1].threshold
    assert threshold is not None
    assert threshold.inside is not None
    assert threshold.outside is not None
    assert (threshold.inside[0], threshold.outside[0]) == (99, 100)
    assert threshold.inside[1] == pytest.approx(threshold.value)
    assert threshold.outside[1] > threshold.value
