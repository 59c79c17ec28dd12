"""Columns into grown tokens, with draws and races; every number is looked at before it is believed."""

from collections.abc import Mapping

import numpy as np

from playground.decoding.draw import Draw, Race
from playground.decoding.shaping import NEVER_IN
from playground.session.columns import Array, ColumnReader, Damage, byte_groups, check_within
from playground.session.file_format import MAX_VOCABULARY, ONE
from playground.session.file_strings import Strings
from playground.session.records import Growth
from playground.wording import translate

_INFINITY = float("inf")


def read_growths(columns: ColumnReader, strings: Strings) -> list[Growth]:
    """The tokens that grew, in order. Raises: Damage."""
    rows = columns.table("growths")
    _check_growths(rows, strings)
    pieces = byte_groups(columns.blob("growths"), rows["piece_length"], "the bytes of tokens")
    names = ("token", "how", "rank", "p_model", "p_after", "logp", "surprisal_bits", "cut_by", "head")
    values = zip(*(rows[name].tolist() for name in names), strict=True)
    extras = zip(pieces, _draws(rows), _races(rows), strict=True)
    return [
        Growth(token, piece, strings.texts[how], rank, p, after, logp, surprisal, cut_by, draw, head, race)
        for (token, how, rank, p, after, logp, surprisal, cut_by, head), (piece, draw, race) in zip(
            values, extras, strict=True
        )
    ]


def _check_growths(rows: Mapping[str, Array], strings: Strings) -> None:
    check_within(rows["token"], 0, MAX_VOCABULARY, "a token id")
    check_within(rows["how"], 0, len(strings.texts) - 1, "the way of a choice")
    check_within(rows["rank"], 1, MAX_VOCABULARY, "a rank")
    check_within(rows["cut_by"], NEVER_IN, MAX_VOCABULARY, "the number of a stage")
    check_within(rows["head"], 0, MAX_VOCABULARY, "the number of a head")
    for name in ("p_model", "p_after"):
        check_within(rows[name], 0.0, ONE, "a probability")
    check_within(rows["logp"], -_INFINITY, 1e-6, "a log-probability")
    check_within(rows["surprisal_bits"], -1e-5, _INFINITY, "a surprisal")
    for name in ("u", "low", "high"):
        check_within(rows[name], 0.0, ONE, "a drawn number")
    for name in ("arrival", "second_arrival"):
        check_within(rows[name], 0.0, _INFINITY, "an arrival")
    check_within(rows["second"], -1, MAX_VOCABULARY, "a token id")
    for name in ("drawn", "raced"):
        check_within(rows[name], 0, 1, "a mark of a token")
    for way, mark in (("drawn", "drawn"), ("race", "raced")):
        wanted = [place for place, known in enumerate(strings.texts) if known == way]
        if bool((np.isin(rows["how"], wanted) & (rows[mark] == 0)).any()):
            raise Damage(translate("session", "a token in it was drawn, but its number is missing"))


def _draws(rows: Mapping[str, Array]) -> list[Draw | None]:
    names = ("drawn", "u", "low", "high")
    values = zip(*(rows[name].tolist() for name in names), strict=True)
    return [Draw(*numbers) if drawn else None for drawn, *numbers in values]


def _races(rows: Mapping[str, Array]) -> list[Race | None]:
    names = ("raced", "arrival", "second", "second_arrival")
    values = zip(*(rows[name].tolist() for name in names), strict=True)
    return [
        None if not raced else Race(first) if second < 0 else Race(first, second, later)
        for raced, first, second, later in values
    ]
