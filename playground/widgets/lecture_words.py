"""The words of lecture mode: what the keys do now, how far class and bars are apart, and the score."""

from PySide6.QtCore import QCoreApplication

from playground.decoding.searches.sample import Sample
from playground.session.scene import Scene
from playground.session.veil import Hidden
from playground.session.vote import Score, distance
from playground.widgets.lecture_bars import Board
from playground.widgets.lecture_foot import Hint
from playground.widgets.lecture_say import Told
from playground.wording import Wording, localised

translate = QCoreApplication.translate


def explained() -> str:
    """What the numbers below the bars mean."""
    return translate(
        "LectureWindow",
        "How far apart: the total variation distance, half the sum of all differences between the part "
        "of the hands and the probability after the recipe; 0 is the same, 1 is nothing in common.\n"
        "Class: a point where the token with the most hands came, shared where several were level.\n"
        "Greedy: a point where the model's likeliest token came.\n"
        "Model: the probability the model gave to the token that came, added up.\n"
        "Only steps count at which hands were counted and the recipe took the token.",
    )


def apart(board: Board | None) -> str:
    """How far the class is from the bars, once all is shown; before that how many hands there are."""
    if board is None or not board.hands.total:
        return ""
    if not board.all_shown:
        counted = board.hands.total
        return (
            translate("LectureWindow", "1 hand")
            if counted == 1
            else translate("LectureWindow", "{n} hands").format(n=counted)
        )
    rows = board.step.look.candidates
    after = dict(zip(map(int, rows.ids), map(float, rows.p_after), strict=True))
    far = distance(board.hands, after)
    return Wording(
        translate("LectureWindow", "Class and bars: {apart:.2f} apart (0 the same, 1 nothing in common)")
    ).format(apart=far)


def told(points: Score) -> str:
    """The score so far; nothing before the first vote."""
    if not points.steps:
        return ""
    form = (
        Wording(translate("LectureWindow", "After 1 vote: class {c} · greedy {g} · model {m:.2f}"))
        if points.steps == 1
        else Wording(translate("LectureWindow", "After {n} votes: class {c} · greedy {g} · model {m:.2f}"))
    )
    by_class = localised(f"{points.by_class:.2f}".rstrip("0").rstrip("."))
    return form.format(n=points.steps, c=by_class, g=points.greedy, m=points.model)


def hints(scene: Scene, hides: Hidden, says: Told | None, *, hidden: bool) -> list[Hint]:
    """Keys and what they do now, the most used first, the way out last."""
    on = (
        translate("LectureWindow", "/ clicker: reveal")
        if hidden
        else translate("LectureWindow", "/ clicker: next")
    )
    if not hidden and says is not None and says.can_answer:
        on = translate("LectureWindow", "/ clicker: answer")
    keys = [
        (translate("LectureWindow", "Space"), on),
        ("←", translate("LectureWindow", "back")),
        ("1–9", translate("LectureWindow", "choose")),
    ]
    turns = {
        Hidden.NOTHING: translate("LectureWindow", "hide bars"),
        Hidden.BARS: translate("LectureWindow", "hide numbers only"),
        Hidden.NUMBERS: translate("LectureWindow", "hide names only"),
        Hidden.NAMES: translate("LectureWindow", "hide nothing"),
    }
    keys.append(("H", turns[hides]))
    if hidden:
        keys.append(("V", translate("LectureWindow", "reveal one")))
    elif isinstance(scene.recipe.search, Sample) and not scene.status.lacks_model:
        keys.append(("R", translate("LectureWindow", "re-roll")))
    keys.append((translate("LectureWindow", "⇧ 1–9"), translate("LectureWindow", "count hands")))
    return [
        *keys,
        ("?", translate("LectureWindow", "all keys")),
        (translate("LectureWindow", "Esc"), translate("LectureWindow", "leave")),
    ]
