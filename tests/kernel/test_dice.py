from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.dice import (
    FACES,
    STANDARD,
    TAIL,
    TOTAL,
    TOTALS,
    Die,
    Reading,
    at_least,
    bands,
    cases,
    check_faces,
    describe,
    labels_of,
    mixed,
    pool,
    spread,
    symbol_die,
)

SWORDS = symbol_die("sword", [(), ("hit",), ("hit", "hit"), ("bam",), (), ("hit",)], (6, 5, 4, 3, 2, 1))


def _symbols(faces):
    shown = [SWORDS.symbols[face - 1] for side in faces for face in side]
    return sum(symbols.count("hit") for symbols in shown), sum("bam" in symbols for symbols in shown)


HITS_AND_BAMS = Reading(
    "hits-and-bams",
    _symbols,
    each=lambda die, face: (die.symbols[face - 1].count("hit"), int("bam" in die.symbols[face - 1])),
    zero=(0, 0),
    done=lambda *sides: (sum(hits for hits, _ in sides), sum(bams for _, bams in sides)),
)

EVERY_DIE = tuple(STANDARD.values())

READINGS = [TOTAL, TOTALS, at_least(4), at_least(6)]


@st.composite
def thrown(draw, dice=EVERY_DIE):
    pools = draw(st.lists(st.lists(st.sampled_from(dice), max_size=4).map(tuple), min_size=1, max_size=3).map(tuple))
    faces = []
    for side in pools:
        shown = []
        for die in side:
            legal = st.integers(1, die.sides * 3).filter(die.legal) if die.explodes else st.integers(1, die.sides)
            shown.append(draw(legal))
        faces.append(tuple(shown))
    return pools, tuple(faces)


def by_parts(reading, dice, faces):
    sides = []
    for side, shown in zip(dice, faces):
        value = reading.zero
        for die, face in zip(side, shown):
            value = reading.merge(value, reading.each(die, face))
        sides.append(value)
    return reading.done(*sides)


@pytest.mark.parametrize("reading", READINGS, ids=repr)
@given(case=thrown())
def test_a_reading_says_the_same_die_by_die_as_on_all_faces(reading, case):
    dice, faces = case
    assert by_parts(reading, dice, faces) == reading.of(faces)


@given(case=thrown(dice=(SWORDS,)))
def test_a_reading_of_symbols_says_the_same_die_by_die(case):
    dice, faces = case
    assert by_parts(HITS_AND_BAMS, dice, faces) == HITS_AND_BAMS.of(faces)


@pytest.mark.parametrize("reading", READINGS, ids=repr)
def test_a_spread_worked_out_die_by_die_is_the_one_counted_over_faces(reading):
    dice = (pool("2d6"), pool("d4+d3"))
    plain = Reading("plain", reading.of)
    parts, faces = dict(spread(dice, reading)), dict(spread(dice, plain))
    assert parts.keys() == faces.keys()
    assert all(math.isclose(parts[value], faces[value], abs_tol=1e-12) for value in faces)


@pytest.mark.parametrize("text", ["d6", "3d6", "2d10!", "d100", "4d4+2d20"])
def test_the_chances_of_a_spread_add_up_to_certainty(text):
    assert math.isclose(math.fsum(chance for _, chance in spread((pool(text),), TOTAL)), 1.0, abs_tol=1e-12)


def test_two_dice_show_seven_most_often():
    assert dict(spread((pool("2d6"),), TOTAL))[7] == pytest.approx(6 / 36)


def test_nine_symbol_dice_have_few_cases_where_faces_have_millions():
    dice = ((SWORDS,) * 9,)
    assert cases(dice, HITS_AND_BAMS) < 200
    assert cases(dice, FACES) == 6**9


def test_an_exploding_die_is_followed_until_the_rest_is_rarer_than_the_tail():
    last = STANDARD["d10!"].spread()[-1]
    assert last[0] > 80
    assert last[1] < TAIL


@pytest.mark.parametrize("face", [10, 20, 0, -3])
def test_an_exploding_die_never_ends_on_its_highest_face(face):
    assert not STANDARD["d10!"].legal(face)


def test_the_throws_behind_an_exploded_face_are_shown():
    assert STANDARD["d10!"].shown(24) == (10, 10, 4)
    assert STANDARD["d6"].shown(5) == (5,)


def test_opposite_faces_of_a_numbered_die_add_up_to_one_more_than_its_sides():
    assert [STANDARD["d6"].opposite(face) for face in range(1, 7)] == [6, 5, 4, 3, 2, 1]


def test_opposite_faces_of_a_symbol_die_are_the_ones_stated():
    assert SWORDS.opposite(2) == 5


def test_a_symbol_die_must_name_every_opposite_once():
    with pytest.raises(ValueError, match="sword: opposites must name every face once"):
        symbol_die("sword", [(), (), ()], (1, 1, 2))


@pytest.mark.parametrize(("text", "shown"), [("2d6+d10", "2d6+1d10"), (" 3d10! ", "3d10!"), ("d3", "1d3")])
def test_a_pool_reads_and_describes(text, shown):
    assert describe(pool(text)) == shown
    assert pool(shown) == pool(text)


@pytest.mark.parametrize("text", ["", "2d7", "d", "6", "2d6-1", "d6!"])
def test_unknown_dice_are_refused_with_those_there_are(text):
    with pytest.raises(ValueError, match=r"unknown dice .* as in 2d6"):
        pool(text)


@pytest.mark.parametrize(
    ("faces", "why"),
    [
        (((1, 2),), None),
        ((), "1 groups of dice are thrown, 0 were given"),
        (((1,),), "2d6 are 2 dice, 1 faces were given"),
        (((1, 7),), "a d6 cannot show 7; it shows 1 to 6"),
        (((0, 1),), "a d6 cannot show 0; it shows 1 to 6"),
    ],
)
def test_faces_that_cannot_have_been_thrown_are_named(faces, why):
    assert check_faces((pool("2d6"),), faces) == why


def test_an_exploding_face_that_cannot_be_is_named():
    assert check_faces((pool("d10!"),), ((20,),)) == "a d10! cannot show 20; it shows a sum that does not end on a 10"


def test_merging_adds_tuples_place_by_place():
    reading = Reading("pairs", lambda faces: faces)
    assert reading.merge((1, 2), (3, 4)) == (4, 6)


def test_a_die_without_symbols_is_described_by_name():
    assert describe((Die("odd", 5),)) == "1odd"


D100, D6 = STANDARD["d100"], STANDARD["d6"]
UNDER_40 = bands("disaster", perfect=5, success=40, failure=94, fumble=99)
FACE = Reading("face", lambda faces: faces[0][0])


@pytest.mark.parametrize(
    ("face", "band"),
    [(1, "perfect"), (5, "perfect"), (6, "success"), (40, "success"), (41, "failure"), (94, "failure")],
)
def test_a_hundred_faces_fall_into_bands(face, band):
    assert UNDER_40.of(((face,),)) == band


@pytest.mark.parametrize(("face", "band"), [(95, "fumble"), (99, "fumble"), (100, "disaster")])
def test_the_last_faces_have_bands_of_their_own(face, band):
    assert UNDER_40.of(((face,),)) == band


def test_the_odds_of_bands_are_as_many_cases_as_there_are_bands():
    chances = dict(spread((pool("d100"),), UNDER_40))
    wanted = {"perfect": 0.05, "success": 0.35, "failure": 0.54, "fumble": 0.05, "disaster": 0.01}
    assert chances == pytest.approx(wanted)


def test_a_value_no_higher_than_a_band_below_leaves_its_own_empty():
    assert {band for band, _ in spread((pool("d100"),), bands("miss", perfect=5, success=5))} == {"perfect", "miss"}


def test_bands_that_overlap_are_refused_by_name():
    with pytest.raises(ValueError, match="the bands overlap: success up to 97, failure up to 94"):
        bands("fumble", success=97, failure=94)


def test_dice_of_several_kinds_are_thrown_together_and_read_each_by_itself():
    dice, reading = mixed(("hit", D100, UNDER_40), ("location", D6, FACE))
    assert reading.of(((37, 4),)) == ("success", 4)
    chances = dict(spread((dice,), reading))
    assert len(chances) == 30
    assert chances["success", 4] == pytest.approx(0.35 / 6)
    assert sum(chances.values()) == pytest.approx(1)


def test_two_dice_of_one_kind_that_mean_different_things_are_told_apart():
    dice, reading = mixed(("damage", D6, FACE), ("location", D6, bands("high", low=3)))
    assert dict(spread((dice,), reading))[6, "low"] == pytest.approx(1 / 12)
    assert reading.of(((2, 6),)) == (2, "high")


def test_two_dice_for_the_same_are_refused():
    with pytest.raises(ValueError, match="two dice of one throw are for the same: hit, hit"):
        mixed(("hit", D100, FACE), ("hit", D6, FACE))


def test_a_pool_may_say_what_each_die_is_for():
    assert pool("d100:hit+2d6:damage") == (D100.called("hit"), D6.called("damage"), D6.called("damage"))
    assert labels_of((pool("d100:hit+d6"), pool("d6"))) == (("hit", ""), ("",))
    assert labels_of((pool("2d6"),)) == ()


def test_faces_a_labelled_die_cannot_show_are_named_by_what_it_is_for():
    dice = (pool("d100:hit+d6:location"),)
    assert check_faces(dice, ((37, 9),)) == "the d6 for location cannot show 9; it shows 1 to 6"
    assert check_faces(dice, ((100, 6),)) is None


def test_what_a_side_comes_to_is_folded_before_the_sides_are_joined():
    def look(die, face):
        return face, int(face == 1)

    def of(faces):
        return tuple((sum(side), side.count(1) >= 2) for side in faces)

    def fold(side):
        return side[0], side[1] >= 2

    plain = Reading("plain", of)
    folded = Reading("folded", of, each=look, zero=(0, 0), fold=fold, done=lambda *sides: sides)
    dice = pool("3d6"), pool("2d4")
    parts, faces = dict(spread(dice, folded)), dict(spread(dice, plain))
    assert parts.keys() == faces.keys()
    assert all(parts[value] == pytest.approx(faces[value]) for value in faces)


def test_a_reading_of_a_reading_takes_together_what_comes_to_the_same():
    sixes = TOTAL.then("all-sixes", lambda total: total == 12)
    assert sixes.of(((6, 6),))
    assert not sixes.of(((6, 5),))
    assert dict(spread((pool("2d6"),), sixes)) == pytest.approx({True: 1 / 36, False: 35 / 36})
    assert cases((pool("2d6"),), sixes) == 2


def test_a_reading_of_a_reading_that_cannot_be_split_is_counted_in_faces():
    high = FACES.then("high", lambda faces: max(faces[0]))
    assert cases((pool("2d6"),), high) == 36
    assert dict(spread((pool("2d6"),), high))[6] == pytest.approx(11 / 36)


@pytest.mark.parametrize("n", [2, 3, 5])
def test_what_several_exploding_dice_hardly_ever_come_to_is_left_out_and_changes_no_chance(n):
    plain = {0: 1.0}
    for _ in range(n):
        grown = {}
        for total, chance in plain.items():
            for face, weight in STANDARD["d10!"].spread():
                grown[total + face] = grown.get(total + face, 0.0) + chance * weight
        plain = grown
    found = dict(spread((pool(f"{n}d10!"),), TOTAL))
    assert found.keys() < plain.keys()
    assert sum(abs(found.get(total, 0.0) - chance) for total, chance in plain.items()) < TAIL / 10


def test_of_dice_that_do_not_explode_nothing_is_left_out():
    assert dict(spread((pool("20d6"),), TOTAL))[120] == pytest.approx(6.0**-20, rel=1e-9)


def test_readings_that_look_at_dice_in_the_same_way_count_them_once():
    seen = []

    def look(die, face):
        seen.append(face)
        return face

    for target in (3, 5, 9):
        reading = Reading("reaches", lambda faces: None, each=look, done=lambda total, least=target: total >= least)
        spread((pool("2d6"),), reading)
    assert len(seen) == 12
