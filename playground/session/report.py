"""A session as one HTML page to hand on: readable offline, in light and dark, nothing loaded, nothing run."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from importlib import resources
from string import Template

from playground.decoding.measures import perplexity
from playground.session.explain import why
from playground.session.export import Pieces
from playground.session.language_model import ModelCard
from playground.session.notes import told
from playground.session.numbers import count, figure, percent
from playground.session.passages import Passage, Scope, branches, line_scope, whole_scope
from playground.session.pieces import text_of, visible
from playground.session.records import Step
from playground.session.report_charts import candidates_chart, history_chart
from playground.session.session import Session
from playground.session.sparse import SparsePieces
from playground.wording import spoken, translate

# Surprisal in bits from which on a token gets the next warmer ground.
HEAT_STEPS = (1.0, 2.0, 4.0, 6.0, 9.0)
_LONG = 1e6
TOP = 10
_KEPT_SHAPE = "\n\t \u200c\u200d\ufe0f"


@dataclass(frozen=True)
class ReportHead:
    """What stands above a report: its title or the usual one, when it was made, versions of programs."""

    title: str = ""
    made: str = ""
    versions: Mapping[str, str] | None = None


def report_chunks(
    session: Session,
    card: ModelCard | None = None,
    head: ReportHead = ReportHead(),
    *,
    everything: bool = False,
    steps: tuple[int, int] | None = None,
) -> Iterator[str]:
    """The page, piece by piece.

    Args:
        session: what is told; the branch on show is its text.
        card: the model, for its name and the bytes of its tokens.
        head: title, date, versions.
        everything: every record of every branch is explained, not only the branch on show.
        steps: first and last step of the branch on show, where only these are wanted.
    """
    line = line_scope(session, *(steps or (1, None)))
    told = whole_scope(session) if everything else line
    pieces: Pieces = card.pieces if card else SparsePieces({}, 2**31 - 1)
    before, after = _frame(head)
    yield before
    yield _head(session, card, head, line)
    yield _text(line)
    if line.passages:
        yield _history([passage.step for passage in line.passages])
    if everything:
        yield _branches(session)
    yield from _table(told)
    yield from _details(told, pieces)
    yield after


def _frame(head: ReportHead) -> tuple[str, str]:
    folder = resources.files("playground.resources") / "report"
    page = Template((folder / "report.html").read_text("utf-8"))
    style = (folder / "report.css").read_text("utf-8")
    before, after = page.substitute(
        title=escape(_title(head)), style=style, body="\x00", language=spoken().code
    ).split("\x00")
    return before, after


def _title(head: ReportHead) -> str:
    return head.title or translate("report", "Decoding Playground: what was chosen, and why")


def _head(session: Session, card: ModelCard | None, head: ReportHead, line: Scope) -> str:
    taken = [passage.step.growth for passage in line.passages]
    facts = {
        translate("report", "Model"): card.name if card else translate("report", "not known"),
        translate("report", "Fingerprint"): card.fingerprint if card else "",
        translate("report", "Recipe now"): session.place.recipe.label,
        translate("report", "As text"): str(session.place.recipe),
        translate("report", "Seed"): str(session.place.seed),
        translate("report", "Tokens"): count(len(taken)),
        translate("report", "Perplexity"): _number(perplexity(growth.logp for growth in taken))
        if taken
        else "",
        translate("report", "Versions"): ", ".join(
            f"{name} {version}" for name, version in (head.versions or {}).items()
        ),
        translate("report", "Made"): head.made,
    }
    rows = "".join(
        f"<dt>{escape(name)}</dt><dd>{escape(printable(value))}</dd>"
        for name, value in facts.items()
        if value
    )
    return f"<h1>{escape(_title(head))}</h1>\n<dl>{rows}</dl>\n"


def _text(line: Scope) -> str:
    prompt = "".join(
        f'<span class="prompt">{escape(printable(text_of(prompt.pieces)))}</span>'
        for _, prompt in line.prompts
    )
    tokens = "".join(map(_token, line.passages))
    title = _heading(translate("report", "Text"))
    if not (prompt or tokens):
        nothing = translate("report", "There is no prompt yet.")
        return f'{title}<p class="card dim">{escape(nothing)}</p>\n'
    swatches = " ".join(
        f'<span class="swatch h{heat}">{low:g}</span>' for heat, low in enumerate(HEAT_STEPS, start=1)
    )
    legend = translate(
        "report",
        "Warmer ground: more surprising for the model; from {swatches} bits on. {hand}: chosen by hand. "
        "A click leads to the step.",
    )
    underlined = translate("report", "Underlined")
    hand = f'<span class="hand">{escape(underlined)}</span>'
    told = legend.format(swatches=swatches, hand=hand)
    return f'{title}<div class="card passage">{prompt}{tokens}</div>\n<p class="legend">{told}</p>\n'


def _token(passage: Passage) -> str:
    growth = passage.step.growth
    heat = sum(growth.surprisal_bits >= low for low in HEAT_STEPS)
    words = [f"h{heat}" if heat else "", "hand" if growth.by_hand else ""]
    said = translate("report", "step {number}: {token}, {p} for the model")
    title = said.format(number=passage.step.number, token=visible(growth.piece), p=percent(growth.p_model))
    shown = escape(printable(passage.text)) or f"<span>{escape(visible(growth.piece))}</span>"
    kind = f' class="{" ".join(filter(None, words))}"' if any(words) else ""
    return f'<a href="#{_anchor(passage)}" title="{escape(title)}"{kind}>{shown}</a>'


def _history(steps: list[Step]) -> str:
    title = translate("report", "Entropy and surprisal")
    told = translate(
        "report",
        "Entropy: how open the choice was for the model. Surprisal: how unexpected the token taken was.",
    )
    return (
        f'<h2>{escape(title)}</h2>\n<figure class="card">{history_chart(steps)}'
        f"<figcaption>{escape(told)}</figcaption></figure>\n"
    )


def _branches(session: Session) -> str:
    leaves = list(branches(session))
    rows = []
    for number, leaf in enumerate(leaves, start=1):
        steps = session.steps(leaf)
        logp = _number(sum(step.growth.logp for step in steps))
        name = session.place.names.get(leaf, "")
        text = printable(text_of(session.tree.pieces(leaf)))
        rows.append(
            f'<tr><td>{number}</td><td class="word">{escape(printable(name))}</td><td>{len(steps)}</td>'
            f'<td>{logp}</td><td class="word">{escape(_tail(text))}</td></tr>'
        )
    head = (
        _column("#")
        + _column(translate("report", "name"), word=True)
        + _column(translate("report", "tokens"))
        + _column("Σ ln p")
        + _column(translate("report", "ends with"), word=True)
    )
    return _heading(translate("report", "Branches")) + _scrolled(head, rows)


def _heading(title: str) -> str:
    return f"<h2>{escape(title)}</h2>\n"


def _column(title: str, *, word: bool = False) -> str:
    return f'<th class="word">{escape(title)}</th>' if word else f"<th>{escape(title)}</th>"


def _tail(text: str, most: int = 80) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= most else "…" + flat[-most:]


def _table(told: Scope) -> Iterator[str]:
    if not told.passages:
        return
    head = (
        _column(translate("report", "step"))
        + _column(translate("report", "token"), word=True)
        + _column(translate("report", "id"))
        + _column(translate("report", "how"), word=True)
        + _column(translate("report", "p model"))
        + _column(translate("report", "p after"))
        + _column(translate("report", "rank"))
        + _column(translate("report", "surprisal"))
        + _column(translate("report", "kept"))
    )
    yield _heading(translate("report", "Tokens")) + _opened(head)
    for passage in told.passages:
        yield _token_row(passage)
    yield "</tbody></table></div>\n"


def _token_row(passage: Passage) -> str:
    step, growth = passage.step, passage.step.growth
    kept = step.look.kept
    after = percent(growth.p_after, sole=kept == 1)
    surprisal = _bits(growth.surprisal_bits)
    numbers = (percent(growth.p_model), after, count(growth.rank), surprisal, count(kept))
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in numbers)
    return (
        f'<tr><td><a href="#{_anchor(passage)}">{step.number}</a></td>'
        f'<td class="word token">{escape(visible(growth.piece))}</td><td>{growth.token}</td>'
        f'<td class="word">{escape(_how(growth.how))}</td>{cells}</tr>\n'
    )


def _how(how: str) -> str:
    words = {
        "drawn": translate("report", "drawn"),
        "race": translate("report", "race"),
        "greedy": translate("report", "greedy"),
        "tie": translate("report", "tie"),
        "only": translate("report", "only"),
        "picked": translate("report", "picked"),
        "forced": translate("report", "forced"),
        "expanded": translate("report", "expanded"),
    }
    return words.get(how, how)


def _details(told: Scope, pieces: Pieces) -> Iterator[str]:
    if told.passages:
        yield _heading(translate("report", "Step by step"))
    for passage in told.passages:
        step = passage.step
        recipe = translate("report", "Recipe: {recipe}").format(
            recipe=f"<code>{escape(str(step.recipe))}</code>"
        )
        yield (
            f'<details id="{_anchor(passage)}"><summary><span class="number">{step.number}</span>'
            f"{escape(why(step))}</summary>\n"
            f'<p class="dim">{recipe}</p>\n'
            f"{candidates_chart(step, pieces, TOP)}{_stages(step)}</details>\n"
        )


def _stages(step: Step) -> str:
    titles = [translate("report", "the model"), *(transform.label for transform in step.recipe.transforms)]
    rows = [
        f'<tr><td class="word">{escape(title)}</td><td>{count(stage.kept)}</td>'
        f"<td>{escape(percent(stage.mass, sole=stage.mass >= 1.0))}</td>"
        f"<td>{_bits(stage.entropy_bits)}</td>"
        f'<td class="word">{escape(printable(told(stage.note)))}</td></tr>'
        for title, stage in zip(titles, step.look.stages, strict=False)
    ]
    head = (
        _column(translate("report", "after"), word=True)
        + _column(translate("report", "kept"))
        + _column(translate("report", "mass left"))
        + _column(translate("report", "entropy"))
        + _column("", word=True)
    )
    return _scrolled(head, rows)


def _bits(value: float) -> str:
    return translate("report", "{number} bit").format(number=_number(value))


def _scrolled(head: str, rows: list[str]) -> str:
    return f"{_opened(head)}{''.join(rows)}</tbody></table></div>\n"


def _opened(head: str) -> str:
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n'


def _number(value: float) -> str:
    """Two decimals, a true minus; two digits that count where it is very large."""
    return figure(value, ".2f" if abs(value) < _LONG else ".2g").replace("-", "−")


def _anchor(passage: Passage) -> str:
    return f"node-{passage.node}-{passage.record}"


def printable(text: str) -> str:
    """A text for a page: line ends and spaces stay, what could hide or turn other text gets a mark."""
    return "".join(c if c in _KEPT_SHAPE else visible(c.encode("utf-8", "replace")) for c in text)
