"""The whole application in one theme, for as long as a test looks."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from playground.widgets import theme


@contextmanager
def dressed(name: str, font_percent: int = 100) -> Iterator[None]:
    app = QApplication.instance()
    palette, sheet, font = app.palette(), app.styleSheet(), app.font()
    theme.apply(app, name, font_percent, 10.0)
    yield
    app.setStyleSheet(sheet)
    app.setPalette(palette)
    app.setFont(font)
    app.styleHints().unsetColorScheme()
