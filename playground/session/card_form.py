"""What a file says of the model: enough to name it, to show it, and to notice that it is another one."""

import math
from collections.abc import Mapping
from typing import Any

from playground.session.columns import Damage, mapped, text, whole, wholes
from playground.session.export import sound
from playground.session.language_model import ModelCard
from playground.session.sparse import SparsePieces
from playground.wording import translate

_MAX = 2**31 - 1


def card_to_plain(card: ModelCard) -> dict[str, Any]:
    """All but the bytes of its tokens."""
    return {
        "name": card.name,
        "fingerprint": card.fingerprint,
        "device": card.device,
        "dtype": card.dtype,
        "context_limit": card.context_limit,
        "vocabulary_size": card.vocabulary_size,
        "eos_ids": sorted(card.eos_ids),
        "special_ids": sorted(card.special_ids),
        "bos_id": card.bos_id,
        "has_chat_template": card.has_chat_template,
        "generation_defaults": {
            str(name): value for name, value in card.generation_defaults.items() if _is_plain(value)
        },
    }


def card_from_plain(told: Any, pieces: Mapping[int, bytes]) -> ModelCard:
    """A card whose tokens are those the file knows. Raises: Damage."""
    plain = mapped(told, "the model")
    names = {
        key: sound(text(plain.get(key), translate("session", "the model's {key}").format(key=key)))
        for key in _TEXTS
    }
    size = whole(plain.get("vocabulary_size"), 1, _MAX, "the size of the vocabulary")
    if not isinstance(plain.get("has_chat_template"), bool):
        raise Damage(translate("session", "the model's chat template is neither there nor not"))
    bos = plain.get("bos_id")
    return ModelCard(
        **names,
        context_limit=whole(plain.get("context_limit"), 1, 2**63 - 1, "the context limit"),
        pieces=SparsePieces(pieces, size),
        eos_ids=frozenset(wholes(plain.get("eos_ids"), 0, _MAX, "an end token")),
        special_ids=frozenset(wholes(plain.get("special_ids"), 0, _MAX, "a control token")),
        bos_id=None if bos is None else whole(bos, 0, _MAX, "the first token"),
        has_chat_template=plain["has_chat_template"],
        generation_defaults=mapped(plain.get("generation_defaults"), "the model's settings"),
    )


_TEXTS = ("name", "fingerprint", "device", "dtype")


def _is_plain(value: object) -> bool:
    """Whether JSON can hold a setting."""
    if isinstance(value, float):
        return math.isfinite(value)
    if isinstance(value, list | tuple):
        return all(_is_plain(part) for part in value)
    return value is None or isinstance(value, str | int)
