"""Reading a tokenizer file in parts, so that the thread that draws gets its turn in between.

The tokenizers library reads a file in one call that lets no other thread run: a tenth of a second
for fifty thousand tokens. Its parts can be handed over one by one, with the same result.
"""

import json
from pathlib import Path
from typing import Any

from playground.models.runtime import breathe

# Classes that take the file as it is; others rebuild parts of it in their own way.
_PLAIN_CLASSES = ("TokenizersBackend", "PreTrainedTokenizerFast")
_OPTIONS = (
    "dropout", "unk_token", "continuing_subword_prefix", "end_of_word_suffix", "fuse_unk",
    "byte_fallback", "ignore_merges",
)  # fmt: skip


class Handed:
    """Hands a finished tokenizer to transformers, which would copy it by writing and reading it again."""

    def __init__(self, backend: Any) -> None:
        self._backend = backend

    def __deepcopy__(self, _memo: object) -> Any:
        """The tokenizer itself: nobody else holds it."""
        return self._backend


def read_in_parts(folder: Path) -> Handed | None:
    """The tokenizer of a folder if its file is plain byte-pair encoding; None leaves it to transformers."""
    try:
        chosen = json.loads((folder / "tokenizer_config.json").read_text(encoding="utf-8"))
        form = json.loads((folder / "tokenizer.json").read_text(encoding="utf-8"))
        plain = chosen["tokenizer_class"] in _PLAIN_CLASSES and form["model"]["type"] == "BPE"
        # An added token outside the vocabulary gets its id from the vocabulary's size.
        plain = plain and all(token["content"] in form["model"]["vocab"] for token in form["added_tokens"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return Handed(_assembled(form)) if plain else None


def _assembled(form: dict[str, Any]) -> Any:
    from tokenizers import Tokenizer, models

    model = form["model"]
    breathe()
    merges = [tuple(pair) if isinstance(pair, list) else tuple(pair.split(" ")) for pair in model["merges"]]
    breathe()
    options = {key: model[key] for key in _OPTIONS if model.get(key) is not None}
    bpe = models.BPE(model["vocab"], merges, **options)
    breathe()
    added = {token["content"] for token in form["added_tokens"]}
    few = {entry: place for entry, place in model["vocab"].items() if entry in added}
    backend = Tokenizer.from_str(json.dumps({**form, "model": {**model, "vocab": few, "merges": []}}))
    breathe()
    backend.model = bpe
    return backend
