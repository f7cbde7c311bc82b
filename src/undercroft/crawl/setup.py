"""From a wish to a setup that can be played; what cannot is said to people, with what could."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError


def ready(system: str, quest: str, people: Sequence[str], seed: str, *, round_limit: int = 0) -> Setup:
    """A quest for these heroes, one seat each."""
    seats = tuple(SeatPlan(name) for name in people)
    return Setup(system=system, quest=quest, party=tuple(people), seats=seats, seed=seed, round_limit=round_limit)


def must_be_played_by(heroes: int, most: int) -> None:
    """Refuse more heroes than there may be, or none."""
    if not 1 <= heroes <= most:
        raise SetupError(f"1 to {most} heroes can play, not {heroes}", "setup-heroes", most=str(most), n=str(heroes))


def must_be_there(what: str, name: str, known: Container[str], offered: Iterable[str]) -> None:
    """Refuse a quest, a hero or another card that is not known, and say which are offered."""
    if name not in known:
        text = f'there is no {what} "{name}"; one of {", ".join(offered)}'
        raise SetupError(text, f"setup-no-{what}", name=name)


def must_differ(heroes: Iterable[str]) -> None:
    """Refuse a party in which somebody is twice."""
    party = list(heroes)
    if len(set(party)) < len(party):
        raise SetupError("each hero can be in the party only once", "setup-hero-twice")
