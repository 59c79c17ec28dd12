"""The candidates for a class: few, numbered, and in an order that does not give away what is hidden."""

from playground.session.language_model import ModelCard
from playground.session.records import Step
from playground.session.rows import Row, Rows, rows_of

FEWEST, MOST = 5, 9
_AXES = (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)


def lecture_rows(step: Step, card: ModelCard | None, most: int, *, alphabetical: bool = False) -> Rows:
    """At most `most` candidates in the model's order or by their letters, the taken one among them."""
    rows = rows_of(step, card, most)
    if rows.apart is not None:
        rows = rows_of(step, card, most - 1)
    tokens = sorted(rows.tokens, key=_letters) if alphabetical else list(rows.tokens)
    return Rows(tuple(tokens), None, rows.others)


def _letters(row: Row) -> tuple[str, int]:
    text = (row.piece or b"").decode("utf-8", "replace").strip()
    return text.casefold(), row.token


def axis(largest: float) -> float:
    """Where the axis of the bars ends, so that the largest one fits: a round number."""
    return next((end for end in _AXES if largest <= end + 1e-12), 1.0)
