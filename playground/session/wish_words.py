"""What can be undone, in words. A session keeps the names of wishes in English, as files do."""

from playground.wording import QT_TRANSLATE_NOOP, translate

WISHES = (
    QT_TRANSLATE_NOOP("wishes", "Back to the prompt"),
    QT_TRANSLATE_NOOP("wishes", "Change the recipe"),
    QT_TRANSLATE_NOOP("wishes", "Change the seed"),
    QT_TRANSLATE_NOOP("wishes", "Delete a branch"),
    QT_TRANSLATE_NOOP("wishes", "Edit prompt"),
    QT_TRANSLATE_NOOP("wishes", "Expand"),
    QT_TRANSLATE_NOOP("wishes", "Go to a token"),
    QT_TRANSLATE_NOOP("wishes", "Go to the end"),
    QT_TRANSLATE_NOOP("wishes", "Name a branch"),
    QT_TRANSLATE_NOOP("wishes", "Pick a token"),
    QT_TRANSLATE_NOOP("wishes", "Re-roll"),
    QT_TRANSLATE_NOOP("wishes", "Remove a name"),
    QT_TRANSLATE_NOOP("wishes", "Remove a star"),
    QT_TRANSLATE_NOOP("wishes", "Run"),
    QT_TRANSLATE_NOOP("wishes", "Score a text"),
    QT_TRANSLATE_NOOP("wishes", "Star a place"),
    QT_TRANSLATE_NOOP("wishes", "Step"),
    QT_TRANSLATE_NOOP("wishes", "Step back"),
    QT_TRANSLATE_NOOP("wishes", "Turn a page of the lesson"),
    QT_TRANSLATE_NOOP("wishes", "Type tokens"),
)


def wish_words(name: str | None) -> str:
    """The name of a wish in the language of the program; nothing for no wish."""
    return translate("wishes", name) if name else ""
