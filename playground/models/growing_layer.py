"""Keys and values of one layer in a buffer with room to spare.

transformers' own layer copies everything it holds for each new token; at a thousand tokens that is
a good part of a step. Here a copy is made only when the room runs out.
"""

from typing import Any

import torch
from transformers.cache_utils import DynamicLayer

_ROOM_TOKENS = 256


class GrowingLayer(DynamicLayer):  # type: ignore[misc]  # transformers is not typed
    """As `DynamicLayer`, with the same numbers; `keys` and `values` are views of the buffers' beginnings."""

    keys: Any
    values: Any

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._key_room: torch.Tensor | None = None
        self._value_room: torch.Tensor | None = None

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *_args: Any, **_options: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Add the keys and values of new tokens; give those of all tokens."""
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        held = self.get_seq_length()
        self._key_room = _with_room(self._key_room, self.keys, held, key_states)
        self._value_room = _with_room(self._value_room, self.values, held, value_states)
        self.keys = _written(self._key_room, held, key_states)
        self.values = _written(self._value_room, held, value_states)
        return self.keys, self.values

    def leave_room(self) -> None:
        """Let go of the buffers, because a twin writes on in them; the next token makes new ones."""
        self._key_room = self._value_room = None

    def reset(self) -> None:
        """Forget everything."""
        super().reset()
        self.leave_room()


def _with_room(
    room: torch.Tensor | None, held: torch.Tensor, length: int, states: torch.Tensor
) -> torch.Tensor:
    """The buffer itself if `held` lies in it and the new states fit; else a larger one with a copy."""
    total = length + states.shape[-2]
    if room is not None and length and room.data_ptr() == held.data_ptr() and room.shape[-2] >= total:
        return room
    capacity = total + max(_ROOM_TOKENS, total // 4)
    larger = states.new_empty((*states.shape[:-2], capacity, states.shape[-1]))
    if length:
        larger[..., :length, :] = held
    return larger


def _written(room: torch.Tensor, start: int, states: torch.Tensor) -> torch.Tensor:
    stop = start + states.shape[-2]
    room[..., start:stop, :] = states
    return room[..., :stop, :]
