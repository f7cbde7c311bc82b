/** What to show of odds: the one big chance, columns for what is counted, lines for what happens or not; and apart from
 *  that what the same attack may do to whoever makes it and to friends. */
import type { Odds } from "../net/protocol.ts";
import type { Messages } from "../text/messages.ts";

export interface Column {
  label: string;
  chance: number;
  kills: boolean;
}

export interface Shown {
  big: number;
  /** the fact the big chance is about */
  about: string;
  columns: Column[];
  counted: string;
  mean: number;
  lines: { fact: string; chance: number }[];
  /** what may befall the side that attacks: how likely at all, and for what is counted each number */
  back: { fact: string; chance: number; cases: Column[] }[];
}

const KILLS = /dead|kill|slain|fall|fell|destroy|out$/;
const HITS = /^(hit|hits|success|succeeds|struck|cast)$/;
const BACK = /^(own|friends)-/;
const BACK_OWN = /^own-/;
const COUNTED = /wound|damage|harm|hit|hurt/;

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
  const facts = [...new Set(odds.results.flatMap((result) => result.facts.map(([name]) => name)))];
  const all = facts.filter((fact) => [...spread(odds, fact).keys()].some((value) => value !== 0));
  const ahead = all.filter((fact) => !BACK.test(fact));
  const happens = ahead.length ? ahead : all;
  const back = all.filter((fact) => !happens.includes(fact));
  const counts = (fact: string) => {
    const id = messages.word(fact, "odds", "fact");
    return (
      (id !== undefined && messages.has(id, "counts")) ||
      [...spread(odds, fact).keys()].some((value) => value !== 0 && value !== 1)
    );
  };
  const counted =
    happens.find((fact) => COUNTED.test(fact) && counts(fact)) ??
    happens.find(counts) ??
    happens.find((fact) => COUNTED.test(fact) && !HITS.test(fact));
  const events = happens.filter((fact) => fact !== counted);
  const hit = events.find((fact) => HITS.test(fact));
  const about = hit ?? counted ?? events[0];
  if (about === undefined) return null;
  const chanceOf = (fact: string) => 1 - (spread(odds, fact).get(0) ?? 0);
  return {
    big: chanceOf(about),
    about,
    columns: counted
      ? columns(
          odds,
          counted,
          events.find((fact) => KILLS.test(fact)),
          most,
        )
      : [],
    counted: counted ?? "",
    mean: counted ? mean(odds, counted) : 0,
    lines: events
      .filter((fact) => fact !== about)
      .map((fact) => ({ fact, chance: chanceOf(fact) }))
      .sort((a, b) => Number(KILLS.test(b.fact)) - Number(KILLS.test(a.fact)) || b.chance - a.chance),
    back: back
      .map((fact) => ({
        fact,
        chance: chanceOf(fact),
        cases: counts(fact) ? columns(odds, fact, undefined, most).slice(1) : [],
      }))
      .sort((a, b) => Number(BACK_OWN.test(b.fact)) - Number(BACK_OWN.test(a.fact)) || b.chance - a.chance),
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

/** A chance to a tenth of a percent, with the decimal point of a language. */
export function fine(chance: number, point = "."): string {
  if (chance > 0 && chance < 0.001) return `<0${point}1%`;
  if (chance < 1 && chance > 0.999) return `>99${point}9%`;
  return `${(chance * 100).toFixed(1).replace(/\.0$/, "").replace(".", point)}%`;
}
