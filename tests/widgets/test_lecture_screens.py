"""With two screens the class gets the other one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
from playground.qt.controller import Controller
from playground.qt.settings import Settings
from playground.widgets.lecture_desk import LectureDesk
main = QWidget()
main.resize(900, 600)
main.show()
controller = Controller(lambda where, report, cancelled: None)
desk = LectureDesk(main, controller, Settings())
desk.open()
app.processEvents()
lecture = desk.window
print(json.dumps({
    "main": main.screen().name(),
    "class": lecture.screen().name(),
    "full": lecture.isFullScreen(),
    "size": [lecture.width(), lecture.height()],
}))
desk.close()
controller.close()
"""


def screen(name: str, x: int, width: int, height: int) -> dict[str, object]:
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    return {"name": name, "x": x, "y": 0, "width": width, "height": height, **dots}


LAPTOP, BEAMER = screen("laptop", 0, 1440, 900), screen("beamer", 1440, 1024, 768)


@pytest.mark.parametrize(
    ("screens", "where", "size"),
    [([LAPTOP, BEAMER], "beamer", [1024, 768]), ([LAPTOP], "laptop", [1440, 900])],
)
def test_the_lecture_fills_the_screen_of_the_class(
    tmp_path: Path, screens: list[dict[str, object]], where: str, size: list[int]
) -> None:
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": screens}), "utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    environment["PLAYGROUND_CONFIG"] = str(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=PROJECT, env=environment, capture_output=True, timeout=60
    )
    assert done.returncode == 0, done.stderr.decode()
    told = json.loads(done.stdout.splitlines()[-1])
    assert told == {"main": "laptop", "class": where, "full": True, "size": size}
