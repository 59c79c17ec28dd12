"""The engine on the built-in model against `generate()` of transformers, and what stepping back costs."""

import resource
import sys
import time
from functools import cache
from pathlib import Path

import torch

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.library import open_model
from playground.models.transformers_model import TransformersModel
from playground.session import engine
from playground.session.records import Job
from playground.session.session import Session
from playground.session.tree import Prompt
from tests.benchmarks.measuring import Row, alone, at_least, at_most, median_ms, median_ratio

PROMPT = "Once upon a time, in a small village by the sea,"
RECIPE = Recipe.parse("temperature=0.8,top_k=40,top_p=0.9,sample")
TOKENS = 60


@cache
def model() -> TransformersModel:
    return open_model("builtin", lambda stage, part: None, lambda: False)


def ours() -> float:
    """Tokens per second of the bare engine; the first token is not counted, it reads the prompt."""
    ids = model().encode(PROMPT)
    job = Job(1, (Head(ids, len(ids)),), TOKENS + 1)
    job = engine.advance(job, engine.step(model(), job, RECIPE))
    start = time.perf_counter()
    for _ in range(TOKENS):
        job = engine.advance(job, engine.step(model(), job, RECIPE))
    return TOKENS / (time.perf_counter() - start)


class _Clock:
    """A streamer that notes when the first and the last token came."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def put(self, value: object) -> None:
        self.times.append(time.perf_counter())

    def end(self) -> None:
        pass


def theirs() -> float:
    """Tokens per second of `generate()` with the same settings, weights and threads, logits kept."""
    network, ids = model()._network, torch.tensor([model().encode(PROMPT)])
    clock = _Clock()
    network.generate(
        ids,
        attention_mask=torch.ones_like(ids),
        max_new_tokens=TOKENS + 1,
        min_new_tokens=TOKENS + 1,
        do_sample=True,
        temperature=0.8,
        top_k=40,
        top_p=0.9,
        output_logits=True,
        return_dict_in_generate=True,
        pad_token_id=2,
        streamer=clock,
    )
    return TOKENS / (clock.times[-1] - clock.times[1])


def back_and_on(length: int) -> float:
    """ms to go back half the way and continue with another token."""
    ids = (model().encode("The cat sat on the mat. ") * length)[:length]
    model().logits([ids])
    back = ids[: length // 2]
    numbers = iter(range(100, 10_000))

    def act() -> None:
        model().logits([(*back, next(numbers))])

    return median_ms(act, 7)


def measure() -> list[Row]:
    return alone(_measure)


def _measure() -> list[Row]:
    ours(), theirs()
    ratio, rate = median_ratio(ours, theirs)
    rows = [
        Row("bare engine", rate, "tok/s"),
        at_least("bare engine / generate(), tokens per second", ratio, "×", 0.95),
    ]
    one = back_and_on(64)
    lengths = (64, 512, 2048)
    rows += [
        Row(f"back from {length} to {length // 2} and on", back_and_on(length), "ms") for length in lengths
    ]
    rows.append(Row("back and on at 2048 / at 64", back_and_on(2048) / one, "×"))
    return rows


def measure_memory() -> list[Row]:
    """Memory per step over 2,000 steps of records in a tree, without the model."""
    import numpy as np

    from playground.models.scripted import ScriptedModel

    tail = np.random.default_rng(0).normal(0, 3, 49_152).astype(np.float32)
    tokens = tuple(f"t{i}".encode() for i in range(49_152))
    scripted = ScriptedModel(tokens, lambda path: np.roll(tail, len(path)), context_limit=10_000)
    session = Session()
    session.edit_prompt(Prompt("t0", (0,), (b"t0",)))
    job = Job(1, (Head((0,), 1),), 3000)
    before, steps = 0.0, 2000
    for number in range(steps + 200):
        if number == 200:
            before = resident_kib()
        step = engine.step(scripted, job, RECIPE)
        session.commit("Run", step, joins=True)
        job = engine.advance(job, step)
    return [at_most("memory per step over 2,000 steps", (resident_kib() - before) / steps, "KiB", 50)]


def resident_kib() -> float:
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * resource.getpagesize() / 1024
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
