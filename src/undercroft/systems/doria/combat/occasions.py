"""The occasions of an attack at which words of monsters come in; what each word does there is bound in `effects`.

An occasion hands a word the monster whose word it is, the attack, and where a number is worked out, its tally.
"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.kernel.requests import FigureId, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Attack, Monster

AT_ROLL: Deeds[Doria, Monster, [Attack, Tally], None] = Deeds("when it attacks")
"""What counts for an attacking monster's roll."""

AT_ROLL_OF_OTHERS: Deeds[Doria, Monster, [Attack, Tally], None] = Deeds("when another monster attacks")
"""What a monster counts for the roll of another."""

AT_GUARD: Deeds[Doria, Monster, [Attack, Tally], None] = Deeds("when it is attacked")
"""What counts for an attacked monster's defence."""

AT_DAMAGE: Deeds[Doria, Monster, [Attack, Tally], None] = Deeds("when it hits")
"""What counts for the damage of an attacking monster."""

AT_ARMOR: Deeds[Doria, Monster, [Attack, Tally], None] = Deeds("when it is hit")
"""What counts for the AR of a monster that was hit."""

AT_PARRY: Deeds[Doria, Monster, [Attack], None] = Deeds("when it parries")
"""What a monster does that has parried."""

AT_WOUND: Deeds[Doria, Monster, [Attack], None] = Deeds("when it has wounded")
"""What a wound by a monster brings the wounded, who is the attack's target.  DO-0108, DO-G35"""

AT_DEFEAT: Deeds[Doria, Monster, [FigureId], Script[bool]] = Deeds("when it is defeated")
"""What a defeated monster still does, before experience and loot; it is given who defeated it.  True where it is not
defeated after all."""


def words_at(
    game: Doria, monster: Monster, occasion: Deeds[Doria, Monster, [Attack, Tally], None], attack: Attack, tally: Tally
) -> None:
    """Every word of a monster that counts for a number on this occasion."""
    for effect in game.stats(monster).effects:
        if effect.name in occasion:
            occasion.do(game, monster, effect, attack, tally)
