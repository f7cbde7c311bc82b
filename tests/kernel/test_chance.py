from __future__ import annotations

import itertools
from collections import Counter

import pytest

from undercroft.kernel.chance import OutOfDice, Scripted, Seeded, commitment, new_seed
from undercroft.kernel.dice import TOTAL, pool
from undercroft.kernel.requests import NOBODY, Roll

D6 = (pool("d6"),)


def roll(stream="combat", dice=D6):
    return Roll(dice, TOTAL, NOBODY, why="attack", stream=stream)


def faces(seed, n, dice=D6, stream="combat", salt=0):
    chance, counters, thrown = Seeded(seed, salt), {stream: 0}, roll(stream, dice)
    return [chance.throw(counters, thrown)[0][0] for _ in range(n)]


def chi_square(counts, cells, expected):
    return sum((counts.get(cell, 0) - expected) ** 2 / expected for cell in cells)


@pytest.mark.parametrize("sides", [6, 10, 20])
def test_every_face_comes_up_as_often_as_the_others(sides):
    n = 12_000
    found = Counter(faces("fair", n, (pool(f"d{sides}"),)))
    limit = {6: 20.5, 10: 27.9, 20: 43.8}[sides]
    assert chi_square(found, range(1, sides + 1), n / sides) < limit


def test_a_face_says_nothing_about_the_next():
    shown = faces("serial", 18_001)
    pairs = Counter(itertools.pairwise(shown))
    cells = list(itertools.product(range(1, 7), repeat=2))
    assert chi_square(pairs, cells, 18_000 / 36) < 66.6


def test_two_dice_of_one_throw_say_nothing_about_each_other():
    chance, counters, both = Seeded("pair"), {"combat": 0}, roll(dice=(pool("d6"), pool("d6")))
    pairs = Counter(chance.throw(counters, both) for _ in range(18_000))
    cells = [((a,), (b,)) for a in range(1, 7) for b in range(1, 7)]
    assert chi_square(pairs, cells, 18_000 / 36) < 66.6


def test_the_throws_of_two_streams_say_nothing_about_each_other():
    pairs = Counter(zip(faces("two", 18_000), faces("two", 18_000, stream="loot")))
    cells = list(itertools.product(range(1, 7), repeat=2))
    assert chi_square(pairs, cells, 18_000 / 36) < 66.6


def test_every_order_of_a_shuffle_is_as_likely_as_the_others():
    chance, counters = Seeded("shuffle"), {"loot": 0}
    found = Counter(chance.shuffled(counters, "loot", "abcd") for _ in range(12_000))
    assert chi_square(found, itertools.permutations("abcd"), 500) < 49.7


def test_a_shuffle_of_many_cards_keeps_every_card():
    chance, counters = Seeded("many"), {"loot": 0}
    assert sorted(chance.shuffled(counters, "loot", range(300))) == list(range(300))


def test_an_exploding_die_goes_on_one_time_in_ten():
    shown = faces("boom", 20_000, (pool("d10!"),))
    assert abs(sum(face > 10 for face in shown) - 2_000) < 4 * (20_000 * 0.09) ** 0.5
    assert not any(face % 10 == 0 for face in shown)


def test_the_same_seed_gives_the_same_dice_on_every_machine():
    assert faces("undercroft", 12) == [6, 3, 3, 5, 5, 1, 2, 4, 5, 2, 3, 3]


def test_another_seed_gives_other_dice():
    assert faces("one", 40) != faces("other", 40)


def test_another_salt_gives_other_dice():
    assert faces("one", 40) != faces("one", 40, salt=1)


def test_one_more_roll_in_a_stream_leaves_the_others_untouched():
    quiet, busy = Seeded("s"), Seeded("s")
    calm, hasty = {"combat": 0, "map": 0}, {"combat": 0, "map": 0}
    busy.throw(hasty, roll())
    assert [quiet.throw(calm, roll("map")) for _ in range(20)] == [busy.throw(hasty, roll("map")) for _ in range(20)]


def test_a_copy_goes_on_in_the_same_way():
    chance = Seeded("s", 3)
    twin = chance.copy()
    assert twin.throw({"combat": 5}, roll()) == chance.throw({"combat": 5}, roll())


def test_scripted_dice_fall_as_written_and_then_run_out():
    chance, counters = Scripted([((3,),), ((5,),)]), {"combat": 0}
    assert [chance.throw(counters, roll()) for _ in range(2)] == [((3,),), ((5,),)]
    with pytest.raises(OutOfDice, match="combat: attack"):
        chance.throw(counters, roll())


def test_a_copy_of_scripted_dice_has_its_own_script():
    chance = Scripted([((3,),)])
    chance.copy().throw({"combat": 0}, roll())
    assert chance.left == [((3,),)]


def test_seeds_are_never_the_same_and_cannot_be_guessed_from_their_commitment():
    one, other = new_seed(), new_seed()
    assert one != other
    assert commitment(one) != commitment(other)
    assert one not in commitment(one)
