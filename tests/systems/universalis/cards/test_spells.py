"""The spells: how many there are, the figures the book gives, and that every lore has a character of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from systems.universalis.box import BOX
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import CREATURES, SPELLS, Spell
from undercroft.text.messages import LANGUAGES, messages

CARDS = BOX[SPELLS]
REALMS = {
    "elements": ("fire", "earth", "air", "water"),
    "light": ("light", "blessings", "runic", "music"),
    "darkness": ("necromancy", "witchcraft", "underworld", "corruption"),
    "nature": ("nature", "tribal", "channeling", "animism"),
}
LORES = sorted({card.lore for card in CARDS.values()})


def of(lore: str) -> list[Spell]:
    return [card for card in CARDS.values() if card.lore == lore]


@rule("UN-G47")
def test_there_are_96_spells_six_in_each_of_sixteen_lores():
    assert list(Counter(card.lore for card in CARDS.values()).values()) == [6] * 16


@rule("UN-C064", "UN-C065", "UN-C066", "UN-C067", "UN-0421")
@pytest.mark.parametrize("realm", REALMS)
def test_every_realm_of_gods_has_a_lore(realm):
    assert any(lore in REALMS[realm] for lore in LORES)


@rule("UN-C069")
def test_lightning_throws_6_dice_at_armor_less_1_for_1_mana_at_one_target():
    card = CARDS["lightning"]
    assert words.BLAST.of(card.effects) == (words.Blast(dice=6, armor=-1, element=words.Element.LIGHTNING),)
    assert (card.lore, card.nature, card.mana, card.area) == ("runic", "projectile", 1, 0)


@rule("UN-C070")
def test_a_fireball_throws_5_dice_at_its_target_and_3_around_it():
    (blast,) = words.BLAST.of(CARDS["fireball"].effects)
    assert (blast.dice, blast.near, blast.fire, CARDS["fireball"].area) == (5, 3, True, 1)


@rule("UN-C345", "UN-C471", "UN-C472")
@pytest.mark.parametrize(
    ("lore", "spells"),
    [
        ("light", ("healing-light", "sheltering-light", "holy-light")),
        ("blessings", ("scourge-of-evil",)),
        ("underworld", ("favour-of-the-gods", "regeneration")),
        ("corruption", ("marshy-ground", "inner-fire")),
    ],
)
def test_the_spells_the_champions_of_the_gods_learn_are_in_their_lores(lore, spells):
    assert {CARDS[spell].lore for spell in spells} == {lore}


@rule("UN-C568")
def test_the_two_spells_the_underworld_ignores_are_control_spells():
    assert {CARDS[spell].nature for spell in ("demonic-seduction", "placate-tempers")} == {"control"}


@pytest.mark.parametrize("lore", LORES)
def test_a_lore_has_spells_of_at_least_three_natures(lore):
    assert len({card.nature for card in of(lore)}) >= 3


@rule("UN-C068")
@pytest.mark.parametrize("lore", ["animism", "channeling", "nature", "witchcraft"])
def test_some_lores_have_a_spell_of_each_nature(lore):
    assert len({card.nature for card in of(lore)}) == 6


@rule("UN-0436")
@pytest.mark.parametrize("lore", LORES)
def test_a_lore_has_more_basic_than_superior_spells_and_both(lore):
    superior = sum(card.superior for card in of(lore))
    assert 1 <= superior <= 3


@pytest.mark.parametrize("lore", LORES)
def test_superior_spells_cost_more_to_learn_than_any_basic_one(lore):
    dearest = max(card.cost for card in of(lore) if not card.superior)
    assert all(card.cost > dearest for card in of(lore) if card.superior)


def test_no_two_spells_do_the_same():
    ways = {(card.nature, card.range, card.area, card.targets, str(card.effects)) for card in CARDS.values()}
    assert len(ways) == len(CARDS)


@rule("UN-0453", "UN-0457")
def test_projectiles_and_damage_spells_throw_dice():
    harmful = [card for card in CARDS.values() if card.nature in ("projectile", "damage")]
    assert [card.id for card in harmful if not words.BLAST.of(card.effects)] == []


@rule("UN-0460")
def test_healing_spells_give_vitality_back():
    healing = [card for card in CARDS.values() if card.nature == "healing"]
    assert [card.id for card in healing if not words.HEAL.of(card.effects)] == []


@rule("UN-0455")
def test_what_spells_summon_is_in_the_bestiary():
    summoned = {one.creature for card in CARDS.values() for one in words.SUMMON.of(card.effects)}
    assert summoned
    assert summoned <= set(BOX[CREATURES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_has_a_name_and_a_text(language):
    speech = messages(language, "universalis")
    parts = [(f"universalis-spell-{id}", part) for id in CARDS for part in ("", "the", "text")]
    assert [(id, part) for id, part in parts if not speech.has(id, part)] == []


@rule("UN-C064", "UN-C065", "UN-C066", "UN-C067")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_sixteen_lores_have_names(language):
    speech = messages(language, "universalis")
    lores = [lore for realm in REALMS.values() for lore in realm]
    assert [lore for lore in lores if not speech.has(f"universalis-lore-{lore}")] == []
