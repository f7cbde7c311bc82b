"""What is forgotten of an attack halfway is asked for by nobody any more: attacks end alike with it and without."""

from __future__ import annotations

import random

import pytest

from systems.league.build import SYSTEM, hero, monster
from systems.league.driving import standing
from undercroft.crawl.things import parse_item
from undercroft.kernel.lifetimes import forget
from undercroft.kernel.requests import Ask, Roll
from undercroft.kernel.state import encode
from undercroft.systems.league.combat.attack import begin

FIGHTS = [
    ("W", "g", "broadsword", "Wg..."),
    ("W", "g", "short-bow", "W..g."),
    ("g", "W", "dagger", "Wg..."),
    ("g", "W", "short-bow", "W..g."),
]


def ended(fight, seed, forgetful):
    """The state after an attack in which dice and answers fall by chance, as bytes."""
    attacker, target, weapon, board = fight
    play = standing(
        board,
        W=hero(
            hand=["broadsword", "round-shield"],
            torso=["leather-jerkin"],
            head=["leather-cap"],
            quick=["rope", "bandage"],
            facing="east",
            stance=True,
        ),
        g=monster("skeleton", hp=30, weapons=[weapon] if attacker == "g" else None),
    )
    luck, below = random.Random(seed), len(play.state.agenda)
    begin(play.game, play.names[attacker], play.names[target], parse_item(weapon))
    while len(play.state.agenda) > below and play.state.outcome is None:
        entry = play.state.agenda.pop()
        if forgetful:
            forget(play.state, type(entry))
        follow(SYSTEM.steps[type(entry)](play.game, entry), luck)
    forget(play.state)
    return encode(play.state)


def follow(script, luck):
    """A script with every roll and answer by chance, high rolls seldom."""
    reply = None
    while script is not None:
        try:
            request = script.send(reply)
        except StopIteration:
            return
        if isinstance(request, Roll):
            sides = tuple(tuple(luck.randint(1, die.sides) for die in pool) for pool in request.dice)
            if request.why in ("attack", "shot") and luck.random() < 0.6:
                sides = ((luck.randint(1, 35), *sides[0][1:]),)
            reply = request.reads.of(sides)
        else:
            assert isinstance(request, Ask)
            reply = luck.choice(list(request.options))


@pytest.mark.parametrize("fight", FIGHTS, ids=lambda fight: f"{fight[0]}-{fight[2]}")
def test_attacks_end_alike_whatever_is_forgotten(fight):
    for seed in range(60):
        assert ended(fight, seed, True) == ended(fight, seed, False), f"with dice {seed}"
