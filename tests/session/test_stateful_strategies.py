"""Strategies that remember, that follow a schedule, or that ask the model twice, in the engine."""

from playground.decoding.recipe import Recipe
from playground.decoding.strategy import Head
from playground.models.scripted import ScriptedModel
from playground.session import engine
from playground.session.records import Job, Step


def run(model: ScriptedModel, head: Head, recipe: Recipe, steps: int) -> tuple[list[Step], list[Head]]:
    job, done, heads = Job(1, (head,), steps), [], [head]
    for _ in range(steps):
        done.append(engine.step(model, job, recipe))
        job = engine.advance(job, done[-1])
        heads.append(job.head)
    return done, heads


def test_mirostat_remembers_and_stepping_back_restores_its_memory_exactly(model: ScriptedModel) -> None:
    recipe = Recipe.parse("mirostat(tau=2,eta=0.5),sample")
    done, heads = run(model, Head((0,), 1, seed=3), recipe, 6)
    memories = [head.memories.get("mirostat", 4.0) for head in heads]
    assert len(set(memories)) > 3
    again, _ = run(model, heads[3], recipe, 3)
    assert [step.growth.token for step in again] == [step.growth.token for step in done[3:]]
    assert [step.memories for step in again] == [step.memories for step in done[3:]]


def test_a_memory_of_another_form_is_none(model: ScriptedModel) -> None:
    recipe = Recipe.parse("mirostat(tau=2,eta=0.5),sample")
    fresh, _ = run(model, Head((0,), 1, seed=3), recipe, 3)
    odd, _ = run(model, Head((0,), 1, seed=3, memories={"mirostat": (1, 2)}), recipe, 3)
    assert [step.memories for step in odd] == [step.memories for step in fresh]


def test_two_paths_keep_their_memories_apart(model: ScriptedModel) -> None:
    recipe = Recipe.parse("mirostat(tau=2,eta=0.5),sample")
    alone = [run(model, Head((first,), 1, seed=3), recipe, 5)[1][-1].memories for first in (0, 1)]
    one, other = Head((0,), 1, seed=3), Head((1,), 1, seed=3)
    for _ in range(5):
        one, other = run(model, one, recipe, 1)[1][-1], run(model, other, recipe, 1)[1][-1]
    assert [one.memories, other.memories] == alone


def test_a_schedule_follows_the_new_tokens_and_not_the_prompt(model: ScriptedModel) -> None:
    recipe = Recipe.parse("top_k=from(2,1),sample")
    done, _ = run(model, Head((0, 1, 2), 3, seed=3), recipe, 4)
    assert [step.look.kept == 1 for step in done] == [False, False, True, True]


def test_guidance_asks_twice_only_while_it_is_on(model: ScriptedModel) -> None:
    recipe = Recipe.parse('guidance(scale=from(1,2),prompt=""),greedy')
    first = engine.look(model, Head((0, 1), 2), recipe)
    second = engine.look(model, Head((0, 1, 3), 2), recipe)
    assert (first.guide, second.guide is not None) == (None, True)
    assert second.guide is not None
    assert (second.guide == model.logits([(1, 3)])[0]).all()
    assert engine.choose(second, recipe).growth.how in ("greedy", "tie")
