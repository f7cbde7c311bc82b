"""Identifying potions, gathering, harvesting, mixing, recipes.  LE-0592 to LE-0609, LE-0683, LE-G17, LE-G18, LE-G103"""

from __future__ import annotations

import pytest

from systems.league.build import hero
from systems.league.driving import drive, run, standing
from systems.league.magic.scene import PLAIN, room
from systems.league.magic.test_potions import take
from undercroft.crawl.things import Item
from undercroft.kernel.requests import FigureId, Option, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.league import moments
from undercroft.systems.league.actions.choices import cost, offers
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.agenda import Brew
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.potions import INGREDIENTS, PART_TABLES, PARTS, POTION_TABLES, POTIONS
from undercroft.systems.league.heroes.premade import premade
from undercroft.systems.league.magic import alchemy
from undercroft.systems.league.magic.between_quests import work, works
from undercroft.systems.league.magic.brewing import brew, invent
from undercroft.systems.league.state import Recipe

MINT, ROOT, FANG, CLAW = (Item(one) for one in ("river-mint", "kingsroot", "yellow-fang", "split-claw"))
BOTTLE = Item("bottle")
TOOLS = Item("alchemist-tools")


def lab(*pack, other=(), **more):
    """An alchemist W with alchemy 50 and these things in its backpack, outside battle; a friend F with others."""
    values = {**PLAIN, "alchemy": 50}
    play = standing(
        "W.F..",
        W=hero("tobble", values=values, talents=[], pack=[str(one) for one in pack], ap=2, **more),
        F=hero("brunna", values={**PLAIN, "alchemy": 40}, talents=[], pack=[str(one) for one in other], ap=2),
    )
    play.state.battle = 0
    play.who("W").recipes = ()
    return play


def acts(play, who="W"):
    return [one.act for one in offers(Standpoint(play.game, play.who(who)))]


def pack(play, who="W"):
    return sorted(str(one) for one in play.who(who).outfit.pack)


# identifying

UNKNOWN = Item("unknown-potion", 0, ("supreme",))


@rule("LE-0592", "LE-0276", "LE-0683")
def test_a_potion_is_identified_with_an_alchemy_check_and_a_roll_says_what_it_is():
    play = lab(UNKNOWN)
    drive(alchemy.identify(play.game, play.who("W"), play.who("W"), UNKNOWN), 50, 7)
    assert pack(play) == ["healing-supreme"]


@rule("LE-0592")
def test_each_hero_tries_once_for_each_potion():
    play = lab(UNKNOWN)
    take(play, "identify-potion", str(UNKNOWN), 51)
    assert "identify-potion" not in acts(play)
    tried = UNKNOWN.marked("tried-1")
    assert play.who("W").outfit.pack == (tried,)
    take(play, "identify-potion", str(tried), 40, 7, who="F")
    assert pack(play) == ["healing-supreme"]


@rule("LE-0277")
def test_identifying_is_no_action():
    play = lab(UNKNOWN)
    here = Standpoint(play.game, play.who("W"))
    assert cost(here, next(one for one in offers(here) if one.act == "identify-potion")) == 0


@rule("LE-0593")
def test_what_nobody_could_identify_is_revealed_elsewhere_by_the_same_roll():
    play = lab(UNKNOWN.marked("tried-1").marked("tried-2"))
    item = play.who("W").outfit.pack[0]
    assert "identify-potion" not in acts(play)
    drive(alchemy.reveal(play.game, play.who("W"), play.who("W"), item), 100)
    assert pack(play) == ["frenzy-supreme"]


# gathering


@rule("LE-0595", "LE-0596")
def test_whoever_gathers_well_rolls_twice_on_the_table_of_ingredients():
    play = lab()
    drive(alchemy.gather(play.game, play.who("W")), 50, 1, 20)
    assert pack(play) == ["moonpetal", "river-mint"]


@rule("LE-0596")
def test_whoever_gathers_badly_finds_nothing():
    play = lab()
    drive(alchemy.gather(play.game, play.who("W")), 51)
    assert pack(play) == []


@rule("LE-0597")
@pytest.mark.parametrize(("face", "found"), [(10, ["river-mint", "river-mint+exquisite"]), (11, ["river-mint"] * 2)])
def test_with_10_or_less_one_of_the_ingredients_is_exquisite(face, found):
    play = lab()
    drive(alchemy.gather(play.game, play.who("W")), face, 1, 2)
    assert pack(play) == found


@rule("LE-0595", "LE-0277")
def test_the_hero_with_the_best_alchemy_gathers():
    play = lab()
    assert alchemy.best_alchemist(play.game) is play.who("W")
    play.who("W").hp = 0
    assert alchemy.best_alchemist(play.game) is play.who("F")


# harvesting


def slain(*cards, pack=(TOOLS,)):
    """A lab after a battle in which these have fallen."""
    play = lab(*pack)
    play.state.fallen = cards
    return play


@rule("LE-0598", "LE-0599", "LE-0401")
def test_a_successful_check_gives_a_part_of_each_of_up_to_three_enemies_for_1_action():
    play = slain("wolf", "ghoul", "wolf", "wolf")
    take(play, "harvest", "", 50, 1, 1, 6)
    assert pack(play) == ["alchemist-tools", "grave-dust", "musk-gland", "yellow-fang"]
    assert play.who("W").ap == 1


@rule("LE-0598")
def test_whoever_fails_has_spoilt_them_and_those_that_are_left_are_for_another_attempt():
    play = slain("wolf", "wolf", "wolf", "ghoul")
    take(play, "harvest", "", 51)
    assert pack(play) == ["alchemist-tools"]
    assert alchemy.carcasses(play.game) == ["ghoul"]
    take(play, "harvest", "", 50, 1)
    assert "harvest" not in acts(play)


@rule("LE-0598")
def test_it_takes_tools_and_the_end_of_the_battle():
    assert "harvest" not in acts(slain("wolf", pack=()))
    play = slain("wolf")
    play.state.battle = 1
    assert "harvest" not in acts(play)


@rule("LE-0600")
@pytest.mark.parametrize(("face", "mark"), [(10, "yellow-fang+exquisite"), (11, "yellow-fang")])
def test_with_10_or_less_one_of_the_parts_is_exquisite(face, mark):
    play = slain("wolf")
    take(play, "harvest", "", face, 1)
    assert mark in pack(play)


@rule("LE-0170", "LE-0171", "LE-G103")
def test_what_leaves_nothing_gives_no_parts():
    assert alchemy.gives_parts("wolf")
    assert not alchemy.gives_parts("fire-elemental")
    assert not alchemy.gives_parts("zombie")
    assert alchemy.carcasses(slain("fire-elemental", "wolf").game) == ["wolf"]


@rule("LE-G103")
def test_a_new_battle_leaves_the_dead_of_the_last_one_behind():
    play = slain("wolf", "wolf")
    play.state.harvested = 2
    for deed in moments.BATTLE_BEGINS.deeds(play.game.rules):
        deed(play.game)
    assert play.state.harvested == 0


@rule("LE-0594", "LE-G18")
def test_components_are_ingredients_of_plants_and_parts_of_every_kind_of_monster():
    kinds = {card.of for card in library()[PARTS].values()}
    assert kinds == set(library()[PART_TABLES])
    for kind, table in library()[PART_TABLES].items():
        assert {library()[PARTS][part].of for part in table.rows.values()} == {kind}
    assert not set(library()[INGREDIENTS]) & set(library()[PARTS])
    assert (alchemy.is_part(FANG), alchemy.is_part(MINT)) == (True, False)


# mixing


@rule("LE-0601", "LE-0602", "LE-0603")
@pytest.mark.parametrize(
    ("strength", "items", "right"),
    [
        ("weak", (FANG, MINT), True),
        ("weak", (FANG, CLAW), False),
        ("weak", (FANG, MINT, ROOT), False),
        ("standard", (FANG, MINT, ROOT), True),
        ("standard", (FANG, CLAW, MINT), True),
        ("standard", (MINT, ROOT, ROOT), False),
        ("supreme", (FANG, MINT, ROOT, ROOT), True),
        ("supreme", (FANG, CLAW, FANG, MINT), True),
        ("supreme", (FANG, CLAW, FANG, CLAW), False),
        ("supreme", (FANG, MINT, ROOT), False),
    ],
)
def test_what_a_potion_of_each_strength_takes(strength, items, right):
    assert alchemy.makes(items, strength) is right


@rule("LE-0601", "LE-0602", "LE-0603")
def test_without_a_bottle_or_components_of_both_kinds_nothing_can_be_mixed():
    assert alchemy.possible(lab(FANG, MINT, BOTTLE).game) == ["weak"]
    assert alchemy.possible(lab(FANG, MINT, ROOT, ROOT, BOTTLE).game) == ["weak", "standard", "supreme"]
    assert alchemy.possible(lab(FANG, MINT).game) == []
    assert alchemy.possible(lab(FANG, CLAW, BOTTLE).game) == []
    assert alchemy.possible(lab(FANG, other=(MINT, BOTTLE)).game) == ["weak"]


@rule("LE-0607", "LE-0606")
def test_without_a_recipe_a_roll_says_what_has_been_made():
    play = lab(FANG, MINT, BOTTLE)
    drive(alchemy.mix(play.game, play.who("W"), "weak", (FANG, MINT)), 50, 82)
    assert pack(play) == ["fire-bottle-weak"]


@rule("LE-0606")
def test_a_failed_check_uses_up_the_components_and_leaves_the_bottle():
    play = lab(FANG, MINT, BOTTLE)
    drive(alchemy.mix(play.game, play.who("W"), "weak", (FANG, MINT)), 51)
    assert pack(play) == ["bottle"]


RECIPE = Recipe(potion="healing", takes=("yellow-fang", "river-mint", "kingsroot"))


@rule("LE-0608")
@pytest.mark.parametrize(("face", "made"), [(60, ["healing"]), (61, ["bottle"])])
def test_with_a_recipe_the_check_is_10_better_and_makes_the_intended_potion(face, made):
    play = lab(FANG, MINT, ROOT, BOTTLE)
    drive(alchemy.mix(play.game, play.who("W"), "standard", (FANG, MINT, ROOT), RECIPE), face)
    assert pack(play) == made


@rule("LE-0609")
@pytest.mark.parametrize(("fine", "needed"), [(0, 50), (1, 60), (2, 70)])
def test_each_exquisite_component_adds_10(fine, needed):
    items = tuple(item.marked("exquisite") if n < fine else item for n, item in enumerate((FANG, MINT)))
    play = lab(*items, BOTTLE)
    assert alchemy.mixing(play.game, play.who("W"), items, False).total == needed


@rule("LE-0294", "LE-0605")
def test_after_a_rest_whoever_knows_alchemy_may_brew():
    play = lab(FANG, MINT, BOTTLE)
    for deed in moments.RESTED.deeds(play.game.rules):
        deed(play.game)
    assert [one.who for one in play.state.agenda if isinstance(one, Brew)] == [play.names["F"], play.names["W"]]


@rule("LE-0606")
def test_the_quality_is_chosen_first_then_the_components_then_the_check_is_made():
    play = lab(FANG, MINT, ROOT, BOTTLE)
    drive(
        brew(play.game, Brew(play.names["W"])),
        Option("mix", what="weak"),
        Option("component", what="yellow-fang"),
        Option("component", what="kingsroot"),
        50,
        7,
    )
    assert pack(play) == ["healing-weak", "river-mint"]


@rule("LE-0601")
def test_the_last_component_is_of_the_kind_that_is_missing():
    play = lab(FANG, CLAW, MINT, BOTTLE)
    drive(
        brew(play.game, Brew(play.names["W"])),
        Option("mix", what="weak"),
        Option("component", what="yellow-fang"),
        50,
        7,
    )
    assert pack(play) == ["healing-weak", "split-claw"]


@rule("LE-0608")
def test_a_recipe_is_offered_when_everything_it_takes_is_there():
    play = lab(FANG, MINT, ROOT, BOTTLE)
    play.who("W").recipes = (RECIPE,)
    drive(brew(play.game, Brew(play.names["W"])), "mix-recipe", 60)
    assert pack(play) == ["healing"]
    assert alchemy.ready(lab(FANG, MINT, BOTTLE).game, RECIPE) == ()


@rule("LE-0605")
def test_nobody_needs_to_mix():
    play = lab(FANG, MINT, BOTTLE)
    drive(brew(play.game, Brew(play.names["W"])), "done")
    assert pack(play) == ["bottle", "river-mint", "yellow-fang"]


# recipes


@rule("LE-0604")
def test_for_a_recipe_the_potion_is_chosen_first_and_then_what_it_takes():
    play = lab()
    drive(
        invent(play.game, play.who("W")),
        Option("recipe", what="strength-weak"),
        Option("component", what="kingsroot"),
        Option("component", what="warm-liver"),
    )
    assert play.who("W").recipes == (Recipe(potion="strength-weak", takes=("kingsroot", "warm-liver")),)
    assert alchemy.follows(play.who("W").recipes[0])


@rule("LE-0604")
def test_a_recipe_keeps_the_rule_of_its_strength():
    assert alchemy.follows(RECIPE)
    assert not alchemy.follows(Recipe(potion="healing", takes=("yellow-fang", "river-mint")))
    assert not alchemy.follows(Recipe(potion="healing", takes=("yellow-fang",) * 3))


@rule("LE-0604")
def test_a_page_is_filled_with_a_recipe_for_1_action():
    play = lab(Item("recipe-page"))
    take(
        play, "write-recipe", "", Option("recipe", what="calm-weak"), Option("component", what="kingsroot"),
        Option("component", what="warm-liver"),
    )  # fmt: skip
    assert (play.who("W").ap, pack(play)) == (1, [])
    assert [one.potion for one in play.who("W").recipes] == ["calm-weak"]


@rule("LE-0604")
def test_an_alchemist_of_the_box_has_recipes_that_keep_the_rule():
    recipes = premade("tobble", FigureId(1), SeatId(0)).recipes
    assert [one.potion for one in recipes] == ["healing-weak", "fire-bottle-weak", "cure-poison-weak"]
    assert all(map(alchemy.follows, recipes))


@rule("LE-G17")
def test_every_potion_of_the_table_is_made_in_three_strengths():
    for of in library()[POTION_TABLES]["potions"].rows.values():
        assert sorted(card.strength for card in library()[POTIONS].values() if card.of == of) == [
            "standard",
            "supreme",
            "weak",
        ]


@rule("LE-0605")
def test_brewing_is_work_for_a_stay_in_a_settlement():
    play = lab(FANG, MINT, BOTTLE)
    assert [one.act for one in works(play.game, play.who("W"))] == ["brew"]
    drive(work(play.game, play.who("W"), Option("brew", play.names["W"])))
    assert isinstance(play.state.agenda[-1], Brew)
    assert works(lab(FANG, MINT).game, play.who("W")) == ()


@rule("LE-0605")
def test_in_the_evening_of_a_journey_whoever_can_may_mix():
    play = lab(FANG, MINT, BOTTLE)
    for deed in moments.EVENING.deeds(play.game.rules):
        deed(play.game)
    assert {one.who for one in play.state.agenda if isinstance(one, Brew)} == {play.names["F"], play.names["W"]}


def test_the_room_of_the_other_tests_knows_no_alchemy_in_battle():
    play = room()
    assert not {"identify-potion", "harvest", "write-recipe"} & set(acts(play))
    run(play, down_to=len(play.state.agenda))
