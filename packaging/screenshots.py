"""Takes pictures of the real windows with the built-in model, in all their states, looks and sizes.

    .venv/bin/python packaging/screenshots.py [NAME …]

They go to build/screenshots/. A name may be a pattern, as "lecture-*"; without names all are taken, and
the README's picture is made anew.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase
from functools import partial
from itertools import product

import states
import teaching_states as teaching
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from shooting import FULL_HD, LARGE, SMALL, UHD, Picture, Stage

from playground.session.expand import Expansion

FOLDER = states.PROJECT / "build" / "screenshots"
README_PICTURE = states.PROJECT / "docs" / "pictures" / "main-window.png"
TOUR_STOPS = 7
LIGHT, DARK = "light", "dark"


def looks(
    name: str,
    state: Callable[[Stage], None],
    sizes: Sequence[tuple[int, int]] = (LARGE,),
    themes: Sequence[str] = (LIGHT, DARK),
) -> tuple[Picture, ...]:
    """One state in several themes and sizes; what has only one is not named after it."""
    made = []
    for theme, (wide, high) in product(themes, sizes):
        parts = [name, theme if len(themes) > 1 else "", f"{wide}x{high}" if len(sizes) > 1 else ""]
        made.append(Picture("-".join(filter(None, parts)), state, (wide, high), theme))
    return tuple(made)


BEAMERS = (SMALL, FULL_HD, UHD)
FEW, MANY = (Expansion(2, 3),), (Expansion(12, 3), Expansion(3, 4))
DIALOGS = {
    "settings": "settings",
    "open-model": "open_model",
    "export": "export",
    "keys": "cheat_sheet",
    "verify": "verify",
    "about": "about",
    "type-tokens": "force_text",
    "score": "score_text",
}
MAIN_WINDOW = (
    Picture("light", states.grown),
    Picture("dark", states.grown, theme=DARK),
    Picture("light-1024x768", states.grown, SMALL),
    Picture("dark-1024x768", states.grown, SMALL, DARK),
    Picture("light-200-percent", states.grown, font_percent=200),
    Picture("light-1024x768-200-percent", states.grown, SMALL, font_percent=200),
    Picture("no-model", states.no_model, model=states.NOWHERE),
    Picture("loading", states.loading, moving=True),
    Picture("running", states.running, moving=True),
    Picture("past", states.past),
    Picture("what-if", states.what_if, theme=DARK),
    Picture("refused", states.refused),
    Picture("finished", states.finished),
    Picture("hood", states.hood),
    Picture("hood-1024x768", states.hood, SMALL),
    *looks("tree-20", partial(states.tree, expansions=FEW, whole=True)),
    *looks("tree-2000", partial(states.tree, expansions=MANY, whole=False)),
    *looks("tree-2000-whole", partial(states.tree, expansions=MANY, whole=True), themes=(LIGHT,)),
    *(
        picture
        for name, action in DIALOGS.items()
        for picture in looks(f"dialog-{name}", partial(states.dialog, action=action))
    ),
    *looks("dialog-expand", states.expand),
    *looks("dialog-message", states.message),
)
IN_CLASS = (
    *looks("lecture-hidden", teaching.hidden, BEAMERS),
    *looks("lecture-half-revealed", teaching.half_revealed, BEAMERS),
    *looks("lecture-revealed", teaching.revealed, BEAMERS),
    *looks("lecture-voted", teaching.voted, BEAMERS),
    *looks("lecture-running", teaching.running, (SMALL,)),
    *looks("lecture-without-prompt", teaching.without_prompt, (SMALL,)),
    *looks("lecture-black", teaching.black, (SMALL,), (LIGHT,)),
    *looks("lecture-keys", teaching.keys, (SMALL,)),
    *looks("lecture-two-screens", teaching.two_screens),
    *looks("lesson-question", partial(teaching.lesson, name="top-k", page=4), (SMALL, LARGE)),
    *looks("lesson-answer", partial(teaching.lesson, name="loop", page=2, answered=True), (SMALL, LARGE)),
    *looks("lesson-hood", partial(teaching.lesson, name="loop", page=3), (SMALL, LARGE)),
    *looks("lecture-lesson", partial(teaching.lesson_in_class, name="top-k", page=4), (SMALL, FULL_HD)),
    *looks(
        "lecture-lesson-answer",
        partial(teaching.lesson_in_class, name="top-k", page=4, answered=True),
        (SMALL, FULL_HD),
    ),
    *(
        picture
        for number in range(1, TOUR_STOPS + 1)
        for picture in looks(f"tour-{number}", partial(teaching.tour, number=number))
    ),
    *looks("tour-small", partial(teaching.tour, number=3), (SMALL,), (LIGHT,)),
    *looks("whats-this", teaching.whats_this),
    *looks("whats-this-card", teaching.whats_this_card),
    *looks("help-region", partial(teaching.pages, topic="candidates")),
    *looks("help-strategy", partial(teaching.pages, topic="top_p")),
    *looks("recording", teaching.recording, (SMALL, LARGE)),
    *looks("recording-empty", teaching.recording_empty),
    *looks("recording-dropped", teaching.recording_dropped),
)
PICTURES = (*MAIN_WINDOW, *IN_CLASS)


def main(names: Sequence[str]) -> int:
    """Takes the pictures of these names, or all."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    unknown = [name for name in names if not any(_is_called(picture, name) for picture in PICTURES)]
    if unknown:
        print(f"There is no picture {', '.join(unknown)}.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PLAYGROUND_CONFIG"] = folder
        application = QApplication(sys.argv[:1])
        plain = QFont(application.font())
        for picture in PICTURES:
            if not names or any(_is_called(picture, name) for name in names):
                application.setFont(plain)
                _take(application, picture)
    if not names:
        README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(FOLDER / "light.png", README_PICTURE)
    return 0


def _is_called(picture: Picture, name: str) -> bool:
    return fnmatchcase(picture.name, name)


def _take(application: QApplication, picture: Picture) -> None:
    stage = Stage(application, picture)
    picture.state(stage)
    FOLDER.mkdir(parents=True, exist_ok=True)
    stage.take().save(str(FOLDER / f"{picture.name}.png"))
    stage.leave()
    print(FOLDER / f"{picture.name}.png", flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
