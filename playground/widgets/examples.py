"""The example prompts that ship with the program."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files

PROMPTS = "prompts.toml"


@dataclass(frozen=True)
class Example:
    """A prompt to begin with; `mode` is `text` or `chat`, `why` says what to look at."""

    title: str
    text: str
    mode: str
    why: str


def load_examples() -> tuple[Example, ...]:
    """All of them, in the order of the menu."""
    content = tomllib.loads(files("playground.resources").joinpath(PROMPTS).read_text("utf-8"))
    return tuple(Example(p["title"], p["text"], p["mode"], p["why"]) for p in content["prompt"])
