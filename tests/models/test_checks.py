"""Folders and names that cannot be opened: one sentence each, and nothing is run, loaded or asked for."""

import errno
import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from playground.errors import BadValue, Cancelled, ModelFault
from playground.models import cache_folder
from playground.models.library import open_model
from playground.models.manifest import folder_fingerprint, write_manifest
from tests.models.folders import never, nothing, write_tiny

LFS = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 538090408\n"


@pytest.fixture(autouse=True)
def no_network(monkeypatch):
    """Any attempt to leave this machine fails the test."""

    def refuse(*arguments, **_):
        raise AssertionError(f"the network was asked: {arguments}")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)


def refusal(where, kind=ModelFault):
    with pytest.raises(kind) as caught:
        open_model(str(where), nothing, never)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def change_config(folder, **changes):
    path = folder / "config.json"
    config = {**json.loads(path.read_text()), **changes}
    path.write_text(json.dumps({key: value for key, value in config.items() if value is not None}))


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("", "Name a model"),
        ("   ", "Name a model"),
        ("/does/not/exist", "The folder /does/not/exist was not found"),
        ("./nope", "The folder ./nope was not found"),
        ("~/nope-nope", "The folder ~/nope-nope was not found"),
        ("C:\\models\\x", "The folder C:\\models\\x was not found"),
        ("a/b/c", "The folder a/b/c was not found"),
        ("nope.gguf", "The file nope.gguf was not found"),
        (" gpt2 ", "There is no folder “gpt2”"),
        ("what is this?", "There is no folder"),
        ("a\0b", "NUL"),
    ],
)
def test_a_wrong_place_is_named(where, said):
    assert said in refusal(where, BadValue)


@pytest.mark.parametrize("where", ["x" * 300, "x" * 300 + ".gguf", "/" + "x" * 5_000])
def test_a_name_that_no_disk_takes_gets_a_sentence(where):
    said = refusal(where, BadValue)
    assert "cannot be read" in said
    assert len(said) < 200


def test_a_weight_file_with_a_name_that_no_disk_takes_gets_a_sentence(tiny_folder):
    (tiny_folder / "model.safetensors").unlink()
    index = {"weight_map": {"a": "x" * 300}}
    (tiny_folder / "model.safetensors.index.json").write_text(json.dumps(index))
    assert "cannot be read" in refusal(tiny_folder, BadValue)


def test_a_folder_that_may_not_be_looked_into_gets_a_sentence(tiny_folder, monkeypatch):
    def refuse(folder):
        raise PermissionError(errno.EACCES, "Permission denied", str(folder))

    (tiny_folder / "config.json").unlink()
    monkeypatch.setattr(Path, "iterdir", refuse)
    assert "tiny-llama” cannot be read: Permission denied" in refusal(tiny_folder, BadValue)


def test_a_file_instead_of_a_folder_is_explained(tiny_folder):
    assert "config.json is a file; open the folder" in refusal(tiny_folder / "config.json", BadValue)


def test_an_empty_folder_says_so(tmp_path):
    assert "the folder is empty" in refusal(tmp_path)


def test_a_folder_without_configuration_tells_what_it_found(tiny_folder):
    (tiny_folder / "config.json").unlink()
    said = refusal(tiny_folder)
    assert "no config.json" in said
    assert "model.safetensors" in said


def test_a_folder_of_gguf_files_points_at_them(tmp_path):
    (tmp_path / "small.gguf").write_bytes(b"GGUF")
    assert "open one of them: small.gguf" in refusal(tmp_path)


def test_an_adapter_is_called_an_adapter(tmp_path):
    (tmp_path / "adapter_config.json").write_text("{}")
    assert "LoRA adapter" in refusal(tmp_path)


@pytest.mark.parametrize("text", ["{", "[]", "\xff", "[" * 100_000])
def test_a_damaged_configuration_is_named(tiny_folder, text):
    (tiny_folder / "config.json").write_text(text, encoding="latin-1")
    assert "config.json" in refusal(tiny_folder)


def test_a_missing_tokenizer_is_named(tiny_folder):
    (tiny_folder / "tokenizer.json").unlink()
    assert "no tokenizer" in refusal(tiny_folder)


def test_a_damaged_tokenizer_is_named(tiny_folder):
    (tiny_folder / "tokenizer.json").write_text("{}")
    assert "tokenizer in tiny-llama cannot be read" in refusal(tiny_folder)


def test_a_pointer_instead_of_weights_is_named(tiny_folder):
    (tiny_folder / "model.safetensors").write_text(LFS)
    assert "Git LFS pointer" in refusal(tiny_folder)


def test_an_empty_weight_file_is_named(tiny_folder):
    (tiny_folder / "model.safetensors").write_bytes(b"")
    assert "model.safetensors is empty" in refusal(tiny_folder)


@pytest.mark.parametrize("kept", [4, 500, -1, -2000])
def test_a_half_download_is_named(tiny_folder, kept):
    path = tiny_folder / "model.safetensors"
    path.write_bytes(path.read_bytes()[:kept])
    assert "model.safetensors is incomplete" in refusal(tiny_folder)


def test_a_damaged_header_is_named(tiny_folder):
    path = tiny_folder / "model.safetensors"
    data = bytearray(path.read_bytes())
    data[8:12] = b"????"
    path.write_bytes(data)
    assert "damaged" in refusal(tiny_folder)


def test_a_missing_shard_is_named(tiny_folder):
    (tiny_folder / "model.safetensors").rename(tiny_folder / "model-00001-of-00002.safetensors")
    index = {"weight_map": {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}}
    (tiny_folder / "model.safetensors.index.json").write_text(json.dumps(index))
    assert "model-00002-of-00002.safetensors is not in tiny-llama" in refusal(tiny_folder)


@pytest.mark.parametrize(
    "index", [5, {"weight_map": 5}, {"weight_map": {"a": 5}}, {"weight_map": {"a": ["b"]}}]
)
def test_a_damaged_index_is_named(tiny_folder, index):
    (tiny_folder / "model.safetensors").unlink()
    (tiny_folder / "model.safetensors.index.json").write_text(json.dumps(index))
    assert re.search("index.json in tiny-llama is damaged|is not in tiny-llama", refusal(tiny_folder))


@pytest.mark.parametrize("name", ["manifest.json", "generation_config.json", "tokenizer_config.json"])
def test_a_file_of_brackets_alone_is_a_damaged_file(tiny_folder, name):
    (tiny_folder / name).write_text("[" * 100_000)
    if name == "manifest.json":
        assert open_model(str(tiny_folder), nothing, never).fingerprint
    else:
        assert "cannot be read" in refusal(tiny_folder)


def test_a_missing_tensor_is_named_and_not_invented(tiny_folder):
    from safetensors.torch import load_file, save_file

    weights = load_file(tiny_folder / "model.safetensors")
    del weights["lm_head.weight"]
    save_file(weights, tiny_folder / "model.safetensors", metadata={"format": "pt"})
    assert "one part is missing, such as lm_head.weight" in refusal(tiny_folder)


def test_weights_of_another_shape_are_refused(tiny_folder):
    change_config(tiny_folder, hidden_size=64)
    assert "cannot be read" in refusal(tiny_folder)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"model_type": "t5", "is_encoder_decoder": True}, "encoder-decoder model (t5)"),
        ({"model_type": "zork"}, "type “zork” are not known"),
        ({"model_type": None, "architectures": None}, "names no model type"),
        ({"model_type": "zork", "auto_map": {"AutoModelForCausalLM": "evil.Evil"}}, "never run here"),
        ({"model_type": "bert", "architectures": ["BertForMaskedLM"]}, "BertForMaskedLM is not made to"),
        ({"model_type": "vit", "architectures": 5}, "vit is not made to continue text"),
        ({"model_type": "vit", "architectures": None}, "vit is not made to continue text"),
        ({"quantization_config": {"quant_method": "bitsandbytes"}}, "quantised with bitsandbytes"),
        ({"quantization_config": {"load_in_4bit": True}}, "are quantised, which is not supported"),
    ],
)
def test_another_kind_of_model_is_named(tiny_folder, changes, said):
    change_config(tiny_folder, **changes)
    assert said in refusal(tiny_folder)


def test_a_model_that_fails_at_its_first_token_is_refused_with_a_sentence(tiny_folder):
    from transformers import AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(tiny_folder)
    tokenizer.add_tokens([f"<more {place}>" for place in range(60)])
    tokenizer.add_special_tokens({"bos_token": "<beyond the embeddings>"})
    tokenizer.save_pretrained(tiny_folder)
    assert refusal(tiny_folder) == "tiny-llama was read, but fails at its first token."


@pytest.mark.parametrize("listed", [-1, "</s>", [258, 99_999, [1]]])
def test_end_tokens_that_the_model_does_not_have_are_left_out(tiny_folder, listed):
    (tiny_folder / "generation_config.json").write_text(json.dumps({"eos_token_id": listed}))
    model = open_model(str(tiny_folder), nothing, never)
    assert model.eos_ids == ({257, 258} if isinstance(listed, list) else {257})


def test_code_in_the_folder_is_not_run(tiny_folder):
    witness = tiny_folder / "it-ran"
    code = f"open({str(witness)!r}, 'w').close()\nclass Evil: pass\n"
    (tiny_folder / "evil.py").write_text(code)
    change_config(tiny_folder, auto_map={"AutoModelForCausalLM": "evil.Evil", "AutoConfig": "evil.Evil"})
    model = open_model(str(tiny_folder), nothing, never)  # the type itself is known: opened without the code
    assert model.vocabulary_size == 259
    assert not witness.exists()


def test_a_pickle_is_refused_and_not_opened(tiny_folder):
    witness = tiny_folder / "it-ran"
    (tiny_folder / "model.safetensors").unlink()
    hostile = f"cposix\nsystem\n(S'touch {witness}'\ntR.".encode()
    (tiny_folder / "pytorch_model.bin").write_bytes(hostile)
    said = refusal(tiny_folder)
    assert "pytorch_model.bin" in said
    assert "weights_only" not in said
    assert "trust" not in said
    assert not witness.exists()


def test_a_model_beyond_the_memory_is_refused_before_it_is_read(tiny_folder, monkeypatch):
    monkeypatch.setattr("playground.models.memory.available", lambda: 100_000_000)
    assert "needs about 200 MB of memory and 100 MB are free" in refusal(tiny_folder)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_limit_of_the_process_counts():
    code = (
        "import resource; from playground.models.memory import available;"
        "resource.setrlimit(resource.RLIMIT_AS, (3_000_000_000,) * 2); print(available())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert 0 < int(run.stdout) < 3_000_000_000


def test_a_folder_with_foreign_letters_opens(tmp_path):
    folder = tmp_path / "日本語 modèles é"
    write_tiny(folder)
    model = open_model(f"  {folder}  ", nothing, never)
    assert model.name == "日本語 modèles é"
    assert model.path == str(folder)
    assert model.logits([(1, 2)]).shape == (1, 259)


def test_stages_are_told(tiny_folder):
    stages = []
    open_model(str(tiny_folder), lambda stage, _fraction: stages.append(stage), never)
    assert stages[0] == "Checking the folder"
    assert {"Reading the tokenizer", "Reading the weights", "Trying the model"} <= set(stages)


@pytest.mark.parametrize("last", ["Reading the tokenizer", "Reading the weights"])
def test_opening_can_be_stopped_between_stages(tiny_folder, last):
    seen = []
    with pytest.raises(Cancelled):
        open_model(str(tiny_folder), lambda stage, _fraction: seen.append(stage), lambda: last in seen)
    assert seen[-1] == last


def test_the_fingerprint_follows_the_weights(tiny_folder, tiny_source):
    from safetensors.torch import load_file, save_file

    before = open_model(str(tiny_folder), nothing, never).fingerprint
    assert before == open_model(str(tiny_source), nothing, never).fingerprint
    weights = load_file(tiny_folder / "model.safetensors")
    weights["model.norm.weight"] *= 2
    save_file(weights, tiny_folder / "model.safetensors", metadata={"format": "pt"})
    assert open_model(str(tiny_folder), nothing, never).fingerprint != before


@pytest.mark.parametrize(
    "told", ['{"version": 1}', '{"version": 1, "source": ["x"]}', '{"version": 1, "source": "x"}']
)
def test_a_manifest_of_another_program_is_not_believed(tiny_folder, tiny_source, told):
    (tiny_folder / "manifest.json").write_text(told)
    fingerprint = open_model(str(tiny_folder), nothing, never).fingerprint
    assert fingerprint == open_model(str(tiny_source), nothing, never).fingerprint


def test_a_manifest_like_ours_is_believed_in_our_own_folder_only(tiny_folder, monkeypatch):
    before = folder_fingerprint(tiny_folder)
    write_manifest(tiny_folder, "made-from-this", "x")
    assert folder_fingerprint(tiny_folder) == before
    monkeypatch.setenv(cache_folder.VARIABLE, str(tiny_folder.parent))
    assert folder_fingerprint(tiny_folder) == "made-from-this"
    (tiny_folder / "config.json").write_text("{}")
    assert folder_fingerprint(tiny_folder) not in ("made-from-this", before)


def test_a_replaced_model_gives_its_memory_back(tiny_folder):
    import gc
    import weakref

    model = open_model(str(tiny_folder), nothing, never)
    model.logits([tuple(range(100))])
    network = weakref.ref(model._network)
    model.close()
    gc.collect()
    assert network() is None


def test_opening_says_nothing_on_the_terminal(tiny_source):
    code = (
        "import sys; from playground.models.library import open_model;"
        "model = open_model(sys.argv[1], lambda *_: None, lambda: False); model.logits([(1, 2)])"
    )
    command = [sys.executable, "-c", code, str(tiny_source)]
    run = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.parametrize(
    "module", ["scripted", "forward", "vocabulary", "builtin", "checks", "hub", "library"]
)
def test_what_needs_no_torch_does_not_load_it(module):
    code = f"import sys, playground.models.{module}; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
