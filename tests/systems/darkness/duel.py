"""Cards a test makes for itself, and fights with them.

    blade = made(melee="ry", powers=[power("melee", "B", hits=1)])
    ogre = monster(melee="r", defense="b", health=9)

A made card has a name of its own and belongs to no deck; `tidy` in `rules/conftest.py` takes it away again.  The
duellist is Elias in the light: there neither he nor his class brings anything to a Melee or Ranged attack.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Literal

from systems.darkness.build import DarknessTable, Figure, dice, enemy, foe, position, take, until
from undercroft.content.vocabulary import Effect, Effects
from undercroft.kernel.requests import FigureId
from undercroft.systems.darkness.agenda import EndHeroTurn, EnemiesPhase, HeroTurn, Resolve
from undercroft.systems.darkness.cards.definitions import NOTHING, Block, DoorCard, EventCard, FoeCard, Gear
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards, library
from undercroft.systems.darkness.cards.words import Need, Power, When
from undercroft.systems.darkness.state import Fight

_numbers = count(1)
HERO = FigureId(1)
THEN_ENEMIES = (HeroTurn(HERO), EndHeroTurn(HERO), EnemiesPhase())
"""The Activation of the first Hero, then the Enemies' Phase."""


def effects(**words: object) -> Effects:
    """Effects by their words: `effects(hits=1, stun=None)`; an underscore stands for a hyphen."""
    return Effects(Effect(word.replace("_", "-"), args) for word, args in words.items())


def power(
    when: When = "attack",
    pay: str = "",
    *,
    needs: Iterable[str] = (),
    wounded: int = 0,
    blood: int = 0,
    tribute: bool = False,
    repeat: int = 1,
    allies: bool = False,
    **words: object,
) -> Power:
    """A combat skill, or an enchantment when something is to pay."""
    return Power(
        when=when,
        pay=pay,
        needs=tuple(map(Need, needs)),
        wounded=wounded,
        blood=blood,
        tribute=tribute,
        repeat=repeat,
        allies=allies,
        do=effects(**words),
    )


def made(
    *powers: Power,
    slot: Literal["body", "hand", "two-handed", "none"] = "hand",
    melee: str = "",
    ranged: str = "",
    magic: str = "",
    defense: str = "",
    tags: Iterable[str] = (),
    level: int = 1,
    kind: Literal["start", "treasure", "artifact"] = "treasure",
    consumable: bool = False,
    gives: Effects = NOTHING,
    use: Effects = NOTHING,
    trap: Effects = NOTHING,
    luck: Effects = NOTHING,
) -> str:
    """An Equipment card of the test's own."""
    id = f"made-{next(_numbers)}"
    gear_cards()[id] = Gear(
        id=id,
        level=level,
        kind=kind,
        slot=slot,
        melee=melee,
        ranged=ranged,
        magic=magic,
        defense=defense,
        tags=tuple(tags),
        powers=powers,
        gives=gives,
        use=use,
        trap=trap,
        luck=luck,
        consumable=consumable,
        copies=9,
    )
    return id


def monster(
    *powers: Power,
    role: Literal["mob", "agent", "roamer"] = "roamer",
    type: str = "",
    melee: str = "",
    ranged: str = "",
    magic: str = "",
    defense: str = "",
    health: int = 9,
    minions: int = 0,
    level: int = 1,
    gives: Effects = NOTHING,
) -> str:
    """An Enemy card of the test's own: a Roaming Monster with nothing but Health unless told otherwise."""
    id = f"made-{next(_numbers)}"
    foe_cards()[id] = FoeCard(
        id=id,
        role=role,
        type=type or id,
        level=level,
        health=health,
        minions=minions,
        melee=melee,
        ranged=ranged,
        magic=magic,
        defense=defense,
        powers=powers,
        gives=gives,
    )
    return id


def forget() -> None:
    """Take every made card away again."""
    for cards in (gear_cards(), foe_cards(), library().entries["events"], library().entries["doors"]):
        for id in [id for id in cards if id.startswith("made-")]:
            del cards[id]


def duellist(*hands: str, at: str = "a1", **fields: object) -> Figure:
    """Elias with these cards in his hands and nothing else."""
    return Figure("elias", at, {"hands": hands, "body": "", **fields})


def duel(weapon: str = "", against: str = "", at: str = "a1", **fields: object) -> DarknessTable:
    """The duellist in a1 with a weapon (three yellow and three red dice of every kind unless told), and an Enemy."""
    hand = weapon or made(melee="yyyrrr", ranged="yyyrrr", magic="yyyrrr")
    return position(
        heroes=[duellist(hand)._replace(fields={"hands": (hand,), "body": "", **fields})],
        foes=[foe(against or monster(), at)],
        do=THEN_ENEMIES,
    )


def strike(table: DarknessTable, attack: str = "", defense: str = "", kind: str = "melee") -> Fight:
    """The active Hero attacks the newest Enemy, the dice show this, everything asked is answered by default."""
    declare(table, attack, defense, kind)
    until(table, "hero-action")
    return last_fight(table)


def declare(table: DarknessTable, attack: str = "", defense: str = "", kind: str = "melee") -> DarknessTable:
    """The active Hero attacks the newest Enemy; the dice will show this."""
    dice(table, attack, defense)
    return take(table, kind, who=enemy(table).id)


def attacked(table: DarknessTable, attack: str = "", defense: str = "") -> Fight:
    """The Hero does nothing more; an Enemy attacks, the dice show this, the rest is answered by default."""
    dice(table, attack, defense)
    take(table, "end")
    while table.ask is not None:
        table.answer(table.ask.default)
    return last_fight(table)


def last_fight(table: DarknessTable) -> Fight:
    """The fight that was fought last."""
    fight = table.state.fight
    assert fight is not None
    return fight


def enchanted(fight: Fight) -> tuple[str, ...]:
    """The enchantments paid for in a fight, the Defender's first."""
    return fight.defense.enchanted + fight.attack.enchanted


def acts(table: DarknessTable) -> list[str]:
    """The names of what may be done now, each once, in order."""
    return list(dict.fromkeys(option.act for option in table.ask.options)) if table.ask else []


def happening(**words: object) -> str:
    """An Event card of the test's own, in no deck; made after the table, for decks are remembered."""
    id = f"made-{next(_numbers)}"
    library().entries["events"][id] = EventCard(id=id, kind="other", do=effects(**words))
    return id


def behind_door(*blocks: Block, ambush: bool = False) -> str:
    """A Door card of the test's own, in no deck; its last Zones are empty unless told."""
    id = f"made-{next(_numbers)}"
    first, second, third = (*blocks, Block(), Block(), Block())[:3]
    library().entries["doors"][id] = DoorCard(id=id, zones=(first, second, third), ambush=ambush)
    return id


def later(table: DarknessTable, event: str) -> None:
    """An Event card is resolved when everything else has been done."""
    table.state.agenda.insert(0, Resolve(card=event))
