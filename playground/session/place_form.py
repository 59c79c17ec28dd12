"""Prompts, places and wishes as plain JSON values, and back with every number looked at."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from playground.decoding.draw import MAX_SEED
from playground.decoding.recipe import Recipe
from playground.session.columns import Damage, listed, mapped, text, whole, wholes
from playground.session.export import sound
from playground.session.session import Place, Wish
from playground.session.step_writing import StepWriter
from playground.session.tree import ROOT, Node, Prompt
from playground.wording import translate

_MAX_ID = 2**31 - 1
_MAX_COUNT = 2**63 - 1
_MODES = ("text", "chat")


def prompt_to_plain(prompt: Prompt) -> dict[str, Any]:
    """Text, ids and bytes of a prompt, and how the text was read."""
    pieces = [piece.hex() for piece in prompt.pieces]
    how = {"mode": prompt.mode, "specials": prompt.specials}
    return {"text": prompt.text, **how, "ids": list(prompt.ids), "pieces": pieces}


def prompt_from_plain(told: Any) -> Prompt:
    """A lone surrogate in the text becomes U+FFFD. Raises: Damage."""
    plain = mapped(told, "a prompt")
    ids = tuple(wholes(plain.get("ids"), 0, _MAX_ID, "a token id"))
    pieces = tuple(_bytes(piece) for piece in listed(plain.get("pieces"), "the bytes of a prompt"))
    if len(ids) != len(pieces):
        raise Damage(translate("session", "a prompt in it has more ids than tokens, or fewer"))
    if plain.get("mode") not in _MODES:
        raise Damage(translate("session", "a prompt in it is of a kind that this program does not know"))
    specials = plain.get("specials", True)  # files from before do not say
    if not isinstance(specials, bool):
        raise Damage(translate("session", "a prompt in it is of a kind that this program does not know"))
    words = sound(text(plain.get("text"), "the text of a prompt"))
    return Prompt(words, ids, pieces, plain["mode"], specials)


def _bytes(digits: Any) -> bytes:
    try:
        return bytes.fromhex(text(digits, "the bytes of a token"))
    except ValueError as fault:
        raise Damage(translate("session", "the bytes of a token cannot be read")) from fault


class PlaceWriter:
    """Places by number, each object once; `prompts` are those the file holds so far, in order."""

    def __init__(self, prompts: Sequence[Prompt], steps: StepWriter) -> None:
        self.plain: list[dict[str, Any]] = []
        self._prompts, self._steps = prompts, steps
        self._known: dict[int, int] = {}

    def number(self, place: Place) -> int:
        """The number of a place, new or known."""
        if id(place) not in self._known:
            self._known[id(place)] = len(self.plain)
            self.plain.append(self._to_plain(place))
        return self._known[id(place)]

    def wish(self, wish: Wish) -> list[Any]:
        """Name and places of a wish."""
        return [wish.name, self.number(wish.before), self.number(wish.after)]

    def _to_plain(self, place: Place) -> dict[str, Any]:
        return {
            "cursor": place.cursor,
            "draft": None if place.draft is None else self._prompts.index(place.draft),
            "recipe": self._steps.recipe(place.recipe),
            "seed": place.seed,
            "rerolls": _pairs(place.rerolls),
            "shown": _pairs(place.shown),
            "hidden": sorted(place.hidden),
            "names": _pairs(place.names),
            "stars": sorted(place.stars),
        }


def _pairs(values: Mapping[int, Any]) -> list[list[Any]]:
    return [[node, values[node]] for node in sorted(values)]


class PlaceReader:
    """Plain values to places in a tree that is already there. Raises: Damage."""

    def __init__(self, nodes: Sequence[Node], prompts: Sequence[Prompt], recipes: Sequence[Recipe]) -> None:
        self._nodes, self._prompts, self._recipes = nodes, prompts, recipes

    def place(self, told: Any) -> Place:
        """One place, all its nodes in the tree."""
        plain = mapped(told, "a place")
        draft = plain.get("draft")
        return Place(
            cursor=whole(plain.get("cursor"), ROOT, len(self._nodes) - 1, "the place of the cursor is"),
            draft=None if draft is None else self._prompts[_place_in(self._prompts, draft, "a draft")],
            recipe=self._recipes[_place_in(self._recipes, plain.get("recipe"), "a recipe")],
            seed=whole(plain.get("seed"), 0, MAX_SEED, "the seed"),
            rerolls={
                node: whole(value, 0, _MAX_COUNT, "a re-roll")
                for node, value in self._by_node(plain, "rerolls")
            },
            shown={node: self._record(node, value) for node, value in self._by_node(plain, "shown")},
            hidden=frozenset(self._nodes_of(plain, "hidden")),
            names={node: sound(text(name, "a name")) for node, name in self._by_node(plain, "names")},
            stars=frozenset(self._nodes_of(plain, "stars")),
        )

    def _record(self, node: int, value: Any) -> int:
        return whole(value, 0, len(self._nodes[node].records) - 1, "the number of a record")

    def _nodes_of(self, plain: Mapping[str, Any], name: str) -> Iterable[int]:
        return wholes(
            plain.get(name),
            ROOT,
            len(self._nodes) - 1,
            translate("session", "a node of {name}").format(name=name),
        )

    def _by_node(self, plain: Mapping[str, Any], name: str) -> list[tuple[int, Any]]:
        pairs = [
            listed(pair, translate("session", "an entry of {name}").format(name=name))
            for pair in listed(plain.get(name), name)
        ]
        if any(len(pair) != 2 for pair in pairs):
            raise Damage(translate("session", "an entry of {name} is no pair").format(name=name))
        last = len(self._nodes) - 1
        return [
            (whole(node, ROOT, last, translate("session", "a node of {name}").format(name=name)), value)
            for node, value in pairs
        ]


def wishes_from_plain(told: Any, places: Sequence[Place]) -> list[Wish]:
    """Wishes between places. Raises: Damage."""
    wishes = []
    for entry in listed(told, "the wishes"):
        if len(listed(entry, "a wish")) != 3:
            raise Damage(translate("session", "a wish is incomplete"))
        name, before, after = entry
        ends = [places[_place_in(places, number, "a place")] for number in (before, after)]
        wishes.append(Wish(sound(text(name, "the name of a wish")), *ends))
    return wishes


def _place_in(values: Sequence[Any], number: Any, what: str) -> int:
    return whole(
        number,
        0,
        len(values) - 1,
        translate("session", "the number of {what}").format(what=translate("session", what)),
    )
