"""Text of models, files and people where Qt would read markup or shortcuts into it."""

import html
import re

_BEFORE_PERCENT = re.compile(r"(?<=\d) (?=%)")


def tip(text: str) -> str:
    """A tooltip that shows exactly this text, wrapped at the usual width."""
    return f"<qt><span style='white-space: pre-wrap'>{html.escape(text)}</span></qt>" if text else ""


def menu_text(text: str) -> str:
    """A button's or menu entry's text in which an ampersand is an ampersand."""
    return text.replace("&", "&&")


def unbroken(text: str) -> str:
    """The same to read, with no line that begins with a percent sign."""
    return _BEFORE_PERCENT.sub("\u00a0", text)
