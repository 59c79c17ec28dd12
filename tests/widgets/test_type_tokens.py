"""The dialogs Type tokens and Score: whatever was typed is answered, with tokens or with a sentence."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.widgets.main_window import MainWindow
from playground.widgets.token_chips import TokenChips
from playground.widgets.type_tokens_dialog import FORCE, TypeTokensDialog
from tests.qt.conftest import END, WordModel, opener
from tests.widgets import whole_window
from tests.widgets.whole_window import is_ready, window


class BrokenTokenizer(WordModel):
    def encode(self, text: str, *, specials: bool = True) -> tuple[int, ...]:
        raise RuntimeError("the tables are gone")


@pytest.fixture
def bare(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window without a model, in which `broken` names one whose tokenizer is broken."""
    controller = Controller(opener(WordModel(), {"broken tokenizer": BrokenTokenizer("other")}))
    made = MainWindow(controller, Settings(), lambda: None)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def in_dialog(main: MainWindow, act: Callable[[TypeTokensDialog], None]) -> None:
    """Opens the dialog, and acts in it."""
    whole_window.in_dialog(TypeTokensDialog, main._dialogs.ask_tokens, act)


def test_without_a_model_nothing_can_be_typed_or_scored(bare: MainWindow, qtbot: QtBot) -> None:
    bare.draw()
    for wish in ("force_text", "score_text"):
        assert not bare.actions_[wish].isEnabled()
    with qtbot.waitSignal(bare.controller.model_adopted):
        bare.controller.open_model("words")
    bare.draw()
    for wish in ("force_text", "score_text"):
        assert bare.actions_[wish].isEnabled()


def test_a_text_that_no_model_reads_is_answered_with_a_sentence(bare: MainWindow, qtbot: QtBot) -> None:
    def act(dialog: TypeTokensDialog) -> None:
        dialog.editor.set_text("w1 w2")
        qtbot.waitUntil(lambda: dialog.error_text != "")
        assert dialog.error_text == "No model is open; open one first."
        bare.controller.open_model("words")
        qtbot.waitUntil(lambda: dialog.ids == (1, 2))
        assert dialog.error_text == ""
        assert dialog.take_button.isEnabled()

    in_dialog(bare, act)


def test_a_fault_of_the_tokenizer_stands_in_the_dialog(bare: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bare.controller.fault_met):  # the prompt cannot be read either
        bare.controller.open_model("broken tokenizer")

    def act(dialog: TypeTokensDialog) -> None:
        bare.controller.dismiss_fault()
        dialog.editor.set_text("w1 w2")
        qtbot.waitUntil(lambda: dialog.error_text != "")
        assert dialog.error_text == "The model's tokenizer cannot read this text."
        assert not dialog.take_button.isEnabled()
        assert bare.controller.scene().status.error == ""

    in_dialog(bare, act)


def test_tokens_of_the_model_before_are_not_taken(qtbot: QtBot) -> None:
    with window(qtbot) as main:

        def act(dialog: TypeTokensDialog) -> None:
            dialog.editor.set_text("w1 w2")
            qtbot.waitUntil(lambda: dialog.take_button.isEnabled())
            asked: list[str] = []
            dialog.text_edited.connect(asked.append)
            with qtbot.waitSignal(main.controller.model_adopted):
                main.controller.open_model("other")
            assert not dialog.take_button.isEnabled()
            assert asked == ["w1 w2"]
            qtbot.waitUntil(lambda: dialog.take_button.isEnabled())

        in_dialog(main, act)


def test_a_control_token_that_is_typed_looks_like_one(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, text, *_: told.append(text))
    with window(qtbot) as main:

        def act(dialog: TypeTokensDialog) -> None:
            dialog.editor.set_text(f"w{END}")
            qtbot.waitUntil(lambda: dialog.ids == (END,))
            chips = dialog.findChild(TokenChips)
            at = QPoint(4, chips.height() // 2)
            QApplication.sendEvent(chips, QHelpEvent(QHelpEvent.Type.ToolTip, at, chips.mapToGlobal(at)))
            assert "control token" in told[-1]

        in_dialog(main, act)


def test_a_run_pauses_while_tokens_are_typed(qtbot: QtBot) -> None:
    with window(qtbot) as main:
        control = main.controller
        control.max_new_tokens = 300
        control.set_pace(20.0)
        control.run()
        qtbot.waitUntil(lambda: len(control.session.steps()) > 1)
        steps: list[int] = []

        def act(dialog: TypeTokensDialog) -> None:
            steps.append(len(control.session.steps()))
            dialog.editor.set_text("w5 w6")
            qtbot.waitUntil(lambda: dialog.take_button.isEnabled())
            dialog.accept()

        in_dialog(main, act)
        qtbot.waitUntil(lambda: is_ready(main) and len(control.session.steps()) == steps[0] + 2)
        assert [step.growth.token for step in control.session.steps()[-2:]] == [5, 6]


def test_why_a_file_cannot_be_read_goes_with_the_next_letter(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = TypeTokensDialog(FORCE)
    qtbot.addWidget(dialog)
    dialog.show()
    (tmp_path / "picture").write_bytes(b"\xff\xd8")
    dialog.open_file(tmp_path / "picture")
    assert dialog.error_text == "“picture” is not UTF-8 text."
    dialog.editor.set_text("a")
    assert dialog.error_text == ""
