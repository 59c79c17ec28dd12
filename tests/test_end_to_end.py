"""The real window on a real X11 screen: keys and mouse come through the X server."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.driving import Person

pytestmark = [
    pytest.mark.x11,
    pytest.mark.model,
    pytest.mark.skipif(sys.platform != "linux", reason="X11 is Linux's"),
]
Begin = Callable[..., Person]


@pytest.fixture
def begin(x11_environment: dict[str, str], tmp_path: Path) -> Iterator[Begin]:
    """Starts the program with fresh settings; whatever happens, it has ended after the test."""
    started: list[Person] = []

    def start(*arguments: str) -> Person:
        person = Person(x11_environment, arguments, tmp_path / f"stderr-{len(started)}")
        started.append(person)
        return person

    yield start
    for person in started:
        person.end()


def test_a_first_visit_from_start_to_close(begin: Begin) -> None:
    person = begin()
    person.until(lambda seen: seen["active"] and seen["shown"] == "preview")

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
