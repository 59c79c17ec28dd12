"""One true sentence about a step: why this token came out. Every number is the record's."""

from playground.decoding.draw import Draw
from playground.decoding.shaping import KEPT, NEVER_IN
from playground.session.numbers import count, figure, ordinal, percent
from playground.session.pieces import visible
from playground.session.records import Growth, Step, Stop
from playground.session.remarks import acts_as_greedy, remarks
from playground.wording import QT_TRANSLATE_NOOP, Wording, translate


def quoted(piece: bytes) -> str:
    """A token in quotation marks, its spaces visible."""
    return translate("session", "“{token}”").format(token=visible(piece))


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
            said = translate("session", "Drew u = {u}, which falls in {token} ({low}–{high})")
            return said.format(u=u, token=token, low=low, high=high)
        case "race":
            return _race(growth, token)
        case "picked" | "forced":
            return _by_hand(step, growth, token)
        case how:
            return _plainly(step, growth, how).format(token=token)


def _plainly(step: Step, growth: Growth, how: str) -> Wording:
    """The reason where the token is all that has to be filled in."""
    if how == "only" and acts_as_greedy(step):
        return translate("session", "Temperature 0 keeps only the likeliest token, {token}, as greedy does")
    if how == "greedy" and growth.rank > 1:
        return translate("session", "Greedy takes the token that the recipe made the likeliest, {token}")
    reasons = {
        "only": translate("session", "{token} is the only token left, so there was nothing to draw"),
        "greedy": translate("session", "Greedy takes the likeliest token, {token}"),
        "tie": translate(
            "session", "Several tokens tie for the first place; greedy takes the lowest id, {token}"
        ),
        "expanded": translate(
            "session", "{token} was grown while this place was expanded; the recipe did not choose it"
        ),
    }
    return reasons.get(how, translate("session", "{token} was taken"))


def _apart(draw: Draw) -> tuple[str, str, str]:
    """The numbers of a draw with as many decimals as it takes to see the slice; four for most."""
    for decimals in (4, 6, 9):
        told = tuple(figure(value, f".{decimals}f") for value in (draw.u, draw.low, draw.high))
        if told[1] != told[2]:
            break
    return told[0], told[1], told[2]


def _race(growth: Growth, token: str) -> str:
    race = growth.race
    if race is None:
        return translate("session", "{token} arrived first in the race").format(token=token)
    if race.second_arrival is None:
        said = translate("session", "{token} arrived first in the race, at {first:.4f}")
        return said.format(token=token, first=race.arrival)
    said = translate(
        "session", "{token} arrived first in the race, at {first:.4f}, ahead of the next at {next:.4f}"
    )
    return said.format(token=token, first=race.arrival, next=race.second_arrival)


def _by_hand(step: Step, growth: Growth, token: str) -> str:
    """Whose hand it was, and who had cut the token, if anybody had."""
    plain, ruled_out, cut = _PICKED if growth.how == "picked" else _TYPED
    if growth.cut_by == KEPT:
        return translate("session", plain).format(token=token)
    if growth.cut_by == NEVER_IN:
        return translate("session", ruled_out).format(token=token)
    cutter = step.recipe.transforms[growth.cut_by].word()
    return translate("session", cut).format(token=token, strategy=cutter)


_PICKED = (
    QT_TRANSLATE_NOOP("session", "Picked by hand, {token}"),
    QT_TRANSLATE_NOOP("session", "Picked by hand, {token}, although the model rules it out"),
    QT_TRANSLATE_NOOP("session", "Picked by hand, {token}, although {strategy} had cut it"),
)
_TYPED = (
    QT_TRANSLATE_NOOP("session", "Typed by hand, {token}"),
    QT_TRANSLATE_NOOP("session", "Typed by hand, {token}, although the model rules it out"),
    QT_TRANSLATE_NOOP("session", "Typed by hand, {token}, although {strategy} had cut it"),
)


def _belief(step: Step, growth: Growth) -> str:
    first = translate("session", "the likeliest for the model, {p}")
    later = translate("session", "{rank} most likely for the model, {p}")
    said = first if growth.rank == 1 else later
    model = said.format(rank=ordinal(growth.rank), p=percent(growth.p_model))
    if growth.cut_by != KEPT or not step.recipe.transforms:
        return f"{model}."
    kept = step.look.kept
    one = translate("session", "{model}; {p} after the recipe, which kept one token.")
    several = translate("session", "{model}; {p} after the recipe, which kept {kept} tokens.")
    p = percent(growth.p_after, sole=kept == 1)
    return (one if kept == 1 else several).format(model=model, p=p, kept=count(kept))


def stopped(stop: Stop, piece: bytes = b"") -> str:
    """Why a run ended, as a sentence."""
    sentences = {
        "end": translate("session", "Finished: the end token {piece} came out.").format(piece=quoted(piece)),
        "limit": translate("session", "Stopped at the limit of new tokens."),
        "context": translate("session", "The context is full; the model cannot look further back."),
        "paused": translate("session", "Paused."),
        "error": stop.detail,
    }
    return sentences[stop.kind]
