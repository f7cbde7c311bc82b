"""The White Tree, the Sons of Jupiter, the Kamaerin, the Holds of Khumund and the Free Companies."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import COMPANIONS, CREATURES, FACTIONS

PROFILES = BOX[CREATURES]


def races(faction: str) -> set[str]:
    return {profile.race for profile in PROFILES.values() if profile.faction == faction}


@rule("UN-C329")
def test_the_iron_giant_of_khumund_has_the_figures_of_the_one_that_serves_heroes():
    ours, theirs = PROFILES["khumund-iron-giant"], BOX[COMPANIONS]["iron-giant"]
    assert (ours.stats, ours.skills, ours.sets) == (theirs.stats, theirs.skills, theirs.sets)


@rule("UN-C391", "UN-C410")
def test_the_champions_of_the_kamaerin_are_ancients_and_their_soldiers_are_not():
    own = [profile for profile in PROFILES.values() if profile.faction == "kamaerin"]
    assert {profile.race for profile in own if profile.level == "champion"} == {"celestial"}
    assert "celestial" not in {profile.race for profile in own if profile.level == "grunt"}


@rule("UN-C415", "UN-C408", "UN-C407")
@pytest.mark.parametrize(
    ("faction", "people"),
    [
        ("holds-of-khumund", {"dwarf", "animal", "construct", "giant"}),
        ("kingdom-of-the-white-tree", {"elf", "human", "treefolk", "animal"}),
        ("sons-of-jupiter", {"human", "celestial", "cyclops", "giant", "animal"}),
        ("free-companies", {"human", "ogre", "animal"}),
    ],
)
def test_a_faction_is_of_the_people_its_land_is_known_for(faction, people):
    assert races(faction) == people


@rule("UN-G46")
def test_the_white_tree_jupiter_and_khumund_are_good_the_kamaerin_neutral_and_bandits_evil():
    told = {
        id: BOX[FACTIONS][id].alignment for id in ("kingdom-of-the-white-tree", "sons-of-jupiter", "holds-of-khumund")
    }
    assert set(told.values()) == {"good"}
    assert (BOX[FACTIONS]["kamaerin"].alignment, BOX[FACTIONS]["free-companies"].alignment) == ("neutral", "evil")
