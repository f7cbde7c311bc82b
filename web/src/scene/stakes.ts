/** What the stakes of a question say in numbers: what new dice must show, and how much the old ones lack. */
import type { FanBar, Stakes } from "../generated/scene.ts";

/**
 * What dice must show: so much or more, or so much or less; null where any would do, none would, or it is not that
 * simple.
 */
export function bounds(fan: readonly FanBar[]): { least: number; most: number } | null {
  const good = fan.filter(([, , serves]) => serves > 0).map(([value]) => value);
  const bad = fan.filter(([, , serves]) => serves === 0).map(([value]) => value);
  if (!good.length || !bad.length) return null;
  if (Math.min(...good) > Math.max(...bad)) return { least: Math.min(...good), most: 0 };
  if (Math.max(...good) < Math.min(...bad)) return { least: 0, most: Math.max(...good) };
  return null;
}

/** By how much the dice of the one who is asked have failed; 0 where they have not, or where only odds can tell. */
export function short(stakes: Stakes): number {
  const mine = stakes.sides[stakes.mine];
  const needed = bounds(stakes.prospects.find((one) => one.fan.length)?.fan ?? []);
  if (!mine?.faces.length || mine.counts || !needed) return 0;
  return Math.max(0, needed.least ? needed.least - mine.shows : mine.shows - needed.most);
}
