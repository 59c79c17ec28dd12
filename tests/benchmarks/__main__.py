"""One command, a printed table and a JSON file: `python -m tests.benchmarks [NAME …] [--json FILE]`.

Machines are noisy: what can be compared is measured interleaved in one process and told as the median
of ratios. Nothing here fails; the budgets stand beside what was measured.
"""

import argparse
import json
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.benchmarks import measuring
from tests.benchmarks.measuring import Row


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", help="some of: " + ", ".join(measuring.groups()))
    parser.add_argument("--json", type=Path, default=Path("build") / "benchmarks.json")
    arguments = parser.parse_args()
    rows: list[Row] = []
    for name, measure in measuring.groups().items():
        if not arguments.names or name in arguments.names:
            print(f"measuring {name} …", file=sys.stderr, flush=True)
            rows += measure()
    print(measuring.table(rows))
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps([row.__dict__ for row in rows], indent=1), "utf-8")
    print(f"\nWritten to {arguments.json}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
