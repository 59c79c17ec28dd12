"""What another order of the same transforms would change at a step, in words."""

from collections.abc import Sequence

from playground.decoding.distribution import Ids
from playground.session.explain import quoted
from playground.session.numbers import count
from playground.session.picks import OtherOrder
from playground.wording import translate

_NAMED = 3


def order_words(other: OtherOrder, pieces: Sequence[bytes] = ()) -> str:
    """One sentence on tokens that come in or go out; empty where the order makes no difference here."""
    difference = other.difference
    if difference is None or not difference.matters:
        return ""
    comes, goes = _tokens(difference.only_second, pieces), _tokens(difference.only_first, pieces)
    if comes and goes:
        said = translate("session", "The order of {program} also keeps {comes} and cuts {goes}.")
    elif comes:
        said = translate("session", "The order of {program} also keeps {comes}.")
    elif goes:
        said = translate("session", "The order of {program} cuts {goes}.")
    else:
        return _shares(other.program, 100 * difference.largest)
    return said.format(program=other.program, comes=comes, goes=goes)


def _shares(program: str, points: float) -> str:
    """Where the same tokens stay, with other probabilities."""
    little = translate(
        "session",
        "The order of {program} keeps the same tokens; their shares move by less than 0.01 points.",
    )
    most = translate(
        "session",
        "The order of {program} keeps the same tokens; their shares move by up to {points:.2f} points.",
    )
    return (most if points >= 0.01 else little).format(program=program, points=points)


def _tokens(ids: Ids, pieces: Sequence[bytes]) -> str:
    if not len(ids):
        return ""
    names = ", ".join(quoted(pieces[i]) if i < len(pieces) else f"#{i}" for i in ids[:_NAMED].tolist())
    more = len(ids) - _NAMED
    if more <= 0:
        return names
    return translate("session", "{tokens} and {count} more").format(tokens=names, count=count(more))
