"""Help and the README's list come from the declarations."""

from pathlib import Path

import pytest

from playground.decoding.catalogue import STRATEGIES
from playground.decoding.manual import END, START, cell, page, readme_section, refresh
from playground.decoding.strategy import Strategy

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("strategy", STRATEGIES, ids=lambda s: s.about.key)
def test_a_page_names_every_knob_and_the_formula(strategy: type[Strategy]) -> None:
    text = page(strategy)
    assert text.startswith(f"# {strategy.about.title}\n")
    assert strategy.about.formula in text
    assert strategy.about.source in text
    for name, declaration in strategy.knobs():
        assert f"`{name}` ({declaration.symbol}): {declaration.help}" in text
    assert "<" not in text.replace("l < 0", "").replace("new tokens < n", "")


def test_the_section_lists_every_strategy_once() -> None:
    section = readme_section()
    for strategy in STRATEGIES:
        assert section.count(f"| {cell(strategy.written())} |") == 1


def test_the_tables_have_three_cells_in_every_row() -> None:
    rows = [line for line in readme_section().splitlines() if line.startswith("|")]
    assert {row.replace("\\|", "").count("|") for row in rows} == {4}


def test_the_readme_has_the_section_as_it_is_now() -> None:
    text = README.read_text("utf-8")
    assert refresh(text) == text


def test_a_stale_section_is_replaced_and_the_rest_stays() -> None:
    assert refresh(f"before\n{START}\nold\n{END}\nafter") == f"before\n{readme_section()}\nafter"
    with pytest.raises(ValueError, match="substring"):
        refresh("no markers")
