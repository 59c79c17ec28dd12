import numpy as np
import pytest

from playground.decoding.recipe import Recipe
from playground.session import engine
from playground.session.mass import gaps, mass_curve, whole_curve
from playground.session.multiples import Multiples, multiples
from tests.widgets import scenes

PIECES = tuple(f" t{number}".encode() for number in range(400))
FLAT = tuple(2.0 - number / 400 for number in range(400))


def test_the_curve_sums_the_tokens_that_top_p_saw() -> None:
    step = scenes.step("temperature=2,top_p=0.6,sample")
    curve = mass_curve(step)
    before, after = step.look.stages[1:]
    assert curve.sums[:-1] == pytest.approx(np.cumsum(before.probabilities)[:-1])
    assert curve.cut is not None
    assert (curve.cut.kept, curve.cut.asked) == (after.kept, 0.6)
    assert curve.sum_at(after.kept) == pytest.approx(after.mass)
    assert curve.sum_at(after.kept - 1) < 0.6 <= curve.sum_at(after.kept)
    assert gaps(curve) == []


def test_a_flat_step_has_gaps_that_the_record_does_not_name() -> None:
    curve = mass_curve(scenes.step("top_p=0.9,sample", FLAT, pieces=PIECES))
    assert curve.cut is not None
    assert curve.cut.kept > 64
    assert curve.named == 64
    assert gaps(curve) == [(64, curve.cut.kept), (curve.cut.kept, 400)]
    assert curve.sum_at(curve.cut.kept) == pytest.approx(curve.cut.mass)
    assert curve.sum_at(100) is None
    assert (np.diff(curve.sums) >= 0).all()


@pytest.mark.parametrize(
    ("recipe", "key", "asked"),
    [
        ("top_k=3,top_p=0.9,sample", "top_p", 0.9),
        ("min_p=0.2,sample", "min_p", None),
        ("top_p=1,top_k=3,sample", "top_k", None),
    ],
)
def test_top_p_comes_first_then_the_filter_that_cuts(recipe: str, key: str, asked: float | None) -> None:
    cut = mass_curve(scenes.step(recipe)).cut
    assert cut is not None
    assert (cut.transform.about.key, cut.asked) == (key, asked)


def test_without_a_cut_the_curve_is_the_models() -> None:
    curve = mass_curve(scenes.step("temperature=2,greedy"))
    assert curve.cut is None
    assert curve.sum_at(1) == pytest.approx(scenes.step("greedy").growth.p_model)
    assert curve.sum_at(10) == 1.0


def shown(recipe: str, rows: int = 8) -> Multiples:
    return multiples(scenes.step(recipe), rows, scenes.WORDS)


def test_every_stage_has_a_panel_with_the_same_tokens() -> None:
    found = shown("temperature=2,top_k=4,top_p=0.8,greedy")
    assert [panel.title for panel in found.panels] == ["model", "temperature 2", "top-k 4", "top-p 0.8"]
    assert [panel.kept for panel in found.panels][:3] == [10, 10, 4]
    assert [one.name for one in found.traces][:3] == ["␣the", "␣cat", "␣sat"]
    assert all(len(panel.points) == 8 for panel in found.panels)


def test_the_cut_is_a_line_below_the_last_token_kept() -> None:
    found = shown("temperature=2,top_k=4,top_p=0.5,greedy")
    assert [panel.cut_below for panel in found.panels] == [None, None, 3, 1]
    assert found.panels[2].newly_cut == {4, 5, 6, 7}
    assert found.panels[3].newly_cut == {2, 3}


def test_where_no_straight_line_cuts_there_is_none() -> None:
    found = shown('ban="id:2",greedy')
    assert found.panels[1].newly_cut == {1}
    assert found.panels[1].cut_below is None


def test_the_taken_token_is_always_among_the_rows() -> None:
    step = scenes.step("top_k=3,sample", FLAT, pieces=PIECES, picked=300)
    found = multiples(step, 6)
    assert found.row_of(300) == 5
    assert found.traces[5].name == "␣t300"
    assert found.taken == 300
    assert found.row_of(299) is None


def test_with_the_whole_vocabulary_the_curve_has_no_gap_around_the_cut() -> None:
    recipe = Recipe.parse("top_p=0.9,sample")
    step = scenes.step(str(recipe), FLAT, pieces=PIECES)
    shaped = engine.reshape(scenes.sight(FLAT), recipe)
    curve = whole_curve(step, shaped)
    cumulative = shaped.chain[0].cumulative
    assert curve.sums == pytest.approx(cumulative[curve.ranks - 1])
    assert curve.cut is not None
    assert curve.sum_at(curve.cut.kept) == pytest.approx(step.look.stages[1].mass)
    assert curve.sum_at(curve.cut.kept - 1) is None or curve.sum_at(curve.cut.kept - 1) < 0.9
    assert curve.named == len(curve.ranks)
    assert curve.ranks[-1] == 400
