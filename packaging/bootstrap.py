"""Set-up from nothing: one command opens the program, one runs every check.

    python3 packaging/bootstrap.py run  [arguments of playground …]
    python3 packaging/bootstrap.py test [arguments of pytest …]
    python3 packaging/bootstrap.py setup

Each makes what is missing in `.venv`, mends what is broken, and is quick when nothing is.
Python 3.11 or newer is all it needs.
"""

import signal
import sys
from pathlib import Path

# Somebody's `python3` may be older: up to here this file is readable by it, what is imported below is not.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(f"Decoding Playground needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import checks
import setup_steps
from stages import SetupError, Stages
from turns import one_at_a_time

PROJECT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Run one command; the exit code is the program's or the checks' own."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    if command not in ("run", "test", "setup"):
        print(__doc__, file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return obey(command, rest)
    except SetupError as fault:
        print(f"\n{fault}\n{fault.detail}".rstrip(), file=sys.stderr)
        return 1
    except OSError as fault:
        print(f"\nThe system stopped the set-up: {fault}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", file=sys.stderr)
        return 130


def obey(command: str, rest: list[str]) -> int:
    """Set up, then hand over."""
    stages = Stages(sys.stderr)
    with one_at_a_time(PROJECT / "pyproject.toml", stages):
        environment = setup_steps.prepare(PROJECT, stages, for_tests=command == "test")
    if command == "test":
        return checks.run_all(environment.python, PROJECT, rest)
    if command == "run":
        return setup_steps.open_program(environment, rest)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
