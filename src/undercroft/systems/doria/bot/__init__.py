"""A sensible player of Dungeons of Doria: a readable policy over what a seat sees.

It fights what is in reach with what ends most danger for its AP (`fighting`), keeps an AP back for the blow at the end
of a walk, drinks when hurt, keeps behind the others when badly hurt, mends and searches when nobody is about, and opens
doors when the group is together and fit (`turns`).  It wears what makes it strongest (`gear`), raises what its cards
ask for and chooses the bonus of its best weapon (`growth`).
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.bot import Judge, JudgingBot
from undercroft.kernel.requests import Ask
from undercroft.kernel.scene import Scene
from undercroft.systems.doria.bot import answers, fighting, gear, growth, turns
from undercroft.systems.doria.bot.lookout import Lookout

JUDGES: Mapping[str, Judge[Lookout]] = {
    "act": turns.act,
    "spend-point": growth.raise_attribute,
    "hero-bonus": growth.bonus,
    "wake-up": growth.wake_up,
    "outfit": growth.make_ready,
    "discard-one": answers.worst_card,
    "shop": answers.shop,
    "swap": answers.agree,
    "monster-target": answers.sturdiest,
    "move": turns.jump,
    "receive": gear.receive,
    "standard-items": gear.standard,
    "put-away": gear.receive,
    "gives-way": gear.gives_way,
    "powers-attack": fighting.powers,
    "powers-defence": fighting.powers,
    "powers-after": fighting.powers,
}

BY_DEFAULT = frozenset(
    (
        "after-failure",
        "break-card",
        "come-and-go",
        "defend-magic",
        "defend-melee",
        "defend-ranged",
        "exchange-cards",
        "give-up",
        "keep-cards",
        "lay",
        "more-loot",
        "new-character",
        "next-monster",
        "pushed-where",
        "raise-resistance",
        "redeem-xp",
        "rest",
        "secret-door",
        "spill-card",
        "take-what",
        "throw-what",
        "use-armor",
        "use-taken",
        "wake-where",
        "which-stack",
        "which-way",
        "who-first",
        "who-loots",
        "xp-against-doom",
    )
)
"""Questions whose stated default is already the sensible answer."""


class SensibleBot(JudgingBot[Lookout]):
    """Plays characters with common sense."""

    judges = JUDGES
    by_default = BY_DEFAULT

    def look(self, scene: Scene, ask: Ask) -> Lookout:
        """The table as the character that is asked sees it."""
        return Lookout(scene, ask.who)
