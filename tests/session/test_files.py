"""Session files: what comes back is what was there, anywhere, and what was there survives a failed write."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Transform
from playground.errors import FileFault
from playground.session import engine, files
from playground.session.files import load, save
from playground.session.language_model import card_of
from playground.session.place_form import prompt_from_plain, prompt_to_plain
from playground.session.session import Session
from playground.session.tree import Prompt

from .growing import PIECES, content, grow, grown_session, make_model

CARD = card_of(make_model())
PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def session() -> Session:
    return grown_session()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.playground"


def test_what_comes_back_is_what_was_there_to_the_last_bit(session: Session, path: Path) -> None:
    save(path, session, CARD)
    assert content(load(path).session) == content(session)


def test_the_grown_session_holds_all_that_can_be_lost(session: Session) -> None:
    steps = [step for node in session.tree.nodes for step in node.records]
    assert {step.growth.how for step in steps} >= {"drawn", "race", "greedy", "only", "picked", "forced"}
    assert any(len(node.records) > 1 for node in session.tree.nodes)
    assert any(stage.threshold for step in steps for stage in step.look.stages)
    assert any(step.growth.logp == -np.inf for step in steps)
    assert session.done
    assert session.undone
    place = session.place
    assert all([place.rerolls, place.hidden, place.names, place.stars])


def test_saving_again_gives_the_same_bytes(session: Session, path: Path, tmp_path: Path) -> None:
    save(path, session, CARD, {"torch": "2.13.0"})
    loaded = load(path)
    again = tmp_path / "two.playground"
    save(again, loaded.session, loaded.card, loaded.versions)
    assert again.read_bytes() == path.read_bytes()


def test_an_empty_session_comes_back(path: Path) -> None:
    save(path, Session())
    loaded = load(path)
    assert content(loaded.session) == content(Session())
    assert loaded.card is None
    assert not loaded.pieces


def test_a_draft_that_was_never_continued_comes_back(path: Path) -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    save(path, session)
    assert load(path).session.prompt == Prompt("a", (0,), (b"a",))


def test_undo_goes_on_after_reopening(session: Session, path: Path) -> None:
    save(path, session, CARD)
    opened = load(path).session
    for _ in range(5):
        before, after = session.undo(), opened.undo()
        assert before == after
        assert session.place == opened.place


@pytest.mark.parametrize("kind", TRANSFORMS, ids=lambda kind: kind.about.key)
def test_steps_of_every_strategy_come_back(kind: type[Transform], path: Path) -> None:
    texts = {"logit_bias": 'logit_bias="id:3=-5"', "ban": 'ban="id:3"', "allow": 'allow="id:1|id:2"'}
    session = Session()
    session.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b")))
    for search in ("sample", "sample(draw=race)", "greedy"):
        grow(session, 3, f"{texts.get(kind.about.key, str(kind()))},{search}")
    save(path, session, CARD)
    assert content(load(path).session) == content(session)


def test_memories_come_back_as_tuples_and_exact_numbers(path: Path) -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    grow(session, 1)
    memories = {"mirostat": 0.1 + 0.2, "other": (1, (2.5, ()), -3), "whole": 3}
    object.__setattr__(session.tree.nodes[2].records[0], "memories", memories)
    save(path, session)
    found = load(path).session.tree.nodes[2].records[0].memories
    assert found == memories
    assert type(found["whole"]) is int


@pytest.mark.parametrize("memory", [float("nan"), object(), {1, 2}, "x", None, True, {"a": 1}, (1, ("x",))])
def test_a_memory_that_no_file_can_hold_is_told_and_nothing_is_written(path: Path, memory: object) -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    grow(session, 1)
    object.__setattr__(session.tree.nodes[2].records[0], "memories", {"odd": memory})
    with pytest.raises(FileFault, match="is no number, so it cannot be written"):
        save(path, session)
    assert not path.exists()


def test_arrays_that_come_back_are_read_only(session: Session, path: Path) -> None:
    save(path, session, CARD)
    step = load(path).session.tree.nodes[2].records[0]
    with pytest.raises(ValueError, match="read-only"):
        step.look.candidates.p_model[0] = 1
    with pytest.raises(ValueError, match="read-only"):
        step.look.stages[0].ids[0] = 1


def test_every_candidate_has_its_name_without_the_model(session: Session, path: Path) -> None:
    save(path, session, CARD)
    loaded = load(path)
    assert loaded.card is not None
    assert len(loaded.card.pieces) == len(PIECES)
    ids = {int(i) for n in loaded.session.tree.nodes for s in n.records for i in s.look.candidates.ids}
    assert {token: loaded.pieces[token] for token in ids} == {token: PIECES[token] for token in ids}
    assert [loaded.card.pieces[token] for token in sorted(ids)] == [PIECES[token] for token in sorted(ids)]


@pytest.mark.parametrize("specials", [True, False])
def test_how_a_prompt_was_read_is_kept(path: Path, specials: bool) -> None:
    session = Session()
    session.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b"), specials=specials))
    grow(session, 2)
    save(path, session)
    prompt = load(path).session.prompt
    assert prompt is not None
    assert prompt.specials is specials


def test_a_prompt_of_an_older_file_does_not_say_how_it_was_read() -> None:
    told = prompt_to_plain(Prompt("a", (0,), (b"a",), specials=False))
    assert prompt_from_plain(told).specials is False
    del told["specials"]
    assert prompt_from_plain(told).specials is True


def test_the_model_is_named(session: Session, path: Path) -> None:
    save(path, session, CARD, {"torch": "2.13.0"})
    loaded = load(path)
    assert loaded.card is not None
    told = (loaded.card.name, loaded.card.fingerprint, loaded.card.eos_ids, loaded.card.context_limit)
    assert told == (CARD.name, CARD.fingerprint, CARD.eos_ids, CARD.context_limit)
    assert loaded.versions["torch"] == "2.13.0"


def test_another_model_is_noticed() -> None:
    other = card_of(make_model())
    assert files.differs(CARD, other) is None
    object.__setattr__(other, "fingerprint", "x")
    assert "another version of scripted" in (files.differs(CARD, other) or "")
    object.__setattr__(other, "name", "gpt")
    assert "gpt is open now" in (files.differs(CARD, other) or "")


def test_going_on_from_a_file_gives_the_same_steps(session: Session, path: Path) -> None:
    save(path, session, CARD)
    opened = load(path).session
    for one in (session, opened):
        one.wish("Go to a token", cursor=3)
        grow(one, 6, "temperature=1.5,sample", "Step")
    assert [s.growth for s in opened.steps()] == [s.growth for s in session.steps()]


def test_half_characters_of_a_foreign_prompt_are_replaced_and_told(path: Path) -> None:
    session = Session()
    session.edit_prompt(Prompt("ok\ud800bad \x00!", (0,), (b"a",)))
    save(path, session)
    loaded = load(path)
    assert loaded.session.prompt == Prompt("ok\ufffdbad \x00!", (0,), (b"a",))
    assert loaded.warnings == ("A prompt held half a character; U+FFFD stands in its place.",)


def test_it_opens_without_torch_and_qt(session: Session, path: Path) -> None:
    save(path, session, CARD)
    program = (
        "import sys; from pathlib import Path; from playground.session.files import load;"
        "from playground.session import code_transformers, explain, export_csv, export_json, export_text;"
        "from playground.session import journal, report;"
        f"loaded = load(Path({str(path)!r})); print(len(loaded.session.tree));"
        "print([m for m in sys.modules if m.split('.')[0] in ('torch', 'PySide6', 'transformers')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:2] == [str(len(session.tree)), "[]"]


def test_the_file_is_a_plain_zip_whose_description_is_json(session: Session, path: Path) -> None:
    save(path, session, CARD)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        told = json.loads(archive.read("manifest.json"))
        seeds = np.frombuffer(archive.read("steps/seed.u8"), "<u8")
    assert (told["format"], told["version"]) == ("decoding-playground session", 1)
    assert 2**64 - 1 in seeds


def test_long_lines_do_not_need_a_deep_stack(path: Path) -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    parsed = Recipe.parse("sample")
    sight = engine.look(make_model(), session.head(), parsed)
    step = engine.choose(sight, parsed)
    parent = session.tree.plant(session.place.draft or Prompt("", (), ()))
    for depth in range(3000):
        grown = engine.Step(parsed, 1, 0, depth + 1, 1, step.looks, step.growths)
        parent = session.tree.grow(parent, grown)[0]
    session.wish("Go to a token", cursor=parent)
    save(path, session)
    assert load(path).session.depth == 3001


def test_an_existing_file_is_replaced_and_nothing_is_left_beside_it(session: Session, path: Path) -> None:
    path.write_bytes(b"old")
    path.chmod(0o640)
    save(path, session, CARD)
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    assert path.stat().st_mode & 0o777 == 0o640 or os.name == "nt"
    assert len(load(path).session.tree) == len(session.tree)


def test_a_link_stays_a_link(session: Session, path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.playground"
    link.symlink_to(path)
    save(link, session, CARD)
    assert link.is_symlink()
    assert load(path).card is not None


def test_all_is_on_the_disk_before_the_old_file_is_replaced(
    session: Session, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    did: list[str] = []
    sync, replace = os.fsync, Path.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (did.append("fsync"), sync(handle)))
    monkeypatch.setattr(Path, "replace", lambda part, target: (did.append("replace"), replace(part, target)))
    save(path, session, CARD)
    assert did[:2] == ["fsync", "replace"]


def test_a_name_may_be_as_long_as_the_disk_takes_it(session: Session, tmp_path: Path) -> None:
    path = tmp_path / ("漢" * 81 + ".playground")  # 254 bytes
    save(path, session, CARD)
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_a_link_to_itself_is_told(session: Session, tmp_path: Path) -> None:
    link = tmp_path / "loop.playground"
    link.symlink_to(link.name)
    with pytest.raises(FileFault, match="leads back to itself"):
        save(link, session, CARD)
    assert [p.name for p in tmp_path.iterdir()] == [link.name]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are a thing of POSIX")
def test_a_full_disk_leaves_the_old_file_whole(session: Session, path: Path) -> None:
    save(path, Session(), CARD)
    old = path.read_bytes()
    program = (
        "import resource, signal; from pathlib import Path;"
        "from tests.session.growing import grown_session; from playground.session.files import save;"
        "from playground.errors import FileFault; session = grown_session();"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))\n"
        f"try: save(Path({str(path)!r}), session)\n"
        "except FileFault as fault: print(fault)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PROJECT)
    assert done.stdout == (
        "“one.playground” was not written: the disk does not take a file of this size; "
        "what was there is unchanged.\n"
    )
    assert path.read_bytes() == old
    assert [p.name for p in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("where", "reason"), [("nowhere/x.playground", "there is no such folder"), ("", "a folder has that name")]
)
def test_a_place_that_cannot_be_written_is_told(
    session: Session, tmp_path: Path, where: str, reason: str
) -> None:
    with pytest.raises(FileFault, match=reason):
        save(tmp_path / where, Session())


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileFault, match=r"“x\.playground” cannot be opened: there is no such file"):
        load(tmp_path / "x.playground")
    with pytest.raises(FileFault, match="it is no file"):
        load(tmp_path)
