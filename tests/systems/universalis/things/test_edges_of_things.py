"""Edges of things: what they weigh, what is identified, what Mana comes back.  UN-0278 to UN-0434, UN-1126"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.gains import _gain_mana
from undercroft.systems.universalis.effects.recognizing import recognize
from undercroft.systems.universalis.things.burdens import weight
from undercroft.systems.universalis.things.decks import deck, find, likeness_of


def hall(**people: Any) -> Play:
    return position(HALL, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


@rule("UN-1121", "UN-1126")
def test_things_weigh_what_their_cards_say() -> None:
    for id, card in gear_cards().items():
        assert weight("shara", (id,)) == card.weight, id
    both = ("chainmail", "battleaxe")
    assert weight("shara", both) == sum(gear_cards()[id].weight for id in both)


@rule("UN-0434")
@pytest.mark.parametrize(("left", "told"), [(0, [2]), (7, [8]), (8, [])])
def test_mana_comes_back_up_to_what_one_has_and_is_told_where_it_does(left: int, told: list[int]) -> None:
    play = position(HALL, turn="B", B=hero("maeliss", at="b2"))
    who = play.who("B")
    assert play.game.kit(who).mana == 8
    who.mana = left
    carried_out(_gain_mana(play.game, who, 2, Cause("well")))
    assert who.mana == min(8, left + 2)
    assert play.changed("mana") == told


@rule("UN-0278", "UN-0281")
def test_a_magic_thing_found_goes_back_to_its_deck_until_it_is_known_for_what_it_is() -> None:
    play = hall()
    magic = deck(play.game, "magic").cards
    card = next(id for id in magic if likeness_of(gear_cards()[id]) != id)
    script = find(play.game, play.who("S"), "magic")
    next(script)
    play.state.piles["magic"].cards = tuple(id for id in magic if id != card)
    with contextlib.suppress(StopIteration):
        script.send((card,))
    assert card in play.state.piles["magic"].cards
    assert likeness_of(gear_cards()[card]) in play.who("S").pack
    assert card not in play.who("S").pack


@rule("UN-0281", "UN-0282")
def test_a_thing_is_found_to_be_one_of_those_that_look_like_it_or_worthless() -> None:
    play = hall()
    card = next(id for id in deck(play.game, "magic").cards if likeness_of(gear_cards()[id]) != id)
    plain = likeness_of(gear_cards()[card])
    who = play.who("S")
    who.pack = (plain,)
    play.state.piles["magic"].cards = (card,)
    script = recognize(play.game, who, plain)
    request = next(script, None)
    if request is not None:
        with pytest.raises(StopIteration):
            script.send(0)
    assert (who.pack, play.state.piles["magic"].cards) == ((card,), ())
    who.pack = (plain,)
    carried_out(recognize(play.game, who, plain))
    assert card not in who.pack
