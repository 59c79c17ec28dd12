"""Faults that people reported in programs like this one, tried on the built-in model in the whole window."""

from collections.abc import Iterator

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from playground.decoding import Recipe, shape
from playground.errors import BadValue
from playground.models.library import open_model
from playground.session.language_model import LanguageModel
from playground.widgets.candidates_model import Column
from tests.windows import Heart, Visit, visited

CAT, DIGITS = 2644, frozenset(range(32, 42))


# pure


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("top_p=0", 1),
        ("top_p=1e-9", 1),
        ("top_p=1", 50),
        ("top_k=0", 50),
        ("top_k=1", 1),
        ("top_k=1000000", 50),
        ("typical_p=1", 50),
        ("min_p=1", 1),
        ("min_p=0", 50),
        ("temperature=1", 50),
    ],
)
def test_no_setting_leaves_nothing(written: str, kept: int) -> None:
    logits = np.random.default_rng(0).normal(0, 2, 50)
    shaped = shape(logits, Recipe.parse(f"{written},sample"), ids=(0,), prompt_length=1)
    assert int(shaped.kept.sum()) == kept
    assert shaped.probabilities.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("written", ["top_p=1.5", "top_k=-1", "temperature=-1", "min_p=2"])
def test_what_is_out_of_range_is_refused_where_it_is_typed(written: str) -> None:
    with pytest.raises(BadValue):
        Recipe.parse(f"{written},sample")


@pytest.mark.parametrize(
    ("recipe", "kept"),
    [
        ("temperature=0.5,top_p=0.8,sample", 1),
        ("top_p=0.8,temperature=0.5,sample", 2),
        ("top_k=1,top_p=0.8,sample", 1),
    ],
)
def test_transforms_act_in_the_order_that_is_on_screen(recipe: str, kept: int) -> None:
    shaped = shape(np.array([3.0, 2.0, 1.0]), Recipe.parse(recipe), ids=(0,), prompt_length=1)
    assert int(shaped.kept.sum()) == kept


# on the built-in model


@pytest.fixture(scope="module")
def smollm() -> Iterator[LanguageModel]:
    model = open_model("builtin", lambda stage, fraction: None, lambda: False)
    close = model.close
    model.close = lambda: None  # type: ignore[method-assign]  # windows come and go, the model stays
    yield model
    close()


@pytest.fixture
def one(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, smollm: LanguageModel) -> Iterator[Visit]:
    """A window with the built-in model, greedy."""
    asked = ("--prompt", "The cat sat on the", "--recipe", "greedy", "--seed", "1", "--model", "held")
    with visited(qtbot, monkeypatch, lambda where, report, cancelled: smollm, *asked) as made:
        made.window.controller.set_pace(None)
        made.rest()
        yield made


def prompt(one: Visit, text: str) -> None:
    """Another prompt, looked at."""
    one.window.use_prompt(text)
    one.until(lambda: one.scene.prompt is not None and one.scene.prompt.text == text)
    one.rest()


def run(one: Visit, number: int) -> list[int]:
    """So many tokens more."""
    done = len(one.steps())
    one.window.controller.max_new_tokens = done + number
    one.do("toggle_run")
    one.until(lambda: one.scene.stop is not None)
    one.rest()
    return one.tokens


def names(one: Visit) -> list[str]:
    return [item.texts[Column.TOKEN] for item in one.items() if item.row]


@pytest.mark.model
def test_the_likeliest_of_the_model_is_known(one: Visit) -> None:
    assert one.rows()[0] == CAT
    assert names(one)[0] == "␣cat"


@pytest.mark.model
def test_a_space_at_the_end_is_a_token_of_its_own(one: Visit) -> None:
    prompt(one, "The cat sat on the ")
    assert one.tokens[-1] == 216
    assert one.tokens[:-1] == [504, 2644, 2643, 335, 260]
    assert set(one.rows()[:5]) <= DIGITS


@pytest.mark.model
def test_line_ends_and_spaces_are_seen_and_no_spelling_of_the_tokenizer_is(one: Visit) -> None:
    prompt(one, "The recipe is:\n")
    assert {"↵", "-", "```"} <= set(names(one))
    prompt(one, "Hello!\n")
    assert names(one)[0] == "↵"
    run(one, 3)
    lists = []
    for mark in one.scene.line.marks[-3:]:
        one.window.text.token_clicked.emit(mark.node)
        one.until(lambda mark=mark: one.scene.shown is not None and one.scene.shown.kind == "past")
        one.rest()
        lists.append(names(one))
        assert one.scene.shown is not None
        assert one.scene.shown.step.growth.token == mark.token
    assert lists[0] != lists[1] != lists[2] != lists[0]
    shown = [*lists[0], *lists[1], *lists[2], one.window.text.view.text()]
    assert not [name for name in shown if set(name) & set("ĠĊ▁")]
    assert len(one.tokens) - len(one.scene.prompt.ids if one.scene.prompt else ()) == 3


@pytest.mark.model
def test_a_character_in_three_tokens_appears_when_it_is_whole(one: Visit) -> None:
    prompt(one, "I love this! ")
    texts = []
    for token in (10813, 114, 241):
        one.window.controller.pick(token)
        one.until(lambda token=token: one.tokens[-1] == token)
        one.rest()
        texts.append(one.window.text.view._runs.exact(0, one.window.text.view._runs.length))
    assert texts == ["I love this! ", "I love this! ", "I love this! 🤗"]
    assert "\ufffd" not in one.window.text.view.text()


@pytest.mark.model
def test_the_text_is_the_join_of_its_tokens(one: Visit) -> None:
    prompt(one, "isn 't . ,")
    run(one, 12)
    joined = b"".join(mark.piece for mark in one.scene.line.shown).decode()
    assert one.window.text.view.text() == joined
    assert joined.startswith("isn 't . ,")


@pytest.mark.model
def test_control_text_is_a_control_token_or_plain_text_as_wished(one: Visit) -> None:
    prompt(one, "x<|im_start|>y")
    assert one.tokens == [104, 1, 105]
    one.window.controller.set_prompt("x<|im_start|>y", specials=False)
    one.until(lambda: len(one.tokens) > 3)
    assert 1 not in one.tokens


@pytest.mark.model
def test_going_back_and_another_way_gives_the_numbers_of_a_fresh_start(one: Visit) -> None:
    run(one, 5)
    old = one.tokens
    one.do("back", 3)
    one.rest()
    second = one.rows()[1]
    one.window.controller.pick(second)
    one.until(lambda: len(one.tokens) == len(old) - 2 and one.tokens[-1] == second)
    one.rest()
    branch = run(one, 5)
    numbers = [step.growth.p_model for step in one.steps()][-5:]
    model = one.window.controller._models.model
    assert model is not None
    model.cache_enabled = False
    path = tuple(branch[:-5])
    for token, told in zip(branch[-5:], numbers, strict=True):
        row = model.logits([path])[0].astype(np.float64)
        p = np.exp(row - row.max()) / np.exp(row - row.max()).sum()
        assert int(row.argmax()) == token
        assert p[token] == pytest.approx(told, abs=1e-3)
        path += (token,)
    model.cache_enabled = True
    tree = one.window.controller.session.tree
    kept = [list(tree.ids(node)) for node in range(1, len(tree)) if not tree.nodes[node].children]
    assert old in kept


@pytest.mark.model
def test_the_same_seed_gives_the_same_tokens_and_one_survivor_needs_none(one: Visit) -> None:
    def made(seed: int, recipe: str) -> list[int]:
        one.do("home")
        one.rest()
        one.window.controller.set_seed(seed)
        one.window.controller.set_recipe(Recipe.parse(recipe))
        return run(one, 8)

    assert made(1, "temperature=1,sample") == made(1, "temperature=1,sample")
    assert made(1, "temperature=1,sample") != made(4294967295, "temperature=1,sample")
    assert made(1, "top_p=0.0001,sample") == made(2, "top_p=0.0001,sample")
    assert {step.growth.how for step in one.steps()} == {"only"}


@pytest.mark.model
@pytest.mark.parametrize("character", ["a", " ", "🤗"])
def test_hundreds_of_thousands_of_characters_leave_the_window_alive(one: Visit, character: str) -> None:
    text = character * 300_000
    heart = Heart()
    one.paste(text)
    one.until(lambda: one.scene.prompt is not None and one.scene.prompt.text == text)
    assert heart.beats > 3
    one.window.draw()
    assert one.window.prompt.text() == text
    assert one.scene.too_long == (character != " ")
    one.paste("The cat sat on the")
    one.until(lambda: one.tokens == [504, 2644, 2643, 335, 260])
