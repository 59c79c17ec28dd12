"""Lesson files: what is read, and the sentence for each thing that is wrong."""

from decimal import Decimal
from pathlib import Path

import pytest

from playground.errors import BadValue, FileFault, PlaygroundError
from playground.session.lesson_deeds import Deed, parse_deed
from playground.session.lesson_format import parse_lesson
from playground.session.lessons import find_lesson, lesson_name, read_lesson

HEAD = 'title = "T"\nsummary = "S"\nminutes = 3\nlevel = "beginner"\n'
STEP = '[[step]]\nprompt = "a"\nrecipe = "greedy"\nsay = "Look."\n'
ASK = 'ask = {{ question = "Q?", answers = ["x", "y"], right = {right}, because = "B." }}\n'


def test_a_lesson_is_read_whole() -> None:
    text = HEAD + STEP + 'name = "one"\nseed = 7\ndo = ["step 2"]\nlook_at = "draw"\n' + ASK.format(right=1)
    text += 'expect = [{ kept = 7, "p_model[1]" = 0.25, within = 0.01 }, { holds = "kept < 9" }]\n'
    text += '[[step]]\nsay = "Then {one.kept}."\n'
    lesson = parse_lesson("mine", text)
    first, second = lesson.steps
    assert (lesson.name, lesson.title, lesson.minutes) == ("mine", "T", 3)
    assert list(map(str, first.deeds)) == ['prompt "a"', "recipe greedy", "seed 7", "step 2"]
    assert first.ask is not None
    assert first.ask.right == 1
    assert first.expect[0].facts == (("kept", 7), ("p_model[1]", Decimal("0.25")))
    assert first.expect[0].within == Decimal("0.01")
    assert first.expect[1].holds == "kept < 9"
    assert second.deeds == ()
    assert second.look_at == "candidates"


def test_a_lesson_begins_with_a_seed() -> None:
    assert parse_lesson("mine", HEAD + STEP).steps[0].seed == 42


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = ", "The lesson mine cannot be read as TOML"),
        ("x = " + "[" * 5000, "cannot be read|holds a value"),
        ("", "Lesson mine: it has no steps"),
        ("step = 3", "it has no steps"),
        (STEP, "Lesson mine: minutes is missing"),
        (HEAD.replace("3", "0") + STEP, "minutes is a whole number from 1 to 60"),
        (HEAD.replace("3", "true") + STEP, "minutes is to be a whole number"),
        (HEAD.replace('"T"', '" "') + STEP, "title is empty"),
        (HEAD.replace("beginner", "hard") + STEP, "level can be beginner, intermediate, advanced; “hard”"),
        (HEAD + 'colour = "red"\n' + STEP, "“colour” is not known here"),
        (HEAD + '[[step]]\nsay = "Hm."\n', "step 1: the first step sets the scene"),
        (HEAD + STEP + "[[step]]\n", "Lesson mine, step 2: say is missing"),
        (HEAD + STEP + "[[step]]\nsay = 3\n", "step 2: say is to be a text"),
        (HEAD + STEP + 'seeed = 3\n', "step 1: “seeed” is not known here"),
        (HEAD + STEP + "seed = -1\n", "step 1: A seed is a whole number"),
        (HEAD + STEP.replace("greedy", "gredy"), "step 1: There is no strategy “gredy”"),
        (HEAD + STEP.replace('"a"', '""'), "step 1: an empty prompt"),
        (HEAD + STEP + 'mode = "song"\n', "mode can be text, chat; “song”"),
        (HEAD + STEP + "plain = 1\n", "plain is true or false"),
        (HEAD + STEP + 'look_at = "moon"\n', "look_at can be prompt, text"),
        (HEAD + STEP + 'name = "Kept"\n', "“Kept” cannot name a step"),
        (HEAD + STEP + 'name = "kept"\n', "“kept” cannot name a step"),
        (HEAD + (STEP + 'name = "one"\n') * 2, "step 2: the name “one” was given to an earlier step"),
        (HEAD + STEP + 'do = "step"\n', "do is a list of texts"),
        (HEAD + STEP + 'do = ["jump"]\n', "“jump” is nothing that can be done; known are step, run"),
        (HEAD + STEP + 'do = ["step 0"]\n', "step wants a whole number from 1 to 10,000"),
        (HEAD + STEP + 'do = ["run"]\n', "run wants a whole number"),
        (HEAD + STEP + 'do = ["home 3"]\n', "home stands alone"),
        (HEAD + STEP + 'do = ["cache maybe"]\n', "cache can be on or off"),
        (HEAD + STEP + 'do = ["pick #"]\n', "pick wants a token's text in quotation marks"),
        (HEAD + STEP + 'do = ["pick dog"]\n', "pick wants a token's text in quotation marks"),
        (HEAD + STEP + 'do = ["recipe what"]\n', "There is no strategy “what”"),
        (HEAD + STEP + 'do = ["seed x"]\n', "A seed is a whole number"),
        (HEAD + STEP + "ask = 3\n", "ask is a table with question"),
        (HEAD + STEP + ASK.format(right=2), "right counts the answers from 0, so it ends at 1"),
        (HEAD + STEP + ASK.format(right=0).replace('"x", ', ""), "a question needs two answers"),
        (HEAD + STEP + "expect = 3\n", "expect is a list of tables"),
        (HEAD + STEP + "expect = [{ within = 0.1 }]\n", "either a comparison that holds, or facts"),
        (HEAD + STEP + 'expect = [{ kept = 3, holds = "1 < 2" }]\n', "either a comparison that holds"),
        (HEAD + STEP + "expect = [{ kep = 3 }]\n", "There is no fact “kep”"),
        *(
            (HEAD + STEP + f"expect = [{{ mass = {value} }}]\n", "mass can be a number")
            for value in ("inf", "nan", "1e9999", "1e-999999999")
        ),
        (HEAD + STEP + "expect = [{ mass = 1, within = nan }]\n", "within is a number"),
        (HEAD + STEP + "expect = [{ kept = [3] }]\n", "kept can be a number, a text"),
        (HEAD + STEP + 'expect = [{ kept = 3, within = "x" }]\n', "within is a number"),
        (HEAD + STEP + 'expect = [{ holds = "kept" }]\n', "“kept” is to be a comparison"),
        (HEAD + STEP + 'expect = [{ holds = "__import__(1) < 2" }]\n', "can hold facts, numbers"),
        (HEAD + STEP.replace("Look.", "Look {kep}."), "step 1: There is no fact “kep”"),
        (HEAD + STEP.replace("Look.", "Look {later.kept}."), "There is no fact “later” and no earlier step"),
        (HEAD + STEP.replace("Look.", "Look {kept."), "A brace in .* has no partner"),
        (HEAD + STEP.replace("Look.", "Look {kept:roman}."), "“roman” is no form for a fact"),
        (HEAD + STEP.replace("Look.", "Look {kept < 3}."), "is to be a fact or a sum of facts"),
        (HEAD + STEP.replace("Look.", "Look {(lambda: 1)()}."), "can hold facts, numbers"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(PlaygroundError, match=sentence) as caught:
        parse_lesson("mine", text)
    assert isinstance(caught.value, BadValue | FileFault)
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "deed"),
    [
        ("step", Deed("step")),
        (" step  3 ", Deed("step", count=3)),
        ("run 20", Deed("run", count=20)),
        ('pick " dog"', Deed("pick", text=" dog")),
        ('pick "\\n"', Deed("pick", text="\n")),
        ("pick #0", Deed("pick", token=0)),
        ('pick "#7"', Deed("pick", text="#7")),
        ("cache off", Deed("cache", on=False)),
        ("what_if", Deed("what_if")),
        ("recipe top_k=5 , sample", Deed("recipe", text="top_k=5,sample")),
        ("seed 007", Deed("seed", text="7")),
    ],
)
def test_a_deed_is_read_and_written_back(text: str, deed: Deed) -> None:
    assert parse_deed(text) == deed
    assert parse_deed(str(deed)) == deed


def test_a_file_is_a_lesson_too(tmp_path: Path) -> None:
    path = tmp_path / "07-my-own.toml"
    path.write_text(HEAD + STEP, "utf-8")
    assert find_lesson(str(path)).name == "my-own"


@pytest.mark.parametrize(
    ("file_name", "name"), [("03-greedy.toml", "greedy"), ("top-k.toml", "top-k"), ("9.toml", "")]
)
def test_a_lesson_is_named_after_its_file(file_name: str, name: str) -> None:
    assert lesson_name(file_name) == name


def test_files_that_cannot_be_read_give_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"title = '\xff'")
    with pytest.raises(FileFault, match="is not UTF-8 text"):
        read_lesson(broken)
    with pytest.raises(FileFault, match="cannot be read"):
        read_lesson(tmp_path / "absent.toml")
    with pytest.raises(BadValue, match="There is no lesson “nothing”; known are loop"):
        find_lesson("nothing")
