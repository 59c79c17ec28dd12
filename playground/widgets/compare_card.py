"""Two branches side by side: where they part, and how likely each is for the model since then."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from playground.session.compare import Comparison, Side
from playground.session.numbers import count, figure
from playground.session.pieces import text_of, visible
from playground.session.tree import TokenTree
from playground.widgets import plain
from playground.widgets.elided_label import ElidedLabel
from playground.widgets.labels import flat_button, plain_label
from playground.widgets.theme import GRID, em

_LONGEST = 300
_TEXT_EM, _MEAN_EM = 36.0, 28.0


class CompareCard(QFrame):
    """Shows one comparison; hidden until there is one."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("card", True)
        self.setAccessibleName(self.tr("Comparison of two branches"))
        self._parting = ElidedLabel()
        self._close = flat_button("✕")
        self._close.setAccessibleName(self.tr("Close the comparison"))
        self._close.setToolTip(self.tr("Close the comparison"))
        self._close.clicked.connect(self.closed)
        self._verdict = plain_label(dim=True)
        self._cells: list[list[QLabel]] = []
        self._compose()
        # As wide as the panel, never wider: columns give way instead.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.hide()

    @property
    def close_button(self) -> QWidget:
        """Ends the comparison."""
        return self._close

    @property
    def said(self) -> str:
        """All that is shown, as lines of text."""
        rows = ["\t".join(_shown(cell) for cell in row) for row in self._cells]
        return "\n".join([self._parting.full_text, *rows, self._verdict.text()])

    def show_comparison(self, tree: TokenTree, made: Comparison | None, names: tuple[str, str]) -> None:
        """Shows it, the two branches called by these names; None hides the card."""
        self.setVisible(made is not None)
        if made is None:
            return
        self._parting.show_text(self._where(tree, made))
        for row, side, name in zip(self._cells[1:], (made.one, made.other), names, strict=True):
            for cell, text in zip(row, (name, *_figures(side)), strict=True):
                _put(cell, text)
        self._verdict.setText(self._judged(made, names))
        self.setAccessibleDescription(self.said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room, the text and the mean give way to the sums."""
        super().resizeEvent(event)
        wide = event.size().width()
        for column, least in ((1, _TEXT_EM), (4, _MEAN_EM)):
            for row in self._cells:
                row[column].setVisible(wide >= least * em(self))
        self._grid.setColumnStretch(1, 3 if wide >= _TEXT_EM * em(self) else 0)

    def _compose(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._parting, 1)
        head.addWidget(self._close)
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        heads = (
            "",
            self.tr("since then"),
            self.tr("tokens"),
            self.tr("Σ ln p"),
            self.tr("per token"),
            self.tr("perplexity"),
        )
        for row in range(3):
            cells = [self._cell(row, column) for column in range(len(heads))]
            self._cells.append(cells)
            for column, cell in enumerate(cells):
                grid.addWidget(cell, row, column)
        for cell, text in zip(self._cells[0], heads, strict=True):
            _put(cell, text)
        defined = self.tr(
            "exp(−Σ ln p / tokens): as if each token had been one of that many equally likely ones."
        )
        self._cells[0][5].setToolTip(plain.tip(defined))
        inside = QVBoxLayout(self)
        inside.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        inside.setSpacing(GRID)
        inside.addLayout(head)
        inside.addLayout(grid)
        inside.addWidget(self._verdict)

    def _cell(self, row: int, column: int) -> QLabel:
        if column < 2 and row > 0:
            return ElidedLabel()
        cell = plain_label(dim=row == 0)
        cell.setWordWrap(False)
        if column > 1:
            cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            cell.setProperty("mono", row > 0)
        return cell

    def _where(self, tree: TokenTree, made: Comparison) -> str:
        if not made.in_common:
            return self.tr("These grew from different prompts; their probabilities are not about the same.")
        node = tree.nodes[made.parting]
        if node.prompt is not None:
            return self.tr("They part right after the prompt.")
        before = text_of(tree.pieces(made.parting))[-40:]
        return self.tr("They part after “{text}”, the last token {token}.").format(
            text=before, token=visible(node.piece)
        )

    def _judged(self, made: Comparison, names: tuple[str, str]) -> str:
        if not made.in_common:
            return ""
        if made.shorter == 0:
            longer, shorter = names if made.one.tokens else names[::-1]
            if made.one.tokens == made.other.tokens:
                return self.tr("Both are the same place.")
            return self.tr("They do not part: {longer} goes on from {shorter}.").format(
                longer=longer, shorter=shorter
            )
        ahead = made.logp_ahead
        first, second = names if ahead >= 0 else names[::-1]
        told = self.tr("Over the first {tokens} tokens, {first} is ahead of {second} by {nats} nats.")
        if made.shorter == 1:
            told = self.tr("At the first token, {first} is ahead of {second} by {nats} nats.")
        return told.format(
            tokens=count(made.shorter), first=first, second=second, nats=figure(abs(ahead), ".2f")
        )


def _figures(side: Side) -> tuple[str, str, str, str, str]:
    per_token, perplexity = side.logp_per_token, side.perplexity
    return (
        text_of(side.pieces[:_LONGEST]),
        count(side.tokens),
        _signed(side.logp) if side.tokens else "–",
        "–" if per_token is None else _signed(per_token),
        "–" if perplexity is None else figure(perplexity, ",.2f" if perplexity < 10_000 else ".2g"),
    )


def _signed(value: float) -> str:
    return figure(value, ".2f").replace("-", "−")


def _put(cell: QLabel, text: str) -> None:
    if isinstance(cell, ElidedLabel):
        cell.show_text(text)
    else:
        cell.setText(text)


def _shown(cell: QLabel) -> str:
    return cell.full_text if isinstance(cell, ElidedLabel) else cell.text()
