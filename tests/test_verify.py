"""The comparison with transformers that a person can run."""

import numpy as np
import pytest

from playground import verify
from playground.errors import Cancelled
from playground.models.scripted import ScriptedModel
from playground.session.agreement import Row, all_agree, table
from playground.verify import CHECKS, SAMPLED, run


def test_every_processor_agrees_on_random_logits() -> None:
    rows = run(cases=12)
    assert [row.processor for row in rows] == [*(c.processor for c in CHECKS), "torch.multinomial"]
    assert all(row.agree for row in rows)
    assert {row.cases for row in rows} == {12, 36}
    assert max(row.largest_difference for row in rows) <= verify.CLOSE


def test_a_strategy_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = verify.Check("top_p=0.8", "TopPLogitsWarper", (0.9,))
    monkeypatch.setattr(verify, "CHECKS", (wrong,))
    row = run(cases=6)[0]
    assert not row.agree
    assert row.largest_difference > 1e-3
    assert "DIFFERS" in table([row])


def test_equal_scores_that_are_cut_otherwise_are_compared_by_rank(monkeypatch: pytest.MonkeyPatch) -> None:
    tied = [logits for logits in verify._random_logits(20) if verify._has_ties(logits)]
    assert {np.isinf(logits).any() for logits in tied} == {True, False}
    top_p = verify.Check("top_p=0.9", "TopPLogitsWarper", (0.9,))
    assert verify._compare(top_p, tied).agree
    assert not verify._compare(verify.Check("top_p=0.8", "TopPLogitsWarper", (0.9,)), tied).agree
    monkeypatch.setattr(verify, "_has_ties", lambda logits: False)
    assert not verify._compare(top_p, tied).agree  # token by token they differ


def test_a_difference_that_is_no_number_is_none_that_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    gaps = iter([0.0, np.nan, 0.0])
    monkeypatch.setattr(verify, "_gap", lambda *_: next(gaps))
    assert not verify._compare(CHECKS[0], [np.zeros(3)] * 3).agree


@pytest.mark.parametrize(("gap", "agree"), [(verify.CLOSE, True), (1.01 * verify.CLOSE, False)])
def test_one_case_beyond_rounding_is_a_difference(
    gap: float, agree: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    gaps = iter([0.0, gap, 0.0])
    monkeypatch.setattr(verify, "_gap", lambda *_: next(gaps))
    assert verify._compare(CHECKS[0], [np.zeros(3)] * 3).agree is agree
    assert verify.CLOSE <= 1e-9


def test_what_was_not_compared_agrees_with_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from playground.models import reference

    monkeypatch.setattr(reference, "draws_per_step", lambda model: model.vocabulary_size + 1)
    row = verify._compare_sampled(ScriptedModel([b"a"], {(): [0.0]}), *SAMPLED[0])  # type: ignore[arg-type]
    assert (row.agree, row.cases) == (None, 0)
    assert "not compared (this model's output is wider" in table([row])
    agreeing = Row("A", "x", 3, 0.0, True)
    assert all_agree([agreeing, row])
    assert not all_agree([row])
    assert not all_agree([agreeing, row, Row("B", "y", 3, 1.0, False)])


def test_a_race_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "run_race", lambda final, seed, step: (int(np.argmin(final.logits)), None))
    row = run(cases=6)[-1]
    assert (row.processor, row.agree) == ("torch.multinomial", False)


def test_it_says_how_far_it_is_and_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []
    run(cases=1, report=lambda done, total: told.append((done, total)))
    total = len(CHECKS) + 1
    assert told == [(done, total) for done in range(1, total + 1)]
    with pytest.raises(Cancelled):
        run(cases=1, cancelled=lambda: True)


def test_the_table_is_aligned() -> None:
    rows = [Row("A", "x", 3, 0.0, True), Row("Longer", "yy", 12, 1.5e-12, True, "why")]
    lines = table(rows).splitlines()
    assert lines[0].split()[:2] == ["transformers", "ours"]
    assert lines[1].endswith("agrees")
    assert lines[2].endswith("1.5e-12             agrees (why)")
    assert lines[1].index("x") == lines[2].index("yy")


@pytest.mark.model
def test_the_built_in_model_agrees_token_for_token() -> None:
    from playground.models.library import open_model

    model = open_model("builtin", lambda stage, fraction: None, lambda: False)
    try:
        rows = run(model, cases=3)
    finally:
        model.close()
    assert len(rows) == len(CHECKS) + 2 + len(SAMPLED)
    assert all(row.agree for row in rows), table(rows)
    assert [row.cases for row in rows[-4:]] == [verify.GENERATED] * 4


def test_the_command_prints_the_table_and_its_exit_code_tells(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from playground import cli

    arguments = cli.parse(["verify", "--no-model", "--cases", "2"])
    assert cli.run(arguments) == cli.OK
    printed = capsys.readouterr()
    assert printed.out.count(" agrees") == len(CHECKS) + 1
    monkeypatch.setattr(verify, "CHECKS", (verify.Check("top_k=1", "TopKLogitsWarper", (3,)),))
    assert cli.run(arguments) == cli.FAILED
    assert "DIFFERS" in capsys.readouterr().out
