"""How a creature is played by the bot: it casts, shoots and strikes where that promises most, and goes for the weakest
hero it can reach."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure
from undercroft.systems.universalis.bot.fight import best_attack, keeps_off, to_draw, vantage
from undercroft.systems.universalis.bot.magic import best_spell
from undercroft.systems.universalis.bot.quest import cross
from undercroft.systems.universalis.bot.sight import FAR, Look, health, left
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library

GAZE = "hypnotic"
FEATS = ("grab-and-eat", "grab-and-throw", GAZE)
"""Skills that are better than a blow."""

DISTANT = 12
"""A creature this far from every hero runs."""


def act(ask: Ask, look: Look) -> Option:
    """Cast, strike or shoot, or go to where it can.  The look is the creature's own: its foes are the heroes."""
    end = next((option for option in ask.options if option.act == "end"), ask.options[-1])
    me = look.me
    if me is None or not look.foes:
        return end
    return _magic(ask, look, me) or _blow(ask, look, me) or _approach(ask, look, me) or end


def _magic(ask: Ask, look: Look, me: Figure) -> Option | None:
    """The best spell; a caster with both hands full puts something away for it."""
    spell = best_spell(ask, look, me)
    if spell is not None or by_act(ask, "cast", "cast-at") or not by_act(ask, "attack", "run", "shoot"):
        return spell
    sheet = look.sheet()
    costs = [library()[SPELLS][card.id].mana for card in sheet.skills if card.id in library()[SPELLS]] if sheet else []
    ready = costs and left(me, "mana") >= min(costs) and look.nearest(me.at) > 1
    return next(iter(by_act(ask, "stow")), None) if ready else None


def _blow(ask: Ask, look: Look, me: Figure) -> Option | None:
    """The attack or shot that promises most, after drawing or loading what it needs."""
    feats = [option for option in by_act(ask, "skill") if option.what in FEATS and not _idle(option, look)]
    if feats:
        return feats[0]
    drawn = to_draw(ask, look, me, look.nearest(me.at) <= 1)
    best, _ = best_attack(ask, look)
    return drawn or best or next(iter(by_act(ask, "reload", "climb")), None)


def _idle(option: Option, look: Look) -> bool:
    """Is a gaze useless now?  It kills nobody: not twice running, not at a Stationary hero, not at the last hero."""
    target = look.figures.get(option.who)
    held = target is None or "stationary" in target.marks
    return option.what == GAZE and (held or len(look.foes) == 1 or look.scene.round % 2 == 0)


def _approach(ask: Ask, look: Look, me: Figure) -> Option | None:
    """Shooters keep their distance; the others go beside the weakest hero in reach, or as near as they can."""
    moves = by_act(ask, "move")
    if keeps_off(look):
        return vantage(moves, look, me) if moves else None
    far = look.walks(foe.at for foe in look.foes)
    here = far.get(me.at, FAR)
    if here <= 1:
        return None
    beside = [option for option in moves if look.nearest(option.at) <= 1]
    if beside:
        return min(beside, key=lambda option: (_weakest(option.at, look), look.crowd(option.at), option.at))
    if here >= DISTANT and (run := by_act(ask, "run")):
        return run[0]
    best = min(moves, key=lambda option: (far.get(option.at, FAR), option.at), default=None)
    if best is not None and far.get(best.at, FAR) < here:
        return best
    over = cross(ask, look, me, far)
    return over if over is not None and over.at not in look.tokens("start", "goal") else None


def _weakest(at: int, look: Look) -> int:
    """How little Vitality the weakest hero beside a square has."""
    return min((health(foe) for foe in look.foes if look.reach(at, foe) <= 1), default=FAR)


def declare(ask: Ask, look: Look) -> Option:
    """Declare whatever the creature can do in an attack."""
    return next(iter(by_act(ask, "declare")), ask.options[ask.default])


CREATURE_JUDGES = {"act": act, "declare-attack": declare, "declare-shot": declare}
"""How questions to a creature are judged, by prompt."""
