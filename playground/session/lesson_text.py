"""The texts of a lesson: placeholders filled from the records, and the numbers written out in full.

`{p_model:percent}` is a fact and the form it is written in; `{{` and `}}` are plain braces.
"""

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction

from playground.errors import BadValue
from playground.session.explain import quoted
from playground.session.lesson_expressions import check_expression, value_of
from playground.session.lesson_facts import Fact, Facts
from playground.session.numbers import count, figure, ordinal, percent
from playground.wording import QT_TRANSLATE_NOOP, translate

_WORDS = (
    QT_TRANSLATE_NOOP("numbers", "none"),
    QT_TRANSLATE_NOOP("numbers", "one"),
    QT_TRANSLATE_NOOP("numbers", "two"),
    QT_TRANSLATE_NOOP("numbers", "three"),
    QT_TRANSLATE_NOOP("numbers", "four"),
    QT_TRANSLATE_NOOP("numbers", "five"),
    QT_TRANSLATE_NOOP("numbers", "six"),
    QT_TRANSLATE_NOOP("numbers", "seven"),
    QT_TRANSLATE_NOOP("numbers", "eight"),
    QT_TRANSLATE_NOOP("numbers", "nine"),
    QT_TRANSLATE_NOOP("numbers", "ten"),
    QT_TRANSLATE_NOOP("numbers", "eleven"),
    QT_TRANSLATE_NOOP("numbers", "twelve"),
)
_PARTS = re.compile(r'\{\{|\}\}|\{((?:"[^"]*"|[^{}"])*)\}|[{}]')
_FORM = re.compile(r"(.*):\s*([a-z_]+|\.\d)\s*", re.DOTALL)
_NUMBER = re.compile(r"(?<![\w.,])(\d+(?:,\d{3})*(?:\.\d+)?)(\s?%)?(?!\w)")
_EXACT = re.compile(r"\.\d")
# What a sum of probabilities may be beyond 1.
_ROUNDING = 1e-9
FORMS = ("percent", "count", "ordinal", "words", "one_in", "quoted", "text", "raw")  # and .0 to .9


def check_text(text: str, known: set[str]) -> None:
    """Whether every placeholder can be understood. Raises: BadValue."""
    for match in _PARTS.finditer(text):
        if match.group() in ("{{", "}}"):
            continue
        if match.group(1) is None:
            sentence = translate(
                "session", "A brace in “{text}” has no partner; a plain one is written twice."
            )
            raise BadValue(sentence.format(text=_short(text)))
        expression, form = _split(match.group(1))
        check_expression(expression, known)
        if form and form not in FORMS and not _EXACT.fullmatch(form):
            sentence = translate(
                "session", "“{form}” is no form for a fact; known are {known}, .0 to .9 (decimals)."
            )
            raise BadValue(sentence.format(form=form, known=", ".join(FORMS)))


def fill(text: str, facts: Facts, named: Mapping[str, Facts]) -> str:
    """The text with every placeholder filled. Raises: BadValue."""

    def filled(match: re.Match[str]) -> str:
        if match.group(1) is None:
            return match.group()[0]
        expression, form = _split(match.group(1))
        return written(value_of(expression, facts, named), form)

    return _PARTS.sub(filled, text)


def written(value: Fact, form: str = "") -> str:
    """A fact for people; without a form, texts are quoted and whole numbers counted. Raises: BadValue."""
    if isinstance(value, str):
        return _written_text(value, form)
    if isinstance(value, bool):
        raise BadValue(
            translate("session", "True or false cannot be written into a sentence; expect it instead.")
        )
    if form in ("", "count") and isinstance(value, int):
        return count(value)
    if form in ("percent", "one_in") and 0 <= value <= 1 + _ROUNDING:
        return percent(value, sole=value == 1) if form == "percent" else _one_in(value)
    if form in ("ordinal", "words") and isinstance(value, int):
        small = form == "words" and 0 <= value < len(_WORDS)
        if small:
            return translate("numbers", _WORDS[value])
        return count(value) if form == "words" else ordinal(value)
    if _EXACT.fullmatch(form):
        return figure(value, f",{form}f")
    so = translate("session", "{value} cannot be written as {form}.")
    bare = translate("session", "{value} cannot be written as it is; give a form, as :percent or :.2.")
    raise BadValue((so if form else bare).format(value=value, form=form))


def _written_text(text: str, form: str) -> str:
    if form in ("", "quoted"):
        return quoted(text.encode())
    if form == "text":
        plain = text.strip(" ").replace("\n", "↵")
        return translate("session", "“{token}”").format(token=plain)
    if form == "raw":
        return text
    sentence = translate("session", "“{text}” is a text, so it cannot be written as {form}.")
    raise BadValue(sentence.format(text=_short(text), form=form))


def _one_in(p: float) -> str:
    if p == 0:
        return translate("numbers", "never")
    return translate("numbers", "1 in {count}").format(count=_rounded(1 / Fraction(p)))


def _rounded(number: Fraction) -> str:
    """With separators, and three digits that count where it is long."""
    digits = max(0, len(str(int(number))) - 3)
    return count(round(round(number / 10**digits) * 10**digits))


def _split(inside: str) -> tuple[str, str]:
    match = _FORM.fullmatch(inside)
    return (match.group(1), match.group(2)) if match else (inside, "")


def numbers_in(text: str) -> list[str]:
    """The numbers written out in a text, placeholders aside, with the percent sign where there is one."""
    bare = _PARTS.sub("\x00", text)
    return [match.group(1) + ("%" if match.group(2) else "") for match in _NUMBER.finditer(bare)]


def unbacked(text: str, backing: Iterable[Decimal]) -> list[str]:
    """The written numbers of a text that none of `backing` comes to, rounded as they are written."""
    values = tuple(backing)
    return [number for number in numbers_in(text) if not any(_is_like(number, value) for value in values)]


def _is_like(number: str, value: Decimal) -> bool:
    told = Decimal(number.rstrip("%").replace(",", ""))
    meant = value * 100 if number.endswith("%") else value
    exponent = told.as_tuple().exponent
    assert isinstance(exponent, int)
    return abs(told - meant) <= Decimal(5).scaleb(exponent - 1) if exponent < 0 else told == round(meant)


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:57]}…"
