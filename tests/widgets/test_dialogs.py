import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from playground import __version__
from playground.session.scene import Status
from playground.widgets import theme
from playground.widgets.about_dialog import AboutDialog, versions
from playground.widgets.entry_field import EntryField
from playground.widgets.export_dialog import ExportDialog
from playground.widgets.knob_editor import KnobEditor
from playground.widgets.open_model_dialog import FILE, FOLDER, HUB, OpenModelDialog
from playground.widgets.settings_dialog import SettingsDialog, SettingsValues
from playground.widgets.slider import Slider
from tests.widgets.dressing import dressed


def opened(qtbot: QtBot, kind: str = FOLDER) -> OpenModelDialog:
    dialog = OpenModelDialog(kind)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("kind", "where"), [(FOLDER, "/models/small"), (FILE, "/models/small.gguf"), (HUB, "owner/name")]
)
def test_what_was_typed_is_the_model_to_open(qtbot: QtBot, kind: str, where: str) -> None:
    dialog = opened(qtbot)
    qtbot.mouseClick(dialog.chip(kind), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(dialog.field, f" {where} ")
    with qtbot.waitSignal(dialog.model_chosen) as caught:
        qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert caught.args == [where]
    assert dialog.isVisible()


def test_nothing_typed_is_said_and_opens_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, HUB)
    with qtbot.assertNotEmitted(dialog.model_chosen):
        qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert dialog.error_text.startswith("Nothing was typed yet")
    qtbot.keyClicks(dialog.field, "a")
    assert dialog.error_text == ""


def test_why_it_could_not_be_opened_stands_in_the_dialog(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.show_status(Status("opening", "Reading the weights", 0.5))
    assert not dialog.open_button.isEnabled()
    dialog.show_status(Status("ready", error="There is no config.json in this folder."))
    assert dialog.error_text == "There is no config.json in this folder."
    assert dialog.open_button.isEnabled()


def test_cancel_stops_an_opening_under_way(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.assertNotEmitted(dialog.cancel_wished):
        dialog.reject()
    dialog.show()
    dialog.show_status(Status("opening"))
    with qtbot.waitSignal(dialog.cancel_wished):
        dialog.reject()


@pytest.mark.parametrize(
    ("kind", "mode"), [(FOLDER, QFileDialog.FileMode.Directory), (FILE, QFileDialog.FileMode.ExistingFile)]
)
def test_a_place_can_be_browsed_for(qtbot: QtBot, kind: str, mode: QFileDialog.FileMode, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    asked: list[QFileDialog] = []
    monkeypatch.setattr(QFileDialog, "open", lambda dialog: asked.append(dialog))
    dialog = opened(qtbot, kind)
    dialog.browse_button.click()
    assert asked[0].fileMode() == mode
    asked[0].urlSelected.emit(QUrl.fromLocalFile("/models/of mine"))
    assert dialog.field.text() == "/models/of mine"


class Settings:
    """The dialog and the values that it gave."""

    def __init__(self, qtbot: QtBot, values: SettingsValues) -> None:
        self.dialog = SettingsDialog()
        qtbot.addWidget(self.dialog)
        self.given: list[SettingsValues] = []
        self.dialog.settings_edited.connect(self.given.append)
        self.dialog.show_settings(values)
        self.dialog.show()
        self.qtbot = qtbot

    def type(self, editor: KnobEditor, text: str) -> None:
        field = editor.findChild(EntryField)
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, text)
        self.qtbot.keyClick(field, Qt.Key.Key_Return)


def test_settings_are_shown_without_a_signal(qtbot: QtBot) -> None:
    settings = Settings(qtbot, SettingsValues("dark", 130, 3, 77))
    dialog = settings.dialog
    assert (dialog.theme_box.currentText(), dialog.percent_box.currentText()) == ("Dark", "130 %")
    assert dialog.threads_editor.findChild(Slider).accessibleDescription() == "3"
    assert dialog.limit_editor.findChild(EntryField).text() == "77"
    assert settings.given == []


def test_each_setting_gives_all_values(qtbot: QtBot) -> None:
    settings = Settings(qtbot, SettingsValues())
    qtbot.keyClick(settings.dialog.theme_box, Qt.Key.Key_Down)
    qtbot.keyClick(settings.dialog.percent_box, Qt.Key.Key_Down)
    settings.type(settings.dialog.threads_editor, "2")
    settings.type(settings.dialog.limit_editor, "500")
    assert settings.given == [
        SettingsValues("light"),
        SettingsValues("light", 110),
        SettingsValues("light", 110, 2),
        SettingsValues("light", 110, 2, 500),
    ]


def test_a_setting_out_of_range_gets_a_sentence(qtbot: QtBot) -> None:
    settings = Settings(qtbot, SettingsValues())
    settings.type(settings.dialog.limit_editor, "0")
    assert settings.given == []
    sentence = settings.dialog.limit_editor.findChild(EntryField).accessibleDescription()
    assert sentence.startswith("The limit of new tokens is a whole number from 1 to 1,000,000")


def test_about_copies_the_versions(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.copy_button.click()
    copied = QApplication.clipboard().text()
    assert f"Decoding Playground {__version__}" in copied
    assert f"numpy {versions()['numpy']}" in copied


def test_enter_in_the_export_dialog_goes_on(qtbot: QtBot) -> None:
    dialog = ExportDialog(3, {})
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.form_box.setFocus()
    with qtbot.waitSignal(dialog.export_wished) as told:
        qtbot.keyClick(dialog.form_box, Qt.Key.Key_Return)
    assert told.args[0].form.key == "report"


@pytest.mark.parametrize("percent", [100, 200])
def test_the_settings_have_room_after_the_size_of_text_was_set(qtbot: QtBot, percent: int) -> None:
    dialog = SettingsDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    with dressed("light", percent):
        fields = [field for field in dialog.findChildren(EntryField) if field.isVisible()]
        assert len(fields) == 2
        qtbot.waitUntil(lambda: all(field.height() >= field.minimumSizeHint().height() for field in fields))
        assert dialog.width() >= dialog.minimumWidth() >= 36 * theme.em(dialog) - 1
