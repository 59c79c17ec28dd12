"""Help pages and the list in the README, written from the declarations alone. Markdown, no HTML."""

from collections.abc import Sequence

from playground.decoding.catalogue import SEARCHES, TRANSFORMS
from playground.decoding.knobs import BoolKnob, ChoiceKnob, FloatKnob, IntKnob, Knob
from playground.decoding.schedules import FORMS
from playground.decoding.strategy import About, Strategy, Transform
from playground.wording import declared, translate

START, END = "<!-- strategies -->", "<!-- /strategies -->"


def page(strategy: type[Strategy]) -> str:
    """All there is to know of one strategy, as one page in the language of the program."""
    about = strategy.about
    parts = [
        f"# {strategy.title()}",
        declared(summary(strategy)),
        f"    {declared(about.formula)}",
        translate("decoding", "**When:** {when}").format(when=declared(about.when)),
        translate("decoding", "**Weakness:** {weakness}").format(weakness=declared(about.weakness)),
        *_knob_list(strategy),
        translate("decoding", "**Written as:** `{text}`").format(text=strategy.written()),
        *_elsewhere(about),
        translate("decoding", "**Source:** {source}.").format(source=about.source),
    ]
    return "\n\n".join(parts) + "\n"


def summary(strategy: type[Strategy]) -> str:
    """The one sentence that says what it does."""
    return (strategy.__doc__ or "").strip().splitlines()[0]


def knob_line(name: str, declaration: Knob) -> str:
    """One setting: its name in the text form, symbol, help, range and default."""
    unit = f" {declared(declaration.unit)}" if declaration.unit else ""
    allowed = range_text(declaration)
    said = translate("decoding", "`{name}` ({symbol}): {help}; at first {default}.")
    return said.format(
        name=name,
        symbol=declaration.symbol,
        help="; ".join(part for part in (declared(declaration.help), allowed) if part),
        default=declaration.words(declaration.default) + unit,
    )


def range_text(declaration: Knob) -> str:
    """What may be set, in words; empty where the help says all."""
    match declaration:
        case FloatKnob() | IntKnob():
            return declaration.range_text
        case BoolKnob():
            return translate("decoding", "on or off")
        case ChoiceKnob():
            return translate("decoding", "one of {choices}").format(choices=", ".join(declaration.choices))
        case _:
            return ""


def readme_section() -> str:
    """The strategies as two tables, between the markers that the README holds."""
    parts = [
        START,
        "Transforms reshape the distribution, in the order in which the recipe names them:",
        _table(TRANSFORMS),
        "The search at the end of the recipe takes the token:",
        _table(SEARCHES),
        f"A number may follow the text as it grows: {FORMS}. With `from`, the strategy is off before that "
        "many new tokens.",
        END,
    ]
    return "\n\n".join(parts)


def _knob_list(strategy: type[Strategy]) -> list[str]:
    lines = [f"- {knob_line(name, declaration)}" for name, declaration in strategy.knobs()]
    can_follow = any(isinstance(d, FloatKnob | IntKnob) for _, d in strategy.knobs())
    if can_follow and issubclass(strategy, Transform):
        said = translate("decoding", "- A number may follow the text as it grows: {forms}.")
        lines.append(said.format(forms=FORMS))
    return ["\n".join(lines)] if lines else []


def _elsewhere(about: About) -> list[str]:
    names = {"transformers": about.transformers, "llama.cpp": about.llama_cpp}
    known = [f"{program}: {name}" for program, name in names.items() if name]
    said = translate("decoding", "**In other programs:** {programs}.")
    return [said.format(programs="; ".join(known))] if known else []


def _table(strategies: Sequence[type[Strategy]]) -> str:
    rows = [f"| {cell(s.written())} | {summary(s)} | {cell(s.about.formula)} |" for s in strategies]
    return "\n".join(["| in a recipe | what it does | formula |", "|---|---|---|", *rows])


def cell(text: str) -> str:
    """Code in a cell of a table, where a plain bar would end the cell."""
    return "`" + text.replace("|", "\\|") + "`"


def refresh(text: str) -> str:
    """A README with the section as it is now. Raises: ValueError if a marker is missing."""
    start, end = text.index(START), text.index(END) + len(END)
    return text[:start] + readme_section() + text[end:]
