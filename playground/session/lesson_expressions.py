"""The little sums in which a lesson speaks of facts, as `p_after[" dog"]` or `cold.kept / kept`.

Nothing is run: the text is read into a tree, and only facts, numbers, texts, + − * / and comparisons count.
"""

import ast
import math
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playground.errors import BadValue
from playground.session.lesson_facts import (
    FACT_NAMES,
    OF_CANDIDATE,
    OF_LINE,
    OF_STAGE,
    OF_STEP,
    Fact,
    Facts,
    of_candidate,
    of_stage,
)
from playground.session.records import Step
from playground.wording import translate

FUNCTIONS: Mapping[str, Callable[[float], float]] = {"log2": math.log2, "abs": abs}
_SUMS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}
_COMPARISONS = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
_LONGEST = 1000
_LARGEST = 2.0**1000
RESERVED = frozenset({"last", "new", *FUNCTIONS, *FACT_NAMES})


def value_of(expression: str, facts: Facts, named: Mapping[str, Facts]) -> Fact:
    """What an expression comes to. `named` are the moments of earlier steps. Raises: BadValue."""
    try:
        return _settled(_value(_parsed(expression), facts, named))
    except ZeroDivisionError:
        sentence = translate("session", "“{expression}” divides by zero here.")
        raise BadValue(sentence.format(expression=expression)) from None
    except (TypeError, ValueError, OverflowError, RecursionError):
        sentence = translate("session", "“{expression}” reckons with something that is no fitting number.")
        raise BadValue(sentence.format(expression=expression)) from None


def check_expression(expression: str, known: set[str], *, comparison: bool = False) -> None:
    """Whether an expression can be understood. Raises: BadValue."""
    tree = _parsed(expression)
    if comparison != isinstance(tree, ast.Compare):
        compared = translate("session", "“{expression}” is to be a comparison, as kept < 40.")
        single = translate("session", "“{expression}” is to be a fact or a sum of facts.")
        raise BadValue((compared if comparison else single).format(expression=expression))
    for node in ast.walk(tree):
        _check_node(node, expression)
        if isinstance(node, ast.Name) and node.id not in RESERVED | known:
            sentence = translate("session", "There is no fact “{name}” and no earlier step of that name.")
            raise BadValue(sentence.format(name=node.id))
        if isinstance(node, ast.Attribute) and node.attr not in RESERVED:
            raise BadValue(translate("session", "There is no fact “{name}”.").format(name=node.attr))


_NODES = (
    ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.BinOp, ast.UnaryOp, ast.USub, ast.Compare,
    ast.Call, ast.Load, *_SUMS, *_COMPARISONS,
)  # fmt: skip


def _check_node(node: ast.AST, expression: str) -> None:
    called = isinstance(node, ast.Call)
    if not isinstance(node, _NODES) or (called and not _is_function(node)):
        sentence = translate(
            "session", "“{expression}” can hold facts, numbers, texts, + − * / and comparisons only."
        )
        raise BadValue(sentence.format(expression=expression))


def _is_function(call: ast.AST) -> bool:
    assert isinstance(call, ast.Call)
    named = isinstance(call.func, ast.Name) and call.func.id in FUNCTIONS
    return named and len(call.args) == 1 and not call.keywords


def _parsed(expression: str) -> ast.expr:
    if len(expression) > _LONGEST:
        sentence = translate("session", "“{beginning}…” is longer than {longest:,} characters.")
        raise BadValue(sentence.format(beginning=expression[:40], longest=_LONGEST))
    try:
        return ast.parse(expression.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        sentence = translate("session", "“{expression}” cannot be understood.")
        raise BadValue(sentence.format(expression=expression)) from None


@dataclass(frozen=True, eq=False)
class _Open:
    """A fact that was named but may still be asked for a candidate or a stage, in brackets."""

    name: str
    facts: Facts
    step: Step | None


@dataclass(frozen=True, eq=False)
class _New:
    """The new tokens of a moment, to be asked for one by its number."""

    facts: Facts


def _value(node: ast.expr, facts: Facts, named: Mapping[str, Facts]) -> Any:
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return _by_name(name, facts, named)
        case ast.Attribute(value=owner, attr=name):
            return _of(_value(owner, facts, named), name)
        case ast.Subscript(value=owner, slice=key):
            return _item(_value(owner, facts, named), _settled(_value(key, facts, named)))
        case ast.BinOp(left=left, op=sign, right=right):
            return _number(_SUMS[type(sign)](*(_number(_value(one, facts, named)) for one in (left, right))))
        case ast.UnaryOp(operand=operand):
            return -_number(_value(operand, facts, named))
        case ast.Call(func=ast.Name(id=name), args=[argument]):
            return FUNCTIONS[name](_number(_value(argument, facts, named)))
        case ast.Compare(left=left, ops=signs, comparators=others):
            values = [_settled(_value(one, facts, named)) for one in (left, *others)]
            pairs = zip(signs, values, values[1:], strict=False)
            return all(_COMPARISONS[type(sign)](one, other) for sign, one, other in pairs)
        case _:
            raise BadValue(translate("session", "This cannot be reckoned."))


def _by_name(name: str, facts: Facts, named: Mapping[str, Facts]) -> Any:
    if name in named:
        return named[name]
    if name == "last":
        return _of(facts, "last")
    if name == "new":
        return _New(facts)
    return _Open(name, facts, facts.shown)


def _of(owner: Any, name: str) -> Any:
    """A fact of an earlier moment, or of one step given as an open fact without a name."""
    if isinstance(owner, Facts):
        if name == "new":
            return _New(owner)
        if name == "last":
            if not owner.steps:
                raise BadValue(
                    translate("session", "No token was generated before this place, so there is no last one.")
                )
            return _Open("", owner, owner.steps[-1])
        return _Open(name, owner, owner.shown)
    if isinstance(owner, _Open) and not owner.name:
        return _Open(name, owner.facts, owner.step)
    sentence = translate("session", "“.{name}” stands after nothing that has facts of its own.")
    raise BadValue(sentence.format(name=name))


def _item(owner: Any, key: Fact) -> Any:
    if isinstance(owner, _New):
        return _new_token(owner.facts, key)
    if isinstance(owner, _Open) and owner.name in OF_STAGE and isinstance(key, str):
        return of_stage(_step_of(owner), owner.name, key)
    if isinstance(owner, _Open) and owner.name in OF_CANDIDATE:
        return of_candidate(_step_of(owner), owner.facts.pieces, owner.name, key)
    raise BadValue(
        translate("session", "Square brackets stand after a fact of a candidate or of a strategy.")
    )


def _new_token(facts: Facts, number: Fact) -> _Open:
    if not isinstance(number, int) or not 1 <= number <= len(facts.steps):
        sentence = translate("session", "There is no new token number {number}; {count} were generated.")
        raise BadValue(sentence.format(number=number, count=len(facts.steps)))
    return _Open("", facts, facts.steps[number - 1])


def _settled(value: Any) -> Fact:
    """The fact itself. Raises: BadValue, OverflowError for a number no float can hold, ValueError for NaN."""
    if not isinstance(value, _Open):
        if isinstance(value, int) and abs(value) > _LARGEST:
            raise OverflowError
        if isinstance(value, float) and math.isnan(value):
            raise ValueError
        if isinstance(value, str | bool | int | float):
            return value
        raise BadValue(
            translate("session", "A moment is no fact; say which of its facts is meant, as in cold.kept.")
        )
    if value.name in OF_LINE:
        return OF_LINE[value.name](value.facts)
    if value.name not in OF_STEP:
        sentence = translate("session", "There is no fact “{name}” by itself.")
        raise BadValue(sentence.format(name=value.name or "last"))
    fact = OF_STEP[value.name](_step_of(value))
    if fact is None:
        sentence = translate("session", "Nothing was drawn here, so there is no {name}.")
        raise BadValue(sentence.format(name=value.name))
    return fact


def _number(value: Any) -> float:
    """A fact to reckon with. Raises: TypeError for texts and truths; as `_settled`."""
    fact = _settled(value)
    if isinstance(fact, str | bool):
        raise TypeError
    return fact


def _step_of(fact: _Open) -> Step:
    if fact.step is None:
        raise BadValue(translate("session", "Nothing is in the chart here."))
    return fact.step
