"""The report: one page that needs nothing else, says what the records say, and runs nothing."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from playground.decoding.recipe import Recipe
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.aside import write_aside
from playground.session.explain import why
from playground.session.language_model import card_of
from playground.session.passages import line_scope, whole_scope
from playground.session.report import ReportHead, printable, report_chunks
from playground.session.session import Session
from playground.session.tree import Prompt

from .growing import PIECES, grow, grown_session, make_model, pick

CARD = card_of(make_model())
VOID = {"meta", "br", "hr", "img", "link", "input"}


class Page(HTMLParser):
    """Collects tags and text, and notices a tag that is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def session() -> Session:
    session = grown_session()
    deepest = max(session.tree.leaves(), key=lambda node: session.tree.nodes[node].depth)
    session.wish("Go to a token", cursor=deepest)
    return session


def page_of(session: Session, **more: object) -> Page:
    return Page("".join(report_chunks(session, CARD, **more)))  # type: ignore[arg-type]


def test_every_tag_is_closed_and_every_link_leads_somewhere(session: Session) -> None:
    page = page_of(session, everything=True)
    assert page.open == []
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    links = [attributes["href"] for tag, attributes in page.tags if tag == "a"]
    assert len(ids) == len(set(ids))
    assert {link[1:] for link in links if link} <= set(ids)


def test_nothing_is_loaded_and_nothing_is_run(session: Session) -> None:
    html = "".join(report_chunks(session, CARD, ReportHead("<script>alert(1)</script>"), everything=True))
    page = Page(html)
    assert not {tag for tag, _ in page.tags} & {"script", "link", "iframe", "img", "object", "base", "form"}
    names = {name for _, attributes in page.tags for name in attributes}
    assert not {name for name in names if name.startswith("on") or name == "src"}
    assert not re.findall(r"https?:|url\(|@import|javascript:", html)
    assert "default-src 'none'" in html


def test_the_why_of_each_step_is_told(session: Session) -> None:
    page = page_of(session)
    for passage in line_scope(session).passages:
        assert why(passage.step) in page.text


def test_everything_means_every_record(session: Session) -> None:
    page = page_of(session, everything=True)
    details = [attributes["id"] for tag, attributes in page.tags if tag == "details"]
    assert len(details) == len(whole_scope(session).passages)
    assert "Branches" in page.text


def test_a_selection_tells_just_its_steps(session: Session) -> None:
    page = page_of(session, steps=(2, 3))
    assert sum(tag == "details" for tag, _ in page.tags) == 2


def test_a_hopeless_token_has_a_perplexity_without_end() -> None:
    session, recipe = Session(), Recipe.parse("greedy")
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    hopeless = ScriptedModel([b"a", b"b"], {(): [0.0, -1e4]})
    session.commit("Pick", engine.pick(engine.look(hopeless, session.head(), recipe), recipe, 1))
    page = page_of(session)
    assert "Perplexity∞" in page.text


def test_each_step_has_its_bars(session: Session) -> None:
    page = page_of(session)
    steps = line_scope(session).passages
    widths = [float(a["width"] or 0) for tag, a in page.tags if tag == "rect"]
    assert sum(tag == "svg" for tag, _ in page.tags) == len(steps) + 1
    assert max(widths) == 420.0
    assert min(widths) >= 0.0


def test_tokens_that_look_like_html_stay_text() -> None:
    session = Session()
    session.edit_prompt(Prompt("<b>", (19,), (b"<b>",)))
    pick(session, 19)
    page = page_of(session)
    assert "<script>" in page.text
    assert "<b>" in page.text
    assert not {tag for tag, _ in page.tags} & {"script", "b"}


def test_what_turns_or_hides_text_gets_a_mark() -> None:
    assert printable("a\n\t b") == "a\n\t b"
    assert printable("\u202e\x00\x1b\u200b") == "‹U+202E›␀‹U+001B›‹U+200B›"
    assert printable("👩\u200d👧") == "👩\u200d👧"


def test_what_the_model_ruled_out_is_told_as_infinite() -> None:
    session = Session()
    session.edit_prompt(Prompt("a", (0,), (b"a",)))
    grow(session, 2)
    pick(session, 19)
    text = page_of(session, everything=True).text
    assert "∞ bit" in text
    assert "−∞" in text
    assert "inf" not in text
    assert "nan" not in text


def test_an_empty_session_has_a_report_too() -> None:
    page = Page("".join(report_chunks(Session())))
    assert "There is no prompt yet." in page.text
    assert page.open == []


def test_it_is_utf8_and_names_model_seed_and_versions(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    head = ReportHead(made="1 December 2026", versions={"torch": "2.13.0"})
    write_aside(path, report_chunks(session, CARD, head))
    text = Page(path.read_text("utf-8")).text
    for told in (CARD.name, str(session.place.seed), "torch 2.13.0", "1 December 2026"):
        assert told in text


def test_names_come_from_a_file_where_no_model_is_open(session: Session) -> None:
    page = Page("".join(report_chunks(session)))
    assert page.open == []
    assert PIECES[12].decode() in page.text
