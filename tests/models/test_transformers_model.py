"""Scores, cache and bytes of a tiny random Llama: quick, and every claim is exact."""

import json

import numpy as np
import pytest

from playground.decoding.presets import from_generation_config
from playground.errors import BadValue, Cancelled, ModelFault
from playground.models import transformers_model
from playground.models.library import open_model
from tests.models.folders import never, nothing
from tests.models.test_tokenizer import spacing

LONG = tuple(range(200)) + tuple(range(100))


@pytest.fixture
def model(tiny_source):
    opened = open_model(str(tiny_source), nothing, never)
    yield opened
    opened.close()


def fresh(model, path):
    """The scores of a full pass without any cache."""
    was, model.cache_enabled = model.cache_enabled, False
    row = model.logits([path])[0]
    model.cache_enabled = was
    return row


def close(one, other):
    np.testing.assert_allclose(one, other, rtol=0, atol=1e-4)


def test_a_path_that_grows_costs_one_token_a_call(model):
    model.logits([LONG[:50]])
    row = model.logits([LONG[:51]])[0]
    assert (model.last_forward.fed, model.last_forward.cached) == (1, 50)
    close(row, fresh(model, LONG[:51]))


@pytest.mark.parametrize("back", [1, 7, 60, 199])
def test_stepping_back_any_distance_costs_one_token(model, back):
    model.logits([LONG[:200]])
    row = model.logits([LONG[: 200 - back]])[0]
    assert model.last_forward.fed == 1
    close(row, fresh(model, LONG[: 200 - back]))


def test_the_same_path_again_feeds_its_last_token_only(model):
    first = model.logits([LONG[:40]])[0]
    again = model.logits([LONG[:40]])[0]
    assert (model.last_forward.fed, model.last_forward.cached) == (1, 39)
    close(first, again)


def test_branch_and_return_gives_the_numbers_of_a_fresh_pass(model):
    branch = (*LONG[:20], 250, 251, 252)
    before = model.logits([LONG[:30]])[0]
    close(model.logits([branch])[0], fresh(model, branch))
    model.logits([LONG[:30]])
    model.logits([branch])
    close(model.logits([LONG[:30]])[0], before)


def test_a_quite_different_path_leaves_the_long_one_in_the_cache(model):
    model.logits([LONG[:200]])
    model.logits([(255, 254, 253)])
    model.logits([LONG[:201]])
    assert model.last_forward.fed == 1


def test_a_branch_far_back_does_not_write_over_the_long_path(model):
    branch = (*LONG[:50], 250, 251)
    expected = [fresh(model, path) for path in (branch, (*branch, 252), LONG[:201])]
    model.logits([LONG[:200]])
    close(model.logits([branch])[0], expected[0])
    close(model.logits([(*branch, 252)])[0], expected[1])
    close(model.logits([LONG[:201]])[0], expected[2])
    assert model.last_forward.fed == 1


def test_hundreds_of_single_steps_give_the_numbers_of_one_pass(model):
    for length in range(1, 301):
        row = model.logits([LONG[:length]])[0]
    assert model.last_forward.fed == 1
    close(row, fresh(model, LONG))


def test_several_paths_give_the_numbers_of_one_each(model):
    paths = [(*LONG[:20], token) for token in (1, 2, 3, 4)]
    rows = model.logits(paths)
    assert rows.shape == (4, model.vocabulary_size)
    for path, row in zip(paths, rows, strict=True):
        close(row, fresh(model, path))


def test_paths_of_different_lengths_give_the_numbers_of_one_each(model):
    paths = [LONG[:5], LONG[:33], (250, 251), LONG[:12]]
    rows = model.logits(paths)
    for path, row in zip(paths, rows, strict=True):
        close(row, fresh(model, path))


def test_paths_of_different_lengths_leave_a_sound_cache(model):
    model.logits([LONG[:30], LONG[:10]])
    for path in (LONG[:31], LONG[:11]):
        close(model.logits([path])[0], fresh(model, path))


def test_paths_of_different_lengths_that_grow_together_cost_one_token_each(model):
    seen, made = [], []
    paths = [LONG[:200], (255, *LONG[:40])]
    for token in (7, 8, 9):
        rows = model.logits(paths, report=lambda _, total: seen.append(total))
        made += zip(paths, rows, strict=True)
        paths = [(*path, token) for path in paths]
    assert seen == [200, 41, 1, 1, 1, 1]
    assert (model.last_forward.fed, model.last_forward.cached, model.last_forward.heads) == (1, 201, 2)
    for path, row in made:
        close(row, fresh(model, path))


def test_calls_that_are_not_wanted_any_more_push_nothing_out_of_the_cache(model):
    model.logits([LONG[:200]])
    for token in (250, 251, 252, 253):
        with pytest.raises(Cancelled):
            model.logits([(token, 1, 2)], cancelled=lambda: True)
    model.logits([LONG[:201]])
    assert model.last_forward.fed == 1


def test_beams_that_grow_and_change_places_cost_one_token_each(model):
    beams = [(*LONG[:20], token) for token in (1, 2, 3)]
    model.logits(beams)
    grown = [(*beams[2], 9), (*beams[0], 8), (*beams[2], 7)]
    rows = model.logits(grown)
    assert (model.last_forward.fed, model.last_forward.heads) == (1, 3)
    for path, row in zip(grown, rows, strict=True):
        close(row, fresh(model, path))


def test_fanning_out_keeps_the_single_path(model):
    model.logits([LONG[:60]])
    model.logits([(*LONG[:60], token) for token in range(5)])
    assert model.last_forward.fed == 1
    model.logits([LONG[:61]])
    assert model.last_forward.fed == 1


def test_a_long_path_is_fed_in_chunks_with_the_same_result(model, monkeypatch):
    whole = fresh(model, LONG)
    monkeypatch.setattr(transformers_model, "CHUNK", 64)
    told = []
    row = model.logits([LONG], report=lambda done, total: told.append((done, total)))[0]
    assert told == [(64, 300), (128, 300), (192, 300), (256, 300), (300, 300)]
    close(row, whole)


def test_what_was_fed_before_a_stop_is_kept(model, monkeypatch):
    monkeypatch.setattr(transformers_model, "CHUNK", 64)
    asked = iter([False, False, True])
    with pytest.raises(Cancelled):
        model.logits([LONG], cancelled=lambda: next(asked))
    row = model.logits([LONG])[0]
    assert model.last_forward.cached == 128
    close(row, fresh(model, LONG))


def test_without_the_cache_every_call_is_a_full_pass(model):
    model.cache_enabled = False
    model.logits([LONG[:50]])
    model.logits([LONG[:51]])
    assert (model.last_forward.fed, model.last_forward.cached) == (51, 0)


def test_switching_the_cache_on_again_works(model):
    model.cache_enabled = False
    model.logits([LONG[:50]])
    model.cache_enabled = True
    model.logits([LONG[:50]])
    model.logits([LONG[:51]])
    assert model.last_forward.fed == 1


def test_the_account_of_a_call_is_complete(model):
    model.logits([LONG[:50]])
    account = model.last_forward
    assert account.shape == (1, 1, 300)
    assert account.heads == 1
    assert account.ms > 0


def test_ids_beyond_the_tokenizer_are_left_out(model):
    assert model.vocabulary_size == 259
    assert model.logits([(1,)]).shape == (1, 259)
    assert model.logits([(1,)]).dtype == np.float32


def test_all_end_tokens_count(model):
    assert model.eos_ids == {257, 258}
    assert model.special_ids == {256, 257, 258}


@pytest.mark.parametrize("paths", [[], [()], [(1,), ()]])
def test_an_empty_path_is_refused(model, paths):
    with pytest.raises(BadValue, match="empty"):
        model.logits(paths)


@pytest.mark.parametrize("token", [-1, 300])
def test_an_unknown_id_is_refused(model, token):
    with pytest.raises(BadValue, match="outside the vocabulary"):
        model.logits([(1, token, 2)])
    with pytest.raises(BadValue, match="no token"):
        model.pieces([token])


def test_a_path_beyond_the_context_is_refused(model):
    with pytest.raises(BadValue, match="513 tokens; this model holds at most 512"):
        model.logits([(1,) * 513])


@pytest.mark.parametrize(("value", "said"), [(float("nan"), "NaN"), (float("inf"), "infinity")])
def test_nonsense_from_the_model_is_a_fault_and_the_model_lives_on(tiny_folder, value, said):
    spoil(tiny_folder, value)
    model = open_model(str(tiny_folder), nothing, never)
    with pytest.raises(ModelFault, match=said):
        model.logits([(84, 104, 101)])
    with pytest.raises(ModelFault, match=said):
        model.logits([(84, 104)])


def spoil(folder, value):
    """One number of the head becomes `value`, one its negative."""
    from safetensors.torch import load_file, save_file

    weights = load_file(folder / "model.safetensors")
    # Whatever the sign of the hidden state, one of the two scores becomes +infinity.
    weights["lm_head.weight"][5][0] = value
    weights["lm_head.weight"][6][0] = -value
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})


def test_a_failure_inside_the_network_is_a_fault_and_the_next_call_works(model, monkeypatch):
    model.logits([LONG[:20]])
    network = model._network
    norm = network.model.norm

    def fail(*_args, **_options):
        raise RuntimeError("no memory left")

    with monkeypatch.context() as patch:
        patch.setattr(norm, "forward", fail)
        with pytest.raises(ModelFault, match="failed while computing"):
            model.logits([LONG[:30]])
    close(model.logits([LONG[:30]])[0], fresh(model, LONG[:30]))


@pytest.mark.parametrize("error", [TypeError, KeyboardInterrupt])
def test_whatever_ends_a_pass_midway_leaves_nothing_of_it_in_the_cache(model, monkeypatch, error):
    model.logits([LONG[:20]])

    def fail(*_args, **_options):
        raise error

    with monkeypatch.context() as patch:
        # The first layer has remembered the new tokens by then, the second has not.
        patch.setattr(model._network.model.layers[0].mlp, "forward", fail)
        with pytest.raises(error):
            model.logits([LONG[:30]])
    close(model.logits([(*LONG[:20], 250, 251)])[0], fresh(model, (*LONG[:20], 250, 251)))


def test_a_failure_while_the_cache_is_fitted_leaves_nothing_half_fitted(model, monkeypatch):
    model.logits([LONG[:20], (*LONG[:19], 250)])
    kept = model._cache._slots[0].kept

    def fail(_places):
        kept.layers[0].batch_select_indices([1, 0])
        raise RuntimeError("no memory left")

    with monkeypatch.context() as patch:
        patch.setattr(kept, "batch_select_indices", fail)
        with pytest.raises(ModelFault, match="failed while computing"):
            model.logits([(*LONG[:19], 250, 1), (*LONG[:20], 1)])
    rows = model.logits([(*LONG[:20], 1), (*LONG[:19], 250, 1)])
    close(rows[0], fresh(model, (*LONG[:20], 1)))


def test_a_text_has_no_space_that_the_tokenizer_only_puts_in_front(tiny_folder):
    spacing().save_pretrained(tiny_folder)
    model = open_model(str(tiny_folder), nothing, never)
    ids = model.encode("cat cat")
    assert model.pieces(ids) == (b" cat", b" cat")
    assert model.text_pieces(ids) == (b"cat", b" cat")


def test_a_closed_model_says_so(model):
    model.close()
    with pytest.raises(ModelFault, match="closed"):
        model.logits([(1,)])


def test_the_number_of_threads_can_be_set(model):
    was = model.threads
    model.threads = 1
    assert model.threads == 1
    model.threads = was


def test_the_makers_settings_are_told(tiny_folder):
    (tiny_folder / "generation_config.json").write_text(
        '{"do_sample": true, "temperature": 0.6, "top_p": 0.9, "eos_token_id": [257, 258], "max_length": 99}'
    )
    model = open_model(str(tiny_folder), nothing, never)
    assert model.generation_defaults == {"do_sample": True, "temperature": 0.6, "top_p": 0.9}


def test_every_setting_that_a_recipe_can_have_is_told(tiny_folder):
    written = {
        "do_sample": True, "temperature": 0.6, "top_k": 7, "top_p": 0.9, "min_p": 0.1, "top_h": 0.4,
        "typical_p": 0.8, "epsilon_cutoff": 0.001, "eta_cutoff": 0.002, "repetition_penalty": 1.2,
        "no_repeat_ngram_size": 3, "min_new_tokens": 4, "guidance_scale": 1.5,
        "sequence_bias": [[[3], 2.5]], "bad_words_ids": [[1, 2]], "suppress_tokens": [5],
        "exponential_decay_length_penalty": [5, 1.1],
    }  # fmt: skip
    (tiny_folder / "generation_config.json").write_text(json.dumps(written))
    told = open_model(str(tiny_folder), nothing, never).generation_defaults
    assert json.loads(json.dumps(told)) == written
    assert from_generation_config(told) == from_generation_config(written)
