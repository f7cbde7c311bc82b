/**
 * Board plan: what a dungeon is made of, and the geometry of its outlines and light.
 * No drawing; see ground.ts and draw.ts.
 */

export type Cell = readonly [number, number];
export type Segment = readonly [number, number, number, number];
export type Side = "n" | "e" | "s" | "w";

/** A torch on the wall of a cell, or a brazier in its middle; places in cells. */
export interface Light {
  x: number;
  y: number;
  side?: Side | undefined;
  radius?: number;
}

/** Furniture: its kind and the rectangle of cells it stands on. */
export interface Furniture {
  kind: string;
  x: number;
  y: number;
  w?: number;
  h?: number;
  spent?: boolean;
}

/** Something on the side of a cell: a wall, or a door in a state. */
export interface Edge {
  x: number;
  y: number;
  side: Side;
  kind: string;
}

type Test = (x: number, y: number) => boolean;

/** Everything `drawBoard` needs to know. */
export interface Plan {
  cols: number;
  rows: number;
  cell: number;
  kind: (x: number, y: number) => string;
  isFloor: Test;
  isVoid: Test;
  cells: Cell[];
  lights: Light[];
  features: Furniture[];
  edges: Edge[];
  borders: Omit<Edge, "kind">[];
  seams: Omit<Edge, "kind">[];
  evenLight: boolean;
  isRemembered: Test;
  isShaded: Test;
  /** under the open sky: earth and thickets instead of flagstones and walls */
  isOpen: Test;
}

/** What may be said of a plan besides its cells. */
export interface Extras {
  cell?: number;
  lights?: Light[];
  features?: Furniture[];
  edges?: Edge[];
  borders?: Omit<Edge, "kind">[];
  seams?: Omit<Edge, "kind">[];
  remembered?: Test;
  shaded?: Test;
  open?: Test;
  rim?: "void" | "wall";
  evenLight?: boolean;
}

/** Thickness of a wall, in cells. */
export const WALL_THICKNESS = 0.36;

/** What a character of a grid means. Anything else is plain floor; a space is unexplored. */
export const LEGEND: Record<string, string> = {
  " ": "void",
  "#": "wall",
  ".": "floor",
  ",": "rubble",
  "~": "shallow",
  w: "water",
  o: "pit",
  x: "abyss",
  "=": "stair",
  "+": "door-closed",
  "/": "door-open",
  "1": "height-1",
  "2": "height-2",
  "3": "height-3",
  "4": "height-4",
  "5": "height-5",
};

/** A number in [0, 1) fixed by two integers and a salt. */
export function noise(x: number, y: number, salt = 0): number {
  let h = Math.imul(x + 3747, 668265263) ^ Math.imul(y + 9746, 374761393) ^ Math.imul(salt + 1, 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A plan from rows of characters (see LEGEND). */
export function planFromRows(rows: string[], more: Extras = {}): Plan {
  const cols = Math.max(...rows.map((row) => row.length));
  return makePlan(cols, rows.length, (x, y) => LEGEND[rows[y]?.[x] ?? " "] ?? "floor", more);
}

const nowhere: Test = () => false;

/** A plan from the kind of every cell. */
export function makePlan(cols: number, rows: number, kind: (x: number, y: number) => string, more: Extras = {}): Plan {
  const { cell = 36, rim = "void" } = more;
  const inside: Test = (x, y) => x >= 0 && y >= 0 && x < cols && y < rows;
  const isFloor: Test = (x, y) => inside(x, y) && kind(x, y) !== "void" && kind(x, y) !== "wall";
  const isVoid: Test = (x, y) => (inside(x, y) ? kind(x, y) : rim) === "void";
  const cells: Cell[] = [];
  for (let y = 0; y < rows; y++) for (let x = 0; x < cols; x++) if (isFloor(x, y)) cells.push([x, y]);
  return {
    cols,
    rows,
    cell,
    kind,
    isFloor,
    isVoid,
    cells,
    lights: more.lights ?? [],
    features: more.features ?? [],
    edges: more.edges ?? [],
    borders: more.borders ?? [],
    seams: more.seams ?? [],
    evenLight: more.evenLight ?? false,
    isRemembered: more.remembered ?? nowhere,
    isShaded: more.shaded ?? nowhere,
    isOpen: more.open ?? nowhere,
  };
}

// ── Geometry ──────────────────────────────────────────────────────────────────────────────────────────────────

/** One step to each side. */
export const SIDES: Record<string, Cell> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The two ends of the side of a cell. */
export function edgeLine({ x, y, side }: Omit<Edge, "kind">): [Cell, Cell] {
  if (side === "n")
    return [
      [x, y],
      [x + 1, y],
    ];
  if (side === "s")
    return [
      [x, y + 1],
      [x + 1, y + 1],
    ];
  if (side === "w")
    return [
      [x, y],
      [x, y + 1],
    ];
  return [
    [x + 1, y],
    [x + 1, y + 1],
  ];
}

/** The same side as one line. */
export const segment = (edge: Omit<Edge, "kind">): Segment => {
  const [[x1, y1], [x2, y2]] = edgeLine(edge);
  return [x1, y1, x2, y2];
};

/** Unit edges around the cells of a set, with the set on the right hand, kept where `keep(outside)` holds. */
export function outline(cells: readonly Cell[], has: Test, keep: Test = () => true): Segment[] {
  const edges: Segment[] = [];
  for (const [x, y] of cells) {
    if (!has(x, y - 1) && keep(x, y - 1)) edges.push([x, y, x + 1, y]);
    if (!has(x + 1, y) && keep(x + 1, y)) edges.push([x + 1, y, x + 1, y + 1]);
    if (!has(x, y + 1) && keep(x, y + 1)) edges.push([x + 1, y + 1, x, y + 1]);
    if (!has(x - 1, y) && keep(x - 1, y)) edges.push([x, y + 1, x, y]);
  }
  return edges;
}

/** Unit edges joined end to end into polylines, straight runs merged. A closed line repeats its first point. */
export function chains(edges: readonly Segment[]): Cell[][] {
  const from = new Map<string, Segment[]>();
  for (const edge of edges) {
    const key = `${edge[0]},${edge[1]}`;
    const there = from.get(key);
    if (there) there.push(edge);
    else from.set(key, [edge]);
  }
  const arrivals = new Set(edges.map((edge) => `${edge[2]},${edge[3]}`));
  const starts = [...edges.filter((edge) => !arrivals.has(`${edge[0]},${edge[1]}`)), ...edges];
  const used = new Set<Segment>();
  const lines: Cell[][] = [];
  for (const start of starts) {
    if (used.has(start)) continue;
    const line: Cell[] = [[start[0], start[1]]];
    for (let edge: Segment | undefined = start; edge;) {
      used.add(edge);
      const [, , x, y]: Segment = edge;
      const [px, py] = line[line.length - 1]!;
      const before = line[line.length - 2];
      if (before && (x - px) * (py - before[1]) === (y - py) * (px - before[0])) line[line.length - 1] = [x, y];
      else line.push([x, y]);
      edge = (from.get(`${x},${y}`) ?? []).find((next) => !used.has(next));
    }
    lines.push(line);
  }
  return lines;
}

/** One decimal is enough for pixels. */
export const n1 = (value: number): number => Math.round(value * 10) / 10;

/** Writes a point in cells as path data. */
export const point =
  (cell: number) =>
  ([x, y]: Cell): string =>
    `${n1(x * cell)} ${n1(y * cell)}`;

/** Path data for polylines in cells; a line that ends where it began is closed. */
export function lineData(lines: readonly Cell[][], cell: number): string {
  const p = point(cell);
  return lines
    .map((line) => {
      const [first, last] = [line[0]!, line[line.length - 1]!];
      const closed = line.length > 2 && first[0] === last[0] && first[1] === last[1];
      return `M${(closed ? line.slice(0, -1) : line).map(p).join("L")}${closed ? "Z" : ""}`;
    })
    .join("");
}

/**
 * Path data for the outline of a set of cells: reach, areas, zones of control.
 */
export function regionPath(cells: readonly Cell[], cell: number): string {
  const keys = new Set(cells.map(([x, y]) => `${x},${y}`));
  return lineData(chains(outline(cells, (x, y) => keys.has(`${x},${y}`))), cell);
}

/**
 * What a flame lights: a polygon around it that ends at walls and shut doors, whose tops it catches.
 */
export function lightPolygon(
  blockers: readonly Segment[],
  { x, y, radius }: { x: number; y: number; radius: number },
): Cell[] {
  const near = blockers.filter(
    ([x1, y1, x2, y2]) => Math.min(Math.hypot(x1 - x, y1 - y), Math.hypot(x2 - x, y2 - y)) < radius + 1,
  );
  const angles: number[] = [];
  for (let i = 0; i < 48; i++) angles.push((i / 48) * 2 * Math.PI - Math.PI);
  for (const [x1, y1, x2, y2] of near) {
    for (const a of [Math.atan2(y1 - y, x1 - x), Math.atan2(y2 - y, x2 - x)]) angles.push(a - 1e-4, a, a + 1e-4);
  }
  return angles
    .sort((a, b) => a - b)
    .map((a) => {
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      let reach = radius;
      let face: Cell = [0, 0];
      for (const [x1, y1, x2, y2] of near) {
        const [ex, ey] = [x2 - x1, y2 - y1];
        const cross = dx * ey - dy * ex;
        if (Math.abs(cross) < 1e-9) continue;
        const t = ((x1 - x) * ey - (y1 - y) * ex) / cross;
        const u = ((x1 - x) * dy - (y1 - y) * dx) / cross;
        if (t > 1e-6 && t < reach && u >= -1e-6 && u <= 1 + 1e-6) {
          reach = t;
          const away = Math.sign(cross) * (WALL_THICKNESS / Math.hypot(ex, ey));
          face = [ey * away, -ex * away];
        }
      }
      return [x + dx * reach + face[0], y + dy * reach + face[1]];
    });
}
