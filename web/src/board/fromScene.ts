/**
 * From a scene to a plan that can be drawn, and from places of a scene to points on that plan.
 */
import type { Door, Feature, Figure, GridBoard, Token, Zone, ZoneBoard } from "../generated/scene.ts";
import {
  LEGEND,
  makePlan,
  noise,
  type Cell,
  type Edge,
  type Furniture,
  type Light,
  type Plan,
  type Side,
} from "./plan.ts";

/** Pixels a cell of the drawing measures before zooming. */
export const CELL = 40;

/** Cells of the drawing along one unit of a zone board. */
const SPAN = 3;

/** A rectangle in cells. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A board ready to be drawn, and where its places lie. */
export interface Layout {
  plan: Plan;
  kind: "grid" | "zones";
  /** every place in reading order, with the rectangle it covers */
  places: Map<number, Rect>;
  /** the place at a point of the drawing, in cells */
  placeAt: (x: number, y: number) => number;
  tokens: Token[];
}

const SIDES: Side[] = ["n", "e", "s", "w"];
const STEP: Record<Side, Cell> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
/** Looks that are a floor of their own. */
const GROUND: ReadonlySet<Feature["look"]> = new Set<Feature["look"]>(["rubble", "water", "pit", "abyss"]);
/** Looks of which there is one on every cell. */
const SINGLE: ReadonlySet<Feature["look"]> = new Set<Feature["look"]>(["column", "barrel", "bones"]);

/** The rectangle that cells of a board of so many columns cover. */
export const rectOf = (cells: readonly number[], width: number): Rect => {
  const xs = cells.map((cell) => cell % width);
  const ys = cells.map((cell) => Math.floor(cell / width));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
};

const sideTowards = (from: Cell, to: Cell): Side =>
  SIDES.find((side) => STEP[side][0] === Math.sign(to[0] - from[0]) && STEP[side][1] === Math.sign(to[1] - from[1])) ??
  "e";

/** Torches on walls, few and always in the same places, for boards on which light is not a rule. */
function decorate(plan: Plan, walled: (x: number, y: number, side: Side) => boolean): Light[] {
  const sides = new Map<string, Side>();
  const roofed = plan.cells.filter(([x, y]) => !plan.isOpen(x, y));
  for (const [x, y] of roofed) {
    const side = SIDES.find((side) => walled(x, y, side));
    const open = SIDES.filter((side) => plan.isFloor(x + STEP[side][0], y + STEP[side][1])).length;
    if (side && open > 1 && !plan.kind(x, y).startsWith("door")) sides.set(`${x},${y}`, side);
  }
  const best = (x: number, y: number) => {
    for (let dy = -3; dy <= 3; dy++)
      for (let dx = -3; dx <= 3; dx++) {
        if (!dx && !dy) continue;
        if (sides.has(`${x + dx},${y + dy}`) && noise(x + dx, y + dy, 200) > noise(x, y, 200)) return false;
      }
    return true;
  };
  const lights: Light[] = [];
  for (const [x, y] of roofed) {
    const side = sides.get(`${x},${y}`);
    if (side && best(x, y)) lights.push({ x, y, side, radius: 5.2 });
  }
  const middle = roofed[Math.floor(roofed.length / 2)];
  if (!lights.length && middle) lights.push({ x: middle[0], y: middle[1], radius: 5.5 });
  const every = Math.ceil(lights.length / 60);
  return lights.filter((_, i) => i % every === 0);
}

/** A board of squares. */
function fromGrid(board: GridBoard): Layout {
  const { width, height } = board;
  const cellOf = (at: number): Cell => [at % width, Math.floor(at / width)];
  const kinds = new Map<number, string>();
  for (let at = 0; at < width * height; at++) {
    const letter = board.floor[at] ?? " ";
    const tall = board.heights[at] ?? 0;
    const kind = LEGEND[letter] ?? "floor";
    const raised = kind === "stair" ? "stair" : kind === "floor" && tall > 0 ? "height" : "";
    kinds.set(at, raised ? `${raised}-${Math.min(tall, 5)}` : kind);
  }
  const sky = new Set(board.sky);
  const open = (x: number, y: number) => sky.has(y * width + x);
  for (const feature of board.features) {
    if (!GROUND.has(feature.look)) continue;
    for (const at of feature.cells) if (kinds.get(at) !== "void") kinds.set(at, feature.look);
  }
  const solid = new Set(["void", "wall"]);
  const edges: Edge[] = [];
  const walled = new Set<string>();
  for (const [at, number] of board.walls) {
    const [x, y] = cellOf(at);
    const side = SIDES[number] ?? "n";
    const [nx, ny] = [x + STEP[side][0], y + STEP[side][1]];
    const beyond = nx >= 0 && ny >= 0 && nx < width && ny < height ? ny * width + nx : -1;
    walled.add(`${x},${y},${side}`);
    if (beyond >= 0) walled.add(`${nx},${ny},${SIDES[(number + 2) % 4]}`);
    if (beyond >= 0 && kinds.get(beyond) === "void" && !solid.has(kinds.get(at)!)) kinds.set(beyond, "wall");
    else if (kinds.get(at) === "void" && beyond >= 0 && !solid.has(kinds.get(beyond)!)) kinds.set(at, "wall");
    else if (beyond >= 0 && !solid.has(kinds.get(beyond)!) && !solid.has(kinds.get(at)!))
      edges.push({ x, y, side, kind: "wall" });
  }
  const closed = !board.floor.includes("#") && closeIn(kinds, walled, width, height);
  for (const door of board.doors) {
    if (door.state === "secret") continue;
    const from = cellOf(door.at);
    if (door.to === door.at || door.to < 0) {
      if (!solid.has(kinds.get(door.at)!)) kinds.set(door.at, `door-${door.state}`);
      continue;
    }
    const side = sideTowards(from, cellOf(door.to));
    const known = edges.findIndex((edge) => edge.x === from[0] && edge.y === from[1] && edge.side === side);
    if (known >= 0) edges.splice(known, 1);
    edges.push({ x: from[0], y: from[1], side, kind: `door-${door.state}` });
  }
  const kindAt = (x: number, y: number) => kinds.get(y * width + x) ?? "void";
  const flags = board.seen.length === width * height && width * height > 2;
  const seen = new Set(flags ? board.seen.flatMap((seen, at) => (seen ? [at] : [])) : board.seen);
  const ruled = board.light.length > 0;
  const features: Furniture[] = board.features.flatMap((feature) => furniture(feature, width));
  const flames = [...board.features.map((one) => ({ ...one, at: one.cells[0] ?? -1 })), ...board.tokens];
  const lights: Light[] = flames
    .filter((thing) => thing.flame && thing.at >= 0)
    .map((thing) => ({ x: cellOf(thing.at)[0], y: cellOf(thing.at)[1], radius: 4.5 }));
  const plan = makePlan(width, height, kindAt, {
    cell: CELL,
    rim: closed ? "wall" : "void",
    edges,
    features,
    lights,
    evenLight: ruled,
    remembered: (x, y) => seen.size > 0 && !seen.has(y * width + x),
    shaded: (x, y) => ruled && (board.light[y * width + x] ?? 0) === 0,
    open,
  });
  const wallAt = (x: number, y: number, side: Side) =>
    walled.has(`${x},${y},${side}`) || kindAt(x + STEP[side][0], y + STEP[side][1]) === "wall";
  if (!ruled && plan.lights.length < 3) plan.lights = [...plan.lights, ...decorate(plan, wallAt)];
  const places = new Map<number, Rect>();
  for (const [x, y] of plan.cells) places.set(y * width + x, { x, y, w: 1, h: 1 });
  return {
    plan,
    kind: "grid",
    places,
    tokens: tokensOf(board),
    placeAt: (x, y) => (x >= 0 && x < width && y >= 0 && y < plan.rows ? Math.floor(y) * width + Math.floor(x) : -1),
  };
}

/**
 * A board that shows neither rock nor, for the most part, walls where its floor ends is one on which a blank is rock:
 * there the floor is walled in, at the rim of the board too. Otherwise blanks without a wall are the unexplored.
 */
function closeIn(kinds: Map<number, string>, walled: ReadonlySet<string>, width: number, height: number): boolean {
  const ends: number[] = [];
  let known = 0;
  for (const [at, kind] of kinds) {
    if (kind === "void" || kind === "wall") continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const side of SIDES) {
      const [nx, ny] = [x + STEP[side][0], y + STEP[side][1]];
      const out = nx < 0 || ny < 0 || nx >= width || ny >= height;
      const kind = out ? "void" : kinds.get(ny * width + nx);
      if (walled.has(`${x},${y},${side}`) || kind === "wall") known++;
      else if (kind === "void" && !out) ends.push(ny * width + nx);
    }
  }
  const closed = ends.length > known;
  if (closed) for (const at of ends) kinds.set(at, "wall");
  return closed;
}

function furniture(feature: Feature, width: number): Furniture[] {
  const { look: kind, spent } = feature;
  if (!kind || GROUND.has(kind) || !feature.cells.length) return [];
  const rect = rectOf(feature.cells, width);
  if (SINGLE.has(kind)) {
    return feature.cells.map((at) => ({ kind, x: at % width, y: Math.floor(at / width), spent }));
  }
  return [{ kind, ...rect, spent }];
}

const key = (a: number, b: number) => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** A board of zones. */
function fromZones(board: ZoneBoard): Layout {
  const owner = new Map<string, Zone>();
  for (const zone of board.zones) {
    for (let y = zone.y * SPAN; y < (zone.y + zone.h) * SPAN; y++)
      for (let x = zone.x * SPAN; x < (zone.x + zone.w) * SPAN; x++) owner.set(`${x},${y}`, zone);
  }
  const at = (x: number, y: number) => owner.get(`${x},${y}`);
  const open = new Set(board.open.map(([a, b]) => key(a, b)));
  const doors = new Map<string, Door>(board.doors.map((door) => [key(door.at, door.to), door]));
  const { edges, borders, seams } = zoneEdges(board, at, open, doors);
  const lights: Light[] = [];
  for (const zone of board.zones) {
    if (zone.dark || zone.sealed) continue;
    const [x, y] = [zone.x * SPAN, zone.y * SPAN];
    const mid: Record<Side, Cell> = {
      n: [x + 1, y],
      e: [x + zone.w * SPAN - 1, y + 1],
      s: [x + 1, y + zone.h * SPAN - 1],
      w: [x, y + 1],
    };
    const free = SIDES.filter((side) => {
      const [cx, cy] = mid[side];
      const other = at(cx + STEP[side][0], cy + STEP[side][1]);
      return !other || (!open.has(key(zone.id, other.id)) && !doors.has(key(zone.id, other.id)));
    });
    const side = free[Math.floor(noise(zone.x, zone.y, 210) * free.length)];
    const [lx, ly] = side ? mid[side] : [x + 1, y + 1];
    lights.push({ x: lx, y: ly, side, radius: 2.9 });
  }
  const zoneAt = (x: number, y: number) => at(Math.floor(x), Math.floor(y));
  const plan = makePlan(board.width * SPAN, board.height * SPAN, (x, y) => (at(x, y) ? "floor" : "wall"), {
    cell: CELL,
    edges,
    borders,
    seams,
    lights,
    rim: "wall",
    evenLight: true,
    shaded: (x, y) => at(x, y)?.dark === true,
    remembered: (x, y) => at(x, y)?.sealed === true,
  });
  const rect = (zone: Zone): Rect => ({ x: zone.x * SPAN, y: zone.y * SPAN, w: zone.w * SPAN, h: zone.h * SPAN });
  const ordered = [...board.zones].sort((a, b) => a.y - b.y || a.x - b.x);
  return {
    plan,
    kind: "zones",
    places: new Map(ordered.map((zone) => [zone.id, rect(zone)])),
    placeAt: (x, y) => zoneAt(x, y)?.id ?? -1,
    tokens: board.tokens,
  };
}

/** Walls, doors, inlaid borders and tile seams between touching zones. */
function zoneEdges(
  board: ZoneBoard,
  at: (x: number, y: number) => Zone | undefined,
  open: Set<string>,
  doors: Map<string, Door>,
) {
  const edges: Edge[] = [];
  const borders: Omit<Edge, "kind">[] = [];
  const seams: Omit<Edge, "kind">[] = [];
  const shared = new Map<string, Omit<Edge, "kind">[]>();
  for (let y = 0; y < board.height * SPAN; y++) {
    for (let x = 0; x < board.width * SPAN; x++) {
      const zone = at(x, y);
      if (!zone) continue;
      for (const side of ["e", "s"] as const) {
        const other = at(x + STEP[side][0], y + STEP[side][1]);
        if (!other || other === zone) continue;
        const pair = key(zone.id, other.id);
        const there = shared.get(pair) ?? [];
        shared.set(pair, [...there, { x, y, side }]);
        if (zone.tile !== other.tile) seams.push({ x, y, side });
      }
    }
  }
  for (const [pair, run] of shared) {
    const door = doors.get(pair);
    if (open.has(pair)) borders.push(...run);
    else if (door && door.state !== "secret") {
      const middle = Math.floor(run.length / 2);
      run.forEach((edge, i) => edges.push({ ...edge, kind: i === middle ? `door-${door.state}` : "wall" }));
    } else edges.push(...run.map((edge) => ({ ...edge, kind: "wall" })));
  }
  return { edges, borders, seams };
}

/** The markers that lie on a board; flames on a grid are part of its drawing. */
export const tokensOf = (board: GridBoard | ZoneBoard): Token[] =>
  board.board === "grid" ? board.tokens.filter((token) => !token.flame) : board.tokens;

/** So much of a zone, in cells, belongs to one marker. */
const MARKER = 0.7;

/**
 * Where the markers lie, in cells, in their order: on a grid in the middle of a square, in a zone side by side along
 * its far wall.
 */
export function tokenSpots(layout: Layout): (Cell | null)[] {
  const lying = new Map<number, number>();
  return layout.tokens.map((token) => {
    const rect = placeRect(layout, token.at);
    if (!rect) return null;
    const n = lying.get(token.at) ?? 0;
    lying.set(token.at, n + 1);
    if (layout.kind === "grid") return [rect.x + rect.w / 2, rect.y + rect.h / 2];
    const column = Math.floor((rect.h - 0.1) / MARKER);
    return [rect.x + rect.w - 0.36 - MARKER * Math.floor(n / column), rect.y + 0.36 + MARKER * (n % column)];
  });
}

/** The drawing of a scene's board. */
export function layoutOf(board: GridBoard | ZoneBoard): Layout {
  return board.board === "grid" ? fromGrid(board) : fromZones(board);
}

/** Where a figure stands: the middle of its footprint and its width, in cells. */
export interface Spot {
  x: number;
  y: number;
  span: number;
}

/**
 * Whose base a finger lies on, the nearest where bases overlap. What the browser takes a finger to mean is no guide: it
 * looks for the nearest thing around, and finds figures of the next zone.
 */
export function baseAt([x, y]: Cell, spots: ReadonlyMap<number, Spot>): number | undefined {
  let [found, nearest]: [number | undefined, number] = [undefined, Infinity];
  for (const [id, spot] of spots) {
    if (Math.abs(x - spot.x) > spot.span / 2 || Math.abs(y - spot.y) > spot.span / 2) continue;
    const far = Math.hypot(x - spot.x, y - spot.y);
    if (far < nearest) [found, nearest] = [id, far];
  }
  return found;
}

/** Where a figure on a grid stands when its first square is `at`. */
function spotOnGrid(layout: Layout, figure: Figure, at: number): Spot {
  const rect = placeRect(layout, at)!;
  const [w, h] = figure.size;
  return { x: rect.x + w / 2, y: rect.y + h / 2, span: Math.min(w, h) };
}

/** Heroes and others of one zone, in the order in which they are drawn there. */
export function standingIn(figures: readonly Figure[]): [Figure[], Figure[]] {
  const rank = (figure: Figure) => ({ boss: 0, elite: 1, grunt: 2, hero: 2 })[figure.rank];
  const foes = figures.filter((figure) => figure.side !== "hero").sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  return [figures.filter((figure) => figure.side === "hero"), foes];
}

/** Where the figures of a zone stand: thirds of the zone, the strongest in the middle, heroes on the left. */
function spotsInZone(rect: Rect, figures: readonly Figure[], markers: number): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  const [heroes, foes] = standingIn(figures);
  const share = foes.length && heroes.length ? 0.36 : heroes.length ? 1 : 0;
  const taken = markers && figures.length > 1 ? MARKER : 0;
  const room = { x: rect.x + 0.15, y: rect.y + 0.3, w: rect.w - 0.3 - taken, h: rect.h - 0.55 };
  lay(heroes, { ...room, w: room.w * share });
  lay(foes, { ...room, x: room.x + room.w * share, w: room.w * (1 - share) });
  function lay(list: readonly Figure[], room: Rect) {
    const side = (cols: number) => Math.min(room.h / Math.ceil(list.length / cols), room.w / cols);
    const cols = list.reduce((best, _, i) => (side(i + 1) > side(best) ? i + 1 : best), 1);
    const rows = Math.ceil(list.length / cols);
    const size = Math.min(1.1, side(cols) * 0.96);
    list.forEach((figure, i) => {
      const [column, row] = [i % cols, Math.floor(i / cols)];
      const inRow = row === rows - 1 ? list.length - row * cols : cols;
      const big =
        figure.rank === "boss" || figure.size[0] > 1 ? Math.min(1.5, size * 1.35, Math.max(size, side(cols))) : size;
      spots.set(figure.id, {
        x: room.x + (room.w * (column + 0.5)) / inRow,
        y: room.y + (room.h * (row + 0.5)) / rows,
        span: Math.max(0.6, big),
      });
    });
  }
  return spots;
}

/** Where every figure stands; `at` may move some of them elsewhere, for animation. */
export function spotsOf(
  layout: Layout,
  figures: readonly Figure[],
  at: ReadonlyMap<number, number> = new Map(),
): Map<number, Spot> {
  const where = (figure: Figure) => at.get(figure.id) ?? figure.at;
  if (layout.kind === "grid") {
    return new Map(
      figures
        .filter((figure) => where(figure) >= 0)
        .map((figure) => [figure.id, spotOnGrid(layout, figure, where(figure))]),
    );
  }
  const spots = new Map<number, Spot>();
  const rooms = new Map<number, Figure[]>();
  for (const figure of figures) rooms.set(where(figure), [...(rooms.get(where(figure)) ?? []), figure]);
  for (const [place, those] of rooms) {
    const rect = layout.places.get(place);
    if (rect)
      for (const [who, spot] of spotsInZone(rect, those, layout.tokens.filter((token) => token.at === place).length))
        spots.set(who, spot);
  }
  return spots;
}

/** Where a place lies; on a grid also one nobody has seen yet, such as the square behind a closed door. */
export function placeRect(layout: Layout, place: number): Rect | undefined {
  const known = layout.places.get(place);
  if (known || layout.kind !== "grid") return known;
  return { x: place % layout.plan.cols, y: Math.floor(place / layout.plan.cols), w: 1, h: 1 };
}

/** The cells a place covers. */
export function cellsOf(layout: Layout, place: number): Cell[] {
  const rect = placeRect(layout, place);
  if (!rect) return [];
  const cells: Cell[] = [];
  for (let y = rect.y; y < rect.y + rect.h; y++) for (let x = rect.x; x < rect.x + rect.w; x++) cells.push([x, y]);
  return cells;
}

/** The next place in a direction from a place, for the keyboard; among `allowed` where given. */
export function neighbour(layout: Layout, from: number, dx: number, dy: number, allowed?: ReadonlySet<number>): number {
  const here = layout.places.get(from);
  if (!here) return [...(allowed ?? layout.places.keys())][0] ?? -1;
  const [cx, cy] = [here.x + here.w / 2, here.y + here.h / 2];
  let best = from;
  let score = Infinity;
  for (const [place, rect] of layout.places) {
    if (place === from || (allowed && !allowed.has(place))) continue;
    const [vx, vy] = [rect.x + rect.w / 2 - cx, rect.y + rect.h / 2 - cy];
    const along = vx * dx + vy * dy;
    if (along <= 0) continue;
    const aside = Math.abs(vx * dy) + Math.abs(vy * dx);
    if (aside * 2 + along < score && aside <= along) [best, score] = [place, aside * 2 + along];
  }
  return best;
}
