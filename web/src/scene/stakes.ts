/** What the stakes of a question say in numbers: what new dice must show, and how much the old ones lack. */
import type { FanBar, Stakes } from "../generated/scene.ts";

/** What dice must show: so much or more, or so much or less; null where any would do, none would, or it is not that simple. */
export function bounds(fan: readonly FanBar[]): { least: number; most: number } | null {
  const good = fan.filter(([, , serves]) => serves > 0).map(([value]) => value);
  const bad = fan.filter(([, , serves]) => serves === 0).map(([value]) => value);
  if (!good.length || !bad.length) return null;
  if (Math.min(...good) > Math.max(...bad)) return { least: Math.min(...good), most: 0 };
  if (Math.max(...good) < Math.min(...bad)) return { least: 0, most: Math.max(...good) };
  return null;
}

/** By how much the dice that may be thrown again have failed; 0 where they have not, or where only odds can tell. */
export function short(stakes: Stakes): number {
  const [first, second] = stakes.sides;
  if (!first?.faces.length || first.counts) return 0;
  if (second?.faces.length) {
    const lead = first.total - second.total;
    return stakes.goal === "escape" ? Math.max(0, lead) : Math.max(0, -lead);
  }
  const needed = bounds(stakes.prospects.find((one) => one.fan.length)?.fan ?? []);
  return needed?.least ? Math.max(0, needed.least - first.shows) : needed ? Math.max(0, first.shows - needed.most) : 0;
}
