/**
 * A country as it can be drawn: its territories with borders that wander, rivers along borders, roads from middle to
 * middle.  No drawing; see draw.ts.
 */
import type { MapBoard, Region } from "../generated/scene.ts";

export type Point = readonly [number, number];

/** A territory with its outline. */
export interface Ground extends Region {
  points: Point[];
  path: string;
  near: number[];
}

/** The line between two territories. */
export interface Border {
  between: readonly [number, number];
  points: Point[];
}

export interface Country {
  width: number;
  height: number;
  grounds: Map<number, Ground>;
  borders: Border[];
}

export const n1 = (value: number): number => Math.round(value * 10) / 10;
export const at = ([x, y]: Point): string => `${n1(x)} ${n1(y)}`;
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A small seeded generator: the same map is the same ink on every screen. */
export function inkwell(seed: number): () => number {
  let s = (seed * 2654435761) >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}

/** A straight border becomes a wandering one; both neighbours get the same points. */
function wander(a: Point, b: Point, rand: () => number, depth = 4): Point[] {
  if (depth === 0 || far(a, b) < 7) return [a, b];
  const middle = mix(a, b, 0.42 + rand() * 0.16);
  const k = (rand() - 0.5) * 0.22;
  const bent: Point = [middle[0] - (b[1] - a[1]) * k, middle[1] + (b[0] - a[0]) * k];
  return [...wander(a, bent, rand, depth - 1).slice(0, -1), ...wander(bent, b, rand, depth - 1)];
}

/** The sides of a ring of corners, the lower corner first. */
const sides = (ring: readonly number[]): [number, number, boolean][] =>
  ring.map((a, i) => {
    const z = ring[(i + 1) % ring.length]!;
    return a < z ? [a, z, true] : [z, a, false];
  });

/** What a map needs to be drawn. */
export function countryOf(board: MapBoard): Country {
  const { corners, width, height } = board;
  const onFrame = (p: Point, q: Point) =>
    [0, width].some((x) => p[0] === x && q[0] === x) || [0, height].some((y) => p[1] === y && q[1] === y);
  const lines = new Map<string, { points: Point[]; of: number[] }>();
  for (const region of board.regions)
    for (const [low, high] of sides(region.ring)) {
      const key = `${low}-${high}`;
      const [p, q]: [Point, Point] = [corners[low] as Point, corners[high] as Point];
      const line = lines.get(key) ?? {
        points: onFrame(p, q) ? [p, q] : wander(p, q, inkwell(low * 97 + high * 31 + 5)),
        of: [],
      };
      line.of.push(region.id);
      lines.set(key, line);
    }
  const borders = [...lines.values()].flatMap(({ points, of: [a, b] }) =>
    a !== undefined && b !== undefined ? [{ between: [a, b] as const, points }] : [],
  );
  const grounds = new Map(
    board.regions.map((region): [number, Ground] => {
      const points = sides(region.ring).flatMap(([low, high, forward]) => {
        const line = lines.get(`${low}-${high}`)!.points;
        return (forward ? line : [...line].reverse()).slice(0, -1);
      });
      const near = borders.flatMap(({ between: [a, b] }) => (a === region.id ? [b] : b === region.id ? [a] : []));
      return [region.id, { ...region, points, path: `M${points.map(at).join("L")}Z`, near }];
    }),
  );
  return { width, height, grounds, borders };
}

/** The line between two territories; nothing where they do not touch. */
export const borderOf = (country: Country, a: number, b: number): Point[] | undefined =>
  country.borders.find(({ between }) => between.includes(a) && between.includes(b))?.points;

/** The middle of the border of two territories, else halfway between them. */
export function crossing(country: Country, a: number, b: number): Point {
  const border = borderOf(country, a, b);
  if (border) return border[Math.floor(border.length / 2)]!;
  const [one, other] = [country.grounds.get(a)!, country.grounds.get(b)!];
  return mix([one.x, one.y], [other.x, other.y], 0.5);
}

/** Borders joined into one running line: a river lies between territories, so a bridge means something. */
export function alongBorders(country: Country, pairs: readonly (readonly [number, number])[]): Point[] {
  const lines = pairs.flatMap(([a, b]) => {
    const line = borderOf(country, a, b);
    return line ? [line] : [];
  });
  const [first, second] = lines;
  if (!first) return [];
  const out = [...first];
  if (second) {
    const ends = [second[0]!, second[second.length - 1]!];
    const nearest = (p: Point) => Math.min(...ends.map((end) => far(end, p)));
    if (nearest(out[0]!) < nearest(out[out.length - 1]!)) out.reverse();
  }
  for (const line of lines.slice(1)) {
    const last = out[out.length - 1]!;
    const forward = far(line[0]!, last) < far(line[line.length - 1]!, last);
    out.push(...(forward ? line : [...line].reverse()).slice(1));
  }
  return out;
}

const NONE: ReadonlySet<number> = new Set();
/** How far beside a town a way ends that leads there. */
const ASIDE = 40;

/** A way through territories as points: from middle to middle across their borders, beside some of them. */
export function wayThrough(country: Country, places: readonly number[], beside: ReadonlySet<number> = NONE): Point[] {
  return places.flatMap((place, i): Point[] => {
    const ground = country.grounds.get(place);
    const before = places[i - 1];
    if (!ground) return [];
    const middle: Point = [ground.x - (beside.has(place) ? ASIDE : 0), ground.y + 10];
    return before === undefined ? [middle] : [crossing(country, before, place), middle];
  });
}

/** The shortest way between two territories over ground that may be entered; the straight line where there is none. */
export function shortest(country: Country, from: number, to: number, open: (place: number) => boolean): number[] {
  const before = new Map<number, number>([[from, from]]);
  const edge = [from];
  for (const place of edge) {
    if (place === to) break;
    for (const next of country.grounds.get(place)?.near ?? [])
      if (!before.has(next) && (next === to || open(next))) {
        before.set(next, place);
        edge.push(next);
      }
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(before.get(way[0]!)!);
  return way;
}

/** The territory in which a point lies, -1 outside. */
export function placeAt(country: Country, point: Point): number {
  for (const ground of country.grounds.values()) if (inside(point, ground.points)) return ground.id;
  return -1;
}

export function inside(point: Point, outline: readonly Point[]): boolean {
  let hit = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a[1] > point[1] === b[1] > point[1]) continue;
    if (point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) hit = !hit;
  }
  return hit;
}

/** The neighbour that lies most nearly in a direction. */
export function towards(country: Country, from: number, dx: number, dy: number): number {
  const here = country.grounds.get(from);
  if (!here) return from;
  const score = (place: number) => {
    const there = country.grounds.get(place)!;
    const [x, y] = [there.x - here.x, there.y - here.y];
    return (x * dx + y * dy) / (Math.hypot(x, y) || 1);
  };
  const [best] = [...here.near].sort((a, b) => score(b) - score(a));
  return best !== undefined && score(best) > 0.35 ? best : from;
}
