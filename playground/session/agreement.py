"""How closely two programs agree: the rows of the table that a person can make on their own machine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playground.session.language_model import LanguageModel
from playground.wording import translate


@dataclass(frozen=True)
class Row:
    """One line of the table.

    `largest_difference` is that of a probability, or the number of tokens that differ where ids are
    compared. `agree` says whether it is no more than rounding; None where nothing could be compared, and
    `note` says why.
    """

    processor: str
    recipe: str
    cases: int
    largest_difference: float
    agree: bool | None
    note: str = ""


# Compares with a model or without one: so many cases, a report of what is done, and whether to stop.
Compare = Callable[[LanguageModel | None, int, Callable[[int, int], None], Callable[[], bool]], Sequence[Row]]

HEAD = ("transformers", "ours", "cases", "largest difference", "")


def cells(row: Row) -> tuple[str, ...]:
    """One line as texts, under `HEAD`."""
    difference = f"{row.largest_difference:.1e}" if row.largest_difference else "0"
    verdict = ("agrees" if row.agree else "DIFFERS") + (f" ({row.note})" if row.note else "")
    if row.agree is None:
        difference, verdict = "–", verdict.replace("DIFFERS", "not compared")
    return row.processor, row.recipe, str(row.cases), difference, verdict


def table(rows: Sequence[Row]) -> str:
    """The rows as aligned text."""
    lines = [HEAD, *map(cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in lines)


def summary(rows: Sequence[Row]) -> str:
    """The whole table in a sentence."""
    made = [row for row in rows if row.agree is not None]
    differing = [row.processor for row in made if not row.agree]
    said = translate("session", "All {count} comparisons agree, {cases:,} cases in all.")
    if differing:
        said = translate("session", "{differing} of {count} comparisons differ: {names}.")
    cases, names = sum(row.cases for row in made), ", ".join(differing)
    told = said.format(count=len(made), cases=cases, differing=len(differing), names=names)
    if len(made) == len(rows):
        return told
    missing = translate("session", "{missing} could not be made.").format(missing=len(rows) - len(made))
    return f"{told} {missing}"


def all_agree(rows: Sequence[Row]) -> bool:
    """Whether no comparison that was made differs, and one was made at least."""
    return {row.agree for row in rows} - {None} == {True}
