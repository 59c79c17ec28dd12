"""How numbers are written for people: one form each, the same on screen and in print, by their language."""

from playground.wording import localised, translate


def percent(p: float, *, sole: bool = False) -> str:
    """A probability: two decimals; never a bare 0 % for what can happen, nor 100 % for what need not.

    `sole` says that nothing else can happen.
    """
    if p == 0.0:
        return "0 %"
    if sole:
        return "100 %"
    if p < 0.0001:
        return localised("<0.01 %")
    if p >= 0.99995:
        return localised(">99.99 %")
    return localised(f"{100 * p:.2f} %")


def short_percent(p: float, *, sole: bool = False) -> str:
    """A probability for tight places: no decimals from 10 % on."""
    full = percent(p, sole=sole)
    if full[0] in "<>" or p < 0.0995 or p >= 0.995:
        return full if p < 0.0095 or p >= 0.995 else localised(f"{100 * p:.1f} %")
    return f"{100 * p:.0f} %"


def count(number: int) -> str:
    """A whole number with separators."""
    return localised(f"{number:,}")


def figure(value: float, form: str) -> str:
    """Any other number in one of Python's forms, as `.2f`; ∞ where it has no end."""
    return localised(format(value, form)).replace("inf", "∞")


def ordinal(number: int) -> str:
    """A place in an order, as 1st, 2nd, 3rd."""
    forms = {
        1: translate("numbers", "{number}st"),
        2: translate("numbers", "{number}nd"),
        3: translate("numbers", "{number}rd"),
    }
    usual = translate("numbers", "{number}th")
    form = usual if number % 100 in (11, 12, 13) else forms.get(number % 10, usual)
    return form.format(number=count(number))
