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


def on_page(seen: Seen, number: int) -> bool:
    page = seen["lesson"]
    return page is not None and page["page"] == number and page["there"]


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


def test_a_class_votes_by_key_and_click(person: Person) -> None:
    person.press("t", "F5")
    person.until(lambda seen: class_sees(seen, active=True) and seen["lecture"]["rows"])
    for veil in ("BARS", "NUMBERS", "NAMES", "NOTHING", "BARS"):
        person.press("h")
        person.until(lambda seen, veil=veil: class_sees(seen, veil=veil))
    person.click("hands 2")
    person.click("hands 2")
    person.click("hands 1")
    person.press("shift+1")
    person.click("hands 2", button=3)
    seen = person.until(lambda seen: class_sees(seen) and len(seen["lecture"]["hands"]) == 3)
    first, second = seen["lecture"]["rows"][:2]
    assert sorted(seen["lecture"]["hands"]) == sorted([first, first, second])
    assert seen["lecture"]["verdict"] == ["3 hands", ""]
    start = seen["cursor"]
    person.press("Next")
    person.until(lambda seen: class_sees(seen, hides=False) and "apart" in seen["lecture"]["verdict"][0])
    person.press("Next")
    person.until(lambda seen: seen["cursor"] == start + 1 and seen["shown"] == "preview")
    person.until(lambda seen: seen["lecture"]["verdict"][1].startswith("After 1 vote: class "))
    person.until(lambda seen: class_sees(seen, hides=True, hands=[]))


def test_with_two_screens_the_class_has_one_and_the_speaker_works_on_the_other(
    two_screens: dict[str, str], tmp_path: Path
) -> None:
    person = Person(two_screens, ("--prompt", "AI enhances our", "--recipe", "greedy"), tmp_path / "stderr")
    try:
        person.until(lambda seen: seen["active"] and seen["shown"] == "preview")
        person.press("F5")
        person.until(lambda seen: class_sees(seen, active=True, full=True, screen="beamer", size=[1024, 768]))
        start = person.seen["cursor"]
        person.press("Next")
        person.until(lambda seen: seen["cursor"] == start + 1 and seen["shown"] == "preview")

        person.click("text")
        person.until(lambda seen: seen["active"] and class_sees(seen, active=False))
        person.press("h")
        person.until(lambda seen: class_sees(seen, hides=True))
        person.press("Next")
        person.until(lambda seen: class_sees(seen, hides=False))
        person.press("b")
        person.until(lambda seen: class_sees(seen, black=True))
        person.press("Next")
        seen = person.until(lambda seen: class_sees(seen, black=False))
        assert seen["cursor"] == start + 1
        person.press("Next")
        person.until(lambda seen: seen["cursor"] == start + 2)
        person.press("F5")
        person.until(lambda seen: seen["lecture"] is None and seen["active"])
    finally:
        person.end()


def test_a_recorded_lesson_by_keys_from_a_fresh_install_without_a_model(
    x11_environment: dict[str, str], tmp_path: Path
) -> None:
    environment = {**x11_environment, "PLAYGROUND_CONFIG": str(tmp_path / "fresh")}
    person = Person(environment, ("--model", str(tmp_path / "none")), tmp_path / "stderr")
    try:
        person.until(lambda seen: seen["active"] and seen["kind"] == "no_model" and seen["error"])
        person.press("Escape", "alt+l", "Return")  # out of the tour; the first lesson of the menu
        person.until(lambda seen: on_page(seen, 1))
        assert person.seen["lesson"]["recorded"]
        person.press("ctrl+Next")
        person.until(lambda seen: on_page(seen, 2) and seen["lesson"]["asks"])
        person.press("ctrl+Prior")
        person.until(lambda seen: on_page(seen, 1))

        person.press("F5")
        person.until(lambda seen: class_sees(seen, active=True, said=seen["lesson"]["said"]))
        person.press("Next")
        person.until(lambda seen: on_page(seen, 2))
        person.press("Next")
        person.until(lambda seen: on_page(seen, 2) and seen["lesson"]["answered"])
        person.press("Next")
        person.until(lambda seen: on_page(seen, 3))
        person.press("Prior")
        person.until(lambda seen: on_page(seen, 2) and class_sees(seen, said=seen["lesson"]["said"]))
        person.press("Escape")
        person.until(lambda seen: seen["lecture"] is None and seen["active"])
        person.press("ctrl+q")
        assert person.leave() == 0
    finally:
        person.end()


def test_a_lesson_is_recorded_and_played(person: Person, tmp_path: Path) -> None:
    person.press("alt+l", "h")  # record from here
    person.until(lambda seen: seen["recording"] and seen["focus"] == "QPlainTextEdit")
    person.type("Next is {token}.")
    person.click("pause")
    person.until(lambda seen: seen["recording"]["steps"] == 1)
    person.click("text")
    person.until(lambda seen: seen["focus"] == "TextView")
    start = person.seen["cursor"]
    person.press("Right")
    person.until(lambda seen: seen["cursor"] == start + 1 and seen["shown"] == "preview")
    person.click("say")
    person.type("Now {token}.")
    person.click("save")
    person.until(lambda seen: seen["asked"] == ["Save the lesson"])
    person.type(str(tmp_path / "own.toml"))
    person.press("Return")
    person.until(lambda seen: seen["asked"] == ["Decoding Playground"])
    assert {"own.toml", "own.playground"} <= {path.name for path in tmp_path.iterdir()}
    person.press("Return")  # play it
    person.until(lambda seen: on_page(seen, 1) and seen["lesson"]["recorded"] and not seen["asked"])
    assert person.seen["lesson"]["said"].startswith("Next is “")
    person.press("Next")
    person.until(lambda seen: on_page(seen, 2))
    assert person.seen["lesson"]["said"].startswith("Now “")
