"""Spells of enemies: how they are cast, and what each of them changes.  LE-0726 to LE-0732, LE-0791, LE-G16"""

from __future__ import annotations

import pytest

from systems.league.build import monster
from systems.league.magic.scene import cast, chance, hp, of, points, room, tough, under, value, with_fields
from systems.league.magic.test_spells import FAILS, OUT, Case, case
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import ENEMY_SPELLS
from undercroft.systems.league.foes.magic_user import castable

BESIDE = """
.......
.W.....
.g.....
..s....
.......
"""
AWAY = """
.......
.W.....
.......
.......
..gs...
"""
TOUCH = (40, 4)
"""The d100 of a touch that lands, and the d6 for where."""
MISSES = (99, 4)

CASES: dict[str, Case] = {
    "withering-touch": case("W", hp("g"), 10, 12, TOUCH, "pass", 4, board=BESIDE, g={"hp": 10}, foe="ogre"),
    "burning-palm": case("W", hp("W"), 20, 16, TOUCH, "pass", 4, OUT, board=BESIDE),
    "grave-chill": case("W", of("W", "stun"), 0, 1, TOUCH, "pass", 4, 5, board=BESIDE),
    "crippling-spasm": case("W", of("W", "prone"), False, True, TOUCH, "pass", FAILS, board=BESIDE),
    "rotting-grasp": case("W", of("W", "diseased"), False, True, TOUCH, "pass", 3, FAILS, board=BESIDE),
    "dark-bolt": case("W", hp("W"), 20, 13, 7, board=AWAY),
    "witch-fire": case("W", hp("W"), 20, 15, 5, OUT, board=AWAY),
    "ice-shards": case("W", hp("W"), 20, 16, (2, 2), OUT, board=AWAY),
    "bile": case("W", hp("W"), 20, 15, 5, OUT, board=AWAY),
    "stinging-cloud": case("W", of("W", "poison"), 0, 4, FAILS, 3, board=AWAY),
    "veil-the-eyes": case("W", value("W", "combat-skill"), 40, 25, FAILS, board=AWAY),
    "nightmare": case("W", of("W", "sanity"), 10, 8, FAILS, board=AWAY),
    "mind-leech": case("W", of("W", "mana"), 60, 53, FAILS, (3, 4), board=AWAY),
    "shadow-web": case("W", of("W", "netted"), False, True, FAILS, board=AWAY),
    "knit-flesh": case("s", hp("s"), 3, 8, 5, board=AWAY, s={"hp": 3}),
    "battle-rage": case("s", value("s", "combat-skill"), 45, 55, board=AWAY),
    "stone-hide": case("s", tough("s"), 9, 7, board=AWAY),
    "cloak-of-night": case("", chance("W", "s"), 40, 30, board=AWAY),
    "spur-on": case("s", points("s"), 2, 3, board=AWAY),
    "cut-the-threads": case("", tough("W"), 9, 10, board=AWAY, prepare=under("W", "moss-skin", "W")),
}
"""The shaman is the goblin g; s is an orc beside it."""


def positioned(spell):
    found = CASES[spell]
    figures = {name: dict(one) if isinstance(one, dict) else one for name, one in found.figures.items()}
    figures.setdefault("s", {})
    play = pack(found.board, spells=(spell,), **figures)
    if found.prepare is not None:
        found.prepare(play)
    return play


def pack(board=AWAY, *, spells=(), s=None, **more):
    """A caster g that knows these spells, an orc s, and a wizard who has dispelled a spell already."""
    play = room(board, s=monster("orc", **{"hp": 12, "facing": "north", **(s or {})}), **more)
    with_fields("g", spells=spells, ap=2)(play)
    with_fields("W", dispelled=True)(play)
    return play


def test_every_spell_of_enemies_is_tried():
    assert set(library()[ENEMY_SPELLS]) == set(CASES)


@rule("LE-C177", "LE-G16", "LE-0077", "LE-0519", "LE-0528", "LE-0532", "LE-0534", "LE-0553")
@rule("LE-0618", "LE-0831", "LE-G11")
@pytest.mark.parametrize("spell", CASES)
def test_a_spell_of_an_enemy_changes_something(spell):
    found, play = CASES[spell], positioned(spell)
    cast(play, spell, found.aim, *found.replies, roll=5, by="g")
    assert found.see(play) == found.after


@rule("LE-C177")
@pytest.mark.parametrize("spell", CASES)
def test_a_spell_of_an_enemy_that_fails_changes_nothing(spell):
    found, play = CASES[spell], positioned(spell)
    cast(play, spell, found.aim, roll=99, by="g")
    assert found.see(play) == found.before


# how they are cast


@rule("LE-0791", "LE-C100")
@pytest.mark.parametrize(("face", "left"), [(30, 13), (31, 20)])
def test_an_enemy_casts_with_its_ranged_skill(face, left):
    play = pack(spells=("dark-bolt",))
    cast(play, "dark-bolt", "W", *((7,) if left == 13 else ()), roll=face, by="g")
    assert play.who("W").hp == left


@rule("LE-0791")
def test_the_casting_value_is_taken_off_it():
    play = pack(spells=("nightmare",))
    cast(play, "nightmare", "W", roll=26, by="g")
    assert play.who("W").sanity == 10


@rule("LE-0791")
def test_an_enemy_does_not_miscast():
    play = pack(spells=("dark-bolt",))
    cast(play, "dark-bolt", "W", roll=100, by="g")
    assert play.state.morale == play.state.starting_morale
    assert play.enemy("g").ap == 2


def spells_of_use(play, kind):
    """The spells of a kind that the goblin could cast now."""
    return sorted({spell.id for spell, _ in castable(play.game, play.enemy("g"), kind)})


@rule("LE-0726", "LE-0728", "LE-C177")
def test_spells_are_for_close_combat_for_a_distance_or_for_its_own_side():
    known = ("knit-flesh", "dark-bolt", "withering-touch")
    play = pack(spells=known, s={"hp": 3})
    assert [spells_of_use(play, kind) for kind in ("close", "ranged", "support")] == [[], ["dark-bolt"], ["knit-flesh"]]
    assert spells_of_use(pack(BESIDE, spells=known), "close") == ["withering-touch"]


@rule("LE-0730", "LE-0732")
def test_a_spell_that_is_of_no_use_is_not_cast():
    assert spells_of_use(pack(spells=("knit-flesh",), s={"hp": 40}), "support") == []


@rule("LE-0730")
def test_what_is_in_force_already_is_not_cast_again():
    play = pack(spells=("stone-hide",))
    assert spells_of_use(play, "support") == ["stone-hide"]
    for name in ("g", "s"):
        under(name, "stone-hide")(play)
    assert spells_of_use(play, "support") == []


@rule("LE-0556")
def test_with_a_hero_beside_it_it_casts_only_by_touch():
    assert spells_of_use(pack(BESIDE, spells=("dark-bolt",)), "ranged") == []


@rule("LE-0573")
def test_an_enemy_that_has_dispelled_casts_nothing():
    play = pack(spells=("dark-bolt",))
    with_fields("g", dispelled=True)(play)
    assert spells_of_use(play, "ranged") == []
