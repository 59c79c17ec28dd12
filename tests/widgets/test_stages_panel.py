from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from playground.session.scene import Shown, Status
from playground.widgets.mass_view import MassView
from playground.widgets.stage_view import StageView
from playground.widgets.stages_panel import StagesPanel
from tests.widgets import scenes

RECIPE = "temperature=2,top_k=4,top_p=0.5,greedy"
PIECES = tuple(f" t{number}".encode() for number in range(400))
FLAT = tuple(2.0 - number / 400 for number in range(400))


@pytest.fixture
def panel(qtbot: QtBot) -> StagesPanel:
    made = StagesPanel()
    qtbot.addWidget(made)
    made.resize(1000, 280)
    made.show()
    return made


def spot(view: StageView, row: int) -> QPoint:
    return QPoint(view.width() // 2, round(view._top(row) + 3))


def test_says_what_comes_here_before_there_is_a_step(panel: StagesPanel) -> None:
    panel.show_scene(replace(scenes.scene(), shown=None))
    assert panel.stages.found.panels == ()
    assert panel.mass.words() == ""
    assert not panel.stages.isVisible()


def test_shows_every_stage_of_the_step_and_the_way_of_the_taken_token(panel: StagesPanel) -> None:
    panel.show_scene(scenes.scene(RECIPE))
    assert [one.title for one in panel.stages.found.panels] == [
        "model",
        "temperature 2",
        "top-k 4",
        "top-p 0.5",
    ]
    assert panel.trace_text.startswith("␣the   model: 39.38 % → temperature 2: ")
    assert "top-p 0.5: 2 tokens hold" in panel.mass.words()
    assert "entropy" in panel.stages.accessibleDescription()


def test_the_row_under_the_mouse_is_traced_and_told(panel: StagesPanel, qtbot: QtBot) -> None:
    panel.show_scene(scenes.scene(RECIPE))
    told: list[object] = []
    panel.token_hovered.connect(told.append)
    qtbot.mouseMove(panel.stages, spot(panel.stages, 2))
    assert told == [3]
    assert panel.trace_text.startswith("␣sat   model: 14.49 % → ")
    assert panel.trace_text.endswith("top-p 0.5: cut")
    qtbot.mouseMove(panel.stages, QPoint(20, 3))
    assert told == [3, None]
    assert panel.trace_text.startswith("␣the")


def test_a_trace_from_elsewhere_emits_nothing(panel: StagesPanel) -> None:
    panel.show_scene(scenes.scene(RECIPE))
    told: list[object] = []
    panel.token_hovered.connect(told.append)
    panel.show_trace(2)
    assert panel.stages.traced_row == 1
    assert told == []


def test_higher_panels_have_more_rows(panel: StagesPanel) -> None:
    panel.show_scene(scenes.scene(RECIPE))
    panel.resize(1000, 190)
    few = len(panel.stages.found.traces)
    panel.resize(1000, 600)
    assert len(panel.stages.found.traces) > few


def test_the_last_step_stays_while_the_model_looks(panel: StagesPanel) -> None:
    panel.show_scene(scenes.scene(RECIPE))
    panel.show_scene(replace(scenes.scene(RECIPE), shown=None, status=Status("looking")))
    assert panel.stages.found.panels != ()


@pytest.mark.parametrize(
    ("recipe", "words"),
    [
        ("greedy", "No filter cuts here."),
        ("top_k=1,sample", "top-k 1: 1 token holds 39.38 %"),
        ("top_p=0.9,sample", "top-p 0.9: 5 tokens hold"),
        ("top_k=10,min_p=0.3,sample", "min-p 0.3: "),
    ],
)
def test_the_curve_names_its_cut(qtbot: QtBot, recipe: str, words: str) -> None:
    view = MassView()
    qtbot.addWidget(view)
    view.show_step(scenes.step(recipe))
    assert view.words().startswith(words)
    assert not view.is_logarithmic


def test_many_kept_tokens_need_a_logarithmic_axis(qtbot: QtBot) -> None:
    view = MassView()
    qtbot.addWidget(view)
    view.resize(300, 200)
    empty = view.grab().toImage()
    view.show_step(scenes.step("top_p=0.9,sample", FLAT, pieces=PIECES))
    assert view.is_logarithmic
    assert view.grab().toImage() != empty


def test_thirty_stages_scroll(panel: StagesPanel) -> None:
    many = ",".join(
        f"{key}" for key in ("temperature=2", "top_k=9", "top_p=0.99", "min_p=0.01", "top_a=0.01")
    )
    step = scenes.step(f"{many},epsilon=0.0001,eta=0.0001,tfs=0.99,typical_p=0.99,top_n_sigma=3,sample")
    panel.show_scene(replace(scenes.scene(), shown=Shown(step, "preview")))
    assert len(panel.stages.found.panels) == 11
    assert panel.stages.minimumSizeHint().width() > 700
    panel.grab()
