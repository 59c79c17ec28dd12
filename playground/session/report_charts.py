"""Charts of a report as inline SVG; what they look like stands in its style sheet."""

from collections.abc import Sequence
from html import escape
from math import isfinite

from playground.decoding.shaping import KEPT, NEVER_IN
from playground.session.export import Pieces, rows_to_show
from playground.session.numbers import figure, percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.wording import translate

WIDTH = 860
_ROW, _NAME, _BAR, _LEFT = 24, 200, 420, 10
_TOP, _BOTTOM, _SIDE, _HEIGHT = 12, 26, 48, 190
_MOST_POINTS = 2000


def candidates_chart(step: Step, pieces: Pieces, top: int) -> str:
    """Both bars of the first `top` candidates and of the token taken, with their numbers and who cut them."""
    rows = step.look.candidates
    shown = rows_to_show(rows, step.growth.token, top)
    longest = max(max(float(rows.p_model[row]), float(rows.p_after[row])) for row in shown) or 1.0
    bars = [_bar_row(step, pieces, row, place, longest) for place, row in enumerate(shown)]
    height = _ROW * len(shown) + 4
    label = translate("report", "Candidates of step {number}: probability for the model and after the recipe")
    return _svg(height, label.format(number=step.number), "".join(bars))


def _bar_row(step: Step, pieces: Pieces, row: int, place: int, longest: float) -> str:
    rows = step.look.candidates
    token = int(rows.ids[row])
    taken = token == step.growth.token
    model, after = float(rows.p_model[row]), float(rows.p_after[row])
    cut_by = int(rows.cut_by[row])
    piece = step.growth.piece if taken else pieces[token]
    y, left = place * _ROW, _LEFT + _NAME
    return (
        f'<g class="{"off" if cut_by != KEPT and not taken else ""}">'
        f'<text class="name" x="{_LEFT}" y="{y + 16}">{escape(_short(visible(piece)))}</text>'
        f'<rect class="model" x="{left}" y="{y + 3}" width="{_long(model, longest)}" height="18"/>'
        f'<rect class="{"chosen" if taken else "after"}" x="{left}" y="{y + 7}" '
        f'width="{_long(after, longest)}" height="10"/>'
        f'<text x="{left + _BAR + 12}" y="{y + 16}">{_numbers(step, model, after)}</text>'
        f"{_note(step, cut_by, taken, y + 16)}</g>"
    )


def _numbers(step: Step, model: float, after: float) -> str:
    sole = step.look.kept == 1 and after > 0.0
    return escape(f"{percent(model)} → {percent(after, sole=sole)}")


def _note(step: Step, cut_by: int, taken: bool, y: int) -> str:
    """What stands at the end of a row: that it was taken, or what cut it."""
    if taken:
        kind, note = "took", str(translate("report", "taken"))
    elif cut_by == KEPT:
        return ""
    else:
        by = translate("report", "cut by {strategy}")
        by_model = translate("report", "cut by the model")
        name = "" if cut_by == NEVER_IN else step.recipe.transforms[cut_by].word()
        kind, note = "cut", by.format(strategy=name) if name else str(by_model)
    return f'<text class="{kind}" x="{WIDTH - 4}" y="{y}" text-anchor="end">{escape(note)}</text>'


def _long(p: float, longest: float) -> str:
    return f"{_BAR * p / longest:.1f}"


def _short(label: str, most: int = 24) -> str:
    return label if len(label) <= most else label[: most - 1] + "…"


def history_chart(steps: Sequence[Step]) -> str:
    """Entropy before and surprisal of each token, in bits, over the steps."""
    every = -(-len(steps) // _MOST_POINTS)
    shown = steps[::every]
    entropies = [step.look.entropy_bits for step in shown]
    surprisals = [step.growth.surprisal_bits for step in shown]
    highest = max(1.0, *(value for value in (*entropies, *surprisals) if isfinite(value)))
    lines = _line("entropy", entropies, highest) + _line("surprisal", surprisals, highest)
    words = _words(steps[0].number, steps[-1].number)
    return _svg(
        _HEIGHT,
        translate("report", "Entropy and surprisal in bits over the steps"),
        _grid(highest) + lines + words,
    )


def _words(first: int, last: int) -> str:
    """What is written below the lines: the ends of the axis, and which line is which."""
    y, middle = _HEIGHT - 6, WIDTH // 2
    begin = translate("report", "step {number}").format(number=first)
    end = translate("report", "step {number}").format(number=last)
    entropy = translate("report", "━ entropy")
    surprisal = translate("report", "╍ surprisal of the token")
    return (
        f'<text x="{_SIDE}" y="{y}">{escape(begin)}</text>'
        f'<text x="{WIDTH - 10}" y="{y}" text-anchor="end">{escape(end)}</text>'
        f'<text class="entropy-word" x="{middle - 90}" y="{y}">{escape(entropy)}</text>'
        f'<text class="surprisal-word" x="{middle + 10}" y="{y}">{escape(surprisal)}</text>'
    )


def _grid(highest: float) -> str:
    lines = []
    for part in (0.0, 0.5, 1.0):
        y = _y(part * highest, highest)
        value = figure(part * highest, ".1f")
        if part == 1.0:
            value = translate("report", "{number} bit").format(number=value)
        lines.append(f'<line class="grid" x1="{_SIDE}" x2="{WIDTH - 10}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text x="{_SIDE - 6}" y="{y}" dy="4" text-anchor="end">{value}</text>')
    return "".join(lines)


def _line(name: str, values: Sequence[float], highest: float) -> str:
    gap = (WIDTH - 10 - _SIDE) / max(1, len(values) - 1)
    points = [f"{_SIDE + gap * place:.1f},{_y(value, highest)}" for place, value in enumerate(values)]
    if len(points) == 1:
        points.append(f"{_SIDE + 6},{_y(values[0], highest)}")
    return f'<polyline class="line {name}" points="{" ".join(points)}"/>'


def _y(value: float, highest: float) -> str:
    """Height of a value; what the model ruled out, infinitely surprising, stands at the top."""
    return f"{_TOP + (_HEIGHT - _TOP - _BOTTOM) * (1.0 - min(1.0, value / highest)):.1f}"


def _svg(height: int, label: str, inside: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{inside}</svg>'
