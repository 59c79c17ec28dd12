import math

import pytest
from PySide6.QtWidgets import QToolButton

from playground.decoding.measures import perplexity
from playground.widgets import theme
from playground.widgets.text_panel import TextPanel
from playground.widgets.token_colours import WAYS, part
from tests.widgets.dressing import dressed
from tests.widgets.lines import SAMPLE, line, scene, step


@pytest.fixture
def panel(qtbot):
    made = TextPanel()
    qtbot.addWidget(made)
    return made


def test_sums_are_those_of_the_generated_tokens_before_the_cursor(panel):
    shown = line([b"AI", b" is"], [b" a", b" b", b" c"], picked=frozenset({1}))
    logps = [mark.step.growth.logp for mark in shown.marks[2:]]
    assert logps[1] < -1.0
    for cursor in (5, 4, 3):
        panel.show_scene(scene(shown, cursor))
        used = logps[: cursor - 2]
        total = f"{math.fsum(used):.1f}".replace("-", "−")
        assert panel.sums == (f"Σ ln p {total}", f"perplexity {perplexity(used):.1f}")
    panel.show_scene(scene(shown, 2))
    assert panel.sums == ("", "")


def test_sums_follow_another_branch(panel):
    panel.show_scene(scene(line([b"AI"], [b" a", b" b"], picked=frozenset({0}))))
    panel.show_scene(scene(line([b"AI"], [b" c"], version=2)))
    logp = step(b" c").growth.logp
    assert panel.sums[0] == f"Σ ln p −{-logp:.1f}"


def test_choosing_a_colour_tells_its_key(qtbot, panel):
    button = next(b for b in panel.findChildren(QToolButton) if b.menu())
    for way, action in zip(WAYS, button.menu().actions(), strict=True):
        with qtbot.waitSignal(panel.colour_by_chosen) as told:
            action.trigger()
        assert told.args == [way.key]
        assert way.title in button.text()


def test_an_unknown_colour_is_the_first(panel):
    panel.show_colour_by("zork")
    assert any("surprisal" in b.text() for b in panel.findChildren(QToolButton))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.key)
def test_every_way_of_colouring_gives_a_part(way):
    steps = [step(b"a"), step(b"a", recipe=SAMPLE), step(b"a", picked=True)]
    parts = [part(way, one) for one in steps]
    assert all(0.0 <= value <= 1.0 for value in parts)
    assert way.key in ("nothing", "entropy") or parts[2] > parts[0]


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_text_stays_readable_on_every_background(look):
    for background in theme.heat_scale(look):
        assert contrast(theme.colour(look.text), background) >= 4.5
    faint = theme.heat(look, 0.35)
    assert contrast(theme.colour(look.dim), faint) >= 4.5
    assert contrast(theme.colour(look.on_recipe_mark), theme.colour(look.recipe_mark)) >= 4.5


def contrast(one, other) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour) -> float:
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_it_can_be_shown_in_both_themes(qapp, panel):
    panel.show_scene(scene(line([b"AI"], [b" a", b" b"])))
    pictures = []
    for name in (theme.LIGHT_THEME, theme.DARK_THEME):
        with dressed(name):
            pictures.append(panel.grab().toImage().pixelColor(2, 2).lightness())
    assert pictures[0] > 128 > pictures[1]


@pytest.mark.parametrize("percent", [100, 200])
def test_it_fits_into_a_narrow_column(panel, percent):
    with dressed(theme.LIGHT_THEME, percent):
        panel.show_scene(scene(line([b"AI"], [b" a", b" b"])))
        assert panel.minimumSizeHint().width() <= 280 * percent / 100
