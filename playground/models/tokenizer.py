"""A tokenizer as the program needs it: exact text in, exact bytes out, chats that cannot be hijacked."""

import json
import threading
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from playground.errors import BadValue, ModelFault
from playground.models.runtime import breathe
from playground.models.vocabulary import Spelling, piece_table, spelling_of
from playground.wording import translate

Ids = tuple[int, ...]

# Stands for a message while the chat template is rendered; private use, so no template looks for it.
_PLACE = "\ue0f1{}\ue0f2"


class Tokenizer:
    """Wraps a tokenizer of transformers; any thread may use it."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self._backend = getattr(inner, "backend_tokenizer", None)
        if self._backend is not None:
            _as_typed(self._backend)
        self._switching = threading.Lock()
        self.bos_id: int | None = inner.bos_token_id
        self.eos_id: int | None = inner.eos_token_id
        self.adds_bos = self._puts_bos_first()

    @cached_property
    def size(self) -> int:
        """One more than the largest id."""
        return max(self._entries.values(), default=-1) + 1

    @cached_property
    def missing_ids(self) -> frozenset[int]:
        """Ids below `size` that no token has."""
        return frozenset(range(self.size)) - frozenset(self._entries.values())

    @cached_property
    def special_ids(self) -> frozenset[int]:
        """Control tokens: they steer the model and are no text."""
        marked = {place for place, token in self._added().items() if token.special}
        return frozenset(marked | set(self._inner.all_special_ids))

    def encode(self, text: str, *, specials: bool = True) -> Ids:
        """Token ids of exactly this text, with a BOS in front where the tokenizer itself puts one.

        Args:
            text: any text; NUL survives.
            specials: whether text such as `<|im_start|>` becomes the control token it names.

        Raises:
            BadValue: the text holds half a surrogate pair, which no tokenizer can take.
        """
        body = self._plain_ids(text, specials=specials)
        if self.adds_bos and self.bos_id is not None and body[:1] != (self.bos_id,):
            return (self.bos_id, *body)
        return body

    @cached_property
    def pieces(self) -> tuple[bytes, ...]:
        """The bytes of every token, by id."""
        spelling = self._spelling()
        added = {place: token.content for place, token in self._added().items()}
        table = piece_table(self._entries, added, spelling)
        return table if spelling is not Spelling.PLAIN else self._decoded(table)

    @cached_property
    def adds_space(self) -> bool:
        """Whether a space is put in front of every text."""
        return b"".join(self.pieces[token] for token in self._plain_ids("a", specials=False)) == b" a"

    def begun(self, ids: Sequence[int], pieces: tuple[bytes, ...]) -> tuple[bytes, ...]:
        """The bytes of the tokens that begin a text, less the space that is only put in front of it."""
        first = next((place for place, token in enumerate(ids) if token not in self.special_ids), None)
        if first is None or not self.adds_space or not pieces[first].startswith(b" "):
            return pieces
        return (*pieces[:first], pieces[first][1:], *pieces[first + 1 :])

    @property
    def has_chat_template(self) -> bool:
        """Whether the model comes with a form for conversations."""
        return bool(getattr(self._inner, "chat_template", None))

    def chat(self, messages: Sequence[tuple[str, str]], *, specials_in_text: bool = False) -> Ids:
        """Token ids of a conversation, ready for the model's answer.

        Args:
            messages: (role, text) in order.
            specials_in_text: whether control-token text inside a message may become control tokens.

        Raises:
            ModelFault: there is no template, or it refuses the conversation.
            BadValue: a text holds half a surrogate pair.
        """
        if not self.has_chat_template:
            raise ModelFault(
                translate("models", "This model has no chat template; write a plain prompt instead.")
            )
        texts = [text for _, text in messages]
        if specials_in_text or not any(map(self._names_control_token, texts)):
            return self._plain_ids(self._rendered(messages), specials=True)
        marks = [_PLACE.format(place) for place in range(len(messages))]
        form = self._rendered([(role, mark) for (role, _), mark in zip(messages, marks, strict=True)])
        return self._spliced(form, dict(zip(marks, texts, strict=True)))

    def _spliced(self, form: str, texts: Mapping[str, str]) -> Ids:
        for mark, text in texts.items():
            if mark in form:
                before, _, after = form.partition(mark)
                plain = self._plain_ids(text, specials=False)
                return (*self._spliced(before, texts), *plain, *self._spliced(after, texts))
        return self._plain_ids(form, specials=True)

    def _rendered(self, messages: Sequence[tuple[str, str]]) -> str:
        from jinja2.exceptions import TemplateError

        turns = [{"role": role, "content": text} for role, text in messages]
        try:
            form = self._inner.apply_chat_template(turns, tokenize=False, add_generation_prompt=True)
        except (TemplateError, TypeError, ValueError, KeyError) as fault:
            sentence = str(fault).strip().rstrip(".") or type(fault).__name__
            raise ModelFault(
                translate("models", "The chat template refused this conversation: {sentence}.").format(
                    sentence=sentence
                )
            ) from fault
        return str(form)

    def _names_control_token(self, text: str) -> bool:
        return any(token.content in text for token in self._added().values() if token.content)

    def _plain_ids(self, text: str, *, specials: bool) -> Ids:
        if any("\ud800" <= character <= "\udfff" for character in text):
            raise BadValue(
                translate("models", "The text holds half a surrogate pair, which is no character; remove it.")
            )
        if not text:
            return ()
        return self._backend_ids(text, specials) if self._backend else self._slow_ids(text, specials)

    def _backend_ids(self, text: str, specials: bool) -> Ids:
        backend: Any = self._backend
        # The switch is the backend's own, and strategies look up texts on the thread that draws.
        with self._switching:
            backend.encode_special_tokens = not specials
            # The batch form lets other threads run meanwhile; the single form holds them up.
            return tuple(backend.encode_batch_fast([text], add_special_tokens=False)[0].ids)

    def _slow_ids(self, text: str, specials: bool) -> Ids:
        return tuple(
            self._inner.encode(
                text, add_special_tokens=False, split_special_tokens=not specials, verbose=False
            )
        )

    def _puts_bos_first(self) -> bool:
        if self.bos_id is None:
            return False
        with_specials = self._inner.encode("a", add_special_tokens=True)
        bare = self._inner.encode("a", add_special_tokens=False)
        return bool(with_specials[:1] == [self.bos_id] and bare[:1] != [self.bos_id])

    @cached_property
    def _entries(self) -> dict[str, int]:
        breathe()
        return dict(self._inner.get_vocab())

    @cached_property
    def _control(self) -> dict[int, Any]:
        return dict(self._inner.added_tokens_decoder)

    def _added(self) -> dict[int, Any]:
        return self._control

    def _spelling(self) -> Spelling:
        decoder = getattr(self._backend, "decoder", None)
        if decoder is None:
            spells_spaces = any(token.startswith("▁") for token in self._entries)
            return Spelling.SENTENCEPIECE if spells_spaces else Spelling.PLAIN
        return spelling_of(json.loads(decoder.__getstate__()))

    def _decoded(self, table: tuple[bytes, ...]) -> tuple[bytes, ...]:
        control = self._added()
        return tuple(
            piece if place in control else self._inner.decode([place]).encode("utf-8", "replace")
            for place, piece in enumerate(table)
        )


def _as_typed(backend: Any) -> None:
    """Undo what a tokenizer file may carry over from training: cut or filled texts, random splits."""
    backend.no_truncation()
    backend.no_padding()
    if getattr(backend.model, "dropout", None) is not None:
        backend.model.dropout = None
