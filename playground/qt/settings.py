"""Typed front of QSettings: each setting is declared once, with its default and its check."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

import platformdirs
from PySide6.QtCore import QByteArray, QSettings

from playground.decoding.draw import check_seed
from playground.decoding.recipe import DEFAULT, Recipe
from playground.errors import BadValue
from playground.languages import available
from playground.session.lessons import MODES
from playground.session.rows import BY_AFTER, BY_MODEL

T = TypeVar("T")


@dataclass(frozen=True)
class Setting(Generic[T]):
    """A key, a default, and how a stored text becomes a value; what `read` raises for is the default."""

    key: str
    default: T
    read: Callable[[str], T]


@dataclass(frozen=True)
class Whole:
    """A range of whole numbers, the ends included; called, it reads one out of a text."""

    low: int
    high: int

    def __call__(self, text: str) -> int:
        """The number in the text. Raises: ValueError, also where it is out of range."""
        number = int(text)
        if number != self.nearest(number):
            raise ValueError(text)
        return number

    def nearest(self, number: int) -> int:
        """The number of the range that is nearest."""
        return min(self.high, max(self.low, number))


def _one_of(*choices: str) -> Callable[[str], str]:
    return {choice: choice for choice in choices}.__getitem__


def _language(text: str) -> str:
    return _one_of("system", *available())(text)


def _pace(text: str) -> float:
    """Tokens per second; 0 is as fast as it goes."""
    pace = float(text)
    if pace != 0 and not SLOWEST <= pace <= FASTEST:
        raise ValueError(text)
    return pace


def _something(text: str) -> str:
    if not text.strip():
        raise ValueError(text)
    return text


_flag = {"true": True, "false": False}.__getitem__

FONT_PERCENTS = Whole(80, 250)
LECTURE_PERCENTS = Whole(50, 200)
THREAD_COUNTS = Whole(0, 1024)
NEW_TOKENS = Whole(1, 1_000_000)
ROW_COUNTS = Whole(5, 64)
SLOWEST, FASTEST = 0.5, 60.0

THEME = Setting("look/theme", "system", _one_of("system", "light", "dark"))
LANGUAGE = Setting("look/language", "system", _language)
FONT_PERCENT = Setting("look/font_percent", 100, FONT_PERCENTS)
ANNOUNCE = Setting("look/announce", "as needed", _one_of("as needed", "on", "off"))
PACE = Setting("run/tokens_per_second", 8.0, _pace)
MAX_NEW_TOKENS = Setting("run/max_new_tokens", 200, NEW_TOKENS)
THREADS = Setting("run/threads", 0, THREAD_COUNTS)
SEED = Setting("run/seed", 42, check_seed)
RECIPE = Setting("run/recipe", DEFAULT, Recipe.parse)
PROMPT = Setting("run/prompt", "AI enhances our", str)
PROMPT_MODE = Setting("run/prompt_mode", "text", _one_of(*MODES))
PROMPT_SPECIALS = Setting("run/prompt_specials", True, _flag)
MODEL = Setting("model/where", "builtin", _something)
COLOUR_BY = Setting(
    "text/colour_by", "surprisal", _one_of("surprisal", "probability", "rank", "entropy", "how", "nothing")
)
ROWS = Setting("candidates/rows", 15, ROW_COUNTS)
LOG_BARS = Setting("candidates/log", False, _flag)
ORDER_BY = Setting("candidates/order", BY_MODEL, _one_of(BY_MODEL, BY_AFTER))
RECENT = Setting("files/recent", "", str)
LECTURE_PERCENT = Setting("lecture/type_percent", 100, LECTURE_PERCENTS)
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
        except (ValueError, KeyError, BadValue):
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
