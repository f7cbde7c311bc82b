"""Campaigns: the sheet, rewards, cards that are kept, escape, death and what follows.  DO-0012, DO-0472 to DO-0506"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.doria.build import SYSTEM
from undercroft.crawl.campaign import closed
from undercroft.crawl.things import Item, Outfit, gain
from undercroft.kernel.requests import FigureId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Outcome
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import HeroBonus, PhaseA, PhaseH
from undercroft.systems.doria.cards.definitions import CAMPAIGN_ITEMS
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.scenarios import CAMPAIGNS, SCENARIOS
from undercroft.systems.doria.dungeon.escape import may_escape
from undercroft.systems.doria.heroes.ledger import (
    CAMP,
    Ledger,
    Traveller,
    chapters,
    following,
    monster_level,
    open_ledger,
    rewarded,
)
from undercroft.systems.doria.heroes.level_up import HERO_LEVEL_ROUNDS, phase_h
from undercroft.systems.doria.state import Trap

GREENSKINS = "invasion-of-the-greenskins"
FIRST, SECOND = "smoke-over-wastra", "the-drum-road"
HEROES = ("warrior", "mage")
LOOT = [id for id, card in item_cards().items() if card.gold == 1 and card.kind == "weapon"]


def setup(scenario: str, ledger: Ledger | None = None, party: tuple[str, ...] = HEROES, **options: Any) -> Setup:
    made = SYSTEM.default_setup(scenario, len(party), "campaign")
    return msgspec.structs.replace(made, party=party, options=options, ledger=closed(ledger or Ledger()))


def begun(scenario: str, ledger: Ledger | None = None, **more: Any) -> Table[Any, Any]:
    return Table(SYSTEM, setup(scenario, ledger, **more))


def over(table: Table[Any, Any], why: str = "doria-goals", **changes: Any) -> Ledger:
    """The ledger after a scenario that ends so."""
    state = table.state
    for name, value in changes.items():
        setattr(state, name, value)
    state.outcome = Outcome(why == "doria-goals", why)
    return open_ledger(SYSTEM.finish(table.game))


def in_camp(ledger: Ledger, **more: Any) -> Table[Any, Any]:
    return begun(CAMP, ledger, **more)


def answer(table: Table[Any, Any], act: str, **fields: Any) -> None:
    for option in table.ask.options:
        if option.act == act and all(getattr(option, name) == value for name, value in fields.items()):
            table.answer(option)
            return
    raise AssertionError(f"{act} {fields} is not among {[str(one) for one in table.ask.options]}")


def by_default(table: Table[Any, Any]) -> Ledger:
    while table.ask is not None:
        table.answer(table.ask.default)
    return open_ledger(SYSTEM.finish(table.game))


def won(scenario: str, ledger: Ledger | None = None, **changes: Any) -> Ledger:
    return over(begun(scenario, ledger), **changes)


# the sheet


@rule("DO-0012", "DO-0472")
def test_a_campaign_plays_its_scenarios_in_sequence_with_a_camp_after_each():
    assert set(chapters(Ledger())) == {one.chapters[0].scenario for one in library()[CAMPAIGNS].values()}
    after = won(FIRST)
    assert chapters(after) == (CAMP,)
    rested = by_default(in_camp(after))
    assert chapters(rested) == (SECOND,)


@rule("DO-0472", "DO-0506")
def test_every_campaign_has_eight_chapters_and_is_over_after_the_last():
    for name, campaign in library()[CAMPAIGNS].items():
        assert len(campaign.chapters) == 8
        last = campaign.chapters[-1].scenario
        ledger = Ledger(campaign=name, chapter=8, next=last, end="won", camp=True)
        assert rewarded(ledger, campaign.chapters[-1]).over
        assert chapters(rewarded(ledger, campaign.chapters[-1])) == ()
        assert {library()[SCENARIOS][one.scenario].campaign for one in campaign.chapters} == {name}


@rule("DO-0504")
def test_in_every_campaign_something_that_was_chosen_comes_back_later():
    for campaign in library()[CAMPAIGNS].values():
        plans = [library()[SCENARIOS][chapter.scenario] for chapter in campaign.chapters]
        chosen: set[str] = set()
        returns = 0
        for plan in plans:
            returns += sum(turn.when.way in chosen for turn in plan.turns)
            chosen |= {way for turn in plan.turns for way in turn.ways}
        assert returns > 0


@rule("DO-0013")
def test_a_ledger_belongs_to_one_campaign():
    after = won(FIRST)
    assert after.campaign == GREENSKINS
    assert by_default(in_camp(after)).campaign == GREENSKINS


@rule("DO-0477", "DO-0479", "DO-X57")
def test_a_row_of_the_sheet_has_the_scenario_group_xp_and_monster_points():
    after = won(FIRST, xp=1, crossed=5)
    assert (after.rows[0].scenario, after.rows[0].xp, after.rows[0].points, after.rows[0].total) == (FIRST, 1, 5, 5)
    second = over(begun(SECOND, by_default(in_camp(after))), xp=2, crossed=4)
    assert [row.total for row in second.rows] == [5, 9]
    assert monster_level(second.rows[-1].total) == 1


@rule("DO-0479")
def test_group_xp_that_were_left_lie_on_the_track_at_the_next_start():
    rested = by_default(in_camp(won(FIRST, xp=4)))
    assert begun(SECOND, rested).state.xp == 4


@rule("DO-0489", "DO-0490")
@pytest.mark.parametrize(("points", "level"), [(0, 1), (9, 1), (10, 2), (19, 2), (30, 4)])
def test_every_ten_monster_points_raise_the_monster_level_for_good(points: int, level: int):
    ledger = Ledger(campaign=GREENSKINS, next=SECOND, points=points)
    assert begun(SECOND, ledger).state.ml == level
    assert over(begun(SECOND, ledger)).points >= points


@rule("DO-0487", "DO-X56")
def test_heroes_who_rise_above_the_monsters_give_them_a_point():
    bonuses = {"warrior": ("melee",), "mage": ("magic",)}
    heroes = {name: Traveller(attributes=library_attributes(name), bonuses=bonuses[name]) for name in HEROES}
    fourth = library()[CAMPAIGNS][GREENSKINS].chapters[3]
    ledger = Ledger(campaign=GREENSKINS, heroes=heroes, points=18, next=fourth.scenario, camp=True)
    assert rewarded(ledger, fourth).points == 19
    assert rewarded(msgspec.structs.replace(ledger, points=20), fourth).points == 20


def library_attributes(name: str) -> Any:
    from undercroft.systems.doria.cards.definitions import HEROES as CARDS

    return library()[CARDS][name].attributes


@rule("DO-0488")
def test_a_scenario_may_note_monster_points_of_its_own():
    assert won(FIRST, crossed=1, noted={"points": 3}).points == 4


# rewards and cards


@rule("DO-0482")
def test_the_odd_scenarios_let_everybody_keep_one_card_more():
    kept = [chapter.keep for chapter in library()[CAMPAIGNS][GREENSKINS].chapters]
    assert kept == [1, 0, 2, 0, 3, 0, 4, 0]
    assert won(FIRST).keep == 1
    assert over(begun(SECOND, msgspec.structs.replace(won(FIRST), camp=False, next=SECOND))).keep == 1


@rule("DO-0483", "DO-0454")
def test_the_even_scenarios_give_everybody_a_hero_bonus_in_camp():
    after = over(begun(SECOND, Ledger(campaign=GREENSKINS, next=SECOND)))
    table = in_camp(after)
    assert table.ask.prompt == "hero-bonus"
    rested = by_default(table)
    assert all(len(one.bonuses) == 1 for one in rested.heroes.values())


def with_cards(table: Table[Any, Any], *cards: str) -> Table[Any, Any]:
    one = table.state.party[0]
    one.outfit = gain(Outfit(), *(Item(card) for card in cards))
    table.state.party[1].outfit = Outfit()
    return table


@rule("DO-0480", "DO-0482")
def test_cards_with_gold_are_discarded_but_for_as_many_as_may_be_kept():
    table = in_camp(over(with_cards(begun(FIRST), *LOOT[:3])))
    assert table.ask.prompt == "keep-cards"
    assert "done" not in {option.act for option in table.ask.options}
    answer(table, "discard", what=LOOT[0])
    answer(table, "discard", what=LOOT[1])
    assert "done" in {option.act for option in table.ask.options}
    rested = by_default(table)
    assert [item.card for item in rested.heroes["warrior"].items] == [LOOT[2]]


@rule("DO-0480")
def test_cards_without_gold_are_kept_anyway():
    table = in_camp(over(with_cards(begun(FIRST), "combat-hammer", LOOT[0])))
    rested = by_default(table)
    assert {item.card for item in rested.heroes["warrior"].items} == {"combat-hammer", LOOT[0]}


@rule("DO-0484", "DO-X61")
@pytest.mark.parametrize(
    ("golds", "fits"), [((1, 1, 1), True), ((3,), True), ((2, 1), True), ((2, 2), False), ((3, 1), False)]
)
def test_by_gold_one_card_is_worth_three(golds: tuple[int, ...], fits: bool):
    cards: list[str] = []
    for gold in golds:
        cards.append(next(id for id, card in item_cards().items() if card.gold == gold and id not in cards))
    table = in_camp(over(with_cards(begun(FIRST), *cards)), **{"keep-by-gold": True})
    assert ("done" in {option.act for option in table.ask.options}) == fits


@rule("DO-0478", "DO-0481")
def test_kept_cards_are_not_in_the_decks_and_the_rest_is_drawn_up_to_the_limit():
    rested = by_default(in_camp(over(with_cards(begun(FIRST), LOOT[0]))))
    state = SYSTEM.start(setup(SECOND, rested))
    copies = item_cards()[LOOT[0]].copies
    assert state.piles["loot-1"].cards.count(LOOT[0]) == copies - 1
    table = begun(SECOND, rested)
    while table.ask is not None and table.ask.prompt not in ("act", "who-first"):
        table.answer(table.ask.default)
    held = table.state.party[0].outfit.items()
    aside = table.state.party[0].set_aside
    assert len(held) + len(aside) == 8


@rule("DO-0473", "DO-0474")
def test_characters_somebody_made_are_taken_along():
    made = '{"name": "Angus", "attributes": {"str": 13, "con": 13, "agi": 9, "per": 8, "wis": 6, "psi": 1}}'
    after = over(begun(FIRST, party=(made, "mage")))
    assert set(after.heroes) == {"Angus", "mage"}


@rule("DO-0475")
@pytest.mark.parametrize(("scenario", "rising"), [(SECOND, 0), ("the-silver-bell", 2)])
def test_inside_a_scenario_of_a_campaign_nobody_rises_as_in_a_single_one(scenario: str, rising: int):
    game = begun(scenario).game
    game.state.round = HERO_LEVEL_ROUNDS[0]
    game.state.agenda.clear()
    phase_h(game, PhaseH())
    assert sum(isinstance(entry, HeroBonus) for entry in game.state.agenda) == rising


@rule("DO-0475")
@pytest.mark.parametrize(("scenario", "asked"), [(FIRST, False), (SECOND, True)])
def test_in_the_camp_after_a_chapter_that_gives_a_level_everybody_rises(scenario: str, asked: bool):
    after = over(begun(scenario, Ledger(campaign=GREENSKINS, next=scenario)))
    table = in_camp(after)
    prompts = set()
    while table.ask is not None:
        prompts.add(table.ask.prompt)
        table.answer(table.ask.default)
    assert ("hero-bonus" in prompts) is asked


# leaving


def in_play(scenario: str = FIRST) -> Table[Any, Any]:
    table = begun(scenario)
    while table.ask is not None and table.ask.prompt != "act":
        table.answer(table.ask.default)
    return table


@rule("DO-0491")
def test_the_group_leaves_at_the_end_of_the_round_if_it_has_agreed_to():
    table = in_play()
    answer(table, "escape")
    assert "stay" in {option.act for option in table.ask.options}
    while table.ask is not None and table.state.round == 1:
        waits = [option for option in table.ask.options if option.act == "wait"]
        table.answer(max(waits, key=lambda option: option.n) if waits else table.ask.default)
    assert table.state.outcome is not None
    assert table.state.outcome.why == "doria-escaped"


@rule("DO-0491", "DO-0492")
def test_nobody_leaves_while_a_trap_is_active_or_where_the_scenario_forbids_it():
    game = in_play().game
    assert may_escape(game)
    game.state.traps.append(Trap(id=FigureId(900), card="spiked-walls", by=FigureId(1), at=game.state.party[0].at))
    assert not may_escape(game)


@rule("DO-0493", "DO-0494")
def test_after_an_escape_xp_and_points_stay_and_cards_are_kept_by_the_last_reward():
    ledger = Ledger(campaign=GREENSKINS, next=SECOND, keep=1, points=3)
    after = over(with_cards(begun(SECOND, ledger), *LOOT[:2]), "doria-escaped", xp=6, crossed=2)
    assert (after.end, after.xp, after.points, after.keep, after.next) == ("escaped", 6, 5, 1, SECOND)
    table = in_camp(after)
    assert table.ask.prompt == "keep-cards"
    answer(table, "discard", what=LOOT[0])
    assert chapters(by_default(table)) == (SECOND,)


# death


def after_death(scenario: str = FIRST, ledger: Ledger | None = None, **changes: Any) -> Ledger:
    table = begun(scenario, ledger)
    relic = next(iter(library()[CAMPAIGN_ITEMS]))
    table.state.party[1].outfit = gain(Outfit(), Item(LOOT[0]), Item(relic))
    table.state.party[1].dead = True
    return over(table, "doria-death", **changes)


@rule("DO-0495", "DO-0496")
def test_of_the_dead_only_campaign_items_are_saved():
    after = after_death()
    relic = next(iter(library()[CAMPAIGN_ITEMS]))
    assert after.heroes["mage"].items == ()
    assert relic in {item.card for item in after.heroes["warrior"].items}
    assert LOOT[0] not in {item.card for item in after.heroes["warrior"].items}


@rule("DO-0497", "DO-0500", "DO-G76")
def test_whoever_tries_again_keeps_xp_and_points_and_gets_no_more_of_them():
    after = after_death(xp=3, crossed=4)
    table = in_camp(after)
    answer(table, "try-again")
    answer(table, "without")
    rested = by_default(table)
    assert (rested.xp, rested.points, chapters(rested)) == (3, 4, (FIRST,))


@rule("DO-0501", "DO-0502", "DO-G75")
def test_whoever_goes_on_has_the_rewards_of_the_failed_scenario_and_five_points_more():
    table = in_camp(after_death(crossed=4))
    answer(table, "go-on")
    answer(table, "without")
    rested = by_default(table)
    assert (rested.points, rested.keep, chapters(rested)) == (9, 1, (SECOND,))


@rule("DO-0498")
def test_the_dead_come_along_into_the_camp_and_no_farther():
    party = {name: Traveller(attributes=library_attributes(name), dead=name == "mage") for name in HEROES}
    ledger = Ledger(campaign=GREENSKINS, heroes=party, next=FIRST, camp=True)
    assert SYSTEM.company(closed(ledger)) == ("warrior", "mage")
    assert SYSTEM.company(closed(msgspec.structs.replace(ledger, camp=False))) == ("warrior",)
    assert SYSTEM.company(SYSTEM.new_ledger()) == ()


@rule("DO-0499")
def test_the_group_may_go_on_without_the_dead():
    table = in_camp(after_death())
    answer(table, "try-again")
    answer(table, "without")
    rested = by_default(table)
    assert set(rested.heroes) == {"warrior"}
    with pytest.raises(SetupError, match="dead"):
        SYSTEM.start(setup(FIRST, after_death()))


@rule("DO-0499")
def test_a_newcomer_has_the_points_and_bonuses_of_the_others():
    heroes = {name: Traveller(attributes=library_attributes(name), earned=4, bonuses=("melee",)) for name in HEROES}
    ledger = Ledger(campaign=GREENSKINS, next=SECOND, heroes=heroes, points=3)
    table = in_camp(after_death(SECOND, ledger))
    answer(table, "try-again")
    answer(table, "newcomer", what="ranger")
    answer(table, "bonus", what="ranged")
    rested = by_default(table)
    assert set(rested.heroes) == {"warrior", "ranger"}
    assert rested.heroes["ranger"].bonuses == ("ranged",)
    assert rested.heroes["ranger"].earned == 4


# the story


@rule("DO-0505")
def test_a_way_that_was_chosen_may_lead_elsewhere():
    book = library()[CAMPAIGNS]["the-book-of-destiny"]
    assert following(book, 3, ("we-forgive-them",)) == "the-captains-offer"
    assert following(book, 3, ("we-bind-them",)) == "the-hunted"


@rule("DO-0505", "DO-0477")
def test_ways_are_written_down_and_remembered_in_later_scenarios():
    table = begun("a-goblin-who-talks", Ledger(campaign=GREENSKINS, next="a-goblin-who-talks"))
    after = over(table, noted={"way-the-guide": 1})
    assert after.rows[-1].notes == ("the-guide",)
    later = begun("the-crooked-tunnel", msgspec.structs.replace(after, camp=False, next="the-crooked-tunnel"))
    assert later.state.noted["remembered-the-guide"] == 1


@rule("DO-0503")
def test_single_scenarios_are_played_without_a_ledger_of_a_campaign():
    table = Table(SYSTEM, SYSTEM.default_setup("the-salt-stair", 2, "alone"))
    assert table.state.campaign == ""
    assert PhaseA() in table.state.agenda
    assert SYSTEM.finish(table.game) == b""
