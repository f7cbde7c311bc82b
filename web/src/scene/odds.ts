/** What to show of odds: the one big chance, columns for what is counted, lines for what happens or not; and apart from
 *  that what the same attack may do to whoever makes it and to friends. */
import type { Odds } from "../generated/wire.ts";
import type { Messages } from "../text/messages.ts";

export interface Column {
  label: string;
  chance: number;
  kills: boolean;
}

/** What a fact of odds means. */
export type Fact = Odds["facts"][number];

/** A fact, and how likely it comes to anything. */
export interface Chance {
  fact: Fact;
  chance: number;
}

export interface Shown {
  big: number;
  /** the fact the big chance is about */
  about: string;
  columns: Column[];
  counted: string;
  mean: number;
  lines: Chance[];
  /** what may befall the side that attacks: how likely at all, and for what is counted each number */
  back: (Chance & { cases: Column[] })[];
}

/** How likely each value of a fact is. */
export function spread(odds: Odds, fact: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const result of odds.results) {
    const value = result.facts.find(([name]) => name === fact)?.[1] ?? 0;
    found.set(value, (found.get(value) ?? 0) + result.chance);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}

const mean = (odds: Odds, fact: string) =>
  [...spread(odds, fact)].reduce((sum, [value, chance]) => sum + value * chance, 0);

/** Sort out odds for the slip; null where nothing in them is uncertain or counted. */
export function shownOdds(odds: Odds, messages: Messages, most = 5): Shown | null {
  const valuesOf = (fact: Fact) => [...spread(odds, fact.name).keys()];
  const all = odds.facts.filter((fact) => valuesOf(fact).some((value) => value !== 0));
  const ahead = all.filter((fact) => !fact.side);
  const happens = ahead.length ? ahead : all;
  const back = all.filter((fact) => !happens.includes(fact));
  const counts = (fact: Fact) => {
    const id = messages.word(fact.name, "odds", "fact");
    return (
      (id !== undefined && messages.has(id, "counts")) || valuesOf(fact).some((value) => value !== 0 && value !== 1)
    );
  };
  const counted =
    happens.find((fact) => fact.kind === "harm" && counts(fact)) ??
    happens.find(counts) ??
    happens.find((fact) => fact.kind === "harm");
  const events = happens.filter((fact) => fact !== counted);
  const about = events.find((fact) => fact.kind === "hit") ?? counted ?? events[0];
  if (about === undefined) return null;
  const chanceOf = (fact: Fact) => 1 - (spread(odds, fact.name).get(0) ?? 0);
  const falls = ({ fact }: Chance) => Number(fact.kind === "fall");
  const own = ({ fact }: Chance) => Number(fact.side === "own");
  const kill = events.find((fact) => fact.kind === "fall")?.name;
  return {
    big: chanceOf(about),
    about: about.name,
    columns: counted ? columns(odds, counted.name, kill, most) : [],
    counted: counted?.name ?? "",
    mean: counted ? mean(odds, counted.name) : 0,
    lines: events
      .filter((fact) => fact !== about)
      .map((fact) => ({ fact, chance: chanceOf(fact) }))
      .sort((a, b) => falls(b) - falls(a) || b.chance - a.chance),
    back: back
      .map((fact) => ({
        fact,
        chance: chanceOf(fact),
        cases: counts(fact) ? columns(odds, fact.name, undefined, most).slice(1) : [],
      }))
      .sort((a, b) => own(b) - own(a) || b.chance - a.chance),
  };
}

function columns(odds: Odds, counted: string, kill: string | undefined, most: number): Column[] {
  const values = spread(odds, counted);
  const highest = Math.max(...values.keys());
  const shown = Math.min(highest, most - 1);
  return Array.from({ length: shown + 1 }, (_, value) => {
    const last = value === shown && highest > shown;
    const here = odds.results.filter((result) => {
      const got = result.facts.find(([name]) => name === counted)?.[1] ?? 0;
      return last ? got >= value : got === value;
    });
    const chance = here.reduce((sum, result) => sum + result.chance, 0);
    const killing = here
      .filter((result) => kill !== undefined && result.facts.some(([name, got]) => name === kill && got > 0))
      .reduce((sum, result) => sum + result.chance, 0);
    return { label: last ? `${value}+` : `${value}`, chance, kills: chance > 0 && killing / chance > 0.5 };
  });
}
