"""Wishes on branches: delete, name, star, expand. What they change can be undone."""

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot

from playground.errors import PlaygroundError
from playground.qt.expander import ExpandOrder, ExpandOutcome, ExpandWorker
from playground.qt.worker import Failure, Newest, Worker
from playground.session.expand import Expanding, Expansion
from playground.session.grafting import Grafting, head_at, planted
from playground.session.tree import ROOT
from playground.wording import translate

if TYPE_CHECKING:
    from playground.qt.controller import Controller


class Branches(QObject):
    """The part of the controller that minds the tree; `failed` carries why an expansion ended early."""

    failed = Signal(object)
    _begin_wished = Signal(object)

    def __init__(self, controller: "Controller", worker: Worker, thread: QThread) -> None:
        super().__init__(controller)
        self._controller = controller
        self._newest = Newest()
        self._grafting: Grafting | None = None
        self._expanding: Expanding | None = None
        controller.session_left.connect(self.cancel)
        self._worker = ExpandWorker(lambda: worker.model, self._newest)
        self._worker.moveToThread(thread)
        thread.finished.connect(self._worker.halt)
        self._begin_wished.connect(self._worker.begin)
        self._worker.turned.connect(self._on_turned)
        self._worker.failed.connect(self._on_failed)

    @property
    def expanding(self) -> Expanding | None:
        """The expansion under way."""
        return self._expanding

    # marks

    def delete(self, node: int) -> None:
        """Hides a token and all that grew from it; who stands in it then stands before it."""
        session = self._controller.session
        tree, place = session.tree, session.place
        if node == ROOT or node in place.hidden:
            return
        cursor, draft = place.cursor, place.draft
        if node in tree.path(cursor):
            cursor, draft = tree.nodes[node].parent, session.prompt
        self._controller.arrange("Delete a branch", cursor=cursor, draft=draft, hidden=place.hidden | {node})

    def name(self, node: int, text: str) -> None:
        """Gives a branch a name; none takes the name away."""
        session = self._controller.session
        names, text = dict(session.place.names), " ".join(text.split())
        if names.get(node, "") == text or node == ROOT:
            return
        if text:
            names[node] = text
        else:
            del names[node]
        self._controller.arrange("Name a branch" if text else "Remove a name", names=names)

    def star(self, node: int, starred: bool = True) -> None:
        """Marks a place with a star, or takes it away."""
        stars = self._controller.session.place.stars
        if node == ROOT or (node in stars) == starred:
            return
        name = "Star a place" if starred else "Remove a star"
        self._controller.arrange(name, stars=stars | {node} if starred else stars - {node})

    # growing

    def expand(self, node: int, wish: Expansion) -> None:
        """Grows what is likeliest after a node, in the background; the one under way ends."""
        controller, card = self._controller, self._controller.card
        session = controller.session
        self.cancel()
        try:
            wish.check()
        except PlaygroundError as fault:
            self.failed.emit(Failure(0, str(fault), fault.detail))
            return
        head = head_at(session, node)
        if card is None or not controller.model_is_open or head is None:
            no_prompt = translate("qt", "There is nothing to expand yet. Type a prompt first.")
            no_model = translate("qt", "There is nothing to expand yet. Open a model first.")
            self.failed.emit(Failure(0, no_prompt if controller.model_is_open else no_model))
            return
        if len(head.ids) >= card.context_limit:
            self.failed.emit(Failure(0, translate("qt", "The context is full here, so nothing can grow.")))
            return
        node = planted(session, node)
        controller.arrange("Expand", cursor=node if session.cursor == ROOT else session.cursor)
        self._grafting = Grafting(session, node)
        self._newest.number += 1
        self._expanding = Expanding(node, 0, wish.depth)
        recipe = session.place.recipe
        self._begin_wished.emit(
            ExpandOrder(self._newest.number, head, recipe, wish, card.eos_ids, card.context_limit)
        )
        controller.changed.emit()

    @Slot()
    def cancel(self) -> None:
        """Ends the expansion under way; what grew so far stays."""
        if self._expanding is not None:
            self._finish()

    @Slot(object)
    def _on_turned(self, outcome: ExpandOutcome) -> None:
        if outcome.number != self._newest.number or self._grafting is None or self._expanding is None:
            return
        if outcome.turn is None or not self._grafting.stands:
            self.cancel()
            return
        self._grafting.add(outcome.turn.sprouts)
        self._expanding = replace(self._expanding, level=outcome.turn.level, added=self._grafting.added)
        self._controller.changed.emit()

    @Slot(object)
    def _on_failed(self, failure: Failure) -> None:
        if failure.number == self._newest.number:
            self._finish()
            self.failed.emit(replace(failure, number=0))

    def _finish(self) -> None:
        """Nothing is under way any more; what still arrives is dropped."""
        self._newest.number += 1
        self._grafting = self._expanding = None
        self._controller.changed.emit()
