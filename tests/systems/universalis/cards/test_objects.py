"""Objects, furniture, special elements and treasures; the names and texts of all equipment."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from undercroft.content.entries import Section
from undercroft.content.problems import Faults
from undercroft.content.vocabulary import Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import (
    ARMORS,
    ELEMENTS,
    FURNITURE,
    SHIELDS,
    THINGS,
    TREASURES,
    WEAPONS,
    Furniture,
    Weapon,
)
from undercroft.systems.universalis.cards.library import HERE, library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.text.messages import LANGUAGES, Messages

BOX = library()
GEAR = gear_cards()


def finds(effects: Effects) -> list[words.Find]:
    """The finds among effects, those of tests included."""
    parts = [part for trial in words.TRIAL.of(effects) for part in (trial.fail, trial.success)]
    return [*words.FIND.of(effects), *(find for part in parts for find in finds(part))]


# objects


@rule("UN-C309", "UN-C312", "UN-G70")
def test_every_special_object_is_worth_one_value_point_and_no_common_object_any() -> None:
    worth = {(card.deck, card.vp) for card in BOX[THINGS].values() if not card.magic}
    assert worth == {("special", 1), ("common", 0)}


@rule("UN-C309", "UN-C310")
@pytest.mark.parametrize(("id", "rolls"), [("components-for-magic", ["cast"]), ("magic-scroll", ["cast", "dispel"])])
def test_components_and_scrolls_give_two_to_magic(id: str, rolls: list[str]) -> None:
    bonuses = words.BONUS.of(BOX[THINGS][id].use)
    assert [(bonus.roll, bonus.n) for bonus in bonuses] == [(roll, 2) for roll in rolls]


@rule("UN-C098")
@pytest.mark.parametrize(
    "kind", ["poison-flask", "dexterity-potion", "heroic-potion", "strength-potion", "mana-potion", "healing-potion"]
)
def test_every_result_of_identifying_a_potion_is_a_card(kind: str) -> None:
    card = BOX[THINGS][kind]
    assert (card.deck, card.kind, card.reusable) == ("special", "potion", False)


@rule("UN-C314")
def test_provisions_cost_one_coin() -> None:
    assert BOX[THINGS]["pack-of-provisions"].cost == 1


@rule("UN-C317", "UN-C097")
def test_picklocks_are_held_in_hand_and_give_one_to_open_locks() -> None:
    card = BOX[THINGS]["picklocks"]
    (bonus,) = words.BONUS.of(card.effects)
    assert (card.hands, bonus.roll, bonus.n) == (1, "open-lock", 1)


@rule("UN-C318")
def test_torch_and_lantern_give_light_from_one_hand() -> None:
    assert [(BOX[THINGS][id].kind, BOX[THINGS][id].hands) for id in ("torch", "lantern")] == [("light", 1)] * 2


def test_an_object_is_spent_when_used_unless_its_use_is_said_to_last() -> None:
    lasting = {card.id for card in BOX[THINGS].values() if card.use and card.reusable}
    assert lasting == {"horn-of-panic"}


def test_every_object_does_something_or_serves_a_rule() -> None:
    by_rule = {"gem", "pickaxes", "rope", "torch"}
    assert {card.id for card in BOX[THINGS].values() if not card.use and not card.effects} == by_rule


def test_what_is_for_sale_has_a_price_and_what_is_carried_a_weight() -> None:
    for card in (card for card in GEAR.values() if getattr(card, "deck", "") != "found"):
        natural = isinstance(card, Weapon) and not card.hands
        assert (card.cost is None) == natural, card.id
        assert (card.weight == 0) == natural, card.id


def test_uncommon_things_are_dear_or_foreign_and_can_be_found_by_two_dice() -> None:
    uncommon = [card for card in GEAR.values() if card.uncommon]
    assert len(uncommon) >= 12
    assert all(7 <= card.uncommon <= 10 for card in uncommon)


# furniture and elements


@rule("UN-C034", "UN-C018", "UN-C019", "UN-C203", "UN-G76")
@pytest.mark.parametrize(("section", "number"), [(FURNITURE, 32), (ELEMENTS, 42), (TREASURES, 10)])
def test_furniture_elements_and_treasures_are_as_many_as_in_the_box(section: Section[Furniture], number: int) -> None:
    assert len(BOX[section]) == number


def _results(key: str) -> range:
    if key.startswith("<="):
        return range(2, int(key[2:]) + 1)
    if key.endswith("+"):
        return range(int(key[:-1]), 13)
    first, _, last = key.partition("-")
    return range(int(first), int(last or first) + 1)


@rule("UN-G76")
def test_a_search_table_answers_every_result_of_two_dice_once() -> None:
    for section in (FURNITURE, ELEMENTS):
        for piece in BOX[section].values():
            if piece.search:
                results = sorted(n for key in piece.search for n in _results(key))
                assert results == list(range(2, 13)), piece.id


@rule("UN-C103")
def test_a_cupboard_searched_with_eleven_gives_a_special_object_and_with_less_nothing() -> None:
    search = BOX[FURNITURE]["cupboard"].search
    assert [find.pile for find in words.FIND.of(search["11"])] == ["special"]
    assert not search["<=10"]


@rule("UN-C100", "UN-C101", "UN-C102")
@pytest.mark.parametrize(
    ("height", "ids"),
    [
        (1, ["table", "chair", "barrels-and-boxes", "bed", "shrine"]),
        (2, ["wardrobe", "library", "cupboard"]),
        (3, ["statue"]),
        (4, ["column"]),
    ],
)
def test_furniture_has_the_heights_of_the_examples(height: int, ids: list[str]) -> None:
    assert [BOX[FURNITURE][id].height for id in ids] == [height] * len(ids)


@rule("UN-C100", "UN-C102")
def test_beds_give_light_cover_and_statues_and_columns_heavy() -> None:
    assert [BOX[FURNITURE][id].cover for id in ("bed", "statue", "column")] == ["light", "heavy", "heavy"]


@rule("UN-C102")
@pytest.mark.parametrize("id", ["tree", "rocks"])
def test_trees_and_rocks_are_impassable(id: str) -> None:
    assert BOX[ELEMENTS][id].impassable


@rule("UN-C469", "UN-C487")
def test_the_tables_that_skills_help_to_search_are_marked() -> None:
    marked = {id: piece.skill for id, piece in BOX[FURNITURE].items() if piece.skill != "none"}
    assert marked == {
        "alchemy-table": "alchemy",
        "alembic": "alchemy",
        "spice-table": "alchemy",
        "library": "library",
        "sorcery-table": "library",
    }


@rule("UN-C378")
def test_every_piece_of_furniture_among_the_overtiles_has_its_card() -> None:
    named = {
        *(
            "dining-room",
            "armory",
            "barrels-and-boxes",
            "amphoras",
            "cupboard",
            "library",
            "fireplace",
            "kitchen",
            "bed",
        ),
        *("throne", "latrine", "forge", "water-well", "alembic", "alchemy-table", "sorcery-table", "spice-table"),
        *("torture-machine", "tomb", "shrine", "mirror", "training-dummy", "archery-target", "statue", "column"),
        *("ballista", "carriage", "cart"),
    }
    assert named <= set(BOX[FURNITURE])


@rule("UN-C344", "UN-C379", "UN-C380")
def test_every_special_element_the_book_names_has_its_card() -> None:
    named = {
        *("special-statue", "cell", "mold", "symbols", "fountain", "gelatinous-cube", "magic-portal", "crystal-vein"),
        *("mushrooms", "mysterious-mist", "great-treasure", "bonfire", "adventurer-equipment", "mount"),
        *("rocks", "tree", "old-traps", "pit", "fire-wall", "ice-wall", "stone-wall"),
        *("magic-fountain", "abyss", "nest-of-snakes", "witch-at-her-potions", "small-prison", "dragons-lair"),
    }
    assert named <= set(BOX[ELEMENTS])


def test_only_the_dragons_hoard_may_hold_a_relic() -> None:
    pieces = [*BOX[FURNITURE].values(), *BOX[ELEMENTS].values()]
    holders = [
        piece.id
        for piece in pieces
        if any(find.pile == "relic" for effects in piece.search.values() for find in finds(effects))
    ]
    assert holders == ["dragons-lair"]


def test_every_treasure_gives_coins_cards_or_fortune() -> None:
    for card in BOX[TREASURES].values():
        assert words.COINS.of(card.effects) or words.FIND.of(card.effects), card.id


# words and names


def test_every_condition_a_card_of_equipment_names_is_known() -> None:
    for card in GEAR.values():
        effects = card.effects
        asked = [
            *(term.when for term in words.BONUS.of(effects)),
            *(term.when for term in words.DAMAGE.of(effects)),
            *(term.when for term in words.GUARD.of(effects)),
            *(term.when for term in words.INFLICT.of(effects)),
            *(term.when for term in words.REROLL.of(effects)),
            *(term.when for term in words.ATTACKS.of(effects)),
        ]
        assert [name for when in asked for name in when if name not in set(words.Circumstance)] == [], card.id


def named() -> list[str]:
    """Every message these cards need."""
    kinds = {
        "weapon": WEAPONS,
        "armor": ARMORS,
        "shield": SHIELDS,
        "thing": THINGS,
        "furniture": FURNITURE,
        "element": ELEMENTS,
        "treasure": TREASURES,
    }
    return [f"universalis-{kind}-{id}" for kind, section in kinds.items() for id in BOX[section]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_name_article_and_text(language: str) -> None:
    messages = Messages(language, [HERE / "text"], "universalis")
    assert [id for id in named() for part in ("", "the", "text") if not messages.has(id, part)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_for_a_card_that_is_not_there(language: str) -> None:
    files = [HERE / "text" / language / f"{name}.ftl" for name in ("equipment", "objects", "furniture", "relics-more")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert set(re.findall(r"^(universalis-[a-z0-9-]+) =", text, re.MULTILINE)) == set(named())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_equipment_have_the_same_name(language: str) -> None:
    messages = Messages(language, [HERE / "text"], "universalis")
    names = Counter(
        messages.text(id) for id in named() if not id.startswith(("universalis-furniture", "universalis-element"))
    )
    assert [name for name, times in names.items() if times > 1] == []


def test_a_search_table_with_a_gap_is_refused_where_it_is_written() -> None:
    with pytest.raises(Faults) as wrong:
        Furniture(id="crate", search={"2-6": Effects(), "8+": Effects()})
    assert [(fault.path, fault.message) for fault in wrong.value.faults] == [(("search",), "no row for 7 of 2d6")]
