"""Every potion changes something, and nothing where nobody drinks it or it hits nobody; drinking, giving, throwing.

LE-0456, LE-0509, LE-0535, LE-0536, LE-0610 to LE-0613, LE-G17, LE-G115
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from systems.league.build import Play
from systems.league.driving import Reply, drive, follow, run
from systems.league.magic.scene import See, chance, hp, of, points, room, tough, value
from undercroft.crawl.things import Item
from undercroft.proofs.checklist import rule
from undercroft.systems.league import moments
from undercroft.systems.league.actions.choices import cost, do, offers
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.agenda import PotionLands
from undercroft.systems.league.cards.library import library, potion
from undercroft.systems.league.cards.potions import POTIONS
from undercroft.systems.league.combat.aftermath import struck_gear
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.magic.bottles import at_hand, drink, healing, throw_bottle
from undercroft.systems.league.rolls.mind import face_up

FAILS, OUT = 90, 2
AFAR = """
.......
.W.....
.......
....g..
.......
"""
BESIDE = """
.......
.WF....
.......
....g..
.......
"""


def moves(play: Play) -> int:
    """How far W moves."""
    return movement(play.game, play.who("W"))


def brave(play: Play) -> bool:
    """Is W afraid of nothing?"""
    w = play.who("W")
    kept = w.sanity, w.afraid, play.state.morale
    passed = bool(follow(face_up(play.game, w, "goblin"), iter((FAILS,))))
    w.sanity, w.afraid, play.state.morale = kept
    return passed


class Drunk(NamedTuple):
    """What is seen of W before and after it drinks a weak, standard and supreme potion, with the dice of each."""

    see: See
    before: Any
    weak: tuple[Any, tuple[Reply, ...]]
    standard: tuple[Any, tuple[Reply, ...]]
    supreme: tuple[Any, tuple[Reply, ...]]
    W: dict[str, Any] = {}


def raises(which: Any, before: int, *by: int) -> Drunk:
    """A potion that raises a stat or skill, by strength."""
    weak, standard, supreme = ((before + n, ()) for n in by)
    return Drunk(value("W", which), before, weak, standard, supreme)


DRUNK: dict[str, Drunk] = {
    "healing": Drunk(hp("W"), 5, (9, (4,)), (12, (7,)), (16, ((3, 4, 4),)), {"hp": 5}),
    "cure-poison": Drunk(of("W", "poison"), 4, (0, ()), (0, (2,)), (0, (3,)), {"hp": 5, "poison": 4}),
    "cure-disease": Drunk(
        of("W", "diseased"), True, (False, ()), (False, (2,)), (False, (3,)), {"hp": 5, "diseased": True}
    ),
    "strength": raises("strength", 30, 10, 15, 20),
    "constitution": raises("constitution", 30, 10, 15, 20),
    "dexterity": raises("dexterity", 30, 10, 15, 20),
    "wisdom": raises("wisdom", 40, 10, 15, 20),
    "courage": raises("resolve", 40, 10, 15, 20),
    "fighting": raises("combat-skill", 40, 5, 10, 15),
    "marksman": raises("ranged-skill", 37, 5, 10, 20),
    "nimbleness": raises("dodge", 40, 10, 15, 20),
    "mana-potion": Drunk(
        of("W", "mana"), 10, (17, ((3, 4),)), (24, ((3, 3, 4, 4),)), (31, ((3, 3, 3, 4, 4, 4),)), {"mana": 10}
    ),
    "vigour": Drunk(of("W", "energy"), 0, (1, ()), (1, (4,)), (2, (4,)), {"energy": 0, "max_energy": 3, "hp": 5}),
    "calm": Drunk(of("W", "sanity"), 4, (5, ()), (6, ()), (8, ()), {"sanity": 4}),
    "iron-skin": Drunk(tough("W"), 10, (9, ()), (8, ()), (7, ())),
    "swiftness": Drunk(moves, 5, (6, ()), (7, ()), (7, ())),
    "keen-eyes": raises("perception", 40, 10, 20, 30),
    "arcane": Drunk(value("W", "arcane-arts"), 90, (100, ()), (105, ()), (110, (6,))),
    "venom": Drunk(of("W", "poison"), 0, (4, (40, 3)), (4, (30, 3)), (4, (20, 3))),
    "frenzy": Drunk(value("W", "combat-skill"), 40, (50, ()), (55, ()), (60, ())),
    "murk": Drunk(hp("W"), 20, (18, (2,)), (17, (3, 10)), (16, (4, 10))),
}  # fmt: skip
"""Values of W before anything is drunk: 20 HP, 40 WIS, 60 mana of 40."""


class Thrown(NamedTuple):
    """What is seen of the goblin before and after a bottle breaks on it."""

    see: See
    before: Any
    weak: tuple[Any, tuple[Reply, ...]]
    standard: tuple[Any, tuple[Reply, ...]]
    supreme: tuple[Any, tuple[Reply, ...]]
    foe: str = "goblin"


THROWN: dict[str, Thrown] = {
    "fire-bottle": Thrown(hp("g"), 30, (26, (4, OUT)), (23, (7, OUT)), (20, (10, OUT))),
    "acid-bottle": Thrown(hp("g"), 30, (24, (6, OUT)), (22, ((4, 4), OUT)), (20, ((5, 5), OUT))),
    "frost-bottle": Thrown(of("g", "stun"), 0, (1, (4, 5)), (1, (7, 5)), (1, (9, 5))),
    "smoke": Thrown(value("g", "ranged-skill"), 30, (20, ()), (10, ()), (0, ())),
    "slumber": Thrown(points("g"), 2, (1, (31,)), (1, (21,)), (0, (11,))),
    "venom": Thrown(of("g", "poison"), 0, (4, (1, 31, 3)), (4, (2, 21, 3)), (4, (3, 11, 3))),
}

STRENGTHS = ("weak", "standard", "supreme")


def named(of: str, strength: str) -> str:
    """The id of a potion."""
    return of if strength == "standard" else f"{of}-{strength}"


def holding(*items: str, board: str = AFAR, **more: Any) -> Play:
    """W with these in its quick slots."""
    return room(board, W={"quick": list(items), "hand": [], **more.pop("W", {})}, **more)


def swallow(play: Play, id: str, *replies: Reply) -> None:
    """W drinks."""
    below = len(play.state.agenda)
    left = iter(replies)
    follow(drink(play.game, play.who("W"), Item(id)), left)
    run(play, *left, down_to=below)


def smash(play: Play, id: str, at: str, *replies: Reply) -> None:
    """A bottle breaks on a square."""
    below = len(play.state.agenda)
    play.game.push(PotionLands(play.names["W"], id, play.at(at)))
    run(play, *replies, down_to=below)


def test_every_potion_is_tried():
    tried = {named(of, strength) for of in (*DRUNK, *THROWN) for strength in STRENGTHS}
    assert set(library()[POTIONS]) == {*tried, "holy-water"}


@rule("LE-G17", "LE-0088", "LE-0519", "LE-0523", "LE-0530", "LE-0610", "LE-0611", "LE-G98", "LE-0077", "LE-0498")
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("of", DRUNK)
def test_a_potion_that_is_drunk_changes_something(of, strength):
    found = DRUNK[of]
    play = holding(named(of, strength), W=dict(found.W))
    assert found.see(play) == found.before
    after, dice = getattr(found, strength)
    swallow(play, named(of, strength), *dice)
    assert found.see(play) == after


@rule("LE-G17", "LE-0456", "LE-0611", "LE-0512", "LE-0515", "LE-0518", "LE-0519", "LE-0532", "LE-0618")
@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("of", THROWN)
def test_a_bottle_that_is_thrown_changes_something_for_whom_it_hits(of, strength):
    found = THROWN[of]
    after, dice = getattr(found, strength)
    play = holding(foe=found.foe)
    smash(play, named(of, strength), "g1")
    assert found.see(play) == found.before
    smash(play, named(of, strength), "e4", *dice)
    assert found.see(play) == after


@rule("LE-0758", "LE-C154")
@pytest.mark.parametrize(
    ("foe", "dice", "left"), [("banshee", ((3, 4),), 23), ("skeleton", ((3, 4),), 23), ("goblin", (), 30)]
)
def test_holy_water_harms_undead_demons_and_ethereal_creatures_alone(foe, dice, left):
    play = holding(foe=foe)
    smash(play, "holy-water", "e4", *dice)
    assert play.enemy("g").hp == left


@rule("LE-0635")
def test_a_supreme_potion_of_courage_makes_fearless_and_a_weaker_one_only_calms():
    play = holding("courage-supreme")
    assert not brave(play)
    swallow(play, "courage-supreme")
    assert brave(play)


@rule("LE-0456")
@pytest.mark.parametrize(("id", "near"), [("fire-bottle", True), ("fire-bottle-weak", False)])
def test_what_spreads_strikes_everybody_around_friend_and_foe(id, near):
    play = room(BESIDE)
    dice = (4, OUT, 4, OUT) if near else (4, OUT)
    smash(play, id, "b2", *dice)
    assert play.who("W").hp == 16
    assert play.who("F").hp == (8 if near else 12)


# drinking


def take(play: Play, act: str, what: str, *replies: Reply, who: str = "W", **fields: Any) -> None:
    """A hero takes an option, and what follows is done."""
    here = Standpoint(play.game, play.who(who))
    among = [one for one in offers(here) if one.act == act and one.what == what]
    option = next(one for one in among if all(getattr(one, name) == to for name, to in fields.items()))
    below = len(play.state.agenda)
    left = iter(replies)
    follow(do(here, option), left)
    run(play, *left, down_to=below)


@rule("LE-0391", "LE-0610")
def test_drinking_costs_1_action():
    play = holding("healing", W={"hp": 5})
    take(play, "drink", "healing", 6)
    assert (play.who("W").ap, play.who("W").hp) == (1, 11)


@rule("LE-0612")
def test_the_empty_bottle_is_kept():
    play = holding("healing", W={"hp": 5})
    swallow(play, "healing", 6)
    assert play.who("W").outfit.at("quick") == ()
    assert Item("bottle") in play.who("W").outfit.pack


@rule("LE-0611")
def test_what_a_potion_raises_lasts_5_turns():
    play = holding("strength")
    swallow(play, "strength")
    for n in range(5):
        assert value("W", "strength")(play) == 45, n
        for deed in moments.TURN_ENDS.deeds(play.game.rules):
            deed(play.game)
    assert value("W", "strength")(play) == 30


@rule("LE-0613")
def test_two_potions_that_raise_the_same_do_not_stack():
    play = holding("strength", "strength-supreme")
    swallow(play, "strength")
    swallow(play, "strength-supreme")
    assert value("W", "strength")(play) == 50
    assert len(play.who("W").lasting) == 1


@rule("LE-0613")
def test_two_that_raise_different_things_do():
    play = holding("strength", "dexterity")
    swallow(play, "strength")
    swallow(play, "dexterity")
    assert (value("W", "strength")(play), value("W", "dexterity")(play)) == (45, 45)


@rule("LE-0113", "LE-0116")
def test_in_battle_a_potion_must_be_in_a_ready_slot():
    play = room(AFAR, W={"pack": ["healing"], "hp": 5})
    assert at_hand(play.game, play.who("W")) == {}
    play.state.battle = 0
    assert set(at_hand(play.game, play.who("W"))) == {Item("healing")}


@rule("LE-0276")
def test_an_unknown_potion_cannot_be_drunk():
    play = holding("unknown-potion+weak")
    assert at_hand(play.game, play.who("W")) == {}


# helping those who are down


def turn_starts(play: Play, *replies: Reply) -> None:
    """A battle turn begins."""
    below = len(play.state.agenda)
    for deed in moments.TURN_STARTS.deeds(play.game.rules):
        deed(play.game)
    run(play, *replies, down_to=below)


@rule("LE-0535", "LE-G115")
def test_whoever_is_knocked_down_may_drink_its_own_potion_and_acts_with_1_ap_less():
    play = holding("healing", W={"hp": 0, "prone": True})
    turn_starts(play, "yes", 8)
    w = play.who("W")
    assert w.hp == 8
    assert w.owed == 1


@rule("LE-0535")
def test_it_need_not_and_cannot_from_its_backpack():
    play = holding("healing", W={"hp": 0, "prone": True})
    turn_starts(play, "no")
    assert play.who("W").hp == 0
    play = room(AFAR, W={"hp": 0, "pack": ["healing"]})
    turn_starts(play)
    assert healing(play.game, play.who("W")) == []


@rule("LE-0536", "LE-G115")
def test_a_companion_beside_gives_a_healing_potion_for_1_ap_of_its_own():
    play = room(BESIDE, W={"quick": ["healing"]}, F={"hp": 0, "prone": True})
    take(play, "give-potion", "healing", 5)
    assert (play.who("F").hp, play.who("W").ap, play.who("F").ap) == (5, 1, 2)
    assert play.who("W").outfit.at("quick") == ()


@rule("LE-0536")
def test_nobody_gives_a_potion_to_somebody_who_is_not_beside():
    play = room(W={"quick": ["healing"]}, F={"hp": 0, "prone": True})
    assert "give-potion" not in {one.act for one in offers(Standpoint(play.game, play.who("W")))}


# throwing


@rule("LE-0456", "LE-0457", "LE-G115")
def test_throwing_costs_1_ap_and_the_bottle():
    play = holding("fire-bottle-weak", W={"values": {"ranged-skill": 60}})
    assert cost(Standpoint(play.game, play.who("W")), next(_throws(play))) == 1
    take(play, "throw", "fire-bottle-weak", 30, 4, OUT, at=play.at("e4"))
    assert (play.enemy("g").hp, play.who("W").ap) == (26, 1)
    assert play.who("W").outfit.at("quick") == ()


def _throws(play: Play):
    return (one for one in offers(Standpoint(play.game, play.who("W"))) if one.act == "throw")


@rule("LE-0457")
def test_a_square_may_be_aimed_at_instead_of_an_enemy():
    play = holding("fire-bottle")
    assert {one.at for one in _throws(play)} == {play.at(f"{x}{y}") for x in "def" for y in "345"}


@rule("LE-0459")
def test_a_throw_that_misses_breaks_beside_the_target():
    play = holding("acid-bottle", W={"values": {"ranged-skill": 30}})
    below = len(play.state.agenda)
    left = iter((60, 1))
    follow(throw_bottle(play.game, play.who("W"), Item("acid-bottle"), play.at("e4")), left)
    run(play, *left, down_to=below)
    assert play.enemy("g").hp == 30


@rule("LE-0347", "LE-0456")
def test_nobody_throws_with_an_enemy_adjacent():
    play = room(BESIDE, W={"quick": ["fire-bottle"]}, g={"at": "b3"})
    assert not list(_throws(play))


# spilling


@rule("LE-0509", "LE-C153")
def test_a_harmful_potion_that_is_struck_harms_its_bearer():
    play = holding("fire-bottle", "healing")
    below = len(play.state.agenda)
    drive(struck_gear(play.game, play.who("W")), 1, 6)
    run(play, OUT, down_to=below)
    assert play.who("W").hp == 14
    assert play.who("W").outfit.at("quick") == (Item("healing"),)


@rule("LE-0509")
def test_a_harmless_one_is_only_lost():
    play = holding("healing")
    drive(struck_gear(play.game, play.who("W")), 1)
    assert play.who("W").hp == 20
    assert play.who("W").outfit.at("quick") == ()


@rule("LE-0611")
def test_smoke_ends_after_its_own_number_of_turns():
    play = holding()
    smash(play, "smoke", "e4")
    card = potion("smoke")
    assert card is not None
    for _ in range(card.turns):
        assert chance("g", "W")(play) < 35 + 20
        for deed in moments.TURN_ENDS.deeds(play.game.rules):
            deed(play.game)
    assert play.enemy("g").lasting == ()
