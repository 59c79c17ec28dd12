"""What another order of the same transforms would change at a step, in words."""

from collections.abc import Sequence

from playground.decoding.distribution import Ids
from playground.session.explain import quoted
from playground.session.numbers import count
from playground.session.picks import OtherOrder

_NAMED = 3


def order_words(other: OtherOrder, pieces: Sequence[bytes] = ()) -> str:
    """One sentence on tokens that come in or go out; empty where the order makes no difference here."""
    difference = other.difference
    if difference is None or not difference.matters:
        return ""
    comes, goes = _tokens(difference.only_second, pieces), _tokens(difference.only_first, pieces)
    changes = [f"{what} {words}" for words, what in ((comes, "also keeps"), (goes, "cuts")) if words]
    if changes:
        return f"The order of {other.program} {' and '.join(changes)}."
    points = 100 * difference.largest
    amount = f"up to {points:.2f}" if points >= 0.01 else "less than 0.01"
    return f"The order of {other.program} keeps the same tokens; their shares move by {amount} points."


def _tokens(ids: Ids, pieces: Sequence[bytes]) -> str:
    if not len(ids):
        return ""
    names = [quoted(pieces[i]) if i < len(pieces) else f"#{i}" for i in ids[:_NAMED].tolist()]
    more = len(ids) - len(names)
    return ", ".join(names) + (f" and {count(more)} more" if more else "")
