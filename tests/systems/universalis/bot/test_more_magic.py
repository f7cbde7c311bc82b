"""What the sensible player and the Dark Player's casters make of Witchcraft, Nature, Channeling and Animism."""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.magic.casting import field
from undercroft.bots.chair import Chair
from undercroft.kernel.requests import Option
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.foes.casting import Plan, spell_plans
from undercroft.systems.universalis.state import State

SHAMAN: dict[str, Any] = {"creature": "orc-shaman", "hands": [], "at": "h3"}
LORES = ("witchcraft", "nature", "channeling", "animism")
OWN = sorted(id for id, card in BOX[SPELLS].items() if card.lore in LORES)
HURT = {"wounds": 4}
CHAMPION = {"creature": "orc-champion"}
MANY = {"j": orc(at="g4"), "l": orc(at="h4")}
"""More orcs beside the first."""

SCENES: dict[str, dict[str, Any]] = {
    "bitter-draught": {"S": {"at": "d4", **HURT}, "k": {"at": "k9"}},
    "root-and-rest": {"S": HURT, "k": {"at": "k9"}},
    "take-the-wound": {"S": HURT, "k": {"at": "k9"}},
    "wounded-beast": {"S": HURT, "k": {"at": "k9"}},
    "dam-breaks": {"k": {"at": "e3"}, "j": orc(at="e4")},
    "pressure-point": {"k": {**CHAMPION, "at": "d3"}, "S": {"at": "b9"}},
    "breath-of-iron": {"k": {**CHAMPION, "at": "d3"}, "j": {**CHAMPION, "at": "d4"}, "S": {"at": "k9"}},
    "candle-at-both-ends": {"k": {"at": "e3"}},
    "hail-of-thorns": {"k": CHAMPION},
    "two-left-hands": {"k": CHAMPION},
}


def answer(play: Play) -> Option:
    ask = play.table.ask
    assert ask is not None
    return SYSTEM.bots["sensible"](0).answer(Chair(play.table, ask.seats()[0]))


@pytest.mark.parametrize("spell", OWN)
def test_it_casts_what_is_of_use(spell):
    play = field(spell, **SCENES.get(spell, MANY))
    option = answer(play)
    while option.act in ("move", "face"):
        play.table.choose(option)
        option = answer(play)
    assert (option.act, option.what) in (("cast", spell), ("cast-at", spell)), option


def test_it_does_not_root_a_friend_with_an_enemy_near():
    assert answer(field("root-and-rest", S={**HURT, "at": "g4"})).act != "cast"


def test_it_does_not_pay_for_a_spell_with_its_last_vitality():
    play = field(
        "take-the-wound", S=HURT, k={"at": "k9"}, B={"wounds": field("take-the-wound").see("B")["vitality"] - 3}
    )
    assert play.offers("B casts take-the-wound at S")
    assert answer(play).act != "cast"


def test_it_puts_a_cats_skin_on_itself_and_on_no_fighter():
    play = field("cats-skin", **MANY)
    option = answer(play)
    assert (option.act, option.who) == ("cast", play.names["B"])


# the casters of the Artificial Dark Player

FRIEND = orc(at="k4", wounds=1)
DARK_SCENES: dict[str, dict[str, Any]] = {
    "bitter-draught": {"j": orc(at="h4", wounds=1)},
    "root-and-rest": {"j": FRIEND},
    "wounded-beast": {"j": FRIEND},
    "take-the-wound": {"j": {"creature": "troll", "at": "j6", "wounds": 4}},
    "candle-at-both-ends": {"k": {**SHAMAN, "at": "e3"}},
    "dam-breaks": {"k": {**SHAMAN, "at": "e3"}, "T": hero("taeral", at="f4")},
    "pressure-point": {"k": {**SHAMAN, "at": "e3"}},
}


def plans(spell: str, **more: Any) -> tuple[Play, list[Plan]]:
    """What an orc shaman of a spell's lore would do with it, Shara before it."""

    def learn(state: State) -> None:
        shaman = next(one for one in state.creatures if one.card == "orc-shaman")
        shaman.lore, shaman.mana = BOX[SPELLS][spell].lore, 6

    people = {"k": SHAMAN, "S": hero(at="d3"), **more}
    play = position(HALL, turn="S", prepare=learn, **people)
    return play, [plan for plan in spell_plans(play.game, play.who("k")) if plan.spell.id == spell]


@pytest.mark.parametrize("spell", OWN)
def test_a_shaman_of_their_lore_has_a_use_for_every_spell(spell):
    assert plans(spell, **DARK_SCENES.get(spell, {}))[1]


def test_a_shaman_does_not_root_an_orc_in_the_fight():
    assert not plans("root-and-rest", j=orc(at="e3", wounds=1))[1]


def test_a_shaman_puts_a_cats_skin_on_nobody_else():
    play, found = plans("cats-skin", j=orc(at="e3"))
    assert [plan.target for plan in found] == [play.names["k"]]


def test_a_shaman_takes_no_wound_that_is_no_deeper_than_its_own():
    assert not plans("take-the-wound", j=FRIEND)[1]
