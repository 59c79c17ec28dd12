import os
import time

import pytest

from playground.errors import Cancelled
from playground.models.child import ChildError, run_python
from tests.models.folders import never


def test_lines_arrive_as_they_are_written():
    lines = []
    run_python(["-c", "print('one'); import sys; print('zwei ü 日', file=sys.stderr)"], lines.append, never)
    assert lines == ["one", "zwei ü 日"]


def test_a_failure_carries_the_end_of_the_output():
    with pytest.raises(ChildError, match="no such luck"):
        run_python(["-c", "raise SystemExit('no such luck')"], lambda _line: None, never)


def test_variables_are_passed_on():
    lines = []
    run_python(["-c", "import os; print(os.environ['A_NAME'])"], lines.append, never, {"A_NAME": "seven"})
    assert lines == ["seven"]


@pytest.mark.skipif(os.name == "nt", reason="asks for the process by signal 0")
def test_a_stop_ends_the_program_at_once():
    lines = []
    code = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
    start = time.monotonic()
    with pytest.raises(Cancelled):
        run_python(["-c", code], lines.append, lambda: bool(lines))
    assert time.monotonic() - start < 30
    with pytest.raises(ProcessLookupError):
        os.kill(int(lines[0]), 0)
