"""How hard the quests of a system are: many games by one bot, as a page for people and as figures for quest cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

import msgspec

from undercroft.kernel.packs import PackPlan, plain
from undercroft.kernel.system import Measured, find
from undercroft.lab.play import Progress
from undercroft.lab.simulate import Count, Failure, LabError, simulate, tables_of, wilson
from undercroft.text.messages import messages

QUESTS, MATCHES = (0.1, 0.9), (0.2, 0.8)
"""Least and greatest win rate of a quest, and of a match on equal terms, that is in balance."""


WIDE = 120
"""How wide the lines of a page are."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """One quest, or one opponent, with one number of heroes: how often it was won, how long it took, who died."""

    quest: str
    heroes: int
    games: int
    won: int
    errors: int
    rounds: float
    deaths: float
    fair: tuple[float, float] = QUESTS

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The rates between which the truth lies, in 95 of 100 cases."""
        return wilson(self.won, self.games)

    @property
    def balanced(self) -> bool:
        """Is it neither too easy nor too hard?"""
        least, most = self.fair
        return least <= self.rate <= most

    def as_json(self) -> dict[str, object]:
        """The verdict in the stable shape that `undercroft balance --json` prints."""
        low, high = self.interval
        return {
            "quest": self.quest,
            "heroes": self.heroes,
            "games": self.games,
            "won": self.won,
            "errors": self.errors,
            "win_rate": round(self.rate, 4),
            "win_low": round(low, 4),
            "win_high": round(high, 4),
            "rounds_mean": round(self.rounds, 2),
            "deaths_mean": round(self.deaths, 2),
            "balanced": self.balanced,
        }


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What measuring found."""

    system: str
    version: str
    bot: str
    seed: str
    games: int
    heroes: tuple[int, ...]
    quests: tuple[str, ...]
    verdicts: tuple[Verdict, ...]
    failures: tuple[Failure, ...] = ()
    roles: tuple[str, ...] = ()
    matches: bool = False
    terms: str = ""

    @property
    def balanced(self) -> bool:
        """Is every quest in balance, and did every game end?"""
        return all(verdict.balanced and not verdict.errors for verdict in self.verdicts)

    def of(self, quest: str, heroes: int) -> Verdict | None:
        """The verdict on one quest with this many heroes; None if it is not played with this many."""
        return next((one for one in self.verdicts if one.quest == quest and one.heroes == heroes), None)

    def as_json(self) -> dict[str, object]:
        """The shape that `undercroft balance --json` prints."""
        return {
            "system": self.system,
            "version": self.version,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "balanced": self.balanced,
            "quests": [verdict.as_json() for verdict in self.verdicts],
        }

    def figures(self) -> dict[str, list[Measured]]:
        """The difficulty shown on quest cards, by quest."""
        found: dict[str, list[Measured]] = {quest: [] for quest in self.quests}
        for one in self.verdicts:
            low, high = (round(edge, 3) for edge in one.interval)
            rate = round(one.rate, 3)
            found[one.quest].append(
                Measured(heroes=one.heroes, rate=rate, low=low, high=high, games=one.games, bot=self.bot)
            )
        return found

    def as_page(self) -> str:
        """The page for people, in Markdown."""
        heroes = ",".join(map(str, self.heroes))
        head = [
            "against" if self.matches else "quest",
            *(f"{n} heroes: won | 95 of 100 | rounds | deaths" for n in self.heroes),
        ]
        rule = "| --- " + "| ---: | :---: | ---: | ---: " * len(self.heroes) + "|"
        rows = [
            "| " + " | ".join([f"`{quest}`", *(self._cells(quest, n) for n in self.heroes)]) + " |"
            for quest in self.quests
        ]
        page = _MATCHES if self.matches else _PAGE
        return page.format(
            terms="\n".join(wrap(self.terms, WIDE)),
            side=f"it played the {' and the '.join(self.roles)} seat too" if self.roles else "the game played the rest",
            least=MATCHES[0],
            most=MATCHES[1],
            seats="".join(f" --seat {role}" for role in self.roles),
            title=self.system.capitalize(),
            system=self.system,
            version=self.version,
            bot=self.bot,
            games=self.games,
            heroes=heroes,
            seed=self.seed,
            table="\n".join(["| " + " | ".join(head) + " |", rule, *rows]),
        )

    def _cells(self, quest: str, heroes: int) -> str:
        one = self.of(quest, heroes)
        if one is None:
            return "– | – | – | –"
        low, high = one.interval
        return f"{one.rate:.0%} | {low:.0%}–{high:.0%} | {one.rounds:.1f} | {one.deaths:.1f}"


Figures = Mapping[str, Sequence[Measured]]
"""The difficulty of quests by their ids, as quest cards show it."""


def together(before: Figures, now: Figures) -> dict[str, list[Measured]]:
    """The figures there were, those that have been measured anew in their places; by number of heroes."""
    found: dict[str, list[Measured]] = {}
    for quest in dict.fromkeys((*before, *now)):
        known = {one.heroes: one for one in (*before.get(quest, ()), *now.get(quest, ()))}
        found[quest] = [known[heroes] for heroes in sorted(known)]
    return found


_PAGE = """\
# {title}: how hard the quests are

Measured, not guessed: the `{bot}` bot played every quest {games} times with each number of heroes (version {version},
seed {seed}). It sees what a player sees and plans one activation at a time; people who talk to each other do better.
“95 of 100” is the interval in which the true rate lies in 95 of 100 such measurements (Wilson). Rounds and deaths are
means over all games; a death is a hero who fell.

{table}

This page is written by

```sh
undercroft balance {system} --games {games} --heroes {heroes} --bot {bot} --seed {seed}{seats} \\
  --write PAGE --figures FIGURES
```

and the figures on the quest cards come from the same games.
"""

_MATCHES = """\
# {title}: how strong the opponents are

{terms}

The `{bot}` bot played {games} games against each of them with each number of heroes (version {version}, seed {seed});
{side}. On equal terms the heroes should win between {least:.0%} and {most:.0%}.
“95 of 100” is the interval in which the true rate lies in 95 of 100 such measurements (Wilson). Rounds and deaths are
means over all games; a death is a hero who fell.

{table}

This page is written by

```sh
undercroft balance {system} --matches --games {games} --heroes {heroes} --bot {bot} --seed {seed}{seats} \\
  --write PAGE
```
"""


def balance(
    system: str,
    *,
    heroes: Sequence[int] = (2, 4),
    games: int = 200,
    bot: str = "sensible",
    quest: str | None = None,
    seed: str = "1",
    roles: Sequence[str] = (),
    matches: bool = False,
    packs: Sequence[PackPlan] = (),
    workers: int | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play every quest, or a match against every opponent, this many times with each number of heroes; with packs, the
    quests that these bring."""
    if games < 1:
        raise LabError(f"{games} games; expected one at least")
    rules = find(system)
    quests = dict.fromkeys(plain(one) for one, _ in tables_of(rules, quest, matches=matches, packs=packs))
    verdicts: list[Verdict] = []
    failures: list[Failure] = []
    for number in heroes:
        tables = tables_of(rules, quest, number, matches=matches, packs=packs)
        report = simulate(
            system,
            quest=quest,
            heroes=number,
            games=games * len(tables),
            bot=bot,
            seed=f"{seed}.{number}",
            roles=roles,
            matches=matches,
            packs=packs,
            workers=workers,
            progress=progress,
        )
        fair = MATCHES if matches else QUESTS
        verdicts += [_verdict(row.quest, row.heroes, row.count, fair) for row in report.rows]
        failures += report.failures
    return Balance(
        system=system,
        version=rules.version,
        bot=bot,
        seed=seed,
        games=games,
        heroes=tuple(heroes),
        quests=tuple(quests),
        verdicts=tuple(verdicts),
        failures=tuple(failures),
        roles=tuple(roles),
        matches=matches,
        terms=_terms(system),
    )


def _terms(system: str) -> str:
    """The terms of a match, as the page tells them."""
    said, terms = messages("en", system), f"system-{system}-terms"
    return said.text(terms) if said.has(terms) else ""


def _verdict(quest: str, heroes: int, count: Count, fair: tuple[float, float]) -> Verdict:
    return Verdict(
        quest=quest,
        heroes=heroes,
        games=count.finished,
        won=count.won,
        errors=count.errors,
        rounds=count.rounds_mean,
        deaths=count.sums.get("deaths", 0) / count.finished if count.finished else 0.0,
        fair=fair,
    )
