"""Standings: several bots play the same games, and are ranked by how often they win."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from undercroft.lab.play import Progress
from undercroft.lab.simulate import LabError, Run, Z, simulate, wilson


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: games, wins, what a game took."""

    bot: str
    games: int
    won: int
    errors: int
    rounds: float
    deaths: float
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies in 95 of 100 cases."""
        return wilson(self.won, self.games)

    def as_json(self) -> dict[str, object]:
        """The shape that `undercroft standings --json` prints."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "won": self.won,
            "errors": self.errors,
            "win_rate": round(self.rate, 4),
            "win_low": round(low, 4),
            "win_high": round(high, 4),
            "rounds_mean": round(self.rounds, 2),
            "deaths_mean": round(self.deaths, 2),
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
        }


def standings(
    system: str,
    bots: Sequence[str],
    *,
    quest: str | None = None,
    heroes: int | None = None,
    games: int = 100,
    seed: str = "1",
    roles: Sequence[str] = (),
    matches: bool = False,
    workers: int | None = None,
    run: Run | None = None,
    progress: Progress | None = None,
) -> list[Standing]:
    """All these bots play the same games; the weakest first."""
    if len(set(bots)) < len(bots) or not bots:
        raise LabError("every bot stands once; name one at least")
    found = []
    for bot in bots:
        report = simulate(
            system,
            quest=quest,
            heroes=heroes,
            games=games,
            bot=bot,
            seed=seed,
            roles=roles,
            matches=matches,
            workers=workers,
            run=run,
            progress=progress,
        )
        total = report.total
        found.append(
            Standing(
                bot=bot,
                games=total.finished,
                won=total.won,
                errors=total.errors,
                rounds=total.rounds_mean,
                deaths=total.sums.get("deaths", 0) / max(1, total.finished),
                decisions=total.decisions,
                seconds=report.seconds,
            )
        )
    return sorted(found, key=lambda one: one.rate)


def surely_above(better: Standing, worse: Standing) -> bool:
    """Does one win more often than the other, beyond what chance does in 95 of 100 cases?"""
    both = better.games + worse.games
    if not both:
        return False
    shared = (better.won + worse.won) / both
    error = sqrt(shared * (1 - shared) * (1 / max(1, better.games) + 1 / max(1, worse.games)))
    return better.rate - worse.rate > Z * error


# the picture

ROW, LEFT, WIDTH, TOP = 34, 170, 420, 34


def picture(found: Sequence[Standing], title: str) -> str:
    """The standings as a drawing: a bar for each bot, and a line for where its true share of wins lies."""
    high = TOP + ROW * len(found) + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 80} {high}" role="img" '
        f'aria-label="{title}" font-family="Literata, Georgia, serif" font-size="15">',
        f'<rect width="{LEFT + WIDTH + 80}" height="{high}" fill="#f3ead4"/>',
        f'<text x="16" y="22" fill="#2a2017" font-weight="bold">{title}</text>',
    ]
    for n, one in enumerate(reversed(found)):
        low, top = one.interval
        y = TOP + ROW * n
        middle = y + ROW / 2 - 4
        left, right = LEFT + low * WIDTH, LEFT + top * WIDTH
        parts += [
            f'<text x="16" y="{middle + 5}" fill="#2a2017">{one.bot}</text>',
            f'<rect x="{LEFT}" y="{y + 4}" width="{one.rate * WIDTH:.1f}" height="{ROW - 16}" fill="#7ab6a1"/>',
            f'<path d="M{left:.1f} {middle}H{right:.1f}" stroke="#2a2017" stroke-width="2"/>',
            f'<text x="{LEFT + WIDTH + 12}" y="{middle + 5}" fill="#2a2017">{one.rate:.0%}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
