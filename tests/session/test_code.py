"""Copy as code: what comes out can be run, and says what it leaves out."""

import ast
import json
import math
import shlex
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from playground.cli import parse
from playground.decoding.catalogue import TRANSFORMS
from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Transform
from playground.errors import BadValue
from playground.session import engine
from playground.session.code import Task, as_command, as_llama_cpp, as_openai
from playground.session.code_transformers import as_transformers
from playground.session.records import Job
from playground.session.session import Session
from playground.session.tree import Prompt

from .growing import make_model

PROMPT = Prompt('The "cat" – $x\n', (0, 1), (b'The "cat"', " – $x\n".encode()))


def task(recipe: str = "sample", prompt: Prompt = PROMPT, seed: int = 42, model: str = "some/model") -> Task:
    return Task(Recipe.parse(recipe), prompt, seed, 12, model)


def settings_of(program: str) -> dict[str, Any]:
    """What is handed to GenerationConfig."""
    (call,) = [
        node
        for node in ast.walk(ast.parse(program))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "GenerationConfig"
    ]
    return {word.arg or "": eval(ast.unparse(word.value), {"float": float}) for word in call.keywords}


def comments_of(program: str) -> str:
    return "\n".join(line for line in program.splitlines() if line.startswith("# "))


def acting(kind: type[Transform]) -> Transform:
    """A transform that does something."""
    texts = {
        "logit_bias": 'logit_bias="id:3=-5|id:4=-inf"',
        "ban": 'ban="id:3|id:5,4"',
        "allow": 'allow="id:1|id:2"',
        "temperature": "temperature=0.7",
        "grammar": 'grammar(regex="[0-9]+")',
    }
    return Recipe.parse(f"{texts.get(kind.about.key, str(kind()))},sample").transforms[0]


def test_a_plain_recipe_becomes_explicit_parameters() -> None:
    program = as_transformers(
        task("repetition_penalty=1.1,temperature=0.7,top_k=40,min_p=0.05,sample(draw=race)")
    )
    assert settings_of(program) == {
        "do_sample": True,
        "max_new_tokens": 12,
        "temperature": 0.7,
        "top_k": 40,
        "top_p": 1.0,
        "repetition_penalty": 1.1,
        "min_p": 0.05,
    }
    assert "torch.manual_seed(42)" in program
    assert "ids = torch.tensor([[0, 1]])" in program
    assert comments_of(program) == "# 'The \"cat\" \\u2013 $x\\n'"


def test_settings_that_a_model_may_bring_are_switched_off() -> None:
    settings = settings_of(as_transformers(task("sample(draw=race)")))
    assert settings["temperature"] == settings["top_p"] == settings["repetition_penalty"] == 1.0
    assert settings["top_k"] == 0


@pytest.mark.parametrize("recipe", ["temperature=0.7,top_k=5,greedy", "temperature=0,top_p=0.5,sample"])
def test_greedy_does_not_sample_and_names_no_sampling_parameter(recipe: str) -> None:
    assert settings_of(as_transformers(task(recipe))) == {"do_sample": False, "max_new_tokens": 12}


def test_lists_become_ids_with_a_vocabulary_and_a_comment_without() -> None:
    recipe = 'ban=" b|id:5,4",logit_bias="id:3=-5|id:4=-inf",sample(draw=race)'
    settings = settings_of(as_transformers(task(recipe), make_model(), 20))
    assert [1] in settings["bad_words_ids"]
    assert [5, 4] in settings["bad_words_ids"]
    assert settings["sequence_bias"] == [[[3], -5.0], [[4], -math.inf]]
    assert "no vocabulary is here to read it" in comments_of(as_transformers(task(recipe)))


@pytest.mark.parametrize("kind", TRANSFORMS, ids=lambda kind: kind.about.key)
@pytest.mark.parametrize("write", [as_transformers, as_llama_cpp, as_openai])
def test_every_strategy_is_a_parameter_or_is_named_as_missing(kind: type[Transform], write: Any) -> None:
    transform = acting(kind)
    with_it = Task(Recipe((transform,), Recipe.parse("sample").search), PROMPT, 42, 12, "m")
    bare = task("sample", model="m")
    new, old = write(with_it), write(bare)
    assert new != old
    if write is as_transformers:
        assert settings_of(new) != settings_of(old) or str(transform) in comments_of(new)
    else:
        told, before = json.loads(new), json.loads(old)
        notes = "\n".join(told.pop("_note"))
        before.pop("_note")
        assert told != before or str(transform) in notes


def test_a_schedule_is_named_as_missing_everywhere() -> None:
    scheduled = task("temperature=linear(0.5,1.5,20),sample")
    for text in (as_transformers(scheduled), as_llama_cpp(scheduled), as_openai(scheduled)):
        assert "temperature=linear(0.5,1.5,20): " in text
        assert "no schedules" in text


def test_an_order_that_is_not_theirs_is_told() -> None:
    odd = task("top_p=0.9,temperature=0.7,sample")
    assert "transformers has an order of its own" in as_transformers(odd)
    assert ": temperature, top_p." in as_transformers(odd)
    assert "vLLM has an order of its own" in as_openai(odd)
    assert json.loads(as_llama_cpp(odd))["samplers"] == ["top_p", "temperature"]
    even = task("temperature=0.7,top_p=0.9,sample")
    assert "order of its own" not in as_transformers(even) + as_openai(even)


def test_llama_cpp_gets_the_order_and_every_filter_that_is_off() -> None:
    body = json.loads(as_llama_cpp(task("repetition_penalty=1.2,top_k=7,temperature=0.5,sample")))
    assert body["samplers"] == ["penalties", "top_k", "temperature"]
    assert (body["repeat_penalty"], body["top_k"], body["temperature"]) == (1.2, 7, 0.5)
    assert (body["top_p"], body["min_p"], body["typical_p"]) == (1.0, 0.0, 1.0)
    assert body["prompt"] == 'The "cat" – $x\n'


def test_mirostat_and_greedy_have_their_switches() -> None:
    body = json.loads(as_llama_cpp(task("mirostat(tau=4,eta=0.2),sample")))
    assert (body["mirostat"], body["mirostat_tau"], body["mirostat_eta"]) == (2, 4.0, 0.2)
    assert json.loads(as_llama_cpp(task("top_k=5,greedy")))["temperature"] == 0.0
    assert json.loads(as_openai(task("top_k=5,greedy")))["temperature"] == 0.0


def test_the_openai_form_says_what_only_vllm_knows() -> None:
    body = json.loads(as_openai(task("presence_penalty=0.5,top_k=9,sample")))
    assert (body["presence_penalty"], body["top_k"], body["max_tokens"]) == (0.5, 9, 12)
    assert "top_k is known to vLLM, not to OpenAI." in body["_note"]
    assert "_note" not in json.loads(as_openai(task("temperature=0.5,greedy")))


def test_a_seed_that_a_server_does_not_have_is_cut_down_and_told() -> None:
    big = task("sample", seed=2**63 + 5)
    for text, seed in ((as_llama_cpp(big), 5), (as_openai(big), 5)):
        assert json.loads(text)["seed"] == seed
        assert "was cut down to 5" in text


@pytest.mark.parametrize(
    "text",
    ["plain", "two  spaces", 'it\'s "quoted" $HOME `x` \\', "-an option", "a\nb", "ä🤗", ""],
)
def test_the_command_line_reads_back_as_the_same_task(text: str) -> None:
    prompt = Prompt(text, (0,), (text.encode(),))
    wanted = Task(Recipe.parse('ban="a|b",temperature=0.7,sample'), prompt, 7, 9, "some folder/model")
    words = shlex.split(as_command(wanted))
    assert words[:2] == ["playground", "trace"]
    read = parse(words[1:])
    assert (read.prompt, read.seed, read.max_new_tokens, read.model) == (text, 7, 9, "some folder/model")
    assert Recipe.parse(read.recipe) == wanted.recipe
    assert not read.chat


def test_a_chat_goes_through_the_template_again() -> None:
    prompt = Prompt("Hello!", (0,), (b"<|im_start|>user Hello!",), "chat")
    read = parse(shlex.split(as_command(task(prompt=prompt)))[1:])
    assert (read.prompt, read.chat) == ("Hello!", True)


def test_a_nul_is_refused_with_a_way_out() -> None:
    with pytest.raises(BadValue, match="--prompt-file"):
        as_command(task(prompt=Prompt("a\x00", (0,), (b"a\x00",))))


def test_a_prompt_that_begins_within_a_character_is_refused() -> None:
    with pytest.raises(BadValue, match="within a character"):
        as_command(task(prompt=Prompt("\ufffd", (0,), (b"\xa4",))))
    assert "\ufffd" in as_command(task(prompt=Prompt("\ufffd", (0,), ("\ufffd".encode(),))))


def test_what_a_tokenizer_puts_in_front_is_not_handed_over_as_text() -> None:
    prompt = Prompt("a", (1, 0), (b"<s>", b"a"), specials=False)
    read = parse(shlex.split(as_command(task(prompt=prompt)))[1:])
    assert (read.prompt, read.plain) == ("a", True)


def test_a_server_is_said_to_read_control_tokens() -> None:
    for write in (as_llama_cpp, as_openai):
        prompt = Prompt("a<end>", (0,), (b"a<end>",), specials=False)
        assert "control tokens" in str(json.loads(write(task("greedy", prompt=prompt)))["_note"])
        assert "control tokens" not in write(task("greedy"))


@pytest.fixture(scope="module")
def builtin() -> Iterator[Any]:
    from playground.models.library import open_model

    opened = open_model("builtin", lambda stage, fraction: None, lambda: False)
    yield opened
    opened.close()


def our_ids(model: Any, wanted: Task) -> list[int]:
    session = Session()
    session.wish("Set", recipe=wanted.recipe, seed=wanted.seed)
    session.edit_prompt(wanted.prompt)
    for _ in range(wanted.max_new_tokens):
        step = engine.step(model, Job(1, (session.head(),), 1), wanted.recipe)
        session.commit("Run", step, joins=True)
        if step.growth.token in model.eos_ids:
            break
    return [step.growth.token for step in session.steps()]


@pytest.mark.model
@pytest.mark.parametrize(
    "recipe",
    [
        "repetition_penalty=1.1,temperature=0.8,top_k=40,top_p=0.9,sample(draw=race)",
        "min_new_tokens=5,temperature=1.2,min_p=0.1,sample(draw=race)",
        'ban=" the|id:28",greedy',
    ],
)
def test_the_program_for_transformers_writes_our_tokens(builtin: Any, recipe: str) -> None:
    from playground.models.builtin import ready_folder

    ids = builtin.encode("The old lighthouse keeper")
    prompt = Prompt("The old lighthouse keeper", ids, builtin.pieces(ids))
    wanted = Task(Recipe.parse(recipe), prompt, 1234, 12, str(ready_folder()))
    program = as_transformers(wanted, builtin, builtin.vocabulary_size)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout.splitlines()[0]) == our_ids(builtin, wanted)
