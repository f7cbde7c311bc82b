"""Every Treasure card, drawn from a chest that is opened.  UN-0184, UN-1066, UN-C034"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import Play, hero, position
from systems.universalis.things.proofs import armed, proves
from systems.universalis.things.searching import DECKS, HALL, facts
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

TREASURES: dict[str, dict[str, Any]] = {
    "alchemists-box": {"pack": ["unidentified-potion", "unidentified-potion"]},
    "cursed-coffer": {"coins": 9, "reserve": 1},
    "handful-of-silver": {"coins": 5},
    "healers-case": {"wounds": 2, "pack": ["lucky-charm"]},
    "kings-ransom": {"coins": 6, "pack": ["unidentified-trinket"]},
    "purse": {"coins": 6},
    "reliquary": {"fortune": 1, "pack": ["unidentified-trinket"]},
    "strongbox": {"coins": 9},
    "travellers-bag": {"coins": 3, "pack": ["rope", "torch"]},
    "weapon-case": {"coins": 3, "pack": ["club"]},
}


def opened(card: str, **more: Any) -> Play:
    """Shara, hurt, opens a chest with this card with a double 6; every further die shows 3."""

    def prepare(state: State) -> None:
        state.piles.update({name: Pile(cards) for name, cards in DECKS.items()})
        state.piles["treasure"] = Pile((card,))

    place = {"furniture": [{"kind": "chest", "at": "e4"}], "prepare": prepare, "turn": "heroes", **more}
    return position(HALL, S=armed(at="d4", wounds=4), dice=[6, 6, *[3] * 40], **place)


@rule("UN-0184", "UN-1066", "UN-C034")
@proves(*TREASURES)
@pytest.mark.parametrize("card", TREASURES)
def test_a_chest_that_is_opened_gives_what_its_card_says(card):
    play = opened(card)
    before = facts(play)
    play.take("S opens the chest")
    assert {name: value for name, value in facts(play).items() if value != before[name]} == TREASURES[card]


@rule("UN-0184")
@proves("travellers-bag")
def test_objects_of_a_treasure_are_shared_at_once():
    play = opened("travellers-bag", B=hero("borgron", at="d6", pack=[])).take("S acts", "S opens the chest")
    play.take("S gives rope to B", "S gives torch to S")
    assert (play.see("B")["pack"], play.see("S")["pack"]) == (["rope"], ["torch"])


@rule("UN-0184")
@proves("cursed-coffer")
def test_a_cursed_coffer_gives_a_dark_player_with_a_hand_a_card():
    play = opened("cursed-coffer", hand=[], decks={"obstacles": ["stake"]})
    play.take("S opens the chest")
    assert play.asks() == "dark-draw"


@rule("UN-0184")
@proves("travellers-bag")
def test_who_is_not_there_and_who_is_no_explorer_have_no_share_in_a_treasure():
    more = {"B": hero("borgron", at="d6", pack=[]), "T": hero("taeral", at="f6", pack=[])}
    play = opened("travellers-bag", w={"companion": "wolf", "at": "d7"}, **more)
    play.who("T").out = True
    play.who("T").at = -1
    play.take("S acts", "S opens the chest")
    assert play.asks() == "share"
    assert {option.who for option in play.table.ask.options} == {play.names["S"], play.names["B"]}


@rule("UN-0184")
@proves("travellers-bag")
def test_what_the_finder_had_before_is_not_shared():
    def packed(state):
        state.heroes[0].pack = ("torch", "bandages")
        state.piles.update({name: Pile(cards) for name, cards in DECKS.items()})
        state.piles["treasure"] = Pile(("travellers-bag",))

    play = opened("travellers-bag", prepare=packed, B=hero("borgron", at="d6", pack=[])).take("S acts")
    play.take("S opens the chest", "S gives rope to B", "S gives torch to B")
    assert play.asks() != "share"
    assert (play.see("B")["pack"], play.see("S")["pack"]) == (["rope", "torch"], ["bandages", "torch"])
