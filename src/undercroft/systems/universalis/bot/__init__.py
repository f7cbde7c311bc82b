"""A sensible player of Dungeon Universalis: a readable policy over what a seat sees.

Heroes keep together, strike where it promises most, shoot and cast from where nobody reaches them, drink and heal when
they must, spend Fortune when it saves a life, and pursue the quest when nobody is left to fight.  On the Dark Player's
seat the same bot plays the dark side (`bot.dark`, `bot.creature`).
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.bot import Judge, JudgingBot, Seat, by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure, Scene
from undercroft.systems.universalis.bot.creature import CREATURE_JUDGES
from undercroft.systems.universalis.bot.dark import DARK_JUDGES
from undercroft.systems.universalis.bot.fight import keeps_off
from undercroft.systems.universalis.bot.ground import ground_of
from undercroft.systems.universalis.bot.journey import JOURNEY_BY_DEFAULT, JOURNEY_JUDGES
from undercroft.systems.universalis.bot.magic import across, aid, aim, dispel
from undercroft.systems.universalis.bot.plan import Fight
from undercroft.systems.universalis.bot.quest import SOUGHT, cross, explore
from undercroft.systems.universalis.bot.sight import FAR, Look, draught, left

ALARM = 8
"""Enemies farther than this from everybody, or with twice as far to walk, do not stop the group from going on."""

NEAR = 2
"""A hero that has come to a goal stays this near to it."""

SAVED = 2
"""Points of Fortune kept for fatal blows.  UN-0096, UN-0097"""

REGRETS = ("fortune-melee", "fortune-shot", "fortune-damage", "fortune-cast")
GRAVE = ("fortune-damage", "fortune-cast")
"""Rolls for which Fortune is spent in any case; other rolls only when attacking a Leader."""


def readiness(look: Look) -> int:
    """The order of acting in a fight: shooters and casters first, before friends stand in the way; then those beside an
    enemy."""
    me = look.me
    if me is None or me.at < 0 or not look.foes:
        return 0
    return 1 if look.nearest(me.at) <= 1 else 2 if keeps_off(look) else 0


def next_hero(ask: Ask, look: Look) -> Option:
    """The readiest of this seat's own heroes."""
    return max(ask.options, key=lambda option: readiness(Look(look.scene, option.who)))


def act(ask: Ask, look: Look) -> Option:
    """The next deed of an activation: fight while there is somebody to fight, otherwise go on with the quest."""
    end = next((option for option in ask.options if option.act == "end"), ask.options[-1])
    me = look.me
    if me is None or me.at < 0:
        return end
    ways_out = by_act(ask, "climb", "swim") if look.water_near(me.at) else by_act(ask, "climb")
    if ways_out and not by_act(ask, "move", "attack", "shoot"):
        return ways_out[0]
    return (_fight(ask, look, me) if alarmed(look, me) else explore(ask, look, me)) or end


def alarmed(look: Look, me: Figure) -> bool:
    """Is an enemy near one of the heroes and able to reach or see that hero?"""
    near = [hero for hero in (me, *look.friends()) if look.nearest(hero.at) <= ALARM]
    if not near:
        return False
    steps, field = look.walks(foe.at for foe in look.foes), ground_of(look.board)
    return any(steps.get(hero.at, FAR) <= 2 * ALARM for hero in near) or any(
        look.reach(hero.at, foe) <= ALARM and field.sees(hero.at, foe.at, 0) for hero in near for foe in look.foes
    )


# fighting


def _fight(ask: Ask, look: Look, me: Figure) -> Option | None:
    """Drink when badly hurt; strike, shoot or cast where it promises most; else draw what is needed and get there."""
    leaving = by_act(ask, "leave")
    if leaving and me.at in look.tokens("goal"):
        return leaving[0]
    if left(me, "universalis-quick-action") > 0:
        healing = draught(ask, me, quick=True)
        if healing is not None:
            return healing
    urgent = by_act(ask, "mark-use") if any("leader" in foe.marks for foe in look.foes) else by_act(ask, *SOUGHT)
    if urgent:
        return urgent[0]
    reloads = by_act(ask, "reload")
    if reloads and look.nearest(me.at) > 1:
        return reloads[0]
    fight = Fight(ask, look, me)
    best = fight.best()
    if best is not None or not fight.acts:
        return best
    healing = draught(ask, me)
    if healing is None and fight.hurry and look.nearest(me.at) > 1 and not look.tokens("goal"):
        return cross(ask, look, me, fight.far)
    return healing


# asides


def block(ask: Ask, look: Look) -> Option:
    """Block, but never give up the next attack for it."""
    return by_act(ask, "block")[0]


def fortune(ask: Ask, look: Look) -> Option:
    """Keep two points for fatal blows; beyond that throw again what hurts much, or a failed spell: a blow that lands
    may still meet shield and armor.  Attacks of one's own get Fortune only against a Leader."""
    me, keep = look.me, by_act(ask, "keep")[0]
    spend = by_act(ask, "fortune")
    if not spend or me is None:
        return keep
    if me.active and ask.prompt != "fortune-cast":
        leaders = [foe for foe in look.foes if "leader" in foe.marks]
        close = bool(leaders) and (ask.prompt == "fortune-shot" or look.nearest(me.at, leaders) <= 1)
        return spend[0] if close and left(me, "fortune") >= SAVED and ask.prompt in REGRETS else keep
    return spend[-1] if ask.prompt in GRAVE and left(me, "fortune") > SAVED else keep


def fatal(ask: Ask, look: Look) -> Option:
    """Spend anything rather than fall."""
    return by_act(ask, "fortune")[0]


def push(ask: Ask, look: Look) -> Option:
    """Push an enemy into walls, or otherwise away."""
    return ask.options[0]


HERO_JUDGES: Mapping[str, Judge[Look]] = {
    **JOURNEY_JUDGES,
    "act": act,
    "next-hero": next_hero,
    "block": block,
    "fortune-melee": fortune,
    "fortune-test": fortune,
    "fortune-damage": fortune,
    "fortune-shot": fortune,
    "fortune-block": fortune,
    "fortune-initiative": fortune,
    "fortune-cast": fortune,
    "fatal-blow": fatal,
    "push": push,
    "dispel": dispel,
    "spell-aid": aid,
    "spell-square": aim,
    "spell-wall": across,
}

BY_DEFAULT = JOURNEY_BY_DEFAULT | frozenset(
    (
        "advance",
        "again",
        "choose-leader",
        "climb-out",
        "coat",
        "combat-instructor",
        "come-down",
        "companion-set",
        "declare-cast",
        "declare-defense",
        "defensive-shot",
        "dodge",
        "drop-what",
        "drop-where",
        "enter",
        "equip",
        "extorted",
        "fall-where",
        "fly",
        "flying-jump",
        "fortune-contest",
        "free-potion",
        "freight",
        "get-off",
        "give-what",
        "injury",
        "land-where",
        "leader-gift",
        "learn-skill",
        "leave-now",
        "lend-hand",
        "lucky",
        "lucky-choice",
        "make-buy",
        "make-class",
        "make-name",
        "make-origin",
        "make-points",
        "make-race",
        "make-shop",
        "make-skill",
        "make-spell",
        "mana-marker",
        "martial-arts",
        "occupy",
        "outfit",
        "parry",
        "pay-companion",
        "pit",
        "plan",
        "plan-bring",
        "plan-equip",
        "plan-post",
        "plan-section",
        "plan-square",
        "ransom",
        "resurrect",
        "rope-help",
        "share",
        "shield-magic",
        "spinning-blow",
        "spring-up",
        "stand-up",
        "step-in",
        "strip",
        "surprise-face",
        "surprise-place",
        "trap-retreat",
        "trapper",
        "vanish",
        "whence",
    )
)
"""Questions whose stated default is already common sense."""


class SensibleBot(JudgingBot[Look]):
    """Plays heroes with common sense, and the dark side if it sits there."""

    judges: Mapping[str, Judge[Look]] = {**CREATURE_JUDGES, **DARK_JUDGES, **HERO_JUDGES}
    by_default = BY_DEFAULT

    def look(self, scene: Scene, ask: Ask) -> Look:
        """The scene with the character that is asked."""
        return Look(scene, ask.who)

    def judge(self, ask: Ask, look: Look) -> Option:
        """Cards of the Dark Player are judged by themselves; a creature looks at the board from its own side."""
        if ask.prompt in DARK_JUDGES:
            return self.judges[ask.prompt](ask, look)
        if look.me is not None and look.me.side == "foe":
            return CREATURE_JUDGES.get(ask.prompt, self.judges[ask.prompt])(ask, look.turned())
        return HERO_JUDGES[ask.prompt](ask, look) if ask.prompt in HERO_JUDGES else ask.options[ask.default]

    def eager(self, chair: Seat) -> int:
        """How much this bot wants to answer before the others that are asked the same."""
        scene = chair.scene()
        return max(readiness(Look(scene, option.who)) for option in chair.ask.options)
