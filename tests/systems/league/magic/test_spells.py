"""Every spell of wizards changes something when it is cast, and nothing when its casting fails.  LE-G15"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from systems.league.build import Play
from systems.league.driving import Reply
from systems.league.magic.scene import (
    BADLY,
    See,
    cast,
    chance,
    fallen,
    here,
    hp,
    hunted,
    lock_opened,
    lock_sealed,
    locked,
    magic_strike,
    of,
    points,
    refreshed,
    room,
    singed,
    square,
    threat,
    tough,
    under,
    value,
    with_fields,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.magic.aims import aims

APART = """
.......
.W...F.
.......
...g...
.......
"""
BESIDE = """
.......
.WF....
.g.....
.......
.......
"""
NEXT = """
.......
.W.....
..gF...
.......
.......
"""
SHUT = """
+-+-+-+-+-+
|. W|. . F|
+ + + + + +
|. .=. . .|
+-+-+-+-+-+
"""
OPEN = SHUT.replace("=", "/")


class Case(NamedTuple):
    """A spell in a position: at what it is aimed, the dice after the casting roll, what is seen before and after."""

    aim: str
    see: See
    before: Any
    after: Any
    replies: tuple[Reply, ...] = ()
    board: str = ""
    prepare: Callable[[Play], None] | None = None
    figures: dict[str, Any] = {}


def case(aim: str, see: See, before: Any, after: Any, *replies: Reply, **more: Any) -> Case:
    """One line of the table; what is not a field of the case is said of figures."""
    own = {name: more.pop(name) for name in ("board", "prepare") if name in more}
    return Case(aim, see, before, after, replies, figures=more, **own)


HIT = 40
"""A touch that lands."""
OUT, ON = 2, 5
"""Fire and acid go out; frost stuns."""
FAILS, HOLDS = 90, 10
"""A test against a spell."""

HURT_FRIEND = {"hp": 4}
DOWN = {"hp": 0, "prone": True}
FAR_FRIEND = {"at": "f2"}

CASES: dict[str, Case] = {
    # destruction
    "magic-dart": case("g", hp("g"), 30, 26, 4),
    "ember": case("g", hp("g"), 30, 26, 4, OUT),
    "chill-finger": case("g", of("g", "stun"), 0, 1, HIT, 4, ON, board=BESIDE),
    "hail-of-stones": case("g", hp("g"), 30, 23, (3, 4)),
    "flame-lance": case("g", of("g", "fire"), 0, 3, 7, ON),
    "acid-spit": case("g", of("g", "acid"), 0, 4, 8, ON),
    "shock-grasp": case("g", of("g", "stun"), 0, 1, HIT, 6, board=BESIDE),
    "cutting-wind": case("b4", hp("g"), 30, 25, 5),
    "fireball": case("b4", hp("g"), 30, 21, 9, OUT),
    "thunderbolt": case("g", hp("g"), 30, 21, (4, 5)),
    "winters-breath": case("", hp("g"), 30, 27, 3, OUT),
    "leech-life": case("g", hp("W"), 10, 13, HIT, 6, board=BESIDE, W={"hp": 10}),
    "devouring-acid": case("g", hp("g"), 30, 20, (5, 5), OUT),
    "ice-spear": case("g", hp("g"), 30, 19, (5, 5), OUT),
    "thunderclap": case("", of("g", "stun"), 0, 1, FAILS, 4),
    "wall-of-flame": case("b4", hp("g"), 30, 20, 10, OUT),
    "falling-star": case("f5", of("g", "prone"), False, True, FAILS, (4, 4), OUT, board=APART, F={"at": "g1"}),
    "unmake": case("g", hp("g"), 30, 15, (5, 5, 5)),
    "storm-chain": case("g", hp("g"), 30, 22, (4, 4), board=NEXT),
    "send-back": case("g", here("g"), True, False, FAILS, foe="zombie"),
    "dragons-breath": case("f5", hp("g"), 30, 18, (6, 6), OUT, board=APART, F={"at": "g1"}),
    "word-of-ruin": case("g", hp("g"), 30, 14, (4, 4, 4, 4)),
    "dead-of-winter": case("", hp("g"), 30, 22, (4, 4), OUT),
    "stop-the-heart": case("g", hp("g"), 30, 15, HIT, FAILS, (3, 3, 3, 3, 3), board=BESIDE),
    # restoration
    "close-wounds": case("F", hp("F"), 4, 8, 4, board=BESIDE, g={"at": "g5"}, F=HURT_FRIEND),
    "still-the-venom": case("F", of("F", "poison"), 3, 0, board=BESIDE, g={"at": "g5"}, F={"poison": 3}),
    "steady-now": case("F", of("F", "prone"), True, False, F={"prone": True}),
    "moss-skin": case("F", tough("F"), 10, 9, board=BESIDE, g={"at": "g5"}),
    "mend-flesh": case("F", hp("F"), 4, 9, 5, F=HURT_FRIEND),
    "cool-the-blood": case("F", of("F", "diseased"), True, False, board=BESIDE, g={"at": "g5"}, F={"diseased": True}),
    "oxen-heart": case("F", value("F", "strength"), 30, 40),
    "lions-roar": case("", of("F", "afraid"), ("goblin",), (), F={"afraid": ("goblin",)}),
    "laying-on": case("F", hp("F"), 4, 11, (3, 4), board=BESIDE, g={"at": "g5"}, F=HURT_FRIEND),
    "slow-green": case("F", refreshed("F"), 12, 13),
    "clear-the-mind": case("F", of("F", "sanity"), 5, 7, board=BESIDE, g={"at": "g5"}, F={"sanity": 5}),
    "iron-bark": case("F", tough("F"), 10, 8),
    "knit-bone": case("F", hp("F"), 4, 16, (4, 4, 4), F=HURT_FRIEND),
    "circle-of-mending": case("", hp("F"), 4, 9, 3, 5, F=HURT_FRIEND, W={"hp": 10}),
    "second-wind": case("F", of("F", "energy"), 0, 1, board=BESIDE, g={"at": "g5"}, F={"energy": 0}),
    "salamander-coat": case("", singed("F", "fire"), 7, 0),
    "renewal": case("F", hp("F"), 4, 16, (3, 3, 3, 3), board=BESIDE, g={"at": "g5"}, F={"hp": 4, "poison": 2}),
    "shared-hide": case("", tough("F"), 10, 8),
    "refuse-the-grave": case("F", fallen("F", HOLDS), 0, 1),
    "borrowed-years": case("F", hp("F"), 4, 14, F=HURT_FRIEND),
    "dawn": case("", of("F", "poison"), 2, 0, (1, 1), (1, 1), F={"hp": 4, "poison": 2}),
    "stone-blood": case("F", singed("F", "acid"), 7, 0),
    "wellspring": case("F", of("F", "sanity"), 5, 8, F={"sanity": 5}),
    "unbroken": case("", refreshed("F"), 12, 14),
    # mysticism
    "lantern-eye": case("W", value("W", "perception"), 40, 55),
    "slick-floor": case("b4", of("g", "prone"), False, True, FAILS),
    "blur": case("W", chance("g", "W"), 35, 25, board=BESIDE, g={"at": "b4"}),
    "buffet": case("g", square("g"), "b4", "b5"),
    "loosen": case("b2", lock_opened, False, True, board=SHUT, prepare=locked(door=0, tried=True, locked=True)),
    "seal-the-way": case("b2", lock_sealed, False, True, board=OPEN),
    "clinging-roots": case("g", of("g", "netted"), False, True, FAILS),
    "stumble": case("g", of("g", "prone"), False, True, FAILS),
    "arcane-edge": case("F", magic_strike("F"), False, True, board=BESIDE, g={"at": "g5"}),
    "hush": case("W", threat, 8, 7, has={"threat": 8}),
    "step-aside": case("g1", square("W"), "b2", "g1"),
    "leaden-limbs": case("g", points("g"), 2, 1, FAILS),
    "turn-the-blade": case("g", of("g", "weapons"), ("shortsword",), (), FAILS),
    "three-of-me": case("W", chance("g", "W"), 35, 15),
    "unweave": case("g", chance("F", "g"), 25, 35, prepare=under("g", "cloak-of-night")),
    "quicken": case("F", points("F"), 2, 3, F={"hp": 20}),
    "dread": case("b4", value("g", "combat-skill"), 35, 20, FAILS),
    "fade": case("F", hunted, ["W", "F"], ["W"]),
    "to-my-side": case("F", square("F"), "f2", "c1", board=APART),
    "remember-steel": case(
        "F", lambda play: play.who("F").outfit.at("hand")[0].wear, 3, 1, board=BESIDE, g={"at": "g5"},
        F={"hand": ["broadsword~3"]},
    ),
    "sink-into-sleep": case("b4", points("g"), 2, 0, FAILS),
    "quiet-the-halls": case("W", threat, 8, 4, has={"threat": 8}),
    "stolen-moment": case("W", of("W", "ap"), 2, 4),
    "thin-the-veil": case("", magic_strike("F"), False, True),
    "glass-prison": case("g", points("g"), 2, 0, FAILS),
    "gather-the-lost": case("", square("F"), "f2", "c1", board=APART),
    "foresight": case("", value("F", "dodge"), 40, 60),
    "borrowed-night": case("", hunted, ["W", "F"], ["F"], F={"at": "g1"}),
}  # fmt: skip


def positioned(spell: str) -> Play:
    """The position in which a spell is tried."""
    found = CASES[spell]
    play = room(found.board, **found.figures) if found.board else room(**found.figures)
    if found.prepare is not None:
        found.prepare(play)
    return play


def test_every_spell_is_tried():
    """The two incantations are tried where they are used."""
    assert set(library()[SPELLS]) - set(CASES) == {"enchant-item", "magic-scribbles"}


@rule("LE-C10", "LE-G15", "LE-G92", "LE-0077", "LE-0088", "LE-0200", "LE-0225", "LE-0259", "LE-0351")
@rule("LE-0426", "LE-0433", "LE-0512", "LE-0515", "LE-0518", "LE-0523", "LE-0530", "LE-0532", "LE-0534")
@rule("LE-0544", "LE-0563", "LE-0618", "LE-0635", "LE-0748", "LE-0831", "LE-G11", "LE-0631", "LE-0797")
@pytest.mark.parametrize("spell", CASES)
def test_a_spell_that_is_cast_changes_something(spell):
    found, play = CASES[spell], positioned(spell)
    cast(play, spell, found.aim, *found.replies)
    assert found.see(play) == found.after


@rule("LE-C10")
@pytest.mark.parametrize("spell", CASES)
def test_a_spell_that_fails_changes_nothing(spell):
    found, play = CASES[spell], positioned(spell)
    cast(play, spell, found.aim, roll=BADLY)
    assert found.see(play) == found.before


# what the table does not show


@rule("LE-G15")
@pytest.mark.parametrize(("face", "left"), [(HOLDS, 26), (FAILS, 22)])
def test_whoever_resists_has_half_the_damage_where_the_spell_says_so(face, left):
    play = room()
    cast(play, "thunderclap", "", face, 8)
    assert play.enemy("g").hp == left


@rule("LE-0748", "LE-0749")
def test_who_is_sent_back_leaves_nothing_to_loot():
    play = room(foe="zombie")
    cast(play, "send-back", "g", FAILS)
    assert [token for token in play.state.tokens if token.kind == "corpse"] == []
    assert play.state.fallen == ()


@rule("LE-G15", "LE-0552")
def test_a_spell_for_all_in_range_is_not_cast_where_there_is_nobody():
    far = room(APART, F={"at": "g1"}, g={"at": "g5"})
    near = room()
    for play, found in ((far, 0), (near, 1)):
        caster = play.who("W")
        assert len(aims(play.game, caster, library()[SPELLS]["winters-breath"])) == found
    assert aims(far.game, far.who("W"), library()[SPELLS]["circle-of-mending"]) == []


@rule("LE-G15", "LE-0563")
def test_what_spreads_strikes_those_around_its_target_and_spares_friends_if_it_says_so():
    play = room(NEXT)
    cast(play, "storm-chain", "g", (4, 4))
    assert (play.enemy("g").hp, play.who("F").hp) == (22, 12)
    play = room(BESIDE, W={"dispelled": True})
    with_fields("g", spells=("witch-fire",))(play)
    cast(play, "witch-fire", "F", 3, OUT, 4, OUT, roll=5, by="g")
    assert (play.who("W").hp, play.who("F").hp, play.enemy("g").hp) == (17, 8, 30)
