"""What is peculiar to dark elves, wild herds, wyrm cult, elemental courts, high nests and red arena."""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, hero, position
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, Initiative
from undercroft.systems.universalis.cards.definitions import BEHAVIORS, CREATURES, FACTIONS
from undercroft.systems.universalis.cards.people import person

FACTION = {
    "houses-of-the-dark-elves": "evil",
    "wild-herds": "neutral",
    "wyrm-cult": "evil",
    "elemental-courts": "neutral",
    "winds-of-the-high-nests": "neutral",
    "red-arena": "evil",
}
OWN = {faction: [one for one in BOX[CREATURES].values() if one.faction == faction] for faction in FACTION}


@rule("UN-G46")
@pytest.mark.parametrize("faction", FACTION)
def test_each_has_thirteen_profiles_or_more_and_an_alignment(faction):
    assert len(OWN[faction]) >= 13
    assert BOX[FACTIONS][faction].alignment == FACTION[faction]


@rule("UN-G44")
@pytest.mark.parametrize("faction", FACTION)
def test_each_behaves_in_five_ways_or_more(faction):
    assert len({one.behavior for one in OWN[faction]} & set(BOX[BEHAVIORS])) >= 5


@pytest.mark.parametrize("faction", FACTION)
def test_no_profile_of_theirs_has_the_skills_of_any_other(faction):
    others = [set(one.skills) for one in BOX[CREATURES].values() if one.faction != faction and len(one.skills) > 1]
    assert [one.id for one in OWN[faction] if len(one.skills) > 1 and set(one.skills) in others] == []


def test_almost_everybody_of_the_high_nests_flies():
    flying = [one for one in OWN["winds-of-the-high-nests"] if any(skill.startswith("flying") for skill in one.skills)]
    assert {one.id for one in OWN["winds-of-the-high-nests"]} - {one.id for one in flying} == {"ground-born"}


def test_an_elemental_of_a_spell_is_of_another_faction():
    assert BOX[CREATURES]["fire-elemental"].faction not in FACTION


@rule("UN-C569")
def test_a_mob_takes_up_four_squares():
    assert person("howling-mob").base == (2, 2)


@rule("UN-C091")
@pytest.mark.parametrize("centaur", ["centaur-archer", "centaur-charger", "mare-queen"])
def test_centaurs_have_a_base_of_two_squares(centaur):
    assert person(centaur).base == (1, 2)


def test_a_mob_throws_what_is_at_hand():
    play = position(
        HALL, turn=["k"], dice=[n * 5 % 6 + 1 for n in range(99)], k={"creature": "howling-mob", "at": "g4"},
        S=hero(at="d4", fortune=0),
    ).finish()  # fmt: skip
    assert "shot" in {event.why for event in play.events("rolled")}


@rule("UN-C474")
def test_a_beast_snarer_teaches_the_strongest_beast_that_comes_with_it():
    met = Initiative(newcomers=(FigureId(FIRST_FOE), FigureId(FIRST_FOE + 1)), surprise=False)
    snarer, beast = {"creature": "beast-snarer", "at": "k9"}, {"creature": "kraken-calf", "at": "h7"}
    play = position(HALL, do=[met, EndHeroesTurn()], dice=[6, 5, 2, 1, *[3] * 20], S=hero(at="b2"), k=snarer, b=beast)
    assert play.see("b")["combat"] == BOX[CREATURES]["kraken-calf"].stats.combat + 1
