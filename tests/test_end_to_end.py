"""The real window on a real X11 screen: keys and mouse come through the X server."""

import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.driving import Person, Seen

pytestmark = [
    pytest.mark.x11,
    pytest.mark.model,
    pytest.mark.skipif(sys.platform != "linux", reason="X11 is Linux's"),
]
Begin = Callable[..., Person]


@pytest.fixture
def begin(x11_environment: dict[str, str], settings_folder: Path, tmp_path: Path) -> Iterator[Begin]:
    """Starts the program; whatever happens, it has ended after the test."""
    started: list[Person] = []

    def start(*arguments: str, first_visit: bool = False) -> Person:
        if not first_visit and not started:
            (settings_folder / "settings.ini").write_text("[help]\ntour_seen=true\n", "utf-8")
        person = Person(x11_environment, arguments, tmp_path / f"stderr-{len(started)}")
        started.append(person)
        return person

    yield start
    for person in started:
        person.end()


def test_a_first_visit_from_start_to_close(begin: Begin) -> None:
    person = begin(first_visit=True)
    person.until(lambda seen: seen["shown"] == "preview" and seen["focus"] == "QPushButton")
    person.press("Escape")  # out of the tour
    person.until(lambda seen: seen["active"] and seen["focus"] != "QPushButton")
    # Most of the column at the left is for the text that grows, not for the prompt.
    person.until(lambda seen: seen["places"]["text"][3] > 2 * seen["places"]["prompt"][3])

    person.press("ctrl+l")
    person.until(lambda seen: seen["focus"] == "PromptEditor")
    person.press("ctrl+a")
    person.type("The right key to play is")
    seen = person.until(lambda seen: seen["read"] == "The right key to play is")
    assert seen["prompt"] == "The right key to play is"
    recipe, prompt_length = seen["recipe"], len(seen["tokens"])

    person.press("ctrl+Return")
    person.until(lambda seen: seen["kind"] == "running" and len(seen["tokens"]) >= prompt_length + 3)
    person.click("run")
    seen = person.until(lambda seen: seen["kind"] == "ready" and seen["shown"] == "preview")
    assert set(seen["recipes"][prompt_length:]) == {recipe}

    person.click("text")
    person.until(lambda seen: seen["focus"] != "PromptEditor")
    person.press("End")
    person.until(lambda seen: seen["cursor"] == len(seen["tokens"]) and seen["shown"] == "preview")
    person.press("g")
    seen = person.until(lambda seen: seen["recipe"] == "greedy" and seen["marked"] == seen["rows"][0])

    third, length = seen["rows"][2], len(seen["tokens"])
    person.click("row 3")
    seen = person.until(lambda seen: len(seen["tokens"]) == length + 1)
    assert seen["tokens"][-1] == third
    assert seen["how"][-1] == "picked"
    assert seen["recipes"][-1] == "greedy"

    person.press("Left")
    seen = person.until(lambda seen: seen["cursor"] == length and seen["shown"] == "past")
    assert seen["marked"] == third
    person.press("space")
    person.until(lambda seen: seen["kind"] == "running" and seen["cursor"] >= length + 2)
    person.press("space")
    seen = person.until(lambda seen: seen["kind"] == "ready" and seen["shown"] == "preview")
    assert set(seen["how"][length:]) == {"greedy"}

    person.press("ctrl+q")
    assert person.leave() == 0
    assert person.errors() == ""


@pytest.mark.parametrize(
    "moment",
    [
        lambda seen: seen["kind"] == "opening",
        lambda seen: seen["kind"] == "opening" and "torch" not in seen["said"].lower(),
        lambda seen: seen["shown"] == "preview",
    ],
    ids=["as soon as it is there", "while the model loads", "with a preview"],
)
def test_closing_at_any_moment_ends_well(begin: Begin, moment: Callable[[Seen], object]) -> None:
    person = begin()
    person.until(lambda seen: seen["active"] and moment(seen))
    person.press("alt+F4")
    assert person.leave() == 0
    assert person.errors() == ""


def test_an_interrupt_in_the_terminal_closes_the_window(begin: Begin) -> None:
    person = begin()
    person.until(lambda seen: seen["active"] and seen["shown"] == "preview")
    person.press("space")
    person.until(lambda seen: seen["kind"] == "running")
    person.program.send_signal(signal.SIGINT)
    assert person.leave() == 0
    assert person.errors() == ""


@pytest.mark.parametrize("paused", [False, True], ids=["in the middle of a run", "paused"])
def test_closing_with_tokens_ends_well(begin: Begin, paused: bool) -> None:
    person = begin()
    person.until(lambda seen: seen["active"] and seen["shown"] == "preview")
    length = len(person.seen["tokens"])
    person.press("space")
    person.until(lambda seen: len(seen["tokens"]) > length + 2)
    if paused:
        person.press("space")
        person.until(lambda seen: seen["kind"] == "ready" and seen["shown"] == "preview")
    person.press("alt+F4")
    assert person.leave() == 0
    assert person.errors() == ""


def test_a_second_window_works_beside_the_first(begin: Begin) -> None:
    first = begin()
    first.until(lambda seen: seen["active"] and seen["shown"] == "preview")
    second = begin()
    second.until(lambda seen: seen["active"] and seen["shown"] == "preview")
    length = len(second.seen["tokens"])
    second.press("Right")
    second.until(lambda seen: len(seen["tokens"]) == length + 1)
    assert len(first.until(lambda seen: not seen["active"])["tokens"]) == length
    second.press("ctrl+q")
    assert second.leave() == 0
    first.until(lambda seen: seen["active"])
    first.press("ctrl+q")
    assert first.leave() == 0
    assert first.errors() + second.errors() == ""


def test_single_keys_are_text_in_every_field_of_the_bar(begin: Begin) -> None:
    person = begin()
    seen = person.until(lambda seen: seen["active"] and seen["shown"] == "preview")
    recipe, tokens = seen["recipe"], seen["tokens"]
    person.click("seed")
    person.until(
        lambda seen: (seen["focus"] is not None and "Edit" in seen["focus"]) or "Field" in seen["focus"]
    )
    person.press("ctrl+a", "7", "g", "r", "BackSpace", "BackSpace", "Left", "Right", "Return")
    person.until(lambda seen: seen["seed"] == 7 and seen["shown"] == "preview")
    assert (person.seen["recipe"], person.seen["tokens"]) == (recipe, tokens)
    person.press("ctrl+q")
    assert person.leave() == 0
