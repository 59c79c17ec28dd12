"""The settings of the program; each takes effect as it is changed, the language at the next start."""

import os
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QWidget

from playground.decoding.knobs import IntKnob
from playground.languages import available
from playground.qt import language
from playground.qt.settings import THREAD_COUNTS
from playground.widgets import theme
from playground.widgets.choice_box import ChoiceBox
from playground.widgets.dialog_layout import dialog_column, dialog_foot
from playground.widgets.knob_editor import KnobEditor
from playground.widgets.labels import plain_label
from playground.widgets.run_bar import LIMIT
from playground.widgets.theme import GRID, em
from playground.wording import QT_TRANSLATE_NOOP

_PERCENTS = (80, 90, 100, 110, 125, 150, 175, 200, 225, 250)
_CORES = os.cpu_count() or 1
THREADS = IntKnob(
    symbol="threads",
    help=QT_TRANSLATE_NOOP("decoding", "0 lets the program choose"),
    default=0,
    low=THREAD_COUNTS.low,
    high=THREAD_COUNTS.high,
    slider=(0, _CORES),
)


@dataclass(frozen=True)
class SettingsValues:
    """What the dialog shows and gives."""

    theme: str = theme.SYSTEM
    font_percent: int = 100
    threads: int = 0
    max_new_tokens: int = 200
    language: str = language.SYSTEM


class SettingsDialog(QDialog):
    """Every change is one signal with all values."""

    settings_edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self._values = SettingsValues()
        self._language, self._theme, self._percent = ChoiceBox(), ChoiceBox(), ChoiceBox()
        self._threads = KnobEditor(self.tr("The number"), self.tr("of threads"), THREADS, "")
        self._limit = KnobEditor(self.tr("The limit"), self.tr("of new tokens"), LIMIT, "")
        self._close = QPushButton(self.tr("Close"))
        self._fill()
        self._compose()
        self._language.activated.connect(self._on_language_chosen)
        self._theme.activated.connect(self._on_theme_chosen)
        self._percent.activated.connect(self._on_percent_chosen)
        self._threads.value_edited.connect(self._on_threads_edited)
        self._limit.value_edited.connect(self._on_limit_edited)
        self._close.clicked.connect(self.accept)
        self.show_settings(self._values)

    @property
    def language_box(self) -> ChoiceBox:
        """The system's language, or one by its own name."""
        return self._language

    @property
    def theme_box(self) -> ChoiceBox:
        """System, light or dark."""
        return self._theme

    @property
    def percent_box(self) -> ChoiceBox:
        """The size of all text."""
        return self._percent

    @property
    def threads_editor(self) -> KnobEditor:
        """How many threads the model uses."""
        return self._threads

    @property
    def limit_editor(self) -> KnobEditor:
        """How many new tokens a run makes."""
        return self._limit

    def show_settings(self, values: SettingsValues) -> None:
        """The values in force."""
        self._values = values
        self._language.setCurrentIndex(max(0, self._language.findData(values.language)))
        self._theme.setCurrentIndex(self._theme.findData(values.theme))
        self._show_percent(values.font_percent)
        self._threads.show_value(values.threads)
        self._limit.show_value(values.max_new_tokens)

    def _fill(self) -> None:
        self._language.addItem(self.tr("As the system"), language.SYSTEM)
        for code in available():
            self._language.addItem(language.own_name(code), code)
        words = {
            theme.SYSTEM: self.tr("As the system"),
            theme.LIGHT_THEME: self.tr("Light"),
            theme.DARK_THEME: self.tr("Dark"),
        }
        for key, text in words.items():
            self._theme.addItem(text, key)

    def _show_percent(self, percent: int) -> None:
        """The usual sizes, and the one in force where it is another."""
        if self._percent.findData(percent) < 0:
            self._percent.clear()
            for size in sorted({*_PERCENTS, percent}):
                self._percent.addItem(self.tr("{size} %").format(size=size), size)
        self._percent.setCurrentIndex(self._percent.findData(percent))

    def _compose(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * GRID)
        grid.setVerticalSpacing(2 * GRID)
        grid.setColumnStretch(1, 1)
        notes: dict[QWidget, str] = {
            self._language: self.tr("Takes effect when the program is started again."),
            self._threads: self.tr("0 lets the program choose."),
        }
        rows: dict[str, QWidget] = {
            self.tr("Language"): self._language,
            self.tr("Colours"): self._theme,
            self.tr("Size of text"): self._percent,
            self.tr("Threads of the model"): self._threads,
            self.tr("Most new tokens in a run"): self._limit,
        }
        for row, (text, control) in enumerate(rows.items()):
            label = plain_label(text)
            label.setWordWrap(False)
            control.setAccessibleName(text)
            grid.addWidget(label, 2 * row, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(control, 2 * row, 1)
            if control in notes:
                grid.addWidget(plain_label(notes[control], dim=True), 2 * row + 1, 1)
        self._close.setDefault(True)
        column = dialog_column(self)
        column.addLayout(grid)
        column.addStretch(1)
        column.addLayout(dialog_foot(self._close))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follows the size of the text, which is set here."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "_values"):
            self._fit()
            QTimer.singleShot(0, self, self.adjustSize)

    def _fit(self) -> None:
        self.setMinimumWidth(round(36 * em(self)))

    def _edit(self, **changes: Any) -> None:
        self._values = replace(self._values, **changes)
        self.settings_edited.emit(self._values)

    @Slot(int)
    def _on_language_chosen(self, place: int) -> None:
        self._edit(language=self._language.itemData(place))

    @Slot(int)
    def _on_theme_chosen(self, place: int) -> None:
        self._edit(theme=self._theme.itemData(place))

    @Slot(int)
    def _on_percent_chosen(self, place: int) -> None:
        self._edit(font_percent=self._percent.itemData(place))

    @Slot(object)
    def _on_threads_edited(self, threads: int) -> None:
        self._edit(threads=threads)

    @Slot(object)
    def _on_limit_edited(self, limit: int) -> None:
        self._edit(max_new_tokens=limit)
