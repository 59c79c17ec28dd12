"""The first card of the pipeline: what comes out of the model."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from playground.session.language_model import ModelCard
from playground.session.numbers import count
from playground.widgets.colour_square import ColourSquare
from playground.widgets.labels import plain_label
from playground.widgets.theme import GRID, colours


class SourceCard(QFrame):
    """Says how many tokens the model ranks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self._size = plain_label(dim=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        row.setSpacing(2 * GRID)
        row.addWidget(ColourSquare(lambda widget: colours(widget).model_bar))
        row.addWidget(plain_label(self.tr("Model logits")), 1)
        row.addWidget(self._size)

    def show_card(self, card: ModelCard | None) -> None:
        """The model in use."""
        size = self.tr("{count} tokens").format(count=count(card.vocabulary_size)) if card else ""
        self._size.setText(size or self.tr("no model is open"))
