"""The set-up's decisions: what is whole, what is mended, what is named to the person."""

import io
import shutil
import subprocess
import sys
from pathlib import Path

import checks
import environment
import pytest
import setup_steps
import stages
import system_packages
import turns

PROJECT = Path(__file__).resolve().parent.parent
BOOTSTRAP = PROJECT / "packaging" / "bootstrap.py"
UBUNTU = 'NAME="Ubuntu"\nVERSION_ID="24.04"\nID=ubuntu\nID_LIKE=debian\n'
MINT = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'
DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n'
FEDORA = "ID=fedora\n"
ROCKY = 'ID="rocky"\nID_LIKE="rhel centos fedora"\n'
MANJARO = "ID=manjaro\nID_LIKE=arch\n"


def run(*command: object, **options: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)


def test_the_fingerprint_changes_with_each_file_the_python_and_the_place(tmp_path: Path) -> None:
    def of(first: bytes = b"a", second: bytes = b"b", python: str = "3.11", place: Path = tmp_path) -> str:
        return environment.fingerprint([first, second], python, place)

    variants = [
        of(),
        of(first=b"x"),
        of(second=b"x"),
        of(python="3.12"),
        of(place=tmp_path / "x"),
        of(b"ab", b""),
    ]
    assert len(set(variants)) == len(variants)
    assert of() == of()


def test_a_stamp_survives_being_written_and_read(tmp_path: Path) -> None:
    stamp = environment.Stamp("abc", True, ("numpy", "torch"))
    stamp.write(tmp_path / "stamp.json")
    assert environment.Stamp.read(tmp_path / "stamp.json") == stamp


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"fingerprint": "a"}'])
def test_a_spoilt_stamp_counts_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "stamp.json").write_text(text)
    assert environment.Stamp.read(tmp_path / "stamp.json") is None


def test_an_environment_for_tests_serves_the_program_too_but_not_the_other_way_round() -> None:
    full, plain = environment.Stamp("a", True, ()), environment.Stamp("a", False, ())
    assert full.covers("a", for_tests=False)
    assert not plain.covers("a", for_tests=True)
    assert not full.covers("b", for_tests=False)


def bare_environment(project: Path) -> environment.Environment:
    """A real environment without pip in a project of two files."""
    (project / "packaging").mkdir(parents=True)
    (project / "pyproject.toml").write_text("[project]\n")
    (project / "packaging" / "constraints.txt").write_text("")
    made = environment.Environment(project)
    run(sys.executable, "-m", "venv", "--without-pip", made.folder, check=True)
    return made


def test_a_whole_environment_is_kept(tmp_path: Path) -> None:
    assert bare_environment(tmp_path / "p").reason_to_remake() is None


def test_a_missing_environment_needs_no_removal(tmp_path: Path) -> None:
    assert environment.Environment(tmp_path).reason_to_remake() is None


def test_a_moved_environment_is_made_again(tmp_path: Path) -> None:
    bare_environment(tmp_path / "old")
    (tmp_path / "old").rename(tmp_path / "new")
    assert environment.Environment(tmp_path / "new").reason_to_remake() == "the project's folder was moved"


def test_an_environment_whose_python_is_gone_is_made_again(tmp_path: Path) -> None:
    made = bare_environment(tmp_path / "p")
    made.python.unlink()
    made.python.write_text("")
    assert made.reason_to_remake() == "its Python does not start"


def test_an_environment_of_another_python_is_made_again(tmp_path: Path) -> None:
    made = bare_environment(tmp_path / "p")
    made.site.parent.rename(made.site.parent.with_name("python2.7"))
    assert "another Python" in str(made.reason_to_remake())


@pytest.mark.parametrize("settings", [None, "", "home"])
def test_a_half_made_environment_is_made_again(tmp_path: Path, settings: str | None) -> None:
    made = bare_environment(tmp_path / "p")
    (made.folder / "pyvenv.cfg").unlink()
    if settings is not None:
        (made.folder / "pyvenv.cfg").write_text(settings)
    assert made.reason_to_remake() == "it is only half made"


def test_removing_an_environment_that_is_a_link_keeps_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / ".venv").symlink_to(tmp_path / "elsewhere")
    environment.Environment(tmp_path).remove()
    assert not (tmp_path / ".venv").exists()
    assert (tmp_path / "elsewhere").exists()


def lay_package(site: Path, name: str) -> Path:
    """A package of one file, recorded as pip records it."""
    (site / f"{name}.py").write_text("x = 1\n")
    metadata = site / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "RECORD").write_text(f"{name}.py,sha256=abc,6\n{name}-1.0.dist-info/RECORD,,\n")
    return metadata


def test_a_package_with_all_its_files_is_whole(tmp_path: Path) -> None:
    assert not environment.is_damaged(lay_package(tmp_path, "good"))


@pytest.mark.parametrize("harm", ["missing", "cut short", "no record", "empty record"])
def test_a_package_that_lost_something_is_damaged(tmp_path: Path, harm: str) -> None:
    metadata = lay_package(tmp_path, "bad")
    if harm == "missing":
        (tmp_path / "bad.py").unlink()
    elif harm == "cut short":
        (tmp_path / "bad.py").write_text("x")
    elif harm == "no record":
        (metadata / "RECORD").unlink()
    else:
        (metadata / "RECORD").write_text("")
    assert environment.is_damaged(metadata)


def test_only_damaged_packages_are_forgotten_and_the_stamp_with_them(tmp_path: Path) -> None:
    made = bare_environment(tmp_path / "p")
    lay_package(made.site, "good")
    lay_package(made.site, "bad")
    made.stamp(for_tests=True)
    assert made.is_ready(for_tests=True)
    (made.site / "bad.py").unlink()
    assert made.forget_damaged() == ["bad"]
    assert not made.is_ready(for_tests=True)
    assert made.packages().keys() == {"good"}


def test_a_package_that_vanished_altogether_is_missed(tmp_path: Path) -> None:
    made = bare_environment(tmp_path / "p")
    metadata = lay_package(made.site, "good")
    made.stamp(for_tests=False)
    shutil.rmtree(metadata)
    assert made.forget_damaged() == []
    assert not made.is_ready(for_tests=False)


def test_a_new_constraint_asks_for_an_installation(tmp_path: Path) -> None:
    made = bare_environment(tmp_path / "p")
    made.stamp(for_tests=False)
    made.constraints.write_text("numpy==2.0\n")
    assert not made.is_ready(for_tests=False)


def test_only_the_very_model_is_accepted(tmp_path: Path) -> None:
    assert not setup_steps.is_the_model(tmp_path / "missing.gguf")
    (tmp_path / "other.gguf").write_bytes(b"GGUF")
    assert not setup_steps.is_the_model(tmp_path / "other.gguf")


@pytest.mark.parametrize(
    ("os_release", "family"),
    [
        (UBUNTU, "debian"),
        (MINT, "debian"),
        (DEBIAN, "debian"),
        (FEDORA, "fedora"),
        (ROCKY, "fedora"),
        (MANJARO, "arch"),
        ("ID=gentoo\n", None),
        ("", None),
    ],
)
def test_a_distribution_is_known_by_itself_or_by_its_parents(os_release: str, family: str | None) -> None:
    assert system_packages.family_of(os_release) == family


def test_packages_are_named_once_and_in_the_words_of_the_distribution() -> None:
    missing = ["libxcb-cursor.so.0", "libgthread-2.0.so.0", "libglib-2.0.so.0", "libunheard.so.1"]
    assert system_packages.packages_for(missing, "debian") == ["libglib2.0-0", "libxcb-cursor0"]
    assert system_packages.packages_for(missing, "fedora") == ["glib2", "xcb-util-cursor"]
    assert system_packages.packages_for(missing, "arch") == ["glib2", "xcb-util-cursor"]


def test_the_advice_names_the_library_and_the_command() -> None:
    said = system_packages.advice(["libxcb-cursor.so.0"], "debian")
    assert "libxcb-cursor.so.0" in said
    assert said.endswith("sudo apt-get install libxcb-cursor0")
    assert "libxcb-cursor.so.0" in system_packages.advice(["libxcb-cursor.so.0"], None)


def test_without_the_right_to_install_the_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "current_family", lambda: "fedora")
    with pytest.raises(stages.SetupError, match="sudo dnf install xcb-util-cursor"):
        system_packages.install_or_name(["libxcb-cursor.so.0"], stages.Stages(io.StringIO()))


@pytest.mark.skipif(sys.platform != "linux", reason="Qt's libraries come from the system only on Linux")
def test_a_qt_that_loads_lacks_nothing() -> None:
    assert system_packages.missing_for_qt(Path(sys.executable)) == []


def test_a_stage_is_named_before_and_after() -> None:
    stream = io.StringIO()
    with stages.Stages(stream).stage("Weighing"):
        assert stream.getvalue() == "  Weighing ?\n"  # this stream's encoding is plain ASCII
    assert "Weighing: done, 0.0 s" in stream.getvalue()


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    lock.write_text("")
    with turns.one_at_a_time(lock, stages.Stages(io.StringIO())), lock.open("rb") as second:
        assert not turns.take(second, wait=False)
    with lock.open("rb") as third:
        assert turns.take(third, wait=False)


def test_a_failing_command_says_what_it_said() -> None:
    with pytest.raises(stages.SetupError, match="It broke") as caught:
        stages.run_watched(
            [sys.executable, "-c", "print('the reason'); raise SystemExit(3)"],
            stages.Stages(io.StringIO()),
            fault="It broke.",
        )
    assert caught.value.detail == "the reason"


def test_pip_is_summarised() -> None:
    assert stages.summary_of_pip("Collecting torch==2.13.0 (from x)") == "collecting torch"
    assert (
        stages.summary_of_pip("  Downloading numpy-2.4.6-cp311.whl (16 MB)")
        == "downloading numpy-2.4.6-cp311.whl"
    )
    assert stages.summary_of_pip("Installing collected packages: a, b, c") == "unpacking 3 packages"
    assert stages.summary_of_pip("Installing collected packages: a") == "unpacking a"
    assert stages.summary_of_pip("  Preparing metadata: started") is None


def test_the_table_says_how_each_check_ended() -> None:
    said = checks.table([checks.Outcome("lint", 0, 1.25), checks.Outcome("tests", 1, 60.0)])
    assert said.splitlines() == ["  lint   ok         1.2 s", "  tests  failed    60.0 s"]


def test_what_is_typed_for_pytest_comes_last_and_so_wins() -> None:
    tests = checks.all_checks(["-n0", "-k", "wheel"])[-1]
    assert tests.arguments[-3:] == ("-n0", "-k", "wheel")


def test_one_failed_check_fails_the_run_and_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    three = [checks.Check(f"c{n}", ("-c", f"raise SystemExit({n % 2})")) for n in range(3)]
    monkeypatch.setattr(checks, "all_checks", lambda _: three)
    assert checks.run_all(Path(sys.executable), PROJECT, []) == 1
    assert [line.split()[1] for line in capfd.readouterr().out.splitlines()[-3:]] == ["ok", "failed", "ok"]


def test_an_unknown_command_shows_how_it_is_used() -> None:
    answer = run(sys.executable, BOOTSTRAP, "fly")
    assert answer.returncode == 2
    assert "bootstrap.py run" in answer.stderr


def test_help_is_no_error() -> None:
    answer = run(sys.executable, BOOTSTRAP, "--help")
    assert answer.returncode == 0
    assert "bootstrap.py test" in answer.stdout


def test_an_installation_that_fails_is_tried_again_and_the_last_time_past_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[list[str]] = []

    def half_a_page(command: list[str], *told: object, **more: object) -> None:
        tried.append(command)
        raise stages.SetupError("half a page")

    monkeypatch.setattr(environment, "run_watched", half_a_page)
    monkeypatch.setattr(environment, "PAUSE_SECONDS", 0)
    project = environment.Environment(tmp_path)
    with pytest.raises(stages.SetupError, match="half a page"):
        project.pip(stages.Stages(io.StringIO()), "something")
    assert ["--no-cache-dir" in command for command in tried] == [False, False, True]


def test_the_readme_of_the_folder_tells_what_every_file_is_for() -> None:
    folder = PROJECT / "packaging"
    rows = [line for line in (folder / "README.md").read_text("utf-8").splitlines() if line.startswith("| `")]
    told = {row.split("`")[1] for row in rows}
    assert told == {path.name for path in folder.iterdir() if path.is_file()} - {"README.md"}
