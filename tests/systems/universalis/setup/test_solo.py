"""Rules for solo heroes.  UN-0755 to UN-0767"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.workshop import Workshop, in_town, like
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.ending import standard
from undercroft.systems.universalis.cards.definitions import COMPANIONS, HEROES
from undercroft.systems.universalis.combat.damage import turned_aside
from undercroft.systems.universalis.heroes.creation import COINS, SOLO_COINS
from undercroft.systems.universalis.heroes.ledger import homecomers
from undercroft.systems.universalis.party.companions import mourn
from undercroft.systems.universalis.rolls.fortune import can_spend, spend
from undercroft.systems.universalis.setup.party import solo_fortune
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.burdens import burden, load

MERCENARY = next(id for id, card in BOX[COMPANIONS].items() if card.kind == "mercenary")


def of(size: int) -> str:
    from undercroft.systems.universalis.cards.people import person

    return next(id for id in BOX[HEROES] if person(id).size == size)


@rule("UN-0762", "UN-0755")
def test_a_hero_alone_has_three_points_of_fortune_more():
    alone = SYSTEM.start(SYSTEM.default_setup("the-broken-tusk", 1, "alone"))
    two = SYSTEM.start(SYSTEM.default_setup("the-broken-tusk", 2, "two"))
    assert alone.heroes[0].fortune == two.heroes[0].fortune + 3


@rule("UN-0762", "UN-D62")
@pytest.mark.parametrize(("size", "more"), [(1, 4), (2, 3), (3, 2)])
def test_small_heroes_have_four_more_and_large_ones_two(size, more):
    assert solo_fortune(of(size)) == more


@rule("UN-0759")
@pytest.mark.parametrize(("alone", "coins"), [("no", COINS), ("yes", SOLO_COINS)])
def test_a_hero_made_to_play_alone_begins_with_thirty_coins(alone, coins):
    from undercroft.systems.universalis.maps.games_between import CREATION

    setup = Setup(
        system="universalis", quest=CREATION, seats=(SeatPlan("maker"),), options={"plays-alone": alone}, seed="x"
    )
    table = Table(SYSTEM, setup)
    while table.ask is not None and not table.state.heroes:
        table.choose(table.ask.options[0])
    assert table.state.heroes[0].coins == coins == {"no": 20, "yes": 30}[alone]


@rule("UN-0760")
def test_a_hero_alone_carries_up_to_sixty_coins():
    assert load("shara", (), 60)["coins"] == (60, 30)
    assert load("shara", (), 60, alone=True)["coins"] == (60, 60)
    assert (burden("shara", (), 60), burden("shara", (), 60, alone=True)) == (1, 0)


def with_companion() -> Play:
    """Shara, who has 2 points of Fortune, and a mercenary who has none."""
    play = position(HALL, S=hero(at="b2", fortune=2), k=orc(at="h6"), turn="S")
    play.state.heroes.append(Character(id=FigureId(2), card=MERCENARY, seat=SeatId(0), at=play.who("S").at + 1))
    return play


@rule("UN-0763")
def test_companions_of_a_hero_alone_spend_his_fortune():
    play = with_companion()
    companion = play.state.heroes[1]
    assert can_spend(play.game, companion)
    spend(play.game, companion)
    assert (play.who("S").fortune, companion.fortune) == (1, 0)


@rule("UN-0763", "UN-0096")
def test_his_fortune_may_turn_a_fatal_blow_from_a_companion():
    play = with_companion()
    script = turned_aside(play.game, play.state.heroes[1])
    assert next(script).prompt == "fatal-blow"


@rule("UN-0763")
def test_companions_of_several_heroes_have_none_of_their_fortune():
    play = position(HALL, S=hero(at="b2", fortune=2), T=hero("taeral", at="c5", fortune=2), turn="S")
    companion = Character(id=FigureId(3), card=MERCENARY, seat=SeatId(0), at=play.who("S").at + 1)
    play.state.heroes.append(companion)
    assert not can_spend(play.game, companion)


# two companions


def hired(shop: Workshop, place: str) -> set[str]:
    """Whom a hero could take on at a place."""
    shop.take(f"visit ={place}")
    found = {option.what for option in shop.table.ask.options if option.act == "hire"}
    if found:
        shop.take("done")
    return found


@rule("UN-0761")
@pytest.mark.parametrize(
    ("companions", "pet", "mercenary"),
    [
        ({"companion": "wolf"}, False, True),
        ({"companion": "human-mercenary"}, True, True),
        ({"companion": "wolf", "second": "human-mercenary"}, False, False),
        ({"companion": "crossbowman", "second": "human-mercenary"}, False, False),
    ],
)
def test_a_hero_alone_takes_on_a_pet_and_a_mercenary_or_two_mercenaries(companions, pet, mercenary):
    alone = in_town(like("shara", coins=90, **companions))
    assert bool({"bear", "hawk"} & hired(alone, "kennel")) is pet
    assert bool({"torch-bearer"} & hired(alone, "tavern")) is mercenary


@rule("UN-0761", "UN-1067")
@pytest.mark.parametrize("companion", ["wolf", "human-mercenary"])
def test_in_a_group_nobody_takes_on_a_second_companion(companion):
    shop = in_town(like("shara", coins=90, companion=companion), like("taeral"))
    assert hired(shop, "kennel") | hired(shop, "tavern") == set()


@rule("UN-0761", "UN-1070")
def test_not_even_alone_one_has_two_of_the_same_card():
    shop = in_town(like("shara", coins=90, companion="human-mercenary"))
    assert "human-mercenary" not in hired(shop, "tavern")


@rule("UN-0761")
@pytest.mark.parametrize(("alone", "offered"), [("yes", True), ("no", False)])
def test_a_hero_made_to_play_alone_hires_two(alone, offered):
    shop = Workshop(**{"plays-alone": alone}).until("make-shop")
    shop.take("counter =companions", "hire =torch-bearer").until("make-shop")
    assert shop.offers("counter =companions") is offered


def setting_out(*party: str) -> list[str]:
    """Who of the party's companions goes along."""
    setup = SYSTEM.default_setup("the-broken-tusk", len(party), "companions")
    setup = msgspec.structs.replace(setup, party=party, options={"group-composition": "free"})
    return [one.card for one in SYSTEM.start(setup).heroes if one.owner]


@rule("UN-0761")
def test_both_companions_go_with_a_hero_alone_and_only_the_first_in_a_group():
    shara = like("shara", companion="wolf", second="human-mercenary")
    assert setting_out(shara) == ["wolf", "human-mercenary"]
    assert setting_out(shara, "taeral") == ["wolf"]


@rule("UN-0761", "UN-1076")
def test_when_one_of_two_companions_is_lost_the_other_stays():
    shara = like("shara", companion="wolf", second="human-mercenary", second_hurt=1)
    setup = msgspec.structs.replace(SYSTEM.default_setup("the-broken-tusk", 1, "mourned"), party=(shara,))
    table = Table(SYSTEM, setup)
    mourn(table.game, table.state.heroes[1])
    (home,) = homecomers(table.game)
    assert (home.companion, home.companion_hurt, home.second) == ("human-mercenary", 1, "")


@rule("UN-0761", "UN-1073")
def test_upkeep_is_due_for_both_and_who_is_not_paid_leaves():
    shop = Workshop(like("shara", coins=90, companion="wolf", second="human-mercenary"), dice=[6, 1])
    asked = []
    while shop.asks() == "pay-companion":
        asked.append(shop.table.ask.about)
        shop.take("no" if len(asked) == 2 else "yes")
    assert asked == ["wolf", "human-mercenary"]
    assert (shop.hero.companion, shop.hero.second) == ("wolf", "")


# what they carry


def followed(*, alone: bool, dice: list[int] | None = None, board: str = HALL, **more: Any) -> Play:
    """Shara and her mercenary, whom another hero may see."""
    people = {"S": hero(skills=[], fortune=0, **{"at": "b2", "pack": ["healing-potion", "rope", "torch"], **more})}
    if not alone:
        people["T"] = hero("taeral", at="b3", activated=True)
    man = {"companion": "human-mercenary", "owner": "S", "at": more.get("at", "b2").replace("b2", "c2"), "wounds": 2}
    return position(board, turn=["S", "P", "S", "P"], dice=dice, **people, P=man)


@rule("UN-0764")
@pytest.mark.parametrize(("alone", "rope"), [(True, True), (False, False)])
def test_companions_of_a_hero_alone_are_handed_potions_and_ropes(alone, rope):
    play = followed(alone=alone).take("S hands something to P")
    if play.asks() == "give-what":
        assert play.offers("S chooses healing-potion")
    assert play.offers("S chooses rope") is rope
    assert not play.offers("S chooses torch")


@rule("UN-0764", "UN-1083")
@pytest.mark.parametrize(("alone", "kept"), [(True, ["healing-potion"]), (False, [])])
def test_they_carry_them_as_long_as_they_like(alone, kept):
    play = followed(alone=alone, pack=["healing-potion", "torch"]).take("S hands something to P")
    if play.asks() == "give-what":
        play.take("S chooses healing-potion")
    play.take("S ends", "P ends")
    assert play.see("P")["pack"] == kept


@rule("UN-0764")
def test_they_drink_what_they_carry_when_they_need_it():
    play = followed(alone=True, pack=["healing-potion", "rope"])
    play.take(
        "S hands something to P", "S chooses healing-potion", "S ends", "P ends", "S ends", "P uses healing-potion"
    )
    assert (play.see("P")["wounds"], play.see("P")["pack"]) == (0, [])


@rule("UN-0764")
def test_they_help_with_the_rope_they_carry():
    board = "#####\n#...#\n#.o.#\n#...#\n#####"
    play = followed(alone=True, board=board, at="c3", dice=[1, 2, 6, 6], pack=[])
    play.who("P").at, play.who("P").pack = int(play.game.plan.board.parse("b2")), ("rope",)
    play.take("S climbs", "P helps with a rope")
    assert play.rolled("rope-help") == 1


@rule("UN-0764")
def test_after_the_quest_the_hero_has_his_things_again():
    play = followed(alone=True)
    play.who("P").pack, play.who("S").pack = ("rope",), ()
    play.state.agenda = [EndQuest(why="universalis-fled")]
    play.take("S ends").finish()
    assert (play.who("S").pack, play.who("P").pack) == (("rope",), ())


@rule("UN-0766")
def test_at_the_end_a_hero_alone_counts_his_achievement_points_twice():
    play = position(HALL, S=hero(at="b2"), turn="S")
    play.state.achieved, play.state.suffered = 3, 5
    alone = standard(play.game)
    two = position(HALL, S=hero(at="b2"), T=hero("taeral", at="c5"), turn="S")
    two.state.achieved, two.state.suffered = 3, 5
    assert alone == standard(two.game) + 1
