"""Files that are damaged or made to do harm: one sentence each, no crash, no flood of memory."""

import io
import json
import os
import struct
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.errors import FileFault
from playground.session import file_format
from playground.session.explain import why
from playground.session.export import trace_record
from playground.session.export_json import json_line
from playground.session.files import load, save
from playground.session.language_model import card_of
from playground.session.passages import whole_scope

from .growing import PIECES, content, grown_session, make_model

Parts = dict[str, bytes]
NUMERIC = [name for name in file_format.part_names() if not name.endswith(("json", "bin"))]
FUZZ_CASES = int(os.environ.get("PLAYGROUND_FUZZ", "60"))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("good") / "good.playground"
    save(path, grown_session(), card_of(make_model()))
    return path


def parts_of(path: Path) -> Parts:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(parts: Parts, compression: int = zipfile.ZIP_STORED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", compression) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return file.getvalue()


def refused(path: Path, data: bytes) -> str:
    """The sentence a file is refused with."""
    path.write_bytes(data)
    with pytest.raises(FileFault) as met:
        load(path)
    sentence = str(met.value)
    assert sentence.startswith(f"“{path.name}” cannot be opened: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def with_json(parts: Parts, name: str, change: Callable[[dict[str, Any]], object]) -> Parts:
    told = json.loads(parts[name])
    change(told)
    return {**parts, name: json.dumps(told).encode()}


def with_column(parts: Parts, name: str, row: int, value: float) -> Parts:
    code = name.rsplit(".", 1)[1]
    column = np.frombuffer(parts[name], f"<{code}").copy()
    column[row] = value
    return {**parts, name: column.tobytes()}


@pytest.mark.parametrize("data", [b"", b"P", b"PK", b"hello", b"\x00" * 1000, b"PK\x03\x04" + b"\x00" * 50])
def test_other_files_are_refused(tmp_path: Path, data: bytes) -> None:
    assert "it is not a session" in refused(tmp_path / "x", data) or data.startswith(b"PK")


def test_a_file_cut_anywhere_is_refused(good: Path, tmp_path: Path) -> None:
    data = good.read_bytes()
    for end in np.linspace(0, len(data) - 1, 60, dtype=int):
        refused(tmp_path / "cut.playground", data[:end])


def test_every_flipped_bit_of_a_number_is_noticed(good: Path, tmp_path: Path) -> None:
    data = bytearray(good.read_bytes())
    start = data.index(b"pools/probabilities.f8") + 100
    for place in range(start, start + 4000, 97):
        flipped = bytearray(data)
        flipped[place] ^= 1 << (place % 8)
        refused(tmp_path / "flipped.playground", bytes(flipped))


def test_a_newer_file_is_named_as_such(good: Path, tmp_path: Path) -> None:
    parts = with_json(parts_of(good), "manifest.json", lambda told: told.update(version=2))
    sentence = refused(tmp_path / "x", packed({**parts, "new/part.i4": b""}))
    assert sentence.endswith("newer version of the program (format 2; this one reads 1).")


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"version": 0},
        {"version": "1"},
        {"version": True},
        {"versions": []},
        {"model": []},
        {"model": {"name": 1}},
    ],
)
def test_a_wrong_description_is_refused(good: Path, tmp_path: Path, change: dict[str, object]) -> None:
    parts = with_json(parts_of(good), "manifest.json", lambda told: told.update(change))
    refused(tmp_path / "x", packed(parts))


SESSION_CHANGES: list[Callable[[dict[str, Any]], object]] = [
    lambda told: told.update(place=10**9),
    lambda told: told.update(place=None),
    lambda told: told.update(places={}),
    lambda told: told["places"][0].update(cursor=10**9),
    lambda told: told["places"][0].update(cursor=-1),
    lambda told: told["places"][0].update(cursor=1.5),
    lambda told: told["places"][0].update(seed=2**64),
    lambda told: told["places"][0].update(seed=-1),
    lambda told: told["places"][0].update(recipe=99),
    lambda told: told["places"][0].update(draft=99),
    lambda told: told["places"][0].update(shown=[[3, 99]]),
    lambda told: told["places"][0].update(shown=[[3]]),
    lambda told: told["places"][0].update(rerolls=[["3", 1]]),
    lambda told: told["places"][0].update(names=[[3, 4]]),
    lambda told: told["places"][0].update(hidden=[10**6]),
    lambda told: told["places"][0].update(stars=[True]),
    lambda told: told.update(done=[["x", 0]]),
    lambda told: told.update(done=[["x", 0, 10**6]]),
    lambda told: told.update(undone=3),
    lambda told: told.update(recipes=[]),
    lambda told: told.update(recipes=["no_such_strategy,sample"] * len(told["recipes"])),
    lambda told: told.update(recipes=["top_k=1,top_k=2,sample"] * len(told["recipes"])),
    lambda told: told.update(recipes=["x" * (2**20 + 1)] * len(told["recipes"])),
    lambda told: told.update(recipes=[1] * len(told["recipes"])),
    lambda told: told.update(texts=[]),
    lambda told: told.update(shapes=[[-1]]),
    lambda told: told.update(memories=[[]]),
    lambda told: told.update(memories=[{"a": {"b": 1}}]),
    lambda told: told["memories"].append({"mirostat": "abc"}),
    lambda told: told["memories"].append({"mirostat": None}),
    lambda told: told["memories"].append({"mirostat": True}),
    lambda told: told["memories"].append({"mirostat": 10**400}),
    lambda told: told["memories"].append({"mirostat": [1, ["x"]]}),
    lambda told: told.update(prompts=[]),
    lambda told: told["prompts"][0].update(ids=[1]),
    lambda told: told["prompts"][0].update(mode="other"),
    lambda told: told["prompts"][0].update(specials=0),
    lambda told: told["prompts"][0].update(pieces=["zz", "61"]),
    lambda told: told["prompts"][0].update(text=None),
    lambda told: told["prompts"].__setitem__(1, told["prompts"][0]),
]


def test_a_file_of_another_kind_has_no_detail_to_tell(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"no")
    with pytest.raises(FileFault, match="not a session") as fault:
        load(tmp_path / "x")
    assert fault.value.detail == ""


@pytest.mark.parametrize("change", SESSION_CHANGES)
def test_wrong_values_are_refused(
    good: Path, tmp_path: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    refused(tmp_path / "x", packed(with_json(parts_of(good), "session.json", change)))


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("nodes/parent.i4", 10**6),
        ("nodes/parent.i4", -1),
        ("nodes/parent.i4", 5),
        ("nodes/token.i4", 1234),
        ("nodes/prompt.i4", 0),
        ("steps/node.i4", 10**6),
        ("steps/node.i4", 0),
        ("steps/recipe.i4", -1),
        ("steps/recipe.i4", 100),
        ("steps/position.i4", 3000),
        ("steps/prompt_length.i4", 0),
        ("steps/looks.i4", 2**31 - 1),
        ("steps/looks.i4", 0),
        ("steps/growths.i4", -1),
        ("steps/memories.i4", 10**6),
        ("steps/shape.i4", 10**6),
        ("steps/model_ms.f8", np.nan),
        ("steps/model_ms.f8", np.inf),
        ("looks/vocabulary_size.i4", 3),
        ("looks/stages.i4", 2),
        ("looks/rows.i4", 2**31 - 1),
        ("looks/rows.i4", 0),
        ("looks/ids_at.i8", 2**63 - 1),
        ("looks/ids_at.i8", -1),
        ("looks/p_after_at.i8", 10**9),
        ("stages/length.i4", 2**31 - 1),
        ("stages/length.i4", 0),
        ("stages/p_at.i8", 2**62),
        ("stages/entropy_bits.f8", np.nan),
        ("stages/entropy_bits.f8", np.inf),
        ("stages/kept.i4", 0),
        ("stages/mass.f8", 1.5),
        ("stages/value.f8", np.nan),
        ("stages/threshold.i4", 10**6),
        ("stages/rescued.u1", 7),
        ("growths/how.i4", -1),
        ("growths/token.i4", 10**6),
        ("growths/piece_length.i4", 2**31 - 1),
        ("growths/piece_length.i4", -1),
        ("growths/rank.i4", 0),
        ("growths/p_model.f8", np.nan),
        ("growths/p_after.f8", -0.5),
        ("growths/logp.f8", 2.0),
        ("growths/logp.f8", np.inf),
        ("growths/surprisal_bits.f8", np.nan),
        ("growths/cut_by.i2", 50),
        ("growths/u.f8", np.nan),
        ("growths/drawn.u1", 0),
        ("pieces/length.i4", 2**31 - 1),
        ("pieces/token.i4", -5),
        ("visits/child.i4", 10**6),
        ("visits/child.i4", 0),
        ("pools/ids.i4", 10**6),
        ("pools/ids.i4", -1),
        ("pools/probabilities.f8", np.nan),
        ("pools/probabilities.f8", np.inf),
        ("pools/cut_by.i2", 1000),
        ("pools/ranks.i4", 0),
    ],
)
def test_wrong_numbers_are_refused(good: Path, tmp_path: Path, column: str, value: float) -> None:
    refused(tmp_path / "x", packed(with_column(parts_of(good), column, 1, value)))


def test_a_cycle_in_the_tree_is_refused(good: Path, tmp_path: Path) -> None:
    parts = with_column(parts_of(good), "nodes/parent.i4", 2, 4)
    assert "grows from none that is there" in refused(tmp_path / "x", packed(parts))


def test_a_token_that_grows_twice_from_one_place_is_refused(good: Path, tmp_path: Path) -> None:
    parts = parts_of(good)
    for column in ("nodes/parent.i4", "nodes/token.i4", "nodes/prompt.i4"):
        row = np.frombuffer(parts[column], "<i4")
        parts[column] = np.append(row, row[-1]).astype("<i4").tobytes()
    assert "grows twice from one place" in refused(tmp_path / "x", packed(parts))


@pytest.mark.parametrize(
    "text",
    [
        b"[" * 200_000,
        b"{" * 10,
        b"",
        b"NaN",
        b'{"place": NaN}',
        b'{"place": 1e999}',
        b'{"place": ' + b"9" * 5000 + b"}",
        b'{"place": 0, "place": 1}',
        b"\xff\xfe",
        b"null",
        b"[]",
        b'"\xed\xa0\x80"',
    ],
)
@pytest.mark.parametrize("name", ["manifest.json", "session.json"])
def test_what_is_not_valid_json_is_refused(good: Path, tmp_path: Path, name: str, text: bytes) -> None:
    refused(tmp_path / "x", packed({**parts_of(good), name: text}))


def test_names_of_parts_lead_nowhere(good: Path, tmp_path: Path) -> None:
    for name in ("../evil", "/etc/evil", "C:\\evil", "steps/../../evil", "x" * 4000):
        refused(tmp_path / "x", packed({**parts_of(good), name: b"evil"}))
    assert [path.name for path in tmp_path.iterdir()] == ["x"]


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_part_that_stands_twice_is_refused(good: Path, tmp_path: Path) -> None:
    file = io.BytesIO(packed(parts_of(good)))
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("steps/seed.u8", b"")
    refused(tmp_path / "x", file.getvalue())


@pytest.mark.parametrize("name", file_format.part_names())
def test_a_missing_part_is_refused(good: Path, tmp_path: Path, name: str) -> None:
    parts = parts_of(good)
    del parts[name]
    refused(tmp_path / "x", packed(parts))


@pytest.mark.parametrize(
    "name", [n for n in file_format.part_names() if not n.endswith(("json", "bin", "u1"))]
)
def test_half_a_number_is_refused(good: Path, tmp_path: Path, name: str) -> None:
    parts = parts_of(good)
    refused(tmp_path / "x", packed({**parts, name: parts[name] + b"\x00"}))


@pytest.mark.parametrize("compression", [zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_bomb_is_refused_before_it_is_unpacked(good: Path, tmp_path: Path, compression: int) -> None:
    parts = {**parts_of(good), "pools/probabilities.f8": bytes(200_000_000)}
    data = packed(parts, compression)
    tracemalloc.start()
    refused(tmp_path / "bomb", data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20_000_000


def test_parts_that_overlap_are_refused(good: Path, tmp_path: Path) -> None:
    """A list of parts may claim the same bytes many times over."""
    data = bytearray(packed(parts_of(good)))
    size = len(data)
    for _ in range(2):
        at = data.index(b"PK\x01\x02")
        while at >= 0:
            struct.pack_into("<L", data, at + 20, size - 200)
            struct.pack_into("<L", data, at + 24, size - 200)
            at = data.find(b"PK\x01\x02", at + 4)
    assert "larger than the file" in refused(tmp_path / "x", bytes(data))


def test_a_long_list_of_parts_is_not_read(tmp_path: Path) -> None:
    data = packed({f"part-{number}": b"" for number in range(20_000)})
    assert "more parts than a session has" in refused(tmp_path / "x", data)


def test_many_quotes_without_end_do_not_take_for_ever(good: Path, tmp_path: Path) -> None:
    def change(told: dict[str, Any]) -> None:
        told["recipes"] = ['"' + '\\"' * 500_000] * len(told["recipes"])

    refused(tmp_path / "x", packed(with_json(parts_of(good), "session.json", change)))


def test_huge_rows_that_all_share_the_same_numbers_are_refused(good: Path, tmp_path: Path) -> None:
    parts = parts_of(good)
    parts["pools/ids.i4"] += bytes(4 * 100_000)
    parts = with_column(parts, "stages/length.i4", 1, 90_000)
    assert "the length of a stage" in refused(tmp_path / "x", packed(parts))


def open_or_refuse(path: Path) -> bool:
    """Whether it opens; any other exception than that with a sentence is a fault of ours."""
    try:
        session = load(path).session
        content(session)
        for passage in whole_scope(session).passages:
            json_line(trace_record(passage.step, PIECES, passage.text))
            why(passage.step)
    except FileFault:
        return False
    return True


mutations = st.lists(st.tuples(st.integers(0, 2**30), st.binary(max_size=9), st.integers(0, 40)), max_size=4)


@settings(max_examples=FUZZ_CASES)
@given(mutations)
def test_mutated_bytes_never_crash(good: Path, changes: list[tuple[int, bytes, int]]) -> None:
    data = bytearray(good.read_bytes())
    for at, inserted, dropped in changes:
        place = at % (len(data) + 1)
        data[place : place + dropped] = inserted
    path = good.with_name("mutated.playground")
    path.write_bytes(data)
    assert open_or_refuse(path) or bytes(data) != good.read_bytes()


odd_numbers = st.sampled_from(
    [0, 1, -1, 2, 127, 2**15 - 1, -(2**15), 2**31 - 1, -(2**31), 2**63 - 1, np.nan, np.inf]
)
number_changes = st.lists(
    st.tuples(st.sampled_from(NUMERIC), st.integers(0, 2**20), odd_numbers), min_size=1, max_size=3
)


def cast(value: float, code: str) -> bytes:
    if code.startswith("f"):
        return np.array(value, f"<{code}").tobytes()
    whole = 0 if value != value or value in (np.inf, -np.inf) else int(value)
    return (whole % 2**64).to_bytes(8, "little")[: np.dtype(code).itemsize]


@settings(max_examples=FUZZ_CASES)
@given(number_changes)
def test_mutated_numbers_behind_right_checksums_never_crash(
    good: Path, changes: list[tuple[str, int, float]]
) -> None:
    parts = parts_of(good)
    for name, row, value in changes:
        code = name.rsplit(".", 1)[1]
        size = np.dtype(code).itemsize
        at = row % max(1, len(parts[name]) // size) * size
        parts[name] = parts[name][:at] + cast(value, code) + parts[name][at + size :]
    path = good.with_name("mutated.playground")
    path.write_bytes(packed(parts))
    open_or_refuse(path)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


def altered(value: Any, path: list[int], replacement: Any) -> Any:
    """A JSON value with one place in its depth exchanged."""
    if not path or not isinstance(value, list | dict) or not value:
        return replacement
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[path[0] % len(keys)]
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[key] = altered(value[key], path[1:], replacement)
    return changed


@settings(max_examples=FUZZ_CASES)
@given(
    st.sampled_from(["manifest.json", "session.json"]),
    st.lists(st.integers(0, 1000), min_size=1, max_size=5),
    json_values,
)
def test_mutated_json_never_crashes(good: Path, name: str, path: list[int], replacement: Any) -> None:
    parts = parts_of(good)
    parts[name] = json.dumps(altered(json.loads(parts[name]), path, replacement)).encode()
    file = good.with_name("mutated.playground")
    file.write_bytes(packed(parts))
    open_or_refuse(file)
