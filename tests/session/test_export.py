"""Exports: valid, harmless, exact; the old file survives a failed write."""

import csv
import io
import json
import math
import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path

import jsonschema
import pytest

from playground.errors import FileFault
from playground.session.aside import write_aside
from playground.session.explain import why
from playground.session.export import TRACE_COLUMNS, harmless, trace_record, trace_row, trace_text
from playground.session.export_csv import COLUMNS, csv_chunks
from playground.session.export_json import json_chunks
from playground.session.export_text import candidates_table, scope_text, text_chunks, tokens_table
from playground.session.passages import line_scope, whole_scope
from playground.session.records import Growth
from playground.session.session import Session
from playground.session.tree import Prompt

from .growing import PIECES, grow, grown_session, pick

DANGEROUS = (9, 10, 11, 12, 13, 14, 15, 2, 16, 17, 18)


@pytest.fixture
def session() -> Session:
    return grown_session()


@pytest.fixture
def dangerous() -> Session:
    """Tokens that begin like formulas or break rows, all picked by hand."""
    session = Session()
    session.edit_prompt(Prompt("=1", (9, 0), (b"=", b"a")))
    for token in DANGEROUS:
        pick(session, token)
    return session


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    text = (resources.files("playground.resources") / "schemas" / "trace.schema.json").read_text("utf-8")
    jsonschema.Draft202012Validator.check_schema(json.loads(text))
    return jsonschema.Draft202012Validator(json.loads(text))


def read_csv(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def refuse_constant(word: str) -> float:
    raise ValueError(word)


def test_every_line_of_json_is_valid_and_as_the_schema_says(
    session: Session, validator: jsonschema.Draft202012Validator
) -> None:
    lines = list(json_chunks(whole_scope(session), PIECES))
    for line in lines:
        validator.validate(json.loads(line, parse_constant=refuse_constant))
    session.wish("Bring back", hidden=frozenset())
    lines = list(json_chunks(whole_scope(session), PIECES))
    steps = sum(len(node.records) for node in session.tree.nodes)
    assert len(lines) == steps + len(session.tree.nodes[0].children)
    assert all(line.endswith("}\n") and line.count("\n") == 1 for line in lines)


def test_the_schema_refuses_what_no_trace_says(
    session: Session, validator: jsonschema.Draft202012Validator
) -> None:
    record = trace_record(session.tree.nodes[2].records[0], PIECES, "a")
    validator.validate(record)
    for change in ({"bytes": "0"}, {"how": "guessed"}, {"p_model": 2}, {"surprisal_bits": "x"}, {"more": 1}):
        assert not validator.is_valid({**record, **change})


def test_the_schema_knows_every_way_of_choosing(validator: jsonschema.Draft202012Validator) -> None:
    told = (Growth.__doc__ or "").split("Ranks count")[0]
    ways = set(re.findall(r"`(\w+)`", told)) - {"how"}
    assert ways == set(validator.schema["$defs"]["step"]["properties"]["how"]["enum"])


def test_json_gives_ids_bytes_and_text_back(session: Session) -> None:
    records = [json.loads(line) for line in json_chunks(line_scope(session), PIECES)]
    prompt, steps = records[0], records[1:]
    line = session.line()
    assert tuple(prompt["ids"]) + tuple(r["token_id"] for r in steps) == session.tree.ids(line[-1])
    data = b"".join(map(bytes.fromhex, [*prompt["bytes"], *(r["bytes"] for r in steps)]))
    assert data == b"".join(session.tree.pieces(line[-1]))
    assert prompt["prompt"] + "".join(r["text"] for r in steps) == data.decode()


def test_a_character_in_three_tokens_appears_with_its_last() -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    for token in (3, 4, 5):
        pick(session, token)
    texts = [passage.text for passage in line_scope(session).passages]
    assert "".join(texts) == b"\xf0\x9f\xa4\x97".decode("utf-8", "replace")
    assert texts[:2] == ["", ""]


def test_half_characters_in_a_prompt_still_make_valid_utf8(tmp_path: Path) -> None:
    session = Session()
    session.edit_prompt(Prompt("ok\ud800bad", (0,), (b"a",)))
    grow(session, 1)
    path = tmp_path / "x.jsonl"
    write_aside(path, json_chunks(whole_scope(session), PIECES))
    assert json.loads(path.read_text("utf-8").splitlines()[0])["prompt"] == "ok\ufffdbad"


def test_what_the_model_rules_out_has_no_surprisal_in_json(session: Session) -> None:
    pick(session, 19)
    record = trace_record(session.steps()[-1], PIECES, "x")
    assert record["surprisal_bits"] is None
    assert record["p_model"] == 0.0
    assert record["candidates"][-1]["cut_by"] == "model"


def test_a_record_says_what_the_step_says(session: Session) -> None:
    for node in session.tree.nodes:
        for step in node.records:
            record = trace_record(step, PIECES, "", top=3)
            growth = step.growth
            assert (record["token_id"], record["rank"], record["p_model"]) == (
                growth.token,
                growth.rank,
                growth.p_model,
            )
            assert (record["u"] is None) == (growth.draw is None)
            assert [row["id"] for row in record["candidates"]] == step.look.candidates.ids[:3].tolist()
            assert len(trace_row(record)) == len(TRACE_COLUMNS)
            assert why(step) in trace_text(step)


def test_one_row_per_step_and_candidate(session: Session) -> None:
    scope = whole_scope(session)
    rows = read_csv("".join(csv_chunks(scope, PIECES)))
    candidates = sum(len(passage.step.look.candidates.ids) for passage in scope.passages)
    assert len(rows) == candidates + sum(len(prompt.ids) for _, prompt in scope.prompts)
    assert all(set(row) == set(COLUMNS) for row in rows)


def test_csv_gives_the_text_back_exactly(dangerous: Session) -> None:
    rows = read_csv("".join(csv_chunks(line_scope(dangerous), PIECES)))
    chosen = [row for row in rows if row["chosen"] == "true"]
    assert [int(row["id"]) for row in chosen] == [9, 0, *DANGEROUS]
    assert [bytes.fromhex(row["bytes"]) for row in chosen] == [PIECES[i] for i in (9, 0, *DANGEROUS)]
    assert [int(row["step"]) for row in chosen] == list(range(-1, len(DANGEROUS) + 1))


def test_no_text_cell_is_a_formula_and_negative_numbers_stay_numbers(dangerous: Session) -> None:
    rows = read_csv("".join(csv_chunks(line_scope(dangerous), PIECES)))
    texts = [row[name] for row in rows for name in ("text", "how", "recipe", "cut_by", "bytes")]
    assert not [text for text in texts if text[:1] in set("=+-@\t\r")]
    assert {row["text"] for row in rows} >= {"'=", "'+1", "'-2", "'@x", "'\t", "'\r", '"', ",", "\n", "␀"}
    logps = [float(row["logp_model"]) for row in rows if row["logp_model"]]
    assert min(logps) < -1
    assert all(math.isfinite(value) for value in logps)


def test_numbers_in_csv_are_exact(session: Session) -> None:
    passage = line_scope(session).passages[0]
    rows = read_csv("".join(csv_chunks(line_scope(session, 1, 1), PIECES)))
    growth = passage.step.growth
    (row,) = [row for row in rows if row["chosen"] == "true" and row["how"] != "prompt"]
    assert float(row["p_model"]) == growth.p_model
    assert float(row["logp_model"]) == growth.logp
    assert float(row["p_after"]) == growth.p_after


def test_the_token_taken_has_its_row_also_beyond_the_first_few(session: Session) -> None:
    for top in (0, 1, 2):
        for passage in line_scope(session).passages:
            scope = type(line_scope(session))((), (passage,))
            rows = read_csv("".join(csv_chunks(scope, PIECES, top)))
            assert [row["id"] for row in rows if row["chosen"] == "true"] == [str(passage.step.growth.token)]


@pytest.mark.skipif(not shutil.which("soffice"), reason="LibreOffice is not installed")
def test_libreoffice_reads_every_cell_as_meant(dangerous: Session, tmp_path: Path) -> None:
    """Read, then written by LibreOffice: no formula was evaluated, no row shifted, numbers are numbers."""
    source = tmp_path / "trace.csv"
    write_aside(source, csv_chunks(line_scope(dangerous), PIECES))
    profile = (tmp_path / "profile").as_uri()
    options = "CSV:44,34,UTF8,1,,1033,false,true,false"
    convert = ["soffice", f"-env:UserInstallation={profile}", "--headless", "--convert-to"]
    again = tmp_path / "again"
    reading = [*convert, "ods", f"--infilter={options}", "--outdir", str(tmp_path), str(source)]
    writing = [*convert, "csv:Text - txt - csv (StarCalc):44,34,UTF8", "--outdir", str(again)]
    subprocess.run(reading, check=True, capture_output=True)
    subprocess.run([*writing, str(tmp_path / "trace.ods")], check=True, capture_output=True)
    ours = read_csv(source.read_text("utf-8"))
    theirs = read_csv((again / "trace.csv").read_text("utf-8"))
    assert [row["id"] for row in theirs] == [row["id"] for row in ours]
    assert [row["text"][:2] for row in theirs if row["id"] in ("9", "10", "11", "12")] == [
        row["text"][:2] for row in ours if row["id"] in ("9", "10", "11", "12")
    ]
    for mine, read in zip(ours, theirs, strict=True):
        for name in ("p_model", "logp_model"):
            assert (mine[name] == "") == (read[name] == "")
            if mine[name]:
                assert float(read[name]) == pytest.approx(float(mine[name]), abs=0.01)


def test_only_what_looks_like_a_formula_is_changed() -> None:
    for text in ("", "a", " =1", "1-2", "'=", "−1"):
        assert harmless(text) == text
    for text in ("=1", "+1", "-1", "@a", "\tx", "\rx", "＝1"):
        assert harmless(text) == "'" + text


def test_a_selection_holds_just_its_steps(dangerous: Session) -> None:
    session = dangerous
    scope = line_scope(session, 2, 4)
    assert [passage.step.number for passage in scope.passages] == [2, 3, 4]
    assert scope.prompts == ()
    assert line_scope(session, 1, 1).prompts != ()
    assert line_scope(Session()).passages == ()


def test_the_text_is_the_join_of_the_tokens(session: Session) -> None:
    pieces = session.tree.pieces(session.line()[-1])
    assert scope_text(line_scope(session)) == b"".join(pieces).decode("utf-8", "replace")
    assert scope_text(line_scope(session, 2)) == b"".join(pieces[-len(session.line()) + 2 :]).decode(
        "utf-8", "replace"
    )
    assert scope_text(line_scope(Session())) == ""
    whole = "".join(text_chunks(session))
    session.wish("Bring back", hidden=frozenset())
    assert "".join(text_chunks(session)).count("== Branch ") == len(list(session.tree.leaves()))
    assert whole.count("== Branch ") < len(list(session.tree.leaves()))


def test_a_deleted_branch_is_not_exported(session: Session) -> None:
    (gone,) = session.place.hidden
    below = [node.index for node in session.tree.nodes if gone in session.tree.path(node.index)]
    assert not {passage.node for passage in whole_scope(session).passages} & set(below)
    session.wish("Bring back", hidden=frozenset())
    assert {passage.node for passage in whole_scope(session).passages} >= set(below)


def test_a_prompt_that_nothing_grew_from_is_exported() -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    assert [prompt.text for _, prompt in line_scope(session).prompts] == ["a"]
    assert [row["text"] for row in read_csv("".join(csv_chunks(line_scope(session), PIECES)))] == ["a"]


def test_tables_for_the_clipboard_have_one_line_per_row(dangerous: Session) -> None:
    tokens = tokens_table(line_scope(dangerous).passages).splitlines()
    assert len(tokens) == len(DANGEROUS) + 1
    assert {line.count("\t") for line in tokens} == {9}
    step = dangerous.steps()[0]
    rows = candidates_table(step, PIECES).splitlines()
    assert len(rows) == len(step.look.candidates.ids) + 1
    assert {line.count("\t") for line in rows} == {7}
    assert not [cell for line in (*tokens, *rows) for cell in line.split("\t") if cell[:1] in set("=+@\r")]


def test_a_good_file_survives_chunks_that_fail(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    write_aside(path, ["old"])

    def failing() -> "object":
        yield "new"
        raise OSError(28, "No space left on device")

    with pytest.raises(FileFault, match="the disk is full; what was there is unchanged"):
        write_aside(path, failing())  # type: ignore[arg-type]
    assert path.read_text() == "old"
    assert [found.name for found in tmp_path.iterdir()] == ["x.csv"]
