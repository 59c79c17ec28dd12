"""The candidates as a table: what stands in each cell, and each row as a sentence for readers."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from playground.decoding.recipe import Recipe
from playground.decoding.shaping import NEVER_IN
from playground.session.numbers import count, ordinal, percent
from playground.session.pieces import visible
from playground.session.records import Step
from playground.session.rows import Others, Row, Rows
from playground.widgets import plain
from playground.widgets.bar_scale import BarScale, scale_for

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Column(IntEnum):
    """The columns, from left to right."""

    RANK = 0
    TOKEN = 1
    ID = 2
    BARS = 3
    MODEL = 4
    AFTER = 5
    CUT = 6


@dataclass(frozen=True)
class Item:
    """One line of the table as it is drawn. `row` is None for the line of others and for an ellipsis.

    `cut` says that it is drawn as cut away, `tag` by which strategy.
    """

    texts: tuple[str, ...]
    row: Row | None = None
    others: Others | None = None
    tag: str = ""
    cut: bool = False


class CandidatesModel(QAbstractTableModel):
    """Read-only. `show_rows` replaces what is there; equal sizes keep selection and scrolling."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: list[Item] = []
        self.scale = BarScale()

    def show_rows(self, rows: Rows, step: Step | None, log: bool = False) -> None:
        """Lists these rows of a step; with no step there are none."""
        items = [] if step is None else self._items(rows, step)
        largest = max((max(row.p_model, row.p_after) for row in rows.tokens), default=1.0)
        self.scale = scale_for(largest, log)
        if len(items) == len(self.items):
            self.items = items
            if items:
                self.dataChanged.emit(self.index(0, 0), self.index(len(items) - 1, Column.CUT))
            return
        self.beginResetModel()
        self.items = items
        self.endResetModel()

    @property
    def taken_line(self) -> int | None:
        """The line of the token that was taken or is about to be."""
        taken = (line for line, item in enumerate(self.items) if item.row is not None and item.row.taken)
        return next(taken, None)

    def token_at(self, line: int) -> int | None:
        """The token of a line of the table, None for others."""
        row = self.items[line].row if 0 <= line < len(self.items) else None
        return None if row is None else row.token

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Lines."""
        return 0 if parent.isValid() else len(self.items)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Columns."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text of a cell; the sentence of its row for readers and in the tooltip."""
        if not index.isValid() or index.row() >= len(self.items):
            return None
        item = self.items[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return item.texts[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.sentence(item)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain.tip(self.sentence(item))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Column titles."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        titles = {
            Column.RANK: (self.tr("#"), self.tr("Rank for the model")),
            Column.TOKEN: (self.tr("token"), self.tr("The token; ␣ is a space, ↵ a line end")),
            Column.ID: (self.tr("id"), self.tr("The token's number in the vocabulary")),
            Column.BARS: ("", self.tr("Probability: wide bar for the model, narrow bar after the strategy")),
            Column.MODEL: (self.tr("model"), self.tr("Probability for the model, before any strategy")),
            Column.AFTER: (self.tr("after"), self.tr("Probability after the whole strategy")),
            Column.CUT: (self.tr("cut by"), self.tr("How it was taken, or which strategy cut it")),
        }
        title, meaning = titles[Column(section)]
        if role == Qt.ItemDataRole.DisplayRole:
            return title
        return meaning if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole) else None

    def sentence(self, item: Item) -> str:
        """A whole row in words."""
        if item.others is not None:
            return self.tr("{label}: {model} for the model, {after} after the strategy; {kept}.").format(
                label=item.texts[Column.TOKEN],
                model=item.texts[Column.MODEL],
                after=item.texts[Column.AFTER],
                kept=item.texts[Column.CUT],
            )
        if item.row is None:
            return self.tr("More tokens lie between.")
        return self.tr("{token}, id {id}, {rank} for the model with {model}; {after}.").format(
            token=item.texts[Column.TOKEN],
            id=item.row.token,
            rank=ordinal(item.row.rank),
            model=item.texts[Column.MODEL],
            after=self._fate(item),
        )

    def _fate(self, item: Item) -> str:
        row = item.row
        assert row is not None
        if row.kept:
            fate = self.tr("{p} after the strategy").format(p=item.texts[Column.AFTER])
        elif row.cut_by == NEVER_IN:
            fate = self.tr("ruled out by the model")
        else:
            fate = self.tr("cut by {name}").format(name=item.tag)
        if not row.taken:
            return fate
        return self.tr("{fate}; this one is taken: {how}").format(fate=fate, how=item.texts[Column.CUT])

    def _items(self, rows: Rows, step: Step) -> list[Item]:
        items = [self._item(row, step) for row in rows.listed]
        if rows.apart is not None:
            items += [Item(("⋮", "⋮", "", "", "", "", "")), self._item(rows.apart, step)]
        if rows.others is not None:
            items.append(self._others(rows.others))
        return items

    def _item(self, row: Row, step: Step) -> Item:
        cutter = self._cutter(row.cut_by, step.recipe)
        sole_model, sole_after = step.look.stages[0].kept == 1, step.look.kept == 1
        texts = (
            str(row.rank),
            visible(row.piece) if row.piece is not None else f"#{row.token}",
            str(row.token),
            "",
            percent(row.p_model, sole=sole_model),
            percent(row.p_after, sole=sole_after) if row.kept else "0",
            self._how(step.growth.how) if row.taken else cutter,
        )
        return Item(texts, row, tag=cutter, cut=not row.kept)

    def _others(self, others: Others) -> Item:
        label = (
            self.tr("the other token")
            if others.count == 1
            else self.tr("the other {count} tokens").format(count=count(others.count))
        )
        kept = (
            self.tr("{count} kept").format(count=count(others.kept)) if others.kept else self.tr("none kept")
        )
        texts = ("", label, "", "", percent(others.p_model), percent(others.p_after), kept)
        return Item(texts, others=others)

    def _cutter(self, cut_by: int, recipe: Recipe) -> str:
        if cut_by == NEVER_IN:
            return self.tr("model")
        return recipe.transforms[cut_by].word() if cut_by >= 0 else ""

    def _how(self, how: str) -> str:
        words = {
            "drawn": self.tr("drawn"),
            "race": self.tr("drawn"),
            "greedy": self.tr("greedy"),
            "tie": self.tr("first of equals"),
            "only": self.tr("only one"),
            "picked": self.tr("picked"),
            "forced": self.tr("typed"),
            "expanded": self.tr("expanded"),
        }
        return words.get(how, how)
