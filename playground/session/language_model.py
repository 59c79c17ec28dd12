"""What a session asks of a language model, and the card that the rest of the program keeps of one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Logits = NDArray[np.float32]


class ForwardPass(Protocol):
    """What one call of the model cost."""

    @property
    def fed(self) -> int:
        """Positions that went through the network, per head."""

    @property
    def cached(self) -> int:
        """Positions whose keys and values came from the cache."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Shape of the logits that came out."""

    @property
    def ms(self) -> float:
        """Time of the call."""


class LanguageModel(Protocol):
    """Next-token logits for paths of token ids. Stateless to its caller; its cache is its own affair."""

    name: str
    fingerprint: str
    device: str
    dtype: str
    cache_enabled: bool
    threads: int

    @property
    def vocabulary_size(self) -> int:
        """V, ids that the tokenizer knows."""

    @property
    def context_limit(self) -> int:
        """The longest path the model was made for, in tokens."""

    @property
    def eos_ids(self) -> frozenset[int]:
        """All ids that end a text."""

    @property
    def special_ids(self) -> frozenset[int]:
        """Ids of control tokens."""

    @property
    def bos_id(self) -> int | None:
        """The id that begins a text, if there is one."""

    @property
    def has_chat_template(self) -> bool:
        """Whether `chat` works."""

    @property
    def generation_defaults(self) -> Mapping[str, object]:
        """Sampling settings the model's maker recommends."""

    @property
    def last_forward(self) -> ForwardPass:
        """What the last call of `logits` cost."""

    def logits(
        self,
        paths: Sequence[tuple[int, ...]],
        *,
        report: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> Logits:
        """(H, V) float32 of what follows each of H paths. Raises: ModelFault, Cancelled."""

    def encode(self, text: str, *, specials: bool = True) -> tuple[int, ...]:
        """Ids of a text; `specials` lets control-token text become control tokens. Raises: BadValue."""

    def chat(self, messages: Sequence[tuple[str, str]], *, specials_in_text: bool = False) -> tuple[int, ...]:
        """Ids of a conversation by the model's template. Raises: ModelFault with the template's words."""

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes of each id."""

    def text_pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes that each id adds to a text that begins with them.

        They differ from `pieces` where a tokenizer puts a space in front of every text.
        """

    def all_pieces(self) -> tuple[bytes, ...]:
        """The bytes of every id of the vocabulary."""


def prompt_ids(model: LanguageModel, text: str, mode: str, specials: bool) -> tuple[int, ...]:
    """What a prompt becomes; `mode` and `specials` as in `Prompt`. Raises: BadValue, ModelFault."""
    if mode == "chat":
        return model.chat([("user", text)], specials_in_text=specials)
    return model.encode(text, specials=specials)


@dataclass(frozen=True, eq=False)
class ModelCard:
    """What is known of a model without holding it: enough to show, search and name things.

    `pieces` are the bytes of every id; a card from a file knows only those that occur in it.
    """

    name: str
    fingerprint: str
    device: str
    dtype: str
    context_limit: int
    pieces: Sequence[bytes]
    eos_ids: frozenset[int] = frozenset()
    special_ids: frozenset[int] = frozenset()
    bos_id: int | None = None
    has_chat_template: bool = False
    generation_defaults: Mapping[str, object] = field(default_factory=dict)

    @property
    def vocabulary_size(self) -> int:
        """V."""
        return len(self.pieces)


def card_of(model: LanguageModel) -> ModelCard:
    """The card of a model that is open."""
    return ModelCard(
        name=model.name,
        fingerprint=model.fingerprint,
        device=model.device,
        dtype=model.dtype,
        context_limit=model.context_limit,
        pieces=model.all_pieces(),
        eos_ids=model.eos_ids,
        special_ids=model.special_ids,
        bos_id=model.bos_id,
        has_chat_template=model.has_chat_template,
        generation_defaults=dict(model.generation_defaults),
    )
