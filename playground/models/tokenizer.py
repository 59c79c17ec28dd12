"""A tokenizer as the program needs it: exact text in, exact bytes out, chats that cannot be hijacked."""

import json
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from playground.errors import BadValue, ModelFault
from playground.models.runtime import breathe
from playground.models.vocabulary import Spelling, piece_table, spelling_of
from playground.wording import translate

Ids = tuple[int, ...]

# Stand for a message while the chat template is rendered; private use, so no template looks for them.
_OPEN, _CLOSE = "\ue0f1", "\ue0f2"


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
        if specials_in_text or not any(self._names_control_token(text) for _, text in messages):
            return self._plain_ids(self._rendered(messages), specials=True)
        ids: Ids = ()
        for part, is_message in self._spliced(messages):
            ids += self._next_ids(ids, part, specials=not is_message)
        return ids

    def _spliced(self, messages: Sequence[tuple[str, str]]) -> list[tuple[str, bool]]:
        """The conversation in parts, each with whether it is a message."""
        marks = [f"{_OPEN}{place}{_CLOSE}" for place in range(len(messages))]
        framed = [(role, _framed(text, mark)) for (role, text), mark in zip(messages, marks, strict=True)]
        texts = {mark: text for mark, (_, text) in zip(marks, messages, strict=True)}
        parts = list(_parts(self._rendered(framed), texts))
        if any(_OPEN in part or _CLOSE in part for part, is_message in parts if not is_message):
            raise ModelFault(
                translate(
                    "models",
                    "The chat template changes the message, so names of control tokens in it cannot be "
                    "kept as plain text; remove them or let them become control tokens.",
                )
            )
        return parts

    def _next_ids(self, before: Ids, text: str, *, specials: bool) -> Ids:
        """Ids of a text that goes on in the middle of a line: nothing is put in front of it."""
        if before and self.adds_space and before[-1] not in self._added():
            lead = self._plain_ids(_OPEN, specials=specials)
            ids = self._plain_ids(_OPEN + text, specials=specials)
            if ids[: len(lead)] == lead:
                return ids[len(lead) :]
        return self._plain_ids(text, specials=specials)

    def _rendered(self, messages: Sequence[tuple[str, str]]) -> str:
        turns = [{"role": role, "content": text} for role, text in messages]
        try:
            form = self._inner.apply_chat_template(turns, tokenize=False, add_generation_prompt=True)
        except Exception as fault:  # a template is a program of the model's maker
            sentence = " ".join(str(fault).split()).rstrip(".") or type(fault).__name__
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


def _framed(text: str, mark: str) -> str:
    """The mark in place of the text, between the spaces around it: a template may trim them."""
    words = text.strip()
    return text.replace(words, mark, 1) if words else mark


def _parts(form: str, texts: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """The template's own parts, and the messages (True) where their marks stand in it."""
    for mark, text in texts.items():
        if mark in form:
            before, _, after = form.partition(mark)
            lead, words, trail = _around(text)
            lead, trail = lead * before.endswith(lead), trail * after.startswith(trail)
            yield from _parts(before.removesuffix(lead), texts)
            yield lead + words + trail, True
            yield from _parts(after.removeprefix(trail), texts)
            return
    yield form, False


def _around(text: str) -> tuple[str, str, str]:
    """The spaces in front of a text, the text, and those behind it."""
    words = text.strip()
    if not words:
        return "", text, ""
    lead, _, trail = text.partition(words)
    return lead, words, trail
