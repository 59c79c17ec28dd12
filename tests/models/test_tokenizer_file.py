import copy
import json

import pytest

from playground.models.tokenizer_file import read_in_parts
from tests.models.folders import write_tokenizer


@pytest.mark.model
def test_reading_in_parts_gives_the_tokenizer_of_the_whole_file(smollm):
    from pathlib import Path

    from tokenizers import Tokenizer

    handed = read_in_parts(Path(smollm.path))
    assert handed is not None
    whole = Tokenizer.from_file(str(Path(smollm.path) / "tokenizer.json"))
    assert json.loads(copy.deepcopy(handed).to_str()) == json.loads(whole.to_str())


def test_a_file_whose_ids_depend_on_the_whole_is_left_to_the_library(tmp_path):
    write_tokenizer(tmp_path)
    assert read_in_parts(tmp_path) is None


@pytest.mark.parametrize("name", ["tokenizer.json", "tokenizer_config.json"])
def test_a_file_that_cannot_be_read_is_left_to_the_library(tmp_path, name):
    write_tokenizer(tmp_path)
    (tmp_path / name).write_text("{")
    assert read_in_parts(tmp_path) is None
