"""What a tooltip says of one token: its bytes, its numbers, how it was chosen."""

from playground.session.explain import why
from playground.session.numbers import count, figure, ordinal, percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.scene import Mark
from playground.wording import translate


def token_tip(mark: Mark, place: int, *, special: bool = False) -> str:
    """Several lines of plain text; `place` counts from 1 at the beginning of the prompt."""
    if mark.step is None:
        kind = (
            translate("TokenTip", "control token of the prompt")
            if special
            else translate("TokenTip", "token of the prompt")
        )
        lines = [translate("TokenTip", "{kind}, place {place} · id {token}")]
        values = {"kind": kind, "place": count(place), "token": mark.token}
        return "\n".join([visible(mark.piece), *(line.format(**values) for line in lines)])
    told = [visible(mark.piece), *_numbers(mark, mark.step), why(mark.step)]
    told.append(translate("TokenTip", "Recipe: {label}").format(label=mark.step.recipe.label))
    if special:
        told.append(translate("TokenTip", "This is a control token."))
    return "\n".join(told)


def _numbers(mark: Mark, step: Step) -> list[str]:
    growth, look = step.growth, step.look
    values = {
        "number": count(step.number),
        "token": mark.token,
        "rank": ordinal(growth.rank),
        "model": percent(growth.p_model),
        "after": percent(growth.p_after, sole=look.kept == 1),
        "surprisal": figure(growth.surprisal_bits, ".2f"),
        "entropy": figure(look.entropy_bits, ".2f"),
        "kept": count(look.kept),
    }
    lines = (
        translate("TokenTip", "step {number} · id {token} · {rank} for the model"),
        translate("TokenTip", "model {model} · after the recipe {after} · kept {kept}"),
        translate("TokenTip", "surprisal {surprisal} bit · entropy {entropy} bit"),
    )
    return [line.format(**values) for line in lines]
