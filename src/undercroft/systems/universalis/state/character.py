"""A hero, companion or creature: everything known of it from one step to the next, each fact in its own field."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.ranges import MANY, Number, Sheet, Spot, Spots, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, FigureId, Figures, SeatId
from undercroft.systems.universalis.cards.people import hero_card, person
from undercroft.systems.universalis.cards.words import Condition


class Use(msgspec.Struct, frozen=True):
    """One use of a skill, which counts within a quest, a combat, a turn or an activation.  UN-C444, UN-C495"""

    skill: Tag
    per: Literal["quest", "combat", "turn", "activation"]


class Form(msgspec.Struct, frozen=True):
    """What a hero in animal shape was and held before.  UN-C542"""

    card: Sheet
    hands: Tags = ()
    body: Tags = ()
    pack: Tags = ()


class Trophy(msgspec.Struct, frozen=True):
    """The weapon of the last enemy a hero eliminated, and how large that enemy was.  UN-0256"""

    size: Number
    weapon: Tag


class Character(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A hero, companion or creature on the board or outside it.  UN-0044, UN-C041"""

    id: FigureId
    card: Sheet
    """The id of a hero or creature, or a hero made by a player, written out (see `people`)."""
    seat: SeatId = NOBODY
    letter: Tag = ""
    """The letter that tells it from others of its kind."""

    # where it is

    at: Spot = NOWHERE
    facing: Number = 0
    across: bool = False
    """Its base of two squares lies crosswise to what its card says."""
    squeezed: bool = False
    clings: FigureId = NO_ONE
    """The larger enemy it has jumped on."""
    scaling: Spots = ()
    """The square at the end of a wall it hangs on, and how many levels it has behind it."""
    mount: FigureId = NO_ONE
    """The mount it rides."""
    rider: FigureId = NO_ONE
    """The rider on its back."""
    carries: FigureId = NO_ONE
    """The fallen ally it carries."""
    swallowed: FigureId = NO_ONE
    """The beast that has swallowed it.  UN-C531"""
    afloat: bool = False
    """It is a water creature that began its activation wholly in water.  UN-C519"""
    home: Spot = NOWHERE
    """The section a creature was placed in."""
    quarry: FigureId = NO_ONE
    """The enemy its quest has set it on."""
    out: bool = False

    # how it is

    wounds: Number = 0
    wounds_before: Number = 0
    """The wounds it had at the end of its last activation, if it regenerates.  UN-C554"""
    sturdy: Number = 0
    """Vitality beyond its card."""
    fortune: Number = 0
    mana: Number = 0
    conditions: Annotated[tuple[Condition, ...], MANY] = ()
    laden: bool = False
    """What it carries leaves it Stunned.  UN-1128"""
    lay: bool = False
    """It was Knocked Down in its last activation."""
    second_chance: bool = False
    """It may repeat the test to stand up.  UN-C518"""
    extra: Tags = ()
    """Skills beyond its card."""
    powers: Tags = ()
    """Power cards in force on a creature."""
    boons: Tags = ()
    """Potions and other things in force on it until the combat ends."""
    cast: Tags = ()
    """Spells, once for each marker on their cards."""
    lore: Tag = ""
    """The lore of spells a creature knows."""
    leader: bool = False
    form: Form | None = None
    """What a hero in animal shape was before.  UN-C542"""
    fate: Tag = ""
    """What became of a hero who was Knocked Out (see `aftermath`)."""
    injuries: Tags = ()
    """The injuries a hero keeps."""
    recovered: bool = False
    """Its body was carried out.  UN-0506"""

    # what it has

    body: Tags = ()
    hands: Tags = ()
    pack: Tags = ()
    freight: Tags = ()
    """What a companion carries for its hero and does not use.  UN-1127"""
    coins: Sum = 0
    shot: Tags = ()
    """Ranged weapons, once for each shot since they were loaded."""
    thrown: Tags = ()
    """Weapons that left its hand in this combat."""
    heard: Tags = ()
    """Gunpowder weapons that have been heard since the last encounter.  UN-1019, UN-G83"""
    coated: Tags = ()
    """Weapons with the poison of a Poison Flask on them.  UN-C313"""
    strange: Tags = ()
    """Weapons taken from enemies, which it handles clumsily.  UN-0256"""
    trophy: Trophy | None = None
    gifts: Tags = ()
    """Skills that have brought it an object for the quest.  UN-1469"""
    presents: Tags = ()
    """The objects that skills have brought it.  UN-1469"""
    given: Tags = ()
    """Things a companion must use in its next activation.  UN-1083"""
    brought: Tags = ()
    """What a creature has brought to an ally.  UN-C478, UN-C481"""
    baffling: Tags = ()
    """Things it has tried in vain to identify.  UN-0278"""

    # whose it is

    owner: FigureId = NO_ONE
    """The hero a companion goes with."""
    kept_for: FigureId = NO_ONE
    """The hero whose companion it is, while it goes with another.  UN-1078"""
    lost: Tags = ()
    """Companions of this hero that are gone for good.  UN-1076, UN-1377"""

    # in this turn

    activated: bool = False
    attacked: bool = False
    """It has been attacked by the other side this turn."""
    shielding: bool = False
    """It rerolls blocks this turn."""
    spent: bool = False
    """It may not attack in its next activation."""
    reacted: bool = False
    """It has made its Defensive Shot of the turn."""
    helped: bool = False
    """It has used a scroll or Components this turn."""
    used: Tags = ()
    """Things used this turn."""
    lent: Tags = ()
    """Things that a friend used before handing them over; they are of no use until the next turn."""
    tamed: bool = False
    """It is a giant that obeys this turn.  UN-C480"""
    danced: bool = False
    """It has gained its further attack of the turn.  UN-C431"""
    stepped_in: bool = False
    """It has become the target of a projectile for an ally this turn.  UN-C434"""

    # until its own next turn or activation

    exposed: bool = False
    """A Brutal Blow leaves it open until its side's next turn.  UN-C435"""
    lent_a_hand: bool = False
    """Its Action was spent on another's work.  UN-0264, UN-0508"""
    rests: bool = False
    """It was treated, and neither moves nor acts until its next activation.  UN-C479"""
    loses_turn: bool = False
    leading: FigureId = NO_ONE
    """The mount that it leads along.  UN-1384"""
    changed: bool = False
    """It has turned into an animal in this turn.  UN-C542"""
    moved: bool = False
    """It moved in its last activation.  UN-C430"""
    parried: bool = False
    """It has blocked with its sword, and has not attacked since.  UN-C433"""
    music: Number = 0
    """How many more turns it plays.  UN-C484"""

    # in this combat

    fought: bool = False
    """It fought in the combat that left the present corpses.  UN-0251"""
    unafraid: Number = 0
    """How many levels of terror, counted from the least, it has faced bravely.  UN-C529"""
    bristling: bool = False
    """It has roared, although it was Fearsome before.  UN-C438"""
    roared: bool = False
    """It is Fearsome because it has roared.  UN-C438"""

    # in this quest

    uses: Annotated[tuple[Use, ...], MANY] = ()
    did: Tags = ()
    """Active skills of a creature, once for each use.  UN-0722"""
    last_skill: Tag = ""
    """The active skill a creature used last; any other attack blots it out.  UN-0722"""
    ward: FigureId = NO_ONE
    """The ally it guards.  UN-C434"""
    trapped: Figures = ()
    """Enemies its trap has been tried on.  UN-C517"""
    misled: bool = False
    """Somebody has tried to mislead it.  UN-C486"""
    lost_heart: bool = False
    """It inspires nobody any more.  UN-C483"""
    tried_potion: bool = False
    """An Alchemist has made the one attempt of the game.  UN-C469"""
    extorted: bool = False
    """It has learnt something that repeats an Initiative roll.  UN-C493"""
    thieved: bool = False
    """A thief has made its attempt.  UN-C515"""
    stole: bool = False
    """A thief has stolen something.  UN-C515"""
    plied: Annotated[tuple[tuple[Tag, Number], ...], MANY] = ()
    """Secondary skills it has used, and in which sections.  UN-1344"""
    bolted: bool = False
    """It is a mount that has run off.  UN-1376"""
    borne: Number = 0
    """How many attacks a mount left to itself has borne.  UN-1380"""
    angered: Annotated[tuple[tuple[Number, FigureId], ...], MANY] = ()
    """The enemies that attacked a mount left to itself in melee, each with the turn.  UN-1380"""
    achieved: Sum = 0
    """A hero's own Achievement points."""
    xp: Sum = 0
    """The experience this quest has brought."""

    # worked out, whatever is given

    wide: bool = False
    """Does its base take more than one square?  UN-0069"""
    size: Number = 0
    """1 Small to 4 Huge.  UN-0069"""
    hero: bool = False
    """Does it belong to the heroes' group?"""

    def __post_init__(self) -> None:
        self.hero = self.id < FIRST_FOE
        try:
            self.turn_into(self.card)
        except KeyError:
            raise ValueError(f'there is no card "{self.card}"') from None

    def turn_into(self, card: str) -> None:
        """Change into what another card says."""
        self.card = card
        kind = person(card)
        self.wide, self.size = not kind.small, kind.size

    @property
    def name(self) -> str:
        """The message id of its name; a hero made by a player has the name it was given."""
        if self.owner:
            return f"universalis-companion-{self.card}"
        if self.hero:
            sheet = hero_card(self.card)
            return sheet.name or f"universalis-hero-{sheet.id}"
        return f"universalis-creature-{self.card}"

    def suffers(self, condition: Condition) -> bool:
        """Is it in this condition?  UN-0478"""
        return condition in self.conditions

    @property
    def here(self) -> bool:
        """Is it on the board and not Knocked Out?"""
        return self.at != NOWHERE and "knocked-out" not in self.conditions

    @property
    def down(self) -> bool:
        """Is it Knocked Down?"""
        return "knocked-down" in self.conditions

    @property
    def animal(self) -> bool:
        """Is it a hero in animal shape, who handles no objects and takes no Dexterity tests?  UN-0461"""
        return self.form is not None
