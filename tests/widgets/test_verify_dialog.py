import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from playground.session.agreement import Row
from playground.widgets.verify_dialog import VerifyDialog

ROWS = (
    Row("TopPLogitsWarper", "top_p=0.9", 25, 0.0, True),
    Row("ExponentialDecayLengthPenalty", "length_decay(start=2,factor=1.1)", 25, 1.7e-15, True),
    Row("generate(top_k=50, seed 1234)", "top_k=50,sample(draw=race)", 24, 3.0, False, "first at 21"),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> VerifyDialog:
    made = VerifyDialog()
    qtbot.addWidget(made)
    made.show()
    return made


def test_begins_on_a_click_and_shows_how_far_it_is(dialog: VerifyDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.run_wished):
        dialog.run_button.click()
    assert dialog.run_button.text() == "Stop"
    dialog.show_progress(3, 19)
    assert dialog.texts() == []


def test_shows_processor_cases_largest_difference_and_verdict(dialog: VerifyDialog) -> None:
    dialog.show_rows(ROWS)
    assert dialog.texts()[0] == ("TopPLogitsWarper", "top_p=0.9", "25", "0", "agrees")
    assert dialog.texts()[1][3] == "1.7e-15"
    assert dialog.texts()[2][4] == "DIFFERS"
    assert dialog.verdict.startswith("1 of 3 comparisons differ: generate(")
    assert dialog.verdict.endswith("seed 1234): first at 21.")
    missing = Row("generate(top_k=50)", "top_k=50,sample(draw=race)", 0, 0.0, None, "wider")
    dialog.show_rows((*ROWS[:2], missing))
    assert dialog.texts()[2][2:] == ("0", "–", "not compared")
    assert dialog.verdict.startswith("All 2 comparisons agree, 50 cases in all. 1 could not be made.")
    assert "wider" in dialog.verdict
    dialog.show_rows(ROWS[:2])
    assert dialog.verdict == "All 2 comparisons agree, 50 cases in all."
    assert len(dialog.texts()) == 2


def test_stops_on_a_second_click_and_on_closing(dialog: VerifyDialog, qtbot: QtBot) -> None:
    for leave in (dialog.run_button.click, dialog.reject, dialog.close):
        dialog.show()
        dialog.run_button.click()
        with qtbot.waitSignal(dialog.stop_wished):
            leave()
        assert dialog.run_button.text() == "Compare"


def test_a_fault_is_a_sentence_and_it_can_be_tried_again(dialog: VerifyDialog) -> None:
    dialog.run_button.click()
    dialog.show_fault("The model gave nothing.")
    assert dialog.error_text == "The model gave nothing."
    assert dialog.run_button.text() == "Compare"
    dialog.run_button.click()
    assert dialog.error_text == ""


def test_the_table_can_be_copied(dialog: VerifyDialog) -> None:
    assert not dialog.copy_button.isEnabled()
    dialog.show_rows(ROWS)
    dialog.copy_button.click()
    assert "length_decay(start=2,factor=1.1)" in QApplication.clipboard().text()
