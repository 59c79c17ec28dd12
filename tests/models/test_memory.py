"""How much memory may be used, under the limit of a container."""

import pytest

from playground.models import memory


@pytest.fixture
def group(tmp_path, monkeypatch):
    """A control group with these numbers of bytes."""
    monkeypatch.setattr(memory, "_CGROUP", tmp_path)
    monkeypatch.setattr(memory, "_process_limit", lambda: iter(()))

    def limited(most, used, cached):
        (tmp_path / "memory.max").write_text(f"{most}\n")
        (tmp_path / "memory.current").write_text(f"{used}\n")
        (tmp_path / "memory.stat").write_text(f"anon 12\ninactive_file {cached}\nslab 7\n")

    return limited


def test_what_is_used_counts_against_the_limit_but_not_what_is_given_back(group):
    group(3_000_000, 1_000_000, 400_000)
    assert memory.available() == 2_400_000


def test_beyond_the_limit_nothing_is_free(group):
    group(1_000, 5_000, 0)
    assert memory.available() == 0


def test_without_a_limit_the_free_memory_counts(group, monkeypatch):
    from collections import namedtuple

    free = namedtuple("Free", "available")(7_000_000)
    monkeypatch.setattr(memory.psutil, "virtual_memory", lambda: free)
    assert memory.available() == 7_000_000
    group("max", 1_000_000, 0)
    assert memory.available() == 7_000_000
