"""Brings translations up to date: texts of the sources into .ts, and .ts into .qm, which the program reads.

    python packaging/translations.py          both
    python packaging/translations.py --check  nothing is written; fails where something is out of date

Texts stand in the sources. Those of tables (menus, keys) and of what strategies declare of themselves are
taken from the tables, through a file that is written for the tool and thrown away again. A new language
begins with an empty file, as `resources/translations/playground_fr.ts`.
"""

import argparse
import ast
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
# These name a part of a session file in their last argument, for a sentence on what is damaged.
NAMING = {
    "check_within",
    "check_slices",
    "groups",
    "byte_groups",
    "whole",
    "wholes",
    "listed",
    "mapped",
    "text",
}

Text = tuple[str, str]


def declared() -> Iterator[Text]:
    """Context and text of all that is declared in tables."""
    yield from _of_strategies()
    yield from _of_actions()
    yield from _of_lessons()
    for path in sorted((ROOT / "playground" / "session").glob("*.py")):
        yield from (("session", text) for text in _names_of_parts(ast.parse(path.read_text("utf-8"))))


def _of_strategies() -> Iterator[Text]:
    from playground.decoding.catalogue import STRATEGIES
    from playground.decoding.manual import summary
    from playground.decoding.presets import NAMED
    from playground.decoding.recipe import PRESETS
    from playground.decoding.strategy import Transform
    from playground.wording import DECODING

    for strategy in STRATEGIES:
        about = strategy.about
        texts = [
            about.title,
            about.title.lower(),
            about.formula,
            about.when,
            about.weakness,
            summary(strategy),
        ]
        for name, knob in strategy.knobs():
            texts += [name.replace("_", " "), knob.help, knob.unit]
        texts += strategy.notes if issubclass(strategy, Transform) else ()
        yield from ((DECODING, text) for text in texts if text)
    for preset in (*PRESETS, *NAMED):
        yield from ((DECODING, text) for text in (preset.title, preset.note) if text)
    yield from ((DECODING, text) for text in names_of_lines())


def names_of_lines() -> list[str]:
    """What filters call the measure their line is drawn in: the first argument of a threshold."""
    found: list[str] = []
    for path in sorted((ROOT / "playground" / "decoding" / "transforms").glob("*.py")):
        calls = _calls(ast.parse(path.read_text("utf-8")), {"line_after", "Threshold"})
        first = [call.args[0] for call in calls if call.args]
        found += [str(name.value) for name in first if isinstance(name, ast.Constant)]
    return found


def _of_actions() -> Iterator[Text]:
    from playground.widgets.lecture_desk import REMOTE_KEYS
    from playground.widgets.lecture_keys import LECTURE_KEYS
    from playground.widgets.shortcuts import ACTIONS, SINGLE_KEYS
    from playground.widgets.window_actions import MENUS

    for title, entries in MENUS:
        yield ACTIONS, title
        yield from ((ACTIONS, entry.text) for entry in entries if entry.text)
    keys = (*SINGLE_KEYS, *LECTURE_KEYS, *REMOTE_KEYS)
    yield from ((ACTIONS, key.what) for key in keys)


def _of_lessons() -> Iterator[Text]:
    from playground.session.lessons import lessons
    from playground.widgets.examples import load_examples
    from playground.wording import EXAMPLES, LESSONS

    for lesson in lessons():
        texts = [lesson.title, lesson.summary, *(text for s in lesson.steps for text in (*s.texts, s.notes))]
        yield from ((LESSONS, text) for text in texts if text)
    for example in load_examples():
        yield from ((EXAMPLES, text) for text in (example.title, example.why))


def _names_of_parts(module: ast.Module) -> Iterator[str]:
    for call in _calls(module, NAMING):
        last = call.args[-1] if call.args else None
        if isinstance(last, ast.Constant) and isinstance(last.value, str) and " " in last.value:
            yield last.value


def _calls(module: ast.Module, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in names:
                yield node


def written_out(texts: Iterator[Text]) -> str:
    """A source that says each text once, as the tool reads it."""
    lines = [f"translate({context!r}, {_quoted(text)})" for context, text in dict.fromkeys(texts)]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def update(ts: Path) -> None:
    """Texts of the sources into one file; what is gone leaves, what is new is marked unfinished."""
    with tempfile.TemporaryDirectory(dir=ROOT) as folder:
        tables = Path(folder) / "tables.py"
        tables.write_text(written_out(declared()), "utf-8")
        sources = sorted(str(path) for path in (ROOT / "playground").rglob("*.py"))
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-silent"]
        _tool("lupdate", *options, *sources, str(tables), "-ts", str(ts))


def compile_into(ts: Path, qm: Path) -> None:
    """What the program reads."""
    _tool("lrelease", "-silent", str(ts), "-qm", str(qm))


def messages(ts: Path) -> list[tuple[str, str, str, bool]]:
    """Context, text, translation and whether it is finished, of each message."""
    found = []
    for context in ET.parse(ts).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            told = message.find("translation")
            finished = told is not None and told.get("type") is None and bool(told.text)
            found.append(
                (
                    name,
                    message.findtext("source", ""),
                    (told.text or "") if told is not None else "",
                    finished,
                )
            )
    return found


def out_of_date(ts: Path) -> list[str]:
    """What would change, as sentences."""
    with tempfile.TemporaryDirectory() as folder:
        fresh, compiled = Path(folder) / ts.name, Path(folder) / "fresh.qm"
        fresh.write_bytes(ts.read_bytes())
        update(fresh)
        before, after = messages(ts), messages(fresh)
        said = [
            f"{ts.name} lacks or still has: {context}: {text}" for context, text in _differing(before, after)
        ]
        compile_into(ts, compiled)
        if compiled.read_bytes() != ts.with_suffix(".qm").read_bytes():
            said.append(f"{ts.with_suffix('.qm').name} is older than {ts.name}.")
        return said


def _differing(
    before: list[tuple[str, str, str, bool]], after: list[tuple[str, str, str, bool]]
) -> list[Text]:
    return sorted({m[:2] for m in before} ^ {m[:2] for m in after})


def _tool(name: str, *arguments: str) -> None:
    import PySide6

    folder = Path(PySide6.__file__).parent
    tool = next(path for path in (folder / name, folder / f"{name}.exe") if path.exists())
    subprocess.run([str(tool), *arguments], check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing, fail where something is out of date"
    )
    check = parser.parse_args().check
    sys.path.insert(0, str(ROOT))
    said = []
    for ts in sorted(FOLDER.glob("*.ts")):
        if check:
            said += out_of_date(ts)
        else:
            update(ts)
            compile_into(ts, ts.with_suffix(".qm"))
        said += [
            f"{ts.name}: not translated: {c}: {text}" for c, text, _, finished in messages(ts) if not finished
        ]
    print("\n".join(said) if said else "All texts are translated.")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
