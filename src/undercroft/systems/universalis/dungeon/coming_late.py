"""Creatures that the sheet keeps back for a turn of the Dark Player.  UN-1175, UN-1178"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Said
from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.universalis.agenda import Encounter, LateComers
from undercroft.systems.universalis.cards.quests import Post
from undercroft.systems.universalis.dungeon.revealing import nearest_room, place, place_leader
from undercroft.systems.universalis.game import Universalis


def due(game: Universalis) -> list[tuple[int, Post]]:
    """The creatures that come in this turn, each with its section, where that lies open."""
    return [
        (number, post)
        for number, section in enumerate(game.plan.sections)
        if game.state.revealed >> number & 1
        for post in section.plan.creatures
        if post.turn and post.turn == game.state.round and game.party() >= post.heroes
    ]


def leader_due(game: Universalis) -> bool:
    """Does the Leader come in this turn?"""
    leader = game.plan.quest.leader
    return leader is not None and leader.at is not None and leader.turn == game.state.round


@step(LateComers)
def come_late(game: Universalis, entry: LateComers) -> Script[None]:
    """Each stands on its square, or as near to it as there is room in its section; they act from the next turn on.

    UN-0680, UN-1175, UN-1178
    """
    came: list[FigureId] = []
    for number, post in due(game):
        room = game.plan.sections[number].squares & ~game.occupied()
        at = nearest_room(game, post.creature, int(game.plan.board.parse(post.at)), room)
        if at is not None:
            came += yield from place(game, Encounter(section=number), (post.creature, post.set), at, free=post.free)
    if leader_due(game):
        main = next(n for n, section in enumerate(game.plan.sections) if section.plan.main)
        came += yield from place_leader(game, Encounter(section=main))
    if came:
        game.tell(Said, "universalis-late-comers", came[0])
