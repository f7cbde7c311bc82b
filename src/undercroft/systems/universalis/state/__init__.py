"""Everything that changes during a game of Dungeon Universalis, as plain data; what is still to do is in `agenda`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.board.features import Ground
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel import state as kernel
from undercroft.kernel.ranges import MANY, Mask, Number, Serial, Sheets, Spot, Spots, Sum, Tag, Tags
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Figures, SeatId
from undercroft.systems.universalis.agenda import AnyEntry, Posted
from undercroft.systems.universalis.state.character import Character, Form, Trophy, Use
from undercroft.systems.universalis.state.hit import Dice, Hit
from undercroft.systems.universalis.state.world import Boat, Group, Line, Marker, World

__all__ = [
    "Activation",
    "Boat",
    "Casting",
    "Character",
    "DarkHand",
    "Dice",
    "Dropped",
    "Fixture",
    "Form",
    "Group",
    "Hit",
    "Lasting",
    "Line",
    "Lurker",
    "Marker",
    "Obstacle",
    "Planned",
    "State",
    "Trophy",
    "Use",
    "World",
]


class Activation(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What the active character may still do.  UN-0114 to UN-0116"""

    who: FigureId
    over: bool = False
    """Only the end of the activation is left."""

    # what is left

    action: bool = True
    quick: bool = True
    """Is its Quick Action left?"""
    extra: Number = 0
    """How many Actions beyond the first have been begun."""
    attacks: Number = 0
    """How many attacks of its Action it has made."""
    more: Number = 0
    """Attacks it has gained on the way."""
    skills: Tags = ()
    """The skills declared for the whole activation."""
    wish: Tag = ""
    """What a Leader rolled for its next action."""

    # its move

    points: Number = 0
    """The Movement left."""
    walked: Number = 0
    """The Movement spent."""
    running: bool = False
    faced: bool = False
    """It has turned since it last moved."""
    origin: Spot = NOWHERE
    """The square where it began."""
    looked: Number = 0
    """Its facing when it began."""
    straight: Number = 0
    """How many squares in a straight line it has just moved."""
    toiled: bool = False
    """It went through difficult ground."""
    across: bool = False
    """Will its base of two squares lie across where it goes?"""
    lain: bool = False
    """Did its base of two squares lie across at the start?"""
    swimming: bool = False
    """It has declared that it swims."""
    halted: bool = False
    """A Defensive Shot stopped it on its way."""
    momentum: bool = False
    """After pushing an enemy back it may step on between its attacks."""
    saddled: bool = False
    """It got on or off a mount."""
    came_in: bool = False
    """It was outside until this activation."""

    # its enemies

    slipped: Figures = ()
    """The enemies whose Melee Range it ignores."""
    bound: Figures = ()
    """The only enemies it may attack after shifting."""
    stalked: Figures = ()
    """The enemies it has been behind since the start."""
    guarded: bool = False
    """It was Shielding and can neither attack nor run."""
    target: FigureId = NO_ONE
    """The last character it attacked."""
    struck: Tag = ""
    """The weapon of its first blow."""
    shot: Tag = ""
    """The ranged weapon of its last attack."""
    drawn: bool = False
    """It has drawn a weapon or shield in this activation."""

    def spend_action(self) -> None:
        """The Action is spent, and a move that had begun is over (ruling `rest-of-the-move`).  UN-0114"""
        self.action = False
        self.end_begun_move()

    def end_begun_move(self) -> None:
        """A move that has begun ends; one that has not begun may still be made."""
        if self.walked:
            self.points = 0


class Casting(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A spell from declaration to its last effect; every stage reads it anew.  UN-0423 to UN-0462

    It is cast at somebody, or at the square `at`; `way` is the direction of a wall.  `aid`: the scroll or Components
    used; `gift`: of a Champion of the Gods, who pays no Mana.  `total` is what a dispeller must exceed, 0 if nobody can
    try; `turns` how long it will last.
    """

    caster: FigureId
    spell: Tag
    target: FigureId = NO_ONE
    at: Spot = NOWHERE
    way: Number = 0
    aid: Tag = ""
    gift: bool = False
    skills: Tags = ()
    dice: Dice = (0, 0)
    total: Number = 0
    turns: Number = 0
    criticals: Number = 0
    cast: bool = False
    dispelled: bool = False


class Dropped(msgspec.Struct, frozen=True):
    """A weapon, shield or object lying on a square.  UN-0393"""

    what: Tag
    at: Spot


class Fixture(msgspec.Struct, frozen=True):
    """What has become of a door, a chest or a piece of furniture, by its id (see `fixtures`).  UN-0178 to UN-0206

    `lock` is what the heroes have found keeping it shut: "lock" or "riddle"; `tried`: the group's one attempt was made
    and failed; `sealed`: nothing opens it any more.  `heard` is the last turn in which it was hit; `searched` what the
    dice of the first search showed, `by` the heroes who have searched it.
    """

    id: Tag
    lock: Tag = ""
    tried: bool = False
    sealed: bool = False
    opened: bool = False
    broken: bool = False
    wounds: Number = 0
    heard: Sum = 0
    searched: Number = 0
    by: Figures = ()


class Obstacle(msgspec.Struct, frozen=True):
    """An Obstacle card on a door or arrow (its access), a chest or squares.  UN-0601, UN-0602, UN-0605

    `dormant`: a trap that was detected and waits; `keen`: it was detected with a double 6.  UN-0246
    """

    card: Tag
    squares: Spots
    access: Spot = NOWHERE
    dormant: bool = False
    keen: bool = False


class Planned(msgspec.Struct, frozen=True):
    """A card that a Classic Dark Player has planned for a section: an Obstacle for one of its squares, or an Encounter
    with its creatures.  UN-1326"""

    card: Tag
    section: Spot = NOWHERE
    at: Spot = NOWHERE
    creatures: Annotated[tuple[Posted, ...], MANY] = ()


class Lurker(msgspec.Struct, frozen=True):
    """A water creature that a Dark Player has brought and keeps below: profile, equipment set, skills, section.

    UN-C519
    """

    card: Tag
    set: Number
    extra: Tags
    section: Spot


class DarkHand(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a Dark Player with a hand of cards keeps.  UN-0557, UN-0561, UN-0565, UN-0572, UN-0621, UN-0624

    `leader` is the profile chosen where the sheet names none, `gift` the magic object bought for it: both are secret
    until they are seen.  `budget` are the Reserve Points at the start; `grunts` and `others` the creatures brought by
    cards, by level; `fresh` those that have just come and are still to be met; `lurkers` those kept under water;
    `bought` the objects bought for creatures.  `plans` are the plans of a Classic Dark Player, `used` the cards that
    player has activated.
    """

    owner: SeatId
    hand: Annotated[Tags, kernel.OWNER_KNOWS] = ()
    leader: Annotated[Tag, kernel.OWNER_KNOWS] = ""
    gift: Annotated[Tag, kernel.OWNER_KNOWS] = ""
    budget: Sum = 0
    grunts: Number = 0
    others: Number = 0
    fresh: Figures = ()
    lurkers: Annotated[tuple[Lurker, ...], MANY] = ()
    bought: Tags = ()
    plans: Annotated[tuple[Planned, ...], MANY, kernel.OWNER_KNOWS] = ()
    used: Tags = ()
    markers: Annotated[tuple[Marker, ...], MANY, kernel.OWNER_KNOWS] = ()
    """The Danger markers on the map between quests.  UN-1303"""


class Lasting(msgspec.Struct, frozen=True):
    """A spell in force: who cast it, on whom, for how many more turns of the caster's side.  UN-0428 to UN-0432

    It is on its `targets`, or on everybody of the caster's side who stands on its `squares`.  `held`: conditions that
    end with it; `summoned`: characters that go with it; `swayed`: characters that fight for the caster's side; `laid`:
    what lies on its squares.
    """

    spell: Tag
    caster: FigureId
    targets: Figures = ()
    squares: Spots = ()
    turns: Number = 1
    held: Annotated[tuple[tuple[FigureId, Tag], ...], MANY] = ()
    summoned: Figures = ()
    swayed: Figures = ()
    laid: Tag = ""


class State(kernel.State[AnyEntry], kw_only=True, omit_defaults=True):
    """The whole state of a game."""

    # who is there

    heroes: Annotated[list[Character], MANY]
    """The heroes and their companions."""
    creatures: Annotated[list[Character], MANY] = []
    placed: Annotated[dict[Tag, Number], MANY] = {}
    """How many creatures of each kind have come so far, the dead included."""
    next_id: Serial = FIRST_FOE
    swayed: Figures = ()
    """The characters that fight for the other side by magic."""
    slain: Tags = ()
    fallen: Figures = ()
    """The heroes for whose fall the Dark Player has already scored."""
    captives: Sheets = ()
    """The cards of heroes who are kept prisoner in this scenario (see `prison`)."""

    # whose turn it is, and what is being done

    side: Tag = "heroes"
    ahead: Tag = ""
    """The side that won the last Initiative roll."""
    fighting: bool = False
    """An enemy has been near at some time since the turn began."""
    active: Activation | None = None
    hit: Hit | None = None
    casting: Casting | None = None

    # the ground

    ground: Ground = Ground()
    revealed: Mask = 0
    """The sections that have been revealed."""
    dark: Mask = 0
    """The sections in Darkness."""
    pitch: Mask = 0
    """The sections in Complete Darkness."""
    main_seen: bool = False
    before_main: Mask = 0
    main_entered: bool = False
    fixtures: Annotated[tuple[Fixture, ...], MANY] = ()
    obstacles: Annotated[tuple[Obstacle, ...], MANY] = ()
    """The Obstacle cards that lie on the table."""
    dropped: Annotated[tuple[Dropped, ...], MANY] = ()
    corpses: Tags = ()
    """The cards of eliminated creatures whose corpses nobody has searched."""
    spoils: Tags = ()
    """What the slain Leader carried."""
    lasting: Annotated[tuple[Lasting, ...], MANY] = ()
    """The spells in force."""

    # the quest

    quest: Annotated[dict[Tag, Sum], MANY] = {}
    """What the quest's own rules count."""
    accomplished: bool = False
    tried: Tags = ()
    """What the group may try only once."""
    achieved: Sum = 0
    """The heroes' Achievement points."""
    suffered: Sum = 0
    """The Dark Player's Achievement points."""

    # the Dark Player

    player: DarkHand | None = None
    """What a Dark Player with a hand of cards keeps; None where the Artificial Dark Player plays."""
    group: Sum = 0
    """The Value Points of the group as the quest began."""
    reserve: Sum = 0
    """The Dark Player's Reserve Points."""
    lulls: Number = 0
    """How many sections in a row were revealed without enemies."""
    noise: Number = 0
    """What the heroes' noise adds to the creatures' next Initiative roll.  UN-0195"""
    challenge: Tags = ()
    """What a Dark Player has chosen to make the game harder."""
    waiting: Tags = ()
    """Obstacle cards that lie face up and wait for their moment.  UN-0678"""

    # between quests

    world: World | None = None
    """The world, in a campaign on the map."""
    no_fortune: bool = False
    """Fortune changes no dice now: a card of Places and Services is resolved.  UN-1272"""
