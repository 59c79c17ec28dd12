"""Session files: everything that happened, to be opened anywhere, also without a model.

Neither torch nor Qt is needed here. `docs/session-file.md` describes the format.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playground import __version__
from playground.errors import FileFault
from playground.session.addition_reading import AdditionReader
from playground.session.additions import AdditionWriter
from playground.session.aside import aside, cannot_read
from playground.session.card_form import card_from_plain, card_to_plain
from playground.session.columns import Damage, Parts, from_json, mapped, to_json, without_collection
from playground.session.container import read_parts, write_parts
from playground.session.export import sound
from playground.session.file_format import (
    FORMAT,
    MANIFEST,
    MAX_FILE_BYTES,
    MAX_HISTORY,
    MAX_JSON_BYTES,
    SESSION,
    VERSION,
)
from playground.session.language_model import ModelCard
from playground.session.session import Session
from playground.wording import translate


@dataclass(frozen=True, eq=False)
class Loaded:
    """What a file held.

    `card` names the model and knows the tokens that occur; None where no model was ever open.
    `versions` are those of the programs that wrote the file. `warnings` are sentences for people.
    """

    session: Session
    card: ModelCard | None = None
    versions: Mapping[str, str] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()

    @property
    def pieces(self) -> Mapping[int, bytes]:
        """Bytes of the token ids that occur, by id."""
        return getattr(self.card.pieces, "known", {}) if self.card else {}


def save(
    path: Path, session: Session, card: ModelCard | None = None, versions: Mapping[str, str] | None = None
) -> None:
    """Writes the whole session aside, then in place of what was there.

    Args:
        path: where to; its folder must be there.
        session: what to write; it is not changed.
        card: the model, for its name and the bytes of its tokens.
        versions: of libraries, by name; the program's own is added.
    Raises: FileFault, and then what was there is as it was.
    """
    parts = parts_of(path.name, session, card, versions)
    with aside(path) as file:
        write_parts(file, parts)


def parts_of(
    name: str, session: Session, card: ModelCard | None, versions: Mapping[str, str] | None = None
) -> Parts:
    """All parts of the file `name`. Raises: FileFault where they are too large for one."""
    parts = _parts(session, card, MAX_HISTORY)
    if len(parts[SESSION]) > MAX_JSON_BYTES:
        parts = _parts(session, card, 0)
    parts[MANIFEST] = to_json(manifest(card, versions))
    size = sum(map(len, parts.values()))
    if size > MAX_FILE_BYTES - 2**16 or len(parts[SESSION]) > MAX_JSON_BYTES:
        raise FileFault(
            translate(
                "session", "“{name}” was not written: with {size:.1f} GB it is too large for one file."
            ).format(name=name, size=size / 1000000000.0)
        )
    return parts


def _parts(session: Session, card: ModelCard | None, history: int) -> Parts:
    with without_collection():
        parts = AdditionWriter(card.pieces if card else None, history).add(session)
    return parts if parts is not None else {}


def manifest(card: ModelCard | None, versions: Mapping[str, str] | None) -> dict[str, Any]:
    """What is told first: what this is, who wrote it, and the model."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "versions": {**(versions or {}), "playground": __version__},
        "model": None if card is None else card_to_plain(card),
    }


def load(path: Path) -> Loaded:
    """Reads a session file. Raises: FileFault with a sentence; nothing of the file is run or unpacked."""
    try:
        parts = read_parts(path)
        reader = AdditionReader()
        with without_collection():
            reader.add(parts)
        return loaded(reader, from_json(parts[MANIFEST]))
    except OSError as fault:
        raise cannot_read(path, fault) from fault
    except Damage as damage:
        raise cannot_open(path, damage) from damage


def cannot_open(path: Path, damage: Damage) -> FileFault:
    """The sentence for a file that holds what it should not."""
    detail = repr(damage.__cause__) if damage.__cause__ else ""
    return FileFault(
        translate("session", "“{name}” cannot be opened: {damage}.").format(name=path.name, damage=damage),
        detail,
    )


def loaded(reader: AdditionReader, told: Any, warnings: tuple[str, ...] = ()) -> Loaded:
    """A session that was read, with the model and the versions of its manifest. Raises: Damage."""
    plain = mapped(told, "its description")
    model = plain.get("model")
    versions = mapped(plain.get("versions"), "the versions")
    card = None if model is None else card_from_plain(model, reader.pieces)
    names = {sound(name): sound(str(version)) for name, version in versions.items()}
    return Loaded(reader.session, card, names, (*reader.warnings, *warnings))


def differs(saved: ModelCard, present: ModelCard) -> str | None:
    """What to tell a person who goes on with another model than the one that made the session."""
    if saved.fingerprint == present.fingerprint:
        return None
    if saved.name != present.name:
        said = translate(
            "session",
            "This session was made with {saved}; {present} is open now. "
            "What it writes from here on will differ, and its token ids may mean other words.",
        )
        return said.format(saved=saved.name, present=present.name)
    said = translate(
        "session",
        "This session was made with another version of {saved} than the one that is open; "
        "its numbers may differ from here on.",
    )
    return said.format(saved=saved.name)
