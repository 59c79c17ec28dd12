"""Every lesson run to its end on the built-in model, every number compared."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from playground.session.files import load, save
from playground.session.language_model import LanguageModel, card_of
from playground.session.lesson_check import check
from playground.session.lesson_demo import load_demo, play_recorded, record
from playground.session.lesson_format import parse_lesson
from playground.session.lesson_hands import play_on
from playground.session.lesson_play import Moment
from playground.session.lessons import find_lesson, lesson_texts

pytestmark = pytest.mark.model


@pytest.fixture(scope="module")
def smollm() -> Iterator[LanguageModel]:
    from playground.models.library import open_model

    model = open_model("builtin", lambda stage, fraction: None, lambda: False)
    yield model
    model.close()


@pytest.mark.parametrize("name", lesson_texts())
def test_a_lesson_runs_to_its_end_and_is_true(name: str, smollm: LanguageModel) -> None:
    play = play_on(find_lesson(name), smollm)
    assert [finding for finding in check(play) if not finding.ok] == []
    assert play.is_over
    recorded = play_recorded(play.lesson, load_demo(name)).to_the_end()
    assert [tokens(moment) for moment in recorded] == [tokens(moment) for moment in play.moments]


def tokens(moment: Moment) -> tuple[list[int], int | None]:
    """What a moment generated, and what stands in its chart."""
    shown = moment.facts.shown
    return [step.growth.token for step in moment.facts.steps], shown.growth.token if shown else None


def test_a_new_recording_says_what_the_lesson_says(tmp_path: Path, smollm: LanguageModel) -> None:
    lesson = find_lesson("top-p")
    save(tmp_path / "demo.playground", record(lesson, smollm), card_of(smollm))
    recorded = play_recorded(lesson, load(tmp_path / "demo.playground")).to_the_end()
    assert [moment.say for moment in recorded] == [m.say for m in play_on(lesson, smollm).to_the_end()]


def test_the_lesson_in_the_guide_is_true(smollm: LanguageModel) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    source = re.search(r"```toml\n(title.*?)```", guide, re.DOTALL)
    assert source is not None
    play = play_on(parse_lesson("guide", source.group(1)), smollm)
    assert [finding for finding in check(play) if not finding.ok] == []
