"""Lecture mode on a real X11 screen, worked with the keys that clickers send."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.driving import Person, Seen

pytestmark = [
    pytest.mark.x11,
    pytest.mark.model,
    pytest.mark.skipif(sys.platform != "linux", reason="X11 is Linux's"),
]


@pytest.fixture
def person(x11_environment: dict[str, str], tmp_path: Path) -> Iterator[Person]:
    """In front of a program that is ready."""
    someone = Person(
        x11_environment, ("--prompt", "AI enhances our", "--recipe", "greedy"), tmp_path / "stderr"
    )
    someone.until(lambda seen: seen["active"] and seen["shown"] == "preview")
    yield someone
    someone.end()


def class_sees(seen: Seen, **wanted: object) -> bool:
    lecture = seen["lecture"]
    return lecture is not None and all(lecture[name] == value for name, value in wanted.items())


def test_a_lecture_with_a_clicker(person: Person) -> None:
    person.press("F5")
    seen = person.until(lambda seen: class_sees(seen, active=True, full=True) and seen["lecture"]["rows"])
    start = seen["cursor"]
    assert seen["lecture"]["text"] == "AI enhances our"
    assert 5 <= len(seen["lecture"]["rows"]) <= 9

    person.press("Next")
    seen = person.until(lambda seen: seen["cursor"] == start + 1 and seen["shown"] == "preview")
    assert seen["lecture"]["text"] != "AI enhances our"
    person.press("Prior")
    person.until(lambda seen: seen["cursor"] == start)

    person.press("b")
    person.until(lambda seen: class_sees(seen, black=True))
    person.press("Next")
    person.until(lambda seen: class_sees(seen, black=False))
    person.press("period")
    person.until(lambda seen: class_sees(seen, black=True))
    person.press("period")
    seen = person.until(lambda seen: class_sees(seen, black=False))
    assert seen["cursor"] == start

    person.press("h")
    person.until(lambda seen: class_sees(seen, hides=True))
    person.press("shift+1", "shift+1", "shift+2")
    seen = person.until(lambda seen: seen["lecture"] and len(seen["lecture"]["hands"]) == 3)
    first, second = seen["lecture"]["rows"][:2]
    assert seen["lecture"]["hands"] == [first, first, second]
    person.press("Next")
    seen = person.until(lambda seen: class_sees(seen, hides=False))
    assert seen["cursor"] == start
    third = seen["lecture"]["rows"][2]
    person.press("3")
    seen = person.until(lambda seen: seen["cursor"] == start + 1)
    assert seen["tokens"][start] == third
    assert seen["how"][start] == "picked"

    person.press("Escape")
    person.until(lambda seen: seen["lecture"] is None and seen["active"])
    person.press("ctrl+q")
    assert person.leave() == 0
    assert person.errors() == ""
