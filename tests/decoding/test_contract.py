"""What every strategy of the catalogue must do, also one that nobody has written a test for yet."""

from collections.abc import Iterator

import numpy as np
import pytest

from playground.decoding import Recipe, Shaped, shape
from playground.decoding.catalogue import BY_KEY, SEARCHES, STRATEGIES, TRANSFORMS
from playground.decoding.distribution import Distribution
from playground.decoding.knobs import ChoiceKnob, FloatKnob, IntKnob, Knob, TextKnob
from playground.decoding.manual import page
from playground.decoding.searches.sample import Sample
from playground.decoding.strategy import Head, Strategy, Transform
from playground.errors import BadValue
from tests.decoding.lexicons import SIZE, Words

LEXICON = Words()
NEAR_OPEN_END = 1e-9


def ends(declaration: Knob) -> list[object]:
    """Both ends of the range and of the slider, the default, the neutral value."""
    match declaration:
        case FloatKnob():
            low = declaration.low + NEAR_OPEN_END if declaration.low_open else declaration.low
            found: list[object] = [low, declaration.high, *declaration.slider]
        case IntKnob():
            found = [declaration.low, declaration.high, *declaration.slider]
        case ChoiceKnob():
            found = list(declaration.choices)
        case TextKnob():
            found = []
        case _:
            found = [True, False]
    neutral = [] if declaration.neutral is None else [declaration.neutral]
    return list(dict.fromkeys([*found, declaration.default, *neutral]))


def settings(strategy: type[Strategy]) -> Iterator[Strategy]:
    """The strategy with each knob at each end, the others at their defaults."""
    yield strategy()
    for name, declaration in strategy.knobs():
        for value in ends(declaration):
            yield strategy(**{name: value})


EXAMPLES = {
    "logit_bias": 'logit_bias="yes=2.5|id:3=-1|id:1,2=4"',
    "ban": 'ban="foo|id:3|id:1,2|yes no"',
    "length_decay": "length_decay(start=0,factor=1.5)",
}


def cases(strategy: type[Transform]) -> list[Transform]:
    """Every setting that is tried."""
    texts = {strategy.written(), EXAMPLES.get(strategy.about.key, strategy.written())}
    examples = [Recipe.parse(f"{text},greedy").transforms[0] for text in sorted(texts)]
    return [*settings(strategy), *examples]  # type: ignore[list-item]


ALL_TRANSFORMS = pytest.mark.parametrize("strategy", TRANSFORMS, ids=lambda s: s.about.key)

random = np.random.default_rng(3)
TAIL = np.where(random.random(SIZE) < 0.2, -np.inf, random.normal(0, 3, SIZE))
LOGITS = {
    "peaked": np.where(np.arange(SIZE) == 5, 20.0, random.normal(0, 1, SIZE)),
    "flat": np.zeros(SIZE),
    "ties": random.integers(-3, 3, SIZE).astype(float),
    "masked": TAIL,
    "single": np.where(np.arange(SIZE) == 9, 0.5, -np.inf),
    "huge": random.normal(0, 3000, SIZE),
}


def head_for(transform: Transform, ids: tuple[int, ...] = (1, 2, 3, 1, 2)) -> Head:
    guide = np.random.default_rng(1).normal(0, 2, SIZE)
    return Head(ids, min(1, len(ids)), lexicon=LEXICON, seed=1, guide=guide)


def shaped_by(transform: Transform, logits: np.ndarray) -> Shaped:
    return shape(logits, Recipe((transform,), Sample()), head=head_for(transform))


def test_keys_are_unique_and_the_text_form_knows_all() -> None:
    assert len(BY_KEY) == len(STRATEGIES) == len(TRANSFORMS) + len(SEARCHES)


@ALL_TRANSFORMS
def test_something_survives_and_probabilities_sum_to_one(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        for logits in LOGITS.values():
            before = logits.copy()
            shaped = shaped_by(transform, logits)
            assert (logits == before).all()
            assert shaped.after.count >= 1
            assert not np.isnan(shaped.after.logits).any()
            assert shaped.after.logits.max() < np.inf
            assert shaped.probabilities.sum() == pytest.approx(1.0, abs=1e-9)
            assert ((shaped.probabilities > 0) <= shaped.kept).all()
            assert not (shaped.kept & np.isneginf(before)).any()


@ALL_TRANSFORMS
def test_what_is_handed_on_is_what_follows_from_the_logits(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        for logits in LOGITS.values():
            after = shaped_by(transform, logits).after
            fresh = Distribution(after.logits.copy())
            assert (after.ladder == fresh.ladder).all()
            assert (after.kept == fresh.kept).all()
            assert (after.top(70) == fresh.top(70)).all()
            assert after.best == fresh.best
            assert after.entropy_nats == pytest.approx(fresh.entropy_nats, abs=1e-9)
            assert [after.at(place) for place in range(min(9, after.count))] == fresh.top(9).tolist()


@ALL_TRANSFORMS
def test_the_stage_says_what_happened(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        for logits in LOGITS.values():
            shaped = shaped_by(transform, logits)
            first, stage = shaped.stages
            assert stage.kept == shaped.after.count <= first.kept
            assert 0.0 <= stage.mass <= 1.0 + 1e-12
            lost = shaped.model.probabilities[shaped.model.kept & ~shaped.kept].sum()
            assert stage.mass == pytest.approx(1.0 - lost, abs=1e-9)
            assert (stage.probabilities == np.sort(stage.probabilities)[::-1]).all()
            assert stage.probabilities == pytest.approx(shaped.probabilities[stage.ids], abs=1e-12)
            assert ((shaped.cut_by == 0) == (shaped.model.kept & ~shaped.kept)).all()


@ALL_TRANSFORMS
def test_the_line_has_a_kept_token_inside_and_a_cut_one_outside(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        for logits in LOGITS.values():
            shaped = shaped_by(transform, logits)
            line = shaped.stages[1].threshold
            if line is None:
                continue
            assert line.inside is not None
            assert shaped.kept[line.inside[0]]
            assert (line.outside is not None) == (shaped.after.count < shaped.model.count)
            if line.outside:
                assert shaped.cut_by[line.outside[0]] == 0
            values = [line.value, *(side[1] for side in (line.inside, line.outside) if side)]
            assert np.isfinite(values).all()


@ALL_TRANSFORMS
def test_a_neutral_setting_changes_nothing(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        if not transform.is_neutral:
            continue
        for logits in LOGITS.values():
            shaped = shaped_by(transform, logits)
            assert shaped.after is shaped.model
            assert shaped.stages[1].threshold is None


@ALL_TRANSFORMS
def test_the_order_is_kept_where_that_is_promised(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        if not transform.keeps_order:
            continue
        for logits in LOGITS.values():
            after = shaped_by(transform, logits).after
            scores = after.logits[np.lexsort((np.arange(SIZE), -logits))]
            alive = scores[scores > -np.inf]
            assert (np.diff(alive) <= 0).all()


@ALL_TRANSFORMS
def test_the_same_place_gives_the_same_result(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        one, other = shaped_by(transform, TAIL), shaped_by(transform, TAIL)
        assert (one.after.logits == other.after.logits).all()


@ALL_TRANSFORMS
def test_no_history_and_a_history_of_foreign_ids_do_no_harm(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        for ids in ((), (SIZE + 5, SIZE + 5, 4, SIZE + 5)):
            shaped = shape(TAIL, Recipe((transform,), Sample()), head=head_for(transform, ids))
            assert shaped.after.count >= 1


@ALL_TRANSFORMS
def test_what_is_learnt_is_plain_and_finite(strategy: type[Transform]) -> None:
    for transform in cases(strategy):
        shaped = shaped_by(transform, TAIL)
        head = shaped.head
        for token in (shaped.after.best, int(np.argmin(shaped.model.logits))):
            learnt = transform.learn(shaped.model, shaped.after, head, token)
            assert learnt is None or (isinstance(learnt, float) and np.isfinite(learnt))


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda s: s.about.key)
def test_the_text_form_reads_back_as_the_same_value(strategy: type[Strategy]) -> None:
    for setting in cases(strategy) if issubclass(strategy, Transform) else settings(strategy):
        reads_back(setting)


def reads_back(setting: Strategy) -> None:
    text = str(setting)
    recipe = Recipe.parse(f"{text},greedy" if isinstance(setting, Transform) else text)
    assert (recipe.transforms[0] if isinstance(setting, Transform) else recipe.search) == setting
    assert str(recipe) == (f"{text},greedy" if isinstance(setting, Transform) else text)


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda s: s.about.key)
def test_about_is_complete(strategy: type[Strategy]) -> None:
    about = strategy.about
    summary = (strategy.__doc__ or "").strip()
    assert summary.endswith(".")
    assert "\n" not in summary
    for text in (about.title, about.formula, about.source, about.when, about.weakness):
        assert text.strip()
    assert about.when.endswith(".")
    assert about.weakness.endswith(".")
    assert about.key in strategy.written()
    for _, declaration in strategy.knobs():
        assert declaration.symbol
        assert declaration.help
    assert about.title in page(strategy)


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda s: s.about.key)
def test_numbers_out_of_range_are_refused_with_the_range(strategy: type[Strategy]) -> None:
    for name, declaration in strategy.knobs():
        if not isinstance(declaration, FloatKnob | IntKnob):
            continue
        for wrong in (declaration.low - 1, declaration.high + 1, float("nan"), float("inf"), True, "1", None):
            with pytest.raises(BadValue, match="number"):
                strategy(**{name: wrong})


@ALL_TRANSFORMS
def test_a_strategy_that_needs_a_vocabulary_says_so_in_one_sentence(strategy: type[Transform]) -> None:
    texts = EXAMPLES.get(strategy.about.key, strategy.written())
    transform = Recipe.parse(f"{texts},greedy").transforms[0]
    complaint = transform.complain(None, SIZE)
    assert transform.complain(LEXICON, SIZE) is None
    if complaint:
        assert complaint.endswith(".")
        head = Head((1, 2), 1)
        with pytest.raises(BadValue):
            transform.reshape(Distribution(LOGITS["ties"].copy()), head)
