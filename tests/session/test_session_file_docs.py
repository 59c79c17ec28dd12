"""The description of the format names all that a file holds."""

import json
import re
import zipfile
from pathlib import Path

import pytest

from playground.session import file_format
from playground.session.files import save
from playground.session.frames import MARK
from playground.session.language_model import card_of

from .growing import grown_session, make_model

DESCRIPTION = (Path(__file__).parents[2] / "docs" / "session-file.md").read_text("utf-8")


def section(name: str) -> str:
    """From the table's name to the next one."""
    (found,) = re.findall(rf"^\*\*{name}\*\*(.*?)(?=^\*\*|^## )", DESCRIPTION, re.DOTALL | re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("table", file_format.TABLES)
def test_every_column_is_described(table: str) -> None:
    told = set(re.findall(r"`(\w+)`", section(table)))
    assert set(file_format.TABLES[table]) <= told


def test_pools_limits_and_marks_are_described() -> None:
    for name, code in file_format.POOLS.items():
        assert f"`{name}` ({code})" in DESCRIPTION
    assert f"`version` is {file_format.VERSION}." in DESCRIPTION
    assert f"the last {file_format.MAX_HISTORY} of each" in DESCRIPTION
    assert f"`{MARK.decode()}`" in DESCRIPTION
    assert f"at most {file_format.MAX_ROW:,} long" in DESCRIPTION
    assert file_format.FORMAT in DESCRIPTION


@pytest.mark.parametrize("part", ["manifest.json", "session.json"])
def test_every_name_in_the_json_parts_is_described(tmp_path: Path, part: str) -> None:
    path = tmp_path / "x.playground"
    save(path, grown_session(), card_of(make_model()))
    with zipfile.ZipFile(path) as archive:
        told = json.loads(archive.read(part))
    firsts = [(told.get(name) or [{}])[0] for name in ("places", "prompts")]
    names = {name for one in (told, told.get("model") or {}, *firsts) for name in one}
    assert names <= set(re.findall(r"`(\w+)`", DESCRIPTION))
