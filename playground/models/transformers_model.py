"""A causal language model of transformers: next-token scores with a prefix cache."""

import inspect
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from playground.errors import BadValue, Cancelled, ModelFault
from playground.models.forward import Forward
from playground.models.prefix_cache import PrefixCache, Slot
from playground.models.tokenizer import Tokenizer
from playground.wording import translate

Path = tuple[int, ...]
Report = Callable[[int, int], None]

CHUNK = 256
_UNBOUNDED = 1 << 20
_SAMPLING_FIELDS = (
    "do_sample", "temperature", "top_k", "top_p", "min_p", "top_h", "typical_p", "epsilon_cutoff",
    "eta_cutoff", "repetition_penalty", "no_repeat_ngram_size", "min_new_tokens", "num_beams",
    "length_penalty", "guidance_scale", "sequence_bias", "bad_words_ids", "suppress_tokens",
    "exponential_decay_length_penalty",
)  # fmt: skip


class TransformersModel:
    """Next-token scores, tokens and bytes of one loaded network. One thread at a time.

    Args:
        network: a causal language model of transformers, in evaluation mode.
        tokenizer: its tokenizer.
        name: shown to the person.
        path: the folder it was read from.
        fingerprint: changes when the weights do.
    """

    def __init__(
        self, network: Any, tokenizer: Tokenizer, *, name: str, path: str = "", fingerprint: str = ""
    ) -> None:
        self._network: Any = network
        self._tokenizer = tokenizer
        self.name = name
        self.path = path
        self.fingerprint = fingerprint
        self.device = str(network.device)
        self.dtype = str(network.dtype).removeprefix("torch.")
        self.vocabulary_size = tokenizer.size
        self.context_limit = _context_limit(network.config)
        self.bos_id = tokenizer.bos_id
        self.adds_bos = tokenizer.adds_bos
        self.special_ids = tokenizer.special_ids
        self.eos_ids = _end_ids(network.generation_config, tokenizer)
        self.generation_defaults = _sampling_defaults(network.generation_config)
        self.last_forward = Forward(0, 0, 0, (), 0.0)
        self._accepts = frozenset(inspect.signature(network.forward).parameters)
        self._embedded = int(network.get_input_embeddings().weight.shape[0])
        self._cache = PrefixCache(network.config)
        # transformers renamed the argument in 5.2x.
        self._cache_word = next((word for word in ("cache", "past_key_values") if word in self._accepts), "")
        self._cache_enabled = True
        self._missing = np.array(sorted(tokenizer.missing_ids), dtype=np.intp)

    @property
    def cache_enabled(self) -> bool:
        """Whether keys and values are kept from call to call; without, every call is a full pass."""
        return self._cache_enabled

    @cache_enabled.setter
    def cache_enabled(self, enabled: bool) -> None:
        self._cache_enabled = enabled
        self._cache.clear()

    @property
    def threads(self) -> int:
        """Threads that one forward pass uses."""
        return int(torch.get_num_threads())

    @threads.setter
    def threads(self, count: int) -> None:
        torch.set_num_threads(max(1, count))

    @property
    def network(self) -> Any:
        """The network itself, for comparisons with what transformers makes of it."""
        if self._network is None:
            raise ModelFault(translate("models", "This model has been closed; open it again."))
        return self._network

    @property
    def has_chat_template(self) -> bool:
        """Whether the model comes with a form for conversations."""
        return self._tokenizer.has_chat_template

    def encode(self, text: str, *, specials: bool = True) -> Path:
        """Token ids of a text; see `Tokenizer.encode`."""
        return self._tokenizer.encode(text, specials=specials)

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes of each token.

        Raises:
            BadValue: an id is outside the vocabulary.
        """
        table = self._tokenizer.pieces
        for token in ids:
            if not 0 <= token < len(table):
                raise BadValue(
                    translate("models", "There is no token {token}; ids go from 0 to {table:,}.").format(
                        token=token, table=len(table) - 1
                    )
                )
        return tuple(table[token] for token in ids)

    def text_pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes that each token adds to a text that begins with them; see `Tokenizer.begun`.

        Raises:
            BadValue: an id is outside the vocabulary.
        """
        return self._tokenizer.begun(ids, self.pieces(ids))

    def all_pieces(self) -> tuple[bytes, ...]:
        """The bytes of every token, by id."""
        return self._tokenizer.pieces

    def chat(self, messages: Sequence[tuple[str, str]], *, specials_in_text: bool = False) -> Path:
        """Token ids of a conversation, ready for the answer; see `Tokenizer.chat`."""
        return self._tokenizer.chat(messages, specials_in_text=specials_in_text)

    def warm_up(self) -> None:
        """Read what is read lazily now, so that the first step is as quick as the others."""
        _ = self._tokenizer.pieces
        with torch.inference_mode():
            self._network(input_ids=torch.tensor([[self.bos_id or 0]]))

    def close(self) -> None:
        """Give the memory back; the model is of no use afterwards."""
        self._cache.clear()
        self._network = None

    def logits(
        self,
        paths: Sequence[Path],
        *,
        report: Report | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> NDArray[np.float32]:
        """Scores of the token after each path.

        Args:
            paths: H paths of token ids, none empty.
            report: told (tokens fed, tokens to feed) after each chunk of a long path.
            cancelled: asked between chunks.

        Paths of one length go through the network together; others one length after the other, so that
        each finds what is kept of it. `last_forward` tells of the pass with the first path.

        Returns:
            float32 (H, V); `-inf` for ids that have no token.

        Raises:
            BadValue: a path is empty, too long, or holds an id the model does not have.
            Cancelled: `cancelled` said so; what was fed stays in the cache.
            ModelFault: the network failed, or gave NaN or infinity.
        """
        start = time.perf_counter()
        self._check(paths)
        rows = np.empty((len(paths), self.vocabulary_size), dtype=np.float32)
        accounts = []
        for places in _of_one_length(paths):
            together = [paths[place] for place in places]
            rows[places], account = self._pass(together, report, cancelled)
            accounts.append(account)
        ms = (time.perf_counter() - start) * 1000
        self.last_forward = replace(accounts[0], heads=len(paths), ms=ms)
        return rows

    def _pass(
        self, paths: Sequence[Path], report: Report | None, cancelled: Callable[[], bool] | None
    ) -> tuple[NDArray[np.float32], Forward]:
        """Scores after paths of one length, in one batch."""
        _stop_if(cancelled)
        try:
            return self._scored(paths, report, cancelled)
        except (RuntimeError, MemoryError, IndexError, ValueError) as fault:
            raise ModelFault(
                translate("models", "The model failed while computing; see the details."), str(fault)
            ) from fault

    def _scored(
        self, paths: Sequence[Path], report: Report | None, cancelled: Callable[[], bool] | None
    ) -> tuple[NDArray[np.float32], Forward]:
        slot = self._slot(paths)
        cached = slot.length
        try:
            found = self._feed(slot, paths, report, cancelled)
            rows = self._rows(found[:, -1])
            _refuse_nonsense(rows)
        except Cancelled:
            raise
        except BaseException:  # whatever it was: some layers may remember what others do not
            self._cache.drop(slot)
            raise
        return rows, Forward(len(paths[0]) - cached, cached, len(paths), tuple(found.shape), 0.0)

    def _check(self, paths: Sequence[Path]) -> None:
        if self._network is None:
            raise ModelFault(translate("models", "This model has been closed; open it again."))
        if not paths or not all(paths):
            raise BadValue(translate("models", "The prompt is empty; type something first."))
        longest = max(len(path) for path in paths)
        if longest > self.context_limit:
            limit = f"{self.context_limit:,}"
            raise BadValue(
                translate(
                    "models", "The text has {longest:,} tokens; this model holds at most {limit}."
                ).format(longest=longest, limit=limit)
            )
        if not all(0 <= token < self._embedded for path in paths for token in (min(path), max(path))):
            raise BadValue(
                translate(
                    "models", "A token id is outside the vocabulary; ids go from 0 to {embedded:,}."
                ).format(embedded=self._embedded - 1)
            )

    def _slot(self, paths: Sequence[Path]) -> Slot:
        if self._cache_enabled and self._can_remember:
            return self._cache.slot_for(paths)
        return self._cache.fresh()

    @property
    def _can_remember(self) -> bool:
        return bool(self._cache_word) and self._cache.serves

    def _feed(
        self,
        slot: Slot,
        paths: Sequence[Path],
        report: Report | None,
        cancelled: Callable[[], bool] | None,
    ) -> torch.Tensor:
        """Feed what the slot lacks, in chunks; give the logits of the last position (H, 1, V)."""
        first, last = slot.length, len(paths[0])
        size = CHUNK if self._can_remember else last - first
        for start in range(first, last, size):
            if start > first:
                _stop_if(cancelled)
            stop = min(start + size, last)
            logits = self._forward(slot, paths, start, stop)
            if report is not None:
                report(stop - first, last - first)
        return logits

    def _forward(self, slot: Slot, paths: Sequence[Path], start: int, stop: int) -> torch.Tensor:
        """One pass over positions start to stop; logits at the last one only."""
        options: dict[str, Any] = {"use_cache": self._can_remember}
        if self._can_remember:
            options[self._cache_word] = slot.kept
        keeps = "logits_to_keep" in self._accepts
        if keeps:
            options["logits_to_keep"] = 1
        ids = torch.tensor([path[start:stop] for path in paths])
        with torch.inference_mode():
            logits: torch.Tensor = self._network(input_ids=ids, **options).logits
        slot.rows = [path[:stop] for path in paths]
        return logits if keeps else logits[:, -1:]

    def _rows(self, found: torch.Tensor) -> NDArray[np.float32]:
        """As wide as the vocabulary: what is beyond the tokenizer is dropped, what is missing is -inf."""
        wide = found.float().cpu().numpy()
        rows = np.full((len(wide), self.vocabulary_size), -np.inf, dtype=np.float32)
        width = min(wide.shape[1], self.vocabulary_size)
        rows[:, :width] = wide[:, :width]
        rows[:, self._missing] = -np.inf
        return rows


def _of_one_length(paths: Sequence[Path]) -> list[list[int]]:
    """Places of the paths, those of one length together, the first path's first."""
    places: dict[int, list[int]] = {}
    for place, path in enumerate(paths):
        places.setdefault(len(path), []).append(place)
    return list(places.values())


def _stop_if(cancelled: Callable[[], bool] | None) -> None:
    """Raises: Cancelled."""
    if cancelled is not None and cancelled():
        raise Cancelled(translate("models", "Stopped."))


def _refuse_nonsense(rows: NDArray[np.float32]) -> None:
    highest = rows.max(axis=1)
    if np.isfinite(highest).all():
        return
    if np.isnan(highest).any():
        count, what = int(np.isnan(rows).sum()), translate("models", "NaN (not a number)")
    elif np.isposinf(highest).any():
        count, what = int(np.isposinf(rows).sum()), translate("models", "infinity")
    else:
        raise ModelFault(translate("models", "The model ruled out every token; its weights are damaged."))
    one = translate("models", "The model gave {what} for one token; its weights are damaged.")
    several = translate("models", "The model gave {what} for {count:,} tokens; its weights are damaged.")
    raise ModelFault((one if count == 1 else several).format(what=what, count=count))


def _context_limit(config: Any) -> int:
    text = config.get_text_config()
    for key in ("max_position_embeddings", "n_positions", "max_sequence_length", "seq_length"):
        limit = getattr(text, key, None)
        if isinstance(limit, int) and limit > 0:
            return limit
    return _UNBOUNDED


def _end_ids(generation: Any, tokenizer: Tokenizer) -> frozenset[int]:
    listed = getattr(generation, "eos_token_id", None)
    ids = listed if isinstance(listed, list | tuple) else [listed]
    # Makers also write -1, or an id of another model.
    return frozenset(i for i in [*ids, tokenizer.eos_id] if isinstance(i, int) and 0 <= i < tokenizer.size)


def _sampling_defaults(generation: Any) -> Mapping[str, object]:
    changed = generation.to_diff_dict() if generation is not None else {}
    return {key: changed[key] for key in _SAMPLING_FIELDS if changed.get(key) is not None}
