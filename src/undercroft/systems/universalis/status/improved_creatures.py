"""Increase the challenge: what strong groups face, and what the creatures it improves cost.

UN-0566 to UN-0571, UN-0738 to UN-0745, UN-G38
"""

from __future__ import annotations

from undercroft.kernel.requests import NOBODY
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.people import Placement, person, worth
from undercroft.systems.universalis.game import CHALLENGE, Universalis
from undercroft.systems.universalis.state import Activation, Character

OVER = {"obstacle-again": 75, "encounter-again": 100, "power-again": 125, "elites": 150, "traps": 175, "grunts": 200}
"""The group's Value Points above which the Artificial Dark Player has each improvement.  UN-0739 to UN-0744"""

LEADER_MOST = 2
DEAREST = 25
"""The most that an improvement adds to the price of a creature.  UN-0571, UN-0745"""


def improved(game: Universalis, what: str) -> bool:
    """Is an improvement in force: for a strong group, or as a Dark Player with a hand chose?  UN-0566, UN-0738"""
    return what in game.state.challenge if game.dark != NOBODY else game.state.group > OVER[what]


def stronger(game: Universalis, card: str, *, leader: bool = False) -> bool:
    """Is a creature better at everything: Elites and Champions (not Leaders) above 150, Grunts above 200?

    A Dark Player with a hand may have improved the Leader too.

    UN-0566, UN-0567, UN-0568, UN-0570, UN-0738, UN-0742, UN-0744
    """
    if person(card).level == "grunt" and not leader:
        return improved(game, "grunts")
    if leader:
        return game.dark != NOBODY and improved(game, "leader")
    return improved(game, "elites")


def price(game: Universalis, one: Placement) -> int:
    """The price of a creature: its Value Points; if it is improved, double, but at most 25 more.  UN-0646, UN-0745"""
    points = worth(one)
    return points + min(points, DEAREST) if stronger(game, one[0]) else points


def extra_actions(game: Universalis, who: Character) -> int:
    """A Leader has one extra Action for each hero above the second, at most 2; improved Elites and Champions have one.

    UN-0566, UN-0567, UN-0738, UN-0742, UN-0752
    """
    if game.dark != NOBODY:
        chosen = "leader" if who.leader else "elites"
        return int(improved(game, chosen) and (who.leader or person(who.card).level != "grunt"))
    if who.leader:
        return min(LEADER_MOST, max(0, game.party() - 2))
    return int(CHALLENGE in game.quest and person(who.card).level != "grunt" and improved(game, "elites"))


def take_another(game: Universalis, who: Character, active: Activation) -> None:
    """If its last Action was no attack, a Leader or an improved creature begins an extra one.

    UN-0567, UN-0568, UN-0742, UN-0752
    """
    if not active.action and not active.attacks and active.extra < extra_actions(game, who):
        active.extra += 1
        active.action = True


@moments.TALLY.on(CHALLENGE)
def do_better(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """Improved creatures have +1 in all rolls; damage dice are not added up here.  UN-0742, UN-0744, UN-0745"""
    if not who.hero and stronger(game, who.card, leader=who.leader):
        tally.add(1, "challenge", "UN-0742")
