"""Spells and riders: rider and mount are two characters beside each other.  UN-1366"""

from __future__ import annotations

from systems.universalis.build import hero, orc
from systems.universalis.party.test_mounts import field, horse
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.magic.effects import victims
from undercroft.systems.universalis.magic.spells import area_of, figures_for
from undercroft.systems.universalis.state import Casting


def struck_by(spell: str) -> list[str]:
    """Whom a spell that an orc casts at a rider comes to."""
    play = field(h=horse(at="c5"), S=hero(rides="h"), k=orc(at="k5"))
    casting = Casting(caster=play.names["k"], spell=spell, target=play.names["S"])
    card = library()[SPELLS][spell]
    found = victims(play.game, play.who("k"), card, casting, area_of(play.game, casting))
    names = {id: name for name, id in play.names.items()}
    return [names[one.id] for one in found]


@rule("UN-1366")
def test_a_fireball_at_a_rider_reaches_the_mount_beside_it():
    assert struck_by("fireball") == ["S", "h"]


@rule("UN-1366")
def test_a_lightning_at_a_rider_spares_the_mount():
    assert struck_by("lightning") == ["S"]


@rule("UN-1366")
def test_a_rider_lays_hands_on_the_mount():
    play = field(h=horse(at="c5"), S=hero("tobbin", rides="h", spells=["lay-on-hands"]), k=orc(at="k5"))
    found = figures_for(play.game, play.who("S"), library()[SPELLS]["lay-on-hands"])
    assert [one.id for one in found] == [play.names["h"]]
