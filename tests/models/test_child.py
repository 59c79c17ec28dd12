import os
import time
from pathlib import Path

import pytest

import playground
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


@pytest.mark.parametrize("search_path", ["", os.pathsep])
def test_nothing_is_imported_from_the_working_folder(tmp_path, monkeypatch, search_path):
    (tmp_path / "gguf.py").write_text("print('it ran')")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", search_path)
    lines = []
    run_python(["-c", "import gguf"], lines.append, never)
    assert lines == []


@pytest.mark.parametrize("module", ["playground.models.conversion", "playground.models.hub"])
def test_no_child_runs_a_file_of_the_working_folder(tmp_path, monkeypatch, module):
    for name in ("gguf", "torch", "huggingface_hub", "filelock"):
        (tmp_path / f"{name}.py").write_text("print('it ran')")
    monkeypatch.chdir(tmp_path)
    lines = []
    with pytest.raises(ChildError):
        run_python(
            ["-m", module, "/no/such", "no-such-command"], lines.append, never, {"HF_HUB_OFFLINE": "1"}
        )
    assert "it ran" not in lines


def test_a_program_that_is_not_installed_finds_itself_and_what_the_person_set(tmp_path, monkeypatch):
    (tmp_path / "of_the_person.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    lines = []
    code = "import playground, of_the_person; print(playground.__file__)"
    run_python(["-S", "-c", code], lines.append, never)  # -S: without what is installed
    assert [Path(line) for line in lines] == [Path(playground.__file__).resolve()]


def test_what_is_installed_does_not_come_before_the_standard_library(monkeypatch):
    lines = []
    monkeypatch.setattr(playground, "__file__", "/usr/lib/site-packages/playground/__init__.py")
    run_python(["-c", "import sys; print('/usr/lib/site-packages' in sys.path)"], lines.append, never)
    assert lines == ["False"]
