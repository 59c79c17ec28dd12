import numpy as np
import pytest

from playground.errors import BadValue, Cancelled, ModelFault
from playground.models.scripted import ScriptedModel
from tests.models.doubles import FaultyModel, GatedModel

PIECES = [b"a", b"b", b"ab", b"<end>"]


@pytest.fixture
def model():
    rows = {(): [0, 0, 0, 1], (0,): [0, 5, 0, 0], (1, 0): [0, 0, 7, 0]}
    return ScriptedModel(PIECES, rows, eos_ids=frozenset({3}))


def test_the_longest_ending_that_the_table_has_is_taken(model):
    rows = model.logits([(2,), (2, 0), (2, 1, 0)])
    assert rows.dtype == np.float32
    assert rows.argmax(axis=1).tolist() == [3, 1, 2]


def test_a_function_may_give_the_rows():
    model = ScriptedModel(PIECES, lambda path: np.eye(4)[len(path) % 4])
    assert model.logits([(0,), (0, 0)]).argmax(axis=1).tolist() == [1, 2]


def test_text_becomes_the_longest_pieces(model):
    assert model.encode("abba") == (2, 1, 0)
    assert model.pieces((2, 1, 0)) == (b"ab", b"b", b"a")
    with pytest.raises(BadValue, match="no token for 'c'"):
        model.encode("abc")


def test_what_cannot_be_asked_is_refused(model):
    with pytest.raises(BadValue, match="empty"):
        model.logits([()])
    with pytest.raises(BadValue, match="4,097 tokens"):
        model.logits([(0,) * 4097])
    with pytest.raises(ModelFault, match="no chat template"):
        model.chat([("user", "a")])
    with pytest.raises(Cancelled):
        model.logits([(0,)], cancelled=lambda: True)


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_damaged_table_is_a_fault(value):
    with pytest.raises(ModelFault, match="NaN or infinity"):
        ScriptedModel(PIECES, {(): [0, value, 0, 0]}).logits([(0,)])


def test_a_gated_model_lets_exactly_as_many_calls_through_as_allowed(model):
    gated = GatedModel(model)
    gated.let(2)
    gated.logits([(0,)])
    gated.logits([(0,)])
    with pytest.raises(Cancelled):
        gated.logits([(0,)], cancelled=lambda: True)
    gated.let_all()
    assert gated.logits([(0,)]).argmax() == 1


def test_a_faulty_model_fails_when_it_should(model):
    faulty = FaultyModel(model, after=1)
    faulty.logits([(0,)])
    with pytest.raises(ModelFault):
        faulty.logits([(0,)])
    assert np.isnan(FaultyModel(model, after=0, error=None).logits([(0,)])).all()
