"""The hub, played by a small server on this machine: downloads, refusals, no network, no room, a stop."""

import hashlib
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from playground.errors import Cancelled, FileFault, ModelFault
from playground.models.hub import fetch_from_hub
from playground.models.library import open_model
from tests.models.folders import never, nothing

COMMIT = "0123456789abcdef0123456789abcdef01234567"


class Hub(ThreadingHTTPServer):
    """Answers like the hub, for one repository `lab/tiny` with the files of a folder."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.files = {}
        self.refusal = None
        self.asked = []
        self.hold = None


class Answer(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_HEAD(self):
        self.answer(send_body=False)

    def do_GET(self):
        self.answer(send_body=True)

    def answer(self, send_body):
        self.server.asked.append((self.command, self.path, self.headers.get("Authorization")))
        place = self.path.partition("?")[0]
        if self.server.refusal is not None:
            status, code = self.server.refusal
            self.send(status, b"{}", {"X-Error-Code": code} if code else {}, send_body)
        elif place.startswith("/api/models/lab/tiny/tree/"):
            self.send(200, json.dumps(self.entries("path")).encode(), {}, send_body)
        elif place.startswith("/api/models/lab/tiny"):
            info = {"id": "lab/tiny", "sha": COMMIT, "siblings": self.entries("rfilename")}
            self.send(200, json.dumps(info).encode(), {}, send_body)
        elif place.rpartition("/")[2] not in self.server.files:
            self.send(404, b"", {}, send_body)
        else:
            self.send_file(place.rpartition("/")[2], send_body)

    def entries(self, key):
        return [
            {key: name, "size": len(content), "type": "file", "oid": hashlib.sha1(content).hexdigest()}
            for name, content in self.server.files.items()
        ]

    def send_file(self, name, send_body):
        content = self.server.files[name]
        if self.server.hold is not None and name.endswith(".safetensors") and send_body:
            self.server.hold.wait(60)
        etag = hashlib.sha1(content).hexdigest()
        self.send(200, content, {"ETag": f'"{etag}"', "X-Repo-Commit": COMMIT}, send_body)

    def send(self, status, body, headers, send_body):
        self.send_response(status)
        for key, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(key, value)
        self.end_headers()
        if send_body:
            self.wfile.write(body)


@pytest.fixture
def hub(tmp_path, monkeypatch):
    server = Hub()
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    monkeypatch.setenv("HF_ENDPOINT", f"http://127.0.0.1:{server.server_port}")
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    monkeypatch.setenv("HF_HUB_ETAG_TIMEOUT", "20")
    for name in ("HF_HUB_CACHE", "HF_HUB_OFFLINE", "TRANSFORMERS_OFFLINE", "NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def tiny(hub, tiny_source):
    """The repository holds the tiny model, a program and a pickle."""
    hub.files = {path.name: path.read_bytes() for path in tiny_source.iterdir()}
    hub.files |= {"modeling.py": b"raise SystemExit", "pytorch_model.bin": b"pickle"}
    return hub


def refusal(kind=ModelFault):
    with pytest.raises(kind) as caught:
        fetch_from_hub("lab/tiny", nothing, never)
    assert "hf_secret" not in f"{caught.value} {caught.value.detail}"
    return str(caught.value)


def test_a_model_is_downloaded_without_code_and_pickles_and_opens(tiny):
    told = []
    model = open_model("lab/tiny", lambda *stage: told.append(stage), never)
    assert model.name == "lab/tiny"
    assert model.logits([(1, 2)]).shape == (1, 259)
    assert "Downloading lab/tiny" in {stage for stage, _ in told}
    fetched = {path.rpartition("/")[2] for _, path, _ in tiny.asked}
    assert "model.safetensors" in fetched
    assert not {"modeling.py", "pytorch_model.bin"} & fetched


def test_other_forms_of_the_same_weights_are_left_on_the_hub(tiny):
    tiny.files |= dict.fromkeys(("consolidated.safetensors", "consolidated.00.safetensors"), b"large")
    tiny.files |= {"onnx/model.json": b"{}", "original/model.safetensors": b"large"}
    folder = fetch_from_hub("lab/tiny", nothing, never)
    fetched = {path.partition(f"/{COMMIT}/")[2] for _, path, _ in tiny.asked if "/resolve/" in path}
    assert "model.safetensors" in fetched
    assert not [name for name in fetched if name.startswith(("consolidated", "onnx", "original"))]
    assert not list(folder.glob("*/*"))


def test_what_is_downloaded_opens_without_a_network(tiny):
    folder = fetch_from_hub("lab/tiny", nothing, never)
    tiny.shutdown()
    tiny.server_close()
    assert fetch_from_hub("lab/tiny", nothing, never) == folder


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ((401, "GatedRepo"), "is gated: sign in"),
        ((403, "GatedRepo"), "is gated: sign in"),
        ((403, None), "may not read lab/tiny"),
        ((404, "RepoNotFound"), "is not on the hub, or it is private"),
        ((401, None), "wants you to sign in"),
    ],
)
def test_each_refusal_has_its_own_sentence(hub, answer, said):
    hub.refusal = answer
    assert said in refusal()


def test_an_unreachable_hub_is_said(hub):
    hub.shutdown()
    hub.server_close()
    assert "cannot be reached" in refusal()


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"config.json": b"{}", "pytorch_model.bin": b"x"}, "no weights as safetensors"),
        ({"small.gguf": b"GGUF"}, "holds GGUF files only"),
    ],
)
def test_a_repository_that_cannot_be_opened_is_refused_before_the_download(hub, files, said):
    hub.files = files
    assert said in refusal()
    assert not any("/resolve/" in path for _, path, _ in hub.asked)


def test_a_model_larger_than_the_disk_is_refused_before_the_download(tiny, monkeypatch, tmp_path):
    patch = tmp_path / "patch"
    patch.mkdir()
    # Read by the program that downloads, when it starts.
    (patch / "sitecustomize.py").write_text(
        "import shutil\nshutil.disk_usage = lambda _: type('Usage', (), {'free': 1_000})\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(patch))
    assert "MB are free there" in refusal(FileFault)
    assert not any("/resolve/" in path for _, path, _ in tiny.asked)


def test_a_download_can_be_stopped_and_taken_up_again(tiny):
    tiny.hold = threading.Event()

    def asked():
        return any("model.safetensors" in path and kind == "GET" for kind, path, _ in tiny.asked)

    with pytest.raises(Cancelled):
        fetch_from_hub("lab/tiny", nothing, asked)
    tiny.hold.set()
    assert (fetch_from_hub("lab/tiny", nothing, never) / "model.safetensors").is_file()
