"""1.26 Story Mode: Micro-XP, Levels, what is kept, what comes after a Quest."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from systems.darkness.build import (
    SYSTEM,
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    finish,
    first,
    foe,
    hero,
    named,
    offered,
    position,
    prompt,
    set_up,
    take,
)
from systems.darkness.duel import duellist, made, monster, strike
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Outcome
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import QUESTS
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.heroes.experience import hero_level
from undercroft.systems.darkness.heroes.ledger import (
    CAMP,
    MARKET,
    Ledger,
    Traveller,
    chapters,
    close_ledger,
    open_ledger,
)
from undercroft.systems.darkness.maps.charts import sketch
from undercroft.systems.darkness.setup import first_state
from undercroft.systems.darkness.status import gain_xp, gain_xp_all

STORY: dict[str, str | int | bool] = {"mode": "story"}
PRINTED = tuple(quest.id for quest in sorted(library()[QUESTS].values(), key=lambda quest: quest.number))
LEVELS = """
    #########
    #* l l l#
    #########
    level 1: a1
    level 2: d1
"""


def story(
    *heroes: str | Figure,
    board: str = "",
    foes: Sequence[Figure] = (),
    do: str = "turn",
    event: str = "holy-spring",
    level: int = 1,
) -> DarknessTable:
    """A position in Story Mode."""
    people, decks = heroes or ("elias",), {"event": [event]}
    return position(sketch=board, heroes=people, foes=foes, do=do, decks=decks, options=STORY, level=level)


def ledger(**heroes: Traveller) -> bytes:
    """A campaign with these Heroes."""
    return msgspec.msgpack.encode(Ledger(heroes=heroes, last="walking-in-the-dark", won=("walking-in-the-dark",)))


def quest(data: bytes, *party: str, board: str = LEVELS) -> Setup:
    """The next Quest of a campaign: here a drawing."""
    return Setup(
        system="darkness",
        quest=sketch(board).id,
        party=party or ("elias",),
        seats=tuple(SeatPlan(name) for name in party or ("elias",)),
        seed="story",
        ledger=data,
    )


def mage(*skills: str, hands: tuple[str, ...] = ("staff",), pack: tuple[str, ...] = ()) -> Traveller:
    """Elias between Quests."""
    return Traveller(klass="battle-wizard", skills=skills, hands=hands, pack=pack)


# experience


@rule("DA-0314")
def test_story_mode_plays_by_the_normal_rules_otherwise() -> None:
    table = story(duellist(made(melee="r")), foes=[foe(monster(health=2), "a1")])
    assert strike(table, "hh").slain


@rule("DA-0315")
def test_xp_comes_as_micro_xp() -> None:
    table = story()
    gain_xp(table.game, first(table), 3)
    assert (first(table).xp, first(table).micro) == (0, 3)


@rule("DA-0315")
def test_in_standard_mode_it_does_not() -> None:
    table = position(heroes=["elias"])
    gain_xp(table.game, first(table), 3)
    assert (first(table).xp, first(table).micro) == (3, 0)


@rule("DA-0316")
def test_five_micro_xp_become_one_xp() -> None:
    table = story(hero("elias", micro=4))
    gain_xp(table.game, first(table), 1)
    assert (first(table).xp, first(table).micro) == (1, 0)


@rule("DA-0316")
def test_what_is_over_five_stays_micro_xp() -> None:
    table = story(hero("elias", micro=3))
    gain_xp_all(table.game, 9)
    assert (first(table).xp, first(table).micro) == (2, 2)


@rule("DA-G102")
def test_micro_xp_beyond_thirty_xp_is_lost() -> None:
    table = story(hero("elias", xp=30, micro=4))
    gain_xp(table.game, first(table), 3)
    assert (first(table).xp, first(table).micro) == (30, 2)


@rule("DA-0317", "DA-G55")
def test_a_signature_is_paid_with_one_micro_xp() -> None:
    table = take(story(hero("bjorn", micro=2, xp=3)), "sign")
    assert (first(table).xp, first(table).micro) == (3, 1)


@rule("DA-0317", "DA-G55")
def test_without_micro_xp_it_costs_one_xp() -> None:
    table = take(story(hero("bjorn", micro=0, xp=3)), "sign")
    assert first(table).xp == 2


@rule("DA-0317")
def test_with_neither_there_is_no_signature() -> None:
    assert not offered(story(hero("bjorn")), "sign")


@rule("DA-0318")
def test_among_equal_xp_more_micro_xp_is_the_most() -> None:
    heroes = [duellist(xp=2, micro=1), hero("bjorn", xp=2, micro=4, body=""), hero("owen", xp=1, micro=4)]
    table = story(*heroes, foes=[foe(monster(melee="r"), "a1")], do="turn, enemies")
    dice(table, "hh")
    finish(end_turn(table))
    assert [one.health for one in table.state.heroes] == [5, 3, 5]


@rule("DA-0318")
def test_xp_counts_before_micro_xp() -> None:
    heroes = [duellist(xp=3, micro=0), hero("bjorn", xp=2, micro=4, body="")]
    table = story(*heroes, foes=[foe(monster(melee="r"), "a1")], do="turn, enemies")
    dice(table, "hh")
    end_turn(table)
    assert [one.health for one in table.state.heroes] == [3, 5]


# what is kept, and Levels


@rule("DA-0319", "DA-0320")
def test_xp_skills_and_equipment_are_kept_from_quest_to_quest() -> None:
    table = story(hero("elias", xp=7, micro=2, skills=("blink",), hands=("staff",), pack=("hammer",)))
    table.state.outcome = Outcome(True, "done")
    kept = open_ledger(close_ledger(table.game)).heroes["elias"]
    assert (kept.xp, kept.micro, kept.skills, kept.hands, kept.pack) == (7, 2, ("blink",), ("staff",), ("hammer",))
    again = first_state(quest(ledger(elias=kept))).heroes[0]
    assert (again.xp, again.micro, again.skills, again.pack) == (7, 2, ("blink",), ("hammer",))


@rule("DA-0319")
def test_standard_mode_keeps_nothing() -> None:
    assert close_ledger(position().game) == b""


@rule("DA-0321", "DA-G99")
def test_a_heros_level_is_that_of_its_highest_skill() -> None:
    assert hero_level("battle-wizard", ()) == 1
    assert hero_level("battle-wizard", ("arcane-focus", "arcane-focus")) == 3
    assert hero_level("battle-wizard", ("arcane-focus", "blink")) == 2


@rule("DA-0322")
def test_a_quest_starts_at_the_highest_level_among_its_heroes() -> None:
    data = ledger(elias=mage("blink"), bjorn=Traveller(klass="shadow-barbarian", skills=("charge",)))
    table = set_up(quest(data, "elias", "bjorn"))
    assert table.state.level == 2


@rule("DA-0322", "DA-0076")
def test_lower_level_tokens_no_longer_count_as_the_current_level() -> None:
    table = set_up(quest(ledger(elias=mage("blink"))))
    assert table.state.level == 2
    assert (1, 0) in table.state.levels


@rule("DA-0323")
def test_a_tile_of_a_higher_level_raises_it_as_usual() -> None:
    table = position(sketch=LEVELS.replace("level 2", "level 3"), heroes=["elias"], ledger=ledger(elias=mage("blink")))
    assert table.state.level == 2
    take(take(take(table, "move"), "step", at="b1"), "step", at="c1")
    take(take(table, "move"), "step", at="d1")
    take(table, "stop")
    assert table.state.level == 3


@rule("DA-0324")
def test_missing_level_tokens_are_added_in_the_zone_of_the_highest() -> None:
    table = set_up(quest(ledger(elias=mage("arcane-focus", "arcane-focus", "blink", "blink"))))
    assert [(level, named(table, at)) for level, at in table.state.levels] == [
        (1, "a1"),
        (2, "d1"),
        (3, "d1"),
        (4, "d1"),
    ]


@rule("DA-0324", "DA-G67")
def test_added_tokens_follow_the_normal_rules() -> None:
    skills = ("arcane-focus", "arcane-focus", "blink", "blink")
    table = position(sketch=LEVELS, ledger=ledger(elias=mage(*skills)), heroes=["elias"])
    assert table.game.tile_level(table.game.chart.zone("d1")) == 4
    assert table.state.level == 4


@rule("DA-0325")
def test_an_event_takes_the_highest_level_token_on_a_tile_with_a_hero_for_the_current_level() -> None:
    board = LEVELS.replace("level 2", "level 3")
    for at, expected in (("a1", "a1"), ("d1", "d1")):
        table = story(hero("elias", at), board=board, do="events", event="boots-on-stone", level=3)
        assert named(table, enemy(table).at) == expected


@rule("DA-0325", "DA-0080")
def test_for_the_guard_card_the_current_level_is_as_usual() -> None:
    board = LEVELS.replace("level 2", "level 3")
    table = story("elias", board=board, do="events", event="boots-on-stone", level=3)
    assert table.game.card(enemy(table)).level == 3


@rule("DA-0325")
def test_in_standard_mode_the_event_takes_the_current_level() -> None:
    board = LEVELS.replace("level 2", "level 3")
    table = position(sketch=board, do="events", decks={"event": ["boots-on-stone"]}, level=3)
    assert named(table, enemy(table).at) == "d1"


# equipment


@rule("DA-0326")
def test_starting_equipment_comes_with_the_first_quest_alone() -> None:
    table = DarknessTable(SYSTEM, quest(ledger(elias=mage(hands=())), "elias", "bjorn"))
    assert prompt(table) == "starting-weapon"
    assert table.ask is not None
    assert table.ask.who == 2
    take(table, "take", what="boar-spear")
    assert [one.cards() for one in table.state.heroes] == [(), ("leather-armor", "boar-spear")]


@rule("DA-0326")
def test_in_the_first_quest_everybody_gets_it() -> None:
    setup = msgspec.structs.replace(quest(b"", "elias", "bjorn"), options=STORY)
    table = DarknessTable(SYSTEM, setup)
    take(take(table, "take", what="staff"), "take", what="mace")
    assert [one.cards() for one in table.state.heroes] == [("leather-armor", "staff"), ("leather-armor", "mace")]


@rule("DA-0327")
def test_a_card_above_the_current_level_may_be_carried_but_not_equipped() -> None:
    table = take(story(hero("elias", pack=("ice-mace",))), "trade")
    assert all(option.what != "ice-mace" for option in offered(table, "wear"))


@rule("DA-0327")
def test_a_card_already_worn_above_the_level_is_of_no_use() -> None:
    table = story(hero("elias", hands=("ice-mace",)), foes=[foe(monster(), "a1")])
    assert not offered(table, "melee")


@rule("DA-0327")
def test_when_the_level_is_reached_it_serves() -> None:
    table = story(hero("elias", hands=("ice-mace",)), foes=[foe(monster(), "a1")], level=3)
    assert offered(table, "melee")


@rule("DA-0327", "DA-0087")
def test_items_above_the_level_are_of_no_use_either() -> None:
    table = story(hero("elias", pack=("wayfarers-boots", "amber-tonic"), health=1))
    assert table.game.kit(first(table)).movement == 0
    assert not offered(table, "use")


@rule("DA-0327", "DA-0087")
def test_in_standard_mode_every_card_may_be_used() -> None:
    table = position(heroes=[hero("elias", hands=("ice-mace",))], foes=[foe(monster(), "a1")])
    assert offered(table, "melee")


@rule("DA-0328")
@pytest.mark.parametrize(("level", "serves"), [(3, False), (4, True)])
def test_artifacts_count_as_level_four(level: int, serves: bool) -> None:
    table = story(hero("elias", hands=("sword-of-dawn",)), foes=[foe(monster(), "a1")], level=level)
    assert bool(offered(table, "melee")) is serves


@rule("DA-0329")
def test_during_a_quest_a_hero_carries_any_number_of_cards() -> None:
    cards = ("mace", "hammer", "hatchet", "short-bow", "staff", "whetstone", "oak-shield")
    table = story(hero("elias", hands=(), pack=cards), "bjorn")
    take(take(table, "trade"), "hand", who=1, what="boar-spear")
    finish(table)
    assert len(first(table).cards()) == 9


# after a quest


@rule("DA-0331")
def test_quests_are_offered_in_printed_order_and_any_of_them_may_be_played() -> None:
    assert chapters(Ledger(), PRINTED) == PRINTED
    after = Ledger(last=PRINTED[0], won=(PRINTED[0],))
    assert chapters(after, PRINTED) == PRINTED[1:]


@rule("DA-0332", "DA-0337")
def test_after_a_won_quest_comes_the_market_then_the_next_quest() -> None:
    table = story("elias")
    table.state.outcome = Outcome(True, "won")
    after = open_ledger(close_ledger(table.game))
    assert chapters(after, PRINTED) == (MARKET,)
    rested = msgspec.structs.replace(after, rested=True, last=PRINTED[0], won=(PRINTED[0],))
    assert chapters(rested, PRINTED)[0] == PRINTED[1]


@rule("DA-0337")
def test_before_the_first_quest_there_is_no_market() -> None:
    assert MARKET not in chapters(Ledger(), PRINTED)


@rule("DA-0333", "DA-G105")
def test_after_a_lost_quest_micro_xp_are_lost_and_whole_xp_kept() -> None:
    table = story(hero("elias", xp=4, micro=3, skills=("blink",)))
    table.state.outcome = Outcome(False, "lost")
    after = open_ledger(close_ledger(table.game)).heroes["elias"]
    assert (after.xp, after.micro, after.skills) == (4, 0, ("blink",))


@rule("DA-0334", "DA-0336")
def test_after_a_loss_players_go_to_the_market_and_move_on_or_to_the_camp_and_try_again() -> None:
    lost = Ledger(last=PRINTED[1], won=(PRINTED[0],), lost=True, rested=False)
    assert chapters(lost, PRINTED) == (MARKET, CAMP)
    moved_on = msgspec.structs.replace(lost, rested=True, lost=False)
    assert chapters(moved_on, PRINTED)[0] == PRINTED[2]
    again = msgspec.structs.replace(moved_on, again=True)
    assert chapters(again, PRINTED) == (PRINTED[1],)


@rule("DA-0334")
def test_after_a_victory_there_is_no_camp() -> None:
    assert CAMP not in chapters(Ledger(last=PRINTED[0], won=(PRINTED[0],), rested=False), PRINTED)


@rule("DA-G106")
def test_the_campaign_is_over_when_the_last_quest_is_won() -> None:
    assert chapters(Ledger(last=PRINTED[-1], won=PRINTED, rested=True), PRINTED) == ()


@rule("DA-G100", "DA-G101")
def test_each_quest_has_new_decks_without_the_cards_heroes_keep_and_two_lifebringer_tokens() -> None:
    table = set_up(quest(ledger(elias=mage(pack=("hammer", "ice-sword")))))
    assert "hammer" not in table.state.piles["treasure-1"].cards
    assert "ice-sword" not in table.state.piles["treasure-2"].cards
    assert table.state.lifebringer == 2


@rule("DA-0347", "DA-C42")
def test_a_hero_with_more_health_begins_the_next_quest_in_full_health() -> None:
    table = set_up(quest(ledger(elias=mage("enhance-health"))))
    assert (first(table).health, table.game.max_health(first(table))) == (6, 6)


@rule("DA-0347")
def test_the_heal_of_more_health_does_not_come_twice() -> None:
    table = position(sketch=LEVELS, heroes=[hero("elias", health=3)], ledger=ledger(elias=mage("enhance-health")))
    table.game.strengthen(first(table))
    assert first(table).health == 3
