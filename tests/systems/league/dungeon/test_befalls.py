"""The words of what befalls heroes and the dungeon: each does what it says.  LE-0087, LE-0190, LE-G20 to LE-G26"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero
from systems.league.driving import drive, standing
from systems.league.dungeon.inside import at, inside
from undercroft.content.vocabulary import Effect, Effects
from undercroft.crawl.effects import idle
from undercroft.kernel.piles import known_top
from undercroft.kernel.requests import SeatId
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import Burn, FindTreasure
from undercroft.systems.league.cards import dungeon_words as words
from undercroft.systems.league.cards.monsters import Troop
from undercroft.systems.league.dungeon.befalling import BEFALLS, Where, befall
from undercroft.systems.league.dungeon.locks import of_chest, of_door
from undercroft.systems.league.dungeon.tokens import WANDERER, of_kind
from undercroft.systems.league.state import Lock

HERE = Where("league-tile-crypt")


def do(play, word, args, *replies, who="W", where=HERE):
    """A word is done to W."""
    drive(befall(play.game, play.game.model(play.names[who]), Effects([Effect(word.name, args)]), where), *replies)
    return play


def table(**more):
    """W stands in the guard room behind whose north door cards lie."""
    people = {"W": hero(hp=10, max_hp=20, values={"constitution": 30, "resolve": 30}), **more.pop("people", {})}
    play = inside(stand={"W": "c2", "X": "e4"}, behind=("crypt", "fork"), **people, **more)
    play.state.agenda = []
    return play


def test_every_word_is_done():
    spoken = [word for word in vars(words).values() if hasattr(word, "form")]
    assert len(spoken) >= 30
    assert idle(spoken, BEFALLS.words) == ()


@rule("LE-G92", "LE-0512")
@pytest.mark.parametrize(
    ("harm", "left"),
    [
        (words.Hurt(n="6"), 10 - 5),
        (words.Hurt(n="6", armour=True), 10 - 3),
        (words.Hurt(n="6", element="fire"), 10 - 6),
        (words.Hurt(n="6", element="acid"), 10 - 6),
    ],
)
def test_natural_armour_counts_against_harm_and_armour_only_if_it_says_so_but_nothing_against_fire(harm, left):
    tough = hero(hp=10, max_hp=20, torso=["leather-jerkin"], values={"constitution": 40})
    play = do(table(people={"W": tough}), words.HURT, harm)
    assert play.who("W").hp == left
    burning = [entry for entry in play.state.agenda if isinstance(entry, Burn)]
    assert bool(burning) == (harm.element in ("fire", "acid"))


@rule("LE-0087", "LE-0077")
def test_rooms_cost_and_give_back_sanity():
    play = do(table(), words.HORROR, 3)
    assert play.who("W").sanity == 7
    assert do(play, words.PEACE, 2).who("W").sanity == 9
    assert do(play, words.PEACE, 6).who("W").sanity == 10


@rule("LE-0659")
def test_hit_points_energy_and_luck_come_back():
    play = table(people={"W": hero(hp=10, max_hp=20, energy=0)})
    assert do(play, words.RESTORES, "d6", 4).who("W").hp == 14
    assert do(play, words.ENERGY_BACK, 1).who("W").energy == 1
    luck = play.who("W").luck
    assert do(play, words.LUCKY, 1).who("W").luck == luck + 1


@rule("LE-0426", "LE-0519", "LE-0528", "LE-0532", "LE-G11")
def test_poison_disease_stun_net_and_a_fall():
    play = do(table(), words.POISONED, -10, 21, 4)
    assert play.who("W").poison == 5
    assert do(play, words.DISEASED, 0, 31).who("W").diseased
    assert do(play, words.STUNNED, 2).who("W").stun == 2
    assert do(play, words.NETTED, None).who("W").netted
    assert do(play, words.KNOCKED_DOWN, None).who("W").prone


@rule("LE-0505")
def test_gear_wears_what_is_in_hand_first():
    armed = hero(hand=["broadsword"], torso=["leather-jerkin"], quick=["dagger"])
    play = do(table(people={"W": armed}), words.WEARS_GEAR, 1)
    assert sorted(play.see("W")["worn"]) == ["broadsword~1", "leather-jerkin"]
    do(play, words.WEARS_GEAR, 2)
    assert sorted(play.see("W")["worn"]) == ["broadsword~2", "leather-jerkin~1"]
    assert play.see("W")["quick"] == ["dagger"]


def test_a_check_leads_one_way_or_the_other():
    test = words.Test(
        of="resolve",
        modifier=10,
        passed=Effects([Effect("peace", 1)]),
        failed=Effects([Effect("horror", 2)]),
    )
    play = table(people={"W": hero(sanity=5, values={"resolve": 30})})
    assert do(play, words.CHECK, test, 40).who("W").sanity == 6
    assert do(play, words.CHECK, test, 41).who("W").sanity == 4


@rule("LE-0192", "LE-0273")
def test_the_same_befalls_everybody_there_or_the_party():
    people = {"X": hero("ogrim", hp=10, max_hp=20), "Y": hero("pip", hp=5, max_hp=20)}
    play = table(people=people)
    play.who("Y").at = at(play, "a1", 0)
    tile = words.Others(do=Effects([Effect("horror", 1)]))
    do(play, words.BEFALLS, tile)
    assert [play.who(name).sanity for name in "WXY"] == [9, 9, 10]
    do(play, words.BEFALLS, words.Others(where="party", do=Effects([Effect("horror", 1)])))
    assert [play.who(name).sanity for name in "WXY"] == [8, 8, 9]
    fight = standing("W.g", W=hero(), g=goblin(hp=6))
    blast = words.Others(enemies=True, do=Effects([Effect("hurt", words.Hurt(n="1"))]))
    do(fight, words.BEFALLS, blast)
    assert fight.enemy("g").hp == 5


# the party and the dungeon


@rule("LE-0218", "LE-0225", "LE-0090")
def test_threat_and_morale_change():
    play = table()
    play.state.threat, play.state.morale = 5, 10
    assert do(play, words.ALARM, 3).state.threat == 8
    assert do(play, words.QUIET, 2).state.threat == 6
    assert do(play, words.HEART, -1).state.morale == 9


@rule("LE-0248", "LE-0314")
def test_monsters_come():
    play = do(table(), words.WANDERER, None)
    assert len(of_kind(play.game, WANDERER)) == 1
    do(play, words.AMBUSH, Troop(monster="giant-rat", n="1"), 9)
    (rat,) = play.state.enemies
    assert play.game.ground.tile(rat.at) == 1


def test_things_are_found():
    play = table()
    coins = play.who("W").coins
    assert do(play, words.COINS_FOUND, "d6", 4).who("W").coins == coins + 40
    do(play, words.TREASURE, "fine")
    assert play.state.agenda == [FindTreasure(play.names["W"], table="fine")]
    assert do(play, words.CLUE, 1).state.clues == 1
    assert do(play, words.RATIONS_FOUND, 2).state.rations == 2
    assert do(play, words.RATIONS_LOST, 3).state.rations == 0


@rule("LE-0234")
def test_the_chance_of_encounters_changes():
    assert do(table(), words.ENCOUNTERS, 10).state.more_encounters == 10


@rule("LE-0100", "LE-0201")
def test_a_portcullis_falls_in_an_open_doorway_and_the_party_feels_it():
    play = table()
    play.state.morale = 10
    do(play, words.PORTCULLIS, None)
    assert (of_door(play.game, 0).kind, of_door(play.game, 0).open) == ("portcullis", False)
    assert play.state.morale == 9
    at_door = do(table(), words.PORTCULLIS, None, where=Where("x", door=1))
    assert of_door(at_door.game, 1).kind == "portcullis"


def test_doors_fall_shut_and_bolts_are_drawn_back():
    play = do(table(), words.SLAMS_DOORS, None)
    assert not of_door(play.game, 0).open
    play.state.locks = (*play.state.locks, Lock(door=1, tried=True, locked=True, trap="mimic", hp=10))
    do(play, words.UNLOCKS, None)
    lock = of_door(play.game, 1)
    assert (lock.tried, lock.locked, lock.trap) == (True, False, "")


def test_foresight_shows_the_next_tile_to_every_player():
    play = table()
    assert known_top(play.state.piles["route-1"], SeatId(0)) == ()
    do(play, words.FORESIGHT, None)
    assert known_top(play.state.piles["route-1"], SeatId(0)) == ("crypt",)
    assert [event.what for event in play.events("revealed")] == ["crypt"]


@rule("LE-0142")
def test_a_passage_is_found():
    play = table()
    play.state.piles["rooms"] = Pile(("chapel",))
    script = befall(play.game, play.who("W"), Effects([Effect("passage", None)]), HERE)
    ask = script.send(None)
    with pytest.raises(StopIteration):
        script.send(ask.options[0])
    (secret,) = [lock for lock in play.state.locks if lock.kind == "secret"]
    assert play.state.piles[f"route-{secret.door}"].cards == ("chapel",)


@rule("LE-0191", "LE-C126")
def test_a_mimic_was_never_a_chest_and_what_a_blast_destroys_is_gone():
    for word in (words.MIMIC, words.SPOILS):
        play = inside("treasury", stand={"W": "b2"})
        chest = at(play, "a1")
        script = befall(play.game, play.who("W"), Effects([Effect(word.name, None)]), Where("x", chest))
        reply = None
        try:
            while True:
                request = script.send(reply)
                reply = request.reads.of(((1,),))
        except StopIteration:
            pass
        assert of_chest(play.game, chest).open
        assert [one.card for one in play.state.enemies] == (["mimic"] if word is words.MIMIC else [])


def test_whoever_is_gone_suffers_nothing_more_but_the_dungeon_goes_on():
    play = table(people={"X": hero("ogrim")})
    play.who("W").dead = True
    both = Effects([Effect("horror", 2), Effect("alarm", 2)])
    drive(befall(play.game, play.who("W"), both, HERE))
    assert play.who("W").sanity == 10
    assert play.state.threat == 4


@rule("LE-0216", "LE-0217")
def test_clues_are_found():
    assert do(table(), words.CLUE, 2).state.clues == 2


@rule("LE-0193", "LE-0426")
def test_whoever_is_knocked_down_lies_on_the_floor():
    play = do(table(), words.KNOCKED_DOWN, None)
    assert play.who("W").prone


@rule("LE-0142")
def test_whoever_finds_a_passage_says_where_it_is():
    play = table(people={"X": hero("ogrim")})
    play.state.piles["rooms"] = Pile(("chapel",))
    script = befall(play.game, play.who("X"), Effects([Effect(words.PASSAGE.name, None)]), HERE)
    assert next(script).seat == play.who("X").seat != play.who("W").seat
