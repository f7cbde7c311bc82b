"""Initiative when new enemies are met, and Caught by surprise!  UN-0306 to UN-0324, UN-0704, UN-0705"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import Bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Moved, Summed, Turned
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, Roll, Script, confirm
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import RISEN, WATCH, EndHeroesTurn, HeroesTurn, Initiative
from undercroft.systems.universalis.cards.words import SURPRISES
from undercroft.systems.universalis.combat.ranged import blends_in
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import nearest, within
from undercroft.systems.universalis.ground.walking import FACINGS, turned_to
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, PAIRS, TWO
from undercroft.systems.universalis.rolls.fortune import OWN, THEIRS
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.rolls.two_dice import Attempt, Window, ones_again, opposed_luck, throw
from undercroft.systems.universalis.state import Character, Dice
from undercroft.systems.universalis.status.lasting_spells import turn_over

WATCHFUL = 2
"""The bonus of a watchman to an Initiative roll, unless the enemies come by Reinforcements or Ambush!  UN-C571"""

RADIUS = 6
"""How far surprise reaches.  UN-0319"""

STAY = Option("stay")


@step(Initiative)
def initiative(game: Universalis, entry: Initiative) -> Script[None]:
    """Both sides roll 2D6 + Perception; the heroes go on with a new turn or lose the rest of this one.

    In the Dark Player's turn the newcomers act at once or wait, and the others act as always.  Those behind a door that
    a creature of the Artificial Dark Player has opened lose without a roll.

    UN-0306 to UN-0316, UN-0319, UN-C469, UN-C492, UN-C571
    """
    game.state.fighting = True
    newcomers = [found for id in entry.newcomers if (found := game.find(id)) is not None]
    for one in newcomers:
        for deed in moments.APPEARED.deeds(game.kit(one).names):
            yield from deed(game, one)
    if entry.why == WATCH:
        for one in newcomers:
            one.activated = True
        return
    hero = yield from _hero_roller(game, newcomers)
    creature = newcomers[0] if entry.why == RISEN else (yield from _dark_roller(game))
    mine, theirs = _tallies(game, hero, creature, entry.why)
    if game.listening:
        game.tell(Summed, "initiative", hero.id, mine.total, mine.frozen())
        game.tell(Summed, "initiative", creature.id, theirs.total, theirs.frozen())
    won, dice, other = yield from _contest(game, hero, creature, (mine, theirs))
    if game.state.side == "dark":
        game.tell(Changed, "newcomers-wait" if won else "newcomers-act", hero.id, now=1, rules=("UN-0315",))
    else:
        game.tell(Changed, "initiative-won" if won else "initiative-lost", hero.id, now=1, rules=("UN-0306",))
    if entry.surprise:
        yield from _surprise(game, entry, hero, creature, (won, dice, other))
    game.state.ahead = "heroes" if won else "dark"
    if game.state.side == "dark":
        for one in newcomers:
            one.activated = won
        return
    game.state.active = None
    game.cut(EndHeroesTurn)
    if won:
        game.state.agenda.pop()
        turn_over(game, bright=True)
        game.push(HeroesTurn())


def _hero_roller(game: Universalis, newcomers: list[Character]) -> Script[Character]:
    """The character of the group closest to any enemy; of several, the most perceptive, then one at random.

    UN-0307, UN-0309, UN-0701
    """
    goals = 0
    for creature in newcomers:
        goals |= game.cover(creature)
    close = nearest(game, [hero for hero in game.state.heroes if hero.here], goals)
    best = max(game.kit(hero).perception for hero in close)
    return (yield from pick(game, [hero for hero in close if game.kit(hero).perception == best], "initiative"))


def _dark_roller(game: Universalis) -> Script[Character]:
    """The most perceptive creature on the board, wherever it stands; the first of equals.

    For a Dark Player with a hand, it is the creature closest to the heroes.  UN-0307, UN-0309, UN-0704, UN-G11
    """
    known = game.creatures() or game.state.creatures
    if game.dark != NOBODY:
        heroes = 0
        for hero in game.state.heroes:
            heroes |= game.cover(hero) if hero.here else 0
        close = nearest(game, known, heroes)
        best = max(game.kit(one).perception for one in close)
        return (yield from pick(game, [one for one in close if game.kit(one).perception == best], "initiative"))
    return max(known, key=lambda creature: game.kit(creature).perception)


def _tallies(game: Universalis, hero: Character, creature: Character, why: str) -> tuple[Tally, Tally]:
    """The Perception tallies of both sides; noise that the heroes made helps the other side, once.

    UN-0195, UN-0209, UN-0307, UN-C544, UN-C571
    """
    mine, theirs = (tally_of(game, who, "perception", "initiative") for who in (hero, creature))
    if why in ("ambush", "reinforcements") and "watchman" in game.kit(creature).names:
        theirs.add(-WATCHFUL, "watchman", "UN-C571")
    mine.add(-blends_in(game, creature), "mimetism", "UN-C544")
    theirs.add(-blends_in(game, hero), "mimetism", "UN-C544")
    if game.state.noise:
        theirs.add(game.state.noise, "noise", "UN-0195")
        game.state.noise = 0
        for one in game.state.heroes:
            one.heard = ()
    return mine, theirs


def _contest(
    game: Universalis, hero: Character, creature: Character, tallies: tuple[Tally, Tally]
) -> Script[tuple[bool, Dice, Dice]]:
    """Roll until one side wins: a tie goes to the higher Intelligence, otherwise both roll again.

    UN-0094, UN-0308, UN-C493
    """
    more, left = tallies[0].total - tallies[1].total, [OWN, THEIRS]
    sides = [Attempt(one, game.kit(one), "initiative", "perception", more=False) for one in (hero, creature)]

    def won(own: Dice, other: Dice) -> bool | None:
        return _beats(game, hero, creature, sum(own) - sum(other) + more, (own, other))

    def lost() -> bool:
        return won(*dice) is False

    def rethrow(whose: str) -> Script[None]:
        at = 0 if whose == "own" else 1
        dice[at] = yield from throw(game, sides[at])

    def question() -> Question:
        return _question((hero, creature), tallies, (dice[0], dice[1]), won)

    dice: list[Dice] = []
    window = Window("fortune-initiative", hero)
    while True:
        thrown: tuple[Dice, Dice] = yield Roll((TWO, TWO), PAIRS, hero.seat, hero.id, "initiative")
        dice = [(yield from ones_again(game, sides[0], thrown[0])), (yield from ones_again(game, sides[1], thrown[1]))]
        if lost() and (yield from _extorted(game)):
            yield from rethrow("own")
        yield from opposed_luck(game, window, left, lost, question, rethrow)
        first = won(*dice)
        if first is not None:
            return first, dice[0], dice[1]


def _question(
    both: tuple[Character, Character],
    tallies: tuple[Tally, Tally],
    dice: tuple[Dice, Dice],
    won: Callable[[Dice, Dice], bool | None],
) -> Question:
    """What a question about Initiative shows: both rolls, and which side would win."""
    own, other = dice
    return Question(
        "win",
        lambda: (
            side(both[0], "initiative", own, tallies[0]),
            side(both[1], "initiative", other, tallies[1]),
        ),
        lambda new: won(new, other) is True,
        lambda new: won(own, new) is True,
    )


def _extorted(game: Universalis) -> Script[bool]:
    """What a torturer learnt from the fallen lets the heroes repeat this roll.  UN-C493"""
    for one in game.state.heroes:
        if one.extorted:
            one.extorted = False
            return (yield from confirm(one.seat, "extorted", who=one.id))
    return False


def _beats(
    game: Universalis, hero: Character, creature: Character, difference: int, dice: tuple[Dice, Dice]
) -> bool | None:
    """Does the hero win?  None on a tie that is rolled again.  UN-0091, UN-0308, UN-G12, UN-C505"""
    own, other = dice
    if (own == DOUBLE_SIX) != (other == DOUBLE_SIX):
        return own == DOUBLE_SIX
    if (own == BLUNDER) != (other == BLUNDER):
        return other == BLUNDER
    if difference:
        return difference > 0
    wiser = game.kit(hero).intelligence - game.kit(creature).intelligence
    return wiser > 0 if wiser else None


# surprise


def _surprise(
    game: Universalis, entry: Initiative, hero: Character, creature: Character, result: tuple[bool, Dice, Dice]
) -> Script[None]:
    """Enemies near the character that won the roll may be caught by surprise, unless they were already fighting.

    UN-0319 to UN-0324, UN-0705
    """
    won, own, other = result
    roller, dice, losers = (hero, own, game.state.creatures) if won else (creature, other, game.state.heroes)
    lost = other if won else own
    if entry.combat:
        return
    area = within(game, game.cover(roller), RADIUS)
    caught = [
        one for one in losers if one.here and game.cover(one) & area and _is_caught(game, roller, one, dice, lost)
    ]
    if won:
        for one in caught:
            yield from _place_caught(game, hero, one)
    else:
        for one in caught:
            if game.dark != NOBODY:
                yield from _place_caught(game, creature, one)
            else:
                _turn_back(game, one, entry.newcomers)


def _is_caught(game: Universalis, roller: Character, who: Character, dice: Dice, lost: Dice) -> bool:
    """A creature is caught if both dice of the winner reach its Intelligence and neither is a 1; a double 1 of its own
    side always catches it.  UN-0319, UN-0320, UN-0323, UN-C511, UN-G130"""
    if lost == BLUNDER:
        return True
    cunning = sum(n for source in game.kit(roller).sources for n in SURPRISES.of(source.effects))
    return dice[1] > 1 and dice[1] >= game.kit(who).intelligence - cunning


def _free_beside(game: Universalis, who: Character) -> Bits:
    """The squares on which a surprised character may be put; no creature goes on a starting or goal square.

    UN-0321, UN-1190, UN-1192
    """
    around = game.terrain.around[game.cover(who)]
    free = game.terrain.standable[who.size] & around & ~game.occupied(who.id)
    if not who.hero:
        free &= ~game.plan.reserved
    return 0 if who.wide else free


def _place_caught(game: Universalis, hero: Character, who: Character) -> Script[None]:
    """The winner may move a surprised character one square and turn it any way.  UN-0321"""
    free = [Option("place", who.id, int(square)) for square in squares(_free_beside(game, who))]
    option: Option = yield Ask("surprise-place", hero.seat, (STAY, *free), who=hero.id, about=who.name)
    if option.act == "place":
        who.at = option.at
        game.tell(Moved, who.id, (who.at,), "surprise", rules=("UN-0321",))
    away = (turned_to(game, who, hero.at) + 4) % 8
    facings = [Option("turn", who.id, what=name) for name in FACINGS]
    turned: Option = yield Ask("surprise-face", hero.seat, facings, default=away, who=hero.id, about=who.name)
    who.facing = FACINGS.index(turned.what)
    game.tell(Turned, who.id, who.facing, rules=("UN-0321",))


def _turn_back(game: Universalis, who: Character, newcomers: tuple[FigureId, ...]) -> None:
    """The Artificial Dark Player moves heroes towards its creatures and turns their backs to them.  UN-0705"""
    creatures = [found for id in newcomers if (found := game.find(id)) is not None]
    board = game.plan.board
    enemy = min(creatures, key=lambda one: (board.distance(who.at, one.at), one.id))
    near = board.distance(who.at, enemy.at)
    closer = [square for square in squares(_free_beside(game, who)) if board.distance(square, enemy.at) < near]
    if closer:
        who.at = int(min(closer, key=lambda square: (board.walk(square, enemy.at), square)))
        game.tell(Moved, who.id, (who.at,), "surprise", rules=("UN-0705",))
    who.facing = (turned_to(game, who, enemy.at) + 4) % 8
    game.tell(Turned, who.id, who.facing, rules=("UN-0705",))
