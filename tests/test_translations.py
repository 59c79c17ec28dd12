"""The texts of the program in its other languages: complete, up to date, and said where they belong."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import translations
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QTableWidget
from pytestqt.qtbot import QtBot

from playground import cli, wording
from playground.decoding.catalogue import STRATEGIES, TRANSFORMS
from playground.decoding.draw import check_seed
from playground.decoding.knobs import FloatKnob, TextKnob
from playground.decoding.recipe import Recipe
from playground.errors import BadValue, FileFault, PlaygroundError
from playground.languages import available
from playground.qt import language
from playground.qt.language import SYSTEM, Speech
from playground.qt.opener import Opening
from playground.session import notes
from playground.session.agreement import Row
from playground.session.compare import Side
from playground.session.explain import why
from playground.session.export_csv import csv_chunks
from playground.session.export_json import json_chunks
from playground.session.lesson_demo import load_demo, play_recorded
from playground.session.lesson_format import parse_lesson
from playground.session.lesson_text import check_text, numbers_in
from playground.session.lessons import lessons, read_lesson
from playground.session.numbers import count, figure, ordinal, percent, short_percent
from playground.session.passages import line_scope
from playground.session.report import report_chunks
from playground.session.wish_words import WISHES, wish_words
from playground.widgets.compare_card import _figures
from playground.widgets.settings_dialog import SettingsDialog, SettingsValues
from playground.widgets.verify_dialog import VerifyDialog
from playground.widgets.window_actions import MENUS, translated
from tests.session.growing import PIECES, grown_session
from tests.widgets.whole_window import window

ROOT = Path(__file__).parent.parent
FILES = sorted(translations.FOLDER.glob("*.ts"))
TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP"}
# Whose first texts a person reads.
SHOWING = {
    "setText", "setToolTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription",
    "setPlaceholderText", "setTitle", "addAction", "addMenu", "addItem", "setPlainText",
    "QLabel", "QPushButton", "QCheckBox", "QAction", "plain_label", "heading", "flat_button",
    "show_sentence", "CheckBox", "KnobEditor", "CheckedField",
}  # fmt: skip
FAULTS = {"PlaygroundError", "BadValue", "ModelFault", "FileFault", "Cancelled", "Failure"}
NAMES = {"Decoding Playground", "[*] — Decoding Playground", "temperature=1.2,top_p=0.9,sample"}
# A lesson's text, as far as a test needs it.
HEAD = 'title = "T"\nsummary = "S"\nminutes = 3\nlevel = "beginner"\n'
SCENE, SAY = '[[step]]\nprompt = "a"\nrecipe = "greedy"\n', 'say = "Look."\n'


@pytest.fixture
def german(qapp: QApplication) -> Iterator[Speech]:
    """The program speaks German for one test."""
    speech = Speech(qapp, "de")
    yield speech
    speech.end()


def fields(text: str) -> Counter[str]:
    """What is filled in: {name}, {name:form}, {}, %n; not the braces of a formula."""
    return Counter(re.findall(r"\{\w*(?:![rs])?(?::[^{}]*)?\}|%n", text))


def translated_texts(ts: Path) -> list[tuple[str, str, str]]:
    """Context, text and translation; what is unfinished is the matter of one test alone."""
    return [message[:3] for message in translations.messages(ts) if message[3]]


def facts(text: str) -> Counter[str]:
    """The expressions in the placeholders of a lesson's text."""
    inside = re.findall(r"\{([^{}]*)\}", text)
    return Counter(re.sub(r":\s*(?:[a-z_]+|\.\d)$", "", one) for one in inside)


# the files


def test_there_is_german() -> None:
    assert [path.name for path in FILES] == ["playground_de.ts"]
    assert available() == ("en", "de")


@pytest.mark.parametrize("ts", FILES, ids=lambda path: path.stem)
def test_every_text_is_translated(ts: Path) -> None:
    said = translations.messages(ts)
    assert len(said) > 1000
    assert [(context, text) for context, text, _, finished in said if not finished] == []


@pytest.mark.parametrize("ts", FILES, ids=lambda path: path.stem)
def test_what_is_filled_in_is_the_same(ts: Path) -> None:
    for context, text, told in translated_texts(ts):
        assert context == wording.LESSONS or fields(told) == fields(text), (context, text)
        assert told.count("\n") == text.count("\n"), (context, text)
        assert len(told) - len(told.strip()) == len(text) - len(text.strip()), (context, text)


@pytest.mark.parametrize("ts", FILES, ids=lambda path: path.stem)
def test_lessons_speak_of_the_same_facts_and_numbers(ts: Path) -> None:
    """The form of a fact may be another one; a number may have another separator."""
    said = [(text, told) for context, text, told in translated_texts(ts) if context == wording.LESSONS]
    assert len(said) > 200
    names = {step.name for lesson in lessons() for step in lesson.steps if step.name}
    for text, told in said:
        assert facts(told) == facts(text), text
        check_text(told, names)
        with_points = re.sub(r"(?<=\d),(?=\d)", ".", told)
        assert Counter(numbers_in(with_points)) == Counter(numbers_in(text)), text


@pytest.mark.parametrize("ts", FILES, ids=lambda path: path.stem)
def test_each_mnemonic_has_its_counterpart(ts: Path) -> None:
    for context, text, told in translated_texts(ts):
        assert len(re.findall(r"&\w", told)) == len(re.findall(r"&\w", text)), (context, text)


@pytest.mark.parametrize("ts", FILES, ids=lambda path: path.stem)
def test_sources_texts_and_compiled_texts_agree(ts: Path) -> None:
    assert translations.out_of_date(ts) == []


# what the tool cannot see


def calls(module: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
            yield node


def bare_texts(call: ast.Call) -> Iterator[str]:
    """Words among the arguments of a call, outside of any call that translates."""
    todo: list[ast.AST] = [*call.args, *(keyword.value for keyword in call.keywords)]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Call | ast.Subscript | ast.Compare):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        todo += ast.iter_child_nodes(node)


@pytest.mark.parametrize("path", sorted((ROOT / "playground" / "widgets").glob("*.py")), ids=lambda p: p.stem)
def test_no_widget_shows_words_that_cannot_be_translated(path: Path) -> None:
    module = ast.parse(path.read_text("utf-8"))
    shown = [text for call in calls(module, SHOWING) for text in bare_texts(call)]
    assert [text for text in shown if re.search(r"[A-Za-z]{2}", text) and text not in NAMES] == []


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "playground").glob("*/**/*.py")),
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_no_fault_is_told_in_words_that_cannot_be_translated(path: Path) -> None:
    """The commands without a window, which speak English, stand beside these folders."""
    told = [text for call in calls(ast.parse(path.read_text("utf-8")), FAULTS) for text in bare_texts(call)]
    assert [text for text in told if re.search(r"[A-Za-z]{2}", text)] == []


def test_what_is_translated_is_written_out_in_the_source() -> None:
    """The tool finds neither a text that is put together first, nor one inside of an f-string."""
    for path in sorted((ROOT / "playground").rglob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        for call in calls(module, TRANSLATING):
            assert not [arg for arg in call.args if isinstance(arg, ast.JoinedStr)], (path, call.lineno)
        for text in (node for node in ast.walk(module) if isinstance(node, ast.JoinedStr)):
            hidden = [
                call for call in calls(text, TRANSLATING) if len(call.args) > 1 or ".tr(" in ast.unparse(call)
            ]
            assert not hidden, (path, text.lineno)


def test_every_wish_has_words() -> None:
    named = {"wish", "arrange", "commit", "_stand", "_commit", "_begin", "force"}
    found = set()
    for folder in ("qt", "session"):
        for path in (ROOT / "playground" / folder).glob("*.py"):
            for call in calls(ast.parse(path.read_text("utf-8")), named):
                found |= {text for text in bare_texts(call) if re.fullmatch(r"[A-Z][a-z-]+( [a-z]+)*", text)}
    assert {"Step", "Pick a token", "Change the recipe"} <= found <= set(WISHES)


# a run in German


def test_the_window_speaks_german(qtbot: QtBot, german: Speech) -> None:
    with window(qtbot, "temperature=0.5,greedy") as made:
        titles = [action.text().replace("&", "") for action in made.menuBar().actions()]
        assert titles[:6] == ["Datei", "Bearbeiten", "Lauf", "Strategie", "Ansicht", "Lektionen"]
        assert made.docks["hood"].windowTitle() == "Unter der Haube"
        made.draw()
        assert made.why.said.startswith("Greedy nimmt das wahrscheinlichste Token, „␣w2“: ")
        qtbot.waitUntil(lambda: made.candidates.view.model().rowCount() > 1)
        assert "für das Modell" in str(
            made.candidates.view.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
        )
        assert made.controller.scene().recipe.label == "Temperatur 0,5 · Greedy"


def test_an_opening_begins_in_german(german: Speech) -> None:
    assert Opening(1, "builtin").stage == "Wird begonnen"


def test_differences_have_a_german_comma(qtbot: QtBot, german: Speech) -> None:
    dialog = VerifyDialog()
    qtbot.addWidget(dialog)
    row = Row("TopPLogitsWarper", "top_p=0.9,sample", 1200, 1.25e-7, True)
    dialog.show_rows([row])
    table = dialog.findChild(QTableWidget)
    shown = [table.item(0, column).text() for column in range(table.columnCount())]
    assert shown[1:4] == ["top_p=0.9,sample", "1.200", "1,2e-07"]


def test_perplexities_have_a_german_comma(german: Speech) -> None:
    side = Side(2, (1, 2), (b"a", b"b"), (-7.0, -8.0))
    assert _figures(side)[-2:] == ("−7,50", "1.808,04")


def test_menus_and_panels_hold_no_english_of_the_tables(qtbot: QtBot, german: Speech) -> None:
    english = {text for context, text in translations.declared() if context == "actions"}
    english -= {text for context, text, told, _ in translations.messages(FILES[0]) if told == text}
    with window(qtbot) as made:
        menus = [menu for menu in made.findChildren(QMenu) if menu.title()]
        texts = {action.text().partition("\t")[0] for menu in menus for action in menu.actions()}
        assert len(texts) > 50
        assert not texts & english


def test_no_two_entries_of_a_menu_share_a_mnemonic(german: Speech) -> None:
    menus = [[title for title, _ in MENUS], *([entry.text for entry in entries] for _, entries in MENUS)]
    for texts in menus:
        marks = Counter(m.group(1).lower() for text in texts if (m := re.search(r"&(\w)", translated(text))))
        assert [mark for mark, times in marks.items() if times > 1] == [], texts


def test_the_why_line_is_whole_sentences_in_german(qtbot: QtBot, german: Speech) -> None:
    with window(qtbot, "temperature=0.5,top_k=2,sample") as made:
        shown = made.controller.scene().shown
        assert shown is not None
        assert re.fullmatch(
            r"Gezogen wurde u = 0,\d{4}, das auf „\S+“ fällt \(0,\d{4}–[01],\d{4}\): für das Modell .+ %; "
            r".+ % nach dem Rezept, das 2 Tokens behielt\.",
            why(shown.step),
        )


def test_what_can_be_undone_is_named_in_german(qtbot: QtBot, german: Speech) -> None:
    with window(qtbot) as made:
        made.controller.set_recipe(Recipe.parse("top_k=3,greedy"))
        made.draw()
        assert made.actions_["undo"].text() == "&Rückgängig: Rezept ändern"
        assert made.actions_["redo"].text() == "&Wiederholen"
    assert wish_words("Step") == "Schritt"
    assert wish_words(None) == ""


def test_a_fault_is_told_in_german_with_german_numbers(german: Speech) -> None:
    with pytest.raises(BadValue, match=r"^Top-p p ist eine Zahl von 0 bis 1; 1,5 ist es nicht\.$"):
        Recipe.parse("top_p=1.5,sample")


def test_what_was_typed_stands_in_german_quotation_marks(german: Speech) -> None:
    with pytest.raises(BadValue, match=r"; „x“ ist keine\.$"):
        check_seed("x")
    assert TextKnob(symbol="t", help="A text.", default="").words("a") == "„a“"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = 3", "Lektion mine: Sie hat keine Schritte; jeder wird unter eine Zeile [[step]] "),
        (HEAD + "[[step]]\n" + SAY, "Lektion mine, Schritt 1: Der erste Schritt bereitet alles vor, "),
        (HEAD + SCENE + "say = 3", "Lektion mine, Schritt 1: say muss ein Text sein."),
        (HEAD + SCENE + SAY + "do = 3", "Lektion mine, Schritt 1: do ist eine Liste von Texten."),
        (HEAD + SCENE + SAY + "expect = 3", "Lektion mine, Schritt 1: expect ist eine Liste von Tabellen, "),
        (HEAD + SCENE + SAY + 'do = ["pick"]', "Lektion mine, Schritt 1: pick braucht den Text eines "),
        (HEAD + SCENE + "say = '{" + "1+" * 500 + "1}'", "Lektion mine, Schritt 1: „1+1+"),
    ],
    ids=["lesson", "step", "kind", "list", "braces", "deed", "number"],
)
def test_faults_of_a_lesson_file_are_told_in_german(german: Speech, text: str, sentence: str) -> None:
    with pytest.raises(PlaygroundError) as caught:
        parse_lesson("mine", text)
    assert str(caught.value).startswith(sentence)
    assert not re.search(r"\{\w+\}|1,000", str(caught.value))


def test_a_lesson_file_that_cannot_be_read_is_told_in_german(german: Speech, tmp_path: Path) -> None:
    with pytest.raises(FileFault, match=r"^Die Lektion absent\.toml kann nicht gelesen werden: .*Datei"):
        read_lesson(tmp_path / "absent.toml")


def test_notes_are_kept_in_english_and_told_in_german(german: Speech) -> None:
    assert notes.told("μ stands at 5.25 bits.") == "μ steht bei 5,25 Bit."
    note = "The coin 0.731 is above 0.5, so nothing was excluded."
    assert notes.told(note) == "Die Münze 0,731 liegt über 0,5, also wurde nichts ausgeschlossen."
    assert notes.told("Said by a version to come.") == "Said by a version to come."
    for form in [form for transform in TRANSFORMS for form in transform.notes]:
        assert notes.told(re.sub(r"\{\w+\}", "0.5", form)) != re.sub(r"\{\w+\}", "0,5", form)


def test_strategies_have_german_names_and_help(german: Speech) -> None:
    same = {"Greedy", "Guidance", "DRY", "XTC", "Mirostat", "Mirostat v1", "P-less"}
    for strategy in STRATEGIES:
        title = strategy.about.title
        assert strategy.title() != title or title in same or title.startswith(("Top-", "Min-", "Typical-"))
        for _, knob in strategy.knobs():
            assert wording.declared(knob.help) != knob.help


def test_every_lesson_is_told_in_german_from_its_recording(qapp: QApplication) -> None:
    for lesson in lessons():
        english = play_recorded(lesson, load_demo(lesson.name)).to_the_end()
        speech = Speech(qapp, "de")
        german = play_recorded(lesson, load_demo(lesson.name)).to_the_end()
        speech.end()
        for one, two in zip(english, german, strict=True):
            assert one.say != two.say
            assert "{" not in two.say + two.question + two.because


# numbers


def test_numbers_have_the_separators_of_the_language(german: Speech) -> None:
    assert percent(0.12345) == "12,35 %"
    assert percent(0.00001) == "<0,01 %"
    assert short_percent(0.0512) == "5,1 %"
    assert count(1234567) == "1.234.567"
    assert figure(0.5, ".4f") == "0,5000"
    assert ordinal(1003) == "1.003."


def test_numbers_in_templates_follow_too_but_not_texts(german: Speech) -> None:
    said = wording.Wording("{a:.2f} {b:,} {c} {d}")
    assert said.format(a=1.5, b=1234, c="1.5", d=7) == "1,50 1.234 1.5 7"


def test_english_numbers_stay_as_python_writes_them() -> None:
    assert (percent(0.12345), count(1234), ordinal(22)) == ("12.35 %", "1,234", "22nd")
    assert wording.Wording("{a:.2f}").format(a=1.5) == "1.50"


def test_a_knob_reads_what_it_shows(german: Speech) -> None:
    for strategy in STRATEGIES:
        for name, knob in strategy.knobs():
            if isinstance(knob, FloatKnob):
                shown = knob.words(knob.default)
                assert "." not in shown
                assert knob.parse(shown, name) == knob.default


def test_the_text_form_of_a_recipe_is_the_same_in_every_language(german: Speech) -> None:
    text = "temperature=0.8,top_k=40,top_p=0.9,sample"
    assert str(Recipe.parse(text)) == text


def test_exports_of_data_are_the_same_in_every_language(qapp: QApplication) -> None:
    session = grown_session()
    scope = line_scope(session)

    def written() -> list[str]:
        return ["".join(csv_chunks(scope, PIECES)), "".join(json_chunks(scope, PIECES))]

    english = written()
    speech = Speech(qapp, "de")
    german = written()
    speech.end()
    assert german == english


def test_a_report_is_in_the_language_of_the_program(german: Speech) -> None:
    page = "".join(report_chunks(grown_session()))
    assert '<html lang="de">' in page
    assert "<h2>Schritt für Schritt</h2>" in page
    assert "<h2>Step by step</h2>" not in page


# the language itself


def test_an_unknown_language_is_english(qapp: QApplication) -> None:
    assert language.chosen("xx") == "en"
    assert language.chosen("de") == "de"
    assert language.chosen(SYSTEM) in available()


def test_the_command_line_knows_the_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.parse(["--language", "de"]).language == "de"
    assert cli.parse([]).language is None
    with pytest.raises(SystemExit):
        cli.parse(["--language", "xx"])
    assert "--language" in capsys.readouterr().err


def test_a_language_can_be_taken_back(qapp: QApplication) -> None:
    before = QLocale(), wording.spoken(), qapp.layoutDirection()
    speech = Speech(qapp, "de")
    assert QLocale().language() == QLocale.Language.German
    assert QGuiApplication.translate("SettingsDialog", "Settings") == "Einstellungen"
    speech.end()
    assert (QLocale(), wording.spoken(), qapp.layoutDirection()) == before
    assert QGuiApplication.translate("SettingsDialog", "Settings") == "Settings"


def test_the_settings_offer_every_language_by_its_own_name(qtbot: QtBot) -> None:
    dialog = SettingsDialog()
    qtbot.addWidget(dialog)
    box = dialog.language_box
    assert [box.itemText(place) for place in range(box.count())] == ["As the system", "English", "Deutsch"]
    dialog.show_settings(SettingsValues(language="de"))
    assert box.currentText() == "Deutsch"
    with qtbot.waitSignal(dialog.settings_edited) as given:
        box.activated.emit(1)
    assert given.args[0].language == "en"


def test_the_run_bar_is_not_mirrored_and_dialogs_are(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        dialog = SettingsDialog()
        qtbot.addWidget(dialog)
        with window(qtbot) as made:
            kept = (made.run_bar, made.candidates.view, made.text, made.prompt)
            assert [part.layoutDirection() == Qt.LayoutDirection.RightToLeft for part in kept] == [
                False,
                False,
                True,
                True,
            ]
        assert dialog.isRightToLeft()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
