"""What the sensible player does between dungeons."""

from __future__ import annotations

from systems.league.build import SYSTEM
from systems.league.campaign.between import Between, in_town
from undercroft.bots import Chair, keenest
from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import SeatId
from undercroft.systems.league.state import State


def stay(prepare, most: int = 200) -> tuple[Between, list[str]]:
    """A stay played by the bot until it takes a quest: what it did."""
    town = in_town(party=("brunna",), prepare=prepare)
    town.table.game.chance = Seeded("town")
    bot, done = SYSTEM.bots["sensible"](0), []
    while town.table.ask is not None and len(done) < most:
        option = bot.answer(Chair(town.table, SeatId(0)))
        done.append(option.act)
        town.table.choose(option)
    return town, done


def poor(state: State) -> None:
    for hero in state.party:
        hero.coins = 0


def test_whoever_has_all_it_needs_takes_a_quest_at_once():
    assert stay(poor)[1][-1] == "take-quest"


def test_whoever_is_hurt_sleeps_in_a_bed():
    def hurt(state: State) -> None:
        state.party[0].hp, state.party[0].coins = 3, 100

    town, done = stay(hurt)
    assert "rest-at-inn" in done
    assert town.hero().hp == town.table.game.most_hp(town.hero())


def test_bandages_are_bought_and_treasure_is_sold():
    def laden(state: State) -> None:
        hero = state.party[0]
        hero.outfit, hero.coins = Outfit((Worn("hand", Item("broadsword")),), (Item("garnet"),)), 50

    town, done = stay(laden)
    cards = [item.card for item in town.hero().outfit.items()]
    assert "sell" in done
    assert "garnet" not in cards
    assert "bandage" in cards


def test_what_is_half_worn_is_mended():
    def worn(state: State) -> None:
        hero = state.party[0]
        hero.outfit, hero.coins = Outfit((Worn("hand", Item("broadsword", 7)),)), 400

    town, done = stay(worn)
    assert "repair" in done
    assert next(item.wear for item in town.hero().outfit.items() if item.card == "broadsword") < 7


def test_a_hero_with_the_experience_rises_and_spends_its_points():
    def ripe(state: State) -> None:
        state.party[0].xp = 1_000

    town, done = stay(ripe)
    hero = town.hero()
    assert (hero.level, "rise" in done) == (2, True)
    assert hero.points < 3


def test_whoever_decides_for_the_party_sets_out_only_when_nobody_wants_anything():
    town = in_town(party=("brunna", "ogrim"), prepare=poor)
    bots = {SeatId(n): SYSTEM.bots["sensible"](0) for n in range(2)}
    assert keenest(town.table, bots) == [SeatId(0)]
