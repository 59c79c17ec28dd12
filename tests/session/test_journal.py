"""The journal: what was appended is there after the hardest end of a process."""

import os
import signal
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground.errors import FileFault
from playground.session.files import save
from playground.session.frames import MARK
from playground.session.journal import INCOMPLETE, Journal, forget, recover, recoverable
from playground.session.language_model import card_of
from playground.session.session import Session
from playground.session.tree import Prompt

from .growing import PIECES, content, grow, grown_session, make_model, pick

PROJECT = Path(__file__).resolve().parents[2]
CARD = card_of(make_model())


def started_session() -> Session:
    session = Session()
    session.edit_prompt(Prompt("a b", (0, 1), (b"a", b" b")))
    return session


def without_history(session: Session) -> tuple[object, ...]:
    return content(session)[:2]


def test_it_follows_a_session_through_all_kinds_of_changes(tmp_path: Path) -> None:
    journal, session = Journal(tmp_path, CARD, {"torch": "2"}), started_session()
    changes = [
        lambda: grow(session, 3),
        lambda: session.wish("Go to a token", cursor=3),
        lambda: grow(session, 2, "greedy"),
        lambda: session.undo(),
        lambda: pick(session, 4),
        lambda: session.wish("Name a branch", names={2: "x"}, stars=frozenset({3})),
        lambda: session.edit_prompt(Prompt("\ud7ff", (2,), (b"\n",))),
        lambda: grow(session, 1, "sample(draw=race)"),
    ]
    for change in changes:
        change()
        assert journal.append_from(session)
        assert not journal.append_from(session)
        assert without_history(recover(journal.path).session) == without_history(session)
    journal.close()
    loaded = recover(journal.path)
    assert loaded.warnings == ()
    assert loaded.versions["torch"] == "2"
    assert loaded.card is not None
    assert loaded.card.name == CARD.name
    assert {PIECES[token] for token in loaded.pieces} >= {step.growth.piece for step in session.steps()}


def test_only_what_is_new_is_appended(tmp_path: Path) -> None:
    journal, session = Journal(tmp_path, CARD), started_session()
    grow(session, 30)
    journal.append_from(session)
    long = journal.path.stat().st_size
    grow(session, 1)
    journal.append_from(session)
    assert (journal.path.stat().st_size - long) * 5 < long
    journal.close()


def test_a_recovered_session_saves_like_the_one_that_was_lost(tmp_path: Path) -> None:
    session, journal = grown_session(), Journal(tmp_path, CARD)
    journal.append_from(session)
    journal.close()
    session.done.clear()
    session.undone.clear()
    one, two = tmp_path / "one.playground", tmp_path / "two.playground"
    save(one, session, CARD)
    save(two, recover(journal.path).session, CARD)
    assert one.read_bytes() == two.read_bytes()


CHILD = """
import sys, time
from pathlib import Path
from playground.session.journal import Journal
from playground.session.language_model import card_of
from tests.session.growing import grow, make_model
from tests.session.test_journal import started_session
session, journal = started_session(), Journal(Path(sys.argv[1]), card_of(make_model()))
while True:
    grow(session, 1, "sample", "Step")
    journal.append_from(session)
    print(len(session.tree), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a thing of POSIX")
def test_a_process_killed_in_mid_run_loses_nothing_that_was_appended(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CHILD, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=PROJECT) as child:
        assert child.stdout is not None
        told = [int(child.stdout.readline()) for _ in range(25)]
        assert recoverable(tmp_path) == []
        os.kill(child.pid, signal.SIGKILL)
        told += [int(line) for line in child.stdout]
    assert child.returncode == -signal.SIGKILL
    (left,) = recoverable(tmp_path)
    assert left.model == "scripted"
    loaded = recover(left.path)
    assert told[-1] <= len(loaded.session.tree) <= told[-1] + 1
    fresh = started_session()
    grow(fresh, len(loaded.session.tree) - 2, "sample", "Step")
    assert content(fresh)[0][2]["records"][0][:7] == content(loaded.session)[0][2]["records"][0][:7]
    assert [s.growth for s in loaded.session.steps()] == [s.growth for s in fresh.steps()]


def written(tmp_path: Path) -> bytes:
    journal, session = Journal(tmp_path, CARD), started_session()
    for count in (2, 1, 3):
        grow(session, count)
        journal.append_from(session)
    journal.close()
    return journal.path.read_bytes()


def test_a_torn_end_is_left_out_and_told(tmp_path: Path) -> None:
    data = written(tmp_path)
    last = data.rindex(MARK)
    path = tmp_path / "torn.journal"
    for end in range(last + 1, len(data), 97):
        path.write_bytes(data[:end])
        loaded = recover(path)
        assert len(loaded.session.tree) == 2 + 3
        assert loaded.warnings == (INCOMPLETE,)


@given(st.data())
def test_a_damaged_journal_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("damaged")
    good = bytearray(written(folder))
    at = data.draw(st.integers(0, len(good) - 1))
    good[at : at + data.draw(st.integers(0, 30))] = data.draw(st.binary(max_size=20))
    path = folder / "x.journal"
    path.write_bytes(good)
    try:
        assert len(recover(path).session.tree) in (1, 2 + 2, 2 + 3, 2 + 6)
    except FileFault as fault:
        sentence = str(fault)
        recoverable(folder)
        if not sentence.startswith("“x.journal” cannot be opened: "):
            raise


def test_a_frame_that_lies_behind_a_right_checksum_is_refused(tmp_path: Path) -> None:
    good = written(tmp_path)
    path = tmp_path / "x.journal"
    for body in (b"", b"\xff\xff\xff\xff", b"\x02\x00\x00\x00{}", b"\x10\x00\x00\x00" + b'[["a",9999999]]x'):
        frame = MARK + len(body).to_bytes(8, "little") + zlib.crc32(body).to_bytes(4, "little") + body
        path.write_bytes(good + frame)
        with pytest.raises(FileFault, match="cannot be opened"):
            recover(path)


@pytest.mark.parametrize("data", [b"", b"hello", MARK, MARK + b"\xff" * 12])
def test_what_is_no_journal_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(data)
    with pytest.raises(FileFault, match="it is not a journal"):
        recover(path)
    assert recoverable(tmp_path) == []


def test_a_journal_in_use_is_not_offered_and_one_without_content_neither(tmp_path: Path) -> None:
    assert recoverable(tmp_path / "nowhere") == []
    journal = Journal(tmp_path / "kept")
    journal.append_from(started_session())
    assert recoverable(tmp_path / "kept") == []
    Journal(tmp_path / "kept").close()
    journal.close()
    assert [left.path for left in recoverable(tmp_path / "kept")] == [journal.path]
    forget(journal.path)
    assert recoverable(tmp_path / "kept") == []


def test_a_discarded_journal_is_gone(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    journal.append_from(started_session())
    journal.discard()
    assert list(tmp_path.iterdir()) == []


LIMITED = """
import resource, signal, sys
from pathlib import Path
from playground.errors import FileFault
from playground.session.journal import Journal, recover
from tests.session.growing import grow
from tests.session.test_journal import started_session
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
session, journal = started_session(), Journal(Path(sys.argv[1]))
grow(session, 2)
journal.append_from(session)
size = journal.path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 1000, resource.RLIM_INFINITY))
grow(session, 9)
try:
    journal.append_from(session)
except FileFault as fault:
    print(fault)
print(journal.path.stat().st_size == size, len(recover(journal.path).session.tree))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
grow(session, 1)
journal.append_from(session)
print(len(recover(journal.path).session.tree), recover(journal.path).warnings)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of processes are a thing of POSIX")
def test_a_full_disk_tears_nothing_and_the_next_time_catches_up(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LIMITED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=PROJECT)
    told = done.stdout.splitlines()
    assert "was not written: the disk does not take a file of this size" in told[0]
    assert told[1:] == ["True 4", "14 ()"]
