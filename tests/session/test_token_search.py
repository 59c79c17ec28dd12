import pytest

from playground.models.scripted import ScriptedModel
from playground.session.language_model import card_of
from playground.session.token_search import TokenSearch

PIECES = (
    b"the",
    b" the",
    b"The",
    b" cat",
    b"cat",
    b"concat",
    b"\n",
    b"42",
    b"\xf0\x9f",
    "日本".encode(),
    b"&",
    b"",
)


def search() -> TokenSearch:
    return TokenSearch(card_of(ScriptedModel(PIECES, {(): [0.0] * len(PIECES)})))


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("the", (0, 2, 1)),
        (" the", (1,)),
        ("␣the", (1,)),
        ("cat", (4, 3, 5)),
        ("CAT", (4, 3, 5)),
        ("↵", (6,)),
        ("日", (9,)),
        ("&", (10,)),
        ("#3", (3,)),
        ("3", (3,)),
        ("42", (7,)),
        ("#99", ()),
        ("", ()),
        ("zebra", ()),
        ("\x1e", ()),
    ],
)
def test_finds(wanted: str, found: tuple[int, ...]) -> None:
    assert search().find(wanted).ids == found


def test_an_id_comes_before_the_tokens_that_read_like_it() -> None:
    pieces = tuple(str(number).encode() for number in reversed(range(20)))
    found = TokenSearch(card_of(ScriptedModel(pieces, {(): [0.0] * 20}))).find("7")
    assert found.ids == (7, 12, 2)


def test_says_when_there_are_more() -> None:
    pieces = tuple(f"a{number}".encode() for number in range(100))
    found = TokenSearch(card_of(ScriptedModel(pieces, {(): [0.0] * 100}))).find("a", most=10)
    assert found.ids == tuple(range(10))
    assert found.more
