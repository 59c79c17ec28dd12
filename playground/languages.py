"""Which languages the program has texts in: English, which stands in the source, and the compiled ones."""

from importlib import resources
from importlib.resources.abc import Traversable

SOURCE = "en"
NAME, ENDING = "playground_", ".qm"


def folder() -> Traversable:
    """Where the compiled texts are."""
    return resources.files("playground.resources") / "translations"


def available() -> tuple[str, ...]:
    """Codes of all languages, English first."""
    names = (file.name for file in folder().iterdir() if file.name.endswith(ENDING))
    return (SOURCE, *sorted(name.removeprefix(NAME).removesuffix(ENDING) for name in names))
