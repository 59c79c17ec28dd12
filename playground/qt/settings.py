"""Typed front of QSettings: each setting is declared once, with its default and its check."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import platformdirs
from PySide6.QtCore import QByteArray, QSettings

T = TypeVar("T")


@dataclass(frozen=True)
class Setting(Generic[T]):
    """A key, a default, and how a stored text becomes a value; what cannot be read is the default."""

    key: str
    default: T
    read: Callable[[str], T]


def _flag(text: str) -> bool:
    return {"true": True, "false": False}[text]


THEME = Setting("look/theme", "system", str)
LANGUAGE = Setting("look/language", "system", str)
FONT_PERCENT = Setting("look/font_percent", 100, int)
ANNOUNCE = Setting("look/announce", "as needed", str)
PACE = Setting("run/tokens_per_second", 8.0, float)
MAX_NEW_TOKENS = Setting("run/max_new_tokens", 200, int)
THREADS = Setting("run/threads", 0, int)
SEED = Setting("run/seed", "42", str)
RECIPE = Setting("run/recipe", "", str)
PROMPT = Setting("run/prompt", "AI enhances our", str)
PROMPT_MODE = Setting("run/prompt_mode", "text", str)
MODEL = Setting("model/where", "builtin", str)
COLOUR_BY = Setting("text/colour_by", "surprisal", str)
ROWS = Setting("candidates/rows", 15, int)
LOG_BARS = Setting("candidates/log", False, _flag)
ORDER_BY = Setting("candidates/order", "model", str)
RECENT = Setting("files/recent", "", str)
LECTURE_PERCENT = Setting("lecture/type_percent", 100, int)
COMPARED = Setting(
    "compare/recipes",
    '["greedy", "temperature=0.7,sample", "top_k=5,sample", "min_p=0.1,sample"]',
    str,
)
OWN_RECIPES = Setting("recipes/own", "{}", str)
TOUR_SEEN = Setting("help/tour_seen", False, _flag)


class Settings:
    """Reads and writes declared settings; a damaged value reads as its default."""

    def __init__(self) -> None:
        folder = os.environ.get("PLAYGROUND_CONFIG")
        self.recovery_folder = (
            Path(folder or platformdirs.user_state_dir("decoding-playground", appauthor=False)) / "recovery"
        )
        if folder:
            path = Path(folder) / "settings.ini"
            self._store = QSettings(str(path), QSettings.Format.IniFormat)
        else:
            self._store = QSettings("decoding-playground", "decoding-playground")

    def get(self, setting: Setting[T]) -> T:
        """The stored value, or the default."""
        stored = self._store.value(setting.key)
        if stored is None:
            return setting.default
        try:
            return setting.read(str(stored))
        except (ValueError, KeyError):
            return setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        """Stores a value."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        self._store.setValue(setting.key, text)

    def layout(self, name: str) -> QByteArray | None:
        """A window's stored geometry or dock state."""
        stored = self._store.value(f"layout/{name}")
        return stored if isinstance(stored, QByteArray) else None

    def set_layout(self, name: str, state: QByteArray | None) -> None:
        """Stores or forgets a window's geometry or dock state."""
        if state is None:
            self._store.remove(f"layout/{name}")
        else:
            self._store.setValue(f"layout/{name}", state)

    def close(self) -> None:
        """Writes what is pending."""
        self._store.sync()
