import pytest

from playground.session.veil import Hidden, Veil


def test_it_goes_round_through_bars_numbers_names_and_nothing() -> None:
    veil, seen = Veil(), []
    for _ in Hidden:
        veil = veil.turned()
        seen.append(veil.hidden)
    assert seen == [Hidden.BARS, Hidden.NUMBERS, Hidden.NAMES, Hidden.NOTHING]


@pytest.mark.parametrize(
    ("hidden", "bar", "number", "name"),
    [
        (Hidden.NOTHING, False, False, False),
        (Hidden.BARS, True, True, False),
        (Hidden.NUMBERS, False, True, False),
        (Hidden.NAMES, False, False, True),
    ],
)
def test_what_is_hidden_until_it_is_revealed(hidden: Hidden, bar: bool, number: bool, name: bool) -> None:
    veil = Veil(hidden)
    assert (veil.hides_bar(3), veil.hides_number(3), veil.hides_name(3)) == (bar, number, name)
    open_ = veil.reveal(3)
    assert not any((open_.hides_bar(3), open_.hides_number(3), open_.hides_name(3), open_.covers(3)))


def test_one_after_the_other_is_revealed_and_the_next_place_is_hidden_again() -> None:
    veil = Veil(Hidden.BARS)
    for token in (5, 6, 7):
        assert veil.next_covered((5, 6, 7)) == token
        veil = veil.reveal(token)
    assert veil.next_covered((5, 6, 7)) is None
    assert not veil.covers_any((5, 6, 7))
    assert veil.dropped() == Veil(Hidden.BARS)
    assert veil.turned().revealed == frozenset()


def test_once_lifted_nothing_is_hidden_here_and_all_is_at_the_next_place() -> None:
    veil = Veil(Hidden.NAMES).lift()
    assert not veil.covers_any(range(100))
    assert veil.dropped().covers(1)
    assert veil.turned() == Veil()
