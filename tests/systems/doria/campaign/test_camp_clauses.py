"""Clause by clause: what is granted, tried again, replaced and kept in camp."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.campaign.test_campaign import GREENSKINS, LOOT, answer, by_default, in_camp
from undercroft.crawl.things import Item, Outfit
from undercroft.kernel.requests import DONE
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import HEROES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import CAMPAIGNS
from undercroft.systems.doria.heroes.ledger import GOING_ON, Ledger, Row, Traveller, open_ledger

CHAPTERS = library()[CAMPAIGNS][GREENSKINS].chapters
DRUM = "drum-of-the-horde"
CROWN = "goblin-kings-crown"


def traveller(card: str, **more: Any) -> Traveller:
    return Traveller(attributes=library()[HEROES][card].attributes, **more)


def after(number: int, end: str = "won", *, warrior: Any = None, mage: Any = None, **more: Any) -> Ledger:
    """A ledger after a chapter of the first campaign, before the camp."""
    chapter = CHAPTERS[number - 1]
    following = CHAPTERS[number].scenario if end == "won" else chapter.scenario
    heroes = {"warrior": traveller("warrior", **(warrior or {})), "mage": traveller("mage", **(mage or {}))}
    return Ledger(
        campaign=GREENSKINS,
        heroes=heroes,
        chapter=number,
        next=following,
        end=end,
        camp=True,
        rows=(Row(scenario=chapter.scenario, end=end),),
        **more,
    )


def cards(who: Any) -> list[str]:
    return [item.card for item in who.outfit.items()]


@rule("DO-C05")
def test_the_items_of_a_chapter_that_was_won_go_to_the_first_who_lives():
    table = in_camp(after(2))
    assert [cards(one) for one in table.state.party] == [[DRUM], []]
    assert table.state.phase == "camp"
    table = in_camp(after(2, warrior={"dead": True}))
    assert [cards(one) for one in table.state.party[:2]] == [[], [DRUM]]


@rule("DO-C05")
def test_an_item_that_somebody_has_is_not_given_twice_and_none_after_a_failure():
    table = in_camp(after(2, mage={"items": (Item(DRUM),)}))
    assert [cards(one) for one in table.state.party] == [[], [DRUM]]
    assert [cards(one) for one in in_camp(after(2, "lost")).state.party] == [[], []]
    assert [cards(one) for one in in_camp(after(1)).state.party] == [[], []]


@rule("DO-C05")
def test_where_nobody_lives_nobody_is_given_anything():
    table = in_camp(after(2, warrior={"dead": True}, mage={"dead": True}))
    assert [cards(one) for one in table.state.party[:2]] == [[], []]


@rule("DO-0500", "DO-0501", "DO-0502", "DO-G75", "DO-G76")
def test_who_goes_on_after_a_failure_rises_where_the_chapter_says_so_and_pays_in_monster_points():
    table = in_camp(after(2, "lost", points=3))
    assert (table.ask.prompt, table.ask.options[0].act) == ("after-failure", "try-again")
    answer(table, "go-on")
    assert table.ask.prompt == "hero-bonus"
    done = by_default(table)
    assert [len(one.bonuses) for one in done.heroes.values()] == [1, 1]
    assert (done.next, done.points) == (CHAPTERS[2].scenario, 3 + GOING_ON + 1)
    again = in_camp(after(2, "lost", points=3))
    answer(again, "try-again")
    done = by_default(again)
    assert (done.next, done.points) == (CHAPTERS[1].scenario, 3)
    assert [one.bonuses for one in done.heroes.values()] == [(), ()]


@rule("DO-0487", "DO-0501", "DO-0502")
@pytest.mark.parametrize(("points", "later"), [(4, 10), (5, 10), (6, 11)])
def test_who_rises_by_going_on_is_measured_by_the_level_it_has_then(points: int, later: int):
    table = in_camp(after(2, "lost", points=points))
    answer(table, "go-on")
    assert by_default(table).points == later


@rule("DO-0500", "DO-0502")
def test_only_those_who_live_rise_when_the_group_goes_on():
    table = in_camp(after(2, "death", warrior={"dead": True}))
    answer(table, "go-on")
    asked = []
    while table.ask is not None:
        if table.ask.prompt == "hero-bonus":
            asked.append(table.ask.who)
        if table.ask.prompt == "new-character":
            answer(table, "without")
        else:
            table.answer(table.ask.default)
    assert asked == [2]


@rule("DO-0498", "DO-0499")
def test_a_newcomer_has_what_the_others_have_received_and_takes_the_place_of_the_dead():
    mage = {"earned": 4, "bonuses": ("magic", "melee")}
    table = in_camp(after(1, "death", warrior={"dead": True, "earned": 9}, mage=mage))
    answer(table, "try-again")
    assert table.ask.prompt == "new-character"
    assert "without" in {one.act for one in table.ask.options}
    assert {"warrior", "mage"}.isdisjoint(one.what for one in table.ask.options)
    answer(table, "newcomer", what="ranger")
    newcomer = table.state.party[2]
    assert (newcomer.id, newcomer.points, newcomer.earned) == (3, 4, 4)
    done = by_default(table)
    assert len(done.heroes["ranger"].bonuses) == 2
    assert "warrior" not in done.heroes


@rule("DO-0498", "DO-0499")
def test_where_all_are_dead_somebody_must_come_with_what_the_dead_had():
    dead = {"dead": True, "earned": 3, "bonuses": ("melee",)}
    table = in_camp(after(1, "death", warrior=dead, mage=dead))
    answer(table, "try-again")
    assert "without" not in {one.act for one in table.ask.options}
    answer(table, "newcomer", what="ranger")
    assert (table.state.party[2].earned, table.state.party[2].points) == (3, 3)


@rule("DO-0498")
def test_a_group_may_go_on_without_its_dead():
    table = in_camp(after(1, "death", warrior={"dead": True}))
    answer(table, "try-again")
    answer(table, "without")
    assert table.state.party[0].left
    assert list(by_default(table).heroes) == ["mage"]


@rule("DO-0480", "DO-0482", "DO-0494")
@pytest.mark.parametrize(("keep", "has", "must"), [(1, 1, False), (1, 2, True), (3, 2, False)])
def test_who_has_more_cards_than_may_be_kept_discards_first(keep: int, has: int, must: bool):
    items = tuple(Item(card) for card in LOOT[:has])
    table = in_camp(after(1, warrior={"items": items}, keep=keep))
    assert (table.ask.prompt, table.ask.who) == ("keep-cards", 1)
    assert (DONE not in table.ask.options) is must
    assert (table.ask.options[table.ask.default] == DONE) is not must
    assert table.ask.about == str(keep)


@rule("DO-0478", "DO-0480")
def test_who_has_neither_points_nor_loot_is_not_asked_and_who_has_points_is():
    assert in_camp(after(1)).ask is None
    assert in_camp(after(1, warrior={"items": (Item("combat-hammer"),)}, keep=1)).ask is None
    table = in_camp(after(1, warrior={"points": 2}))
    assert {one.act for one in table.ask.options} == {"raise", "done"}
    answer(table, "raise", what="agi")
    assert (table.state.party[0].attributes.agi, table.state.party[0].points) == (10, 1)
    assert table.ask.prompt == "keep-cards"


@rule("DO-0480")
def test_a_campaign_item_is_handed_on_and_the_other_may_hand_it_back():
    table = in_camp(after(1, warrior={"items": (Item(CROWN), Item(LOOT[0]))}, mage={"items": (Item(LOOT[1]),)}, keep=1))
    answer(table, "give", what=CROWN)
    assert [cards(one) for one in table.state.party] == [[LOOT[0]], [LOOT[1], CROWN]]
    assert table.ask.who == 2
    answer(table, "give", what=CROWN)
    assert [cards(one) for one in table.state.party] == [[LOOT[0], CROWN], [LOOT[1]]]


@rule("DO-0481")
def test_when_the_camp_is_over_everything_is_in_the_packs_and_the_camp_was_no_defeat():
    table = in_camp(after(1, warrior={"items": (Item(LOOT[0]),)}, keep=1))
    table.state.party[0].outfit = Outfit(pack=(Item(LOOT[0]),))
    while table.ask is not None:
        table.answer(table.ask.default)
    assert (table.state.outcome.won, table.state.outcome.why) == (True, "doria-camp-over")
    assert table.state.party[0].outfit == Outfit(pack=(Item(LOOT[0]),))
    assert not open_ledger(table.system.finish(table.game)).camp
