"""Constrained choice: only what keeps the text inside the grammar."""

import builtins
import gc
import json
import weakref

import numpy as np
import pytest

from playground.decoding import Recipe, Shaped, grammars, shape
from playground.decoding.strategy import Head
from playground.errors import BadValue
from tests.decoding.lexicons import BYTES, SIZE, Words

WORDS = Words()
END = BYTES


def after(rule: str, new: str = "", words: Words = WORDS, extra: tuple[int, ...] = ()) -> Shaped:
    ids = (0, *words.encode(new), *extra)
    return shape(np.zeros(SIZE), Recipe.parse(f"grammar({rule}),sample"), head=Head(ids, 1, lexicon=words))


def fits(rule: str, new: str = "", words: Words = WORDS) -> set[bytes]:
    return set(words.pieces(np.flatnonzero(after(rule, new, words).kept).tolist()))


def test_a_regular_expression_says_what_may_come() -> None:
    assert fits('regex="yes|no"') == {b"y", b"yes", b"n", b"no"}
    assert fits('regex="yes|no"', "n") == {b"o"}
    assert fits('regex="yes|no"', "no") == {b"<end>"}
    assert fits('regex="[0-9]{2,3}"', "12") == {*(bytes([b]) for b in b"0123456789"), b"<end>"}


def test_choices_are_plain_texts() -> None:
    assert fits('choices="a.c|foo"') == {b"a", b"f", b"foo"}
    assert fits('choices="a.c|foo"', "a") == {b"."}


def test_a_json_schema_says_what_may_come() -> None:
    schema = json.dumps({"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"]})
    assert b"{" in fits(f"json={json.dumps(schema)}")
    assert b"x" not in fits(f"json={json.dumps(schema)}")
    assert b"<end>" in fits(f"json={json.dumps(schema)}", '{"n": 5}')


def test_the_prompt_does_not_count() -> None:
    ids = (*WORDS.encode("anything"),)
    head = Head(ids, len(ids), lexicon=WORDS)
    kept = shape(np.zeros(SIZE), Recipe.parse('grammar(regex="no"),sample'), head=head).kept
    assert set(WORDS.pieces(np.flatnonzero(kept).tolist())) == {b"n", b"no"}


def test_going_back_and_on_another_branch_gives_the_same_as_a_fresh_start() -> None:
    texts = ["", "a", "ab", "a", "b", "ba", "bab", ""]
    used = [fits('regex="(ab|ba)+"', text) for text in texts]
    fresh = [fits('regex="(ab|ba)+"', text, Words()) for text in texts]
    assert used == fresh


def test_a_text_that_no_longer_fits_is_rescued_and_says_so() -> None:
    result = after('regex="no"', "yes")
    assert result.after.count == 1
    assert result.stages[1].rescued


def test_cut_tokens_name_the_grammar() -> None:
    result = after('regex="no"')
    assert result.recipe.transforms[0].about.key == "grammar"
    assert result.cut_by[WORDS.id_of(b"yes")] == 0


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ('regex="(("', "the regular expression “((” cannot be read: unclosed group."),
        ('regex="[^\\\\s\\\\S]"', "matches no text that this vocabulary can write."),
        ('json="{bad"', "the JSON schema “{bad” cannot be read"),
        ('json="{\\"type\\":\\"zork\\"}"', "cannot be read: Invalid type: zork."),
        ('json="{\\"enum\\":[]}"', "cannot be read: Unsatisfiable schema"),
    ],
)
def test_a_rule_that_cannot_be_used_is_said(rule: str, sentence: str) -> None:
    recipe = Recipe.parse(f"grammar({rule}),sample")
    complaint = recipe.complain(WORDS, SIZE)
    assert complaint is not None
    assert sentence in complaint
    assert "\n" not in complaint
    with pytest.raises(BadValue, match="grammar: "):
        after(rule)


def test_without_the_library_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object) -> object:
        if name == "llguidance":
            raise ImportError(name)
        return real(name, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    complaint = Recipe.parse('grammar(regex="a"),sample').complain(Words(), SIZE)
    assert complaint == (
        "grammar needs the package llguidance; install decoding-playground with its extra “grammar”."
    )


def test_a_vocabulary_without_an_end_token_works() -> None:
    words = Words()
    words.eos_ids = words.special_ids = frozenset()  # type: ignore[misc]
    kept = after('regex="no|nope"', "no", words).kept
    assert set(words.pieces(np.flatnonzero(kept).tolist())) == {b"p"}


def test_every_end_token_is_allowed_where_the_text_is_complete() -> None:
    words = Words()
    words.eos_ids = words.special_ids = frozenset({END, 7})
    assert np.flatnonzero(after('regex="no"', "no", words).kept).tolist() == [7, END]
    assert not after('regex="no"', "n", words).kept[[7, END]].any()


def test_a_grammar_is_forgotten_with_its_vocabulary() -> None:
    words = Words()
    after('regex="no"', "n", words)
    gone = weakref.ref(words)
    del words
    gc.collect()
    assert gone() is None


def test_no_more_than_the_last_rules_are_kept() -> None:
    words = Words()
    for number in range(40):
        fits(f'choices="{number}"', words=words)
    assert len(grammars._COMPILED[words]) <= grammars._MOST_COMPILED
    assert fits('choices="a"', words=words) == {b"a"}


def test_an_end_token_may_come_only_where_the_text_is_whole() -> None:
    assert b"<end>" not in fits('regex="(ab)+"')
    assert b"<end>" not in fits('regex="(ab)+"', "aba")
    assert b"<end>" in fits('regex="(ab)+"', "abab")
