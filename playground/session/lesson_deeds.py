"""What a lesson step does to the program: wishes by name, each one of the controller's."""

import json
import re
from dataclasses import dataclass

from playground.decoding.draw import check_seed
from playground.decoding.recipe import Recipe
from playground.errors import BadValue
from playground.wording import translate

COUNTED = ("step", "run", "back", "go")
BARE = ("home", "end", "reroll", "undo", "redo")
SWITCHES = ("what_if", "cache")
TEXTS = ("pick", "recipe", "seed")
KINDS = (*COUNTED, *BARE, *SWITCHES, *TEXTS)
_ID = re.compile(r"#([0-9]{1,9})")
_FORM = re.compile(r"\s*([a-z_]+)(?:\s+(.*\S))?\s*", re.DOTALL)


@dataclass(frozen=True)
class Deed:
    """One wish. The fields that a kind does not use keep their defaults.

    `kind` and the method of the controller that it stands for:

    - `prompt`: `set_prompt(text, mode, specials)`, then `home()`; only made from a step's own prompt
    - `recipe`: `set_recipe(Recipe.parse(text))`; `seed`: `set_seed(int(text))`
    - `step`: `step()`, `count` times; `run`: `run()`, to grow at most `count` tokens
    - `back`: `back()`, `count` times; `home`: `home()`; `end`: `end()`
    - `go`: `go_before` the node of new token number `count`
    - `pick`: `pick` the token whose text is exactly `text`, or the one of id `token`
    - `reroll`: `reroll()`; `what_if`: `ask_what_if(on)`; `cache`: `set_cache_enabled(on)`
    - `undo`: `undo()`; `redo`: `redo()`
    """

    kind: str
    count: int = 1
    text: str = ""
    on: bool = True
    mode: str = "text"
    specials: bool = True
    token: int | None = None

    def __str__(self) -> str:
        match self.kind:
            case "step" | "back" if self.count == 1:
                return self.kind
            case kind if kind in COUNTED:
                return f"{kind} {self.count}"
            case kind if kind in SWITCHES:
                return f"{kind} {'on' if self.on else 'off'}"
            case "pick" if self.token is not None:
                return f"pick #{self.token}"
            case "pick" | "prompt":
                return f"{self.kind} {json.dumps(self.text, ensure_ascii=False)}"
            case _:
                return f"{self.kind} {self.text}".rstrip()


def parse_deed(text: str) -> Deed:
    """A wish as written in a lesson, as `step 3` or `pick " dog"`. Raises: BadValue."""
    match = _FORM.fullmatch(text)
    kind, rest = (match.group(1), match.group(2) or "") if match else ("", "")
    if kind not in KINDS:
        sentence = translate("session", "“{text}” is nothing that can be done; known are {known}.")
        raise BadValue(sentence.format(text=text, known=", ".join(KINDS)))
    if kind in COUNTED:
        return Deed(kind, count=_count(kind, rest))
    if kind in SWITCHES:
        return Deed(kind, on=_switch(kind, rest))
    if kind == "pick" and (by_id := _ID.fullmatch(rest)):
        return Deed(kind, token=int(by_id.group(1)))
    if kind in TEXTS:
        return Deed(kind, text=_checked_text(kind, rest))
    if rest:
        sentence = translate("session", "{kind} stands alone; “{rest}” cannot follow it.")
        raise BadValue(sentence.format(kind=kind, rest=rest))
    return Deed(kind)


def _count(kind: str, rest: str) -> int:
    if not rest and kind in ("step", "back"):
        return 1
    if not rest.isascii() or not rest.isdigit() or not 1 <= int(rest) <= 10_000:
        sentence = translate("session", "{kind} wants a whole number from 1 to 10,000, as in “{kind} 3”.")
        raise BadValue(sentence.format(kind=kind))
    return int(rest)


def _switch(kind: str, rest: str) -> bool:
    if rest not in ("", "on", "off"):
        sentence = translate("session", "{kind} can be on or off; “{rest}” is neither.")
        raise BadValue(sentence.format(kind=kind, rest=rest))
    return rest != "off"


def _checked_text(kind: str, rest: str) -> str:
    if kind == "pick":
        return _quoted(rest)
    if kind == "recipe":
        return str(Recipe.parse(rest))
    return str(check_seed(rest))


def _quoted(rest: str) -> str:
    try:
        text = json.loads(rest)
    except ValueError:
        text = None
    if not isinstance(text, str) or not text:
        raise BadValue(
            translate(
                "session",
                'pick wants a token\'s text in quotation marks, as in “pick " dog"”, or an id: “pick #42”.',
            )
        )
    return text
