"""Clauses that proofs of whole rules pass over: each position makes one clause count."""

from __future__ import annotations

import msgspec
import pytest

from systems.darkness.build import (
    TEST_BOARD,
    DarknessTable,
    dice,
    end_turn,
    enemy,
    finish,
    first,
    foe,
    hero,
    named,
    offered,
    pick_up,
    position,
    take,
    until,
)
from systems.darkness.duel import declare, duel, effects, last_fight, made, monster, power, strike
from undercroft.kernel.requests import SeatId
from undercroft.kernel.system import SetupError, find
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Experience
from undercroft.systems.darkness.cards.definitions import ARTIFACTS
from undercroft.systems.darkness.cards.library import foe_cards, library
from undercroft.systems.darkness.cards.words import Whose
from undercroft.systems.darkness.dungeon.spawn import MINIONS, enough_miniatures
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.experience import sheet_of
from undercroft.systems.darkness.heroes.ledger import CAMP, MARKET, Ledger, Traveller, open_ledger
from undercroft.systems.darkness.quests.the_chosen_one import the_chosen
from undercroft.systems.darkness.state import Token

DARKNESS = find("darkness")


def goals(table: DarknessTable) -> dict[str, int]:
    """What the Quest counts, as everybody sees it."""
    return {goal.name: goal.value for goal in table.scene(SeatId(0)).goals}


def targets(table: DarknessTable, act: str) -> list[int]:
    """Whom the active Hero may attack in this way."""
    return [option.who for option in offered(table, act)]


# quests


@rule("DA-0304", "DA-0360")
def test_the_key_is_not_found_until_it_is_picked_up_and_then_once() -> None:
    table = position("walking-in-the-dark", heroes=[hero("bjorn", "8r:6")])
    assert goals(table)["darkness-goal-key"] == 0
    assert goals(pick_up(table))["darkness-goal-key"] == 1


@rule("DA-0447", "DA-0451")
def test_nine_waves_are_still_to_come_when_the_maze_begins() -> None:
    table = Table(DARKNESS, DARKNESS.default_setup("maze-of-darkness", 2, "waves"))
    assert goals(table)["darkness-goal-waves"] == 9


@rule("DA-0456")
def test_an_enemy_that_could_reach_a_hero_stays_at_the_pillar_and_one_elsewhere_goes() -> None:
    def only(game: Darkness) -> None:
        game.state.foes = [one for one in game.state.foes if one.acted is False]
        game.state.pillars = [one for one in game.state.pillars if one.at == game.chart.zone("3r:2")]

    goblins = [foe("goblin-warriors-1a", "3r:2"), foe("goblin-warriors-1b", "3r:7")]
    bjorn = hero("bjorn", "1r:2")
    table = finish(position("maze-of-darkness", heroes=[bjorn], foes=goblins, before=only, do="enemies"))
    at = {one.card: named(table, one.at) for one in table.state.foes}
    assert at["goblin-warriors-1a"] == "3r:2"
    assert at["goblin-warriors-1b"] != "3r:7"


@rule("DA-0386")
def test_the_artifact_of_the_chosen_one_is_one_card() -> None:
    table = position("the-chosen-one", heroes=[hero("bjorn", "8v:1"), "sibyl"], quest={"pieces": 2})
    finish(pick_up(table))
    assert sum(card in library()[ARTIFACTS] for card in the_chosen(table.game).cards()) == 1
    assert list(table.state.noted.values()) == [1]


@rule("DA-0360", "DA-0382")
def test_the_way_out_is_one_goal_met_once_the_key_or_the_artifact_is_found() -> None:
    for quest, at, found in (("walking-in-the-dark", "8r:6", {}), ("the-chosen-one", "8v:1", {"pieces": 2})):
        table = position(quest, heroes=[hero("bjorn", at), "sibyl"], quest=found)
        assert goals(table)["darkness-goal-exit"] == 0
        assert goals(finish(pick_up(table)))["darkness-goal-exit"] == 1


@rule("DA-0401")
def test_the_archers_strike_back_at_a_hero_they_can_reach() -> None:
    def struck(game: Darkness) -> None:
        game.state.closed = 0
        game.state.heroes[0].attacked = (game.state.foes[0].id,)

    table = position("the-immortals-downfall", heroes=[hero("bjorn", "2v:9", body="", hands=())], before=struck)
    dice(table, "h")
    finish(end_turn(table))
    assert first(table).health == 4


@rule("DA-0366", "DA-0422")
def test_what_lay_facedown_and_was_seen_cannot_be_taken_back_and_what_lay_open_can() -> None:
    for under, free in (("", True), ("artifact", False)):
        table = position(tokens=[Token(kind="library", at=0, under=under)])
        take(take(table, "move"), "pick-up")
        assert table.can_undo(SeatId(0)) is free


@rule("DA-0086", "DA-0212")
def test_special_treasure_on_a_tile_of_level_five_is_two_cards_of_level_five() -> None:
    board = TEST_BOARD + "    level 5: b1\n"
    decks = {"treasure-5": ["soul-sword", "venom-fang"]}
    table = pick_up(position(sketch=board, tokens=[Token(kind="special", at=0)], decks=decks))
    assert set(first(table).pack) == {"soul-sword", "venom-fang"}


# cards and skills


@rule("DA-0112")
def test_a_line_that_is_learnt_to_its_end_offers_nothing_more() -> None:
    sheet = sheet_of(position().state.heroes[0])
    line, steps = next(iter(sheet.lines.items()))
    table = position(heroes=[hero("bjorn", xp=40, skills=(line,) * len(steps))], do=(Experience(),))
    assert line not in [option.what for option in offered(table, "learn")]
    table = position(heroes=[hero("bjorn", xp=40, skills=(line,) * (len(steps) - 1))], do=(Experience(),))
    assert line in [option.what for option in offered(table, "learn")]


@rule("DA-0036")
def test_a_killed_roaming_monster_goes_to_the_discards_of_its_own_deck() -> None:
    for card, pile in (("hellhound-greater", "greater"), ("hellhound-lesser", "lesser")):
        table = position(heroes=[hero("bjorn", "b1")], foes=[foe(card, "b1", boss_hurt=0, most=1)])
        declare(table, "hh hh")
        until(table, "hero-action")
        assert card in table.state.piles[pile].discards


@rule("DA-C46")
def test_a_commanded_hero_may_use_a_consumable() -> None:
    gift = made(slot="body", gives=effects(command=None))
    drinker = hero("bjorn", "a1", health=1, pack=("healing-potion",))
    table = position(heroes=[hero("elias", "a1", body=gift), drinker])
    take(table, "command", who=2)
    take(table, "use", what="healing-potion")
    assert table.state.heroes[1].health > 1
    assert "healing-potion" not in table.state.heroes[1].pack


@rule("DA-C46", "DA-G59")
def test_an_enemy_attacked_by_a_commanded_hero_is_not_noted_for_a_counter_attack() -> None:
    gift = made(slot="body", gives=effects(command=None))
    fighter = hero("bjorn", "a1", hands=(made(melee="r"),))
    table = position(heroes=[hero("elias", "b1", body=gift), fighter], foes=[foe(monster(), "a1")])
    take(table, "command", who=2)
    until(declare(table, "hh"), "hero-action")
    assert enemy(table).boss_hurt == 2
    assert table.state.heroes[1].attacked == ()


@rule("DA-0177", "DA-C43")
def test_bonus_actions_count_among_those_that_a_hero_has_left() -> None:
    table = position(heroes=[hero("bjorn", bonus=("melee", "movement"))])
    assert table.ask is not None
    assert table.ask.about == "5"


@rule("DA-0222", "DA-0317")
def test_the_last_xp_or_micro_xp_still_pays_for_a_signature() -> None:
    assert offered(position(heroes=[hero("bjorn", xp=1)]), "sign")
    story = position(heroes=[hero("bjorn", xp=0, micro=1)], options={"mode": "story"})
    assert offered(story, "sign")


@rule("DA-G24", "DA-0266")
def test_the_last_miniatures_of_a_kind_are_enough_and_one_fewer_is_not() -> None:
    card = foe_cards()["goblin-warriors-1a"]
    for missing, enough in ((0, True), (1, False)):
        left_over = foe("goblin-warriors-1b", "b1", boss=False, minions=MINIONS[card.type] - card.minions + missing)
        assert enough_miniatures(position(foes=[left_over]).game, card) is enough
    assert enough_miniatures(position().game, foe_cards()["hellhound-lesser"])


# fights


@rule("DA-C109")
def test_an_enemys_dice_thrown_again_are_thrown_by_the_player_it_attacks() -> None:
    angry = monster(power("melee", reroll=Whose.ATTACK), melee="yy")
    table = position(
        heroes=[hero("elias", "b1", body="", hands=()), hero("bjorn", "a1", body="", hands=())],
        foes=[foe(angry, "a1")],
        do="enemies",
    )
    assert enemy(table).id == 100
    finish(table)
    assert last_fight(table).defense.who == 2


@rule("DA-0230")
def test_when_a_fight_is_over_options_are_no_longer_read_in_its_light() -> None:
    table = duel(made(melee="yy"))
    declare(table, "h h")
    until(table, "hero-action")
    assert last_fight(table).over


@rule("DA-0125", "DA-0186", "DA-0187", "DA-0483")
def test_a_pillar_is_struck_in_its_own_zone_and_shot_at_from_the_next_and_no_magic_comes_three_zones_far() -> None:
    weapon = made(melee="r", ranged="r", magic="r")
    far = {"2v:5": ["melee"], "2v:4": ["ranged", "magic"], "6v:6": ["ranged", "magic"], "6v:5": ["ranged"]}
    for at, ways in far.items():
        table = position("the-immortals-downfall", heroes=[hero("bjorn", at, hands=(weapon,))])
        pillar = next(one.id for one in table.state.pillars if named(table, one.at) == "2v:5")
        assert [act for act in ("melee", "ranged", "magic") if pillar in targets(table, act)] == ways


@rule("DA-0125", "DA-0184")
def test_one_die_of_either_colour_is_enough_to_attack_with_and_none_is_not() -> None:
    assert offered(duel(made(melee="r")), "melee")
    assert offered(duel(made(melee="y")), "melee")
    assert not offered(duel(made(ranged="r")), "melee")


@rule("DA-C107")
def test_an_enemy_killed_without_a_roll_is_slain_in_that_fight() -> None:
    table = duel(made(power("melee", kill=None), melee="y"))
    fight = strike(table)
    assert (fight.killed, fight.slain, table.state.foes) == (1, True, [])


@rule("DA-0032")
def test_nine_tokens_for_the_lifebringer_may_be_agreed_on_and_not_ten() -> None:
    assert position(options={"lifebringer": 9}).state.lifebringer == 9
    with pytest.raises(SetupError, match="0 to 9"):
        position(options={"lifebringer": 10})


# campaigns


def ledger_of(quest: str, **changes: object) -> Ledger:
    """The ledger after a chapter between quests."""
    bjorn = Traveller(klass="pit-fighter-berserker", xp=4, micro=3)
    before = Ledger(heroes={"bjorn": bjorn}, last="black-widow", rested=False, **changes)  # type: ignore[arg-type]
    setup = DARKNESS.default_setup(quest, 1, "between")
    setup = msgspec.structs.replace(setup, party=("bjorn",), ledger=msgspec.msgpack.encode(before))
    table = Table(DARKNESS, setup)
    while table.ask is not None:
        table.answer(table.ask.default)
    return open_ledger(DARKNESS.finish(table.game))


@rule("DA-0333", "DA-0320")
def test_the_market_keeps_micro_xp_and_is_a_rest() -> None:
    after = ledger_of(MARKET)
    assert (after.heroes["bjorn"].micro, after.rested, after.again) == (3, True, False)


@rule("DA-0333", "DA-G105")
def test_the_camp_after_a_loss_lets_the_quest_be_tried_again() -> None:
    after = ledger_of(CAMP, lost=True)
    assert (after.rested, after.lost, after.again) == (True, False, True)
