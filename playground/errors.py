"""The errors a person can act on. Each carries one plain sentence: what happened, what to do."""


class PlaygroundError(Exception):
    """One plain sentence for the person in front of the program; `detail` may be folded away."""

    def __init__(self, sentence: str, detail: str = "") -> None:
        super().__init__(sentence)
        self.detail = detail


class BadValue(PlaygroundError):
    """A knob, recipe, seed or option that cannot be; the sentence names the range."""


class ModelFault(PlaygroundError):
    """The model cannot be opened, or gave something that is no distribution."""


class FileFault(PlaygroundError):
    """A file cannot be read or written; nothing was changed."""


class Cancelled(PlaygroundError):
    """The person asked to stop; nothing is wrong."""
