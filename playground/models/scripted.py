"""A tiny exact model from a table: for tests, tutorials and a first look without torch."""

import time
from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from playground.errors import BadValue, Cancelled, ModelFault
from playground.models.forward import Forward
from playground.wording import translate

Path = tuple[int, ...]
Rows = Callable[[Path], NDArray[np.floating]] | Mapping[Path, Sequence[float]]


class ScriptedModel:
    """A language model whose next-token scores are written down.

    Args:
        pieces: the bytes of each token; their number is the vocabulary size.
        rows: logits after a path: a function of the path, or a table. In a table the longest key
            that ends the path is taken; the key `()` serves every path.
        eos_ids: tokens that end a text.
        context_limit: the longest path that is accepted.
        name: shown to the person.
    """

    device = "cpu"
    dtype = "float32"
    path = ""
    bos_id: int | None = None
    adds_bos = False
    has_chat_template = False

    def __init__(
        self,
        pieces: Sequence[bytes],
        rows: Rows,
        eos_ids: frozenset[int] = frozenset(),
        context_limit: int = 4096,
        name: str = "scripted",
    ) -> None:
        self._pieces = tuple(pieces)
        self._rows = rows
        self.eos_ids = frozenset(eos_ids)
        self.special_ids = self.eos_ids
        self.context_limit = context_limit
        self.name = name
        self.fingerprint = f"scripted:{name}"
        self.cache_enabled = True
        self.threads = 1
        self.generation_defaults: Mapping[str, object] = {}
        self.last_forward = Forward(0, 0, 0, (), 0.0)

    @property
    def vocabulary_size(self) -> int:
        """Number of tokens."""
        return len(self._pieces)

    def logits(
        self,
        paths: Sequence[Path],
        *,
        report: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> NDArray[np.float32]:
        """Scores of the token after each path, float32 (H, V).

        Raises:
            BadValue: a path is empty or longer than the context.
            Cancelled: `cancelled` said so.
            ModelFault: a row is no distribution.
        """
        start = time.perf_counter()
        if cancelled is not None and cancelled():
            raise Cancelled(translate("models", "Stopped."))
        rows = np.stack([self._row(path) for path in paths]).astype(np.float32)
        if report is not None:
            report(len(paths[0]), len(paths[0]))
        ms = (time.perf_counter() - start) * 1000
        self.last_forward = Forward(len(paths[0]), 0, len(paths), (len(paths), 1, rows.shape[1]), ms)
        return rows

    def encode(self, text: str, *, specials: bool = True) -> Path:
        """Token ids of a text: at each place the longest piece that fits.

        `specials` is accepted for the sake of the protocol; this model has no control tokens.

        Raises:
            BadValue: no piece fits at some place.
        """
        data = text.encode("utf-8", "surrogatepass")
        ids: list[int] = []
        while data:
            best = self._longest(data)
            ids.append(best)
            data = data[len(self._pieces[best]) :]
        return tuple(ids)

    def pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes of each token."""
        return tuple(self._pieces[token] for token in ids)

    def text_pieces(self, ids: Sequence[int]) -> tuple[bytes, ...]:
        """The bytes of each token: nothing is put in front of a text."""
        return self.pieces(ids)

    def all_pieces(self) -> tuple[bytes, ...]:
        """The bytes of every token, by id."""
        return self._pieces

    def chat(self, messages: Sequence[tuple[str, str]], *, specials_in_text: bool = False) -> tuple[int, ...]:
        """Always refused: a scripted model has no chat template."""
        raise ModelFault(
            translate("models", "This model has no chat template; write a plain prompt instead.")
        )

    def close(self) -> None:
        """Nothing is held."""

    def _row(self, path: Path) -> NDArray[np.floating]:
        if not path:
            raise BadValue(translate("models", "The prompt is empty; type something first."))
        if len(path) > self.context_limit:
            raise BadValue(
                translate(
                    "models", "The text has {path:,} tokens; the model holds {context_limit:,}."
                ).format(path=len(path), context_limit=self.context_limit)
            )
        rows = self._rows
        row = np.asarray(rows(path) if callable(rows) else self._looked_up(rows, path))
        if np.isnan(row).any() or np.isposinf(row).any():
            raise ModelFault(translate("models", "The model gave NaN or infinity; its table is damaged."))
        return row

    def _looked_up(self, rows: Mapping[Path, Sequence[float]], path: Path) -> NDArray[np.floating]:
        for start in range(len(path) + 1):
            if path[start:] in rows:
                return np.asarray(rows[path[start:]], dtype=np.float64)
        raise ModelFault(
            translate("models", "The table has no row for {path}, and no row () for the rest.").format(
                path=path
            )
        )

    def _longest(self, data: bytes) -> int:
        fitting = [token for token, piece in enumerate(self._pieces) if piece and data.startswith(piece)]
        if not fitting:
            raise BadValue(
                translate("models", "This model has no token for {data!r}.").format(
                    data=data[:8].decode("utf-8", "replace")
                )
            )
        return max(fitting, key=lambda token: (len(self._pieces[token]), -token))
