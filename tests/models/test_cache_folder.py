"""The folder for what can be made again, while others work in it."""

import shutil
from pathlib import Path

from playground.models.cache_folder import size_of
from playground.models.hub import _fraction
from playground.models.manifest import is_whole, write_manifest


def vanishing(monkeypatch, folder, first):
    """As if another program cleared the folder `first` just before anything is looked at."""
    look = Path.stat

    def stat(path, **options):
        shutil.rmtree(folder / first, ignore_errors=True)
        return look(path, **options)

    monkeypatch.setattr(Path, "stat", stat)


def test_a_folder_is_as_large_as_its_files(tmp_path):
    (tmp_path / "below").mkdir()
    (tmp_path / "one").write_bytes(bytes(3))
    (tmp_path / "below" / "two").write_bytes(bytes(4))
    assert size_of(tmp_path) == 7
    assert size_of(tmp_path / "nowhere") == 0


def test_what_vanishes_while_it_is_measured_counts_nothing(tmp_path, monkeypatch):
    (tmp_path / "kept").write_bytes(bytes(3))
    for name in ("one", "two"):
        (tmp_path / "scratch" / name).mkdir(parents=True)
        (tmp_path / "scratch" / name / "file").write_bytes(bytes(5))
    vanishing(monkeypatch, tmp_path, "scratch")
    assert size_of(tmp_path) == 3


def test_a_download_that_renames_its_files_meanwhile_goes_on(tmp_path, monkeypatch):
    blobs = tmp_path / "blobs"
    blobs.mkdir()
    (blobs / "part.incomplete").write_bytes(bytes(5))
    look = Path.stat

    def stat(path, **options):
        if path.suffix == ".incomplete":
            path.unlink(missing_ok=True)
        return look(path, **options)

    monkeypatch.setattr(Path, "stat", stat)
    assert _fraction({"size": 10, "blobs": str(blobs)}) == 0.0


def test_a_copy_that_vanishes_while_it_is_checked_is_not_whole(tmp_path, monkeypatch):
    folder = tmp_path / "copy"
    folder.mkdir()
    (folder / "config.json").write_text("{}")
    write_manifest(folder, "source", "x")
    assert is_whole(folder)
    monkeypatch.setattr(Path, "is_file", lambda path: True)
    vanishing(monkeypatch, tmp_path, "copy")
    assert not is_whole(folder)
