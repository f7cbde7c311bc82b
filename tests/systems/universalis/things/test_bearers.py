"""What mercenaries and mounts carry for their heroes.  UN-1127, UN-G89"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import Play, hero
from systems.universalis.party.test_companions import in_quest, with_pet
from systems.universalis.party.test_mounts import field, horse
from systems.universalis.workshop import Workshop, in_town, like
from undercroft.kernel.requests import FigureId
from undercroft.kernel.system import SetupError
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.entrusting import MOST_HANDED
from undercroft.systems.universalis.heroes.ledger import homecomers, open_ledger
from undercroft.systems.universalis.setup.party import worth
from undercroft.systems.universalis.status.conditions import lose

LADEN = {"companion_freight": ("axe", "healing-potion"), "companion_coins": 7}
"""A companion with an axe, a potion and coins of its hero."""


def shara(companion: str, **more: Any) -> str:
    """Shara with this companion; she has a rope and an axe in her pack."""
    return like("shara", companion=companion, **{"pack": ("rope", "axe"), "coins": 60, **more})


def beside(companion: str, **more: Any) -> Workshop:
    """In town she sees to what the companion carries."""
    return in_town(shara(companion, **more)).take(f"freight ={companion}")


def carried(shop: Workshop) -> tuple[tuple[str, ...], int]:
    """What the companion of the first hero carries, and its coins."""
    return shop.hero.companion_freight, shop.hero.companion_coins


# handing over and taking back


@rule("UN-1127")
@pytest.mark.parametrize("companion", ["human-mercenary", "horse", "warhorse"])
def test_a_hero_hands_things_and_coins_to_a_mercenary_or_a_mount_between_quests(companion: str) -> None:
    shop = beside(companion)
    before = shop.who.coins
    shop.take("entrust =rope", "entrust-coins x5", "done")
    assert carried(shop) == (("rope",), 5)
    assert (shop.hero.pack, shop.who.coins) == (("axe",), before - 5)


@rule("UN-1127")
@pytest.mark.parametrize("companion", ["wolf", "bear"])
def test_a_pet_that_nobody_rides_carries_nothing(companion: str) -> None:
    assert not in_town(shara(companion)).offers("freight")


@rule("UN-1127")
def test_what_he_wears_and_holds_is_handed_over_too() -> None:
    shop = beside("warhorse", hands=("broadsword",), body=("leather-armor",))
    shop.take("entrust =broadsword", "entrust =leather-armor")
    assert (shop.hero.hands, shop.hero.body) == ((), ())
    assert carried(shop)[0] == ("broadsword", "leather-armor")


@rule("UN-1127")
def test_a_hero_takes_things_and_coins_back() -> None:
    shop = beside("horse", **LADEN)
    before = shop.who.coins
    shop.take("take-back =axe", "take-coins x5")
    assert carried(shop) == (("healing-potion",), 2)
    assert (shop.hero.pack, shop.who.coins) == (("rope", "axe", "axe"), before + 5)


@rule("UN-1127")
def test_each_of_two_companions_of_a_hero_alone_carries_its_own() -> None:
    shop = in_town(shara("human-mercenary", second="torch-bearer"))
    shop.take("freight =torch-bearer", "entrust =rope", "entrust-coins x10", "done")
    shop.take("freight =human-mercenary", "entrust =axe", "done")
    assert carried(shop) == (("axe",), 0)
    assert (shop.hero.second_freight, shop.hero.second_coins) == (("rope",), 10)


# the limits of a hero


@rule("UN-1127")
@pytest.mark.parametrize(
    ("companion", "freight", "item", "fits"),
    [
        ("horse", ["bastard-sword"] * 4, "rope", True),
        ("horse", ["bastard-sword"] * 4, "axe", False),
        ("great-lizard", ["bastard-sword"] * 2, "axe", True),
        ("great-lizard", ["bastard-sword"] * 2 + ["rope"], "axe", False),
        ("horse", [], "shield", True),
        ("horse", ["shield"], "shield", False),
        ("warhorse", ["leather-armor"], "leather-armor", True),
        ("warhorse", ["leather-armor"] * 2, "leather-armor", False),
        ("horse", ["dagger"] * 4, "dagger", True),
        ("horse", ["dagger"] * 5, "dagger", False),
    ],
)
def test_a_bearer_keeps_the_limits_of_weight_shields_armors_and_weapons(
    companion: str, freight: list[str], item: str, fits: bool
) -> None:
    shop = beside(companion, companion_freight=tuple(freight), hands=(), body=(), pack=(item,))
    assert shop.offers(f"entrust ={item}") is fits


@rule("UN-1127")
@pytest.mark.parametrize(("arms", "fits"), [(0, False), (2, True)])
def test_the_shield_of_a_mercenary_counts_for_his_limit(arms: int, fits: bool) -> None:
    shop = beside("human-mercenary", companion_set=arms, hands=(), pack=("shield",))
    assert shop.offers("entrust =shield") is fits


@rule("UN-1127")
def test_the_armor_of_a_mount_counts_for_its_limit() -> None:
    more: dict[str, Any] = {"body": (), "pack": ("leather-armor",), "companion_freight": ("leather-armor",)}
    assert beside("warhorse", **more).offers("entrust =leather-armor")
    assert not beside("warhorse", companion_body=("leather-armor",), **more).offers("entrust =leather-armor")


@rule("UN-1127")
def test_a_bearer_carries_up_to_thirty_coins() -> None:
    shop = beside("horse", companion_coins=23)
    assert [act for act in shop.acts() if act.startswith("entrust-coins")] == [
        "entrust-coins x1",
        "entrust-coins x5",
        "entrust-coins x7",
    ]
    shop.take("entrust-coins x7")
    assert carried(shop)[1] == 30
    assert not shop.offers("entrust-coins")


@rule("UN-1127")
def test_on_a_quest_too_a_mount_carries_no_second_shield() -> None:
    play = field(S=hero(at="c5", hands=[], pack=["shield", "rope"]), h=horse(at="b5", freight=["shield"]))
    assert play.offers("S puts rope on h")
    assert not play.offers("S puts shield on h")


# on the quest


def laden_beside(companion: str, freight: tuple[str, ...], **of_shara: Any) -> Play:
    """On a quest, beside Shara and her companion with these things."""
    play = with_pet(companion, turn=["heroes"], S=of_shara, T=hero("taeral", at="j9", activated=True))
    play.who("P").freight = freight
    return play


@rule("UN-1127")
@pytest.mark.parametrize(("part", "used"), [("pack", {"draw", "use"}), ("freight", set())])
def test_a_mercenary_neither_draws_nor_drinks_what_he_carries_for_his_hero(part: str, used: set[str]) -> None:
    play = laden_beside("human-mercenary", ())
    setattr(play.who("P"), part, ("axe", "healing-potion"))
    play.who("P").wounds = 2
    play.take("P acts")
    assert {option.act for option in play.table.ask.options if option.what in ("axe", "healing-potion")} == used


@rule("UN-1127", "UN-1086")
def test_a_weapon_he_carries_does_not_stand_for_the_one_he_lost() -> None:
    play = laden_beside("human-mercenary", ("broadsword",), pack=["axe"])
    play.who("P").hands = ("shield",)
    play.take("S acts", "S hands something to P")
    assert play.offers("S chooses axe")


@rule("UN-1127")
@pytest.mark.parametrize(
    ("companion", "quest", "along"),
    [
        ("human-mercenary", "the-broken-tusk", True),
        ("horse", "the-winter-road", True),
        ("horse", "the-broken-tusk", False),
    ],
)
def test_what_is_handed_over_in_town_goes_on_the_quest_and_comes_back_to_the_card(
    companion: str, quest: str, along: bool
) -> None:
    shop = in_town(shara(companion), ledger=SYSTEM.new_ledger())
    shop.take(f"freight ={companion}", "entrust =axe", "entrust-coins x10", "done").until("")
    table = in_quest("shara", quest=quest, ledger=SYSTEM.finish(shop.game))
    assert [(one.freight, one.coins) for one in table.state.heroes[1:]] == [(("axe",), 10)] * along
    home = open_ledger(SYSTEM.finish(table.game)).heroes["shara"]
    assert (home.companion_freight, home.companion_coins, home.pack) == (("axe",), 10, ("rope",))


@rule("UN-1127", "UN-1387")
def test_what_is_taken_from_a_mount_on_the_quest_is_the_heros_afterwards() -> None:
    play = field(S=hero(at="c5", pack=[]), h=horse(at="b5", freight=["axe", "rope"]))
    play.who("S").card = like("shara", companion="horse", companion_freight=("axe", "rope"), pack=())
    play.take("S takes rope from h")
    (home,) = homecomers(play.game)
    assert (home.companion_freight, home.pack) == (("axe",), ("rope",))


@rule("UN-1127", "UN-1078")
def test_a_companion_that_goes_with_another_hero_still_carries_the_things_of_its_own() -> None:
    table = in_quest(shara("human-mercenary", **LADEN), "taeral")
    lose(table.game, table.state.heroes[0], 99)
    assert table.state.heroes[2].owner == FigureId(2)
    home, taeral = homecomers(table.game)
    assert (home.companion_freight, home.companion_coins) == (("axe", "healing-potion"), 7)
    assert (taeral.companion_freight, taeral.companion_coins) == ((), 0)


@rule("UN-1127", "UN-1076")
def test_who_loses_a_companion_for_good_loses_what_it_carried() -> None:
    table = in_quest(shara("human-mercenary", **LADEN))
    lose(table.game, table.state.heroes[1], 99)
    (home,) = homecomers(table.game)
    assert (home.companion, home.companion_freight, home.companion_coins) == ("", (), 0)
    assert "healing-potion" not in home.pack


@rule("UN-0761", "UN-1127")
def test_the_other_companion_of_a_hero_alone_keeps_what_it_carries() -> None:
    table = in_quest(shara("wolf", second="human-mercenary", second_freight=("axe",), second_coins=3))
    lose(table.game, table.state.heroes[1], 99)
    (home,) = homecomers(table.game)
    assert (home.companion, home.companion_freight, home.companion_coins) == ("human-mercenary", ("axe",), 3)
    assert (home.second, home.second_freight, home.second_coins) == ("", (), 0)


# between quests


@rule("UN-1127", "UN-1073")
def test_a_companion_that_is_not_paid_gives_back_what_it_carried() -> None:
    shop = Workshop(shara("human-mercenary", **LADEN), dice=[6, 1]).take("no").until("town")
    assert (shop.hero.companion, *carried(shop)) == ("", (), 0)
    assert shop.hero.pack == ("rope", "axe", "axe", "healing-potion")
    assert shop.who.coins == 60 - 3 + 7


@rule("UN-1127", "UN-1199")
def test_a_hero_who_is_short_pays_with_the_coins_his_companion_carries() -> None:
    shop = Workshop(shara("human-mercenary", coins=1, companion_coins=7), dice=[6, 1]).take("yes").until("town")
    assert (shop.who.coins, carried(shop)[1]) == (0, 7 - 2 - 2)


@rule("UN-1127")
def test_a_hero_taken_along_from_one_table_to_the_next_has_what_his_companion_carries() -> None:
    shop = beside("human-mercenary").take("entrust =axe", "entrust-coins x10", "done").until("")
    (made,) = SYSTEM.made(shop.game)
    bearer = in_quest(made.entry).state.heroes[1]
    assert (bearer.freight, bearer.coins) == (("axe",), 10)


def test_a_thing_a_companion_carries_must_be_in_the_box() -> None:
    with pytest.raises(SetupError, match="laser"):
        in_quest(shara("human-mercenary", companion_freight=("laser",)))


@rule("UN-0256")
def test_a_weapon_of_an_enemy_stays_one_while_a_companion_carries_it() -> None:
    shop = beside("human-mercenary", pack=("falx",), strange=("falx",)).take("entrust =falx", "done").until("")
    (made,) = SYSTEM.made(shop.game)
    later = in_town(made.entry).take("freight =human-mercenary", "take-back =falx", "done")
    assert later.hero.pack == ("falx",)
    assert not later.offers("sell =falx")


@rule("UN-0028")
def test_what_a_companion_carries_for_its_hero_counts_in_value_points() -> None:
    light, heavy = (in_quest(shara("human-mercenary", **more)).state.heroes[1] for more in ({}, LADEN))
    assert worth(heavy) == worth(light) + 1


@rule("UN-1040")
def test_the_cards_that_companions_carry_are_not_for_sale() -> None:
    def sold(n: int) -> bool:
        party = shara("horse", companion_freight=("rope",) * n, pack=(), hands=(), body=())
        return in_town(party).take("visit =market").offers("buy =rope")

    assert sold(3)
    assert not sold(4)


def test_everybody_sees_what_a_companion_carries() -> None:
    table = in_quest(shara("human-mercenary", **LADEN))
    sheets = {sheet.who: sheet for sheet in SYSTEM.scene(table.game, table.state.heroes[0].seat).sheets}
    bearer = sheets[table.state.heroes[1].id]
    assert [card.id for card in bearer.carried] == ["axe", "healing-potion"]
    assert msgspec.json.encode(bearer.numbers).count(b"universalis-coins") == 1


@rule("UN-1127")
def test_things_change_hands_a_good_many_times_and_not_for_ever() -> None:
    shop = beside("horse")
    for _ in range(MOST_HANDED // 2):
        shop.take("entrust =rope", "take-back =rope")
    assert not shop.offers("entrust =rope")
    assert shop.offers("freight =horse")
