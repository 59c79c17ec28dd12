"""Rows of the table, and the few ways of measuring."""

import statistics
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Row:
    """One line of the table; `within` says whether the budget is met, None where there is none."""

    name: str
    value: float
    unit: str
    budget: str = ""
    within: bool | None = None


def at_most(name: str, value: float, unit: str, budget: float) -> Row:
    return Row(name, value, unit, f"≤ {budget:g}", value <= budget)


def at_least(name: str, value: float, unit: str, budget: float) -> Row:
    return Row(name, value, unit, f"≥ {budget:g}", value >= budget)


def median_ms(act: Callable[[], object], times: int = 15) -> float:
    """Median time of a call in ms, after one that is not counted."""
    act()
    return statistics.median(_times(act, times)) * 1000


def _times(act: Callable[[], object], times: int) -> list[float]:
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        act()
        spent.append(time.perf_counter() - start)
    return spent


def median_ratio(
    one: Callable[[], float], other: Callable[[], float], rounds: int = 5
) -> tuple[float, float]:
    """Median of one/other and median of one, measured in turns so that noise meets both."""
    pairs = [(one(), other()) for _ in range(rounds)]
    return statistics.median(a / b for a, b in pairs), statistics.median(a for a, _ in pairs)


def alone(act: Callable[[], T]) -> T:
    """The result of a call on a thread that lasts no longer than it.

    torch keeps helpers for every thread that has computed; with more of them than cores a pass takes twice
    as long, also for the others.
    """
    found: list[T] = []
    thread = threading.Thread(target=lambda: found.append(act()))
    thread.start()
    thread.join()
    return found[0]


def groups() -> dict[str, Callable[[], list[Row]]]:
    """Name → measurement. Imported late, since each needs another part of the program."""
    from tests.benchmarks import engine, files, starting, strategies, tree, window

    return {
        "strategies": strategies.measure,
        "engine": engine.measure,
        "memory": engine.measure_memory,
        "files": files.measure,
        "tree": tree.measure,
        "window": window.measure,
        "starting": starting.measure,
    }


def table(rows: list[Row]) -> str:
    """The rows as text, aligned."""
    lines = [f"{'what':58} {'measured':>12} {'':8} {'budget':>10}"]
    for row in rows:
        mark = {True: "met", False: "MISSED", None: ""}[row.within]
        lines.append(f"{row.name:58} {row.value:12.2f} {row.unit:8} {row.budget:>10}  {mark}")
    return "\n".join(lines)
