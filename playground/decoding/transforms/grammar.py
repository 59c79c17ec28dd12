"""Constrained choice by a grammar."""

from dataclasses import dataclass
from typing import ClassVar

from playground.decoding.distribution import Distribution, Scores, where
from playground.decoding.grammars import Rule, allowed, compiled_rule
from playground.decoding.knobs import TextKnob, knob
from playground.decoding.strategy import About, Head, Lexicon, Transform
from playground.errors import BadValue
from playground.wording import QT_TRANSLATE_NOOP, translate

_NO_VOCABULARY = QT_TRANSLATE_NOOP(
    "decoding", "grammar needs a vocabulary to know what each token writes, and none is here."
)


@dataclass(frozen=True)
class Grammar(Transform):
    """Takes out every token with which the new text could no longer become what you ask for."""

    about: ClassVar[About] = About(
        key="grammar",
        title="Grammar",
        example='grammar(regex="[0-9]+")',
        formula="keep i: new text + i begins some text of the grammar",
        source="Willard & Louf 2023, Efficient guided generation for large language models, "
        "arXiv 2307.09702; done by the llguidance library",
        transformers="PrefixConstrainedLogitsProcessor",
        llama_cpp="grammar, json_schema",
        when="The answer must have a form: a number, one of a few words, JSON that fits a schema.",
        weakness="The form is right, the content need not be: the model is pushed where it may not want to "
        "go, and may fill the form with nonsense.",
    )

    regex: str = knob(
        TextKnob(
            symbol="regex", help="A regular expression for the whole new text", default="", optional=True
        )
    )
    choices: str = knob(
        TextKnob(symbol="choices", help="Whole texts between bars: yes|no", default="", optional=True)
    )
    json: str = knob(
        TextKnob(symbol="json", help="A JSON schema that the new text must fit", default="", optional=True)
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self._rules()) > 1:
            raise BadValue(
                translate("decoding", "grammar takes one of regex, choices and json, not several.")
            )

    @property
    def is_neutral(self) -> bool:
        """Nothing is asked for."""
        return not self._rules()

    def complain(self, lexicon: Lexicon | None, vocabulary_size: int) -> str | None:
        """A rule that cannot be read or matches nothing."""
        try:
            if self._rules():
                compiled_rule(self._rules()[0], _present(lexicon), vocabulary_size)
        except BadValue as fault:
            return str(fault)
        return None

    def apply(self, given: Distribution, head: Head) -> Scores:
        """The prompt does not count. Ends are allowed where the text is complete."""
        if self.is_neutral:
            return given.logits
        new = head.ids[head.prompt_length :]
        return where(
            given, allowed(self._rules()[0], new, _present(head.lexicon), len(given.logits)) & given.kept
        )

    def _rules(self) -> list[Rule]:
        written = {"regex": self.regex, "choices": self.choices, "json": self.json}
        return [Rule(kind, text) for kind, text in written.items() if text]


def _present(lexicon: Lexicon | None) -> Lexicon:
    if lexicon is None:
        raise BadValue(translate("decoding", _NO_VOCABULARY))
    return lexicon
