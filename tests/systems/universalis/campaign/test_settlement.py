"""Between independent quests.  UN-1021 to UN-1023, UN-1040, UN-1067 to UN-1073, UN-1196 to UN-1202"""

from __future__ import annotations

import random

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.proofs import skill
from systems.universalis.workshop import Workshop, in_town, like, written
from undercroft.kernel.requests import SeatId
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import COMPANIONS, HEROES
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS, Quest, Thread
from undercroft.systems.universalis.heroes.ledger import Ledger, homecomers, next_chapters, open_ledger
from undercroft.systems.universalis.maps.games_between import CREATION, JOURNEY, SETTLEMENT
from undercroft.systems.universalis.state import State

TUSK = "the-broken-tusk"


def chapters(**ledger: object) -> list[str]:
    return [card.id for card in SYSTEM.chapters(msgspec.msgpack.encode(Ledger(**ledger)))]


# the ledger


@rule("UN-1196", "UN-0004")
def test_after_a_quest_the_heroes_always_come_to_a_settlement() -> None:
    assert chapters(tried={TUSK: 1}, rested=False) == [SETTLEMENT]


@rule("UN-1196")
def test_rested_they_go_on_to_a_quest() -> None:
    found = chapters()
    assert found[0] == SYSTEM.quests()[0].id
    assert found[-1] == CREATION


def changed(quest: str, **fields: object) -> Quest:
    return msgspec.structs.replace(BOX[QUESTS][quest], **fields)


@rule("UN-1182")
def test_a_mission_may_be_tried_twice() -> None:
    assert TUSK in chapters(tried={TUSK: 1})
    assert TUSK not in chapters(tried={TUSK: 2})


# the thread of a campaign: the bell, and then the road if it rings, the toll house if it does not

CAMPAIGN = (
    changed("the-silent-bell", kind="opening", thread=Thread(won="the-winter-road", lost="the-toll-house")),
    changed("the-winter-road", kind="campaign"),
    changed("the-toll-house", kind="campaign"),
)


def threads(tried: dict[str, int], *won: str) -> list[str]:
    """The missions of that campaign which are open after so many attempts."""
    return [id for id in next_chapters(Ledger(tried=tried, won=won), CAMPAIGN) if id not in (CREATION, JOURNEY)]


@rule("UN-1183")
def test_after_a_failed_attempt_the_heroes_follow_the_thread_or_try_again() -> None:
    assert threads({}) == ["the-silent-bell"]
    assert threads({"the-silent-bell": 1}) == ["the-silent-bell", "the-toll-house"]


@rule("UN-1183")
def test_who_has_followed_the_thread_does_not_try_again() -> None:
    assert threads({"the-silent-bell": 1, "the-toll-house": 1}) == ["the-toll-house"]


@rule("UN-1183")
def test_after_success_the_thread_leads_elsewhere_and_there_is_nothing_to_choose() -> None:
    assert threads({"the-silent-bell": 1}, "the-silent-bell") == ["the-winter-road"]


@rule("UN-1184")
def test_after_the_second_attempt_only_the_thread_is_left() -> None:
    assert threads({"the-silent-bell": 2}) == ["the-toll-house"]
    assert threads({"the-silent-bell": 2}, "the-silent-bell") == ["the-winter-road"]


@rule("UN-1185")
@pytest.mark.parametrize(("kind", "terrains", "tries"), [("epic", ("mountain",), 1), ("campaign", (), 2)])
def test_an_epic_event_is_not_tried_a_second_time(kind: str, terrains: tuple[str, ...], tries: int) -> None:
    quest = as_setup(changed("the-winter-road", kind=kind, terrains=terrains))
    setup = SYSTEM.default_setup(quest, 2, "again")

    def again(tried: int) -> State:
        ledger = msgspec.msgpack.encode(Ledger(tried={quest: tried}))
        return SYSTEM.start(msgspec.structs.replace(setup, ledger=ledger))

    assert again(tries - 1).heroes
    with pytest.raises(SetupError, match="no more"):
        again(tries)


def test_a_mission_won_is_not_played_again() -> None:
    assert TUSK not in chapters(tried={TUSK: 1}, won=(TUSK,))


def test_a_game_of_a_campaign_hands_its_heroes_on() -> None:
    setup = SYSTEM.default_setup(TUSK, 1, "ledger")
    table = Table(SYSTEM, msgspec.structs.replace(setup, party=("shara",), ledger=SYSTEM.new_ledger()))
    table.state.accomplished = True
    table.state.heroes[0].wounds = table.state.heroes[0].xp = 2
    after = SYSTEM.finish(table.game)
    book = open_ledger(after)
    assert (book.heroes["shara"].xp, book.heroes["shara"].hurt, book.won, book.rested) == (2, 2, (TUSK,), False)
    shop = in_town("shara", ledger=after)
    assert shop.hero.xp == 2
    shop.take("done")
    assert open_ledger(SYSTEM.finish(shop.game)).rested


# the place and the inn


@rule("UN-1197")
@pytest.mark.parametrize(
    ("face", "place"), [(1, "town"), (2, "town"), (3, "castle"), (4, "city"), (5, "city"), (6, "city")]
)
def test_a_die_says_where_the_group_rests(face: int, place: str) -> None:
    assert Workshop("shara", dice=[face, 1]).table.state.side == place


@rule("UN-1199", "UN-0080")
def test_each_hero_pays_the_inn_and_recovers_vitality_fortune_and_mana() -> None:
    shop = in_town(like("borgron", hurt=2, unlucky=1, drained=3, coins=10))
    assert (shop.who.wounds, shop.who.fortune, shop.who.mana, shop.who.coins) == (0, 5, 8, 7)


@rule("UN-1199")
def test_who_cannot_pay_does_not_recover() -> None:
    shop = in_town(like("borgron", hurt=2, unlucky=1, coins=2))
    assert (shop.who.wounds, shop.who.fortune, shop.who.coins) == (2, 4, 2)


@rule("UN-C514")
@skill("survival", changes=False)
@pytest.mark.parametrize(("face", "coins"), [(1, 10), (3, 10), (6, 7)])
def test_survival_lodges_free_in_towns_and_castles(face: int, coins: int) -> None:
    shop = Workshop(like("taeral", coins=10), dice=[face, 1]).until("town")
    assert shop.who.coins == coins


@rule("UN-1201", "UN-1072")
def test_maintenance_is_paid_at_the_inn() -> None:
    shop = Workshop(like("shara", companion="human-mercenary", coins=10), dice=[6, 1])
    assert shop.asks() == "pay-companion"
    shop.take("yes")
    assert (shop.hero.companion, shop.who.coins) == ("human-mercenary", 10 - 3 - 2)


@rule("UN-1073")
@pytest.mark.parametrize("coins", [10, 4])
def test_a_companion_who_is_not_paid_leaves(coins: int) -> None:
    shop = Workshop(like("shara", companion="human-mercenary", coins=coins), dice=[6, 1])
    if shop.asks() == "pay-companion":
        shop.take("no")
    assert shop.hero.companion == ""
    assert shop.who.coins == coins - 3


# visits


@rule("UN-1200")
def test_a_hero_visits_three_places() -> None:
    shop = in_town(like("borgron", coins=30))
    for place in ("market", "blacksmith", "tavern"):
        shop.take(f"visit ={place}", "done")
    assert not shop.offers("visit")


@rule("UN-1200")
def test_each_hero_has_three_visits_of_his_own() -> None:
    shop = in_town(like("borgron", coins=30), like("shara", coins=30))
    for place in ("market", "blacksmith", "tavern"):
        shop.take(f"visit ={place}", "done")
    shop.take("done")
    assert shop.offers("visit =market")


@rule("UN-1200")
def test_a_look_at_a_place_that_has_nothing_for_a_hero_is_no_visit() -> None:
    shop = in_town(like("shara", coins=8), like("borgron")).take("visit =library")
    shop.take("visit =market", "done", "visit =blacksmith", "done", "visit =tavern", "done")
    assert not shop.offers("visit")


def test_what_a_hero_can_spend_is_seen_in_a_settlement() -> None:
    shop = in_town(like("shara", coins=20, xp=7))
    bars = {bar.name: bar.now for bar in shop.table.scene(SeatId(0)).figures[0].bars}
    assert (bars["universalis-coins"], bars["universalis-experience"]) == (shop.who.coins, 7)


@rule("UN-0024")
def test_coins_buy_equipment_before_the_next_quest() -> None:
    shop = in_town(like("shara", coins=20)).take("visit =market", "buy =rope")
    assert "rope" in shop.hero.pack
    assert shop.who.coins == 20 - 3 - 2


@rule("UN-C359", "UN-C360")
def test_the_smith_sells_arms_and_the_market_objects() -> None:
    market = in_town(like("shara", coins=20)).take("visit =market")
    smith = in_town(like("shara", coins=20)).take("visit =blacksmith")
    assert [market.offers("buy =torch"), market.offers("buy =axe")] == [True, False]
    assert [smith.offers("buy =torch"), smith.offers("buy =axe")] == [False, True]


def test_nothing_magic_is_sold() -> None:
    shop = in_town(like("shara", coins=500))
    for place in ("market", "blacksmith"):
        shop.take(f"visit ={place}")
        bought = [act.split("=")[1].split()[0] for act in shop.acts() if act.startswith("buy")]
        assert bought
        assert not [id for id in bought if gear_cards()[id].magic]
        shop.take("done")


@rule("UN-1021", "UN-1022")
@pytest.mark.parametrize(("face", "sold"), [(1, False), (3, True), (6, True)])
def test_uncommon_things_are_sold_by_smiths_of_cities_and_castles(face: int, sold: bool) -> None:
    shop = Workshop(like("shara", coins=40), dice=[face, 1]).until("town").take("visit =blacksmith")
    assert shop.offers("buy =spyglass") is sold


@rule("UN-1021")
def test_uncommon_things_are_not_sold_on_the_market() -> None:
    assert not in_town(like("shara", coins=40)).take("visit =market").offers("buy =spyglass")


@rule("UN-1023")
@pytest.mark.parametrize(("dice", "found"), [([4, 4], True), ([4, 3], False)])
def test_an_uncommon_thing_must_be_found_with_two_dice(dice: list[int], found: bool) -> None:
    assert gear_cards()["spyglass"].uncommon == 8
    shop = in_town(like("shara", coins=40), dice=dice).take("visit =blacksmith", "buy =spyglass")
    assert ("spyglass" in shop.hero.pack) is found
    assert shop.who.coins == 40 - 3 - (6 if found else 0)
    assert shop.offers("buy =spyglass") is False


@rule("UN-1040")
def test_an_object_with_no_card_left_cannot_be_bought() -> None:
    assert gear_cards()["trap-tools"].copies == 2
    shop = in_town(like("shara", coins=40), like("taeral", pack=("trap-tools",))).take("visit =market")
    shop.take("buy =trap-tools")
    assert not shop.offers("buy =trap-tools")


@rule("UN-1041")
def test_where_the_limit_of_cards_is_waived_the_last_one_bought_is_not_the_last() -> None:
    party = like("shara", coins=40), like("taeral", pack=("trap-tools",))
    shop = in_town(*party, **{"card-limit": "waived"}).take("visit =market", "buy =trap-tools")
    assert shop.offers("buy =trap-tools")


@rule("UN-1202")
@pytest.mark.parametrize(("item", "coins"), [("spyglass", 3), ("healing-herbs", 2)])
def test_belongings_are_sold_for_half_their_price_rounded_up(item: str, coins: int) -> None:
    shop = in_town(like("shara", pack=(item,), coins=10)).take(f"sell ={item}")
    assert shop.who.coins == 10 - 3 + coins
    assert item not in shop.hero.pack


@rule("UN-1202")
def test_magic_things_are_sold_too() -> None:
    item = next(id for id, card in gear_cards().items() if card.magic == "object" and card.cost)
    shop = in_town(like("shara", pack=(item,)))
    assert shop.offers(f"sell ={item}")


# companions


@rule("UN-1072", "UN-1087")
def test_a_companion_is_paid_when_it_is_taken_on() -> None:
    shop = in_town(like("shara", coins=20)).take("visit =kennel", "hire =wolf")
    card = BOX[COMPANIONS]["wolf"]
    assert (shop.hero.companion, shop.who.coins) == ("wolf", 20 - 3 - card.cost)


@rule("UN-C492")
def test_who_tames_animals_pays_half_rounded_up() -> None:
    shop = in_town(like("aki", coins=20)).take("visit =kennel", "hire =boar")
    assert shop.who.coins == 20 - 3 - 6


@rule("UN-1087")
def test_who_is_taken_on_is_told_with_value_points_price_and_maintenance() -> None:
    shop = in_town(like("shara", coins=40)).take("visit =tavern")
    option, ask = shop.meaning("hire =human-mercenary"), shop.table.ask
    assert option is not None
    assert ask is not None
    card = BOX[COMPANIONS]["human-mercenary"]
    told = SYSTEM.explain(shop.game, ask, option).split()[:2]
    assert (option.n, *told) == (card.cost, f"explain-points:{card.vp}", f"explain-upkeep:{card.upkeep}")


def test_who_is_asked_for_maintenance_is_told_how_much() -> None:
    shop = Workshop(like("shara", coins=40, companion="wolf"), dice=[4, 1]).until("pay-companion")
    yes, ask = shop.meaning("yes"), shop.table.ask
    assert yes is not None
    assert ask is not None
    assert SYSTEM.explain(shop.game, ask, yes) == f"explain-upkeep:{BOX[COMPANIONS]['wolf'].upkeep}"


@rule("UN-1070")
def test_no_companion_is_in_the_group_twice() -> None:
    shop = in_town(like("shara", coins=30), like("borgron", companion="wolf", coins=0)).take("visit =kennel")
    assert shop.offers("hire =hound")
    shop = in_town(like("shara", coins=30), like("borgron", companion="wolf", coins=20))
    assert not shop.take("visit =kennel").offers("hire =wolf")


# keeping equipment in order


@rule("UN-0086")
def test_a_hero_takes_another_weapon_in_hand() -> None:
    shop = in_town(like("shara", hands=("broadsword", "shield"), pack=("axe",)))
    shop.take("stow =broadsword", "hold =axe")
    assert shop.hero.hands == ("shield", "axe")


@pytest.mark.parametrize("seed", range(8))
def test_a_stay_at_random_ends_and_leaves_nobody_in_debt(seed: int) -> None:
    party = (like("borgron", xp=12, coins=60), like("shara", xp=9, coins=40))
    setup = SYSTEM.default_setup(SETTLEMENT, 2, f"stay {seed}")
    table = Table(SYSTEM, msgspec.structs.replace(setup, party=party))
    luck = random.Random(seed)
    while (ask := table.ask) is not None:
        table.choose(luck.choice(list(ask.options)))
    for hero in homecomers(table.game):
        assert hero.coins >= 0
        assert hero.xp >= 0
        assert (hero.vp - BOX[HEROES][str(hero.id)].vp) % 2 == 0
        assert hero.age == 1
        assert SYSTEM.start(msgspec.structs.replace(setup, party=(written(hero),)))


@rule("UN-1388")
def test_a_smith_sells_leather_armor_for_a_mount_at_the_usual_cost() -> None:
    shop = Workshop(like("shara", companion="horse", coins=30), dice=[6, 1]).take("yes")
    before = shop.until("town").who.coins
    shop.take("visit =blacksmith", "barding")
    assert shop.hero.companion_body == ("leather-armor",)
    assert shop.who.coins == before - (gear_cards()["leather-armor"].cost or 0)


@rule("UN-1388")
def test_there_is_none_for_a_pet() -> None:
    shop = Workshop(like("shara", companion="wolf", coins=30), dice=[6, 1]).take("yes").until("town")
    assert not shop.take("visit =blacksmith").offers("barding")


@rule("UN-1024")
def test_the_group_asks_once_for_an_uncommon_thing_in_a_settlement() -> None:
    shop = in_town(like("shara", coins=40), like("taeral", coins=40), dice=[1, 2])
    shop.take("visit =blacksmith", "buy =spyglass", "done", "done", "visit =blacksmith")
    assert shop.offers("buy =axe")
    assert not shop.offers("buy =spyglass")


# experts


@rule("UN-0278", "UN-1200")
@pytest.mark.parametrize(
    ("item", "fee", "dice", "known"),
    [
        ("unidentified-potion", 1, [6], "healing-potion"),
        ("fabled-greatsword", 8, [], ""),
    ],
)
def test_an_expert_in_a_settlement_identifies_for_money_and_without_a_test(item, fee, dice, known) -> None:
    shop = in_town(like("shara", coins=40, pack=(item,)), dice=dice).take("visit =scholar")
    before = shop.who.coins
    shop.take(f"consult ={item}")
    assert shop.who.coins == before - fee
    (found,) = shop.who.pack
    assert found == known if known else gear_cards()[found].magic == "relic"


@rule("UN-0278")
def test_an_expert_asks_for_coins_one_has_and_for_something_unknown() -> None:
    poor = in_town(like("shara", coins=7, pack=("unidentified-potion", "unidentified-broadsword"))).take(
        "visit =scholar"
    )
    assert poor.offers("consult =unidentified-potion")
    assert not poor.offers("consult =unidentified-broadsword")
    assert not in_town(like("shara", coins=40, pack=("torch",))).offers("visit =scholar")
