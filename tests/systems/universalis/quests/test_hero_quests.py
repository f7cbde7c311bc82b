"""The heroes' own quests: who may set out, what only that hero can do there, and the prize.  UN-C001, UN-C203"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import hero, position
from systems.universalis.campaign.on_the_map import journey
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.campaign.ending import reward
from undercroft.systems.universalis.campaign.quests_on_the_map import unlockable
from undercroft.systems.universalis.cards.definitions import CLASSES, HEROES
from undercroft.systems.universalis.cards.narratives import Prize
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.dungeon.mission import handled
from undercroft.systems.universalis.heroes.ledger import Ledger, may_try, next_chapters
from undercroft.systems.universalis.setup.party import clash, first_heroes

ALL = BOX[QUESTS]
OWN = {id: quest for id, quest in ALL.items() if quest.of}
RUNE, YEAR, DEBTS = "the-rune-that-would-not-break", "the-fourth-year", "her-fathers-debts"
"""Those of Borgron, Maeliss and Ghurza."""

DRAKE = {"creature": "furnace-drake", "at": "z6", "leader": True}


def table(quest: str, *party: str) -> Table:
    """A quest for these heroes, or for those who come with it."""
    setup = SYSTEM.default_setup(quest, 3, "own")
    return Table(SYSTEM, msgspec.structs.replace(setup, party=party or setup.party))


# the ten


@rule("UN-C001")
def test_ten_heroes_of_ten_classes_have_a_quest_of_their_own():
    assert sorted(quest.number for quest in OWN.values()) == list(range(201, 211))
    assert len({BOX[HEROES][quest.of].klass for quest in OWN.values()}) == 10
    assert len({quest.faction for quest in OWN.values()}) == 10


@pytest.mark.parametrize("id", OWN)
def test_each_brings_its_hero_something_that_nobody_else_has_of_it(id: str):
    assert OWN[id].prize != Prize()
    assert 4 <= len(OWN[id].sections) <= 7
    assert OWN[id].minutes <= 45


# who sets out


@rule("UN-C001")
@pytest.mark.parametrize("id", OWN)
def test_the_hero_leads_the_group_that_is_made_ready(id: str):
    for n in range(1, 6):
        party = SYSTEM.default_setup(id, n, "x").party
        assert (party[0], len(party)) == (OWN[id].of, n)
        assert clash([BOX[HEROES][one] for one in party]) == ""


def test_without_a_leader_of_its_own_a_group_is_as_it_always_was():
    assert first_heroes(3) == ("borgron", "shara", "taeral")
    groups = [BOX[CLASSES][BOX[HEROES][one].klass].group for one in first_heroes(3, "nariant")]
    assert sorted(groups) == ["explorer", "fighter", "spellcaster"]


@rule("UN-C001")
def test_nobody_sets_out_on_it_without_the_hero():
    assert table(RUNE, "borgron", "shara", "taeral").ask is not None
    with pytest.raises(SetupError, match="Borgron's own quest") as refused:
        table(RUNE, "maeliss", "shara", "taeral")
    assert refused.value.said == "universalis-not-alone"


@pytest.mark.parametrize(
    ("heroes", "open"),
    [({}, False), ({"shara": ""}, False), ({"borgron": ""}, True), ({"borgron": "prisoner"}, False)],
)
def test_a_campaign_offers_it_while_the_hero_is_there_and_free(heroes: dict[str, str], open: bool):
    sheets = {id: msgspec.structs.replace(BOX[HEROES][id], fate=fate) for id, fate in heroes.items()}
    book = Ledger(heroes=sheets, rested=True)
    assert may_try(book, ALL[RUNE], list(ALL.values())) is open
    assert (RUNE in next_chapters(book, list(ALL.values()))) is open


@rule("UN-1217")
def test_on_the_map_it_need_not_be_unlocked_and_only_its_hero_finds_it():
    at = ALL[RUNE].lies
    road = journey(at, party=["borgron", "shara"])
    assert RUNE not in unlockable(road.table.game)
    assert [one.what for one in road.take("stay-here").found("begin-quest")] == [f"quest-{RUNE}"]
    assert not journey(at, party=["aki", "shara"]).take("stay-here").found("begin-quest")


# what only the hero can do


@rule("UN-C001")
@pytest.mark.parametrize(("who", "may"), [("shara", False), ("borgron", True)])
def test_what_is_a_heros_own_nobody_else_handles(who: str, may: bool):
    others = {} if may else {"borgron": hero("borgron", at="s4")}
    play = position(quest=RUNE, explored=["z5"], turn=who, **others, **{who: hero(who, at="aa5")})
    ask = play.table.ask
    assert ask is not None
    assert any(option.act == "mark-break" for option in ask.options) is may


def test_cold_water_costs_the_drake_two_vitality():
    play = position(quest=YEAR, explored=["w6"], turn="maeliss", maeliss=hero("maeliss", at="x8"), d=DRAKE)
    handled(play.game, play.who("maeliss"), 0)
    assert play.who("d").wounds == 2


def test_cold_water_over_nobody_does_nothing():
    game = table(YEAR).game
    handled(game, game.heroes()[0], 0)
    assert not game.state.creatures


# the prize


@rule("UN-C001")
@pytest.mark.parametrize(("down", "more"), [(False, 2), (True, 0)])
def test_the_hero_has_the_prize_if_still_standing_at_the_end(down: bool, more: int):
    game = table(RUNE).game
    borgron, other = game.heroes()[:2]
    if down:
        borgron.conditions = ("knocked-out",)
    list(reward(game))
    assert borgron.xp - (0 if down else other.xp) == more
    assert ("ring-of-warding" in borgron.pack) is not down
    assert "ring-of-warding" not in other.pack


# what the check says


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"of": ""}, "only a hero's own quest has a prize"),
        ({"of": "", "prize": Prize()}, "only a hero's own quest has marks of that hero's own"),
        ({"kind": "opening"}, "only an independent quest is a hero's own"),
    ],
)
def test_a_sheet_that_mixes_it_up_is_found_out(changed: dict[str, object], fault: str):
    assert fault in faults(msgspec.structs.replace(ALL[DEBTS], **changed))
    assert faults(ALL[DEBTS]) == []
