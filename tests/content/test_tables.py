import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.content.problems import Faults
from undercroft.content.tables import RollTable, outcomes


def table(die: str, *rows: str) -> RollTable[str]:
    return RollTable(id="t", die=die, rows={row: row for row in rows})


def faults(die: str, *rows: str) -> list[str]:
    with pytest.raises(Faults) as caught:
        table(die, *rows)
    return [fault.message for fault in caught.value.faults]


def test_a_roll_falls_on_the_row_of_its_range() -> None:
    assert table("d6", "1", "2-5", "6").result(4) == "2-5"


def test_an_open_row_takes_everything_above() -> None:
    assert table("d6", "1-5", "6+").result(9) == "6+"


def test_an_open_row_takes_everything_below() -> None:
    assert table("d6", "<=2", "3-6").result(-1) == "<=2"


def test_a_roll_off_the_table_is_told() -> None:
    with pytest.raises(KeyError, match="7 is not on the table t"):
        table("d6", "1-6").result(7)


def test_beyond_the_ends_of_the_die_its_first_or_last_result_counts() -> None:
    found = table("2d6", "2", "3-11", "12")
    assert [found.nearest(roll) for roll in (-3, 2, 7, 12, 15)] == ["2", "2", "3-11", "12", "12"]


def test_two_noughts_are_a_hundred() -> None:
    assert table("d100", "01-95", "96-00").result(100) == "96-00"


def test_d66_has_no_numbers_between_16_and_21() -> None:
    assert table("d66", "11-16", "21-66").result(21) == "21-66"


def test_two_dice_start_at_two() -> None:
    assert outcomes("2d6") == tuple(range(2, 13))


def test_gaps_on_d66_are_told_in_its_own_numbers() -> None:
    assert faults("d66", "11-15", "23-66") == ["no row for 16-22 of d66"]


def test_several_gaps_are_told_together() -> None:
    assert faults("d6", "2", "4") == ["no row for 1, 3, 5-6 of d6"]


def test_a_range_written_backwards_is_refused() -> None:
    assert 'row "5-2": expected a number or range such as 3, 2-5, 6+ or <=1' in faults("d6", "5-2")


def test_nought_alone_is_no_result_of_a_die() -> None:
    assert faults("d6", "0", "1-6") == ['row "0": d6 never shows this (1 to 6)']


@given(st.sampled_from(["d6", "2d6", "d20", "d66", "d100"]), st.data())
def test_a_table_cut_anywhere_has_one_row_for_every_result(die: str, data) -> None:
    possible = outcomes(die)
    cuts = sorted(data.draw(st.sets(st.integers(1, len(possible) - 1), max_size=5)))
    bounds = zip([0, *cuts], [*cuts, len(possible)], strict=True)
    rows = [f"{possible[low]}-{possible[high - 1]}" for low, high in bounds]
    made = table(die, *rows)
    assert [rows.index(made.row(number)) for number in possible] == sorted(
        rows.index(made.row(number)) for number in possible
    )
