"""Mercenaries and pets on the board.  UN-1067 to UN-1091"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.checklist import rule
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.aftermath import desert as _desert
from undercroft.systems.universalis.campaign import homecomers
from undercroft.systems.universalis.cards import HEROES
from undercroft.systems.universalis.companions import companions_of, leashed, may_be_given, use_or_lose
from undercroft.systems.universalis.conditions import lose
from undercroft.systems.universalis.exploring import is_explorer
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps import plan_of
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import Character, State
from undercroft.systems.universalis.trials import tally_of


def owner(id: str, companion: str = "", number: int = 1, **more: Any) -> Character:
    sheet = msgspec.structs.replace(library()[HEROES][id], companion=companion, **more)
    return Character(id=FigureId(number), card=msgspec.json.encode(sheet).decode(), seat=SeatId(number - 1))


def along(*pairs: tuple[str, str], quest: str = "the-broken-tusk") -> list[Character]:
    heroes = [owner(id, companion, n + 1) for n, (id, companion) in enumerate(pairs)]
    return companions_of(heroes, plan_of(quest).quest)


def with_pet(
    card: str = "giant-rat", at: str = "c2", dice: list[int] | None = None, turn: Any = "S", **more: Any
) -> Play:
    """Shara and her companion."""

    def prepare(state: State) -> None:
        sets = Character(id=FigureId(50), card=card, owner=state.heroes[0].id, seat=state.heroes[0].seat)
        sets.at = 0
        state.heroes.append(sets)

    people = {"S": hero(at="b2", **more.pop("S", {})), **more}
    play = position(HALL, turn=turn, prepare=prepare, **people)
    play.names = {**play.names, "P": FigureId(50)}
    pet = play.game.character(FigureId(50))
    pet.at = int(play.game.plan.board.parse(at))
    return play


@rule("UN-1067", "UN-1071")
def test_a_hero_brings_the_one_companion_of_his_card_and_it_is_his():
    (rat,) = along(("herbod", "giant-rat"))
    assert (rat.card, rat.owner, rat.seat) == ("giant-rat", 1, 0)


@rule("UN-1068")
def test_a_group_has_at_most_two_companions():
    assert len(along(("herbod", "giant-rat"), ("aki", "wolf"), ("shara", ""))) == 2
    with pytest.raises(SetupError, match="at most 2"):
        along(("herbod", "giant-rat"), ("aki", "wolf"), ("shara", "hound"))


@rule("UN-1069")
def test_heroes_and_companions_are_at_most_six():
    five = [("herbod", "giant-rat"), ("aki", ""), ("shara", ""), ("borgron", ""), ("taeral", "")]
    assert len(along(*five)) == 1
    with pytest.raises(SetupError, match="6 with"):
        along(("herbod", "giant-rat"), ("aki", "wolf"), *five[2:])


@rule("UN-1070")
def test_no_two_companions_are_of_the_same_card():
    with pytest.raises(SetupError, match="same card"):
        along(("herbod", "wolf"), ("aki", "wolf"))


@rule("UN-1090", "UN-1091")
def test_a_horse_stays_outside_a_dungeon_and_does_not_count():
    assert along(("herbod", "giant-rat"), ("aki", "wolf"), ("shara", "horse")) != []
    assert [one.card for one in along(("shara", "horse"))] == []


@rule("UN-1084")
def test_a_mercenary_has_the_set_that_was_chosen_for_it():
    heroes = [owner("shara", "human-mercenary", companion_set=2)]
    (knife,) = companions_of(heroes, plan_of("the-broken-tusk").quest)
    assert knife.hands == ("battleaxe",)


@rule("UN-1074")
def test_a_companion_stays_within_twelve_squares_of_its_hero():
    lane = "#" * 22 + "\n#" + "." * 20 + "#\n" + "#" * 22
    far = position(lane, S=hero(at="b2"))
    pet = Character(id=FigureId(50), card="wolf", owner=far.who("S").id)
    reach = leashed(far.game, pet)
    names = {far.game.plan.board.name(n) for n in range(200) if reach >> n & 1}
    assert {"n2"} <= names
    assert "o2" not in names


@rule("UN-1075", "UN-0167")
def test_a_companion_acts_for_itself_and_does_not_explore():
    play = with_pet(turn=["heroes"])
    assert play.offers("P acts")
    assert not is_explorer(play.who("P"))


@rule("UN-1076", "UN-0505")
def test_a_companion_that_is_knocked_out_is_gone_for_good():
    play = with_pet()
    lose(play.game, play.who("P"), 9)
    assert play.game.find(FigureId(50)) is None
    assert play.state.suffered == 0


@rule("UN-1077")
def test_a_companion_keeps_its_wounds_after_the_quest():
    play = with_pet()
    play.who("S").card = msgspec.json.encode(
        msgspec.structs.replace(library()[HEROES]["shara"], companion="giant-rat")
    ).decode()
    play.who("P").wounds = 1
    (shara,) = homecomers(play.game)
    assert (shara.companion, shara.companion_hurt) == ("giant-rat", 1)


@rule("UN-1078")
def test_the_companion_of_a_fallen_hero_goes_with_another():
    play = with_pet(B=hero("borgron", at="d2"))
    lose(play.game, play.who("S"), 9)
    assert play.who("P").owner == play.who("B").id


@rule("UN-1079")
def test_the_companion_of_a_dead_hero_leaves_the_group():
    play = with_pet()
    play.who("S").fate = "dead"
    _desert(play.game)
    assert play.game.find(FigureId(50)) is None


@rule("UN-1080")
def test_what_a_companion_achieves_counts_for_the_heroes():
    play = with_pet(k=orc(at="c3"))
    lose(play.game, play.who("k"), 9, FigureId(50))
    assert play.state.achieved == 1


@rule("UN-1082")
def test_a_companion_hands_nothing_of_its_own_over():
    play = with_pet("torch-bearer", turn=["heroes"])
    play.who("P").pack = ("rope",)
    play.take("P acts")
    assert not play.offers("P gives S")
    assert all(option.act != "give" for option in play.table.ask.options)


@rule("UN-1083")
def test_a_companion_takes_what_it_uses_up_and_gives_it_back_unless_it_uses_it_next():
    play = with_pet("torch-bearer")
    pet = play.who("P")
    assert may_be_given(pet, "healing-potion")
    assert not may_be_given(pet, "rope")
    pet.pack, pet.uses = ("healing-potion",), ("given healing-potion",)
    before = len(play.who("S").pack)
    use_or_lose(play.game, pet)
    assert (pet.pack, len(play.who("S").pack)) == ((), before + 1)


@rule("UN-1086")
def test_a_mercenary_is_given_a_weapon_only_for_one_he_lost():
    play = with_pet("human-mercenary")
    man = play.who("P")
    man.hands = ("broadsword", "shield")
    assert not may_be_given(man, "axe")
    assert not may_be_given(man, "chainmail")
    man.hands = ("shield",)
    assert may_be_given(man, "axe")


def senses(at: str, **more: Any) -> int:
    play = with_pet("giant-rat", at=at, S={"attributes": {"perception": 0}}, **more)
    return tally_of(play.game, play.who("S"), "perception", "detect-trap").total


@rule("UN-1088", "UN-G90", "UN-X103")
def test_a_pets_sharp_senses_help_its_hero_within_three_squares():
    assert senses("d2") == senses("h8") + 1
    assert senses("e2") == senses("f2") + 1


@rule("UN-1089", "UN-0051")
def test_the_skills_of_hero_and_pet_give_at_most_three_together():
    def total(at: str) -> int:
        play = with_pet("giant-rat", at=at, S={"skills": ["hunter", "survival", "tracker"]})
        game: Universalis = play.game
        found = tally_of(game, play.who("S"), "perception", "detect-trap")
        return sum(term.value for term in found.terms if term.source != "perception")

    assert total("c2") <= 3
