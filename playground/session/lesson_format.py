"""The text of a lesson, TOML, to frozen values. Every fault is a sentence that names lesson and step."""

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal
from functools import partial
from typing import Any, TypeVar

from playground.decoding.draw import check_seed
from playground.decoding.recipe import Recipe
from playground.errors import BadValue, FileFault, PlaygroundError
from playground.session.lesson_deeds import parse_deed
from playground.session.lesson_expressions import RESERVED, check_expression
from playground.session.lesson_text import check_text
from playground.session.lessons import (
    LEVELS,
    MODES,
    REGIONS,
    SEED,
    Expectation,
    Lesson,
    LessonStep,
    Question,
    Value,
)
from playground.wording import QT_TRANSLATE_NOOP, translate

T = TypeVar("T")
_LESSON_KEYS = ("title", "summary", "minutes", "level", "step")
_STEP_KEYS = (
    "name", "say", "notes", "prompt", "mode", "plain", "recipe", "seed", "look_at", "do", "ask", "expect",
)  # fmt: skip
_QUESTION_KEYS = ("question", "answers", "right", "because")
_DIGITS = 308
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def parse_lesson(name: str, text: str) -> Lesson:
    """A lesson from its text. Raises: FileFault if it is no TOML, BadValue with what is wrong where."""
    try:
        told = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        sentence = translate("session", "The lesson {name} cannot be read as TOML: {error}.")
        raise FileFault(sentence.format(name=name, error=error)) from None
    except (RecursionError, ValueError, ArithmeticError):
        sentence = translate("session", "The lesson {name} holds a value that cannot be read.")
        raise FileFault(sentence.format(name=name)) from None
    of_lesson = translate("session", "Lesson {name}: {fault}")
    lesson = _placed(partial(of_lesson.format, name=name), partial(_head, name, told))
    of_step = translate("session", "Lesson {name}, step {number}: {fault}")
    steps: list[LessonStep] = []
    for number, table in enumerate(told["step"], 1):
        known = {step.name for step in steps if step.name}
        place = partial(of_step.format, name=name, number=number)
        steps.append(_placed(place, partial(_step, number, table, known)))
    return replace(lesson, steps=tuple(steps))


def _head(name: str, told: Mapping[str, Any]) -> Lesson:
    """The lesson without its steps; that there are some is looked at."""
    _only(told, _LESSON_KEYS)
    tables = told.get("step")
    if not isinstance(tables, list) or not tables or not all(isinstance(one, dict) for one in tables):
        raise BadValue(translate("session", "it has no steps; write each below a line [[step]]."))
    minutes = _value(told, "minutes", int)
    if not 1 <= minutes <= 60:
        raise BadValue(translate("session", "minutes is a whole number from 1 to 60."))
    return Lesson(
        name=name,
        title=_value(told, "title", str),
        summary=_value(told, "summary", str),
        minutes=minutes,
        level=_one_of(told, "level", LEVELS),
        steps=(),
    )


def _step(number: int, told: Mapping[str, Any], known: set[str]) -> LessonStep:
    _only(told, _STEP_KEYS)
    first = number == 1
    if first and ("prompt" not in told or "recipe" not in told):
        raise BadValue(
            translate("session", "the first step sets the scene, so it needs a prompt and a recipe.")
        )
    recipe = _value(told, "recipe", str, None)
    seed = _value(told, "seed", int, SEED if first else None)
    step = LessonStep(
        number=number,
        say=_value(told, "say", str).strip(),
        name=_step_name(told, known),
        notes=_value(told, "notes", str, "").strip(),
        prompt=_value(told, "prompt", str, None),
        mode=_one_of(told, "mode", MODES, "text"),
        specials=not _switch(told, "plain"),
        recipe=None if recipe is None else str(Recipe.parse(recipe)),
        seed=None if seed is None else check_seed(seed),
        look_at=_one_of(told, "look_at", REGIONS, "candidates"),
        do=tuple(map(parse_deed, _texts(told, "do"))),
        ask=_question(told["ask"]) if "ask" in told else None,
        expect=tuple(_expectation(one, known) for one in _tables(told, "expect")),
    )
    if step.prompt == "":
        raise BadValue(translate("session", "an empty prompt leaves nothing to continue."))
    for text in step.texts:
        check_text(text, known)
    return step


def _step_name(told: Mapping[str, Any], known: set[str]) -> str:
    name: str = _value(told, "name", str, "")
    if name and (not _NAME.fullmatch(name) or name in RESERVED):
        sentence = translate("session", "“{name}” cannot name a step; use a new word of small letters.")
        raise BadValue(sentence.format(name=name))
    if name in known:
        sentence = translate("session", "the name “{name}” was given to an earlier step.")
        raise BadValue(sentence.format(name=name))
    return name


def _question(told: Any) -> Question:
    if not isinstance(told, dict):
        raise BadValue(translate("session", "ask is a table with question, answers, right and because."))
    _only(told, _QUESTION_KEYS)
    answers = _texts(told, "answers")
    if len(answers) < 2:
        raise BadValue(translate("session", "a question needs two answers at least."))
    right = _value(told, "right", int)
    if not 0 <= right < len(answers):
        sentence = translate("session", "right counts the answers from 0, so it ends at {last}.")
        raise BadValue(sentence.format(last=len(answers) - 1))
    return Question(
        _value(told, "question", str).strip(), answers, right, _value(told, "because", str).strip()
    )


def _expectation(told: Mapping[str, Any], known: set[str]) -> Expectation:
    within = told.get("within")
    if isinstance(within, bool) or not isinstance(within, Decimal | int | None) or not _is_fitting(within):
        raise BadValue(translate("session", "within is a number, as 0.0005."))
    holds = _value(told, "holds", str, "")
    facts = {key: value for key, value in told.items() if key not in ("within", "holds")}
    if bool(holds) == bool(facts):
        raise BadValue(
            translate(
                "session", "an expectation is either a comparison that holds, or facts with their values."
            )
        )
    for key, value in facts.items():
        check_expression(key, known)
        if not isinstance(value, str | bool | int | Decimal) or not _is_fitting(value):
            sentence = translate("session", "{key} can be a number, a text, true or false.")
            raise BadValue(sentence.format(key=key))
    if holds:
        check_expression(holds, known, comparison=True)
    return Expectation(tuple(facts.items()), holds, None if within is None else Decimal(within))


def _is_fitting(value: Value | None) -> bool:
    """Whether a float could hold a number."""
    return not isinstance(value, Decimal) or (value.is_finite() and abs(value.adjusted()) < _DIGITS)


def _placed(told: Callable[..., str], make: Callable[[], T]) -> T:
    """What is made; `told` puts a fault into the sentence that names its place."""
    try:
        return make()
    except PlaygroundError as fault:
        raise type(fault)(told(fault=fault), fault.detail) from None


def _only(told: Mapping[str, Any], known: tuple[str, ...]) -> None:
    odd = next((key for key in told if key not in known), None)
    if odd is not None:
        sentence = translate("session", "“{key}” is not known here; there can be {known}.")
        raise BadValue(sentence.format(key=odd, known=", ".join(known)))


_MUST: Any = object()
_KINDS = {
    str: QT_TRANSLATE_NOOP("session", "{key} is to be a text."),
    int: QT_TRANSLATE_NOOP("session", "{key} is to be a whole number."),
}


def _value(told: Mapping[str, Any], key: str, kind: type, default: Any = _MUST) -> Any:
    value = told.get(key, default)
    if value is _MUST:
        raise BadValue(translate("session", "{key} is missing.").format(key=key))
    if value is default and key not in told:
        return value
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadValue(translate("session", _KINDS[kind]).format(key=key))
    if kind is str and default is _MUST and not str(value).strip():
        raise BadValue(translate("session", "{key} is empty.").format(key=key))
    return value


def _one_of(told: Mapping[str, Any], key: str, known: tuple[str, ...], default: Any = _MUST) -> str:
    value: str = _value(told, key, str, default)
    if value not in known:
        sentence = translate("session", "{key} can be {known}; “{value}” is none of them.")
        raise BadValue(sentence.format(key=key, known=", ".join(known), value=value))
    return value


def _switch(told: Mapping[str, Any], key: str) -> bool:
    value = told.get(key, False)
    if not isinstance(value, bool):
        raise BadValue(translate("session", "{key} is true or false.").format(key=key))
    return value


def _texts(told: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = told.get(key, [])
    if not isinstance(values, list) or not all(isinstance(one, str) for one in values):
        raise BadValue(translate("session", "{key} is a list of texts.").format(key=key))
    return tuple(values)


def _tables(told: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    values = told.get(key, [])
    if not isinstance(values, list) or not all(isinstance(one, dict) for one in values):
        sentence = translate("session", "{key} is a list of tables, as [{{ kept = 7 }}].")
        raise BadValue(sentence.format(key=key))
    return values
