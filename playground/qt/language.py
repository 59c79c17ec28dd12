"""The language of the program: Qt's translators, the separators of numbers, the direction of the layout."""

from importlib import resources
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication

from playground import wording
from playground.languages import ENDING, NAME, SOURCE, available, folder

SYSTEM = "system"


def own_name(code: str) -> str:
    """What speakers of a language call it."""
    locale = QLocale(code)
    name = "English" if code == SOURCE else locale.nativeLanguageName()
    return name[:1].upper() + name[1:]


def chosen(wanted: str) -> str:
    """The code to speak: the one wanted, the system's first language that is there, else English."""
    known = available()
    if wanted != SYSTEM:
        return wanted if wanted in known else SOURCE
    spoken = (tag.split("-")[0].split("_")[0] for tag in QLocale.system().uiLanguages())
    return next((code for code in spoken if code in known), SOURCE)


def locale_of(wanted: str) -> QLocale:
    """That of the language, in the system's variety where both are the same language."""
    own, system = QLocale(chosen(wanted)), QLocale.system()
    return system if system.language() == own.language() else own


class Speech:
    """A language in force; `end` takes it back, so that another one can follow."""

    def __init__(self, app: QGuiApplication, wanted: str) -> None:
        self._app, self._translators = app, list[QTranslator]()
        self._before = wording.spoken(), QLocale(), app.layoutDirection()
        self.code, self.locale = chosen(wanted), locale_of(wanted)
        if self.code != SOURCE:
            self._load(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase_")
            with resources.as_file(folder()) as texts:
                self._load(str(texts), NAME)
        # What Qt writes by itself, and where the first of two things stands.
        QLocale.setDefault(self.locale)
        app.setLayoutDirection(self.locale.textDirection())
        wording.speak(
            wording.Language(
                self.code,
                QCoreApplication.translate,
                self.locale.decimalPoint(),
                self.locale.groupSeparator(),
            )
        )

    def end(self) -> None:
        """As it was before."""
        spoken, locale, direction = self._before
        for translator in self._translators:
            self._app.removeTranslator(translator)
        wording.speak(spoken)
        QLocale.setDefault(locale)
        self._app.setLayoutDirection(direction)

    def _load(self, folder: str, name: str) -> None:
        translator = QTranslator(self._app)
        if translator.load(str(Path(folder) / f"{name}{self.code}{ENDING}")):
            self._app.installTranslator(translator)
            self._translators.append(translator)
