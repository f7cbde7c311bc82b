"""Damage and armor, what a wound brings, several targets, defeated monsters."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import Defeated, NextTarget, Resist
from undercroft.systems.doria.cards.definitions import MODIFIERS, Element
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.combat.attack import begin, margin, resist_prices
from undercroft.systems.doria.combat.defeat import rewards
from undercroft.systems.doria.combat.outcome import armor_of, damage_of, stop_with_armor, usable_armor
from undercroft.systems.doria.state import Attack, Side
from undercroft.systems.doria.status import defeat, wound_monster


def struck(dice, target="orc", board="Wg", **who):
    """A monster attacks the character beside it, or farther away."""
    return position(board, W=hero(**who), g=monster(target), turn="g", dice=dice)


@rule("DO-0094", "DO-0095", "DO-0096", "DO-0393", "DO-0394", "DO-X43")
def test_the_warrior_uses_one_of_two_armor_cards_against_the_ogre():
    """Damage 4 and a margin below 10: one card stops 3 of it, the other may not be used."""
    play = position("Wg", W=hero(torso=["padded-gambeson"], arms=["chain-sleeves"], hp=13), g=monster("ogre"))
    game, ogre = play.game, play.monster("g")
    assert game.stats(ogre).damage == 4
    left = stop_with_armor(game, play.who("W"), 4, usable_armor(game, play.who("W")))
    ask = next(left)
    assert [option.act for option in ask.options] == ["armor", "armor", "no-armor"]
    with pytest.raises(StopIteration) as done:
        left.send(ask.options[0])
    assert done.value.value == 1
    assert sum("damaged" in str(item) for item in play.who("W").outfit.items()) == 1


@rule("DO-0096")
def test_armor_that_stops_one_point_is_damaged_as_a_whole():
    play = struck({"g melee-attack": [[9, 9], [2, 2]]}, "goblin", torso=["scale-armor"])
    play.on()
    assert str(play.who("W").outfit.at("torso")[0]) == "scale-armor+damaged"
    assert play.who("W").hp == 13


@rule("DO-0394")
def test_armor_need_not_be_used():
    play = struck({"g melee-attack": [[9, 9], [2, 2]]}, "goblin", torso=["scale-armor"])
    play.choose("no-armor")
    assert str(play.who("W").outfit.at("torso")[0]) == "scale-armor"
    assert play.who("W").hp < 13


@rule("DO-0099", "DO-0100", "DO-0101", "DO-0397", "DO-X44")
@pytest.mark.parametrize(("element", "cards"), [("earth", ["dragon-helm"]), ("air", ["dragon-helm", "fighting-tunic"])])
def test_armor_vulnerable_to_the_element_is_ignored(element, cards):
    play = position("Wg", W=hero(torso=["fighting-tunic"], head=["dragon-helm"]), g=monster("goblin"))
    found = usable_armor(play.game, play.who("W"), element)
    assert sorted(one.card.id for one in found) == sorted(cards)


@rule("DO-0107")
def test_piercing_damage_ignores_all_armor_and_damages_none():
    play = position("Wg", W=hero("scoundrel", hand=["stiletto"]), g=monster("golem"))
    attack = Attack(
        attack=Side(who=FigureId(1)), defence=Side(who=play.monster("g").id), kind="melee", at=0, piercing=True
    )
    assert armor_of(play.game, play.monster("g"), attack).total == 0
    attack.piercing = False
    assert armor_of(play.game, play.monster("g"), attack).total == play.game.stats(play.monster("g")).ar


@rule("DO-0098", "DO-0102", "DO-0396", "DO-0415", "DO-0522", "DO-X47")
def test_a_monsters_armor_stops_each_hit_unless_it_is_vulnerable_to_the_element():
    play = position("Wg", ml=4, W=hero(hand=["longsword"]), g=monster("orc"))
    orc = play.monster("g")
    stats = play.game.stats(orc)
    assert stats.ar > 0
    attack = Attack(attack=Side(who=FigureId(1)), defence=Side(who=orc.id), kind="melee", at=0)
    assert armor_of(play.game, orc, attack).total == stats.ar
    attack.element = stats.vulnerable
    assert armor_of(play.game, orc, attack).total == 0
    attack.element = next(one for one in Element if one != stats.vulnerable)
    assert armor_of(play.game, orc, attack).total == stats.ar


@rule("DO-0098")
def test_a_hit_that_does_not_exceed_a_monsters_armor_does_nothing():
    dice = {"W melee-attack": [[9, 9], [2, 2, 2]]}
    play = position("Wg", ml=4, W=hero(hand=["wooden-club"]), g=monster("orc"), dice=dice)
    play.choose("melee").on()
    assert play.state.attack.hit
    assert (play.state.attack.dealt, play.see("g")["hurt"]) == (0, 0)


@rule("DO-0094", "DO-0398", "DO-0460", "DO-G35", "DO-X45")
def test_damage_is_that_of_the_card_with_criticals_and_the_hero_bonus():
    play = position("Wg", W=hero(hand=["longsword"], bonuses=["damage"], arms=["gauntlets-of-might"]), g=monster("orc"))
    begin(play.game, FigureId(1), play.monster("g").id, "melee", play.who("W").outfit.at("hand")[0], 0)
    attack = play.state.attack
    attack.criticals = 2
    assert [term.value for term in damage_of(play.game, attack).terms] == [2, 1, 1, 2]


@rule("DO-0398", "DO-X45")
def test_two_criticals_of_the_mercenary_make_five_damage_of_three():
    play = position("Wg", W=hero("mage"), g=monster("mercenary"))
    begin(play.game, play.monster("g").id, FigureId(1), "melee", None, play.who("W").at)
    play.state.attack.criticals = 2
    assert damage_of(play.game, play.state.attack).total == 5


@rule("DO-0394")
def test_tough_skin_takes_a_point_off_every_hit():
    play = struck({"g melee-attack": [[9, 9], [2, 2]]}, "goblin", accessory=["trolls-heart"], hp=13)
    play.on()
    assert play.state.attack.hit
    assert play.who("W").hp == 13 - (1 + play.state.attack.criticals - 1)


# magic


@rule("DO-0085", "DO-0413", "DO-0418", "DO-0116", "DO-0411")
def test_a_magic_attack_is_paid_for_at_once_and_resisted_by_psi_resistance():
    dice = {"W magic-attack": [[2, 2, 2], [9]]}
    play = position("W..g", W=hero("mage", hand=["psi-orb"]), g=monster("orc"), dice=dice)
    play.choose("magic").on()
    assert not play.state.attack.hit
    assert play.who("W").pp == 11 - 1


@rule("DO-0412")
def test_a_spell_may_be_cast_below_zero_psi_points():
    dice = {"W magic-attack": [[2, 2, 2], [9]]}
    play = position("W..g", W=hero("mage", hand=["psi-orb"], pp=0), g=monster("orc"), dice=dice)
    play.choose("magic").on()
    assert play.who("W").pp == -1


@rule("DO-0437", "DO-0017", "DO-G74")
def test_a_payment_that_reaches_minus_twenty_psi_points_kills():
    play = position("W..g", W=hero("mage", hand=["psi-orb"], pp=-19), g=monster("orc"))
    play.choose("magic")
    assert play.state.outcome.why == "doria-death"
    assert not play.state.outcome.won


@rule("DO-0420", "DO-0421", "DO-0422", "DO-X49", "DO-C31")
def test_the_mage_raises_his_psi_resistance_by_psi_points():
    dice = {"g magic-attack": [[9, 8], [9, 8]]}
    play = position("W...g", W=hero("mage", torso=["spell-guard+damaged"]), g=monster("dark-mage"), turn="g", dice=dice)
    bonus = sum(term.value for term in play.state.attack.attack.bonus)
    assert play.asks() == "raise-resistance"
    assert play.acts() == ["spend", f"spend x{bonus + 1}"]
    stakes = play.table.ask.stakes.work()
    assert [side.total for side in stakes.sides] == [17 + bonus, 17]
    assert [prospect.chance for prospect in stakes.prospects] == [0.0, 1.0]
    assert list(play.table.scene(play.who("W").seat).ask.texts) == ["fact-damage : 1", "resisted"]
    play.choose("spend", n=bonus + 1).on()
    assert not play.state.attack.hit
    assert play.who("W").pp == 11 - bonus - 1


@rule("DO-0421", "DO-0422")
def test_what_each_price_buys_is_told_before_it_is_paid():
    dice = {"g magic-attack": [[19, 8], [2, 3]]}
    play = position("W...g", W=hero("mage", torso=["spell-guard+damaged"]), g=monster("dark-mage"), turn="g", dice=dice)
    criticals = margin(play.state.attack) // 10
    told = list(play.table.scene(play.who("W").seat).ask.texts)
    assert told == [*(f"fact-damage : {1 + n}" for n in range(criticals, -1, -1)), "resisted"]


@rule("DO-0421", "DO-0422", "DO-G31")
def test_psi_points_may_only_lower_the_criticals():
    assert resist_prices(24, False) == [5, 15, 25]
    assert resist_prices(24, True) == [5, 15]
    assert resist_prices(3, False) == [4]
    assert resist_prices(0, False) == [1]
    assert resist_prices(10, False) == [1, 11]
    assert resist_prices(0, True) == resist_prices(-1, False) == resist_prices(-1, True) == []


@rule("DO-0091", "DO-0092", "DO-0423")
def test_resisting_with_a_spell_costs_nothing_and_defending_with_it_its_psi_points():
    magic = position(
        "W...g",
        W=hero("mage", torso=["spell-guard"], accessory=["warding-talisman"]),
        g=monster("dark-mage"),
        turn="g",
        dice={"g magic-attack": [[1, 2], [9, 9, 9]]},
    )
    magic.choose("defend").on()
    assert magic.who("W").pp == 11
    totals = [event.total for event in magic.events("summed") if event.what == "defence-total"]
    assert totals == [27 + 3]
    melee = struck({"g melee-attack": [[1, 2], [9, 9]]}, "goblin", card="mage", torso=["spell-guard"])
    melee.choose("defend").on()
    assert melee.who("W").pp == 11 - 1


# areas


@rule("DO-0414", "DO-0523", "DO-C82", "DO-0469")
def test_a_fireball_hits_all_around_its_target_friends_too_and_never_the_caster():
    dice = {"W magic-attack": [[5, 5, 5], [2], [9], [9, 9]]}
    play = position(
        "W..A\n..hg",
        W=hero("mage", hand=["fireball"]),
        A=hero("warrior"),
        g=monster("goblin"),
        h=monster("orc", hurt=-5),
        dice=dice,
        decks={"loot-1": ["dagger"]},
    )
    play.choose("magic", who=play.monster("g").id).choose("spend", n=0).choose("draw-from", what="loot-1").on()
    assert play.see("h")["hurt"] == -5 + 3
    assert play.who("A").hp == 13 - 3
    assert play.who("W").hp == 4


@rule("DO-0406", "DO-0405", "DO-0409", "DO-0410")
def test_all_that_one_action_defeats_give_their_experience_and_loot_together():
    dice = {"W melee-attack": [[9, 9, 9], [2, 2], [2, 2]]}
    play = position(
        ".g.\n.W.\n.h.",
        W=hero("scoundrel", hand=["glaive"], attributes={"str": 9}),
        A=hero("mage", at="a1"),
        g=monster("goblin"),
        h=monster("goblin"),
        dice=dice,
        decks={"loot-1": ["dagger", "whip"]},
    )
    play.choose("melee", who=play.monster("g").id)
    play.choose("draw-from", what="loot-1").choose("draw-from", what="loot-1").on()
    assert play.state.monsters == []
    assert play.state.xp == 2
    assert len(play.who("W").outfit.items()) == 3


def test_a_chain_leaps_from_target_to_target():
    dice = {"W magic-attack": [[9, 9, 9], [2], [2], [2]]}
    play = position(
        "W..g.h.i...k",
        W=hero("mage", hand=["chain-lightning"]),
        g=monster("goblin"),
        h=monster("goblin"),
        i=monster("goblin"),
        k=monster("goblin"),
        dice=dice,
    )
    play.choose("magic", who=play.monster("g").id)
    assert play.state.xp == 3
    assert len(play.state.monsters) == 1


@rule("DO-G30", "DO-G89")
def test_a_fumbled_attack_misses_all_its_targets():
    dice = {"W melee-attack": [[1, 1, 9], [2, 2]]}
    play = position(
        ".g.\n.W.\n.h.",
        W=hero("scoundrel", hand=["glaive"], attributes={"str": 9}),
        g=monster("goblin"),
        h=monster("goblin"),
        dice=dice,
    )
    play.choose("melee", who=play.monster("g").id).on()
    assert len(play.state.monsters) == 2


# a wound and what it brings


@rule("DO-0108", "DO-0161")
def test_poison_comes_only_with_a_wound_and_adds_up():
    hit = {"W melee-attack": [[9, 9], [9, 3]]}
    play = position("Wg", W=hero("scoundrel", hand=["venom-dirk"]), g=monster("orc", poison=1), dice=hit)
    play.choose("melee").on()
    assert play.monster("g").poison == 3
    parried = {"W melee-attack": [[2, 2], [9, 9]]}
    play = position("Wg", W=hero("scoundrel", hand=["venom-dirk"]), g=monster("orc"), dice=parried)
    play.choose("melee").on()
    assert play.monster("g").poison == 0
    stopped = {"W melee-attack": [[9, 9], [2, 2, 2]]}
    play = position("Wg", ml=4, W=hero("scoundrel", hand=["venom-dirk"]), g=monster("orc"), dice=stopped)
    play.choose("melee").on()
    assert (play.state.attack.hit, play.monster("g").poison) == (True, 0)


@rule("DO-0128", "DO-0129", "DO-0130", "DO-C87")
@pytest.mark.parametrize(
    ("card", "weapon", "seen"), [("scoundrel", "whip", "disarmed"), ("scoundrel", "boar-spear", "held")]
)
def test_weapons_disarm_and_hold(card, weapon, seen):
    dice = {"W melee-attack": [[9, 9] if weapon == "whip" else [9, 5, 5], [9, 3]]}
    play = position("Wg", W=hero(card, hand=[weapon]), g=monster("orc"), dice=dice)
    play.choose("melee").on()
    assert getattr(play.monster("g"), seen)


@rule("DO-0398", "DO-G35", "DO-G91")
def test_a_card_without_damage_does_what_it_does_by_hitting_and_criticals_add_none():
    dice = {"W ranged-attack": [[9, 9, 9], [2, 2]]}
    play = position("W..g", W=hero("huntress", hand=["bolas"]), g=monster("orc"), dice=dice)
    play.choose("ranged").on()
    assert play.monster("g").held
    assert play.monster("g").hurt == 0


def test_a_push_moves_its_target_straight_away_as_far_as_there_is_room():
    dice = {"W melee-attack": [[9, 9, 5, 5], [9, 9]]}
    play = position("Wg.", W=hero(hand=["great-maul"]), g=monster("orc", hurt=-20), dice=dice)
    play.choose("melee").on()
    assert play.state.attack.dealt
    assert play.see("g")["at"] == "c1"


# defeat


@rule("DO-0106", "DO-0396", "DO-0405", "DO-0409", "DO-0120", "DO-0121")
def test_modifiers_add_experience_and_loot():
    rich = max(library()[MODIFIERS].values(), key=lambda card: (card.loot, card.xp))
    play = position("Wg", W=hero(), g=monster("goblin", modifiers=[rich.id]))
    assert rewards(play.monster("g")) == (1 + rich.xp, 1 + rich.loot)


@rule("DO-G57")
def test_where_nobody_defeated_a_monster_the_players_choose_who_draws_its_loot():
    play = position(
        "WAg",
        W=hero(),
        A=hero("mage"),
        g=monster("goblin"),
        do=[Defeated()],
        prepare=lambda state: state.defeated.append(state.monsters.pop()),
        decks={"loot-1": ["dagger"]},
    )
    assert play.asks() == "who-loots"
    play.choose("loots", who=play.names["A"]).choose("draw-from", what="loot-1").on()
    assert play.state.xp == 1
    assert [item.card for item in play.who("A").outfit.items()] == ["dagger"]


@rule("DO-0168", "DO-G57")
def test_a_monster_that_poison_kills_still_gives_experience():
    play = position("Wg", W=hero(), g=monster("goblin", poison=1), turn="poison", decks={"loot-1": ["dagger"]})
    play.finish()
    assert play.state.monsters == []
    assert play.state.xp == 1


def test_a_monster_is_defeated_once():
    play = position("Wg", W=hero(), g=monster("goblin"))
    goblin = play.monster("g")
    wound_monster(play.game, goblin, 5)
    wound_monster(play.game, goblin, 5)
    assert play.state.defeated == [goblin]
    with pytest.raises(ValueError, match="not in list"):
        defeat(play.game, goblin)


@rule("DO-0395", "DO-0413")
@pytest.mark.parametrize(
    ("card", "kind", "attack"),
    [("goblin", "melee", [9, 9]), ("archer", "ranged", [9, 9]), ("dark-mage", "magic", [9, 9])],
)
def test_armor_is_used_against_every_kind_of_attack(card, kind, attack):
    dice = {f"g {kind}-attack": [attack, [2, 2]]}
    play = position("Wg", W=hero(torso=["dragon-plate"]), g=monster(card), turn="g", dice=dice)
    while play.asks() != "use-armor":
        play.table.choose(play.table.ask.options[0])
    play.choose("armor")
    assert str(play.who("W").outfit.at("torso")[0]) == "dragon-plate+damaged"


@rule("DO-0393", "DO-0398")
def test_a_goblins_single_point_grows_with_criticals_and_not_without():
    play = position("Wg", W=hero(), g=monster("goblin"))
    begin(play.game, play.monster("g").id, FigureId(1), "melee", None, play.who("W").at)
    assert damage_of(play.game, play.state.attack).total == 1
    play.state.attack.criticals = 1
    assert damage_of(play.game, play.state.attack).total == 2


@rule("DO-0398", "DO-0402")
def test_critical_hits_do_a_golem_no_more_damage():
    play = position("Wg", W=hero(hand=["longsword"]), g=monster("golem"))
    begin(play.game, FigureId(1), play.monster("g").id, "melee", play.who("W").outfit.at("hand")[0], 0)
    play.state.attack.criticals = 3
    assert damage_of(play.game, play.state.attack).total == 2


@rule("DO-0393")
def test_what_a_monster_adds_to_its_damage_counts():
    play = position("Wg", W=hero(hp=1), g=monster("goblin", modifiers=["bloodthirsty"]))
    begin(play.game, play.monster("g").id, FigureId(1), "melee", None, play.who("W").at)
    assert damage_of(play.game, play.state.attack).total == 1 + 1


@rule("DO-0098", "DO-0522")
def test_what_a_monster_adds_to_its_armor_counts():
    play = position("Wg", W=hero(), g=monster("goblin", modifiers=["stonehide"]))
    attack = Attack(attack=Side(who=FigureId(1)), defence=Side(who=play.monster("g").id), kind="melee", at=0)
    assert armor_of(play.game, play.monster("g"), attack).total == 3
    attack.element = "fire"
    assert armor_of(play.game, play.monster("g"), attack).total == 0


@rule("DO-0523", "DO-G89")
def test_each_further_target_defends_for_itself_against_the_same_roll():
    dice = {"W melee-attack": [[5, 5, 5], [2, 2], [9, 9]]}
    play = position(
        ".g.\n.W.\n.h.",
        W=hero("scoundrel", hand=["glaive"], attributes={"str": 9}),
        g=monster("orc", hurt=-5),
        h=monster("orc"),
        dice=dice,
    )
    play.choose("melee", who=play.monster("g").id).on()
    attack = play.state.attack
    assert (play.see("g")["hurt"], play.see("h")["hurt"]) == (-5 + 3, 0)
    assert (attack.hit, attack.criticals, attack.dealt, attack.felled, attack.over) == (False, 0, 0, False, True)


@rule("DO-0405")
def test_whoever_a_monster_dies_at_the_hands_of_when_it_attacks_draws_its_loot():
    play = position(
        "WgA",
        W=hero("mage"),
        A=hero(),
        g=monster("goblin"),
        do=[NextTarget()],
        prepare=fallen_attacker,
        decks={"loot-1": ["dagger"]},
    )
    play.choose("draw-from", what="loot-1").on()
    assert [item.card for item in play.who("A").outfit.items()] == ["dagger"]


def fallen_attacker(state):
    """A monster has fallen in its own attack on the second character."""
    goblin = state.monsters.pop()
    state.defeated.append(goblin)
    state.attack = Attack(attack=Side(who=goblin.id), defence=Side(who=FigureId(2)), kind="melee", at=0)


@rule("DO-0095", "DO-0394")
def test_a_single_point_of_damage_is_worth_a_question():
    play = position(W=hero(torso=["padded-gambeson"]))
    cards = usable_armor(play.game, play.who("W"))
    assert next(stop_with_armor(play.game, play.who("W"), 1, cards)).prompt == "use-armor"
    with pytest.raises(StopIteration) as done:
        next(stop_with_armor(play.game, play.who("W"), 0, cards))
    assert done.value.value == 0


@rule("DO-0421", "DO-0422")
@pytest.mark.parametrize(
    ("above", "pp", "prices", "default"),
    [(2, 11, [0, 3], 1), (2, 2, [0, 3], 0), (3, 11, [0, 4], 0), (11, 11, [0, 2, 12], 0)],
)
def test_what_is_cheap_enough_is_paid_by_default_to_resist_and_not_to_suffer_less(above, pp, prices, default):
    who = hero("mage", attributes={"wis": 5, "psi": 12}, pp=pp)
    play = position("W...g", W=who, g=monster("dark-mage"), do=[Resist()], prepare=lambda state: cast(state, above))
    ask = play.table.ask
    assert [option.n for option in ask.options] == prices
    assert ask.default == default
    chances = [prospect.chance for prospect in ask.stakes.work().prospects]
    assert chances == [float(price > above) for price in prices]


def cast(state, above):
    """A magic attack is so far above the resistance of the first character."""
    attack = Attack(attack=Side(who=state.monsters[0].id), defence=Side(who=FigureId(1)), kind="magic", at=0)
    attack.attack.thrown, attack.defence.thrown = 20 + above, 20
    state.attack = attack
