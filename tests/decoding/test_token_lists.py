"""Lists of texts and ids: how they are read, what they stand for, what is wrong with others."""

import gc
import weakref

import numpy as np
import pytest

from playground.decoding import Recipe, Shaped, shape, tokens
from playground.decoding.strategy import Head
from playground.decoding.tokens import Entry, find, read_entries
from playground.errors import BadValue
from tests.decoding.lexicons import SIZE, Words

WORDS = Words()
FLAT = np.zeros(SIZE)


def shaped(text: str, ids: tuple[int, ...] = (0,), words: Words = WORDS) -> Shaped:
    return shape(FLAT, Recipe.parse(f"{text},sample"), head=Head(ids, 1, lexicon=words))


def cut(text: str, ids: tuple[int, ...] = (0,)) -> set[bytes]:
    return set(WORDS.pieces(np.flatnonzero(shaped(text, ids).cut_by == 0).tolist()))


def test_entries_are_texts_and_ids() -> None:
    entries = read_entries(r"foo| bar |id:42|id: 5, 3|a\|b|\id:7|x\\y|a\nb", "ban")
    assert entries == (
        Entry("foo"),
        Entry(" bar "),
        Entry(None, (42,)),
        Entry(None, (5, 3)),
        Entry("a|b"),
        Entry("id:7"),
        Entry("x\\y"),
        Entry("a\nb"),
    )
    assert read_entries("", "ban") == ()


def test_biases_follow_the_last_equals_sign() -> None:
    entries = read_entries("a=b=1|id:42=-5| yes=2,5|id:1=-inf", "logit_bias", biased=True)
    assert entries == (
        Entry("a=b", (), 1.0),
        Entry(None, (42,), -5.0),
        Entry(" yes", (), 2.5),
        Entry(None, (1,), -np.inf),
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('ban="|"', "an entry is empty"),
        ('ban="foo||bar"', "an entry is empty"),
        ('ban="id:"', "names no token"),
        ('ban="id:x"', "names no token"),
        ('ban="id:-3"', "names no token"),
        ('ban="id:1,"', "names no token"),
        ('logit_bias="foo"', "has no bias"),
        ('logit_bias="foo=x"', "is not a number"),
        ('logit_bias="foo="', "nothing was typed"),
        ('logit_bias="foo=nan"', "a bias lies within"),
        ('logit_bias="foo=inf"', "a bias lies within"),
        ('logit_bias="foo=1e7"', "a bias lies within"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_when_typed(text: str, sentence: str) -> None:
    with pytest.raises(BadValue, match=sentence):
        Recipe.parse(f"{text},sample")


def test_a_banned_text_goes_with_and_without_its_leading_space() -> None:
    assert cut('ban="foo"') == {b"foo", b" foo"}
    assert cut('ban=" foo"') == {b" foo"}
    assert cut('ban="foo|yes|id:0"') == {b"foo", b" foo", b"yes", b" yes", b"\0"}


def test_of_a_text_of_several_tokens_the_last_goes_when_the_others_stand_before_it() -> None:
    foo, bar, other = WORDS.id_of(b"foo"), WORDS.id_of(b" bar"), WORDS.id_of(b"no")
    assert cut('ban="foo bar"', (0, foo)) == {b" bar"}
    assert cut('ban="foo bar"', (0, other)) == set()
    assert cut('ban="foo bar"', (0, WORDS.id_of(b" foo"))) == {b" bar"}
    assert cut(f'ban="id:{foo},{bar},{other}"', (foo, bar)) == {b"no"}
    assert cut(f'ban="id:{foo},{bar},{other}"', (bar,)) == set()


def test_biases_are_added_and_add_up() -> None:
    yes, spaced = WORDS.id_of(b"yes"), WORDS.id_of(b" yes")
    logits = shaped(f'logit_bias="yes=2|id:{yes}=0.5|id:3=-inf|id:0,4=7|id:1,5=7"').after.logits
    assert (logits[yes], logits[spaced], logits[3], logits[4], logits[5]) == (2.5, 2.0, -np.inf, 7.0, 0.0)


def test_allow_keeps_only_what_is_on_the_list() -> None:
    kept = np.flatnonzero(shaped('allow="yes|id:7"').kept)
    assert set(WORDS.pieces(kept.tolist())) == {b"yes", b" yes", b"\x07"}


def test_allow_takes_single_tokens_only() -> None:
    recipe = Recipe.parse('allow="yes|foo bar",sample')
    sentence = "allow: “foo bar” is more than one token; for longer texts use grammar."
    assert recipe.complain(WORDS, SIZE) == sentence
    with pytest.raises(BadValue, match="more than one token"):
        shape(FLAT, recipe, lexicon=WORDS)


@pytest.mark.parametrize("key", ["ban", "allow"])
def test_an_id_outside_the_vocabulary_is_said(key: str) -> None:
    recipe = Recipe.parse(f'{key}="id:{SIZE}",sample')
    sentence = f"{key}: there is no token {SIZE:,}; the vocabulary ends at {SIZE - 1:,}."
    assert recipe.complain(WORDS, SIZE) == sentence
    with pytest.raises(BadValue, match="there is no token"):
        shape(FLAT, recipe, lexicon=WORDS)


def test_a_bias_outside_the_vocabulary_is_said() -> None:
    assert "there is no token 99,999" in str(
        Recipe.parse('logit_bias="id:99999=1",greedy').complain(WORDS, SIZE)
    )


def test_without_a_vocabulary_only_ids_work() -> None:
    assert not shape(FLAT, Recipe.parse('ban="id:3",sample')).kept[3]
    recipe = Recipe.parse('ban="foo",sample')
    assert (
        recipe.complain(None, SIZE)
        == "ban: “foo” is a text, and no vocabulary is here to read it; write ids."
    )
    with pytest.raises(BadValue, match="write ids"):
        shape(FLAT, recipe)


def test_what_the_tokenizer_puts_before_every_text_is_not_part_of_a_text() -> None:
    words = Words(starts_with=(256,))
    assert find("foo", "ban", words, SIZE).runs == ((words.id_of(b"foo"),), (words.id_of(b" foo"),))


def test_banning_everything_keeps_the_best_and_says_so() -> None:
    everything = "|".join(f"id:{i}" for i in range(SIZE))
    result = shape(np.arange(float(SIZE)), Recipe.parse(f'ban="{everything}",sample'), lexicon=WORDS)
    assert np.flatnonzero(result.kept).tolist() == [SIZE - 1]
    assert result.stages[1].rescued


def test_texts_are_looked_up_once_and_forgotten_with_the_vocabulary(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words()
    looked_up: list[str] = []
    encode = Words.encode
    monkeypatch.setattr(Words, "encode", lambda self, text: looked_up.append(text) or encode(self, text))
    for _ in range(3):
        shaped('ban="foo"', words=words)
    assert sorted(looked_up) == ["", " foo", "foo"]
    gone = weakref.ref(words)
    del words
    gc.collect()
    assert gone() is None


def test_no_more_than_the_last_lists_are_kept() -> None:
    words = Words()
    for number in range(500):
        assert find(f"id:{number % 9}|foo{'o' * number}"[:40] + f"|id:{number}", "ban", words, 1000)
    assert len(tokens._FOUND[words]) <= tokens._MOST_FOUND
    known = find("foo", "ban", words, SIZE)
    assert find("foo", "ban", words, SIZE) is known
