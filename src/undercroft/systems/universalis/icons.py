"""Icons for what the game shows: deeds, marks, bars, tokens, things; names of the game-icons set."""

from __future__ import annotations

from functools import lru_cache

from undercroft.systems.universalis.cards import (
    CLASSES,
    COMPANIONS,
    CREATURES,
    DARK_CARDS,
    RACES,
    SKILLS,
    SPELLS,
)
from undercroft.systems.universalis.people import gear_cards
from undercroft.systems.universalis.sheets import library

DEEDS = {
    # moving
    "move": "boot-prints",
    "turn-to": "boot-prints",
    "run": "run",
    "gallop": "horse-head",
    "enter": "entry-door",
    "face": "clockwise-rotation",
    "shift": "footsteps",
    "disengage": "back-forth",
    "jump": "jump-across",
    "jump-at": "jump-across",
    "cross": "jump-across",
    "climb": "ladder",
    "climb-to": "ladder",
    "scale": "mountain-climbing",
    "swim": "at-sea",
    "mount": "horse-head",
    "dismount": "horseshoe",
    "lead": "horseshoe",
    "carry": "arm-sling",
    "put-down": "arm-sling",
    "leave": "exit-door",
    # fighting
    "attack": "crossed-swords",
    "shoot": "high-shot",
    "throw": "thrown-daggers",
    "reload": "crossbow",
    "skill": "upgrade",
    "ready": "upgrade",
    "two-at-once": "shuriken",
    "declare": "upgrade",
    "block": "shield",
    "shielding": "shield-bash",
    "take-it": "cracked-shield",
    "keep": "rolling-dices",
    "fortune": "clover",
    "again": "rolling-dices",
    "push": "push",
    "occupy": "footsteps",
    "stay": "halt",
    "let-be": "halt",
    "turn": "clockwise-rotation",
    "land": "on-target",
    "advance": "footsteps",
    "hold-fire": "halt",
    "stun": "knocked-out-stars",
    "throw-down": "fall-down",
    # magic
    "cast": "magic-swirl",
    "cast-at": "magic-swirl",
    "aim": "on-target",
    "end-spell": "candle-flame",
    "dispel": "magic-shield",
    # exploring
    "open": "doorway",
    "open-again": "doorway",
    "close": "door",
    "reveal": "compass",
    "search-secret": "secret-door",
    "search-room": "magnifying-glass",
    "search": "magnifying-glass",
    "search-corpses": "pirate-skull",
    "strip": "pirate-skull",
    "unlock": "lockpicks",
    "open-chest": "open-chest",
    "solve": "brain",
    "break": "hammer-drop",
    "break-door": "hammer-drop",
    "disarm": "wolf-trap",
    "pull": "lever",
    "mark-take": "grab",
    "mark-free": "manacles",
    "mark-break": "hammer-drop",
    "mark-use": "lever",
    "identify": "crystal-ball",
    "persuade": "conversation",
    "threaten": "shouting",
    # things
    "draw": "sword-hilt",
    "stow": "knapsack",
    "drop": "hand-bag",
    "give": "swap-bag",
    "item": "knapsack",
    "pick-up": "grab",
    "snatch": "grab",
    "use": "potion-ball",
    "put-on": "armor-upgrade",
    "take-off": "armor-downgrade",
    "take": "grab",
    "take-weapon": "grab",
    "coat": "poison-bottle",
    "set-down": "torch",
    "load": "knapsack",
    "unload": "knapsack",
    # making a hero
    "raise": "upgrade",
    "learn": "spell-book",
    "counter": "shop",
    "buy": "two-coins",
    "sell": "two-coins",
    "hire": "three-friends",
    "hold": "sword-hilt",
    "wear": "armor-upgrade",
    "name": "quill-ink",
    "back": "return-arrow",
    "visit": "village",
    "train": "upgrade",
    "melee": "crossed-swords",
    "ranged": "high-shot",
    "armors": "chest-armor",
    "shields": "checked-shield",
    "things": "knapsack",
    "companions": "three-friends",
    # the Dark Player
    "activate": "candle-light",
    "play": "card-play",
    "discard": "card-discard",
    "plan": "scroll-quill",
    "bring": "evil-minion",
    "leader": "crown",
    "post": "position-marker",
    "place": "position-marker",
    "appear": "portal",
    "empower": "evil-hand",
    "gift": "swap-bag",
    "outfit": "swap-bag",
    "improve": "upgrade",
    "teach": "upgrade",
    "draw-card": "card-draw",
    "spring": "wolf-trap",
    "pass": "empty-hourglass",
    "end": "empty-hourglass",
    "done": "check-mark",
    # marks, bars, numbers, tokens
    "bearer": "swap-bag",
    "keeps-spell": "magic-swirl",
    "stationary": "stone-block",
    "universalis-dexterity": "lockpicks",
    "universalis-value": "laurel-crown",
    "universalis-weight": "weight",
    "universalis-action": "crossed-swords",
    "universalis-squares": "boot-prints",
    "universalis-quick": "sprint",
    "obstacles": "wolf-trap",
    "encounter": "evil-minion",
    "power": "evil-hand",
    "start": "entry-door",
    "arrow": "compass",
    "dropped": "swap-bag",
    "trap": "wolf-trap",
    "goal": "laurel-crown",
    "mark": "position-marker",
}
"""Icons that stand on no card."""


@lru_cache(maxsize=1)
def icons() -> dict[str, str]:
    """Every icon by the name that options, marks and tokens use: those of the cards, then those of deeds."""
    box = library()
    found = {id: card.icon for id, card in box[DARK_CARDS].items()}
    found |= {id: card.icon for id, card in box[CREATURES].items()}
    found |= {id: card.icon for id, card in gear_cards().items()}
    found |= {id: card.icon for id, card in box[COMPANIONS].items()}
    found |= {f"race-{id}": card.icon for id, card in box[RACES].items()}
    found |= {f"class-{id}": card.icon for id, card in box[CLASSES].items()}
    found |= {f"skill-{id}": card.icon for id, card in box[SKILLS].items()}
    found |= {f"spell-{id}": card.icon for id, card in box[SPELLS].items()}
    return {id: icon for id, icon in found.items() if icon} | DEEDS
