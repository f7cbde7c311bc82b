"""Traps: noticed, sprung, disarmed, lying in squares.  LE-0181, LE-0186 to LE-0193, LE-0264 to LE-0275"""

from __future__ import annotations

import contextlib

import pytest

from systems.league.build import goblin, hero
from systems.league.driving import drive, standing
from systems.league.dungeon.inside import at, inside, on_tile
from undercroft.kernel.requests import Roll, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import SpringTrap
from undercroft.systems.league.cards.dungeon import TRAPS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.locks import of_chest, of_door
from undercroft.systems.league.dungeon.traps import disarm_token, draw_trap, somebody_meets_trap, spring_trap
from undercroft.systems.league.state import TRAP, Lock, Token

BEFORE = {"W": "c1"}
TRAPPED = Lock(door=1, tried=True, trap="alarm-bell")


def badly(script):
    """Whatever is thrown shows the most it can."""
    reply = None
    with contextlib.suppress(StopIteration):
        while True:
            request = script.send(reply)
            assert isinstance(request, Roll)
            reply = request.reads.of(tuple(tuple(die.sides for die in pool) for pool in request.dice))


def opening(trap, notice, *, locked=False, **more):
    """A door with this trap is opened, with this roll for noticing it."""
    dice = {"W open": [9 if locked else 1, 6], "W notice-trap": [notice], "encounter?": [100], **more.pop("dice", {})}
    if locked:
        dice.pop("encounter?")
    play = inside(behind=["well-room"], traps=[trap], dice=dice, **{"stand": BEFORE, **more})
    return play.choose("open", n=2)


def tokens(play, kind=TRAP):
    return [token for token in play.state.tokens if token.kind == kind]


@rule("LE-G22")
def test_there_are_at_least_twelve_traps_with_an_eye_and_cogs_and_an_effect():
    cards = library()[TRAPS].values()
    assert len(cards) >= 12
    assert all(card.do or card.once for card in cards)
    assert min(card.eye for card in cards) < 0 < max(card.eye for card in cards)
    assert min(card.cogs for card in cards) < 0 < max(card.cogs for card in cards)
    assert {place for card in cards for place in card.on} == {"door", "chest", "square"}


# noticing


@rule("LE-0684", "LE-0186", "LE-C46")
@pytest.mark.parametrize(("roll", "noticed"), [(30, True), (31, False)])
def test_whoever_opens_notices_a_trap_by_perception_and_the_eye_modifier(roll, noticed):
    play = opening("flame-jet", roll, W=hero(values={"perception": 40}), dice={"W trap-damage?": [1], "W fire?": [1]})
    assert (of_door(play.game, 1).trap == "flame-jet") == noticed


@rule("LE-0187", "LE-0267", "LE-0268")
def test_a_trap_that_was_noticed_is_not_triggered_and_the_door_stays_shut_until_it_has_been_dealt_with():
    play = opening("alarm-bell", 1, W=hero(values={"perception": 40}))
    assert not of_door(play.game, 1).open
    assert play.changed("threat") == [3]
    assert not any(act.startswith("open") for act in play.acts())


@rule("LE-0186", "LE-0266")
def test_a_trap_that_was_not_noticed_goes_off_and_then_the_door_opens():
    play = opening("alarm-bell", 100, W=hero(values={"perception": 40})).on()
    assert play.changed("threat") == [3, 6]
    assert of_door(play.game, 1).open


@rule("LE-0181", "LE-0182")
def test_the_trap_comes_before_the_lock():
    play = opening("alarm-bell", 100, locked=True, W=hero(values={"perception": 40}))
    assert play.changed("threat") == [3, 6]
    whats = [event.what for event in play.events("changed") if event.what in ("threat", "locked")]
    assert whats == ["threat", "threat", "locked"]


@rule("LE-0181", "LE-G22")
def test_a_trap_that_cannot_be_on_a_door_is_passed_over():
    dice = {"W open": [1, 6], "W notice-trap": [100], "encounter?": [100]}
    play = inside(behind=["well-room"], stand=BEFORE, traps=["pit-trap", "alarm-bell"], dice=dice)
    play.choose("open", n=2)
    assert play.state.piles["traps"].discards == ("pit-trap", "alarm-bell")
    assert play.changed("threat") == [3, 6]


# springing


@rule("LE-0079", "LE-0098")
def test_springing_a_trap_costs_two_sanity_and_a_point_of_morale():
    play = opening("alarm-bell", 100, has={"morale": 12, "starting_morale": 12})
    assert play.who("W").sanity == 8
    assert play.state.morale == 11


@rule("LE-0190", "LE-0193", "LE-G92")
def test_nobody_is_saved_from_a_trap_and_natural_armour_alone_counts():
    bare = hero(hp=20, max_hp=20, values={"constitution": 40, "perception": 10})
    play = opening("slamming-doors", 100, W=bare, dice={"W trap-damage": [4]})
    assert play.who("W").hp == 20 - (4 - 1)
    mail = hero(hp=20, max_hp=20, torso=["leather-jerkin"], values={"constitution": 20, "perception": 10})
    play = opening("slamming-doors", 100, W=mail, dice={"W trap-damage": [4]})
    assert play.who("W").hp == 20 - 4


@rule("LE-G92")
def test_armour_counts_where_the_text_says_so():
    mail = hero(hp=20, max_hp=20, torso=["leather-jerkin"], values={"constitution": 20, "perception": 10})
    play = opening("dart-volley", 100, W=mail, dice={"W trap-damage": [4, 3]})
    assert play.who("W").hp == 20 - (7 - 2)


@rule("LE-0192")
def test_some_traps_befall_all_who_are_on_the_tile():
    dice = {"W poison": [100], "W poison-turns": [3], "X poison": [100], "X poison-turns": [2]}
    play = opening("poison-cloud", 100, W=hero(), X=hero("ogrim"), stand={"W": "c1", "X": "e4"}, dice=dice)
    assert play.who("W").poison == 4
    assert play.who("X").poison == 3


@rule("LE-0273")
def test_enemies_suffer_from_traps_as_heroes_do():
    play = standing("W...g", W=hero(), g=goblin(hp=6))
    goblin_ = play.enemy("g")
    drive(spring_trap(play.game, SpringTrap(goblin_.id, card="slamming-doors", at=goblin_.at)), 4)
    assert goblin_.hp == 2
    assert play.who("W").sanity == 10


# in squares


@rule("LE-0235", "LE-0264", "LE-0265", "LE-0267", "LE-0269")
def test_a_trap_of_the_threat_is_in_the_square_of_a_hero_by_lot_who_may_notice_it():
    play = inside(stand={"W": "c2", "X": "e4"}, traps=["dart-volley"], W=hero(), X=hero("ogrim"))
    drive(somebody_meets_trap(play.game), "dart-volley", 2, 5)
    (token,) = tokens(play)
    assert (token.at, token.name) == (play.who("X").at, "dart-volley")
    assert play.who("X").sanity == 10


@rule("LE-0264", "LE-0266")
def test_whoever_does_not_notice_it_has_sprung_it():
    play = inside(stand={"W": "c2"}, traps=["dart-volley"], W=hero())
    drive(somebody_meets_trap(play.game), "dart-volley", 100)
    assert not tokens(play)
    assert play.state.agenda[-1] == SpringTrap(play.names["W"], card="dart-volley", at=play.who("W").at)


@rule("LE-0264", "LE-G22")
def test_a_trap_of_doors_is_never_in_a_square():
    play = inside(stand={"W": "c2"}, traps=["poisoned-needle", "mimic", "pit-trap"], W=hero())
    drive(somebody_meets_trap(play.game), "poisoned-needle", "mimic", "pit-trap", 100)
    assert play.state.agenda[-1].card == "pit-trap"


def marked(**more):
    """A trap lies two squares before W."""

    def mark(state):
        state.tokens = (Token(kind=TRAP, at=on_tile(state.plan, 1, "d2"), name="alarm-bell"),)

    return inside(stand={"W": "b2"}, prepare=mark, **more)


@rule("LE-0269")
def test_a_hero_who_noticed_a_trap_may_step_out_of_its_square():
    play = marked()
    play.who("W").at = at(play, "d2")
    play.choose("end", n=0)
    assert tokens(play)


@rule("LE-0270")
def test_whoever_enters_a_marked_square_sets_it_off_and_it_is_gone():
    play = marked()
    play.choose("dare", at=at(play, "d2")).on()
    assert not tokens(play)
    assert play.changed("threat") == [5]
    assert play.who("W").at == at(play, "d2")


# disarming


@rule("LE-0188", "LE-0275", "LE-0680", "LE-0390")
@pytest.mark.parametrize(("roll", "safe"), [(50, True), (51, False)])
def test_disarming_takes_two_ap_and_a_pick_locks_check_with_the_cogs_modifier(roll, safe):
    thief = hero(pack=["lock-picks"], values={"pick-locks": 40})
    dice = {"W disarm-trap": [roll], "W open?": [1, 1], "encounter?": [100]}
    play = inside(behind=["well-room"], stand=BEFORE, locks=[TRAPPED], W=thief, dice=dice)
    play.choose("disarm", n=2)
    assert play.who("W").ap == 0
    assert play.changed("threat") == ([] if safe else [5])
    assert of_door(play.game, 1).trap == ""


@rule("LE-0189", "LE-G112")
def test_a_door_opens_as_part_of_disarming_if_it_is_not_locked():
    thief = hero(pack=["lock-picks"], values={"pick-locks": 90})
    for locked in (False, True):
        lock = Lock(door=1, tried=True, trap="alarm-bell", locked=locked, hp=10)
        dice = {"W disarm-trap": [1], "encounter?": [100]}
        play = inside(behind=["well-room"], stand=BEFORE, locks=[lock], W=thief, dice=dice)
        play.choose("disarm", n=2).on()
        assert of_door(play.game, 1).open != locked
        assert of_door(play.game, 1).locked == locked


@rule("LE-0187", "LE-0190", "LE-0390")
def test_a_trap_may_be_set_off_on_purpose_for_two_ap_and_then_the_door_opens():
    play = inside(behind=["well-room"], stand=BEFORE, locks=[TRAPPED], W=hero(), dice={"encounter?": [100]})
    assert not any(act.startswith("disarm") for act in play.acts())
    play.choose("set-off", n=2).on()
    assert play.changed("threat") == [5]
    assert of_door(play.game, 1).open
    assert play.who("W").sanity == 8


@rule("LE-0681", "LE-0682", "LE-C141", "LE-C44")
@pytest.mark.parametrize(("pack", "left"), [(["lock-picks"], []), (["trap-kit"], ["trap-kit"])])
def test_a_failure_breaks_the_pick_but_not_the_kit(pack, left):
    clumsy = hero(pack=pack, values={"pick-locks": 10})
    dice = {"W disarm-trap": [99], "encounter?": [100]}
    play = inside(behind=["well-room"], stand=BEFORE, locks=[TRAPPED], W=clumsy, dice=dice)
    play.choose("disarm", n=2)
    assert play.see("W")["pack"] == left


@rule("LE-0275")
def test_a_trap_in_a_square_is_disarmed_from_beside_it():
    thief = hero(pack=["trap-kit"], values={"pick-locks": 80})
    play = marked(W=thief)
    assert not any(act.startswith("disarm") for act in play.acts())
    here = marked(W=thief)
    here.who("W").at = at(here, "c2")
    drive(disarm_token(here.game, here.who("W"), tokens(here)[0]), 20)
    assert not tokens(here)


# the mimic


@rule("LE-0191", "LE-0274", "LE-C126")
def test_a_mimic_that_was_noticed_does_nothing_until_somebody_touches_it():
    play = inside("treasury", stand={"W": "b2"}, traps=["mimic"], dice={"W open": [1, 6], "W notice-trap": [1]})
    play.choose("open", at=at(play, "a1"))
    assert of_chest(play.game, at(play, "a1")).trap == "mimic"
    assert not play.state.enemies
    play.choose("end", n=0)
    assert not play.state.enemies


@rule("LE-0191", "LE-C126")
def test_a_mimic_that_nobody_notices_attacks_and_there_was_never_anything_in_it():
    dice = {"W open": [1, 6], "W notice-trap": [100], "W fear?": [1], "W terror?": [1]}
    play = inside("treasury", stand={"W": "b2"}, traps=["mimic"], dice=dice, do=None)
    play.choose("open", at=at(play, "a1"))
    assert [enemy.card for enemy in play.state.enemies] == ["mimic"]
    assert play.state.battle == 1
    assert of_chest(play.game, at(play, "a1")).open
    assert play.rolled("treasure-chest") == 0


# every word


@rule("LE-0192", "LE-0193")
@pytest.mark.parametrize("card", library()[TRAPS])
def test_every_trap_does_something_besides_the_fright(card):
    play = standing("W...X", W=hero(hand=["broadsword"], hp=30, max_hp=30), X=hero("ogrim", hp=30, max_hp=30))
    other = standing("W...X", W=hero(hand=["broadsword"], hp=30, max_hp=30), X=hero("ogrim", hp=30, max_hp=30))
    play.state.locks = other.state.locks = (Lock(door=3, open=True),)
    play.state.threat = other.state.threat = 5
    badly(spring_trap(play.game, SpringTrap(play.names["W"], card=card, at=play.who("W").at, door=3)))
    play.state.agenda, other.state.agenda = [], []
    play.who("W").sanity += 2
    play.state.morale += 1
    other.state.counters = play.state.counters
    assert play.state != other.state


@rule("LE-0264", "LE-G22")
def test_when_the_trap_cards_have_run_out_the_discards_are_shuffled():
    def run_out(state):
        state.piles["traps"].discards = ("alarm-bell",)

    play = inside(stand={"W": "c2"}, prepare=run_out)
    assert play.state.piles["traps"].cards == ()
    assert drive(draw_trap(play.game, SeatId(0), "square"), "alarm-bell") == "alarm-bell"
