"""What is this? A short true explanation of each region and each strategy, and where to find it."""

import html
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from playground.decoding.catalogue import STRATEGIES
from playground.decoding.manual import page, summary
from playground.decoding.strategy import Strategy
from playground.wording import declared

# The property of a widget that names its topic.
TOPIC = "topic"


@dataclass(frozen=True)
class Topic:
    """Something that can be explained: its key, its title, and a page of Markdown."""

    key: str
    title: str
    page: str


class Topics(QObject):
    """All of them, regions first; a region's key is the name that lessons and the tour call it by."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.regions = tuple(Topic(*words) for words in self._regions())

    @cached_property
    def strategies(self) -> tuple[Topic, ...]:
        """In the order of the catalogue."""
        return tuple(Topic(kind.about.key, kind.title(), page(kind)) for kind in STRATEGIES)

    @property
    def all(self) -> tuple[Topic, ...]:
        """In the order of the list."""
        return (*self.regions, *self.strategies)

    @property
    def titles(self) -> dict[str, str]:
        """Of the regions, by key."""
        return {topic.key: topic.title for topic in self.regions}

    def find(self, key: str) -> Topic:
        """By its key; the first one for a key that is unknown."""
        return next((topic for topic in self.all if topic.key == key), self.all[0])

    def _regions(self) -> list[tuple[str, str, str]]:
        return [
            (
                "program",
                self.tr("This program"),
                self.tr(
                    "A language model reads a text and gives every token of its vocabulary a probability "
                    "of coming next. A decoding strategy reshapes these probabilities and takes one "
                    "token. It is appended, and the model reads again. Here you watch both, step by "
                    "step, with the model's real numbers.\n\nStep takes the marked token, Run goes on by "
                    "itself. Nothing that was generated is ever lost: going back and choosing otherwise "
                    "makes a branch."
                ),
            ),
            (
                "run_bar",
                self.tr("Run bar"),
                self.tr(
                    "Back to the prompt, step back, run or pause, and step. The speed is how many tokens "
                    "a second a run makes at most. The seed fixes every random draw: the same seed at "
                    "the same place draws the same number. Context tells how many tokens there are, and "
                    "how many the model can read."
                ),
            ),
            (
                "prompt",
                self.tr("Prompt"),
                self.tr(
                    "The text that the model continues, exactly as typed. Below it stand the tokens that "
                    "it becomes; a space belongs to the word after it. With the chat template the text "
                    "becomes a message to answer, in the form the model was trained on."
                ),
            ),
            (
                "text",
                self.tr("Text"),
                self.tr(
                    "The prompt and what was generated, token by token. The background tells how "
                    "surprising a token was for the model; an underline that a person chose it; a badge "
                    "that the recipe changed. Click on a token to see how it was chosen. Σ ln p is the "
                    "logarithm of the probability of all new tokens together; perplexity is its inverse, "
                    "per token."
                ),
            ),
            (
                "history",
                self.tr("History"),
                self.tr(
                    "One point for each step: entropy, how unsure the model was; surprisal, how unlikely "
                    "the token that came; how many tokens the recipe kept; the rank of the token. Click "
                    "on a point to go there."
                ),
            ),
            (
                "candidates",
                self.tr("Candidates"),
                self.tr(
                    "The tokens that could come next, the likeliest first. Each row has two bars: the "
                    "wide pale one is the model's probability, the narrow one in front is the "
                    "probability after the recipe. Hatched tokens were cut, and the last column names "
                    "the strategy that cut them. The framed token is the one that Step takes. Click on a "
                    "row, or press its number, to take another one."
                ),
            ),
            (
                "draw",
                self.tr("The draw"),
                self.tr(
                    "All kept tokens side by side, each as wide as its probability, together 1. A random "
                    "number u from 0 up to 1 falls into one of them: that token is taken. Re-roll draws "
                    "the next number for this place. Greedy draws nothing."
                ),
            ),
            (
                "recipe",
                self.tr("Recipe"),
                self.tr(
                    "The strategy: transforms in the order in which they are applied, then a search that "
                    "takes the token. Every card shows its settings, its formula and what it did to the "
                    "step on show. The order matters: a filter after a high temperature sees other "
                    "probabilities than before it."
                ),
            ),
            (
                "compare",
                self.tr("What would each pick now?"),
                self.tr(
                    "Other recipes on the same logits and with the same random number: what each of them "
                    "would take here, with which probability, and how many tokens it keeps. Nothing is "
                    "committed."
                ),
            ),
            (
                "hood",
                self.tr("Under the hood"),
                self.tr(
                    "The loop of generation as code, with the values of this step. The KV cache keeps "
                    "what the network computed for earlier positions, so that a step feeds in one token "
                    "and not the whole text; the plot compares the times with and without it."
                ),
            ),
            (
                "stages",
                self.tr("Stage by stage"),
                self.tr(
                    "The probabilities before the recipe and after each of its transforms: which tokens "
                    "each stage cut, and what it did to the rest."
                ),
            ),
            (
                "tree",
                self.tr("Tree"),
                self.tr(
                    "Everything that was generated after this prompt. Each branch is a continuation that "
                    "was tried; click on a token to stand there."
                ),
            ),
            (
                "draws",
                self.tr("Many draws"),
                self.tr(
                    "This step drawn many times: how often each token came, beside the probability that "
                    "says how often it should. The more draws, the closer they get."
                ),
            ),
            (
                "why",
                self.tr("Why line"),
                self.tr(
                    "One true sentence about the step on show: why this token. At the right, what the "
                    "step cost: milliseconds for the model, the strategy and the drawing."
                ),
            ),
            (
                "lesson",
                self.tr("Lesson"),
                self.tr(
                    "What a lesson says at this step, its question, and notes for the speaker. A lesson "
                    "drives the real program: every number in its text comes from the model at that "
                    "moment. In lecture mode (F5) the class reads the text, and never the notes."
                ),
            ),
            (
                "recording",
                self.tr("Recording"),
                self.tr(
                    "A lesson of your own, recorded while you work. Everything you do is listed; a pause "
                    "makes a step of the lesson, with the text to say, the notes and the region to look "
                    "at. Stop and save writes two files of the same name: the lesson as text, and its "
                    "recording, from which it plays without a model."
                ),
            ),
        ]


def strategy_tip(kind: type[Strategy]) -> str:
    """A strategy in a few lines, for the bubble of What's This."""
    about = kind.about
    parts = (f"<b>{html.escape(kind.title())}</b>", html.escape(declared(summary(kind))))
    formula = f"<code>{html.escape(declared(about.formula))}</code>"
    rest = (html.escape(declared(part)) for part in (about.when, about.weakness) if part)
    return "".join(f"<p>{part}</p>" for part in (*parts, formula, *rest))


def topic_of(widget: QWidget | None) -> str:
    """The topic of a widget: its own, or that of what holds it; empty where nothing is said."""
    while widget is not None:
        key = widget.property(TOPIC)
        if key:
            return str(key)
        widget = widget.parentWidget()
    return ""


def region_tip(topic: Topic) -> str:
    """A region for the bubble of What's This."""
    paragraphs = "".join(f"<p>{html.escape(part)}</p>" for part in topic.page.split("\n\n"))
    return f"<p><b>{html.escape(topic.title)}</b></p>{paragraphs}"
