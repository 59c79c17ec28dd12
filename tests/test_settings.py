from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from playground import languages
from playground.decoding.recipe import Recipe
from playground.qt import settings as stored
from playground.qt.settings import Setting, Settings
from playground.session.lessons import MODES
from playground.widgets import announcer, theme
from playground.widgets.candidates_head import ROW_CHOICES
from playground.widgets.main_window import MainWindow
from playground.widgets.run_bar import LIMIT
from playground.widgets.token_colours import WAYS
from tests.qt.conftest import WordModel
from tests.widgets.whole_window import window
from tests.windows import visited

DAMAGED = (
    (stored.THEME, "purple"),
    (stored.LANGUAGE, "xx"),
    (stored.FONT_PERCENT, "1000"),
    (stored.FONT_PERCENT, "0"),
    (stored.ANNOUNCE, "loudly"),
    (stored.PACE, "-1"),
    (stored.PACE, "nan"),
    (stored.PACE, "inf"),
    (stored.PACE, "1e-300"),
    (stored.MAX_NEW_TOKENS, "-5"),
    (stored.MAX_NEW_TOKENS, "9" * 20),
    (stored.THREADS, "-3"),
    (stored.SEED, "-1"),
    (stored.SEED, "abc"),
    (stored.RECIPE, "frob"),
    (stored.PROMPT_MODE, "foo"),
    (stored.MODEL, ""),
    (stored.COLOUR_BY, "smell"),
    (stored.ROWS, "-1"),
    (stored.LOG_BARS, "perhaps"),
    (stored.ORDER_BY, "z"),
    (stored.LECTURE_PERCENT, "-9"),
    (stored.TOUR_SEEN, "1"),
)


def store(folder: Path, *pairs: tuple[Setting, str]) -> None:
    """Write texts past all checks, as another program or a slip of an editor would."""
    file = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    for setting, text in pairs:
        file.setValue(setting.key, text)
    file.sync()


@pytest.mark.parametrize(("setting", "text"), DAMAGED, ids=lambda value: getattr(value, "key", value))
def test_a_damaged_value_reads_as_its_default(settings_folder: Path, setting: Setting, text: str) -> None:
    store(settings_folder, (setting, text))
    assert Settings().get(setting) == setting.default


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        (stored.THEME, (theme.SYSTEM, theme.LIGHT_THEME, theme.DARK_THEME)),
        (stored.LANGUAGE, ("system", *languages.available())),
        (stored.ANNOUNCE, (announcer.ON, announcer.OFF, announcer.AS_NEEDED)),
        (stored.PACE, (0.0, stored.SLOWEST, stored.FASTEST)),
        (stored.MAX_NEW_TOKENS, (LIMIT.low, LIMIT.default, LIMIT.high)),
        (stored.SEED, (0, 2**64 - 1)),
        (stored.RECIPE, (Recipe.parse("greedy"),)),
        (stored.PROMPT_MODE, MODES),
        (stored.COLOUR_BY, tuple(way.key for way in WAYS)),
        (stored.ROWS, ROW_CHOICES),
        (stored.LOG_BARS, (True, False)),
    ],
    ids=lambda value: getattr(value, "key", ""),
)
def test_what_a_control_offers_can_be_stored(setting: Setting, values: tuple[object, ...]) -> None:
    settings = Settings()
    for value in values:
        settings.set(setting, value)
        settings.close()
        assert Settings().get(setting) == value


def test_no_setting_is_wider_than_its_control() -> None:
    numbers, rows = stored.NEW_TOKENS, stored.ROW_COUNTS
    assert (numbers.low, numbers.high) == (LIMIT.low, LIMIT.high)
    assert (rows.low, rows.high) == (min(ROW_CHOICES), max(ROW_CHOICES))
    assert stored.MAX_NEW_TOKENS.default == LIMIT.default


def test_defaults_pass_their_own_checks() -> None:
    settings = [each for each in vars(stored).values() if isinstance(each, Setting)]
    assert len(settings) > 20
    for setting in settings:
        text = str(setting.default)
        assert setting.read(text.lower() if isinstance(setting.default, bool) else text) == setting.default


def test_the_window_opens_with_every_setting_damaged(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, settings_folder: Path
) -> None:
    store(settings_folder, *DAMAGED)
    asked = ("--prompt", "w1 w2", "--model", "words")
    with visited(qtbot, monkeypatch, lambda where, report, cancelled: WordModel(), *asked) as one:
        one.rest()
        assert one.window.controller.max_new_tokens == 200
        assert one.window.run_bar.speed.value_text == "8 tok/s"
        assert one.scene.seed == 42
        assert one.window.prompt.text() == "w1 w2"


def test_a_prompt_whose_control_tokens_are_plain_text_is_so_again(qtbot: QtBot) -> None:
    def specials(made: MainWindow) -> bool | None:
        prompt = made.controller.scene().prompt
        return None if prompt is None else prompt.specials

    with window(qtbot) as made:
        assert specials(made)
        made.use_prompt("w3 w4", specials=False)
        qtbot.waitUntil(lambda: specials(made) is False)
    with window(qtbot) as made:
        assert specials(made) is False
