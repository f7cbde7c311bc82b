"""The consequences of being Knocked Out, and injuries.  UN-0527 to UN-0555"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, hero, position
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.aftermath import CHOICES, fate_of
from undercroft.systems.universalis.cards.definitions import HEROES, Hero
from undercroft.systems.universalis.cards.kit import kit_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.state import Character, State
from undercroft.systems.universalis.things.slots import put_away, rearrangements


def end(
    dice: list[int],
    *,
    carried: bool = False,
    recovered: bool = False,
    coins: int = 0,
    board: str = HALL,
    alone: bool = False,
    **more: Any,
) -> Play:
    """The quest ends with Borgron lying on the floor and Shara on her feet, or nobody."""

    def prepare(state: State) -> None:
        state.heroes[0].coins = coins
        state.heroes[0].recovered = recovered

    body = {"hands": ["axe"], "pack": ["rope", "torch"], "body": ["leather-armor"], "wounds": 4}
    people = {"B": hero("borgron", at="b2", conditions=["knocked-out"], **{**body, **more.pop("B", {})})}
    if not alone:
        people["S"] = hero(at="d2")
    doing = [EndQuest(why="universalis-fled", carried=carried)]
    return position(board, turn="B", dice=dice, do=doing, prepare=prepare, **people, **more).finish()


def goods(play: Play) -> int:
    who = play.who("B")
    return len((*who.hands, *who.body, *who.pack))


# the chart


def laid_low(*, face: int, **sheet: Any) -> Play:
    """The Broken Tusk, changed so, ends with Borgron lying in its gate; the die of the chart falls."""
    tusk = msgspec.structs.replace(library()[QUESTS]["the-broken-tusk"], **sheet)
    dice = [face, 1, 1, 2, 3]
    people = {"B": hero("borgron", at="a3", conditions=["knocked-out"], wounds=4, fortune=3), "S": hero(at="b3")}
    doing = [EndQuest(why="universalis-fled")]
    return position(quest=as_setup(tusk), turn="B", dice=dice, do=doing, **people).finish()


@rule("UN-0103", "UN-0527")
def test_nobody_is_asked_for_fortune_when_the_chart_is_rolled_on():
    body = hero("borgron", at="b2", conditions=["knocked-out"], wounds=4, fortune=3)
    play = position(HALL, turn="B", dice=[1], do=[EndQuest(why="universalis-fled")], B=body, S=hero(at="d2", fortune=3))
    assert (play.rolled("fate"), play.asks(), play.who("B").fate) == (1, "", "dead")


@rule("UN-0510", "UN-0543")
@pytest.mark.parametrize("face", [2, 3, 6])
def test_in_a_travel_event_nobody_leaves_a_body_behind(face):
    assert laid_low(face=face, travel=True).who("B").fate == "injured"


@rule("UN-0510", "UN-0543")
def test_in_an_epic_event_a_body_that_nobody_carried_is_left_behind():
    assert laid_low(face=2, kind="epic", terrains=("swamp",)).who("B").fate == "avenged"


@rule("UN-0538")
@pytest.mark.parametrize(("sheet", "fate"), [({"kind": "epic", "terrains": ("swamp",)}, "maimed"), ({}, "prisoner")])
def test_an_epic_event_keeps_no_prisoners(sheet, fate):
    assert laid_low(face=3, **sheet).who("B").fate == fate


@rule("UN-0527")
def test_each_fallen_hero_rolls_one_die_at_the_end_and_no_fortune_helps():
    play = end([1], B={"fortune": 3})
    assert (play.rolled("fate"), play.see("B")["fortune"]) == (1, 3)
    assert play.who("B").fate == "dead"
    assert play.who("S").fate == ""


@rule("UN-0528", "UN-0530", "UN-0531", "UN-0533", "UN-0539", "UN-0540")
@pytest.mark.parametrize(
    ("recovered", "fates"),
    [
        (True, ["fallen", *["injured"] * 5]),
        (False, ["dead", "avenged", "prisoner", "maimed", "maimed", "escaped"]),
    ],
)
def test_the_chart_has_a_line_for_each_result_with_and_without_the_body(recovered, fates):
    assert [fate_of(face, recovered=recovered) for face in range(1, 7)] == fates


@rule("UN-0528", "UN-0529")
def test_a_dead_hero_whose_body_was_recovered_is_called_back_by_a_healer_for_coins_with_an_incurable_injury():
    play = end([1, 1, 2], recovered=True, coins=35)
    assert (play.who("B").fate, play.see("B")["coins"]) == ("resurrected", 5)
    assert play.who("B").injuries == ("incurable agility",)


@rule("UN-0528")
def test_without_the_coins_the_dead_stay_dead():
    assert end([1], recovered=True, coins=20).who("B").fate == "dead"


@rule("UN-0530")
def test_a_recovered_hero_lives_with_an_injury_that_a_healer_may_cure_and_has_lost_two_things():
    play = end([4, 1, 1, 2, 3], recovered=True)
    assert (play.who("B").fate, play.who("B").injuries, goods(play)) == ("injured", ("strength",), 2)


@rule("UN-0531")
def test_who_was_left_behind_and_rolls_one_is_dead_for_good_however_rich_the_others_are():
    assert end([1], coins=90).who("B").fate == "dead"


def test_a_relative_swears_revenge_and_the_hero_is_dead():
    assert end([2], coins=90).who("B").fate == "avenged"


@rule("UN-0533", "UN-0535")
def test_a_ransom_of_ten_coins_frees_a_prisoner_who_has_lost_half_of_what_he_had():
    play = end([3, 1, 1, 5, 5], coins=12, B={"mana": 6})
    who = play.who("B")
    assert (who.fate, who.coins, goods(play)) == ("ransomed", 2, 2)
    assert (who.wounds, who.fortune, who.mana, who.injuries) == (0, 5, 0, ("one-eyed",))


@rule("UN-0533", "UN-1127")
@pytest.mark.parametrize(("carried", "fate"), [(6, "ransomed"), (5, "prisoner")])
def test_a_ransom_is_paid_out_of_the_coins_companions_carry_too(carried, fate):
    people = {"S": hero(at="d2"), "P": {"companion": "human-mercenary", "owner": "S", "at": "e2"}}

    def purse(state: State) -> None:
        state.heroes[1].coins = 4
        state.heroes[2].coins = carried

    body = hero("borgron", at="b2", conditions=["knocked-out"], wounds=4)
    doing = [EndQuest(why="universalis-fled")]
    play = position(HALL, turn="S", dice=[3, *[1] * 9], do=doing, prepare=purse, B=body, **people).finish()
    assert play.who("B").fate == fate
    assert [one.coins for one in play.state.heroes[1:]] == ([0, 0] if fate == "ransomed" else [4, carried])


@rule("UN-0533")
def test_a_prisoner_for_whom_nobody_pays_stays_one():
    assert end([3], coins=9).who("B").fate == "prisoner"


@rule("UN-0537")
def test_if_all_would_be_prisoners_all_escape_maimed():
    play = end([3, 1, 1, 2, 3], alone=True)
    assert play.who("B").fate == "maimed"


@rule("UN-0538")
def test_nobody_is_kept_prisoner_under_the_open_sky():
    play = end([3, 1, 1, 2, 3], outdoor=True)
    assert play.who("B").fate == "maimed"


@rule("UN-0539")
@pytest.mark.parametrize("face", [4, 5])
def test_who_escapes_maimed_has_an_incurable_injury_and_has_lost_two_things(face):
    play = end([face, 1, 1, 6, 6])
    assert (play.who("B").injuries, goods(play)) == (("incurable intelligence",), 2)


@rule("UN-0540")
def test_who_escapes_unharmed_has_lost_two_things_and_nothing_else():
    play = end([6, 1, 1])
    assert (play.who("B").fate, play.who("B").injuries, goods(play)) == ("escaped", (), 2)


@rule("UN-0541")
@pytest.mark.parametrize("dice", [[6, 1, 1], [4, 1, 1, 2, 3]])
def test_who_survives_is_left_with_one_vitality(dice):
    assert end(dice).see("B")["vitality"] == 1


@rule("UN-0542")
def test_heroes_who_leave_at_once_after_the_mission_take_all_bodies_along():
    assert end([2, 1, 1, 2, 3], carried=True).who("B").fate == "injured"
    assert end([2]).who("B").fate == "avenged"


# injuries


def injured(*injuries: str, id: str = "shara") -> Hero:
    return msgspec.structs.replace(library()[HEROES][id], injuries=injuries)


def changes(*injuries: str) -> dict[str, int]:
    """What injuries change in Shara's attributes."""
    cards = [msgspec.json.encode(one).decode() for one in (injured(), injured(*injuries))]
    sound, hurt = (kit_of(card, (), (), (), (), False, ()) for card in cards)
    found = {name: hurt.attribute(name) - sound.attribute(name) for name in CHOICES}
    return {name: change for name, change in found.items() if change}


@rule("UN-0544")
@pytest.mark.parametrize(
    ("dice", "injury"),
    [
        ([1, 1], "one-armed"),
        ([1, 2], "agility"),
        ([2, 2], "movement"),
        ([3, 2], "strength"),
        ([5, 4], "courage"),
        ([5, 5], "one-eyed"),
        ([6, 5], "vitality"),
        ([6, 6], "intelligence"),
    ],
)
def test_two_dice_say_which_injury_it_is(dice, injury):
    assert end([3, 1, 1, *dice], recovered=True).who("B").injuries == (injury,)


@rule("UN-0545")
def test_the_one_armed_fight_and_handle_worse():
    assert changes("one-armed") == {"combat": -1, "dexterity": -1}


@rule("UN-0545")
def test_the_one_armed_hold_one_thing_and_nothing_that_takes_two_hands():
    card = msgspec.json.encode(injured("one-armed")).decode()
    play = position(
        HALL,
        S=hero(at="b2", hands=["broadsword"], pack=["battleaxe", "shield"]),
        prepare=lambda state: setattr(state.heroes[0], "card", card),
    )
    assert not play.offers("S draws battleaxe")
    assert play.take("S draws shield").see("S")["hands"] == ["shield"]


@rule("UN-0545")
@pytest.mark.parametrize(("injuries", "held"), [((), ("broadsword", "shield")), (("one-armed",), ("broadsword",))])
def test_between_quests_too_the_one_armed_take_nothing_into_a_second_hand(injuries, held):
    card = msgspec.json.encode(injured(*injuries)).decode()
    play = position(
        HALL,
        S=hero(at="b2", hands=["broadsword"]),
        prepare=lambda state: setattr(state.heroes[0], "card", card),
    )
    who = play.who("S")
    put_away(who, "shield")
    assert who.hands == held
    assert (Option("hold", what="shield") in rearrangements(who)) is False
    who.hands = ()
    assert (Option("hold", what="battleaxe") in rearrangements(_with(who, "battleaxe"))) is not bool(injuries)


def _with(who: Character, item: str) -> Character:
    who.pack = (item,)
    return who


@rule("UN-0545")
def test_the_one_armed_cast_with_one_less():
    wizard = msgspec.json.encode(injured("one-armed", id="maeliss")).decode()
    plain = position(HALL, S=hero("maeliss", at="b2"))
    hurt = position(HALL, S=hero("maeliss", at="b2"), prepare=lambda state: setattr(state.heroes[0], "card", wizard))
    cast = [tally_of(play.game, play.who("S"), "intelligence", "cast").total for play in (plain, hurt)]
    assert cast[1] == cast[0] - 1


@rule("UN-0546", "UN-0547", "UN-0548", "UN-0551", "UN-0553", "UN-0554")
@pytest.mark.parametrize("name", ["agility", "movement", "strength", "courage", "vitality", "intelligence"])
def test_an_injury_takes_one_off_its_attribute(name):
    assert changes(name) == {name: -1}


@rule("UN-0552")
def test_the_one_eyed_shoot_and_see_worse():
    assert changes("one-eyed") == {"shooting": -1, "perception": -1}


@rule("UN-0549")
@pytest.mark.parametrize("dice", [[4, 2], [4, 3]])
def test_an_unspecified_injury_takes_one_off_an_attribute_of_his_choice(dice):
    play = position(
        HALL,
        B=hero("borgron", at="b2", conditions=["knocked-out"], wounds=4, hands=[], pack=[], body=[]),
        S=hero(at="d2"),
        dice=[3, *dice],
        do=[EndQuest(why="universalis-fled", carried=True)],
        turn="B",
    )
    assert [option.what for option in play.table.ask.options] == list(CHOICES)
    play.table.choose(play.table.ask.options[CHOICES.index("courage")])
    assert play.who("B").injuries == ("courage",)
    assert changes("courage") == {"courage": -1}


@rule("UN-0550")
def test_amnesia_takes_a_skill_that_the_class_has_given():
    play = end([3, 1, 1, 4, 4, 1], recovered=True, B={"skills": ["polyglot", "iron-will", "elite"]})
    (injury,) = play.who("B").injuries
    assert injury == "amnesia polyglot"
    card = msgspec.json.encode(msgspec.structs.replace(library()[HEROES]["borgron"], injuries=(injury,))).decode()
    assert person(card).skills == ("iron-will",)


@rule("UN-0555")
def test_an_incurable_injury_costs_two_value_points_and_a_curable_one_none():
    worth = [
        person(msgspec.json.encode(injured(*injuries)).decode()).vp
        for injuries in ((), ("agility",), ("incurable agility",), ("incurable agility", "incurable courage"))
    ]
    assert worth == [19, 19, 17, 15]
