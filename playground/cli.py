"""The commands without a window. Results go to stdout, words about them to stderr.

Exit codes: 0 done, 1 something went wrong (one sentence says what), 2 the command line cannot be read,
130 interrupted.
"""

import argparse
import csv
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO, TypeVar

from playground import __version__, lesson_commands
from playground.errors import BadValue, FileFault, PlaygroundError
from playground.languages import available

if TYPE_CHECKING:
    from playground.session.language_model import LanguageModel
    from playground.session.records import Step

T = TypeVar("T")
Writer = Callable[["Step", str], None]

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130


def parse(argv: list[str]) -> argparse.Namespace:
    """Reads the command line; `command` is None for the window. Exits with 2 on a bad one."""
    parser = argparse.ArgumentParser(
        prog="playground",
        description="Watch a language model choose. Without a command, the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"playground {__version__}")
    _model_option(parser)
    parser.add_argument("--prompt", help="start with this prompt")
    parser.add_argument(
        "--recipe", type=_checked_recipe, help="start with this recipe, as temperature=0.8,sample"
    )
    parser.add_argument("--seed", type=_checked_seed, help="start with this seed")
    parser.add_argument("--language", choices=available(), help="the language of the window")
    parser.add_argument("session", nargs="?", type=Path, help="a session file (.playground) to open")
    return _with_commands(parser, argv)


def _with_commands(window: argparse.ArgumentParser, argv: list[str]) -> argparse.Namespace:
    """Commands are told by the first word, so that the window's own options need no word before them."""
    commands: dict[str, Callable[[], argparse.ArgumentParser]] = {
        "trace": _trace_parser,
        "verify": _verify_parser,
        "lessons": lambda: lesson_commands.parser(_model_option),
    }
    lines = "\n".join(f"  {name:8} {make().description}" for name, make in commands.items())
    window.formatter_class = argparse.RawDescriptionHelpFormatter
    window.epilog = f"commands (playground COMMAND --help tells more):\n{lines}"
    if argv and argv[0] in commands:
        arguments = commands[argv[0]]().parse_args(argv[1:])
        arguments.command = argv[0]
        return arguments
    arguments = window.parse_args(argv)
    arguments.command = None
    return arguments


def _trace_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="playground trace", description="Print one record for each step as the model generates."
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--prompt", help="the text to continue")
    source.add_argument("--prompt-file", metavar="F", type=Path, help="a UTF-8 file with it; - for stdin")
    parser.add_argument(
        "--recipe",
        type=_checked_recipe,
        default="temperature=0.8,top_k=40,top_p=0.9,sample",
        help="transforms in order, then a search (default: %(default)s)",
    )
    parser.add_argument("--seed", type=_checked_seed, default=42, help="of the draws (default: %(default)s)")
    parser.add_argument(
        "--max-new-tokens", metavar="N", type=_positive, default=20, help="the limit (default: %(default)s)"
    )
    _model_option(parser)
    parser.add_argument(
        "--top",
        metavar="N",
        type=_positive,
        default=10,
        help="candidates per step, with jsonl (default: %(default)s)",
    )
    parser.add_argument(
        "--format",
        choices=("jsonl", "csv", "text"),
        default="jsonl",
        help="one step a line: all of it with candidates, all of it in columns, or for people "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--chat", action="store_true", help="put the prompt through the model's chat template"
    )
    parser.add_argument(
        "--plain", action="store_true", help="text such as <|im_end|> in the prompt is no control token"
    )
    parser.add_argument("--threads", metavar="N", type=_positive, help="threads of a forward pass")
    return parser


def _verify_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="playground verify",
        description="Compare the strategies with those of transformers, on this machine.",
    )
    parser.add_argument(
        "--cases",
        metavar="N",
        type=_positive,
        default=20,
        help="random rows of logits (default: %(default)s)",
    )
    parser.add_argument(
        "--no-model", action="store_true", help="random logits only, without what a model would write"
    )
    _model_option(parser)
    return parser


def _model_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--model", metavar="M", help="builtin, a folder, a .gguf file or a hub id (default: builtin)"
    )


def _checked_recipe(text: str) -> str:
    from playground.decoding.recipe import Recipe

    return _checked(lambda: str(Recipe.parse(text)))


def _checked_seed(text: str) -> int:
    from playground.decoding.draw import check_seed

    return _checked(lambda: check_seed(text))


def _checked(check: Callable[[], T]) -> T:
    try:
        return check()
    except BadValue as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is no whole number above 0")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Runs a command and answers with its exit code."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Text of a model has letters that a terminal's old encoding lacks.
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return _command(arguments)
    except PlaygroundError as fault:
        return _complain(f"playground: {fault}", FAILED)
    except KeyboardInterrupt:
        return _complain("playground: interrupted", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except MemoryError:
        return _complain("playground: There is not enough memory for this.", FAILED)
    except OSError as error:
        return _complain(f"playground: The output cannot be written: {error.strerror}.", FAILED)


def _command(arguments: argparse.Namespace) -> int:
    if arguments.command == "lessons":
        return OK if lesson_commands.run(arguments, lambda: _open(arguments), sys.stdout) else FAILED
    if arguments.command == "verify":
        return OK if verify(arguments, sys.stdout) else FAILED
    trace(arguments, sys.stdout)
    return OK


def _complain(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code


def _open(arguments: argparse.Namespace) -> "LanguageModel":
    from playground.models.library import open_model

    return open_model(arguments.model or "builtin", _say, lambda: False)


def verify(arguments: argparse.Namespace, out: TextIO) -> bool:
    """Prints the table of comparisons; True if all agree. Raises: PlaygroundError, OSError."""
    from playground import verify as comparison
    from playground.session.agreement import all_agree, table

    model = None if arguments.no_model else comparison.open_for_comparison(arguments.model or "builtin", _say)
    rows = comparison.run(model, arguments.cases, lambda done, total: _say("Comparing", done / total))
    print(table(rows), file=out)
    return all_agree(rows)


def trace(arguments: argparse.Namespace, out: TextIO) -> None:
    """Prints one record a step to `out` as it goes. Raises: PlaygroundError, OSError."""
    from playground.decoding.recipe import Recipe
    from playground.decoding.strategy import Head
    from playground.models.library import open_model
    from playground.session import engine
    from playground.session.explain import stopped
    from playground.session.language_model import prompt_ids
    from playground.session.pieces import TextStream
    from playground.session.records import Job

    prompt = _prompt(arguments)
    recipe = Recipe.parse(arguments.recipe)
    model = open_model(arguments.model or "builtin", _say, lambda: False, arguments.threads)
    ids = prompt_ids(model, prompt, "chat" if arguments.chat else "text", not arguments.plain)
    if not ids:
        raise BadValue("The prompt is empty; there is nothing to continue.")
    if len(ids) >= model.context_limit:
        raise BadValue(f"The prompt has {len(ids):,} tokens; this model reads {model.context_limit:,}.")
    head = Head(ids, len(ids), seed=arguments.seed, lexicon=model)
    job = Job(1, (head,), arguments.max_new_tokens, model.eos_ids, model.context_limit)
    writer = _writer(arguments, out, model.all_pieces())
    stream = TextStream()
    for piece in model.text_pieces(ids):
        stream.feed(piece)
    stop = None
    while stop is None:
        step = engine.step(model, job, recipe)
        writer(step, stream.feed(step.growth.piece).text)
        stop = engine.stop_after(job, step)
        job = engine.advance(job, step)
    print(stopped(stop, step.growth.piece), file=sys.stderr)


def _prompt(arguments: argparse.Namespace) -> str:
    if arguments.prompt is not None:
        text: str = arguments.prompt
    else:
        text = _read(arguments.prompt_file)
    return text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")


def _read(path: Path) -> str:
    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileFault(f"{path} is not UTF-8 text.") from None
    except OSError as error:
        raise FileFault(f"{path} cannot be read: {error.strerror}.") from None


def _say(stage: str, fraction: float | None) -> None:
    """Progress for people, on one line of a terminal; every stage once elsewhere."""
    part = "" if fraction is None else f" {100 * fraction:3.0f} %"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{stage}{part}", end="\n" if fraction == 1 else "", file=sys.stderr, flush=True)
    elif fraction in (None, 0.0):
        print(stage, file=sys.stderr)


def _writer(arguments: argparse.Namespace, out: TextIO, pieces: tuple[bytes, ...]) -> Writer:
    """What prints one step in the wanted format; `text` is what its token adds to the text."""
    from playground.session import export

    rows = csv.writer(out, lineterminator="\n")
    if arguments.format == "csv":
        rows.writerow(export.TRACE_COLUMNS)

    def write(step: "Step", text: str) -> None:
        if arguments.format == "text":
            print(export.trace_text(step), file=out)
        elif arguments.format == "csv":
            rows.writerow(export.trace_row(export.trace_record(step, pieces, text, 0)))
        else:
            record = export.trace_record(step, pieces, text, arguments.top)
            print(json.dumps(record, allow_nan=False), file=out)
        out.flush()

    return write
