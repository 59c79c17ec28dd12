import pytest

from playground.widgets.bar_scale import scale_for


@pytest.mark.parametrize(
    ("largest", "full"), [(0.001, 0.01), (0.09, 0.1), (0.1, 0.1), (0.2759, 0.5), (0.6, 1.0), (1.0, 1.0)]
)
def test_full_width_is_the_next_round_share(largest: float, full: float) -> None:
    assert scale_for(largest, log=False).full == full


def test_the_axis_names_round_shares() -> None:
    assert scale_for(0.2, log=False).ticks == ((0.0, "0"), (0.5, "12.5 %"), (1.0, "25 %"))
    assert [name for _, name in scale_for(0.2, log=True).ticks] == ["0.0001 %", "0.01 %", "1 %", "100 %"]


@pytest.mark.parametrize(("p", "part"), [(1.0, 1.0), (0.01, 4 / 6), (1e-6, 0.0), (1e-9, 0.0), (0.0, 0.0)])
def test_a_logarithmic_bar_grows_by_a_sixth_for_each_factor_of_ten(p: float, part: float) -> None:
    assert scale_for(1.0, log=True).part(p) == pytest.approx(part, abs=1e-12)
