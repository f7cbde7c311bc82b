"""A sensible player of Massive Darkness: a readable policy over what a seat sees.

It plans each Activation by what it wins and risks (`turns`), fights from the shadow where it can and hides when hurt
(`danger`), wears, shares and melts down cards by the strength they add (`wardrobe`, `strength`), and knows what each
Quest asks for (`aims`, `quests`).
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.bot import Judge, JudgingBot, by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Scene
from undercroft.systems.darkness.bot import answers, wardrobe
from undercroft.systems.darkness.bot.lookout import Lookout
from undercroft.systems.darkness.bot.quests import aims_of
from undercroft.systems.darkness.bot.turns import Plan, Planner

TRANSMUTED = 3


# an Activation


def act(ask: Ask, look: Lookout) -> Option:
    """What to do next in an Activation."""
    end = by_act(ask, "end")[0]
    up = by_act(ask, "get-up")
    if up:
        return up[0]
    free = answers.useful(ask, look) or _melt(ask, look)
    if free is not None:
        return free
    aims = aims_of(look)
    deed = aims.deed(ask, look)
    if deed is not None:
        return deed
    if ask.prompt == "commanded" or look.me.actions <= 0:
        look.me.actions = 1
    zones = {word: [option.at for option in by_act(ask, word)] for word in ("charge", "safe-shot", "teleport")}
    plan = Planner(look, aims, offered=ask.options).best(zones["charge"], zones["safe-shot"], zones["teleport"])
    return _begin(ask, plan) or _spare_time(ask, look) or end


def _begin(ask: Ask, plan: Plan) -> Option | None:
    """The option with which a plan begins; None when it is to rest."""
    if plan.kind:
        return next(option for option in by_act(ask, plan.kind) if option.who == plan.target)
    if plan.by in ("charge", "safe-shot", "teleport"):
        return next(option for option in by_act(ask, plan.by) if option.at == plan.zone)
    if plan.by == "walk":
        return next(iter(by_act(ask, "move")), None)
    return None


def _melt(ask: Ask, look: Lookout) -> Option | None:
    """Three cards that lie idle are worth one better card."""
    option = next(iter(by_act(ask, "transmute")), None)
    return option if option and len(wardrobe.idle(look.me, look.level)) >= TRANSMUTED else None


def _spare_time(ask: Ask, look: Lookout) -> Option | None:
    """A spare Action goes into putting on better cards, when nobody else is drawn into it."""
    alone = all(person.at != look.me.at for person in look.people if person.id != look.me.id)
    if alone and wardrobe.badly_dressed(look.me, look.level):
        return next(iter(by_act(ask, "trade")), None)
    return None


def walk(ask: Ask, look: Lookout) -> Option:
    """Pick up what lies here, open what must be opened, else step on where the plan leads."""
    stop = by_act(ask, "stop")[0]
    aims = aims_of(look)
    deed = aims.walking(ask, look)
    if deed is not None:
        return deed
    pick = by_act(ask, "pick-up")
    if pick and any(aims.token(look, token) > 0 for token in look.tokens if token.at == look.me.at):
        return pick[0]
    planner = Planner(look, aims, int(ask.about or 0))
    plan = planner.best([], [], [])
    if plan.kind or plan.by == "rest":
        return stop
    if plan.zone == look.me.at:
        return next((option for option in by_act(ask, "open") if option.at == plan.door), stop)
    step = planner.next_step(plan.zone)
    return next((option for option in by_act(ask, "step") if option.at == step), stop)


def rush_target(ask: Ask, look: Lookout) -> Option:
    """The target of a Charge or a Safe Shot: the most promising one in reach."""
    planner = Planner(look, aims_of(look))
    worth = {(one.id, kind): planner.harm(one, strength)[0] for one, kind, strength in planner.targets(look.me.at)}
    return max(ask.options, key=lambda option: (worth.get((option.who, option.act), -1.0), -option.who))


def leave(ask: Ask, look: Lookout) -> Option:
    """Leave, unless a friend needs help and can have it."""
    return by_act(ask, "no" if aims_of(look).in_need(look) is not None else "yes")[0]


def choose_hero(ask: Ask, look: Lookout) -> Option:
    """The Hero who plays the special part of a Quest."""
    best = aims_of(look).choose(look)
    return next(option for option in ask.options if option.who == best.id)


JUDGES: Mapping[str, Judge[Lookout]] = {
    "hero-action": act,
    "commanded": act,
    "walk": walk,
    "rush-target": rush_target,
    "reorganise": wardrobe.dress,
    "trade": wardrobe.dress,
    "share-card": wardrobe.share,
    "transmute": wardrobe.throw_in,
    "learn-skill": wardrobe.learn,
    "before-attack": answers.before_attack,
    "before-defense": answers.before_defense,
    "rescue": answers.rescue,
    "fend-off": answers.fend_off,
    "reroll-all": answers.again,
    "reroll-blanks": answers.again,
    "enchant-attack": answers.enchant,
    "enchant-defense": answers.enchant,
    "assign-wounds": answers.assign,
    "bulwark": answers.step_in,
    "bodyguard": answers.bodyguard,
    "attack-target": answers.sturdiest,
    "move-target": answers.sturdiest,
    "foe-way": answers.detour,
    "next-foe": answers.first_foe,
    "level-zone": answers.far_token,
    "chosen-one": choose_hero,
    "leave": leave,
}

BY_DEFAULT = frozenset(
    (
        "barter-give",
        "barter-take",
        "crushing-darkness",
        "keep-six",
        "market",
        "mend-blank",
        "next-counter",
        "next-room",
        "remove-die",
        "reroll-any",
        "restock",
        "restock-take",
        "starting-weapon",
        "which-firework",
        "which-pillar",
    )
)
"""Questions whose stated default is already the sensible answer."""


class SensibleBot(JudgingBot[Lookout]):
    """Plays Heroes with common sense."""

    judges = JUDGES
    by_default = BY_DEFAULT

    def look(self, scene: Scene, ask: Ask) -> Lookout:
        """The board as the Hero who is asked sees it."""
        return Lookout(scene, ask.who)
