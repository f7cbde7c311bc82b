"""Monsters of every kind, with whatever modifiers, in dungeons by lot with Holes, Rubble and Blocked Doors."""

from __future__ import annotations

import random

import pytest

from systems.doria.build import SYSTEM
from systems.doria.dungeon.explorer import Explorer
from undercroft.board.bits import squares
from undercroft.kernel.chance import Seeded
from undercroft.kernel.table import Table
from undercroft.systems.doria.agenda import ExtraActivation, PhaseF
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.cards.definitions import BOSSES, MODIFIERS, MONSTERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon.monsters import place
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import State, Token

TILES = 8


def crowded(seed: int) -> Table[State, Doria]:
    """A dungeon of some tiles with four characters and eight monsters, which all act three times."""
    lot = random.Random(seed)
    explorer = Explorer(seed, party=4)
    while len(explorer.game.state.plan.laid) < TILES and (doors := explorer.doors()):
        explorer.open(*lot.choice(doors))
    game, state = explorer.game, explorer.game.state
    floor = squares(game.ground.enterable)
    lot.shuffle(floor)
    for one in state.party:
        one.at, one.hp, one.pp = floor.pop(), game.kit(one).max_hp, game.kit(one).max_pp
    kinds = ("hole", "hole", "hole", "rubble", "rubble", "fire")
    state.tokens = tuple(Token(kind=kind, at=floor.pop()) for kind in kinds)
    state.barred = tuple(sorted(lot.sample(state.opened, min(2, len(state.opened)))))
    state.ml = lot.randint(1, 5)
    cards = [*library()[MONSTERS], *(id for id, boss in library()[BOSSES].items() if boss.levels)]
    for card in lot.sample(cards, 8):
        place(game, card, floor.pop(), tuple(lot.sample(list(library()[MODIFIERS]), lot.randint(0, 3))))
    state.agenda = [ExtraActivation(), PhaseF(), ExtraActivation(), PhaseF(), ExtraActivation()]
    state.starting = lot.randint(1, 6)
    return Table(SYSTEM, game.setup, state=state, chance=Seeded(str(seed)))


def stands_well(game: Doria) -> None:
    """Everybody stands alone on a square on which they can be."""
    SYSTEM.check(game)
    for one in game.state.monsters:
        stats = game.stats(one)
        if stats.says(words.THROUGH_WALLS):
            assert any(cover >> one.at & 1 for cover in game.ground.covers), f"{one.card} has left the dungeon"
        elif stats.says(words.FLIES):
            assert game.ground.board.floor >> one.at & 1, f"{one.card} stands in a Wall"
        else:
            assert (game.ground.enterable | game.ground.rubble) >> one.at & 1, f"{one.card} stands in a Hole"


def play(seed: int) -> None:
    """Answer at random until all have acted."""
    lot = random.Random(seed)
    table = crowded(seed)
    stands_well(table.game)
    while table.ask is not None:
        table.choose(lot.choice(list(table.ask.options)))
        stands_well(table.game)


@pytest.mark.parametrize("seed", range(12))
def test_monsters_act_in_every_dungeon_and_stand_where_they_may(seed):
    play(seed)


@pytest.mark.slow
def test_monsters_act_in_a_thousand_dungeons():
    for seed in range(1000, 2000):
        play(seed)
