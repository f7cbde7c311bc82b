"""The group: who may go together, what they begin with, what they are worth.  UN-0012 to UN-0029, UN-0075 to UN-0087"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import hero, orc, position
from systems.universalis.workshop import like
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import HEROES
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.setup.party import clash, worth
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.things.burdens import burden, load, weight_limit
from undercroft.systems.universalis.things.slots import free_hands, put_away, wearable

TUSK = "the-broken-tusk"
HERO = BOX[HEROES]


def started(*party: str, seats: int = 1, **options: str) -> State:
    setup = Setup(
        system="universalis",
        quest=TUSK,
        party=party,
        seats=tuple(SeatPlan(f"seat-{n}") for n in range(seats)),
        options=dict(options),
        seed="party",
    )
    return SYSTEM.start(setup)


# how many play


@rule("UN-0001")
@pytest.mark.parametrize("heroes", [1, 2, 3, 4, 5])
def test_one_to_five_heroes_play_beside_the_dark_player(heroes: int) -> None:
    setup = SYSTEM.default_setup(TUSK, heroes, "so many")
    assert len(SYSTEM.start(setup).heroes) == heroes


@rule("UN-0001")
def test_nobody_and_six_heroes_do_not() -> None:
    for party in ((), tuple(HERO)[:6]):
        with pytest.raises(SetupError, match="1 to 5 heroes"):
            started(*party, **{"group-composition": "free"})


# who goes together


@rule("UN-0015")
@pytest.mark.parametrize(
    ("party", "missing"),
    [
        (("taeral", "herbod", "maeliss"), "fighter"),
        (("shara", "borgron", "nariant"), "explorer"),
        (("shara", "taeral", "herbod"), "spellcaster"),
        (("shara", "borgron", "nariant", "maeliss"), "explorer"),
    ],
)
def test_three_heroes_or_more_need_one_of_each_type(party: tuple[str, ...], missing: str) -> None:
    assert len(started("shara", "borgron", "taeral").heroes) == 3
    with pytest.raises(SetupError, match=f"needs a {missing}"):
        started(*party)


@rule("UN-0015")
def test_two_heroes_may_be_of_one_type() -> None:
    assert clash([HERO["shara"], HERO["nariant"]]) == ""


@rule("UN-0016")
def test_two_heroes_of_one_class_do_not_go_together() -> None:
    with pytest.raises(SetupError, match="class knight"):
        started("shara", like("shara", id="sister", name="Sister", skills=("hardy",)))


@rule("UN-0017")
def test_two_heroes_of_one_race_may_go_together() -> None:
    assert HERO["shara"].race == HERO["aki"].race
    assert clash([HERO["shara"], HERO["aki"]]) == ""


@rule("UN-0017", "UN-0018")
def test_good_and_evil_heroes_may_go_together_where_the_players_want_it() -> None:
    assert len(started("taeral", "ghurza", **{"group-composition": "free"}).heroes) == 2


@rule("UN-1094")
def test_good_and_evil_heroes_do_not_go_together_and_neutral_ones_fit_both() -> None:
    assert "good and evil" in clash([HERO["taeral"], HERO["ghurza"]])
    assert clash([HERO["shara"], HERO["ghurza"]]) == clash([HERO["shara"], HERO["taeral"]]) == ""


@rule("UN-0020")
def test_two_heroes_do_not_have_the_same_professional_skill() -> None:
    other = msgspec.structs.replace(HERO["brumgar"], skills=("large", "elite"))
    assert "skill elite" in clash([HERO["shara"], other])


@rule("UN-0020")
def test_nature_skills_may_repeat() -> None:
    one = msgspec.structs.replace(HERO["shara"], skills=("sharp-senses",))
    other = msgspec.structs.replace(HERO["aki"], skills=("sharp-senses",))
    assert clash([one, other]) == ""


@rule("UN-1144")
def test_barbarian_and_gladiator_share_the_skill_both_begin_with() -> None:
    barbarian = msgspec.structs.replace(HERO["ghurza"], race="human")
    gladiator = HERO["dagna"]
    assert "berserker" in set(barbarian.skills) & set(gladiator.skills)
    assert clash([barbarian, gladiator]) == ""
    learner = msgspec.structs.replace(HERO["shara"], skills=("berserker",), learned=("berserker",))
    assert "berserker" in clash([barbarian, learner])


@rule("UN-0021")
def test_two_heroes_do_not_know_the_same_spell() -> None:
    other = msgspec.structs.replace(HERO["maeliss"], spells=("lightning",))
    assert "spell lightning" in clash([HERO["borgron"], other])


@rule("UN-0018")
def test_players_may_switch_the_restrictions_off() -> None:
    party = ("taeral", "ghurza", like("shara", id="sister"), "shara")
    with pytest.raises(SetupError):
        started(*party)
    assert len(started(*party, **{"group-composition": "free"}).heroes) == 4


def test_the_first_heroes_of_the_box_go_together() -> None:
    for n in range(1, 6):
        party = SYSTEM.default_setup(TUSK, n, "x").party
        assert clash([HERO[id] for id in party]) == ""


def test_a_card_that_names_what_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(SetupError, match='no thing "moonblade"'):
        started(like("shara", hands=("moonblade",)))


@pytest.mark.parametrize("card", ["{", '{"id": 3}', "{}"])
def test_a_card_that_is_none_is_refused(card: str) -> None:
    with pytest.raises(SetupError, match="cannot be read"):
        started(card)


# what they begin with


@rule("UN-0025")
def test_a_hero_takes_tokens_for_mana_and_fortune() -> None:
    who = started("borgron", "shara").heroes[0]
    assert (who.mana, who.fortune) == (8, 5)


@rule("UN-0023", "UN-0013")
def test_a_predesigned_hero_begins_with_the_equipment_of_the_card() -> None:
    who, card = started("borgron").heroes[0], HERO["borgron"]
    assert (who.body, who.hands, who.pack) == (card.body, card.hands, card.pack)


@rule("UN-0026", "UN-0012")
def test_heroes_begin_outside_the_scenario() -> None:
    assert [who.at for who in started("borgron", "shara").heroes] == [-1, -1]


@rule("UN-0027")
def test_the_first_section_lies_revealed() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup(TUSK, 1, "first"))
    plan = table.game.plan
    first = next(n for n, section in enumerate(plan.sections) if section.squares & plan.start)
    assert table.state.revealed == 1 << first


@rule("UN-0022")
def test_a_spellcaster_keeps_the_spells_learnt_since() -> None:
    spells = (*HERO["borgron"].spells, "thunderstone")
    who = started(like("borgron", spells=spells)).heroes[0]
    assert "thunderstone" in who.card


# what they are worth


@rule("UN-0028", "UN-X01")
def test_aki_with_wolf_potion_and_magic_sword_counts_seventeen() -> None:
    sword = next(id for id, card in gear_cards().items() if card.magic == "object" and card.vp == 4)
    aki = like("aki", companion="wolf", hands=(sword,), pack=("dexterity-potion",))
    assert started(aki).group == 10 + 2 + 1 + 4


@rule("UN-0028", "UN-1091")
def test_a_horse_left_outside_adds_nothing_to_the_groups_value() -> None:
    assert started(like("aki", companion="horse")).group == started(like("aki")).group


@rule("UN-0028")
def test_common_things_add_nothing() -> None:
    assert worth(started(like("aki", pack=("rope", "torch", "katana"))).heroes[0]) == 10


@rule("UN-0028", "UN-0029", "UN-X82")
def test_two_heroes_of_eighteen_and_nineteen_with_four_special_objects_are_worth_forty_one() -> None:
    pack = ("healing-potion", "healing-potion")
    state = started(like("borgron", pack=pack), like("shara", pack=pack))
    assert state.group == 41


@rule("UN-0029")
def test_what_is_used_up_in_a_quest_does_not_make_it_easier() -> None:
    table = Table(SYSTEM, msgspec.structs.replace(SYSTEM.default_setup(TUSK, 1, "worth"), party=("borgron",)))
    before = table.state.group
    table.state.heroes[0].pack = ()
    assert table.state.group == before == 19


# the hero card


@rule("UN-0076")
def test_a_sheet_shows_the_attributes_of_a_hero() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup(TUSK, 1, "sheet"))
    scene = table.scene(table.pending.seats()[0])
    shown = {number.name.removeprefix("universalis-") for number in scene.sheets[0].numbers}
    bars = {bar.name for bar in scene.figures[0].bars}
    twelve = {"movement", "combat", "strength", "shooting", "armor", "agility", "intelligence", "courage"}
    assert twelve | {"dexterity", "perception"} <= shown
    assert {"vitality", "mana"} <= bars


@rule("UN-0085", "UN-1121")
def test_a_hero_carries_twice_strength_and_vitality() -> None:
    stats = HERO["borgron"].stats
    assert (stats.strength, stats.vitality, weight_limit("borgron")) == (4, 4, 16)


@rule("UN-1121")
def test_worn_armor_weighs_too() -> None:
    assert load("borgron", ("leather-armor",), 0)["weight"][0] == gear_cards()["leather-armor"].weight > 0


@rule("UN-1126")
def test_a_gem_weighs_one() -> None:
    assert gear_cards()["gem"].weight == 1


@rule("UN-1122")
@pytest.mark.parametrize("second", ["shield", "buckler"])
def test_a_second_shield_or_buckler_breaks_a_limit(second: str) -> None:
    assert burden("shara", ("shield",), 0) == 0
    assert burden("shara", ("shield", second), 0) == 1


@rule("UN-1123")
def test_a_third_armor_breaks_a_limit_and_a_helmet_does_not() -> None:
    light = ("leather-armor",) * 2
    assert load("shara", (*light, "helmet"), 0)["armors"] == (2, 2)
    assert load("shara", (*light, "leather-armor"), 0)["armors"] == (3, 2)


@rule("UN-1124")
def test_a_sixth_weapon_breaks_a_limit() -> None:
    assert burden("shara", ("dagger",) * 5, 0) == 0
    assert burden("shara", ("dagger",) * 6, 0) == 1


@rule("UN-1125")
def test_thirty_coins_may_be_carried_and_one_more_breaks_a_limit() -> None:
    assert (burden("shara", (), 30), burden("shara", (), 31)) == (0, 1)


@rule("UN-1129")
@pytest.mark.parametrize(("items", "coins"), [((), 61), (("dagger",) * 6, 31)])
def test_double_a_limit_or_two_broken_is_too_much(items: tuple[str, ...], coins: int) -> None:
    assert burden("shara", items, coins) == 2


@rule("UN-1128", "UN-X105")
def test_who_breaks_one_limit_is_stunned_for_as_long() -> None:
    play = position(S=hero(coins=31), T=hero("borgron", at="b2"), k=orc(), turn="S")
    assert play.see("S")["conditions"] == ["stunned"]
    assert play.offers("S attacks k")


@rule("UN-1129", "UN-X105")
@pytest.mark.parametrize("more", [{"coins": 61}, {"coins": 31, "pack": ["dagger"] * 6}])
def test_who_breaks_two_limits_or_doubles_one_does_nothing(more: dict[str, object]) -> None:
    play = position(S=hero(**more), T=hero("borgron", at="b2"), k=orc(), turn="S")
    assert play.see("S")["conditions"] == ["stunned"]
    assert not play.offers("S attacks k")
    assert play.who("S").activated


@rule("UN-1128")
def test_who_lays_the_burden_down_is_stunned_no_longer() -> None:
    play = position(S=hero(coins=31), T=hero("borgron", at="b2"), k=orc(), turn=["S", "S"])
    play.who("S").coins = 30
    play.take("S ends")
    assert play.see("S")["conditions"] == []


@rule("UN-0086")
@pytest.mark.parametrize(
    ("first", "second", "fits"),
    [("battleaxe", "dagger", False), ("broadsword", "shield", True), ("torch", "dagger", True), ("mace", "mace", True)],
)
def test_two_hands_hold_two_cards_or_one_for_both(first: str, second: str, fits: bool) -> None:
    who = started("shara").heroes[0]
    who.hands = (first,)
    put_away(who, second)
    assert (second in who.hands) is fits
    assert (second in who.pack) is not fits


@rule("UN-0086", "UN-0087", "UN-X04")
def test_the_loadout_of_the_example_is_legal() -> None:
    who = started("shara").heroes[0]
    who.body, who.hands, who.pack = (), (), ()
    for item in ("chainmail", "helmet", "mace"):
        put_away(who, item)
    who.hands = (*who.hands, "torch")
    for item in ("rope", "healing-potion"):
        put_away(who, item)
    assert (who.body, who.hands, who.pack) == (("chainmail", "helmet"), ("mace", "torch"), ("rope", "healing-potion"))
    assert free_hands(who) == 0


@rule("UN-0087")
def test_one_armor_is_worn_and_the_next_goes_into_the_backpack() -> None:
    who = started("shara").heroes[0]
    who.body = ("chainmail",)
    assert not wearable(who, "leather-armor")
    put_away(who, "leather-armor")
    assert "leather-armor" in who.pack
