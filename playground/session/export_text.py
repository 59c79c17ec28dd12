"""The text alone, and small tables for the clipboard that paste right into a spreadsheet."""

from collections.abc import Iterator, Sequence

from playground.session.export import ALL, Pieces, cell, cutter, rows_to_show, sound
from playground.session.passages import Passage, Scope, branches
from playground.session.pieces import text_of, visible
from playground.session.records import Step
from playground.session.session import Session


def scope_text(scope: Scope) -> str:
    """Prompt and generated text of one branch, or of a part of it."""
    prompts = (piece for _, prompt in scope.prompts for piece in prompt.pieces)
    return text_of((*prompts, *(passage.step.growth.piece for passage in scope.passages)))


def text_chunks(session: Session) -> Iterator[str]:
    """The texts of all branches, each under a line with its number and name."""
    for number, leaf in enumerate(branches(session), start=1):
        name = sound(session.place.names.get(leaf, ""))
        title = f"Branch {number}: {name}" if name else f"Branch {number}"
        yield f"{'' if number == 1 else chr(10)}== {title} ==\n{text_of(session.tree.pieces(leaf))}\n"


def tokens_table(passages: Sequence[Passage]) -> str:
    """Tab-separated: one row per token, a head row first."""
    head = ("step", "token", "id", "bytes", "how", "rank", "p model", "p after", "surprisal bits", "kept")
    return _table(head, [_token_row(passage.step) for passage in passages])


def _token_row(step: Step) -> list[str]:
    growth = step.growth
    numbers = (growth.rank, growth.p_model, growth.p_after, growth.surprisal_bits, step.look.kept)
    told = (step.number, visible(growth.piece), growth.token, growth.piece.hex(), growth.how, *numbers)
    return [cell(value) for value in told]


def candidates_table(step: Step, pieces: Pieces, top: int = ALL) -> str:
    """Tab-separated: one row per candidate of a step, a head row first."""
    head = ("rank", "token", "id", "bytes", "p model", "p after", "cut by", "taken")
    rows = step.look.candidates
    shown = []
    for row in rows_to_show(rows, step.growth.token, top):
        token = int(rows.ids[row])
        taken = token == step.growth.token
        piece = step.growth.piece if taken else pieces[token]
        values = (
            int(rows.ranks[row]),
            visible(piece),
            token,
            piece.hex(),
            float(rows.p_model[row]),
            float(rows.p_after[row]),
            cutter(step, int(rows.cut_by[row])),
            taken,
        )
        shown.append([cell(value) for value in values])
    return _table(head, shown)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "".join("\t".join(row) + "\n" for row in (head, *rows))
