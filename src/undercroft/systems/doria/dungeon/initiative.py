"""Initiative: each character's dice and IP are its AP for the round.  DO-0137 to DO-0148, DO-0426 to DO-0433"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved, Placed, Summed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NO_ONE, NOWHERE, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import AfterInitiative, DoomStep, PhaseC, RollInitiative
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free, nearest_free
from undercroft.systems.doria.rolls import THROWN, dice
from undercroft.systems.doria.state import MOST_AP, Character

DICE = 2


def in_need(character: Character) -> int:
    """The lower of negative HP and negative PP, 0 where neither is negative.  DO-0139, DO-0426"""
    return min(0, character.hp, character.pp)


def initiative_dice(game: Doria, character: Character) -> int:
    """Two dice; one less with negative HP, PP or IP, one more with the hero bonus.

    DO-0137, DO-0138, DO-0140, DO-0463, DO-0514
    """
    weak = in_need(character) < 0 or game.kit(character).ip < 0
    return DICE - weak + ("initiative" in character.bonuses)


def initiative_bonus(game: Doria, character: Character) -> Tally:
    """IP, and the lower of negative HP and PP; somebody who plays alone is spared the latter.

    DO-0059, DO-0137, DO-0139, DO-0140, DO-0514
    """
    bonus = Tally(game.kit(character).ip, "ip", "DO-0137")
    if game.state.starting > 1:
        worse = "negative-hp" if character.hp <= character.pp else "negative-pp"
        bonus.add(in_need(character), worse, "DO-0139")
    return bonus


@step(PhaseC)
def phase_c(game: Doria, entry: PhaseC) -> None:
    """Everybody rolls but those who chose to stay unconscious.  DO-0131, DO-0137, DO-0148"""
    game.begin("c")
    rolling = [one for one in game.state.party if one.here and not (one.unconscious and one.stays)]
    for one in game.state.party:
        one.ap = 0
    game.push(*[RollInitiative(one.id) for one in rolling], AfterInitiative())


@step(RollInitiative)
def roll_initiative(game: Doria, entry: RollInitiative) -> Script[None]:
    """Dice and IP are the AP of the round, at most 40; fewer than 1, or a fumble, and the character is unconscious.

    DO-0041, DO-0137 to DO-0141, DO-0144, DO-0145, DO-0147, DO-0428, DO-0471, DO-0513, DO-G29, DO-G58
    """
    character = game.character(entry.who)
    n = initiative_dice(game, character)
    thrown = yield from roll(dice(n), seat=character.seat, who=character.id, why="initiative", reads=THROWN)
    fumbled = thrown.fumbled or (n == 1 and thrown.total == 1)
    total = Tally(thrown.total, "dice", "DO-0137")
    for term in initiative_bonus(game, character).terms:
        total.add(term.value, term.source, term.rule)
    total.cap(MOST_AP, "most-ap", "DO-0141")
    game.tell(Summed, "initiative", character.id, total.total, total.frozen())
    character.ap = max(0, total.total)
    if (fumbled or total.total < 1) and game.state.starting > 1:
        faint(game, character, "DO-0145" if fumbled else "DO-0144")
    elif character.unconscious:
        yield from wake(game, character)


def faint(game: Doria, character: Character, rule: str) -> None:
    """A character is unconscious for the round: it has no AP and lets go of whom it carries.

    DO-0144 to DO-0147, DO-0428, DO-0429
    """
    character.unconscious, character.stays, character.ap, character.carries = True, False, 0, NO_ONE
    game.tell(Changed, "unconscious", character.id, now=1, rules=(rule, "DO-0428"))
    for deed in moments.UNCONSCIOUS.deeds(game.rules):
        deed(game, character)


def wake(game: Doria, character: Character) -> Script[None]:
    """A character comes round; where its square is taken it moves to the nearest that is free, of several the player
    chooses.  Whoever carried it lets go.  DO-0432, DO-0433, DO-G60"""
    for one in game.state.party:
        if one.carries == character.id:
            one.carries = NO_ONE
    if not free(game, character.at):
        places = squares(nearest_free(game, character.at))
        options = [Option("wake-at", at=square) for square in places]
        option: Option = yield Ask("wake-where", character.seat, options, who=character.id)
        character.at = option.at
        game.tell(Moved, character.id, (option.at,), "wake", rules=("DO-0433",))
    character.unconscious = character.stays = False
    game.tell(Changed, "unconscious", character.id, now=0, was=1, rules=("DO-0433",))


@step(AfterInitiative)
def after_initiative(game: Doria, entry: AfterInitiative) -> None:
    """When all are unconscious the scenario is lost.  In the first round the characters are placed; then the Doom
    Counter moves for each that has become unconscious.  DO-0015, DO-0016, DO-0142, DO-0146 to DO-0148, DO-G42"""
    here = [one for one in game.state.party if one.here]
    if here and all(one.unconscious for one in here):
        game.end(False, "doria-all-unconscious")
    fallen = sum(one.unconscious and not one.stays for one in here)
    if game.state.round == 1:
        place_party(game)
    if fallen:
        game.push(DoomStep(fields=fallen))


def place_party(game: Doria) -> None:
    """On start positions I to VI, from highest to lowest initiative.  A scenario that starts elsewhere places the
    characters itself; those it leaves stand on the free squares of its start tile.  DO-0142, DO-0143, DO-0325"""
    waiting = sorted((one for one in game.state.party if one.at == NOWHERE), key=lambda one: -one.ap)
    ground = game.ground
    places = [*ground.starts(), *squares(ground.covers[0] & ground.enterable)]
    for one in waiting:
        one.at = next(square for square in places if all(other.at != square for other in game.state.party))
        game.tell(Placed, f"doria-hero-{one.card}", one.at, one.id, rules=("DO-0142",))
