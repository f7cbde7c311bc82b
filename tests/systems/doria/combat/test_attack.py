"""An attack: what is thrown, what it is fended off with, who is hit."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.combat.sides import guard_options
from undercroft.systems.doria.state import Attack, Side, Trap


def duel(dice, target="orc", board="Wg...", turn="W", **who):
    """A character beside a monster."""
    return position(board, W=hero(**who), g=monster(target), turn=turn, dice=dice)


@rule("DO-0031", "DO-0083", "DO-0383", "DO-0392", "DO-X01", "DO-0396")
def test_the_scoundrel_hits_the_orc():
    play = duel({"W melee-attack": [[5, 8, 4], [2, 5]]}, card="scoundrel", hand=["moon-spear"])
    play.choose("melee").on()
    assert play.state.attack.hit
    assert play.state.attack.criticals == 0
    assert play.see("g")["hurt"] == 2


@rule("DO-0031", "DO-0396", "DO-X39", "DO-X40", "DO-0520")
def test_the_warriors_longsword_against_the_orc():
    play = duel({"W melee-attack": [[3, 4, 16], [8, 6]]}, hand=["longsword"])
    play.choose("melee").on()
    totals = [event.total for event in play.events("summed") if event.what.endswith("-total")]
    assert totals == [28, 19]
    assert play.state.attack.hit
    assert play.state.attack.criticals == 0


@rule("DO-0031", "DO-0032", "DO-0392")
@pytest.mark.parametrize(("defence", "hit"), [([8, 7], True), ([8, 8], False)])
def test_an_equal_total_hits_and_a_higher_defence_parries(defence, hit):
    play = duel({"W melee-attack": [[5, 4, 6], defence]}, hand=["longsword"])
    play.choose("melee").on()
    assert (play.state.attack.hit, play.state.attack.criticals) == (hit, 0)


@rule("DO-0036", "DO-0398", "DO-G34")
@pytest.mark.parametrize(("attack", "criticals"), [([9, 9, 2], 1), ([9, 9, 1], 0), ([9, 9, 12], 2)])
def test_each_full_ten_points_above_the_defence_add_a_point_of_damage(attack, criticals):
    play = duel({"W melee-attack": [attack, [5, 5]]}, target="orc", hand=["longsword"])
    play.choose("melee").on()
    assert play.state.attack.criticals == criticals
    assert play.state.attack.dealt == 2 + criticals


@rule("DO-0118", "DO-0249", "DO-0150")
def test_the_attack_costs_the_ap_of_the_card_as_it_starts():
    play = duel({"W melee-attack": [[5, 4, 6], [8, 8]]}, hand=["longsword"])
    play.choose("melee")
    assert play.who("W").ap == 20 - 12


@rule("DO-0086", "DO-0087", "DO-0088", "DO-0093")
@pytest.mark.parametrize(
    ("card", "hand", "worn", "kind", "bonus"),
    [
        ("warrior", "longsword", {"torso": ["fighting-tunic"], "arms": ["segmented-bracers"]}, "melee", 5 + 2),
        ("huntress", "hunting-bow", {"arms": ["archers-bracer"]}, "ranged", 0 + 2),
        ("mage", "psi-orb", {"head": ["hypno-hat"], "accessory": ["mages-ring"]}, "magic", 2 + 4),
    ],
)
def test_bonuses_of_worn_cards_are_added_to_attacks_of_their_kind(card, hand, worn, kind, bonus):
    play = duel({f"W {kind}-attack": [[5, 4, 6], [2, 3] if kind != "magic" else [3]]}, card=card, hand=[hand], **worn)
    play.choose(kind, what=hand).on()
    (total,) = [event for event in play.events("summed") if event.what == "attack-total"]
    assert total.total == 15 + bonus


@rule("DO-0457", "DO-0458", "DO-0459", "DO-0456", "DO-0471")
@pytest.mark.parametrize(
    ("card", "hand", "kind"),
    [("warrior", "longsword", "melee"), ("huntress", "hunting-bow", "ranged"), ("mage", "psi-orb", "magic")],
)
def test_a_hero_bonus_is_a_die_more_which_counts_for_fumbles(card, hand, kind):
    guard = [9, 9] if kind != "magic" else [9]
    play = duel({f"W {kind}-attack": [[9, 9, 1, 1], guard]}, card=card, hand=[hand], bonuses=[kind])
    play.choose(kind).on()
    assert play.state.attack.over
    assert not play.state.attack.hit


@rule("DO-0038", "DO-0039", "DO-0399", "DO-0401", "DO-G30")
def test_a_fumbled_attack_misses_and_damages_the_weapon():
    play = duel({"W melee-attack": [[1, 1, 99], [1, 2]]}, hand=["longsword"])
    play.choose("melee").on()
    assert not play.state.attack.hit
    assert play.see("g")["hurt"] == 0
    assert str(play.who("W").outfit.at("hand")[0]) == "longsword+damaged"
    assert "melee" not in " ".join(play.acts())


@rule("DO-0037", "DO-0401")
def test_a_critical_failure_of_an_attack_is_no_more_than_a_miss():
    play = duel({"W melee-attack": [[1, 2, 3], [19, 9]]}, hand=["longsword"])
    play.choose("melee").on()
    assert [str(item) for item in play.who("W").outfit.items()] == ["longsword"]


@rule("DO-0402", "DO-G31", "DO-0396")
def test_a_monster_that_fumbles_its_defence_is_hit_with_one_critical_more():
    play = duel({"W melee-attack": [[5, 4, 3], [1, 1]]}, hand=["longsword"])
    play.choose("melee").on()
    assert play.state.attack.criticals == 1 + 1
    assert play.state.attack.felled


@rule("DO-0129", "DO-0130", "DO-G64")
def test_whoever_is_disarmed_rolls_a_die_less_to_attack_and_to_defend():
    play = duel({"W melee-attack": [[5, 4], [9]]}, hand=["longsword"], disarmed=True)
    play.monster("g").disarmed = True
    play.choose("melee").on()
    assert play.state.attack.over


@rule("DO-0404")
def test_each_attack_is_made_with_one_card():
    play = duel([], hand=["short-sword", "dagger"])
    found = sorted(text for text in play.acts() if text.startswith("melee"))
    assert [text.split("=")[1] for text in found] == ["dagger", "short-sword"]


@rule("DO-0084", "DO-0388", "DO-0114", "DO-C47")
def test_a_bow_reaches_as_far_as_its_range():
    play = position(
        "W.....g..o", W=hero("huntress", hand=["hunting-bow"]), g=monster("goblin"), o=monster("orc"), turn="W"
    )
    assert [text for text in play.acts() if text.startswith("ranged")] == [
        f"ranged #{play.monster('g').id} @{play.monster('g').at} =hunting-bow"
    ]


@rule("DO-0468", "DO-X42")
def test_the_range_bonus_doubles_the_range_of_weapons_and_spells():
    near = position("W...........g", W=hero("huntress", hand=["hunting-bow"]), g=monster("goblin"))
    assert not [text for text in near.acts() if text.startswith("ranged")]
    far = position("W...........g", W=hero("huntress", hand=["hunting-bow"], bonuses=["range"]), g=monster("goblin"))
    assert [text for text in far.acts() if text.startswith("ranged")]


@rule("DO-0114")
def test_a_throwing_weapon_reaches_only_the_next_square_in_melee():
    play = position("W..g", W=hero("ranger", hand=["tomahawk"]), g=monster("goblin"))
    kinds = {text.split()[0] for text in play.acts() if "tomahawk" in text} & {"melee", "ranged"}
    assert kinds == {"ranged"}


@rule("DO-0388", "DO-0385", "DO-0386")
def test_no_attack_without_line_of_sight():
    play = position("W#g", W=hero("huntress", hand=["hunting-bow"]), g=monster("goblin"))
    assert not [text for text in play.acts() if text.startswith("ranged")]


@rule("DO-0389", "DO-0215")
def test_an_attack_goes_past_other_figures_and_affects_only_its_target():
    play = position(
        "Wgo",
        W=hero("scoundrel", hand=["moon-spear"]),
        g=monster("goblin"),
        o=monster("orc"),
        dice={"W melee-attack": [[9, 9, 9], [2, 2]]},
    )
    play.choose("melee", who=play.monster("o").id).on()
    assert play.state.attack.hit
    assert play.see("g")["hurt"] == 0


# fending off


@rule("DO-0089", "DO-0254", "DO-0390", "DO-0391", "DO-0404", "DO-G19")
def test_a_character_defends_with_one_card_on_its_body_or_by_dodging():
    play = duel([], turn="g", hand=["longsword", "round-shield"], belt=["buckler"], target="orc")
    assert play.asks() == "defend-melee"
    assert {text.replace("defend =", "") for text in play.acts()} == {"longsword", "round-shield", "dodge"}


@rule("DO-0055", "DO-G19")
def test_whoever_lacks_the_agility_to_dodge_and_has_no_card_defends_with_nothing():
    play = duel({"g melee-attack": [[1, 2]]}, turn="g", attributes={"agi": 4}, accessory=["guardian-amulet"])
    play.on()
    assert play.state.attack.hit
    totals = [event.total for event in play.events("summed") if event.what == "defence-total"]
    assert totals == [0]


@rule("DO-0090", "DO-0461")
def test_defence_bonuses_are_added_and_the_hero_bonus_is_a_die_more():
    play = duel({"g melee-attack": [[1, 2], [3, 4, 5]]}, turn="g", accessory=["guardian-amulet"], bonuses=["defence"])
    play.on()
    totals = [event.total for event in play.events("summed") if event.what == "defence-total"]
    assert totals == [12 + 2]


@rule("DO-0399", "DO-G31")
def test_a_fumbled_defence_lets_the_attack_in_and_damages_the_card():
    play = duel({"g melee-attack": [[2, 2], [1, 1]]}, turn="g", hand=["round-shield"], target="goblin")
    play.choose("defend").on()
    assert play.state.attack.hit
    assert play.state.attack.criticals == 1
    assert str(play.who("W").outfit.at("hand")[0]) == "round-shield+damaged"


@rule("DO-0391", "DO-G31")
def test_a_fumbled_dodge_damages_nothing():
    play = duel({"g melee-attack": [[2, 2], [1, 1]]}, turn="g", hand=["round-shield"], target="goblin")
    play.choose("dodge").on()
    assert play.state.attack.hit
    assert str(play.who("W").outfit.at("hand")[0]) == "round-shield"


@rule("DO-0400")
def test_a_critical_failure_in_defence_damages_nothing():
    play = duel({"g melee-attack": [[12, 9], [1, 2]]}, turn="g", hand=["round-shield"], target="goblin")
    play.choose("defend").on()
    assert play.state.attack.criticals == 1
    assert str(play.who("W").outfit.at("hand")[0]) == "round-shield"


@rule("DO-0403")
def test_a_monster_that_fumbles_its_attack_simply_misses():
    play = duel({"g melee-attack": [[1, 1], [1, 2]]}, turn="g", target="goblin")
    play.on()
    assert not play.state.attack.hit
    assert play.who("W").hp == 13


@rule("DO-0520", "DO-X59")
def test_average_monster_dice_count_six_each_and_never_fumble():
    play = position(
        "Wg",
        W=hero(hand=["longsword"]),
        g=monster("orc"),
        options={"average-dice": True},
        dice={"W melee-attack": [[5, 4, 3]]},
    )
    play.choose("melee").on()
    totals = [event.total for event in play.events("summed") if event.what == "defence-total"]
    assert totals == [2 * 6 + 5]


# powers


@rule("DO-0102", "DO-0117", "DO-0424", "DO-0425")
def test_an_effect_for_psi_points_is_paid_before_the_roll_and_normal_use_is_free():
    dice = {"W melee-attack": [[5, 4, 3], [2, 2]]}
    plain = duel(dice, hand=["flame-blade"])
    plain.choose("melee").choose("done").on()
    assert (plain.who("W").pp, plain.state.attack.dealt) == (3, 2)
    paid = duel(dice, hand=["flame-blade"])
    paid.choose("melee").choose("power").on()
    assert (paid.who("W").pp, paid.state.attack.dealt) == (2, 3)


@rule("DO-0524", "DO-0102")
def test_of_several_elements_one_can_be_active():
    play = position(
        "W.g", W=hero("huntress", hand=["elven-bow"], attributes={"agi": 11}), g=monster("orc"), dice=[1, 2, 3, 4, 9, 9]
    )
    play.choose("ranged")
    assert len(play.acts()) == 3
    play.choose("power", what="elven-bow/1")
    assert play.state.attack.element == "fire"
    assert play.who("W").pp == 6 - 1
    assert play.asks() != "powers-attack"


@rule("DO-0424")
def test_some_effects_may_be_paid_for_after_a_hit():
    dice = {"W melee-attack": [[9, 9, 9], [2, 2]]}
    play = duel(dice, hand=["frost-blade"])
    play.choose("melee").choose("done")
    assert play.asks() == "powers-after"
    play.choose("power").on()
    assert play.who("W").pp == 3 - 2


@rule("DO-0107", "DO-0424")
@pytest.mark.parametrize(("answer", "dealt"), [("done", 0), ("power", 2)])
def test_a_thrust_for_a_psi_point_goes_through_armor(answer, dealt):
    play = position(
        "Wg",
        W=hero("scoundrel", hand=["rapier"]),
        g=monster("goblin", hurt=-9, modifiers=["stonehide"]),
        dice={"W melee-attack": [[9, 9], [9, 9]]},
    )
    play.choose("melee").choose(answer).on()
    assert play.state.attack.dealt == dealt


@rule("DO-0424", "DO-0117")
@pytest.mark.parametrize(("answer", "dice"), [("done", [2, 3, 4]), ("power", [2, 3, 4, 5])])
def test_an_effect_may_be_a_die_more(answer, dice):
    who = hero("scoundrel", hand=["duelling-sabre"])
    play = position("Wg", W=who, g=monster("orc"), dice={"W melee-attack": [dice, [9, 9]]})
    play.choose("melee").choose(answer).on()
    totals = [event.total for event in play.events("summed") if event.what == "attack-total"]
    assert totals == [sum(dice) + 1]


@rule("DO-0424", "DO-0117", "DO-0390")
@pytest.mark.parametrize(("answer", "dice"), [("done", [2, 3, 4]), ("power", [2, 3, 4, 5])])
def test_a_shield_may_defend_better_for_psi_points(answer, dice):
    play = position(
        "Wg", W=hero(hand=["aegis"]), g=monster("goblin"), turn="g", dice={"g melee-attack": [[9, 9], dice]}
    )
    play.choose("defend").choose(answer).on()
    assert play.who("W").pp == 3 - (answer == "power")
    totals = [event.total for event in play.events("summed") if event.what == "defence-total"]
    assert totals == [sum(dice) + 4]


@rule("DO-G74")
def test_psi_points_for_an_effect_may_go_below_zero():
    play = duel({"W melee-attack": [[5, 4, 9], [9, 9]]}, hand=["flame-blade"], pp=0)
    play.choose("melee").choose("power").on()
    assert play.who("W").pp == -1


@rule("DO-0126", "DO-0127", "DO-0525", "DO-0125", "DO-G90")
def test_only_magic_hurts_a_poltergeist_and_no_magic_weapon_a_mummy():
    weapons = {"hand": ["longsword", "flame-blade"]}
    ghost = position("Wg", W=hero(**weapons), g=monster("poltergeist"))
    assert {text.split("=")[1] for text in ghost.acts() if text.startswith("melee")} == {"flame-blade"}
    mummy = position("Wg", W=hero(**weapons), g=monster("mummy"))
    assert {text.split("=")[1] for text in mummy.acts() if text.startswith("melee")} == {"longsword"}
    mage = position("Wg", W=hero("mage", hand=["psi-orb"]), g=monster("mummy"))
    assert [text for text in mage.acts() if text.startswith("magic")]


@rule("DO-0127")
def test_magic_armor_and_magic_shields_are_of_no_use_against_a_mummy():
    dice = {"g melee-attack": [[9, 9], [2, 2]]}
    play = position("Wg", W=hero(hand=["aegis"], torso=["dragon-plate"]), g=monster("mummy"), turn="g", dice=dice)
    play.on()
    assert all("damaged" not in str(item) for item in play.who("W").outfit.items())
    assert play.who("W").hp < 15


# Traps that can be attacked


@rule("DO-0306", "DO-C96", "DO-0292", "DO-0293", "DO-G92", "DO-0396")
def test_vine_tendrils_are_attacked_like_a_monster_until_they_let_go():
    dice = {"W melee-attack": [[19, 9, 9], [2, 2]]}
    play = position("W..", W=hero(hand=["battle-axe"]), dice=dice, prepare=tendrils)
    play.choose("melee", who=300).on()
    assert play.state.traps == []
    assert play.who("W").held == ()
    assert play.state.xp == 2
    assert [item.card for item in play.who("W").outfit.pack] == ["vine-tendrils"]


@rule("DO-0306")
def test_what_is_left_of_the_tendrils_holds_on():
    dice = {"W melee-attack": [[5, 4, 3], [2, 2]]}
    play = position("W..", W=hero(hand=["longsword"]), dice=dice, prepare=tendrils)
    play.choose("melee", who=300).on()
    assert play.state.traps[0].hurt == 3
    assert play.who("W").held == ("trap-300",)


@rule("DO-0306", "DO-0523")
def test_an_area_effect_hits_them_too():
    dice = {"W magic-attack": [[5, 5, 5], [2], [9, 9]]}
    play = position(
        "W..g",
        W=hero("mage", hand=["fireball"]),
        g=monster("orc", hurt=-5),
        dice=dice,
        prepare=lambda state: tendrils(state, state.monsters[0].at - 1),
    )
    play.choose("magic", who=play.monster("g").id).on()
    assert play.state.traps[0].hurt == 3


def tendrils(state, at=None):
    """Vine Tendrils hold the first character."""
    who = state.party[0]
    state.traps.append(Trap(id=FigureId(300), card="vine-tendrils", by=who.id, at=at or who.at, tiles=(0,), left=4))
    state.traps[0].held = (who.id,)
    who.held = ("trap-300",)


@rule("DO-0306")
def test_everybody_sees_a_trap_that_lasts_and_what_is_left_of_it():
    play = position("W..", W=hero(), prepare=tendrils)
    (seen,) = [one for one in play.table.scene(SeatId(0)).figures if one.id == 300]
    assert (seen.name, seen.side, [(bar.now, bar.most) for bar in seen.bars]) == (
        "doria-trap-vine-tendrils",
        "other",
        [(6, 6)],
    )


# the sheet's skills


@rule("DO-0055", "DO-0390", "DO-0420", "DO-G19")
@pytest.mark.parametrize(
    ("kind", "attributes", "options"),
    [
        ("melee", {"agi": 5}, ["dodge"]),
        ("ranged", {"agi": 5, "wis": 4}, ["dodge"]),
        ("melee", {"agi": 4}, ["undefended"]),
        ("magic", {"wis": 5}, ["psi-resistance"]),
        ("magic", {"wis": 4}, ["undefended"]),
    ],
)
def test_dodge_needs_agility_five_and_psi_resistance_wisdom_five(kind, attributes, options):
    play = position("Wg", W=hero(attributes=attributes), g=monster("goblin"))
    attack = Attack(attack=Side(who=play.monster("g").id), defence=Side(who=FigureId(1)), kind=kind, at=0)
    assert [option.act for option in guard_options(play.game, play.who("W"), attack)] == options


@rule("DO-0390", "DO-0391")
def test_the_best_defence_on_average_is_offered_first():
    who = hero(hand=["worn-dagger", "knights-shield"])
    play = position("Wg", W=who, g=monster("goblin"))
    attack = Attack(attack=Side(who=play.monster("g").id), defence=Side(who=FigureId(1)), kind="melee", at=0)
    found = [option.what or option.act for option in guard_options(play.game, play.who("W"), attack)]
    assert found == ["knights-shield", "dodge", "worn-dagger"]
