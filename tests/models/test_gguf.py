"""GGUF files: heads read by ourselves, whole files opened, damaged and foreign ones refused."""

import numpy as np
import pytest

from playground.errors import ModelFault
from playground.models import cache_folder
from playground.models.gguf_file import read_head
from playground.models.library import open_model
from playground.models.vocabulary import byte_table
from tests.models.folders import never, nothing


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv(cache_folder.VARIABLE, str(tmp_path / "cache"))
    return tmp_path / "cache"


def write_gguf(path, architecture="llama"):
    """A random Llama with one layer and 259 tokens."""
    import gguf

    path.parent.mkdir(parents=True, exist_ok=True)
    writer = gguf.GGUFWriter(path, architecture)
    writer.add_context_length(128)
    writer.add_embedding_length(32)
    writer.add_block_count(1)
    writer.add_feed_forward_length(64)
    writer.add_head_count(4)
    writer.add_head_count_kv(2)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(8)
    writer.add_vocab_size(259)
    tokens = [*byte_table(), "ab", "<s>", "</s>"]
    writer.add_tokenizer_model("gpt2")
    writer.add_token_list(tokens)
    writer.add_token_types([1] * 257 + [3, 3])
    writer.add_token_merges(["a b"])
    writer.add_bos_token_id(257)
    writer.add_eos_token_id(258)
    random = np.random.default_rng(3)
    shapes = {
        "token_embd": (259, 32), "output": (259, 32), "output_norm": (32,), "blk.0.attn_norm": (32,),
        "blk.0.ffn_norm": (32,), "blk.0.attn_q": (32, 32), "blk.0.attn_k": (16, 32),
        "blk.0.attn_v": (16, 32), "blk.0.attn_output": (32, 32), "blk.0.ffn_gate": (64, 32),
        "blk.0.ffn_up": (64, 32), "blk.0.ffn_down": (32, 64),
    }  # fmt: skip
    for name, shape in shapes.items():
        writer.add_tensor(f"{name}.weight", random.normal(size=shape).astype(np.float32))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def test_the_head_is_read_without_the_library(tmp_path):
    head = read_head(write_gguf(tmp_path / "small.gguf"))
    assert head.architecture == "llama"
    assert head.count == 2 * 259 * 32 + 3 * 32 + 2 * 32 * 32 + 2 * 16 * 32 + 3 * 64 * 32


def test_a_file_with_foreign_letters_opens_and_the_second_time_needs_no_conversion(tmp_path, monkeypatch):
    path = write_gguf(tmp_path / "日本語 modèles é" / "klein ü.gguf")
    model = open_model(str(path), nothing, never)
    assert model.name == "klein ü"
    assert model.pieces(model.encode("ab")) == (b"ab",)
    rows = model.logits([(1, 2, 3)])
    monkeypatch.setattr("playground.models.library.convert_gguf", None)
    np.testing.assert_array_equal(open_model(str(path), nothing, never).logits([(1, 2, 3)]), rows)


def test_a_foreign_architecture_is_named(tmp_path):
    path = write_gguf(tmp_path / "foreign.gguf", architecture="zork")
    with pytest.raises(ModelFault, match="architecture “zork” cannot be read"):
        open_model(str(path), nothing, never)


@pytest.mark.parametrize("kept", [0, 3, 10, 60, 1000, -1])
def test_a_half_file_is_refused(tmp_path, kept):
    path = write_gguf(tmp_path / "half.gguf")
    path.write_bytes(path.read_bytes()[:kept])
    with pytest.raises(ModelFault, match=r"half\.gguf is (empty|incomplete)"):
        open_model(str(path), nothing, never)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"PK\x03\x04" + bytes(60), "is not a GGUF file"),
        (b"GGUF" + (9).to_bytes(4, "little") + bytes(60), "GGUF version 9"),
        (b"GGUF" + (3).to_bytes(4, "little") + b"\xff" * 60, "incomplete or damaged"),
        (b"version https://git-lfs.github.com/spec/v1\n", "Git LFS pointer"),
    ],
)
def test_another_content_is_refused(tmp_path, content, said):
    path = tmp_path / "odd.gguf"
    path.write_bytes(content)
    with pytest.raises(ModelFault, match=said):
        open_model(str(path), nothing, never)


def test_a_file_beyond_the_memory_is_refused_before_it_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr("playground.models.memory.available", lambda: 1_000_000)
    with pytest.raises(ModelFault, match="needs about 200 MB of memory and 1 MB are free"):
        open_model(str(write_gguf(tmp_path / "big.gguf")), nothing, never)


def test_only_the_conversions_used_last_are_kept(tmp_path, cache, monkeypatch):
    from playground.models import library

    monkeypatch.setattr(library, "_CONVERSIONS_KEPT", 1)
    monkeypatch.setattr(library, "convert_gguf", lambda _source, target, *_: (target / "a").write_text(""))
    for name in ("one", "two"):
        path = tmp_path / f"{name}.gguf"
        path.write_text(name)
        last = library._converted(path, 1, nothing, never)
    assert [folder.name for folder in (cache / "converted").iterdir() if folder.is_dir()] == [last.name]
