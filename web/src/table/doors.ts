/** Doors as things to point at: where each is drawn, and what is done at it rather than beyond it. */
import type { Option } from "../generated/scene.ts";
import type { Layout } from "../board/fromScene.ts";
import { segment, type Cell } from "../board/plan.ts";

/** A door between two places, drawn around a point in cells. */
export interface Doorway {
  x: number;
  y: number;
  sides: [number, number];
}

/** How near to its middle a door is meant, in cells. */
const REACH = 0.34;

/** Every door that is drawn, with the places on its two sides. */
export function doorways(layout: Layout): Doorway[] {
  return layout.plan.edges
    .filter((edge) => edge.kind.startsWith("door"))
    .map((edge) => {
      const [x1, y1, x2, y2] = segment(edge);
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const [dx, dy] = x1 === x2 ? [0.5, 0] : [0, 0.5];
      return { x, y, sides: [layout.placeAt(x - dx, y - dy), layout.placeAt(x + dx, y + dy)] };
    });
}

/** The acts among options that are only ever done at doors: each of their places lies on one. */
export function doorActs(options: readonly Option[], doors: readonly Doorway[]): Set<string> {
  const ends = new Set(doors.flatMap((door) => door.sides));
  const acts = new Set(options.filter((option) => option.at >= 0).map((option) => option.act));
  for (const option of options) if (!ends.has(option.at)) acts.delete(option.act);
  return acts;
}

/** The place that is meant by pointing at a door: the side at which something can be done with it; -1 for none. */
export function atDoor(
  [x, y]: Cell,
  doors: readonly Doorway[],
  places: ReadonlyMap<number, readonly Option[]>,
): number {
  const near = doors.filter((door) => Math.abs(door.x - x) <= REACH && Math.abs(door.y - y) <= REACH);
  const acts = doorActs([...places.values()].flat(), doors);
  return (
    near.flatMap((door) => door.sides).find((side) => places.get(side)?.some((option) => acts.has(option.act))) ?? -1
  );
}
