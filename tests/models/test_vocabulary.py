import pytest

from playground.models.vocabulary import Spelling, byte_table, piece_table, spell, spelling_of


def test_the_byte_table_covers_every_byte_once():
    assert sorted(byte_table().values()) == list(range(256))
    assert byte_table()["Ġ"] == 0x20
    assert byte_table()["Ċ"] == 0x0A


@pytest.mark.parametrize(
    ("token", "spelling", "expected"),
    [
        ("Ġcat", Spelling.BYTE_LEVEL, b" cat"),
        ("ðŁ", Spelling.BYTE_LEVEL, b"\xf0\x9f"),
        ("naïve text", Spelling.BYTE_LEVEL, "naïve text".encode()),
        ("▁the", Spelling.SENTENCEPIECE, b" the"),
        ("<0xF0>", Spelling.SENTENCEPIECE, b"\xf0"),
        ("<0xF00>", Spelling.SENTENCEPIECE, b"<0xF00>"),
        ("##ing", Spelling.WORDPIECE, b"ing"),
        ("play", Spelling.WORDPIECE, b" play"),
        ("日本", Spelling.PLAIN, "日本".encode()),
    ],
)
def test_an_entry_stands_for_its_bytes(token, spelling, expected):
    assert spell(token, spelling) == expected


@pytest.mark.parametrize(
    ("decoder", "expected"),
    [
        ({"type": "ByteLevel"}, Spelling.BYTE_LEVEL),
        ({"type": "Sequence", "decoders": [{"type": "Strip"}, {"type": "ByteLevel"}]}, Spelling.BYTE_LEVEL),
        (
            {"type": "Sequence", "decoders": [{"type": "Replace", "pattern": {"String": "▁"}}]},
            Spelling.SENTENCEPIECE,
        ),
        ({"type": "Metaspace"}, Spelling.SENTENCEPIECE),
        ({"type": "WordPiece"}, Spelling.WORDPIECE),
        ({"type": "Fuse"}, Spelling.PLAIN),
        (None, Spelling.PLAIN),
    ],
)
def test_the_decoder_tells_the_spelling(decoder, expected):
    assert spelling_of(decoder) is expected


def test_added_tokens_are_literal_and_gaps_are_empty():
    table = piece_table({"Ġa": 0, "<Ġ>": 1}, {1: "<Ġ>", 4: "<end>"}, Spelling.BYTE_LEVEL)
    assert table == (b" a", "<Ġ>".encode(), b"", b"", b"<end>")
