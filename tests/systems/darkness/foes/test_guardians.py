"""1.15 Guardians: the Treasure they hold, use and lose."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    hero,
    offered,
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import enchanted
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import SpawnGuard
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.state import Fight


def armed(card: str, gear: str) -> Kit:
    """What an Enemy with this Equipment brings to a fight."""
    table = position(foes=[foe(card, "c1", gear=gear)])
    return table.game.foe_kit(enemy(table))


def fight_of(table: DarknessTable) -> Fight:
    assert table.state.fight is not None
    return table.state.fight


@rule("DA-0161")
@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_guardian_is_armed_from_the_deck_of_the_current_level(level: int) -> None:
    table = position(do=(SpawnGuard(at=1),), level=level)
    assert enemy(table).gear not in table.state.piles[f"treasure-{level}"].cards
    assert len(table.state.piles[f"treasure-{level}"].cards) < 20


@rule("DA-0162")
def test_a_trap_is_discarded_without_effect_and_another_card_drawn() -> None:
    table = position(do=(SpawnGuard(at=0),), decks={"treasure-1": ["poisoned-needle", "alarm-bell", "hammer"]})
    assert enemy(table).gear == "hammer"
    assert table.state.piles["treasure-1"].discards == ("poisoned-needle", "alarm-bell")
    assert (first(table).health, len(table.state.foes)) == (5, 1)


@rule("DA-0163")
def test_equipment_adds_dice_only_where_the_guardian_has_dice_of_its_own() -> None:
    kit = armed("goblin-archers-1a", "staff-of-defense")
    assert kit.dice["melee"] == (0, 2)
    assert kit.dice["magic"] == (0, 0)
    assert kit.defense == (1, 1)


@rule("DA-0163")
def test_an_enemy_without_defense_dice_has_none_from_armor() -> None:
    assert armed("orc-flayers-1a", "plate-armor").defense == (0, 0)


@rule("DA-0164")
def test_enchantments_of_a_kind_in_which_the_guardian_gets_dice_are_usable() -> None:
    kit = armed("goblin-warriors-1b", "staff-of-defense")
    assert [owned.source for owned in kit.defense_spells["melee"]] == ["staff-of-defense"] * 2
    kit = armed("goblin-warriors-1b", "fire-sword")
    assert [owned.source for owned in kit.attack_spells["melee"]] == ["fire-sword"]


@rule("DA-0164")
def test_enchantments_of_a_weapon_whose_dice_are_unusable_are_unusable() -> None:
    kit = armed("goblin-archers-1a", "ember-wand")
    assert not any(kit.attack_spells.values())


@rule("DA-0165")
def test_enchantments_stay_usable_when_all_dice_of_the_equipment_are_lost_to_the_limit() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")], foes=[foe("orc-flayers-5a", "b1", gear="fire-sword")], do="turn, enemies"
    )
    dice(table, "hb hb hh")
    end_turn(table)
    assert fight_of(table).attack.better == 3
    assert enchanted(fight_of(table)) == ("own/0", "fire-sword/0")


@rule("DA-0166")
def test_symbols_go_to_natural_enchantments_before_those_of_equipment() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")], foes=[foe("dwarf-warriors-1a", "b1", gear="ice-sword")], do="turn, enemies"
    )
    dice(table, "hb hb", "s")
    end_turn(table)
    assert enchanted(fight_of(table)) == ("own/0", "own/0")


@rule("DA-0167")
def test_what_equipment_gives_its_hero_it_gives_its_guardian() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")],
        foes=[foe("high-troll-lesser", "b1", gear="soul-sword", boss_hurt=4)],
        do="turn, enemies",
    )
    dice(table, "hb")
    end_turn(table)
    assert enemy(table).boss_hurt == 1


@rule("DA-0167", "DA-0168")
def test_what_equipment_does_to_enemies_a_guardian_does_to_heroes_and_never_to_its_allies() -> None:
    table = position(
        heroes=[hero("bjorn", "b1", xp=1), hero("sibyl", "b1")],
        foes=[foe("high-troll-lesser", "b1", gear="hammer-of-the-deep"), foe("orc-flayers-1a", "b1", stunned=True)],
        do="turn, enemies",
    )
    dice(table, "hb")
    end_turn(table)
    while table.ask is not None:
        table.answer(table.ask.default)
    assert [one.health for one in table.state.heroes] == [4, 3]
    other = enemy(table, "orc-flayers-1a")
    assert (other.minions, other.hurt, other.boss_hurt) == (2, (), 0)


@rule("DA-G133", "DA-0167")
def test_a_guardian_has_the_lasting_gifts_of_equipment_it_uses() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")],
        foes=[foe("high-troll-lesser", "b1", gear="armor-of-life", boss_hurt=4)],
        do="turn, enemies",
    )
    end_turn(table)
    assert enemy(table).boss_hurt == 2


@rule("DA-G133", "DA-0170")
def test_the_gifts_of_a_bosss_equipment_serve_its_mob_until_it_dies() -> None:
    hurt = [
        first(strike_at(foe("goblin-warriors-1a", "b1", gear="spiked-shield", boss=boss))).health
        for boss in (True, False)
    ]
    assert hurt == [4, 5]


def strike_at(mob: Figure) -> DarknessTable:
    """Bjorn strikes in vain at a Mob that parries."""
    table = position(heroes=[hero("bjorn", "b1", hands=("mace",))], foes=[mob])
    dice(table, "", "s")
    return until(take(table, "melee"), "hero-action")


@rule("DA-G133", "DA-0163", "DA-0169")
@pytest.mark.parametrize(("card", "gear"), [("orc-flayers-1a", "scouts-leathers"), ("orc-agent-1", "wayfarers-boots")])
def test_a_guardian_has_no_gifts_of_what_it_only_carries(card: str, gear: str) -> None:
    kit = armed(card, gear)
    assert (kit.slippery, kit.movement) == (False, 0)


@rule("DA-0169")
def test_a_guardian_carries_an_item_without_using_it() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1b", "b1", gear="whetstone")], do="turn, enemies"
    )
    dice(table, "hb")
    end_turn(table)
    assert enchanted(fight_of(table)) == ()
    assert enemy(table).gear == "whetstone"


@rule("DA-0169")
def test_a_guardian_carries_a_consumable_without_using_it() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")],
        foes=[foe("high-troll-lesser", "b1", gear="healing-potion", boss_hurt=3)],
        do="turn, enemies",
    )
    end_turn(table)
    assert (enemy(table).gear, enemy(table).boss_hurt) == ("healing-potion", 2)


@rule("DA-0170")
def test_a_bosss_equipment_serves_the_attack_and_defense_of_the_whole_mob() -> None:
    table = position(
        heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1b", "b1", gear="long-sword")], do="turn, enemies"
    )
    take(table, "melee")
    assert fight_of(table).defense.plainer == 2
    until(table, "hero-action")
    end_turn(table)
    assert (fight_of(table).attack.who, fight_of(table).attack.plainer) == (enemy(table).id, 3)


@rule("DA-0171")
def test_a_killed_guardians_equipment_goes_to_the_killer_at_any_distance() -> None:
    killer = hero("sibyl", "a1")
    table = position(heroes=[killer, hero("bjorn", "d1")], foes=[foe("orc-agent-1", "d1", most=1, gear="hammer")])
    dice(table, "hh hh")
    take(table, "ranged")
    assert first(table).pack == ("hammer",)
    assert table.state.heroes[1].pack == ()


@rule("DA-0172")
def test_the_killer_may_give_the_card_at_once_to_a_hero_in_its_own_zone_only() -> None:
    heroes = [hero("sibyl", "a1"), hero("bjorn", "d1"), hero("owen", "a1")]
    table = position(heroes=heroes, foes=[foe("orc-agent-1", "d1", most=1, gear="hammer")])
    dice(table, "hh hh")
    take(table, "ranged")
    assert prompt(table) == "share-card"
    assert [option.who for option in offered(table, "give")] == [3]
    take(table, "give", who=3)
    assert table.state.heroes[2].pack == ("hammer",)


@rule("DA-0173")
def test_whoever_ends_with_the_card_reorganises_for_free_whatever_the_level() -> None:
    heroes = [hero("sibyl", "a1"), hero("owen", "a1")]
    table = position(heroes=heroes, foes=[foe("orc-agent-1", "d1", most=1, gear="soul-sword")], level=1)
    dice(table, "hh hh")
    take(table, "ranged")
    take(table, "give", who=2)
    assert prompt(table) == "reorganise"
    take(table, "wear", what="soul-sword")
    assert table.state.heroes[1].hands == ("mace", "soul-sword")
    assert first(table).actions == 2


@rule("DA-0173")
def test_even_an_item_lets_its_new_owner_reorganise_for_free() -> None:
    killer = hero("sibyl", "a1", pack=("plate-armor",))
    table = position(heroes=[killer], foes=[foe("orc-agent-1", "d1", most=1, gear="whetstone")])
    dice(table, "hh hh")
    take(table, "ranged")
    take(table, "wear", what="plate-armor")
    assert (first(table).body, first(table).actions) == ("plate-armor", 2)
