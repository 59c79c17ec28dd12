"""Which tokens may come next under a grammar: a thin layer over llguidance, an optional package.

What is compiled is kept per vocabulary and forgotten with it. Matchers that are kept are never moved on,
only copied, so threads may share them.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary, ref

import numpy as np
from numpy.typing import NDArray

from playground.decoding.strategy import Lexicon
from playground.errors import BadValue
from playground.wording import QT_TRANSLATE_NOOP, translate

_MISSING = QT_TRANSLATE_NOOP(
    "decoding", "grammar needs the package llguidance; install decoding-playground with its extra “grammar”."
)


@dataclass(frozen=True)
class Rule:
    """What the new text must be: `kind` is regex, choices or json, `text` what the person wrote."""

    kind: str
    text: str


@dataclass
class Compiled:
    """A rule made ready for a vocabulary, with the matcher at the furthest place that was asked for."""

    start: Any
    kept: tuple[tuple[int, ...], Any] = field(init=False)

    def __post_init__(self) -> None:
        self.kept = ((), self.start)

    def matcher_after(self, new: tuple[int, ...]) -> Any | None:
        """A matcher that has read the new tokens; None if they do not fit."""
        done, matcher = self.kept
        if new[: len(done)] != done:
            done, matcher = (), self.start
        matcher = matcher.deep_copy()
        rest = list(new[len(done) :])
        return matcher if matcher.try_consume_tokens(rest) == len(rest) else None


_MOST_COMPILED = 16
_COMPILED: WeakKeyDictionary[Lexicon, dict[Rule, Compiled]] = WeakKeyDictionary()
_TOKENIZERS: WeakKeyDictionary[Lexicon, Any] = WeakKeyDictionary()


def allowed(rule: Rule, new: Sequence[int], lexicon: Lexicon, size: int) -> NDArray[np.bool_]:
    """(size,) where a token may follow the new ones; nothing where they already break the rule.

    Raises: BadValue if the rule cannot be read or matches no text.
    """
    compiled = compiled_rule(rule, lexicon, size)
    matcher = compiled.matcher_after(tuple(new))
    if matcher is None:
        return np.zeros(size, dtype=bool)
    bits = np.frombuffer(matcher.compute_bitmask(), dtype=np.uint8)
    mask = np.unpackbits(bits, bitorder="little")[:size].astype(bool)
    ends = [i for i in lexicon.eos_ids if 0 <= i < size]
    mask[ends] = matcher.is_accepting()
    compiled.kept = (tuple(new), matcher)
    return mask


def compiled_rule(rule: Rule, lexicon: Lexicon, size: int) -> Compiled:
    """The rule for this vocabulary, made at its first use. Raises: BadValue."""
    rules = _COMPILED.setdefault(lexicon, {})
    known = rules.get(rule)
    if known is None:
        known = _compile(rule, lexicon, size)
        if len(rules) >= _MOST_COMPILED:
            rules.clear()  # in one go: another thread may look one up just now
        rules[rule] = known
    return known


def _compile(rule: Rule, lexicon: Lexicon, size: int) -> Compiled:
    library = _library()
    matcher = library.LLMatcher(_tokenizer(library, lexicon, size), _written(library, rule), log_level=0)
    if matcher.is_error():
        raise _unreadable(rule, matcher.get_error())
    probe = matcher.deep_copy()
    probe.compute_bitmask()
    if probe.is_stopped() and not probe.is_accepting():
        raise BadValue(
            translate("decoding", "grammar: {rule} matches no text that this vocabulary can write.").format(
                rule=_named(rule)
            )
        )
    return Compiled(matcher)


def _library() -> Any:
    try:
        import llguidance  # optional, and only wanted here
    except ImportError:
        raise BadValue(translate("decoding", _MISSING)) from None
    return llguidance


def _written(library: Any, rule: Rule) -> str:
    """The rule in the library's own form, where every split into tokens is free. Raises: BadValue."""
    return '%llguidance {"no_forcing": true}\nstart: ' + _body(library, rule)


def _body(library: Any, rule: Rule) -> str:
    if rule.kind == "json":
        return f"%json {json.dumps(_schema(rule))}"
    pattern = rule.text if rule.kind == "regex" else "|".join(map(_plain, rule.text.split("|")))
    return f"/{library.regex_to_lark(pattern)}/"


def _schema(rule: Rule) -> Any:
    try:
        return json.loads(rule.text)
    except json.JSONDecodeError as fault:
        raise _unreadable(rule, f"error: {fault.msg} at character {fault.pos}") from None


def _plain(text: str) -> str:
    """A regular expression for just this text."""
    return "".join(c if c.isalnum() or c.isspace() else f"\\x{{{ord(c):x}}}" for c in text)


def _unreadable(rule: Rule, detail: str) -> BadValue:
    found = _REASON.search(detail)
    reason = found.group(1) if found else translate("decoding", "the library gives no reason")
    return BadValue(
        translate("decoding", "grammar: {rule} cannot be read: {reason}.").format(
            rule=_named(rule), reason=reason
        ),
        detail,
    )


# The library names the place in its own form of the rule; what is wrong stands after one of these.
_REASON = re.compile(r"(?:^error: |failed to compile JSON schema: )(.+?)\.?$", re.MULTILINE)


def _named(rule: Rule) -> str:
    shown = rule.text if len(rule.text) <= _SHOWN else rule.text[:_SHOWN] + "…"
    kind = {
        "regex": translate("decoding", "the regular expression “{text}”"),
        "choices": translate("decoding", "the list of choices “{text}”"),
        "json": translate("decoding", "the JSON schema “{text}”"),
    }
    return kind[rule.kind].format(text=shown)


_SHOWN = 60


def _tokenizer(library: Any, lexicon: Lexicon, size: int) -> Any:
    if lexicon not in _TOKENIZERS:
        wrapper = library.TokenizerWrapper(_Vocabulary(lexicon, size))
        ends = sorted(i for i in lexicon.eos_ids if 0 <= i < size)
        _TOKENIZERS[lexicon] = library.LLTokenizer(wrapper, eos_token=ends or [size])
    return _TOKENIZERS[lexicon]


class _Vocabulary:
    """A lexicon in the form that llguidance reads; one id past the end stands for a missing end token."""

    def __init__(self, lexicon: Lexicon, size: int) -> None:
        ends = sorted(i for i in lexicon.eos_ids if 0 <= i < size)
        self.tokens = [*lexicon.pieces(range(size)), b"<end>"]
        self.eos_token_id = ends[0] if ends else size
        self.bos_token_id = None
        special = frozenset(getattr(lexicon, "special_ids", ())) | lexicon.eos_ids | {size}
        self.special_token_ids = sorted(i for i in special if 0 <= i <= size)
        self._lexicon = ref(lexicon)

    def __call__(self, text: str) -> list[int]:
        """Ids of a text; the library asks in vain for those of bytes."""
        lexicon = self._lexicon()
        if lexicon is None or not isinstance(text, str):
            raise TypeError("only a text of a vocabulary that is still open has ids")
        return list(lexicon.encode(text))
