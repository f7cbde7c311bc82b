"""Settlements: rest, carousing, cures, repairs, identifying, lessons, trade."""

from __future__ import annotations

import pytest

from systems.league.campaign.between import Between, in_town
from undercroft.crawl.things import Item, Outfit
from undercroft.kernel.events import Rolled
from undercroft.proofs.checklist import rule
from undercroft.systems.league.campaign.services import RECHARGE, priced, repair_price
from undercroft.systems.league.cards.heroes import HEROES
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.potions import POTIONS
from undercroft.systems.league.cards.prayers import PRAYERS
from undercroft.systems.league.cards.world import SETTLEMENTS
from undercroft.systems.league.heroes.ledger import Ledger
from undercroft.systems.league.maps.games_between import TOWN
from undercroft.systems.league.state import State

RICH = 2_000


def rich(state: State) -> None:
    for hero in state.party:
        hero.coins = RICH


def thrown(town: Between) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The dice of each roll, by what it was for."""
    return {told.event.why: told.event.dice for told in town.table.told if isinstance(told.event, Rolled)}


@rule("LE-0031", "LE-C23", "LE-C29")
@pytest.mark.parametrize(("number", "home"), [(1, "caelkirk"), (4, "whiteport"), (7, "freyfell")])
def test_a_d8_names_the_settlement_in_which_a_campaign_starts(number, home):
    town = Between(TOWN, Ledger(), {"starting-settlement": [[number]]})
    assert town.trip.home == home
    assert town.trip.at == library()[SETTLEMENTS][home].at


@rule("LE-0031")
def test_on_an_8_the_starting_settlement_is_rolled_again():
    assert Between(TOWN, Ledger(), {"starting-settlement": [[8], [2]]}).trip.home == "irondale"


@rule("LE-0036")
def test_the_reward_of_a_quest_is_paid_out_in_the_settlement_and_shared():
    before = in_town()
    paid = in_town(due=101)
    coins = [one.coins for one in before.state.party]
    assert [one.coins for one in paid.state.party] == [coins[0] + 51, coins[1] + 50]


@rule("LE-0661", "LE-0662")
def test_luck_comes_back_on_coming_to_a_settlement_and_not_while_one_stays_there():
    def spent(state: State) -> None:
        state.party[0].max_luck, state.party[0].luck = 2, 0

    town = in_town(prepare=spent)
    assert town.hero().luck == 2
    town.hero().luck = 0
    town.visit("market").take("done")
    assert town.hero().luck == 0


@rule("LE-0088")
def test_a_night_at_the_inn_restores_1d3_sanity_up_to_10_and_all_points():
    def weary(state: State) -> None:
        first, second = state.party
        first.sanity, second.sanity = 5, 9
        first.hp, first.energy, second.coins = 1, 0, 20

    town = in_town(prepare=weary, dice={"peace": [[3], [3]]}).visit("inn").take("rest-at-inn")
    assert [one.sanity for one in town.state.party] == [8, 10]
    assert thrown(town)["peace"] == (("d3",),)
    assert town.hero().hp == town.table.game.most_hp(town.hero())
    assert town.hero().energy == town.hero().max_energy
    assert town.trip.day == 2


@rule("LE-0088")
def test_one_rests_at_the_inn_once_in_a_stay():
    town = in_town().visit("inn").take("rest-at-inn")
    assert not town.found("rest-at-inn")


@rule("LE-0525")
def test_at_the_inn_all_remaining_tests_against_poison_are_made():
    def poisoned(state: State) -> None:
        state.party[0].poison = 2

    town = in_town(prepare=poisoned, dice={"poison": [[90], [90]]})
    before = town.hero().hp
    town.visit("inn").take("rest-at-inn")
    assert town.hero().poison == 0
    assert town.hero().hp >= before - 2


@rule("LE-0089")
def test_carousing_costs_1d3_times_100_coins_and_restores_1d6_sanity():
    def shaken(state: State) -> None:
        state.party[0].sanity, state.party[0].coins = 2, 950

    town = in_town(prepare=shaken, dice={"carousal": [[2]], "peace": [[4]]}).visit("tavern").take("carouse", who=1)
    assert (town.hero().coins, town.hero().sanity) == (750, 6)
    assert thrown(town) == {"carousal": (("d3",),), "peace": (("d6",),)}
    assert not town.found("carouse", who=1)


@rule("LE-0523")
def test_the_chapel_cures_poison_for_coins():
    def poisoned(state: State) -> None:
        rich(state)
        state.party[0].poison = 4

    town = in_town(prepare=poisoned).visit("chapel").take("be-cured", who=1)
    assert town.hero().poison == 0
    assert town.hero().coins == RICH - 66


@rule("LE-0530")
def test_the_sick_wards_cure_disease_for_coins():
    def diseased(state: State) -> None:
        rich(state)
        state.party[1].diseased = True

    town = in_town(prepare=diseased).visit("wards").take("be-nursed", who=2)
    assert not town.hero(2).diseased
    assert town.hero(2).coins == RICH - 132


@rule("LE-0591")
def test_what_was_magic_and_broke_is_repaired_before_it_can_be_recharged():
    broken = Item("broadsword", 6, ("broken", "magic", "spent"))

    def with_wreck(state: State) -> None:
        rich(state)
        state.party[0].outfit = Outfit((), (broken,))

    town = in_town(prepare=with_wreck)
    assert not town.found("visit", what="service-guild")
    town.visit("smith").take("repair", who=1, what=str(broken))
    (whole,) = town.hero().outfit.pack
    assert whole.wear == 0
    town.visit("guild").take("recharge", who=1, what=str(whole))


@rule("LE-0590")
def test_the_guild_gives_a_weapon_all_its_magic_back():
    spent = Item("broadsword", 1, ("magic", "spent"))

    def with_it(state: State) -> None:
        rich(state)
        state.party[0].outfit = Outfit((), (spent,))

    town = in_town(prepare=with_it).visit("guild").take("recharge", who=1)
    (again,) = town.hero().outfit.pack
    assert "spent" not in again.marks
    assert "magic" in again.marks


@rule("LE-0582", "LE-0670")
def test_magic_that_nobody_could_identify_is_identified_for_coins():
    riddle = Item("broadsword", 0, ("given-up", "magic", "unknown"))

    def with_it(state: State) -> None:
        rich(state)
        state.party[0].outfit = Outfit((), (riddle,))

    town = in_town(prepare=with_it, dice={"enchantment": [[50]]}).visit("guild").take("name-magic", who=1)
    (known,) = town.hero().outfit.pack
    assert not {"unknown", "given-up"} & set(known.marks)
    assert town.hero().coins == RICH - 82


@rule("LE-0593")
def test_an_alchemist_names_a_potion_that_nobody_could():
    def with_potion(state: State) -> None:
        rich(state)
        state.party[0].outfit = Outfit((), (Item("unknown-potion", 0, ("weak",)),))

    town = in_town(prepare=with_potion, dice={"potion": [[1]]}).visit("alchemist").take("name-potion", who=1)
    (known,) = town.hero().outfit.pack
    assert known.card in library()[POTIONS]
    assert town.hero().coins == RICH - 27


@rule("LE-0623", "LE-C33")
def test_a_priest_buys_prayers_of_its_level_or_lower_in_silver_city():
    priest = next(id for id, one in library()[HEROES].items() if one.profession == "warrior-priest")
    town = in_town(party=(priest,), prepare=rich).visit("sanctum")
    prayers = library()[PRAYERS]
    offered = [one.what.removeprefix("prayer-") for one in town.found("learn-prayer")]
    assert offered
    assert all(prayers[one].level <= town.hero().level for one in offered)
    town.take("learn-prayer", what=f"prayer-{offered[0]}")
    assert offered[0] in town.hero().prayers
    assert town.hero().coins < RICH
    assert "sanctum" not in library()[SETTLEMENTS]["irondale"].services


# trade


def at_market(dice=None, **more) -> Between:
    return in_town("rochdal", dice=dice, prepare=rich, **more).visit("market")


@rule("LE-0671", "LE-0672")
@pytest.mark.parametrize(("roll", "off"), [(1, 10), (99, 0)])
def test_who_haggles_well_buys_a_tenth_cheaper_and_haggles_once(roll, off):
    town = at_market({"haggle": [[roll]], "availability": [[1]], "perfect": [[1]]})
    town.take("haggle", who=1)
    while town.ask.prompt != "counter":
        town.table.choose(town.ask.options[town.ask.default])
    assert not town.found("haggle", who=1)
    town.take("counter", who=1, what="shelf-weapons").take("buy", what="broadsword")
    full = things()["broadsword"].price * 95 // 100
    assert town.hero().coins == RICH - (full - full * off // 100)


@rule("LE-0673")
def test_whoever_has_not_haggled_buys_through_somebody_who_has_done_it_well():
    town = at_market({"haggle": [[1]], "availability": [[1]]})
    full = things()["broadsword"].price * 95 // 100
    cheap = full - full // 10
    town.take("haggle", who=1)
    while town.ask.prompt != "counter":
        town.table.choose(town.ask.options[town.ask.default])
    town.take("counter", who=2, what="shelf-weapons")
    assert town.found("buy", what="broadsword")[0].n == cheap


@rule("LE-0673")
def test_whoever_has_haggled_badly_pays_the_full_price_whoever_else_did_it_well():
    town = at_market({"haggle": [[99], [1]], "availability": [[1]]})
    full = things()["broadsword"].price * 95 // 100
    for who in (1, 2):
        town.take("haggle", who=who)
        while town.ask.prompt != "counter":
            town.table.choose(town.ask.options[town.ask.default])
    town.take("counter", who=1, what="shelf-weapons")
    assert town.found("buy", what="broadsword")[0].n == full


@rule("LE-0672")
def test_parts_are_sold_a_tenth_dearer_by_whoever_has_haggled_well():
    part = next(id for id, one in things().items() if type(one).__name__ == "PartCard" and one.price >= 10)
    price = things()[part].price

    def with_part(state: State) -> None:
        rich(state)
        for hero in state.party:
            hero.outfit = Outfit((), (Item(part),))

    town = in_town("rochdal", prepare=with_part, dice={"haggle": [[1]]}).visit("market")
    town.take("counter", who=2, what="shelf-sell")
    assert town.found("sell")[0].n == price
    town.take("done").take("haggle", who=1)
    while town.ask.prompt != "counter":
        town.table.choose(town.ask.options[town.ask.default])
    town.take("counter", who=1, what="shelf-sell")
    assert town.found("sell")[0].n == price + price // 10
    town.take("sell")
    assert town.hero().coins == RICH + price + price // 10
    assert town.hero().outfit.items() == ()


@rule("LE-0024")
def test_the_first_time_anybody_asks_a_d100_says_whether_the_shops_have_a_thing():
    town = at_market({"availability": [[100]]}).take("counter", who=1, what="shelf-weapons")
    town.take("buy", what="broadsword")
    assert town.hero().coins == RICH
    assert not town.found("buy", what="broadsword")
    assert town.trip.stock == {"broadsword": False}


@rule("LE-0026")
def test_heroes_lend_each_other_money():
    town = at_market().take("counter", who=1, what="shelf-purse").take("lend", who=2, n=100)
    assert [one.coins for one in town.state.party] == [RICH - 100, RICH + 100]


# quests


@rule("LE-0032", "LE-0034")
def test_a_quest_in_the_settlement_itself_begins_without_a_journey():
    after = in_town().take("take-quest", what="the-cellar").after()
    assert after.next == "the-cellar"


@rule("LE-0035")
def test_a_quest_outside_begins_with_a_journey_to_its_place():
    after = in_town().take("take-quest", what="a-light-in-the-barrow").after()
    assert after.next == "league-road"
    assert after.trip is not None
    assert after.trip.goal == 16


@rule("LE-0033")
def test_quests_of_no_place_are_offered_in_every_settlement_silver_city_among_them():
    for home in ("silver-city", "caelkirk", "irondale"):
        assert in_town(home).found("take-quest", what="the-cellar")


def test_a_quest_is_heard_of_once_what_comes_before_it_has_been_won():
    assert not in_town().found("take-quest", what="the-empty-regiment")
    assert in_town(won=("a-light-in-the-barrow",)).found("take-quest", what="the-empty-regiment")


@rule("LE-0299")
def test_a_hero_with_the_experience_rises_in_the_settlement():
    def learned(state: State) -> None:
        state.party[0].xp = 1_000

    town = in_town(prepare=learned).take("rise", who=1)
    assert town.hero().level == 2


def test_things_bought_are_in_the_backpack():
    town = at_market({"availability": [[1]]}).take("counter", who=1, what="shelf-gear")
    option = town.found("buy")[0]
    town.take("buy", what=option.what)
    assert Item(option.what) in town.hero().outfit.pack


@rule("LE-0546", "LE-0590", "LE-G15", "LE-G30")
@pytest.mark.parametrize("short", [0, 1])
def test_the_last_coin_is_enough_at_the_guild(short):
    def exactly(state: State) -> None:
        state.party[0].coins = fee - short
        state.party[1].coins = 0

    wizard = in_town(prepare=rich, party=("aldrith", "ogrim")).visit("guild")
    fee = wizard.found("learn-spell", what="spell-ember")[0].n
    again = in_town(prepare=exactly, party=("aldrith", "ogrim")).visit("guild")
    assert bool(again.found("learn-spell", what="spell-ember")) == (not short)


@rule("LE-0590", "LE-G30")
@pytest.mark.parametrize("short", [0, 1])
def test_and_for_a_weapon_that_is_given_its_magic_back(short):
    def exactly(state: State) -> None:
        state.party[0].outfit = Outfit((), (Item("broadsword", 1, ("magic", "spent")),))
        state.party[0].coins = price - short

    price = priced(in_town().table.game, RECHARGE)
    assert bool(in_town(prepare=exactly).found("visit", what="service-guild")) == (not short)


@rule("LE-0119", "LE-G14")
@pytest.mark.parametrize("short", [0, 1])
def test_the_last_coin_is_enough_at_the_market(short):
    def exactly(state: State) -> None:
        state.party[0].coins = price - short

    price = at_market().take("counter", who=1, what="shelf-weapons").found("buy", what="broadsword")[0].n
    market = in_town("rochdal", prepare=exactly).visit("market").take("counter", who=1, what="shelf-weapons")
    assert bool(market.found("buy", what="broadsword")) == (not short)


@rule("LE-G30")
@pytest.mark.parametrize(("item", "coins"), [(Item("broadsword", 2), 12), (Item("torch", 1), 1), (Item("rope", 2), 4)])
def test_a_smith_asks_a_tenth_of_the_price_for_each_point_but_at_least_a_coin(item, coins):
    game = in_town().table.game
    assert repair_price(game, item) == priced(game, coins)
