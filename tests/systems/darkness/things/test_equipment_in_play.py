"""The cards that the rulebook's examples speak of, in fights: dice, enchantments, what they do when used."""

from __future__ import annotations

import pytest

from systems.darkness.box import BOX
from systems.darkness.build import DarknessTable, dice, end_turn, enemy, first, foe, offered, position, take, until
from systems.darkness.duel import acts, attacked, declare, duel, duellist, enchanted, last_fight, monster, strike
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import TREASURES
from undercroft.systems.darkness.state import Fight


def wearing(*cards: str, body: str = "") -> Fight:
    """The duellist with these cards is struck; nobody's dice show anything."""
    heroes = [duellist(*cards, body=body)]
    return attacked(position(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], do="turn, enemies"))


@rule("DA-C123", "DA-C129", "DA-C132", "DA-C133", "DA-C134", "DA-G32", "DA-G42")
@pytest.mark.parametrize(
    ("body", "hand", "green", "blue"),
    [
        ("leather-armor", "", 0, 1),
        ("chainmail-armor", "", 0, 1),
        ("plate-armor", "", 0, 2),
        ("cold-iron-armor", "", 2, 0),
        ("", "dwarven-shield", 1, 0),
        ("", "long-sword", 0, 1),
    ],
)
def test_who_wears_it_defends_with_its_dice(body: str, hand: str, green: int, blue: int) -> None:
    fight = wearing(*([hand] if hand else []), body=body)
    assert (fight.defense.better, fight.defense.plainer) == (green, blue)


@rule("DA-C124", "DA-C125", "DA-C126", "DA-C127", "DA-C128", "DA-C130", "DA-C131")
@pytest.mark.parametrize(
    ("card", "kind", "red", "yellow"),
    [
        ("mace", "melee", 0, 2),
        ("short-bow", "ranged", 0, 2),
        ("staff", "magic", 0, 2),
        ("long-sword", "melee", 0, 2),
        ("ice-sword", "melee", 1, 0),
        ("fire-sword", "melee", 1, 0),
        ("hammer", "melee", 0, 2),
    ],
)
def test_who_holds_it_attacks_with_its_dice(card: str, kind: str, red: int, yellow: int) -> None:
    table = duel(card, at="a1" if kind == "melee" else "b1")
    fight = strike(table, kind=kind)
    assert (fight.attack.better, fight.attack.plainer, enchanted(fight)) == (red, yellow, ())


@rule("DA-C124", "DA-C125", "DA-C126")
@pytest.mark.parametrize(("card", "at"), [("mace", "b1"), ("short-bow", "a1")])
def test_a_weapon_does_not_reach_where_its_kind_does_not(card: str, at: str) -> None:
    assert not {"melee", "ranged", "magic"} & set(acts(duel(card, at=at)))


@rule("DA-C127")
def test_a_long_sword_has_nothing_to_spend_a_bam_on() -> None:
    assert enchanted(strike(duel("long-sword"), "hb hb")) == ()


@rule("DA-C128", "DA-G03", "DA-G39")
def test_an_ice_sword_takes_a_die_away_for_a_bam() -> None:
    table = declare(duel("ice-sword", monster(defense="gg")), "hb", "ss s")
    take(until(table, "enchant-attack"), "enchant")
    take(until(table, "remove-die"), "remove", what="green", n=2)
    assert last_fight(table).defense.shown.value == 1


@rule("DA-C130")
@pytest.mark.parametrize(("shown", "dealt"), [("hb", 3), ("hh", 2)])
def test_a_fire_sword_turns_a_bam_into_two_hits(shown: str, dealt: int) -> None:
    assert strike(duel("fire-sword"), shown).dealt == dealt


@rule("DA-C135", "DA-G39")
def test_a_staff_of_defense_turns_a_bam_and_a_diamond_into_three_shields_and_nothing_into_hits() -> None:
    heroes = [duellist("staff-of-defense", body="cold-iron-armor")]
    table = position(heroes=heroes, foes=[foe(monster(melee="rr"), "a1")], do="turn, enemies")
    assert total(attacked(table, "hhh hhh", "sb sd").defense.more) == 3
    assert total(strike(duel("staff-of-defense", at="b1"), "hb hhd", kind="magic").attack.more) == 0


@rule("DA-C136", "DA-G40")
@pytest.mark.parametrize(("shown", "dealt"), [("hb h", 2), ("h h", 1)])
def test_a_kings_crown_takes_a_shield_for_a_bam(shown: str, dealt: int) -> None:
    assert strike(duel("mace", monster(defense="b"), pack=("kings-crown",)), shown, "s").dealt == dealt


@rule("DA-C137")
def test_armor_of_life_turns_a_bam_into_a_shield_and_heals_with_every_activation() -> None:
    heroes = [duellist(body="armor-of-life", health=3)]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), "a1")], do="turn, enemies")
    assert attacked(table, "hhh", "sb").dealt == 1
    rested = position(heroes=[duellist(body="armor-of-life", health=3)], do="round")
    assert first(rested).health == 4


@rule("DA-C138")
@pytest.mark.parametrize(("shown", "stunned"), [("hb", True), ("hh", False)])
def test_an_ice_mace_stuns_for_a_bam(shown: str, stunned: bool) -> None:
    table = duel("ice-mace")
    strike(table, shown)
    assert enemy(table).stunned == stunned


@rule("DA-C139")
def test_a_healing_potion_heals_and_is_gone() -> None:
    table = take(duel(health=1, pack=("healing-potion",)), "use")
    assert (first(table).health, first(table).pack) == (4, ())
    assert table.state.piles["treasure-1"].discards == ("healing-potion",)


SPEARS = [id for id, card in BOX[TREASURES].items() if "spear" in card.tags]


@rule("DA-C140")
@pytest.mark.parametrize("spear", SPEARS)
def test_every_spear_of_the_treasures_can_strike_the_boss_past_its_minions(spear: str) -> None:
    table: DarknessTable = duel(spear, monster(role="mob", minions=2, health=9, defense="b"))
    dice(table, "hb")
    take(table, "melee")
    assert offered(until(table, "assign-wounds"), "wound")
    take(table, "wound", what="boss")
    assert enemy(table).boss_hurt > 0
    assert len(SPEARS) >= 5
    end_turn(table)
