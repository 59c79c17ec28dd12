"""What is told is heard: every signal has a part of the program that listens."""

import ast
from collections.abc import Iterator
from pathlib import Path

PLAYGROUND = Path(__file__).parent.parent / "playground"
MODULES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(PLAYGROUND.rglob("*.py"))}


def declared(module: ast.AST) -> Iterator[str]:
    for node in ast.walk(module):
        made = node.value if isinstance(node, ast.Assign) else None
        if isinstance(made, ast.Call) and getattr(made.func, "id", "") == "Signal":
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def used(module: ast.AST) -> Iterator[str]:
    """Names of attributes that are more than emitted: connected, or handed to a `connect`."""
    emitting = {
        id(node.value) for node in ast.walk(module) if isinstance(node, ast.Attribute) and node.attr == "emit"
    }
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and id(node) not in emitting:
            yield node.attr


def test_every_signal_is_listened_to() -> None:
    heard = {name for module in MODULES.values() for name in used(module)}
    told = {(path.name, name) for path, module in MODULES.items() for name in declared(module)}
    assert len(told) > 100
    assert {(path, name) for path, name in told if name not in heard} == set()
