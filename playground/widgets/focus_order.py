"""Where Tab goes: region by region as one reads, and in a region by where things stand.

Qt's own order is that in which widgets were made, and cards of a recipe are made anew all the time.
"""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

# The regions in the order of reading; what stands in none of them comes last.
ORDER = (
    "lesson",
    "recording",
    "run_bar",
    "prompt",
    "text",
    "history",
    "candidates",
    "draw",
    "recipe",
    "compare",
    "hood",
    "tree",
    "stages",
    "draws",
    "why",
)


def tab_stops(window: QWidget, regions: Mapping[str, QWidget]) -> list[QWidget]:
    """Everything in the window that Tab reaches, in order."""
    stops = [widget for widget in window.findChildren(QWidget) if _takes_tab(widget, window)]
    ordered: list[QWidget] = []
    for name in (*ORDER, *(name for name in regions if name not in ORDER)):
        region = regions.get(name)
        if region is not None:
            inside = [w for w in stops if region is w or region.isAncestorOf(w)]
            ordered += as_read([w for w in inside if w not in ordered], window)
    return ordered + as_read([widget for widget in stops if widget not in ordered], window)


def move_focus(window: QWidget, regions: Mapping[str, QWidget], *, forward: bool) -> bool:
    """Gives the focus to the next stop, or to the one before; False if there is none."""
    stops = tab_stops(window, regions)
    if not stops:
        return False
    place = _place_of(QApplication.focusWidget(), stops)
    if place is None:
        chosen = stops[0 if forward else -1]
    else:
        chosen = stops[(place + (1 if forward else -1)) % len(stops)]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    chosen.setFocus(reason)
    _bring_into_sight(chosen)
    return True


def _bring_into_sight(widget: QWidget) -> None:
    """Scrolls all that it is scrolled in."""
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


def as_read(widgets: Iterable[QWidget], window: QWidget) -> list[QWidget]:
    """From above to below, and in a row in the direction of reading."""
    placed = sorted(((_rect(widget, window), widget) for widget in widgets), key=lambda p: p[0].center().y())
    rows: list[list[tuple[QRect, QWidget]]] = []
    for rect, widget in placed:
        if rows and rect.top() <= _middle(rows[-1]) <= rect.bottom():
            rows[-1].append((rect, widget))
        else:
            rows.append([(rect, widget)])
    leftward = window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    ordered = (sorted(row, key=lambda p: p[0].left(), reverse=leftward) for row in rows)
    return [widget for row in ordered for _, widget in row]


def _middle(row: Sequence[tuple[QRect, QWidget]]) -> int:
    return row[0][0].center().y()


def _rect(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _place_of(focused: QWidget | None, stops: Sequence[QWidget]) -> int | None:
    """Where the focus is; for a part of a stop, that of the stop."""
    while focused is not None:
        if focused in stops:
            return stops.index(focused)
        focused = focused.parentWidget()
    return None


def _takes_tab(widget: QWidget, window: QWidget) -> bool:
    takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    here = widget.window() is window and widget.isVisible() and widget.isEnabled()
    return takes and here and widget.focusProxy() is None
