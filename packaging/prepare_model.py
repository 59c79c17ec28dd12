"""Runs in `.venv`: makes the quick copy of the built-in model in the user's cache, printing how far it is."""

import sys

from playground.errors import PlaygroundError
from playground.models.builtin import ensure


def main() -> int:
    """0 where the model is ready; 1 after printing the one sentence that says why it is not."""
    last = ""

    def report(stage: str, fraction: float | None) -> None:
        nonlocal last
        line = stage if fraction is None else f"{stage}: {fraction:.0%}"
        if line != last:
            print(line, flush=True)
        last = line

    try:
        ensure(report, lambda: False)
    except PlaygroundError as fault:
        print(fault, flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
