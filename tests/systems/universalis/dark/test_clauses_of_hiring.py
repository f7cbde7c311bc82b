"""Single clauses of what a Dark Player buys and brings.  UN-0556 to UN-0626, UN-1389 to UN-1395"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from undercroft.kernel.requests import NO_ONE
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Arrived, Hire
from undercroft.systems.universalis.cards.definitions import CREATURES, DARK_CARDS, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.dark.ambushes import arrived
from undercroft.systems.universalis.dark.discovery import _settles
from undercroft.systems.universalis.dark.gift import bring_out, need_it, put_on
from undercroft.systems.universalis.dark.hiring import (
    _charge,
    _hired,
    _nearest_to,
    _within,
    bring,
    may_shoot,
    moderate,
    put,
    roster,
    sets_for,
    shoots,
    standing_room,
)
from undercroft.systems.universalis.dark.objects import buy, for_sale, object_price
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.state import Hit
from undercroft.systems.universalis.status.improved_creatures import price as price_of


def lair(**people: Any) -> Play:
    """A Dark Player with a hand."""
    return position(HALL, turn="S", hand=[], **{"S": hero(at="b2"), "k": orc(at="h8"), "reserve": 9, **people})


def dark(play: Play) -> Any:
    assert play.state.player is not None
    return play.state.player


# the gift


@rule("UN-0561")
@pytest.mark.parametrize("moment", ["activated", "attacked"])
def test_the_gift_comes_out_when_the_leader_is_activated_or_fights(moment: str) -> None:
    play = lair(k=orc(at="h8", leader=True))
    dark(play).gift = "amulet-of-life"
    hit = Hit(attacker=play.who("S").id, target=play.who("k").id)
    carried_out(
        bring_out(play.game, play.who("k")) if moment == "activated" else need_it(play.game, play.who("k"), hit)
    )
    assert (play.who("k").body[-1], dark(play).gift) == ("amulet-of-life", "")


@rule("UN-0561")
@pytest.mark.parametrize(
    ("item", "where"), [("sword-of-valor", "hands"), ("healing-potion", "pack"), ("amulet-of-life", "body")]
)
def test_the_gift_is_held_worn_or_at_hand(item: str, where: str) -> None:
    play = lair(k=orc(at="h8", leader=True, hands=[]), m=orc(at="j8"))
    dark(play).gift = item
    put_on(play.game, play.who("m"))
    assert dark(play).gift == item
    put_on(play.game, play.who("S"))
    assert dark(play).gift == item
    put_on(play.game, play.who("k"))
    assert item in getattr(play.who("k"), where)
    put_on(play.game, play.who("k"))
    assert sum(item in getattr(play.who("k"), name) for name in ("hands", "pack", "body")) == 1


# objects


@rule("UN-1390", "UN-1391", "UN-1392", "UN-1393", "UN-G109")
@pytest.mark.parametrize(
    ("foe", "times"),
    [(orc(at="h8"), 1), (orc(at="h8", leader=True), 3), (troll(at="f5"), 4), ({"creature": "minotaur", "at": "f5"}, 6)],
)
def test_objects_cost_by_the_level_and_size_of_who_gets_them(foe: Any, times: int) -> None:
    play = lair(k=foe)
    assert object_price(play.game, gear_cards()["axe"], play.who("k")) == times
    assert object_price(play.game, gear_cards()["katana"], play.who("k")) == 2 * times


@rule("UN-1389", "UN-1394")
def test_no_more_than_three_alike_are_bought_and_nothing_magic() -> None:
    play = lair()
    found = {item.id for item in for_sale(play.game, play.who("k"))}
    assert "axe" in found
    assert not any(gear_cards()[id].magic or gear_cards()[id].hides for id in found)
    dark(play).bought = ("axe",) * 2
    assert "axe" in {item.id for item in for_sale(play.game, play.who("k"))}
    dark(play).bought = ("axe",) * 3
    assert "axe" not in {item.id for item in for_sale(play.game, play.who("k"))}
    play.state.reserve = 0
    assert for_sale(play.game, play.who("k")) == []


@rule("UN-1389", "UN-1395")
@pytest.mark.parametrize(("item", "where"), [("helmet", "body"), ("axe", "hands"), ("healing-potion", "pack")])
def test_an_object_bought_is_paid_for_and_worn_held_or_carried(item: str, where: str) -> None:
    play = lair(k=orc(at="h8", hands=[]))
    buy(play.game, play.who("k"), item)
    assert item in getattr(play.who("k"), where)
    assert dark(play).bought == (item,)
    assert play.state.reserve == 9 - object_price(play.game, gear_cards()[item], play.who("k"))


# hiring


@rule("UN-0615", "UN-0616", "UN-0621", "UN-0624", "UN-0625")
def test_a_creature_is_paid_for_and_counted_by_its_level() -> None:
    play = lair()
    dark(play).grunts, dark(play).others, dark(play).fresh = 2, 1, ()
    creature = bring(play.game, "orc-warrior", 0, square(play, "f5"), ())
    assert (dark(play).grunts, dark(play).others, dark(play).fresh, creature.extra) == (3, 1, (creature.id,), ())
    cost = price_of(play.game, ("orc-warrior", 0))
    assert play.state.reserve == 9 - cost
    card = next(card for card in library()[CREATURES].values() if card.extras and card.level != "grunt")
    skill, points = next(iter(card.extras.items()))
    play.state.reserve = 50
    _charge(play.game, card.id, 0, (skill,))
    assert (dark(play).others, play.state.reserve) == (2, 50 - price_of(play.game, (card.id, 0)) - points)


@rule("UN-0615", "UN-0618")
def test_what_is_left_of_a_card_shrinks_with_each_creature() -> None:
    entry = Hire(NO_ONE, card="onrush", spent=1, hired=1, shooters=0)
    after = _hired(entry, "orc-warrior", 0)
    assert (after.spent, after.hired, after.shooters) == (
        1 + person("orc-warrior").vp,
        2,
        int(shoots("orc-warrior", 0)),
    )
    archer = _hired(entry, "orc-archer", 0)
    assert archer.shooters == 1


@rule("UN-0040", "UN-0618")
@pytest.mark.parametrize(
    ("hired", "shooters", "may"), [(0, 0, True), (1, 1, False), (2, 1, False), (3, 1, True), (3, 2, False)]
)
def test_at_most_half_of_a_cards_creatures_shoot_and_half_of_one_counts_as_one(
    hired: int, shooters: int, may: bool
) -> None:
    entry = Hire(NO_ONE, card="onrush", hired=hired, shooters=shooters)
    assert may_shoot(entry, True) is may
    assert may_shoot(entry, False)


@rule("UN-0618")
def test_bows_and_long_weapons_count_and_throwing_does_not() -> None:
    for card in library()[CREATURES].values():
        for number, carried in enumerate(person(card.id).sets):
            cards = [gear_cards()[item] for item in (*carried.hands, *carried.pack)]
            far = any(isinstance(one, Weapon) and (one.kind == "projectile" or one.long) for one in cards)
            assert shoots(card.id, number) is far


@rule("UN-0621", "UN-G31")
@pytest.mark.parametrize(("budget", "cost", "able"), [(10, 5, True), (10, 6, False), (11, 5, True), (11, 6, False)])
def test_no_creature_costs_more_than_half_the_budget(budget: int, cost: int, able: bool) -> None:
    play = lair()
    dark(play).budget = budget
    assert moderate(play.game, cost) is (able or not play.game.plan.quest.counter)


@rule("UN-0556")
def test_creatures_come_of_the_factions_of_the_quest() -> None:
    play = lair()
    quest = play.game.plan.quest
    assert roster(play.game) == tuple(name for name in (quest.faction, *quest.allies) if name)
    assert "" not in roster(play.game)


@rule("UN-0576", "UN-0616", "UN-0618", "UN-0621")
def test_a_creature_comes_with_what_the_reserve_pays_for() -> None:
    play = lair()
    dark(play).budget = 100
    entry = Hire(NO_ONE, card="onrush")
    cards = [card.id for card in library()[CREATURES].values() if len(person(card.id).sets) > 1]
    for card in cards:
        for reserve in (0, 2, 50):
            play.state.reserve = reserve
            found = sets_for(play.game, entry, card)
            for number in range(len(person(card).sets)):
                cost = price_of(play.game, (card, number))
                able = cost == 0 or reserve >= cost or not play.game.plan.quest.counter
                assert (number in found) is (able and moderate(play.game, cost))


@rule("UN-0624", "UN-0615")
@pytest.mark.parametrize(("grunts", "others", "may"), [(2, 0, True), (1, 0, False), (3, 2, False), (4, 2, True)])
def test_grunts_must_outnumber_the_others(grunts: int, others: int, may: bool) -> None:
    play = lair()
    dark(play).grunts, dark(play).others = grunts, others
    limit = next(
        card
        for card in library()[DARK_CARDS].values()
        if card.kind == "encounter" and (card.limit or 0) >= person("troll").vp
    )
    entry = Hire(NO_ONE, card=limit.id)
    troll_card, orc_card = library()[CREATURES]["troll"], library()[CREATURES]["orc-warrior"]
    assert _within(play.game, entry, troll_card) is may
    assert _within(play.game, entry, orc_card)
    spent = msgspec.structs.replace(entry, spent=limit.limit)
    assert not _within(play.game, spent, orc_card)
    exact = msgspec.structs.replace(entry, spent=(limit.limit or 0) - orc_card.vp)
    assert _within(play.game, exact, orc_card)


@rule("UN-0615")
def test_a_hireling_faces_the_nearest_hero_or_who_sees_it() -> None:
    play = lair(S=hero(at="b5"), B=hero("borgron", at="f2"))
    near = put(play.game, "orc-warrior", 0, square(play, "d5"))
    assert near.facing == FACINGS.index("west")
    seen = put(play.game, "orc-warrior", 0, square(play, "f5"), play.who("B").id)
    assert seen.facing == FACINGS.index("north")
    assert seen.home == 0
    assert seen.seat == play.game.dark


@rule("UN-0317")
def test_a_base_has_room_where_all_of_it_fits() -> None:
    play = lair()
    spots = sum(1 << square(play, at) for at in ("e5", "f5", "e6", "f6", "h5"))
    assert named(play, standing_room(play.game, "orc-warrior", spots)) == {"e5", "f5", "e6", "f6", "h5"}
    assert named(play, standing_room(play.game, "troll", spots)) == {"e5"}


@rule("UN-1326", "UN-1328")
def test_where_the_planned_square_is_taken_the_nearest_free_one_is() -> None:
    play = lair()
    places = sum(1 << square(play, at) for at in ("e5", "h5"))
    assert _nearest_to(play.game, square(play, "d4"), places) == square(play, "e5")
    assert _nearest_to(play.game, square(play, "i5"), places) == square(play, "h5")
    assert _nearest_to(play.game, square(play, "h5"), places) == square(play, "h5")


@rule("UN-0312", "UN-0314", "UN-0315")
@pytest.mark.parametrize("came", [True, False])
def test_initiative_is_rolled_for_those_who_came(came: bool) -> None:
    play = lair()
    dark(play).fresh = (play.who("k").id,) if came else ()
    before = len(play.state.agenda)
    arrived(play.game, Arrived(why="ambush"))
    assert [(entry.newcomers, entry.why) for entry in play.state.agenda[before:]] == (
        [((play.who("k").id,), "ambush")] if came else []
    )
    assert dark(play).fresh == ()


@rule("UN-0588")
def test_darkness_and_rubble_lie_on_a_section_and_locks_and_riddles_on_its_doors() -> None:
    known = {card.id for card in library()[DARK_CARDS].values() if card.kind == "obstacle" and card.trap is None}
    assert {card for card in known if _settles(card)} == {"darkness", "complete-darkness", "rubble"}
    assert known - {card for card in known if _settles(card)} == {"locked-door", "riddle"}
    assert not _settles("pit")
