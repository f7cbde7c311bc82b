"""The Doom Counter.  DO-0022, DO-0146, DO-0171 to DO-0177, DO-0184, DO-0185, DO-G21, DO-G43, DO-G44"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import NO, YES, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import DoomStep, ExtraActivation, PhaseG
from undercroft.systems.doria.cards import monster_words
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import DOOM_START

RED_FIELDS = (39, 36, 33)
"""Fields with an Extra Activation.  DO-0178, DO-G21"""

LEVEL_FIELD = 30
"""Reaching it raises the Monster Level, and the marker goes to the monster head.  DO-0176, DO-0184"""


@step(PhaseG)
def phase_g(game: Doria, entry: PhaseG) -> Script[None]:
    """A field for each tile with a character, and one more if no door was opened on a new tile in this round.

    Whoever plays alone may spend an XP against the latter.  DO-0131, DO-0171 to DO-0175, DO-0516
    """
    game.begin("g")
    fields = doom_fields(game)
    if not game.state.door_opened and game.state.starting == 1 and game.state.xp:
        seat = game.party_seat()
        option: Option = yield Ask("xp-against-doom", seat, (YES, NO), 1)
        if option.act == "yes":
            game.state.xp -= 1
            game.tell(Changed, "group-xp", now=game.state.xp, was=game.state.xp + 1, rules=("DO-0516",))
            fields.add(-1, "xp-spent", "DO-0516")
    game.tell(Summed, "doom-fields", total=fields.total, terms=fields.frozen())
    game.push(DoomStep(fields=fields.total))


def doom_fields(game: Doria) -> Tally:
    """Tiles with characters on them, unconscious ones too, each tile of a Large Room for itself; and an idle round.

    DO-0171 to DO-0173, DO-0284, DO-0434
    """
    ground = game.ground
    tiles = {ground.tile(one.at) for one in game.state.party if one.here}
    fields = Tally(len(tiles), "tiles-with-characters", "DO-0171")
    for monster in game.state.monsters:
        fields.add(game.stats(monster).sum(monster_words.DOOMS), monster_words.DOOMS.name, "DO-C127")
    return fields if game.state.door_opened else fields.add(1, "no-door-opened", "DO-0173")


@step(DoomStep, after=True)
def doom_step(game: Doria, entry: DoomStep) -> None:
    """The marker goes field by field, and what a field brings is done before the next step.

    DO-0146, DO-0176, DO-0177, DO-0206, DO-0486, DO-G43
    """
    if entry.fields < 1 or not all(deed(game) for deed in moments.DOOM_MOVES.deeds(game.rules)):
        return
    state = game.state
    was, field = state.doom, state.doom - 1
    game.push(DoomStep(fields=entry.fields - 1))
    state.doom = DOOM_START if field == LEVEL_FIELD else field
    game.tell(Changed, "doom", now=field, was=was, rules=("DO-0176",))
    if field == LEVEL_FIELD:
        state.crossed += 1
        raise_level(game)
    elif field in RED_FIELDS:
        state.crossed += 1
        game.push(ExtraActivation())


def calm_doom(game: Doria, fields: int) -> None:
    """The Doom Counter goes back, never past the monster head; what it crosses on the way does nothing."""
    was, now = game.state.doom, min(DOOM_START, game.state.doom + fields)
    if now != was:
        game.state.doom = now
        game.tell(Changed, "doom", now=now, was=was)


def raise_level(game: Doria) -> None:
    """The Monster Level rises by 1; within a scenario of a campaign only the first time.

    DO-0184, DO-0185, DO-0449 to DO-0451, DO-0476, DO-0485, DO-G44
    """
    state = game.state
    if state.campaign and state.risen:
        return
    state.ml += 1
    state.risen += 1
    game.tell(Changed, "monster-level", now=state.ml, was=state.ml - 1, rules=("DO-0184",))
