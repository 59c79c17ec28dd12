"""One true sentence about a step: why this token came out. Every number is the record's."""

from playground.decoding.draw import Draw
from playground.decoding.shaping import KEPT, NEVER_IN
from playground.session.numbers import count, ordinal, percent
from playground.session.pieces import visible
from playground.session.records import Growth, Step, Stop
from playground.session.remarks import acts_as_greedy, remarks


def quoted(piece: bytes) -> str:
    """A token in quotation marks, its spaces visible."""
    return f"“{visible(piece)}”"


def why(step: Step) -> str:
    """The why line: a sentence on the choice, then one for each transform that had a special hand in it."""
    sentence = f"{_reason(step, step.growth)}: {_belief(step, step.growth)}"
    return " ".join([sentence, *remarks(step, step.growth)])


def _reason(step: Step, growth: Growth) -> str:
    token = quoted(growth.piece)
    match growth.how:
        case "drawn":
            assert growth.draw is not None
            u, low, high = _apart(growth.draw)
            return f"Drew u = {u}, which falls in {token} ({low}–{high})"
        case "only" if acts_as_greedy(step):
            return f"Temperature 0 keeps only the likeliest token, {token}, as greedy does"
        case "only":
            return f"{token} is the only token left, so there was nothing to draw"
        case "greedy" if growth.rank > 1:
            return f"Greedy takes the token that the recipe made the likeliest, {token}"
        case "greedy":
            return f"Greedy takes the likeliest token, {token}"
        case "tie":
            return f"Several tokens tie for the first place; greedy takes the lowest id, {token}"
        case "race":
            return f"{token} arrived first in the race{_arrivals(growth)}"
        case "expanded":
            return f"{token} was grown while this place was expanded; the recipe did not choose it"
        case "picked":
            return f"Picked by hand, {token}{_although_cut(step, growth)}"
        case "forced":
            return f"Typed by hand, {token}{_although_cut(step, growth)}"
        case _:
            return f"{token} was taken"


def _apart(draw: Draw) -> tuple[str, str, str]:
    """The numbers of a draw with as many decimals as it takes to see the slice; four for most."""
    for decimals in (4, 6, 9):
        told = tuple(f"{value:.{decimals}f}" for value in (draw.u, draw.low, draw.high))
        if told[1] != told[2]:
            break
    return told[0], told[1], told[2]


def _arrivals(growth: Growth) -> str:
    if growth.race is None:
        return ""
    later = growth.race.second_arrival
    return f", at {growth.race.arrival:.4f}{'' if later is None else f', ahead of the next at {later:.4f}'}"


def _although_cut(step: Step, growth: Growth) -> str:
    if growth.cut_by == NEVER_IN:
        return ", although the model rules it out"
    if growth.cut_by < 0:
        return ""
    return f", although {step.recipe.transforms[growth.cut_by].about.title.lower()} had cut it"


def _belief(step: Step, growth: Growth) -> str:
    rank = "the likeliest" if growth.rank == 1 else f"{ordinal(growth.rank)} most likely"
    model = f"{rank} for the model, {percent(growth.p_model)}"
    if growth.cut_by != KEPT or not step.recipe.transforms:
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
