"""What holds for any logits and any recipe."""

import subprocess
import sys
from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from playground.decoding import Recipe, shape
from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.distribution import Distribution
from playground.decoding.knobs import BoolKnob, ChoiceKnob, FloatKnob, IntKnob, Knob
from playground.decoding.schedules import From, Linear
from playground.decoding.searches.greedy import Greedy
from playground.decoding.searches.sample import Sample, pick_at
from playground.decoding.strategy import Head, Transform
from playground.decoding.tokens import TokensKnob
from tests.decoding.lexicons import SIZE, Words

LEXICON = Words()

finite = st.floats(-50, 50) | st.sampled_from([0.0, 1.0, -1.0])
logits_row = hnp.arrays(np.float64, st.integers(1, 60), elements=finite | st.just(-np.inf)).filter(
    lambda row: bool((row > -np.inf).any())
)


def inside(declaration: FloatKnob) -> st.SearchStrategy[float]:
    return st.floats(declaration.low, declaration.high, exclude_min=declaration.low_open)


def schedules(declaration: FloatKnob | IntKnob, number: st.SearchStrategy) -> st.SearchStrategy:
    linear = st.builds(Linear, number, number, st.integers(1, 50))
    if declaration.neutral is None:
        return linear
    return linear | st.builds(From, st.integers(0, 50), number)


def value_of(declaration: Knob) -> st.SearchStrategy:
    match declaration:
        case FloatKnob():
            return inside(declaration) | schedules(declaration, inside(declaration))
        case IntKnob():
            number = st.integers(declaration.low, declaration.high)
            return number | schedules(declaration, number)
        case BoolKnob():
            return st.booleans()
        case ChoiceKnob():
            return st.sampled_from(declaration.choices)
        case TokensKnob():
            return st.sampled_from(["", "id:1=2" if declaration.biased else "id:1", declaration.default])
    return st.text()


def built(transform: type[Transform]) -> st.SearchStrategy[Transform]:
    values = {name: value_of(declaration) for name, declaration in transform.knobs()}
    if transform.about.key == "grammar":
        return st.builds(transform, st.text())
    return st.builds(transform, **values)


transforms = st.lists(st.sampled_from(TRANSFORMS), unique=True, max_size=5).flatmap(
    lambda kinds: st.tuples(*map(built, kinds))
)
recipes = st.builds(Recipe, transforms, st.sampled_from([Greedy(), Sample(), Sample("race")]))


@given(recipes)
def test_the_text_of_a_recipe_reads_back_as_the_same_recipe(recipe: Recipe) -> None:
    assert Recipe.parse(str(recipe)) == recipe
    assert Recipe.parse(f"  {recipe}  ") == recipe
    assert hash(Recipe.parse(str(recipe))) == hash(recipe)


@given(st.text(alphabet=st.characters(), max_size=40))
def test_any_text_survives_in_a_quoted_setting(text: str) -> None:
    recipe = Recipe.parse('guidance(scale=2,prompt="x"),greedy')
    guidance = type(recipe.transforms[0])(2.0, text)
    changed = replace(recipe, transforms=(guidance,))
    assert Recipe.parse(str(changed)) == changed


shares = st.floats(0, 1, exclude_max=True)
single_texts = st.sampled_from(["temperature=1.7", "top_k=3", "top_p=0.7", "min_p=0.2"])
CHOOSERS = [t for t in TRANSFORMS if t.about.key not in ("guidance", "grammar", "allow", "ban", "logit_bias")]
small_recipes = st.lists(st.sampled_from(CHOOSERS), unique=True, max_size=4).flatmap(
    lambda kinds: st.tuples(*map(built, kinds))
)


@settings(max_examples=300)
@given(
    logits_row, small_recipes, st.lists(st.integers(0, 80), max_size=12), st.floats(0, 1, exclude_max=True)
)
def test_never_empty_and_sums_to_one(
    logits: np.ndarray, chain: tuple[Transform, ...], ids: list[int], u: float
) -> None:
    head = Head(tuple(ids), len(ids) // 2, lexicon=LEXICON)
    shaped = shape(logits, Recipe(chain, Sample()), head=head)
    assert shaped.after.count >= 1
    assert abs(shaped.probabilities.sum() - 1.0) < 1e-9
    assert shaped.kept[pick_at(shaped.after, u).token]
    cut = shaped.cut_by
    assert ((cut == -1) == shaped.kept).all()
    assert ((cut == -2) == ~shaped.model.kept).all()
    for place, (before, after) in enumerate(zip(shaped.chain, shaped.chain[1:], strict=False)):
        assert ((cut == place) == (before.kept & ~after.kept)).all()
        assert shaped.stages[place + 1].kept == after.count <= before.count


@given(logits_row, st.integers(1, 70), st.floats(0, 1))
def test_top_p_after_top_k_works_on_what_top_k_left(logits: np.ndarray, k: int, p: float) -> None:
    both = shape(logits, Recipe.parse(f"top_k={k},top_p={p!r},sample"))
    one = shape(logits, Recipe.parse(f"top_k={k},sample"))
    two = shape(one.after.logits, Recipe.parse(f"top_p={p!r},sample"))
    assert (both.after.logits == two.after.logits).all()


@given(
    logits_row,
    st.lists(single_texts, unique=True),
)
def test_a_recipe_is_its_transforms_one_after_the_other(logits: np.ndarray, texts: list[str]) -> None:
    whole = shape(logits, Recipe.parse(",".join([*texts, "sample"])))
    step = logits
    for text in texts:
        step = shape(step, Recipe.parse(f"{text},sample")).after.logits
    assert (whole.after.logits == step).all()


def test_the_order_of_application_is_that_of_the_recipe() -> None:
    hot_first = shape([3, 2, 1.0], Recipe.parse("temperature=0.5,top_p=0.8,sample"))
    hot_last = shape([3, 2, 1.0], Recipe.parse("top_p=0.8,temperature=0.5,sample"))
    assert (hot_first.after.count, hot_last.after.count) == (1, 2)


@given(logits_row, st.integers(1, 70))
def test_canonical_order_is_score_down_then_id_up(logits: np.ndarray, count: int) -> None:
    given_ = Distribution(logits.copy())
    expected = [i for i in np.lexsort((np.arange(len(logits)), -logits)) if logits[i] > -np.inf]
    assert given_.top(count).tolist() == expected[:count]
    assert [Distribution(logits.copy()).at(place) for place in range(len(expected))] == expected
    assert [given_.rank(i) for i in expected] == list(range(1, len(expected) + 1))


@given(logits_row, st.integers(1, 70), st.floats(0.2, 5))
def test_the_first_few_are_the_same_before_and_after_a_bend(logits: np.ndarray, count: int, t: float) -> None:
    given_ = Distribution(logits.copy())
    cut = given_.first(count)
    assert sorted(cut.alive) == sorted(given_.top(count))
    bent = cut.bent(lambda scores: scores / t)
    fresh = Distribution(bent.logits.copy())
    assert (bent.top(9) == fresh.top(9)).all()
    assert (bent.ladder == fresh.ladder).all()


@given(logits_row, st.data())
def test_changed_scores_are_found_again_in_the_ladder(logits: np.ndarray, data: st.DataObject) -> None:
    ids = data.draw(st.lists(st.integers(0, len(logits) - 1), unique=True))
    scores = data.draw(st.lists(finite | st.just(-np.inf), min_size=len(ids), max_size=len(ids)))
    changed = Distribution(logits.copy()).changed(
        np.array(ids, dtype=np.int64), np.array(scores, dtype=float)
    )
    assert (changed.ladder == Distribution(changed.logits.copy()).ladder).all()


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, 1), st.integers(0, 60))
def test_a_linear_schedule_stays_between_its_ends(start: float, end: float, p: float, step: int) -> None:
    value = Linear(start, end, 20).at(step)
    assert min(start, end) <= value <= max(start, end)
    assert Linear(start, end, 20).at(0) == start
    assert Linear(start, end, 20).at(20) == Linear(start, end, 20).at(1000) == end


def test_the_core_loads_neither_torch_nor_qt_nor_a_grammar_library() -> None:
    script = (
        "import sys, playground.decoding, playground.decoding.manual, playground.decoding.presets\n"
        "found = {name.split('.')[0] for name in sys.modules}\n"
        "print(sorted(found & {'torch', 'PySide6', 'transformers', 'llguidance'}))"
    )
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


def test_the_vocabulary_of_the_tests_is_as_large_as_it_says() -> None:
    assert len(LEXICON.vocabulary) == SIZE


@given(logits_row)
def test_float32_logits_are_shaped_as_their_float64_values(logits: np.ndarray) -> None:
    narrow = logits.astype(np.float32)
    recipe = Recipe.parse("temperature=1.3,top_p=0.9,min_p=0.1,sample")
    one, other = shape(narrow, recipe), shape(narrow.astype(np.float64), recipe)
    assert narrow.dtype == np.float32
    assert (one.after.logits == other.after.logits).all()
    assert (one.model.ladder == other.model.ladder).all()
    assert one.model.ladder.dtype == np.float64
