"""One true sentence about a step: why this token came out. Every number is the record's."""

from playground.session.numbers import count, ordinal, percent
from playground.session.pieces import visible
from playground.session.records import Growth, Step, Stop


def quoted(piece: bytes) -> str:
    """A token in quotation marks, its spaces visible."""
    return f"“{visible(piece)}”"


def why(step: Step) -> str:
    """The sentence of the why line."""
    return f"{_reason(step, step.growth)}: {_belief(step, step.growth)}"


def _reason(step: Step, growth: Growth) -> str:
    token = quoted(growth.piece)
    match growth.how:
        case "drawn":
            draw = growth.draw
            assert draw is not None
            return f"Drew u = {draw.u:.4f}, which falls in {token} ({draw.low:.4f}–{draw.high:.4f})"
        case "only":
            return f"{token} is the only token left, so there was nothing to draw"
        case "greedy":
            return f"Greedy takes the likeliest token, {token}"
        case "tie":
            return f"Several tokens tie for the first place; greedy takes the lowest id, {token}"
        case "race":
            when = f", at {growth.race.arrival:.4f}" if growth.race else ""
            return f"{token} arrived first in the race{when}"
        case "picked":
            return f"Picked by hand, {token}{_although_cut(step, growth)}"
        case _:
            return f"Typed by hand, {token}{_although_cut(step, growth)}"


def _although_cut(step: Step, growth: Growth) -> str:
    if growth.cut_by < 0:
        return ""
    return f", although {step.recipe.transforms[growth.cut_by].about.title.lower()} had cut it"


def _belief(step: Step, growth: Growth) -> str:
    rank = "the likeliest" if growth.rank == 1 else f"{ordinal(growth.rank)} most likely"
    model = f"{rank} for the model, {percent(growth.p_model)}"
    if growth.cut_by >= 0 or not step.recipe.transforms:
        return f"{model}."
    kept = step.look.kept
    left = "one token" if kept == 1 else f"{count(kept)} tokens"
    return f"{model}; {percent(growth.p_after, sole=kept == 1)} after the recipe, which kept {left}."


def stopped(stop: Stop, piece: bytes = b"") -> str:
    """Why a run ended, as a sentence."""
    sentences = {
        "end": f"Finished: the end token {quoted(piece)} came out.",
        "limit": "Stopped at the limit of new tokens.",
        "context": "The context is full; the model cannot look further back.",
        "paused": "Paused.",
        "error": stop.detail,
    }
    return sentences[stop.kind]
