"""Talents of body, mind and shadows, each shown to change something and to leave something else alone.

LE-0073, LE-0118, LE-0291, LE-0292, LE-0322, LE-0487, LE-0678, LE-G06
"""

from __future__ import annotations

from systems.league.build import goblin, hero, monster, position
from systems.league.driving import drive, standing
from systems.league.heroes.showing import against, damage, natural_armour, rolled_against
from systems.league.proofs import talent
from undercroft.crawl.things import Item
from undercroft.kernel.requests import FigureId
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import Encounter, RestEnds
from undercroft.systems.league.cards.dungeon import TRAPS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.dungeon.doors import pick
from undercroft.systems.league.dungeon.initiative import ORDER, fill
from undercroft.systems.league.dungeon.resting import recover
from undercroft.systems.league.dungeon.searching import search_tile
from undercroft.systems.league.dungeon.traps import disarm_terms, disarms, notices, trap_card
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.rolls.ailments import risk_disease, risk_poison
from undercroft.systems.league.rolls.checks import check, needed_for
from undercroft.systems.league.rolls.mind import face_up
from undercroft.systems.league.setup import starting_morale
from undercroft.systems.league.state import Lock
from undercroft.systems.league.status.burden import is_overloaded
from undercroft.systems.league.status.sanity import shock
from undercroft.systems.league.things.treasure import gain_coins

FORTY = dict.fromkeys(
    ("strength", "constitution", "dexterity", "wisdom", "resolve", "perception", "pick-locks", "dodge", "heal"), 40
)


def with_talent(talent_id, board="WV", **more):
    """A hero with a talent, and a friend without."""
    given = {"values": FORTY, "max_hp": 12, **more}
    one = hero(talents=[talent_id], **given)
    return standing(board, W=one, V=hero("ogrim", values=FORTY, max_hp=12))


# the body


@rule("LE-0015")
@talent("tough", changes=True)
def test_the_tough_have_two_hit_points_more():
    play = with_talent("tough")
    assert play.game.most_hp(play.who("W")) == 14


@talent("tough", changes=False)
def test_what_stands_on_the_sheet_of_the_tough_is_what_was_rolled():
    play = with_talent("tough")
    assert play.game.most_hp(play.who("V")) == play.who("W").max_hp == 12


@rule("LE-0146")
@talent("fleet", changes=True)
def test_the_fleet_move_a_square_farther():
    play = with_talent("fleet")
    assert movement(play.game, play.who("W")) == 5


@talent("fleet", changes=False)
def test_a_fleet_friend_makes_nobody_faster():
    play = with_talent("fleet")
    play.game.kit(play.who("W"))
    assert movement(play.game, play.who("V")) == 4


@rule("LE-0498")
@talent("thick-hide", changes=True)
def test_a_thick_hide_stops_a_point_more():
    assert natural_armour(with_talent("thick-hide"), "W") == 2


@rule("LE-0512")
@talent("thick-hide", changes=False)
def test_a_thick_hide_burns_like_any():
    play = with_talent("thick-hide", hp=12)
    natural_armour(play, "W")
    drive(deal(play.game, play.who("W"), Tally(5, "fire"), "fire", element="fire"))
    assert play.who("W").hp == 7


@rule("LE-0118")
@talent("pack-mule", changes=True)
def test_a_mule_carries_ten_more_with_ease():
    play = with_talent("pack-mule", pack=["greatsword", "greatsword", "greatsword", "dagger"])
    assert not is_overloaded(play.game, play.who("W"))


@talent("pack-mule", changes=False)
def test_fifteen_more_are_too_much_for_a_mule_too():
    play = with_talent("pack-mule", pack=["greatsword", "greatsword", "greatsword", "battleaxe"])
    assert is_overloaded(play.game, play.who("W"))


@rule("LE-0291")
@talent("quick-mender", changes=True)
def test_rest_mends_some_better():
    play = with_talent("quick-mender", hp=5)
    drive(recover(play.game, play.who("W")), 3)
    assert play.who("W").hp == 10


@talent("quick-mender", changes=False)
def test_nobody_is_mended_beyond_what_it_has():
    play = with_talent("quick-mender", hp=11)
    drive(recover(play.game, play.who("W")), 3)
    assert play.who("W").hp == 12


@rule("LE-0292")
@talent("tireless", changes=True)
def test_the_tireless_regain_energy_more_often():
    play = with_talent("tireless", energy=0, max_energy=1)
    drive(recover(play.game, play.who("W")), 75)
    assert play.who("W").energy == 1


@talent("tireless", changes=False)
def test_the_tireless_may_fail_to():
    play = with_talent("tireless", energy=0, max_energy=1)
    drive(recover(play.game, play.who("W")), 76)
    assert play.who("W").energy == 0


@rule("LE-0519", "LE-0528")
@talent("iron-stomach", changes=True)
def test_an_iron_stomach_bears_poison_and_disease():
    play = with_talent("iron-stomach")
    drive(risk_poison(play.game, play.who("W")), 50)
    drive(risk_disease(play.game, play.who("W")), 50)
    assert not play.who("W").poison
    assert not play.who("W").diseased


@talent("iron-stomach", changes=False)
def test_an_iron_stomach_is_of_no_use_elsewhere():
    play = with_talent("iron-stomach")
    drive(check(play.game, play.who("W"), "constitution", "hold-breath"), 40)
    assert rolled_against(play) == 40


@rule("LE-0152")
@talent("climber", changes=True)
def test_climbers_climb_better():
    play = position(
        "Wt..",
        W=hero(talents=["climber"], values=FORTY),
        turn="W",
        dice={"W climb": [55]},
    )
    play.choose("walk", at=play.at("b1")).on()
    assert play.who("W").at == play.at("b1")


@talent("climber", changes=False)
def test_climbers_catch_nothing_better():
    play = with_talent("climber")
    drive(check(play.game, play.who("W"), "dexterity", "pick-up"), 40)
    assert rolled_against(play) == 40


# the mind


@rule("LE-0739")
@talent("lion-heart", changes=True)
def test_a_lion_fears_less():
    play = with_talent("lion-heart")
    assert drive(face_up(play.game, play.who("W"), "wight"), 50)


@talent("lion-heart", changes=False)
def test_a_lion_is_no_more_steadfast_elsewhere():
    play = with_talent("lion-heart")
    drive(check(play.game, play.who("W"), "resolve", "bellow"), 40)
    assert rolled_against(play) == 40


@rule("LE-0077", "LE-0078")
@talent("even-keel", changes=True)
def test_an_even_keel_takes_great_shocks_as_smaller_ones():
    play = with_talent("even-keel", sanity=8)
    shock(play.game, play.who("W"), "failed-terror")
    assert play.who("W").sanity == 7


@talent("even-keel", changes=False)
def test_small_shocks_are_what_they_are():
    play = with_talent("even-keel", sanity=8)
    shock(play.game, play.who("W"), "down")
    assert play.who("W").sanity == 7


@rule("LE-0030")
@talent("born-leader", changes=True)
def test_a_leader_gives_the_party_heart():
    play = with_talent("born-leader")
    assert starting_morale(play.state.party) == 4 + 4 + 2


@talent("born-leader", changes=False)
def test_a_leader_has_no_more_resolve_than_others():
    play = with_talent("born-leader")
    assert needed_for(play.game, play.who("W"), "resolve").total == 40


@rule("LE-0290")
@talent("campfire-singer", changes=True)
def test_a_song_at_the_fire_lifts_morale():
    play = _resting("campfire-singer")
    play.finish()
    assert play.state.morale == 10 + 2 + 1


@talent("campfire-singer", changes=False)
def test_nobody_sings_when_a_battle_comes():
    play = _resting("campfire-singer", battle=True)
    play.finish()
    assert play.state.morale == 10 + 1


def _resting(talent_id, *, battle=False):
    """A party at the end of a rest, or at its interruption."""
    play = position(
        "W....g",
        W=hero(talents=[talent_id]),
        g=goblin(),
        battle=0,
        has={"morale": 10, "starting_morale": 10, "resting": True},
        do=[Encounter() if battle else RestEnds(left=(FigureId(1),))],
    )
    play.game.kit(play.who("W"))
    return play


@rule("LE-0160")
@talent("sharp-eyes", changes=True)
def test_sharp_eyes_find_more():
    play = with_talent("sharp-eyes")
    drive(search_tile(play.game, [play.who("W")]), 51)
    assert rolled_against(play) == 50


@talent("sharp-eyes", changes=False)
def test_sharp_eyes_see_no_more_traps():
    play = with_talent("sharp-eyes")
    drive(notices(play.game, play.who("W"), _plain_trap()), 99)
    assert rolled_against(play) == 40 + _eye(_plain_trap())


@rule("LE-0322", "LE-C178")
@talent("bats-ears", changes=True)
def test_perfect_hearing_brings_a_token_in_the_first_turn_behind_a_door():
    assert _tokens("bats-ears", through_door=True) == 2


@rule("LE-0322")
@talent("bats-ears", changes=False)
def test_perfect_hearing_brings_none_where_no_door_was_opened():
    assert _tokens("bats-ears", through_door=False) == 1


def _tokens(talent_id, *, through_door):
    """How many hero tokens one hero with a talent brings against a goblin."""
    play = standing("W....g", W=hero(talents=[talent_id]), g=goblin(), has={"through_door": through_door})
    play.state.through_door = through_door
    play.game.kit(play.who("W"))
    fill(play.game)
    return dict(ORDER.content(play.game))["hero"]


@rule("LE-0659")
@talent("lucky-star", changes=True)
def test_a_lucky_star_is_a_point_of_luck():
    play = with_talent("lucky-star")
    assert refresh(play.who("W")).luck == 1


@talent("lucky-star", changes=False)
def test_luck_does_not_shine_on_friends():
    play = with_talent("lucky-star")
    play.game.kit(play.who("W"))
    assert refresh(play.who("V")).luck == 0


# the shadows


@rule("LE-0354")
@talent("knife-in-the-back", changes=True)
def test_a_knife_in_the_back_goes_deeper():
    assert _stab("west") == 4 + 1 + 2


@talent("knife-in-the-back", changes=False)
def test_from_before_it_goes_no_deeper():
    assert _stab("east") == 4 + 1


def _stab(side):
    """The damage of a dagger to an orc that looks to this side, away from it or at the hero to its west."""
    looks = {"west": "east", "east": "west"}[side]
    thief = hero(talents=["knife-in-the-back"], values=FORTY, facing="east", hand=["dagger"])
    play = standing("Wg", W=thief, g={**monster("orc"), "facing": looks})
    return damage(play, "W", "g", "dagger")


@rule("LE-0186")
@talent("trap-nose", changes=True)
def test_a_nose_for_traps_notices_them():
    play = with_talent("trap-nose")
    drive(notices(play.game, play.who("W"), _plain_trap()), 99)
    assert rolled_against(play) == 50 + _eye(_plain_trap())


@talent("trap-nose", changes=False)
def test_a_nose_for_traps_finds_no_treasure():
    play = with_talent("trap-nose")
    drive(search_tile(play.game, [play.who("W")]), 99)
    assert rolled_against(play) == 40


def _plain_trap():
    """A trap that may be on a door."""
    return next(card.id for card in library()[TRAPS].values() if "door" in card.on)


def _eye(card):
    return trap_card(card).eye


@rule("LE-0198", "LE-0677")
@talent("lock-sense", changes=True)
def test_a_sense_for_locks_opens_them():
    play = with_talent("lock-sense", quick=["lock-picks"])
    _pick(play, 50)
    assert rolled_against(play) == 50


@talent("lock-sense", changes=False)
def test_a_sense_for_locks_disarms_no_trap():
    play = with_talent("lock-sense", quick=["lock-picks"])
    drive(disarms(play.game, play.who("W"), _plain_trap()), 99)
    assert rolled_against(play) == 40 + sum(term.value for term in disarm_terms(_plain_trap()))


def _pick(play, face):
    """A hero tries a lock."""
    play.state.locks = (Lock(kind="chest", at=play.who("W").at, tried=True, locked=True, hp=10),)
    drive(pick(play.game, play.who("W"), play.state.locks[0]), face)


@rule("LE-0678", "LE-0679")
@talent("light-fingers", changes=True)
def test_light_fingers_break_no_picks():
    play = with_talent("light-fingers", quick=["lock-picks"])
    _pick(play, 41)
    assert play.who("W").outfit.at("quick") == (Item("lock-picks"),)


@rule("LE-0678", "LE-C140")
@talent("light-fingers", changes=False)
def test_light_fingers_open_no_lock_by_themselves():
    play = with_talent("light-fingers", quick=["lock-picks"])
    play.game.kit(play.who("W"))
    _pick(play, 41)
    assert play.state.locks[0].locked


@rule("LE-0487")
@talent("nimble", changes=True)
def test_the_nimble_dodge_twice():
    assert _dodge_after("nimble", 1) == 40


@rule("LE-0487")
@talent("nimble", changes=False)
def test_the_nimble_do_not_dodge_three_times():
    assert _dodge_after("nimble", 2) == 0


def _dodge_after(talent_id, dodges):
    quick = hero(talents=[talent_id], values=FORTY, facing="east", dodged=dodges)
    play = standing("Wg", W=quick, g={**goblin(), "facing": "west"})
    return against(play, "g", "W", "dodge")


@talent("nose-for-gold", changes=True)
def test_a_nose_for_gold_finds_more_of_it():
    play = with_talent("nose-for-gold", coins=0)
    gain_coins(play.game, play.who("W"), 40)
    assert play.who("W").coins == 50


@talent("nose-for-gold", changes=False)
def test_a_friend_with_a_nose_finds_nothing_for_others():
    play = with_talent("nose-for-gold")
    play.game.kit(play.who("W"))
    play.who("V").coins = 0
    gain_coins(play.game, play.who("V"), 40)
    assert play.who("V").coins == 40
