"""Icons for what the game shows: deeds, marks, bars, tokens; names of the game-icons set."""

from __future__ import annotations

from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards.library import things

SHOWN = {
    # moving and exploring
    "walk": "boot-prints",
    "dare": "wolf-trap",
    "climb-down": "pit",
    "climb-out": "ladder",
    "leave": "exit-door",
    "walk-off": "exit-door",
    "end": "halt",
    "first": "evil-eyes",
    # fighting
    "strike": "crossed-swords",
    "shoot": "high-shot",
    "power": "sword-smithing",
    "charge": "sprint",
    "aim": "on-target",
    "shove": "push",
    "stance": "shield",
    "load": "quiver",
    "stand-up": "up-card",
    "watch": "evil-eyes",
    "watch-shot": "high-shot",
    "watch-strike": "crossed-swords",
    # things
    "pick-up": "grab",
    "give": "swap-bag",
    "take": "swap-bag",
    "ready": "hand",
    "put-away": "belt",
    # doors, traps, searching, rest
    "open": "open-gate",
    "force": "broken-shield",
    "pry": "crowbar",
    "pick-lock": "lockpicks",
    "disarm": "toolbox",
    "set-off": "wolf-trap",
    "lift": "dungeon-gate",
    "clear-cobweb": "cobweb",
    "pull": "lever",
    "search": "magnifying-glass",
    "search-furniture": "magnifying-glass",
    "use-furniture": "hand",
    "search-corpse": "skeleton",
    "takes-loot": "open-treasure-chest",
    "rest": "campfire",
    "lay": "maze",
    "door": "wooden-door",
    "secret-door": "secret-door",
    "place": "boot-prints",
    # numbers, marks, tokens
    "hp": "hearts",
    "energy": "lightning-helix",
    "luck": "clover",
    "sanity": "brain",
    "mana": "magic-swirl",
    "movement": "boot-prints",
    "level": "laurel-crown",
    "xp": "upgrade",
    "coins": "two-coins",
    "encumbrance": "knapsack",
    "hero": "visored-helm",
    "enemy": "evil-minion",
    "initiative": "swap-bag",
    "wounded": "bleeding-wound",
    "prone": "falling",
    "stunned": "knocked-out-stars",
    "poison": "poison-bottle",
    "fire": "flame",
    "acid": "acid-blob",
    "netted": "spider-web",
    "aim-mark": "on-target",
    "bleeding": "bleeding-wound",
    "watching": "evil-eyes",
    "afraid": "screaming",
    "diseased": "virus",
    "pit": "pit",
    "corpse": "skeleton",
    "trap": "wolf-trap",
    "dropped": "broken-axe",
    "wanderer": "evil-minion",
}


@remembered(1)
def icons() -> dict[str, str]:
    """Icons by what they stand for; things have those of their cards."""
    return {**{id: card.icon for id, card in things().items()}, **SHOWN}
