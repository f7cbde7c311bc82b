"""Equipment cards, other equipment rules, magic objects.  UN-1000 to UN-1048"""

from __future__ import annotations

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative
from undercroft.systems.universalis.cards.people import for_sale, gear_cards
from undercroft.systems.universalis.combat.ranged import reach_with
from undercroft.systems.universalis.skills.odd_objects import poisonable
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.things.decks import box_of, deck, find
from undercroft.systems.universalis.things.slots import hold, magic_type

GEAR = gear_cards()


def blow(weapon: str, **more: object) -> dict[str, int]:
    play = position(HALL, S=hero(at="b2", hands=[weapon], attributes={"strength": 3}, **more), k=orc(at="b3"))
    return play.see("S attacking k")


def shown(*items: str) -> dict[str, dict[str, str]]:
    """What the sheet of somebody who carries these says of each, by what it is about; marks stand under themselves."""
    play = position(HALL, S=hero(at="b2", hands=[], body=[], pack=list(items)))
    (sheet,) = play.table.scene(play.who("S").seat).sheets
    return {card.id: {about or says: says for about, says in card.facts} for card in sheet.carried}


@rule("UN-1000")
def test_every_card_shows_one_of_six_types_and_each_type_is_a_deck_of_its_own():
    ordinary = [card for card in GEAR.values() if not card.magic and not card.hides and card.id != "strange-weapon"]
    types = shown(*(card.id for card in ordinary))
    decks: dict[str, int] = {}
    for card in ordinary:
        if for_sale(card):
            name = types[card.id]["fact-type"].removeprefix("type-")
            decks[name] = decks.get(name, 0) + card.copies
    assert decks == {
        "ranged-weapon": 30,
        "melee-weapon": 65,
        "armor": 18,
        "shield": 10,
        "common-object": 50,
        "special-object": 34,
    }


@rule("UN-1001")
def test_a_card_states_value_points_type_hands_cost_and_weight_beside_its_name_and_properties():
    play = position(HALL, S=hero(at="b2", pack=["healing-potion", "battleaxe"]))
    (sheet,) = play.table.scene(play.who("S").seat).sheets
    (potion, axe) = sheet.carried
    common = ("fact-type", "fact-hands", "fact-cost", "fact-weight", "fact-value")
    assert [dict(potion.facts)[about] for about in common] == ["type-special-object", "–", "8", "1", "1"]
    assert [dict(axe.facts)[about] for about in common] == ["type-melee-weapon", "2", "8", "5", "0"]
    assert (axe.name, axe.text) == ("universalis-weapon-battleaxe", "universalis-weapon-battleaxe.text")


@rule("UN-1001")
def test_no_card_of_any_deck_leaves_one_of_these_out():
    common = {"fact-type", "fact-hands", "fact-cost", "fact-weight", "fact-value"}
    assert [item for item, facts in shown(*GEAR).items() if not common <= set(facts)] == []


@rule("UN-1002")
def test_a_shield_shows_its_block_its_push_its_breaking_range_and_its_penalties():
    facts = shown("great-shield")["great-shield"]
    assert (
        facts
        | {
            "fact-blocks": "fact-from:4",
            "fact-pushes": "fact-pushes",
            "fact-breaks": "1–2",
            "agility": "signed:-1",
            "shooting": "signed:-1",
            "perception": "signed:-1",
        }
        == facts
    )


@rule("UN-1003")
def test_an_armor_shows_its_increase_its_class_and_its_penalties():
    facts = shown("chainmail", "leather-armor")
    assert (facts["chainmail"]["fact-armor"], facts["chainmail"]["movement"]) == ("signed:2", "signed:-1")
    assert "fact-heavy" in facts["chainmail"]
    assert "fact-light" in facts["leather-armor"]


@rule("UN-1004")
@pytest.mark.parametrize(
    ("weapon", "stated"),
    [
        ("broadsword", {"fact-damage": "signed:1", "fact-breaks": "1"}),
        (
            "battleaxe",
            {"fact-target": "signed:-1", "combat": "signed:-1", "fact-breaks-shields": "fact-breaks-shields"},
        ),
        ("short-sword", {"fact-damage": "damage-strength", "fact-defense": "signed:-1"}),
        ("halberd", {"fact-long": "fact-long", "fact-breaks": "1–3"}),
        ("trident", {"shooting": "signed:-2", "fact-range": "3", "fact-both": "signed:2"}),
        ("javelin", {"fact-range": "range-strength:3"}),
        (
            "arquebus",
            {
                "fact-damage": "5",
                "shooting": "signed:-1",
                "fact-range": "18",
                "fact-reload": "fact-reload",
                "fact-noise": "fact-noise",
                "fact-breaks": "1–4",
                "fact-uncommon": "10",
            },
        ),
        ("bastard-sword", {"fact-second": "fact-damage ~ signed:1 fact-target ~ signed:-1 combat ~ signed:-1"}),
    ],
)
def test_a_weapon_shows_damage_modifiers_range_reload_noise_breaking_long_range_and_how_rare_it_is(weapon, stated):
    facts = shown(weapon)[weapon]
    assert facts | stated == facts


@rule("UN-1004")
def test_a_weapon_shows_no_reload_noise_long_range_or_rarity_that_it_has_not():
    assert {"fact-reload", "fact-noise", "fact-long", "fact-breaks-shields", "fact-uncommon"} & set(
        shown("broadsword")["broadsword"]
    ) == set()


@rule("UN-1007")
def test_all_that_a_hero_carries_weighs_by_the_one_number_of_its_card():
    def burden(**things: list[str]) -> int:
        play = position(HALL, S=hero(at="b2", **{"hands": [], "body": [], "pack": [], **things}))
        (sheet,) = play.table.scene(play.who("S").seat).sheets
        return next(number.value for number in sheet.numbers if number.name == "universalis-weight")

    alone = [burden(hands=["shield"]), burden(body=["chainmail"]), burden(pack=["rope"])]
    assert alone == [3, 5, 2]
    assert burden(hands=["shield"], body=["chainmail"], pack=["rope"]) == sum(alone)


@rule("UN-1007")
def test_one_point_of_weight_too_many_stuns_like_any_other():
    def load(*more: str) -> list[str]:
        pack = ["chainmail", "chainmail", *more]
        strong = hero(at="b2", hands=[], body=[], pack=pack, attributes={"strength": 3, "vitality": 3})
        return position(HALL, S=strong).see("S")["conditions"]

    assert GEAR["chainmail"].weight * 2 + GEAR["torch"].weight * 2 == 12
    assert load("torch", "torch") == []
    assert load("torch", "torch", "torch") == ["stunned"]


@rule("UN-1006")
def test_parts_of_the_body_cost_nothing_and_are_not_for_sale():
    assert [id for id in ("claws", "fangs", "horns", "unarmed") if for_sale(GEAR[id])] == []
    assert GEAR["improvised-weapon"].cost == 0


def test_markets_sell_no_magic():
    assert [card.id for card in GEAR.values() if card.magic and for_sale(card)] == []


@rule("UN-1008", "UN-X101")
def test_damage_written_with_a_plus_is_added_to_strength():
    assert blow("saber")["dice"] == 3 + 2


@rule("UN-1009", "UN-X101")
def test_a_bare_number_of_damage_dice_ignores_strength():
    for strength in (3, 6):
        play = position(HALL, S=hero(at="b2", hands=["longbow"], attributes={"strength": strength}), k=orc(at="b6"))
        assert play.see("S shooting k")["dice"] == 4


@rule("UN-1010")
@pytest.mark.parametrize(("weapon", "far"), [("mace", "b3"), ("javelin", "b5")])
@pytest.mark.parametrize("strength", [2, 5])
def test_a_melee_or_throwing_weapon_without_damage_rolls_as_many_dice_as_its_user_is_strong(weapon, far, strength):
    able = {"strength": strength, "combat": 9, "shooting": 9}
    strong = hero(at="b2", hands=[weapon], facing="south", attributes=able)
    play = position(HALL, S=strong, k=orc(at=far), dice=[5, 4, *([1, 2] if weapon == "mace" else []), *[1] * 9])
    play.take("S attacks k with mace" if weapon == "mace" else "S throws javelin at k").on()
    assert [len(event.faces[0]) for event in play.events("rolled") if event.why == "damage"] == [strength]


@rule("UN-1011", "UN-1012")
def test_some_weapons_lower_the_targets_armor_and_poor_ones_raise_it():
    plain = blow("broadsword")["armor"]
    assert blow("axe")["armor"] == plain - 1
    assert blow("staff")["armor"] == plain + 1


@rule("UN-1013")
def test_a_weapons_combat_modifier_counts_in_attack_and_defense_unless_it_says_one_of_them():
    def both(weapon: str) -> tuple[int, int]:
        play = position(HALL, S=hero(at="b2", hands=[weapon]), k=orc(at="b3"))
        return play.see("S attacking k")["attack"], play.see("k attacking S")["defense"]

    attack, defense = both("broadsword")
    assert both("mace") == (attack - 1, defense - 1)
    assert both("short-sword") == (attack, defense - 1)


@rule("UN-1016")
def test_nothing_is_shot_beyond_its_range():
    lane = "##########\n#........#\n##########"
    near = position(lane, S=hero(at="b2", hands=["net"]), k=orc(at="e2"))
    far = position(lane, S=hero(at="b2", hands=["net"]), k=orc(at="f2"))
    assert near.offers("S throws net at k")
    assert not far.offers("S throws net at k")


@rule("UN-1017")
@pytest.mark.parametrize(("strength", "squares"), [(2, 6), (4, 12)])
def test_a_javelin_flies_three_times_its_throwers_strength(strength, squares):
    play = position(HALL, S=hero(at="b2", hands=["javelin"], attributes={"strength": strength}))
    (weapon,) = play.game.kit(play.who("S")).weapons
    assert reach_with(play.game, play.who("S"), weapon) == squares


@rule("UN-1019", "UN-G83")
def test_each_gunpowder_weapon_that_was_fired_gives_the_dark_player_one_in_the_next_initiative():
    play = position(HALL, S=hero(at="b2", hands=["handgun"]), k=orc(at="b6"), dice=[2, 3], turn=["S"])
    play.take("S shoots k").on()
    assert play.state.noise == 1
    assert play.who("S").heard == ("handgun",)
    assert (
        position(HALL, S=hero(at="b2", hands=["longbow"]), k=orc(at="b6"), dice=[2, 3])
        .take("S shoots k")
        .on()
        .state.noise
        == 0
    )


@rule("UN-1019", "UN-G83")
def test_the_noise_of_guns_is_heard_in_the_next_initiative_roll_and_in_no_later_one():
    def prepare(state: State) -> None:
        state.noise = 2

    meet = Initiative(newcomers=(FigureId(100),))
    people = {"S": hero(at="b2"), "k": orc(at="b6")}
    play = position(HALL, do=[meet, EndHeroesTurn()], dice=[6, 6, 1, 2], prepare=prepare, **people)
    (told,) = [event for event in play.events("summed") if event.who == play.names["k"]]
    assert ("noise", 2) in [(term.source, term.value) for term in told.terms]
    assert play.state.noise == 0


@rule("UN-1020", "UN-G84")
def test_a_critical_failure_with_gunpowder_costs_its_shooter_a_die_against_armor():
    burnt = (
        position(HALL, S=hero(at="b2", hands=["handgun"]), k=orc(at="b6"), dice=[1, 1, 6, 6]).take("S shoots k").on()
    )
    spared = (
        position(HALL, S=hero(at="b2", hands=["handgun"]), k=orc(at="b6"), dice=[1, 1, 2, 6]).take("S shoots k").on()
    )
    assert (burnt.see("S")["wounds"], spared.see("S")["wounds"]) == (1, 0)


# sizes of what is found


def finding(face: int, finder: str, pile: str = "weapon", **more: object) -> Play:
    def prepare(state: State) -> None:
        state.piles["weapon"] = Pile(("broadsword",))
        state.piles["relic"] = Pile(("dawn-of-dar",))

    people = {"S": hero(at="b2", pack=[]), "N": hero("snik", at="d2", pack=[], skills=["small"]), **more}
    play = position(HALL, dice=[face], prepare=prepare, turn=finder, **people)
    script = find(play.game, play.who(finder), pile)
    request = next(script)
    try:
        while True:
            if type(request).__name__ == "Draw":
                deck_ = play.state.piles[request.pile]
                cards, deck_.cards = deck_.cards[-1:], deck_.cards[:-1]
                request = script.send(cards)
            else:
                request = script.send(face)
    except StopIteration:
        return play


@rule("UN-1031", "UN-1032")
@pytest.mark.parametrize(("face", "owner"), [(1, "N"), (2, "S"), (5, "S"), (6, "")])
def test_where_a_small_hero_takes_part_a_found_weapon_has_a_size_and_goes_to_whom_it_fits(face, owner):
    play = finding(face, "S")
    assert [name for name in ("S", "N") if "broadsword" in play.see(name)["pack"]] == ([owner] if owner else [])


@rule("UN-1033", "UN-G85")
def test_a_relic_is_never_made_for_the_large():
    play = finding(6, "S", "relic")
    assert play.see("S")["pack"] == ["fabled-greatsword"]


@rule("UN-1031")
def test_among_heroes_of_average_size_no_die_is_thrown_for_it():
    play = finding(6, "S", N=hero("borgron", at="d2", pack=[]))
    assert play.see("S")["pack"] == ["broadsword"]


# hands, ammunition, poison, cards


@rule("UN-1034")
def test_claws_are_of_no_use_to_who_holds_anything_else():
    def blow(*hands: str) -> tuple[int, int, int]:
        play = position(HALL, S=hero(at="b2"), k=orc(at="b3", hands=list(hands)))
        seen = play.see("k attacking S")
        return seen["attack"], seen["armor"], play.see("S attacking k")["defense"]

    attack, armor, defense = blow("claws")
    for held in ("shield", "torch"):
        assert blow("claws", held) == (attack - 1, armor + 1, defense - 1)


@rule("UN-1034")
def test_who_draws_a_weapon_strikes_with_it_and_no_longer_with_the_claws():
    play = position(HALL, S=hero(at="b2", hands=["claws"], pack=["dagger"]), k=orc(at="b3"))
    assert play.offers("S attacks k with claws")
    play.take("S draws dagger")
    assert play.offers("S attacks k with dagger")
    assert not play.offers("S attacks k with claws")


@rule("UN-1035")
def test_two_weapons_in_hand_do_not_make_two_attacks_without_the_skill():
    play = position(HALL, S=hero(at="b2", hands=["dagger", "short-sword"]), k=orc(at="b3"), dice=[2, 1, 5, 4], turn="S")
    play.take("S attacks k with dagger").on()
    assert not play.offers("S attacks k with short-sword")


@rule("UN-1036")
def test_bows_never_run_out_of_arrows():
    play = position(HALL, S=hero(at="b2", hands=["short-bow"]), k=orc(at="b9"), dice=[2, 3] * 3, turn=["S"] * 3)
    for _ in range(3):
        play.take("S shoots k").on()
        if play.asks() == "act":
            play.take("S ends")
    assert play.rolled("shot") == 3


@rule("UN-1037", "UN-1038")
@pytest.mark.parametrize(
    ("weapon", "may"), [("broadsword", True), ("javelin", True), ("mace", False), ("claws", False), ("net", False)]
)
def test_poison_sticks_to_blades_and_not_to_blunt_or_natural_weapons(weapon, may):
    assert poisonable(GEAR[weapon]) is may


@rule("UN-1039")
def test_of_a_deck_without_cards_nothing_is_found():
    def prepare(state: State) -> None:
        state.piles["common"] = Pile(())
        state.corpses, state.heroes[0].fought = ("orc-warrior",) * 2, True

    play = position(HALL, S=hero(at="b2", pack=[]), dice=[6, 6], prepare=prepare).take("S searches the corpses")
    assert play.see("S")["pack"] == []


@rule("UN-1041")
def test_where_the_limit_of_cards_is_waived_an_empty_deck_still_gives_something():
    def prepare(state: State) -> None:
        state.piles["common"] = Pile(())
        state.corpses, state.heroes[0].fought = ("orc-warrior",) * 2, True

    waived = {"card-limit": "waived"}
    play = position(HALL, S=hero(at="b2", pack=[]), dice=[6, 6], prepare=prepare, options=waived)
    (found,) = play.take("S searches the corpses").see("S")["pack"]
    assert found in box_of("common")


@rule("UN-1039")
def test_the_cards_that_heroes_brought_are_not_in_the_decks():
    play = position(HALL, S=hero("taeral", at="b2"))
    assert box_of("common").count("rope") - deck(play.game, "common").cards.count("rope") == 1


# magic


@rule("UN-1044")
def test_a_magic_weapon_that_would_break_rolls_once_more():
    def drop(weapon: str, *dice: int) -> list[str]:
        play = position(HALL, S=hero(at="b2", hands=[weapon]), k=orc(at="b3"), dice=[1, 1, 3, 4, *dice])
        return play.take("S attacks k").on().see("table")["dropped"]

    assert drop("sword-of-valor", 1, 4) == ["sword-of-valor at b3"]
    assert drop("sword-of-valor", 1, 1) == []
    assert drop("broadsword", 1) == []


@rule("UN-1045", "UN-1046", "UN-X102")
def test_one_magic_thing_of_each_type_is_in_use_and_another_takes_its_place():
    play = position(
        HALL,
        S=hero(
            at="b2",
            body=["ring-of-warding"],
            hands=["flaming-sword"],
            pack=["belt-of-might", "bow-of-the-hunter", "mithril-shirt"],
        ),
    )
    play.take("S puts on belt-of-might")
    assert play.see("S")["body"] == ["belt-of-might"]
    assert "ring-of-warding" in play.see("S")["pack"]
    types = {magic_type(GEAR[id]) for id in ("mithril-shirt", "bow-of-the-hunter", "ring-of-warding")}
    assert len(types) == 3


@rule("UN-1045")
def test_a_second_magic_sword_sends_the_first_to_the_backpack():
    play = position(HALL, S=hero(at="b2", hands=["flaming-sword"], pack=[]))
    hold(play.who("S"), "blade-of-thirst")
    assert play.see("S")["hands"] == ["blade-of-thirst"]
    assert play.see("S")["pack"] == ["flaming-sword"]


@rule("UN-1047", "UN-G86")
def test_the_large_cannot_use_relics():
    large = hero("brumgar", at="b2", skills=["large"], hands=[], pack=["dawn-of-dar", "flaming-sword", "ring-of-radan"])
    play = position(HALL, S=large)
    assert play.offers("S draws flaming-sword")
    assert not play.offers("S draws dawn-of-dar")
    assert not play.offers("S puts on ring-of-radan")
