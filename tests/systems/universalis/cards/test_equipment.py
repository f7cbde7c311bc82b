"""Weapons, armors and shields: the figures of the book's tables, and their cards in number."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import ARMORS, SHIELDS, THINGS, WEAPONS, Trade, Weapon
from undercroft.systems.universalis.cards.library import HERE, library
from undercroft.systems.universalis.cards.people import gear_cards

BOX = library()
GEAR = gear_cards()
WEAPON = BOX[WEAPONS]


def cards(magic: str) -> list[Trade]:
    """Every card of equipment that is a Magic Object, or a Relic."""
    return [card for card in GEAR.values() if card.magic == magic]


def copies(folder: str, name: str) -> int:
    """How many cards a file of the content makes."""
    text = (HERE / "content" / folder / f"{name}.yaml").read_text(encoding="utf-8")
    return sum(GEAR[id].copies for id in re.findall(r"^([a-z-]+):", text, re.MULTILINE))


# the tables


@rule(
    *(f"UN-C{n}" for n in range(250, 281)),
    "UN-C092",
    "UN-C093",
    "UN-C094",
    "UN-G57",
)
@pytest.mark.parametrize(
    ("id", "hands", "damage", "armor", "combat", "breaks"),
    [
        ("axe", 1, 1, -1, -1, 2),
        ("bastard-sword", 2, 2, 0, 0, 1),
        ("battleaxe", 2, 2, -1, -1, 2),
        ("broadsword", 1, 1, 0, 0, 1),
        ("claws", 0, 0, 0, 0, 1),
        ("dagger", 1, 0, 0, -1, 1),
        ("elven-sword", 1, 2, 0, 0, 1),
        ("fangs", 0, 0, 0, 0, 1),
        ("fausal-sword", 2, 3, 0, 0, 1),
        ("flail", 1, 1, -1, -1, 3),
        ("great-flail", 2, 2, -1, -1, 3),
        ("halberd", 2, 0, -1, 0, 3),
        ("horns", 0, 0, 0, 0, 2),
        ("improvised-weapon", 1, 0, 0, 0, 6),
        ("katana", 2, 3, 0, 0, 1),
        ("katar", 1, 0, 0, 0, 1),
        ("kusarigama", 2, 0, 0, -1, 3),
        ("mace", 1, 0, -1, -1, 2),
        ("rapier", 1, 0, 0, 0, 2),
        ("saber", 1, 2, 0, 0, 1),
        ("scimitar", 1, 2, 0, 0, 1),
        ("scythe", 2, 2, 0, -1, 3),
        ("short-sword", 1, 0, -1, 0, 1),
        ("spear", 1, 0, 0, 0, 2),
        ("staff", 1, 0, 1, 0, 2),
        ("throwing-axe", 1, 0, -1, -1, 2),
        ("tool", 1, 0, 0, -1, 3),
        ("trident", 1, 0, 0, 0, 3),
        ("unarmed", 0, 0, 1, -1, 3),
        ("warhammer", 2, 1, -1, -1, 2),
        ("whip", 1, 0, 1, -1, 1),
    ],
)
def test_a_melee_weapon_has_the_figures_of_the_table(
    id: str, hands: int, damage: int, armor: int, combat: int, breaks: int
) -> None:
    card = WEAPON[id]
    assert (card.hands, card.damage, card.armor, card.combat, card.breaks) == (hands, damage, armor, combat, breaks)
    assert card.dice is None


@rule("UN-C251", "UN-G59")
def test_a_bastard_sword_has_a_second_use_that_lowers_armor_for_a_die_and_a_point_of_combat_skill() -> None:
    second = WEAPON["bastard-sword"].use(second=True)
    assert (second.damage, second.armor, second.combat) == (1, -1, -1)


@rule("UN-C272")
def test_a_short_sword_hinders_only_the_defender() -> None:
    card = WEAPON["short-sword"]
    assert (card.attack, card.defense) == (0, -1)


@rule("UN-C256", "UN-C273", "UN-C274", "UN-C277", "UN-G52")
@pytest.mark.parametrize(("id", "more"), [("elven-sword", 1), ("spear", 1), ("staff", 1), ("trident", 2)])
def test_some_weapons_deal_more_dice_in_both_hands(id: str, more: int) -> None:
    assert WEAPON[id].both == more


@rule("UN-C261", "UN-C266", "UN-C271", "UN-C273", "UN-C277", "UN-C280", "UN-C281", "UN-G53")
def test_the_long_weapons_are_those_of_the_ruling_and_the_greatsword_and_the_lance() -> None:
    table = {"halberd", "kusarigama", "scythe", "spear", "trident", "whip"}
    assert {card.id for card in WEAPON.values() if card.long and not card.magic} == table | {
        "greatsword",
        "cavalry-lance",
    }


@rule("UN-C252", "UN-C258", "UN-C259", "UN-C260", "UN-C279", "UN-C288", "UN-G53")
def test_the_shield_breaking_weapons_of_the_table_are_those_of_the_ruling() -> None:
    breaking = {id for id, card in WEAPON.items() if words.BREAKS_SHIELDS.of(card.effects) and not card.magic}
    assert breaking - {"falx", "hammer"} == {
        "battleaxe",
        "fausal-sword",
        "flail",
        "great-flail",
        "warhammer",
        "heavy-javelin",
    }


@rule("UN-C256", "UN-C258", "UN-C264", "UN-C269", "UN-C270", "UN-G54")
@pytest.mark.parametrize(
    ("id", "fewer"), [("elven-sword", -1), ("fausal-sword", -2), ("katana", -2), ("saber", -3), ("scimitar", -2)]
)
def test_curved_blades_deal_fewer_dice_against_heavy_armor(id: str, fewer: int) -> None:
    damage = words.DAMAGE.of(WEAPON[id].effects)
    assert [term.dice for term in damage if term.when == ("opponent-heavy",)] == [fewer]


@rule("UN-C269")
def test_a_saber_deals_one_more_die_in_the_saddle() -> None:
    damage = words.DAMAGE.of(WEAPON["saber"].effects)
    assert [term.dice for term in damage if term.when == ("riding",)] == [1]


@rule("UN-C259", "UN-C260", "UN-C271", "UN-C277")
@pytest.mark.parametrize(("id", "face"), [("flail", 2), ("great-flail", 2), ("scythe", 2), ("trident", 3)])
def test_unwieldy_weapons_blunder_on_more_doubles(id: str, face: int) -> None:
    assert words.BLUNDERS_TO.of(WEAPON[id].effects) == (face,)


@rule("UN-C255")
def test_a_dagger_lowers_armor_from_behind_and_against_those_knocked_down() -> None:
    damage = words.DAMAGE.of(WEAPON["dagger"].effects)
    assert [(term.armor, term.when) for term in damage] == [(-1, ("from-behind",)), (-1, ("opponent-down",))]


@rule("UN-C255", "UN-C256", "UN-C264", "UN-D107")
def test_daggers_elven_swords_and_katanas_cost_nothing_to_draw() -> None:
    assert all("draws-free" in WEAPON[id].tags for id in ("dagger", "elven-sword", "katana"))


@rule("UN-C266", "UN-C267", "UN-C279", "UN-C280", "UN-C291")
@pytest.mark.parametrize("id", ["kusarigama", "mace", "warhammer", "whip", "net"])
def test_a_critical_with_these_weapons_stuns_those_no_larger(id: str) -> None:
    (inflict,) = words.INFLICT.of(WEAPON[id].effects)
    assert (inflict.condition, inflict.when) == ("stunned", ("critical", "opponent-not-larger"))


@rule("UN-C255", "UN-C275", "UN-C277", "UN-D109")
@pytest.mark.parametrize(("id", "range"), [("dagger", 4), ("throwing-axe", 4), ("trident", 3)])
def test_some_melee_weapons_are_thrown_a_few_squares(id: str, range: int) -> None:
    assert WEAPON[id].range == range


@rule("UN-1037", "UN-1038")
@pytest.mark.parametrize(
    "id",
    [
        *("sling", "net", "fangs", "horns", "claws", "staff", "club", "mace", "hammer"),
        *("cavalry-lance", "macuahuitl", "iron-fist", "gladiator-scissors"),
    ],
)
def test_poison_cannot_be_put_on_the_weapons_the_book_names(id: str) -> None:
    assert "no-poison" in WEAPON[id].tags


@rule("UN-1038")
def test_no_natural_and_no_blunt_weapon_can_be_poisoned() -> None:
    barred = [card for card in WEAPON.values() if card.kind == "natural" or "blunt" in card.tags]
    assert [card.id for card in barred if "no-poison" not in card.tags] == []


@rule(*(f"UN-C{n}" for n in range(282, 297)), "UN-G61", "UN-G63")
@pytest.mark.parametrize(
    ("id", "dice", "armor", "shooting", "reach", "breaks"),
    [
        ("arquebus", 5, -1, -1, "18", 4),
        ("blowgun", 1, 0, 0, "6", 1),
        ("composite-bow", 3, 0, 0, "20", 3),
        ("crossbow", 4, -1, 0, "24", 3),
        ("elven-bow", 4, 0, 0, "24", 1),
        ("handgun", 3, -1, 0, "10", 4),
        ("heavy-javelin", None, -1, 0, "S x 2", 2),
        ("javelin", None, 0, 0, "S x 3", 2),
        ("longbow", 4, 0, 0, "24", 2),
        ("net", 0, 0, -1, "3", 1),
        ("repeating-crossbow", 3, 0, -1, "20", 4),
        ("short-bow", 3, 0, 0, "18", 2),
        ("shuriken", 2, 0, 0, "6", 1),
        ("sling", 3, 0, -1, "20", 1),
        ("lead-sling", 3, 0, -1, "20", 1),
    ],
)
def test_a_ranged_weapon_has_the_figures_of_the_table(
    id: str, dice: int | None, armor: int, shooting: int, reach: str, breaks: int
) -> None:
    card = WEAPON[id]
    assert (card.dice, card.armor, card.shooting, card.breaks) == (dice, armor, shooting, breaks)
    assert reach == (f"S x {card.throws}" if card.throws else str(card.range))


@rule("UN-G62")
def test_the_weapons_that_must_be_reloaded_are_those_of_the_ruling() -> None:
    reload = {card.id for card in WEAPON.values() if card.reload}
    assert reload == {"arquebus", "blowgun", "crossbow", "handgun", "repeating-crossbow"}


@rule("UN-C282", "UN-C287", "UN-G55")
def test_gunpowder_is_loud_and_no_shield_stops_it() -> None:
    loud = {card.id for card in WEAPON.values() if card.noise}
    assert loud == {"arquebus", "handgun", "last-word-of-ach"}
    assert {card.id for card in WEAPON.values() if "ignores-blocks" in card.tags} == loud


@rule("UN-C288", "UN-C289")
@pytest.mark.parametrize("id", ["javelin", "heavy-javelin"])
def test_a_javelin_in_melee_costs_a_point_of_combat_skill_and_nothing_else(id: str) -> None:
    use = WEAPON[id].in_melee
    assert use is not None
    assert (use.combat, use.damage, use.armor) == (-1, 0, 0)


@rule("UN-C296")
def test_lead_lowers_armor_for_those_who_have_not_moved() -> None:
    (term,) = words.DAMAGE.of(WEAPON["lead-sling"].effects)
    assert (term.armor, term.when) == (-1, ("unmoved",))


@rule(*(f"UN-C{n}" for n in range(297, 301)), "UN-C095", "UN-1002", "UN-G65")
@pytest.mark.parametrize(
    ("id", "blocks", "penalties", "breaks"),
    [
        ("buckler", 6, {}, 1),
        ("great-shield", 4, {"agility": -1, "shooting": -1, "perception": -1}, 2),
        ("improvised-shield", 6, {"shooting": -1}, 6),
        ("shield", 5, {"shooting": -1}, 2),
    ],
)
def test_a_shield_has_the_figures_of_the_table(id: str, blocks: int, penalties: dict[str, int], breaks: int) -> None:
    card = BOX[SHIELDS][id]
    assert (card.blocks, card.penalties, card.breaks) == (blocks, penalties, breaks)
    assert card.pushes


@rule("UN-C297", "UN-C299")
def test_bucklers_serve_in_melee_only_and_improvised_shields_never_stun() -> None:
    assert [id for id, card in BOX[SHIELDS].items() if card.melee_only and not card.magic] == ["buckler"]
    assert [id for id, card in BOX[SHIELDS].items() if not card.stuns] == ["improvised-shield"]


@rule(*(f"UN-C{n}" for n in range(301, 309)), "UN-C096", "UN-1003", "UN-G50")
@pytest.mark.parametrize(
    ("id", "weighs", "armor", "penalties"),
    [
        ("breastplate", "heavy", 2, (-1, -1, -1, -1, -1)),
        ("chainmail", "heavy", 2, (-1, -1, -1, -1, -1)),
        ("elven-armor", "light", 1, (0, -1, 0, 0, -1)),
        ("full-armor", "heavy", 3, (-1, -2, -2, -2, -2)),
        ("leather-armor", "light", 1, (0, -1, 0, 0, 0)),
        ("lorica-segmentata", "heavy", 2, (-1, -1, -1, -1, -1)),
        ("superior-armor", "heavy", 2, (-1, -1, -1, -1, -1)),
        ("yoroi", "heavy", 2, (-1, -1, -2, -1, -1)),
    ],
)
def test_an_armor_has_the_figures_of_the_table(
    id: str, weighs: str, armor: int, penalties: tuple[int, int, int, int, int]
) -> None:
    card = BOX[ARMORS][id]
    assert (card.weighs, card.armor) == (weighs, armor)
    assert (
        card.penalties.get("movement", 0),
        card.penalties.get("agility", 0),
        card.penalties.get("shooting", 0),
        card.penalties.get("perception", 0),
        card.penalties.get("dexterity", 0),
    ) == penalties


@rule("UN-C303", "UN-C307", "UN-C308")
@pytest.mark.parametrize(
    ("id", "against"),
    [("elven-armor", ["melee", "ranged"]), ("superior-armor", ["melee", "ranged"]), ("yoroi", ["melee"])],
)
def test_fine_armors_take_a_die_off_hits(id: str, against: list[str]) -> None:
    guards = words.GUARD.of(BOX[ARMORS][id].effects)
    assert [(guard.dice, guard.when) for guard in guards] == [(-1, (kind,)) for kind in against]


@rule("UN-C322")
def test_helmets_greaves_and_bracelets_are_pieces_that_add_no_armor_of_their_own() -> None:
    for id in ("helmet", "greaves", "bracelets"):
        assert (BOX[ARMORS][id].weighs, BOX[ARMORS][id].armor) == ("piece", 0)


# the box in number


@rule("UN-C035", "UN-C036", "UN-C037", "UN-C038", "UN-C039", "UN-C040", "UN-C202")
@pytest.mark.parametrize(
    ("folder", "name", "number"),
    [
        ("weapons", "melee", 65),
        ("weapons", "ranged", 30),
        ("armors", "armors", 18),
        ("shields", "shields", 10),
        ("things", "common", 50),
        ("things", "special", 34),
    ],
)
def test_a_deck_of_equipment_has_as_many_cards_as_in_the_box(folder: str, name: str, number: int) -> None:
    assert copies(folder, name) == number


@rule("UN-C030", "UN-G71")
def test_forty_magic_objects_make_the_eighty_cards_of_the_box() -> None:
    magic = cards("object")
    assert (len(magic), sum(card.copies for card in magic)) == (40, 80)


@rule("UN-1043", "UN-C031", "UN-G71")
def test_the_twenty_five_relics_are_one_of_a_kind_and_worth_five_value_points_or_more() -> None:
    relics = cards("relic")
    assert len(relics) == 25
    assert all(card.vp >= 5 and card.copies == 1 for card in relics)


@rule("UN-1042")
@pytest.mark.parametrize("magic", ["object", "relic"])
def test_magic_objects_and_relics_are_of_all_five_types(magic: str) -> None:
    types = Counter(
        (type(card).__name__, isinstance(card, Weapon) and card.kind in ("throwing", "projectile"))
        for card in cards(magic)
    )
    assert set(types) == {("Weapon", False), ("Weapon", True), ("Armor", False), ("Shield", False), ("Thing", False)}


@rule("UN-1043")
def test_magic_objects_have_value_points_below_those_of_relics() -> None:
    assert all(1 <= card.vp <= 4 for card in cards("object"))


def test_no_two_cards_of_equipment_share_an_id() -> None:
    listed = [card for card in GEAR.values() if getattr(card, "deck", "") != "found" and not card.hides]
    assert len(listed) == sum(len(BOX[section]) for section in (WEAPONS, ARMORS, SHIELDS, THINGS))
