"""Sessions on disk, with a real controller: nothing is lost, nothing half-written."""

import errno
import signal
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from playground.decoding.recipe import Recipe
from playground.errors import FileFault
from playground.qt.controller import Controller
from playground.qt.documents import JOURNAL_MS, Documents
from playground.qt.settings import Settings
from playground.session import files, journal
from playground.session.session import Session
from tests.qt.conftest import WordModel, opener
from tests.qt.test_controller import Start, idle, step, tokens

Make = Callable[[Controller], Documents]


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[Documents] = []

    def build(controller: Controller) -> Documents:
        made.append(Documents(controller, Settings()))
        return made[-1]

    yield build
    for documents in made:
        documents.close()


@pytest.fixture
def bare(qtbot: QtBot) -> Iterator[Controller]:
    """A controller without a model."""
    controller = Controller(opener(None))  # type: ignore[arg-type]
    yield controller
    controller.close()


def test_a_saved_session_opens_without_a_model_and_shows_everything(
    qtbot: QtBot, start: Start, make: Make, bare: Controller, tmp_path: Path
) -> None:
    controller = start()
    step(qtbot, controller, 4)
    controller.back()
    make(controller).save(tmp_path / "one.playground")
    make(bare).open(tmp_path / "one.playground")
    there, here = bare.scene(), controller.scene()
    assert there.status.kind == "recorded"
    assert tokens(bare) == tokens(controller)
    assert there.cursor == here.cursor
    assert there.shown is not None
    assert here.shown is not None
    assert there.shown.step.growth == here.shown.step.growth
    assert there.card is not None
    assert there.card.pieces[there.shown.step.growth.token] == there.shown.step.growth.piece
    bare.step()
    assert bare.scene().cursor == here.cursor + 1
    with qtbot.waitSignal(bare.fault_met):
        bare.step()
    assert "open one" in bare.scene().status.error


def test_a_session_goes_on_exactly_with_its_model(
    qtbot: QtBot, start: Start, make: Make, tmp_path: Path
) -> None:
    first = start()
    step(qtbot, first, 3)
    make(first).save(tmp_path / "one.playground")
    step(qtbot, first, 3)
    second = start(prompt="w9")
    make(second).open(tmp_path / "one.playground")
    step(qtbot, second, 3)
    assert tokens(second) == tokens(first)
    one, two = (c.session.steps()[-1] for c in (first, second))
    assert one.growth == two.growth


def test_what_is_unsaved_is_known(qtbot: QtBot, start: Start, make: Make, tmp_path: Path) -> None:
    controller = start()
    documents = make(controller)
    assert not documents.unsaved
    step(qtbot, controller)
    assert documents.unsaved
    documents.save(tmp_path / "one.playground")
    assert not documents.unsaved
    assert documents.recent == [tmp_path / "one.playground"]
    controller.set_seed(7)
    assert not documents.unsaved
    qtbot.waitUntil(lambda: idle(controller))
    step(qtbot, controller)
    assert documents.unsaved


def test_a_session_that_was_never_saved_is_found_again(qtbot: QtBot, start: Start, make: Make) -> None:
    controller = start()
    documents = make(controller)
    step(qtbot, controller, 2)
    line = tokens(controller)
    documents.new()
    assert tokens(controller) == [1, 2]
    assert documents.left_behind() == []
    (kept,) = documents.kept()
    documents.recover(kept)
    assert tokens(controller) == line
    assert documents.unsaved


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 nonsense", b"{}"])
def test_a_bad_file_changes_nothing(
    qtbot: QtBot, start: Start, make: Make, tmp_path: Path, content: bytes
) -> None:
    controller = start()
    documents = make(controller)
    step(qtbot, controller)
    session: Session = controller.session
    bad = tmp_path / "bad.playground"
    bad.write_bytes(content)
    with pytest.raises(FileFault):
        documents.open(bad)
    assert controller.session is session
    assert documents.path is None


STEPS_A_SECOND = 50
RUN_UNTIL_KILLED = textwrap.dedent(
    """
    import sys
    from PySide6.QtCore import QCoreApplication
    from playground.decoding.recipe import Recipe
    from playground.qt.controller import Controller
    from playground.qt.documents import Documents
    from playground.qt.settings import Settings
    from playground.session.session import Place
    from tests.qt.conftest import WordModel, opener
    app = QCoreApplication([])
    controller = Controller(opener(WordModel()), Place(recipe=Recipe.parse("sample")))
    settings = Settings()
    documents = Documents(controller, settings)
    controller.max_new_tokens = 390
    controller.set_pace(float(sys.argv[1]))
    controller.prompt_read.connect(lambda encoded: app.processEvents())
    controller.model_adopted.connect(lambda card: controller.set_prompt("w1 w2"))
    def tell():
        if not controller.scene().status.kind == "running" and controller.scene().shown:
            controller.run()
        size = sum(path.stat().st_size for path in settings.recovery_folder.glob("*"))
        print(len(controller.session.steps()), size, flush=True)
    controller.changed.connect(tell)
    controller.open_model("words")
    app.exec()
    """
)


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is of POSIX systems")
def test_a_hard_end_in_mid_run_loses_at_most_the_last_second(bare: Controller, make: Make) -> None:
    assert JOURNAL_MS <= 1000
    command = [sys.executable, "-c", RUN_UNTIL_KILLED, str(STEPS_A_SECOND)]
    written, lost, size = 0, list[int](), 0
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line in child.stdout:
            steps, size_now = map(int, line.split())
            # What is in the journal now was there before the step that is told of here.
            lost.append(steps - written)
            if size_now > size:
                written, size = steps - 1, size_now
            if steps >= 5 * STEPS_A_SECOND:
                child.send_signal(signal.SIGKILL)
                break
    # Steps of a run never come faster than its pace, however slow the machine; half as many again for a
    # timer that was late.
    assert max(lost) <= 1.5 * STEPS_A_SECOND * JOURNAL_MS / 1000
    documents = make(bare)
    (left,) = documents.left_behind()
    documents.recover(left)
    assert len(bare.session.steps()) >= written > 2 * STEPS_A_SECOND


def test_a_session_keeps_its_model_when_it_is_saved_beside_another(
    qtbot: QtBot, start: Start, make: Make, tmp_path: Path
) -> None:
    controller = start(WordModel("one"))
    step(qtbot, controller, 4)
    make(controller).save(tmp_path / "one.playground")
    other = start(WordModel("two"))
    documents = make(other)
    documents.open(tmp_path / "one.playground")
    step(qtbot, other, 2)
    documents.save(tmp_path / "two.playground")
    card = files.load(tmp_path / "two.playground").card
    assert card is not None
    assert card.name == "one"


def test_a_session_is_not_forgotten_while_the_disk_is_full(
    qtbot: QtBot, start: Start, make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = start()
    documents = make(controller)
    step(qtbot, controller, 2)
    documents._on_timeout()
    assert documents._journal is not None
    documents._journal.close()  # as a hard end leaves it
    documents._journal = None
    controller.use_session(Session(), None)
    (left,) = documents.left_behind()
    before = set(left.path.parent.iterdir())

    def full(file: object, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(journal, "write_all", full)
        with qtbot.waitSignal(documents.failed) as told:
            documents.recover(left)
        assert "the disk is full" in told.args[0]
        for _ in range(3):
            documents._on_timeout()
        assert set(left.path.parent.iterdir()) == before
    documents._on_timeout()
    assert len(tokens(controller)) == 4


def test_without_its_model_a_session_shows_the_record_and_says_what_a_wish_needs(
    qtbot: QtBot, start: Start, make: Make, bare: Controller, tmp_path: Path
) -> None:
    controller = start(recipe="sample")
    step(qtbot, controller, 3)
    controller.home()
    make(controller).save(tmp_path / "one.playground")
    make(bare).open(tmp_path / "one.playground")
    for wish in (
        lambda: bare.set_recipe(Recipe.parse("greedy")),
        lambda: bare.set_seed(7),
        bare.reroll,
        bare.ask_what_if,
    ):
        wish()
        shown = bare.scene().shown
        assert shown is not None
        assert shown.kind == "past"
    assert "No model is open" in bare.scene().status.error
