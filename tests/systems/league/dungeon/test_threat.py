"""The threat level, threat rolls, and what happens outside battle.  LE-0218 to LE-0236"""

from __future__ import annotations

import msgspec
import pytest

from systems.league.driving import drive
from systems.league.dungeon.inside import inside
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import BattleThreat, SpringTrap, ThreatEvent, ThreatRoll
from undercroft.systems.league.cards.dungeon import THREATS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS, Quest
from undercroft.systems.league.dungeon import threat
from undercroft.systems.league.dungeon.scenario_die import scenario_die
from undercroft.systems.league.dungeon.threat import least_threat, lower_threat, raise_threat
from undercroft.systems.league.dungeon.threat_roll import row_of, threat_event, threat_roll
from undercroft.systems.league.dungeon.tokens import WANDERER, of_kind
from undercroft.systems.league.setup import first_state


@pytest.fixture
def quest(monkeypatch):
    """The quest of a position with other limits of the threat."""

    def limited(**fields):
        plain = library()[QUESTS]["the-cellar"]
        other: Quest = msgspec.structs.replace(plain, **fields)
        monkeypatch.setattr(threat, "_limits", lambda game: (other.threat, other.most_threat))
        return other

    return limited


def at_threat(n, **more):
    def prepare(state):
        state.threat = n

    return inside(prepare=prepare, **more)


# rising and falling


@rule("LE-0218", "LE-0228", "LE-0229", "LE-0230", "LE-0231")
def test_the_threat_rises_as_the_quest_goes_on_and_tells_why():
    play = at_threat(4)
    raise_threat(play.game, 2, "forcing", "LE-0231")
    assert play.state.threat == 6
    assert [(one.what, one.was, one.now, one.detail) for one in play.events("changed")] == [("threat", 4, 6, "forcing")]


@rule("LE-0225", "LE-0226")
def test_it_never_falls_below_two():
    play = at_threat(4)
    lower_threat(play.game, 5, "natural-20")
    assert play.state.threat == 2


@rule("LE-0226", "LE-G29")
def test_it_never_falls_below_the_minimum_of_the_quest(quest):
    quest(threat=6)
    play = at_threat(8)
    lower_threat(play.game, 5, "natural-20")
    assert play.state.threat == 6
    assert least_threat(play.game) == 6


@rule("LE-0218", "LE-0219", "LE-G29")
def test_the_threat_begins_at_the_minimum_of_the_quest():
    play = at_threat(2)
    assert first_state(play.table.setup).threat == 2 == least_threat(play.game)


@rule("LE-0227", "LE-G73")
def test_the_maximum_of_the_quest_brings_a_wandering_monster_and_the_threat_falls_by_five(quest):
    quest(most_threat=10)
    play = at_threat(8)
    raise_threat(play.game, 1, "opening")
    assert not of_kind(play.game, WANDERER)
    raise_threat(play.game, 2, "forcing")
    assert len(of_kind(play.game, WANDERER)) == 1
    assert play.state.threat == 11 - 5


# the roll


@rule("LE-0221", "LE-G70")
@pytest.mark.parametrize("threat", [10, 25])
def test_a_natural_twenty_lowers_the_threat_by_five_and_nothing_else_happens(threat):
    play = at_threat(threat)
    play.state.agenda = []
    drive(threat_roll(play.game, ThreatRoll()), 20)
    assert play.state.threat == threat - 5
    assert play.state.agenda == []


@rule("LE-0220", "LE-0222")
@pytest.mark.parametrize(("roll", "happens"), [(7, True), (8, False)])
def test_an_event_occurs_up_to_the_threat_level(roll, happens):
    play = at_threat(7)
    play.state.agenda = []
    drive(threat_roll(play.game, ThreatRoll()), roll)
    assert play.state.agenda == ([ThreatEvent()] if happens else [])


@rule("LE-0224", "LE-0230")
def test_a_roll_above_the_threat_level_raises_it_by_one():
    play = at_threat(7)
    drive(threat_roll(play.game, ThreatRoll()), 8)
    assert play.state.threat == 8


@rule("LE-0222", "LE-G71")
def test_in_battle_the_other_table_counts():
    play = at_threat(7)
    play.state.battle = 1
    play.state.agenda = []
    drive(threat_roll(play.game, ThreatRoll()), 3)
    assert play.state.agenda == [BattleThreat()]


@rule("LE-0232", "LE-0233", "LE-0234", "LE-0235", "LE-0236", "LE-G72")
def test_the_table_outside_battle():
    rows = {n: row_of(n, battle=False) for n in range(1, 21)}
    bounds = {card.id: [n for n, row in rows.items() if row is card] for card in set(rows.values())}
    assert {id: (numbers[0], numbers[-1]) for id, numbers in bounds.items()} == {
        "wandering-monster": (1, 12),
        "deeper-dungeon": (13, 15),
        "more-encounters": (16, 17),
        "sprung-trap": (18, 19),
        "restless-dungeon": (20, 20),
    }
    assert [card.falls for card in library()[THREATS].values() if not card.battle] == [5, 5, 6, 7, 10]


@rule("LE-G72")
def test_the_threat_falls_by_less_in_battle():
    rows = [row_of(n, battle=True).falls for n in range(1, 11)]
    assert rows == [2, 2, 3, 3, 3, 3, 3, 4, 4, 6]


@rule("LE-0223", "LE-0232", "LE-G71")
@pytest.mark.parametrize("roll", [1, 12])
def test_a_wandering_monster_appears_and_the_threat_falls(roll):
    play = at_threat(15)
    drive(threat_event(play.game, ThreatEvent()), roll)
    assert len(of_kind(play.game, WANDERER)) == 1
    assert play.state.threat == 10


@rule("LE-0233", "LE-G75")
def test_every_pile_grows_by_a_card_on_its_top():
    def prepare(state):
        state.threat = 12
        state.piles["route-1"] = Pile(("crypt",))
        state.piles["route-2"] = Pile(())
        state.piles["route-3"] = Pile(("chapel", "fork"))
        state.piles["rooms"] = Pile(("study", "kitchen"))
        state.piles["corridors"] = Pile(("drain",))

    play = inside(prepare=prepare)
    drive(threat_event(play.game, ThreatEvent()), 13)
    piles = play.state.piles
    assert [len(piles[name].cards) for name in ("route-1", "route-2", "route-3")] == [2, 0, 3]
    assert piles["route-1"].cards[0] == "crypt"
    assert piles["route-3"].cards[:2] == ("chapel", "fork")
    assert len(piles["rooms"].cards + piles["corridors"].cards) == 1
    assert play.state.threat == 7


@rule("LE-0234", "LE-G82")
def test_the_chance_of_encounters_rises_by_ten_again_and_again():
    play = at_threat(20)
    drive(threat_event(play.game, ThreatEvent()), 16)
    drive(threat_event(play.game, ThreatEvent()), 17)
    assert play.state.more_encounters == 20
    assert play.state.threat == 20 - 12


@rule("LE-0235")
def test_a_hero_has_sprung_a_trap():
    play = at_threat(15, traps=["pit-trap"], stand={"W": "c2"})
    play.state.agenda = []
    drive(threat_event(play.game, ThreatEvent()), 18, "pit-trap", 100)
    assert play.state.agenda == [SpringTrap(play.names["W"], card="pit-trap", at=play.who("W").at)]
    assert play.state.threat == 8


@rule("LE-0236")
def test_the_scenario_die_counts_one_more_from_now_on_but_only_once():
    play = at_threat(30)
    drive(threat_event(play.game, ThreatEvent()), 20)
    assert play.state.threat == 20
    drive(threat_event(play.game, ThreatEvent()), 20)
    assert play.state.die_bonus == 1
    play.state.agenda = []
    drive(scenario_die(play.game, None), 8)
    assert play.state.agenda == [ThreatRoll()]
