"""The built-in model, and tiny random ones written on the fly."""

import shutil
from pathlib import Path

import pytest

from tests.models.folders import never, nothing, write_tiny


@pytest.fixture(scope="session")
def smollm():
    """The built-in model; fetched and converted first where it is not ready."""
    from playground.models.library import open_model

    model = open_model("builtin", nothing, never)
    yield model
    model.close()


@pytest.fixture(scope="session")
def tiny_source(tmp_path_factory):
    """A random Llama of a few thousand weights with a byte-level tokenizer, as a folder."""
    from playground.models.runtime import bring_in

    bring_in(nothing, never)
    folder = tmp_path_factory.mktemp("tiny") / "tiny-llama"
    write_tiny(folder)
    return folder


@pytest.fixture
def tiny_folder(tiny_source, tmp_path):
    """A copy of the tiny model that a test may spoil."""
    return Path(shutil.copytree(tiny_source, tmp_path / "tiny-llama"))
