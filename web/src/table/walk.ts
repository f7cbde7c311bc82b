/** A way to show while somebody looks at a destination: the shortest over the places that may be chosen. */
import type { Layout } from "../board/fromScene.ts";

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

/** Places from one to another, both included; just the two where no way over `allowed` is found. */
export function walkTo(layout: Layout, from: number, to: number, allowed: ReadonlyMap<number, unknown>): number[] {
  const cols = layout.plan.cols;
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (let i = 0; i < queue.length && !before.has(to); i++) {
    const here = queue[i]!;
    const [x, y] = [here % cols, Math.floor(here / cols)];
    for (const [dx, dy] of STEPS) {
      if (x + dx < 0 || x + dx >= cols || y + dy < 0) continue;
      const next = here + dy * cols + dx;
      if (before.has(next) || !allowed.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: number[] = [];
  for (let at = to; at >= 0; at = before.get(at) ?? -1) way.push(at);
  return way.reverse();
}
