"""Colours, spacing, pens and fonts: the only file with a colour in it.

There is no theme object to hold: widgets ask `colours(self)`, which reads light or dark off their own
palette, so a switch while running reaches every painted view through its PaletteChange event.
"""

from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

GRID = 4
RADIUS = 6
SMALL, NORMAL, LARGE = 0.85, 1.0, 1.25
SYSTEM, LIGHT_THEME, DARK_THEME = "system", "light", "dark"
BLACKOUT = "#000000"


@dataclass(frozen=True)
class Colours:
    """One theme. Names say what a colour is for, not what it looks like.

    `hues` tell strategies apart, from the grey of what is off and from the token taken (most are Okabe–Ito);
    each is always accompanied by a word or a place.
    """

    window: str
    surface: str
    raised: str
    border: str
    text: str
    dim: str
    accent: str
    on_accent: str
    focus: str
    model_bar: str
    after_bar: str
    taken: str
    on_taken: str
    cut: str
    cut_tag: str
    on_cut_tag: str
    hand: str
    recipe_mark: str
    on_recipe_mark: str
    heat: str
    error: str
    on_error: str
    entropy: str
    surprisal: str
    kept: str
    rank: str
    hues: tuple[str, ...]


DARK = Colours(
    window="#14161d",
    surface="#20232d",
    raised="#2a2e3a",
    border="#3a3f4d",
    text="#eceef4",
    dim="#a3aabb",
    accent="#2469ad",
    on_accent="#ffffff",
    focus="#7cc4f5",
    model_bar="#5c6478",
    after_bar="#56b4e9",
    taken="#e69f00",
    on_taken="#14161d",
    cut="#9098aa",
    cut_tag="#4a2f42",
    on_cut_tag="#f0b5d6",
    hand="#e58fc0",
    recipe_mark="#f0e442",
    on_recipe_mark="#14161d",
    heat="#d55e00",
    error="#5a1f1f",
    on_error="#ffd9d6",
    entropy="#56b4e9",
    surprisal="#e69f00",
    kept="#2cc295",
    rank="#e58fc0",
    hues=("#2cc295", "#e58fc0", "#56b4e9", "#ff8c5a", "#f0e442", "#b9a6ff", "#cfa985", "#a8d65c"),
)
LIGHT = Colours(
    window="#fbfaf7",
    surface="#ffffff",
    raised="#f0f1f4",
    border="#cfd3db",
    text="#14161c",
    dim="#565d6c",
    accent="#0063a0",
    on_accent="#ffffff",
    focus="#0063a0",
    model_bar="#a9b0be",
    after_bar="#0072b2",
    taken="#a96500",
    on_taken="#ffffff",
    cut="#656c7c",
    cut_tag="#f6e3ee",
    on_cut_tag="#8a2f63",
    hand="#a8376f",
    recipe_mark="#f6ec6b",
    on_recipe_mark="#14161c",
    heat="#e8833a",
    error="#fde4e1",
    on_error="#8c1d18",
    entropy="#0072b2",
    surprisal="#a86400",
    kept="#00795a",
    rank="#a8376f",
    hues=("#00795a", "#a8376f", "#0072b2", "#b84a00", "#827300", "#5b46b5", "#7a5c3e", "#4f7a1f"),
)


def colours(widget: QWidget) -> Colours:
    """The colours of the theme that a widget is shown in."""
    ground = widget.palette().color(QPalette.ColorRole.Window)
    if ground.alpha() == 0:  # a widget that the style sheet made transparent says nothing by its ground
        ground = widget.palette().color(QPalette.ColorRole.Mid)
    return DARK if ground.lightness() < 128 else LIGHT


def colour(name: str, alpha: float = 1.0) -> QColor:
    """A colour of the theme as QColor; `alpha` in [0, 1]."""
    result = QColor(name)
    result.setAlphaF(alpha)
    return result


def blend(low: str, high: str, part: float) -> QColor:
    """Between two colours; `part` 0 is `low`, 1 is `high`."""
    one, two = QColor(low), QColor(high)
    part = min(1.0, max(0.0, part))
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * part,
        one.greenF() + (two.greenF() - one.greenF()) * part,
        one.blueF() + (two.blueF() - one.blueF()) * part,
    )


def readable(ground: QColor, look: Colours) -> QColor:
    """The theme's light or dark ink, whichever stands out more on this ground."""
    inks = (QColor(look.text), QColor(look.window))
    return max(inks, key=lambda ink: contrast(ink, ground))


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio as WCAG 2 defines it, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(shade: QColor) -> float:
    parts = (shade.redF(), shade.greenF(), shade.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


HEAT_STEPS = 64
MOST_HEAT = {True: 0.6, False: 0.85}


@cache
def heat_scale(look: Colours) -> tuple[QColor, ...]:
    """Backgrounds of tokens, from nothing to the most that text stays readable on."""
    steps = range(HEAT_STEPS + 1)
    return tuple(blend(look.surface, look.heat, n / HEAT_STEPS * MOST_HEAT[look is DARK]) for n in steps)


def heat(look: Colours, part: float) -> QColor:
    """The background of a token; `part` in [0, 1]."""
    return heat_scale(look)[round(part * HEAT_STEPS)]


def monospaced(widget: QWidget, scale: float = NORMAL) -> QFont:
    """The system's fixed face at the widget's size times `scale`; figures are as wide as each other."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(widget.font().pointSizeF() * scale)
    font.setStyleHint(QFont.StyleHint.Monospace)
    return font


def scaled(widget: QWidget, scale: float, *, bold: bool = False) -> QFont:
    """The widget's own face, larger or smaller."""
    font = QFont(widget.font())
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setBold(bold)
    return font


def sized(widget: QWidget, pixels: float, *, mono: bool = False, bold: bool = False) -> QFont:
    """The widget's own face or the fixed one, so many pixels high, for views that scale with their window."""
    font = monospaced(widget) if mono else QFont(widget.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(bold)
    return font


def hatch(name: str) -> QBrush:
    """Slanted lines in a colour, for what was cut."""
    return QBrush(colour(name), Qt.BrushStyle.BDiagPattern)


def palette(*, dark: bool) -> QPalette:
    """The palette of one theme, for a window that has its own."""
    return _palette(DARK if dark else LIGHT)


def em(widget: QWidget) -> float:
    """Width of an M in the widget's font: sizes that follow the font are multiples of it."""
    return QFontMetricsF(widget.font()).horizontalAdvance("M")


def set_property(widget: QWidget, name: str, value: object) -> None:
    """Sets a property that the style sheet reads, and lets the style look again."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def apply(app: QApplication, theme: str, font_percent: int, base_points: float) -> None:
    """Dresses the whole application; may be called again while it runs.

    `theme` is `system`, `light` or `dark`; `base_points` is the size that 100 % stands for.
    """
    hints = QGuiApplication.styleHints()
    schemes = {LIGHT_THEME: Qt.ColorScheme.Light, DARK_THEME: Qt.ColorScheme.Dark}
    dark = hints.colorScheme() == Qt.ColorScheme.Dark if theme == SYSTEM else theme == DARK_THEME
    if theme in schemes:
        hints.setColorScheme(schemes[theme])
    else:
        hints.unsetColorScheme()
        dark = hints.colorScheme() == Qt.ColorScheme.Dark
    look = DARK if dark else LIGHT
    font = app.font()
    font.setPointSizeF(base_points * font_percent / 100)
    app.setFont(font)
    app.setPalette(_palette(look))
    app.setStyleSheet(_style(look, font.pointSizeF()))


def _palette(look: Colours) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for target, name in {
        role.Window: look.window,
        role.WindowText: look.text,
        role.Base: look.surface,
        role.AlternateBase: look.raised,
        role.Text: look.text,
        role.Button: look.raised,
        role.ButtonText: look.text,
        role.BrightText: look.on_error,
        role.ToolTipBase: look.raised,
        role.ToolTipText: look.text,
        role.PlaceholderText: look.dim,
        role.Highlight: look.accent,
        role.HighlightedText: look.on_accent,
        role.Link: look.focus,
        role.Light: look.border,
        role.Mid: look.border,
        role.Dark: look.border,
        role.Shadow: look.border,
        role.Accent: look.accent,
    }.items():
        palette.setColor(target, QColor(name))
    for target in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, target, QColor(look.cut))
    return palette


def _style(look: Colours, points: float) -> str:
    small = points * SMALL
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    return f"""
    QToolTip {{ background: {look.raised}; color: {look.text}; border: 1px solid {look.border};
        padding: {GRID}px; }}
    QPushButton, QToolButton {{ background: {look.raised}; color: {look.text};
        border: 1px solid {look.border}; border-radius: {RADIUS}px; padding: {GRID}px {2 * GRID}px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {look.dim}; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {look.border}; }}
    QPushButton:checked, QToolButton:checked, QPushButton[primary="true"], QToolButton[primary="true"] {{
        background: {look.accent}; color: {look.on_accent}; border-color: {look.accent}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {look.cut}; background: {look.surface}; }}
    QPushButton:focus, QToolButton:focus, QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus,
        QAbstractSpinBox:focus, QAbstractScrollArea:focus {{ border: 1px solid {look.focus}; }}
    QPushButton:checked:focus, QToolButton:checked:focus, QPushButton[primary="true"]:focus,
        QToolButton[primary="true"]:focus {{ border: 2px solid {look.text};
        padding: {GRID - 1}px {2 * GRID - 1}px; }}
    QToolButton[flat="true"], QPushButton[flat="true"] {{ background: transparent;
        border: 1px solid transparent; color: {look.dim}; padding: {GRID // 2}px {GRID}px;
        font-size: {small:.1f}pt; }}
    QToolButton[flat="true"]:hover, QPushButton[flat="true"]:hover {{ color: {look.text};
        border-color: {look.border}; }}
    QToolButton[flat="true"]:focus, QPushButton[flat="true"]:focus {{ border-color: {look.focus}; }}
    QToolButton[flat="true"]::menu-indicator {{ image: none; width: 0; }}
    QPushButton[chip="true"] {{ border-radius: {2 * RADIUS}px; padding: {GRID}px {2.5 * GRID:.0f}px; }}
    QPushButton[chip="true"]::menu-indicator {{ image: none; width: 0; }}
    QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QAbstractSpinBox {{ background: {look.surface};
        color: {look.text}; border: 1px solid {look.border}; border-radius: {RADIUS}px; padding: {GRID}px;
        selection-background-color: {look.accent}; selection-color: {look.on_accent}; }}
    QLineEdit[flat="true"] {{ background: transparent; border: 1px solid transparent;
        padding: {GRID // 2}px {GRID}px; }}
    QLineEdit[flat="true"]:hover {{ border-color: {look.border}; }}
    QLineEdit[flat="true"]:focus {{ background: {look.surface}; border-color: {look.focus}; }}
    QComboBox[own_arrow="true"]::drop-down {{ border: none; width: {2 * points:.0f}px; }}
    QCheckBox::indicator {{ width: {1.4 * points:.0f}px; height: {1.4 * points:.0f}px; }}
    QRadioButton::indicator {{ width: {1.2 * points:.0f}px; height: {1.2 * points:.0f}px;
        border: 1px solid {look.dim}; border-radius: {0.6 * points:.0f}px; background: {look.surface}; }}
    QRadioButton::indicator:checked {{ background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5,
        fx: 0.5, fy: 0.5, stop: 0 {look.accent}, stop: 0.55 {look.accent}, stop: 0.65 {look.surface}); }}
    QLabel[heading="true"] {{ color: {look.dim}; font-size: {small:.1f}pt; font-weight: 600;
        letter-spacing: 1px; }}
    QLabel[dim="true"] {{ color: {look.dim}; font-size: {small:.1f}pt; }}
    QLabel[lead="true"] {{ font-size: {points * LARGE:.1f}pt; }}
    QLabel[strong="true"] {{ font-weight: 600; }}
    *[mono="true"] {{ font-family: "{fixed}"; }}
    QLineEdit[small="true"], QToolButton[small="true"] {{ font-size: {small:.1f}pt; }}
    QLabel[dim="true"][traced="true"] {{ color: {look.text}; }}
    QLabel[idle="true"], QCheckBox[idle="true"] {{ color: {look.cut}; }}
    QLabel[error="true"] {{ color: {look.on_error}; background: {look.error};
        border-radius: {RADIUS}px; padding: {GRID}px {2 * GRID}px; }}
    QLabel[badge="true"] {{ color: {look.text}; background: {look.raised}; font-size: {small:.1f}pt;
        border: 1px solid {look.border}; border-radius: {RADIUS - 2}px; padding: 0 {GRID}px; }}
    QFrame[card="true"] {{ background: {look.surface}; border: 1px solid {look.border};
        border-radius: {RADIUS}px; }}
    QFrame[pointer="true"] {{ background: {look.raised}; border: 2px solid {look.focus};
        border-radius: {RADIUS}px; }}
    QAbstractScrollArea {{ background: {look.surface}; border: 1px solid {look.border};
        border-radius: {RADIUS}px; }}
    QTableView[bare="true"], QTableView[bare="true"] QHeaderView,
        QTableView[bare="true"] QHeaderView::section {{
        background: {look.window}; border: none; border-radius: 0; }}
    QGraphicsView[bare="true"] {{ border: none; }}
    QScrollArea[bare="true"]:focus {{ border: none; }}
    QListWidget[roomy="true"] {{ padding: {GRID}px; }}
    QListWidget[roomy="true"]::item {{ padding: {GRID // 2}px {GRID}px; }}
    QListWidget[roomy="true"]::item:selected {{ background: {look.accent}; color: {look.on_accent};
        border-radius: {RADIUS - 2}px; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QToolBar {{ background: {look.window}; border: none; border-bottom: 1px solid {look.border}; }}
    QMenuBar, QStatusBar {{ background: {look.window}; color: {look.text}; }}
    QMenuBar::item:selected, QMenu::item:selected {{ background: {look.accent}; color: {look.on_accent}; }}
    QMenu {{ background: {look.raised}; color: {look.text}; border: 1px solid {look.border}; }}
    QMenu::item:disabled {{ color: {look.cut}; }}
    QMenu::separator {{ height: 1px; background: {look.border}; margin: {GRID}px; }}
    QProgressBar {{ background: {look.raised}; border: 1px solid {look.border};
        border-radius: {RADIUS}px; text-align: center; color: {look.text}; }}
    QProgressBar::chunk {{ background: {look.accent}; border-radius: {RADIUS - 1}px; }}
    QDockWidget::title {{ padding: {GRID}px {2 * GRID}px; background: {look.window}; }}
    QMainWindow::separator {{ background: {look.border}; width: 1px; height: 1px; }}
    QMainWindow::separator:hover {{ background: {look.focus}; }}
    QTabBar {{ background: {look.window}; qproperty-drawBase: 0; }}
    QTabBar::tab {{ background: transparent; color: {look.dim}; border: 1px solid transparent;
        padding: {GRID}px {2 * GRID}px; margin: 0 {GRID // 2}px; }}
    QTabBar::tab:hover {{ color: {look.text}; }}
    QTabBar::tab:selected {{ color: {look.text}; border-top: 2px solid {look.accent}; }}
    QTabBar::tab:selected:focus {{ border: 1px solid {look.focus}; border-radius: {RADIUS}px; }}
    QAbstractScrollArea::corner {{ background: transparent; border: none; }}
    QHeaderView::section {{ background: {look.surface}; color: {look.dim}; border: none;
        padding: {GRID // 2}px {GRID}px; }}
    QScrollBar:vertical {{ background: transparent; width: {3 * GRID}px; margin: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: {3 * GRID}px; margin: 0; }}
    QScrollBar::handle {{ background: {look.border}; border-radius: {RADIUS - 2}px; min-height: 24px;
        min-width: 24px; margin: 2px; }}
    QScrollBar::handle:hover {{ background: {look.dim}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
    """
