/**
 * Board kit: from a plan of a dungeon to SVG markup.
 *
 * Pure functions: the same plan gives the same string on every machine. Nothing is random; all variation comes from
 * `noise(x, y, salt)`. Colours live in board.css, so a change of theme redraws nothing. Everything of one kind is one
 * path, and shapes used twice are defined once: a bare board of 60 by 60 is about sixty nodes, and ten more a flame.
 *
 * Units: cells in every description, pixels (cell = plan.cell) in the markup.
 */

import {
  WALL_THICKNESS,
  chains,
  lightPolygon,
  lineData,
  n1,
  noise,
  outline,
  point,
  regionPath,
  type Cell,
  type Edge,
  type Furniture,
  type Light,
  type Plan,
  type Segment,
} from "./plan.ts";

const SIDES: Record<string, Cell> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

// ── Floor ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Bare earth under the open sky: the ground in one tone, worn patches in another, and tufts of grass. */
function earth(plan: Plan): string {
  const s = plan.cell;
  const cells = plan.cells.filter(([x, y]) => plan.isOpen(x, y));
  if (!cells.length) return "";
  let [patches, tufts] = ["", ""];
  for (const [x, y] of cells) {
    const [px, py, r] = [x + noise(x, y, 220), y + noise(x, y, 221), 0.2 + noise(x, y, 222) * 0.3];
    const rim = [0, 1, 2, 3, 4, 5, 6].map((k): Cell => {
      const [turn, far] = [(k / 7) * 2 * Math.PI, r * (0.7 + noise(x + k, y - k, 223) * 0.5)];
      return [px + Math.cos(turn) * far, py + Math.sin(turn) * far * 0.7];
    });
    patches += `M${rim.map(point(s)).join("L")}Z`;
    for (let i = 0; i < 3; i++) if (noise(x, y, 230 + i) < 0.55) tufts += tuft(x + noise(x, y, 233 + i), y + 0.15 + noise(x, y, 236 + i) * 0.8, s);
  }
  return `<path class="bk-earth" d="${regionPath(cells, s)}"/><path class="bk-earth-worn" d="${patches}"/><path class="bk-tuft" d="${tufts}"/>`;
}

/** Three blades of grass. */
const tuft = (x: number, y: number, s: number) =>
  [-0.05, 0, 0.05].map((lean) => `M${n1(x * s)} ${n1(y * s)}l${n1(lean * s)} ${n1((Math.abs(lean) * 0.6 - 0.11) * s)}`).join("");

/** The flagstones of the floor, as one path for each of five tones. Slabs may span two cells; corners wander. */
function flagstones(plan: Plan): string {
  const tones = ["", "", "", "", ""];
  const taken = new Set<string>();
  const wander = (x: number, y: number): Cell => [x + (noise(x * 7, y * 7, 1) - 0.5) * 0.09, y + (noise(x * 7, y * 7, 2) - 0.5) * 0.09];
  const mid = (a: Cell, b: Cell, t: number): Cell => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const lay = (corners: Cell[], seed: number) => {
    const [cx, cy] = corners.reduce<Cell>(([ax, ay], [bx, by]) => [ax + bx / 4, ay + by / 4], [0, 0]);
    const inset = corners.map(([x, y]): Cell => [x - Math.sign(x - cx) * 0.035, y - Math.sign(y - cy) * 0.035]);
    tones[Math.floor(seed * 5)] += `M${inset.map(point(plan.cell)).join("L")}Z`;
  };
  for (const [x, y] of plan.cells) {
    if (taken.has(`${x},${y}`) || plan.isOpen(x, y)) continue;
    const r = noise(x, y, 3);
    const t = 0.36 + noise(x, y, 4) * 0.28;
    const [wide, tall] =
      r < 0.09 && plan.isFloor(x + 1, y) && !plan.isOpen(x + 1, y)
        ? [2, 1]
        : r > 0.91 && plan.isFloor(x, y + 1) && !plan.isOpen(x, y + 1) && !taken.has(`${x},${y + 1}`)
          ? [1, 2]
          : [1, 1];
    if (wide === 2) taken.add(`${x + 1},${y}`);
    if (tall === 2) taken.add(`${x},${y + 1}`);
    const [a, b, c, d] = [wander(x, y), wander(x + wide, y), wander(x + wide, y + tall), wander(x, y + tall)];
    const tone = (k: number) => noise(x * 3 + k, y * 5 - k, 5);
    if (wide + tall > 2 || r < 0.34) lay([a, b, c, d], tone(0));
    else if (r < 0.52) {
      const [top, low] = [mid(a, b, t), mid(d, c, t)];
      lay([a, top, low, d], tone(0));
      lay([top, b, c, low], tone(1));
    } else if (r < 0.7) {
      const [left, right] = [mid(a, d, t), mid(b, c, t)];
      lay([a, b, right, left], tone(0));
      lay([left, right, c, d], tone(1));
    } else {
      const [left, right] = [mid(a, d, t), mid(b, c, t)];
      const [top, low] = r < 0.8 ? [mid(a, b, 1 - t), mid(left, right, 1 - t)] : [mid(left, right, t), mid(d, c, t)];
      if (r < 0.8) {
        lay([a, top, low, left], tone(0));
        lay([top, b, right, low], tone(1));
        lay([left, right, c, d], tone(2));
      } else {
        lay([a, b, right, left], tone(0));
        lay([left, top, low, d], tone(1));
        lay([top, right, c, low], tone(2));
      }
    }
  }
  return tones.map((d, i) => `<path class="bk-stone bk-stone-${i}" d="${d}"/>`).join("");
}

/** Cracks, chips and grit: one path of strokes, dots being strokes of no length. */
function wear(plan: Plan): string {
  let cracks = "";
  let grit = "";
  const s = plan.cell;
  for (const [x, y] of plan.cells) {
    if (noise(x, y, 11) < 0.1 && !plan.isOpen(x, y)) {
      let [px, py] = [x + noise(x, y, 12), y + noise(x, y, 13) * 0.4];
      cracks += `M${n1(px * s)} ${n1(py * s)}`;
      for (let i = 0; i < 4; i++) {
        px += (noise(x, y, 14 + i) - 0.5) * 0.32;
        py += 0.1 + noise(x, y, 18 + i) * 0.14;
        cracks += `L${n1(px * s)} ${n1(py * s)}`;
      }
    }
    for (let i = 0; i < 3; i++) {
      if (noise(x, y, 30 + i) < 0.5) grit += `M${n1((x + noise(x, y, 33 + i)) * s)} ${n1((y + noise(x, y, 36 + i)) * s)}h0`;
    }
  }
  return `<path class="bk-crack" d="${cracks}"/><path class="bk-grit" d="${grit}"/>`;
}

/** Small crosses where four squares meet, so that squares can be counted without a net over the picture. */
function gridMarks(plan: Plan): string {
  const s = plan.cell;
  const arm = s * 0.085;
  let d = "";
  for (const [x, y] of plan.cells) {
    if (!plan.isFloor(x - 1, y) || !plan.isFloor(x, y - 1) || !plan.isFloor(x - 1, y - 1)) continue;
    d += `M${n1(x * s - arm)} ${y * s}h${n1(arm * 2)}M${x * s} ${n1(y * s - arm)}v${n1(arm * 2)}`;
  }
  return `<path class="bk-grid" d="${d}"/>`;
}

/** Inlaid lines between zones that are open to each other, and the seams where two tiles meet. */
function zoneBorders(plan: Plan): string {
  const lines = (edges: Omit<Edge, "kind">[]) => lineData(chains(edges.map(segment)), plan.cell);
  const [d, seam] = [lines(plan.borders), lines(plan.seams)];
  return (
    (seam && `<path class="bk-seam" d="${seam}"/>`) +
    (d && `<path class="bk-border-groove" d="${d}"/><path class="bk-border" d="${d}"/>`)
  );
}

// ── Ground that matters ───────────────────────────────────────────────────────────────────────────────────────

const cellsOf = (plan: Plan, ...kinds: string[]) => plan.cells.filter(([x, y]) => kinds.includes(plan.kind(x, y)));

/** Difficult ground: broken stones lying over the flags. */
function rubble(plan: Plan): string {
  const s = plan.cell;
  let d = "";
  for (const [x, y] of cellsOf(plan, "rubble")) {
    for (let i = 0; i < 9; i++) {
      const [cx, cy] = [x + 0.1 + noise(x, y, 50 + i) * 0.8, y + 0.1 + noise(x, y, 60 + i) * 0.8];
      const size = 0.06 + noise(x, y, 70 + i) * 0.13;
      const corners = [0, 1, 2, 3, 4].map((k): Cell => {
        const a = (k / 5) * 2 * Math.PI + noise(x, y, 80 + i) * 3;
        const r = size * (0.75 + noise(x + k, y, 90 + i) * 0.5);
        return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
      });
      d += `M${corners.map(point(s)).join("L")}Z`;
    }
  }
  return d && `<path class="bk-rubble-cast" d="${d}"/><path class="bk-rubble" d="${d}"/>`;
}

/** Water with a wet rim and a few ripples: deep as a dark sheet, shallow so that the ground shows through. */
function water(plan: Plan, kind: "water" | "shallow"): string {
  const s = plan.cell;
  const cells = cellsOf(plan, kind);
  if (!cells.length) return "";
  const d = regionPath(cells, s);
  const ripples = cells
    .flatMap(([x, y]) =>
      [0, 1, 2].map((i) => {
        const [rx, ry, w] = [x + noise(x, y, 100 + i) * 0.6, y + 0.2 + i * 0.28, 0.18 + noise(x, y, 103 + i) * 0.22];
        return `M${n1(rx * s)} ${n1(ry * s)}q${n1((w / 2) * s)} ${n1(-0.07 * s)} ${n1(w * s)} 0`;
      }),
    )
    .join("");
  return `<path class="bk-${kind}" d="${d}"/><path class="bk-ripple" d="${ripples}"/>`;
}

/** Pits: black, with the light catching the far lip. */
function pits(plan: Plan): string {
  const cells = cellsOf(plan, "pit");
  return cells.length ? `<path class="bk-pit" d="${regionPath(cells, plan.cell)}"/>` : "";
}

/** An abyss: black without a bottom, its brink broken and falling away inward. */
function abyss(plan: Plan): string {
  const s = plan.cell;
  const cells = cellsOf(plan, "abyss");
  if (!cells.length) return "";
  const has = (x: number, y: number) => plan.isFloor(x, y) && plan.kind(x, y) === "abyss";
  const cliff = outline(cells, has, plan.isFloor)
    .flatMap(([x1, y1, x2, y2]) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((t, i) => {
        const [x, y, deep] = [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t, 0.12 + noise(x1 + x2, y1 + y2, 240 + i) * 0.2];
        return `M${n1(x * s)} ${n1(y * s)}l${n1(-(y2 - y1) * deep * s)} ${n1((x2 - x1) * deep * s)}`;
      }),
    )
    .join("");
  return `<path class="bk-pit" d="${regionPath(cells, s)}"/><path class="bk-cliff" d="${cliff}"/>`;
}

const STEEP = /^(?:height|stair)-(\d)$/;

/** How high a cell lies. */
const heightOf = (plan: Plan, x: number, y: number): number => (plan.isFloor(x, y) ? Number(STEEP.exec(plan.kind(x, y))?.[1] ?? 0) : 0);

/** Raised floor: each height is a platform with a lit face and a shadow at its foot (south and east). */
function heights(plan: Plan): string {
  const s = plan.cell;
  return [1, 2, 3, 4, 5]
    .map((level) => {
      const has = (x: number, y: number) => heightOf(plan, x, y) >= level;
      const cells = plan.cells.filter(([x, y]) => has(x, y));
      if (!cells.length) return "";
      const d = regionPath(cells, s);
      const foot = lineData(chains(outline(cells, has).filter(([x1, y1, x2, y2]) => x2 < x1 || y2 > y1)), s);
      return (
        [0.18, 0.32, 0.46]
          .map(
            (w) =>
              `<path class="bk-rise-cast" d="${foot}" stroke-width="${n1(w * s)}" transform="translate(${n1(w * s * 0.5)} ${n1(w * s * 0.5)})"/>`,
          )
          .join("") +
        `<path class="bk-rise" d="${d}"/><path class="bk-rise-edge" d="${foot}"/>`
      );
    })
    .join("");
}

/** The treads of stairs, across the way up. */
function treads(plan: Plan): string {
  const s = plan.cell;
  let d = "";
  for (const [x, y] of plan.cells) {
    if (!plan.kind(x, y).startsWith("stair-")) continue;
    const level = heightOf(plan, x, y);
    const towards = (rise: number) => Object.values(SIDES).find(([dx, dy]) => plan.isFloor(x + dx, y + dy) && heightOf(plan, x + dx, y + dy) === level + rise);
    const upright = (towards(1) ?? towards(-1) ?? [0, 1])[0] === 0;
    for (const t of [0, 0.25, 0.5, 0.75]) {
      d += upright ? `M${n1((x + 0.06) * s)} ${n1((y + t) * s)}h${n1(0.88 * s)}` : `M${n1((x + t) * s)} ${n1((y + 0.06) * s)}v${n1(0.88 * s)}`;
    }
  }
  return d && `<path class="bk-tread" d="${d}"/>`;
}

/** How high the floor is, in figures: on the first square of every patch of one height, and on every stair. */
function levels(plan: Plan): string {
  const s = plan.cell;
  const told = new Set<string>();
  const patch = (x: number, y: number, level: number): void => {
    if (told.has(`${x},${y}`) || plan.kind(x, y) !== `height-${level}`) return;
    told.add(`${x},${y}`);
    for (const [dx, dy] of Object.values(SIDES)) if (plan.isFloor(x + dx, y + dy)) patch(x + dx, y + dy, level);
  };
  return plan.cells
    .map(([x, y]) => {
      const level = heightOf(plan, x, y);
      if (!level || told.has(`${x},${y}`)) return "";
      patch(x, y, level);
      return `<g transform="translate(${n1(x * s + 2.5)} ${n1(y * s + 2.5)})"><rect class="bk-height-tab" width="20" height="13" rx="2"/><path class="bk-height-mark" d="M3 8.5L6.5 4.5L10 8.5"/><text class="bk-height" x="12" y="10.5">${level}</text></g>`;
    })
    .join("");
}

// ── Walls and doors ───────────────────────────────────────────────────────────────────────────────────────────

/** The two ends of the side of a cell. */
function edgeLine({ x, y, side }: Omit<Edge, "kind">): [Cell, Cell] {
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

const segment = (edge: Omit<Edge, "kind">): Segment => {
  const [[x1, y1], [x2, y2]] = edgeLine(edge);
  return [x1, y1, x2, y2];
};

/** Walls of a plan as polylines: around the floor, around ground under the open sky, and thin ones between two floors. */
function wallLines(plan: Plan): { around: Cell[][]; banks: Cell[][]; between: Cell[][] } {
  const rim = (open: boolean) =>
    chains(outline(plan.cells.filter(([x, y]) => plan.isOpen(x, y) === open), plan.isFloor, (x, y) => !plan.isVoid(x, y)));
  const thin = plan.edges.filter((edge) => edge.kind === "wall").map(segment);
  return { around: rim(false), banks: rim(true), between: chains(thin) };
}

/** Doors of a plan, those in a cell and those on an edge, as centre, direction across the way, and state. */
interface DoorPlace {
  x: number;
  y: number;
  upright: boolean;
  state: string;
  depth: number;
}

function doorsOf(plan: Plan): DoorPlace[] {
  const doors: DoorPlace[] = [];
  for (const [x, y] of plan.cells) {
    const kind = plan.kind(x, y);
    if (!kind.startsWith("door")) continue;
    doors.push({
      x: x + 0.5,
      y: y + 0.5,
      upright: !plan.isFloor(x, y - 1) && !plan.isFloor(x, y + 1),
      state: kind.slice(5),
      depth: 0.5,
    });
  }
  for (const edge of plan.edges) {
    if (!edge.kind.startsWith("door")) continue;
    const [[x1, y1], [x2, y2]] = edgeLine(edge);
    doors.push({ x: (x1 + x2) / 2, y: (y1 + y2) / 2, upright: x1 === x2, state: edge.kind.slice(5), depth: 0 });
  }
  return doors;
}

/** What stops light: every wall, and every door that is not open. */
function blockersOf(plan: Plan): Segment[] {
  const walls = outline(plan.cells, plan.isFloor);
  const thin = plan.edges.filter((edge) => edge.kind !== "door-open").map(segment);
  const shut = doorsOf(plan)
    .filter((door) => door.depth && door.state !== "open")
    .map(({ x, y, upright }): Segment => (upright ? [x, y - 0.5, x, y + 0.5] : [x - 0.5, y, x + 0.5, y]));
  return [...walls, ...thin, ...shut];
}

/** Ink hatching in the rock behind the walls: small fans of strokes, dense and dark near, sparse and pale far. */
function hatching(plan: Plan): string {
  const s = plan.cell;
  let [near, far] = ["", ""];
  const fan = (cx: number, cy: number, turn: number, length: number, strokes: number[]) => {
    const [dx, dy] = [Math.cos(turn * Math.PI), Math.sin(turn * Math.PI)];
    return strokes
      .map((k) => {
        const l = length * (0.8 + noise(Math.round(cx * 9), Math.round(cy * 9), 140 + k * 2) * 0.4);
        const [ox, oy] = [cx - dy * k * 0.075 - dx * l, cy + dx * k * 0.075 - dy * l];
        return `M${n1(ox * s)} ${n1(oy * s)}l${n1(dx * l * 2 * s)} ${n1(dy * l * 2 * s)}`;
      })
      .join("");
  };
  const stone = plan.cells.filter(([x, y]) => !plan.isOpen(x, y));
  for (const [x1, y1, x2, y2] of outline(stone, plan.isFloor, (x, y) => !plan.isVoid(x, y))) {
    for (let i = 0; i < 5; i++) {
      const along = noise(x1 * 5 + x2, y1 * 5 + y2, 120 + i) * 1.6 - 0.3;
      const out = WALL_THICKNESS + noise(x1 + 7 * x2, y1 + 7 * y2, 126 + i) * (i < 2 ? 0.18 : 0.34) + (i < 2 ? 0.1 : 0.36);
      const [cx, cy] = [x1 + (x2 - x1) * along + (y2 - y1) * out, y1 + (y2 - y1) * along + (x1 - x2) * out];
      if (plan.isFloor(Math.floor(cx), Math.floor(cy))) continue;
      const turn = noise(x1 * 3 + x2, y2 * 3 + y1, 132 + i);
      if (i < 2) near += fan(cx, cy, turn, 0.15, [-1.5, -0.5, 0.5, 1.5]);
      else far += fan(cx, cy, turn, 0.12, [-1, 0, 1]);
    }
  }
  return `<path class="bk-hatch bk-hatch-far" d="${far}"/><path class="bk-hatch" d="${near}"/>`;
}

/**
 * All doors, as one path for each part: jambs, leaves, planks, iron, rings, locks. Closed lies across the way, open
 * stands along it, locked wears a plate.
 */
function drawDoors(plan: Plan): string {
  const s = plan.cell;
  const parts = { jamb: "", leaf: "", plank: "", iron: "", ring: "", lock: "" };
  const [half, thick] = [0.47, 0.1];
  type Place = (u: number, v: number) => string;
  const circle = (r: number) => (at: Place) =>
    `M${at(-r, 0)}A${n1(r * s)} ${n1(r * s)} 0 1 0 ${at(r, 0)}A${n1(r * s)} ${n1(r * s)} 0 1 0 ${at(-r, 0)}`;
  for (const { x, y, upright, state } of doorsOf(plan)) {
    const on: Place = (u, v) => (upright ? `${n1((x + u) * s)} ${n1((y + v) * s)}` : `${n1((x - v) * s)} ${n1((y + u) * s)}`);
    const swing = state === "open" ? 1.42 : 0;
    const at: Place = (u, v) =>
      on(u * Math.cos(swing) + (v + half) * Math.sin(swing), (v + half) * Math.cos(swing) - u * Math.sin(swing) - half);
    const across = (v: number) => `M${at(-thick, v)}L${at(thick, v)}`;
    parts.jamb += `M${on(-0.2, -0.5)}L${on(0.2, -0.5)}M${on(-0.2, 0.5)}L${on(0.2, 0.5)}`;
    parts.leaf += `M${at(-thick, -half)}L${at(thick, -half)}L${at(thick, half)}L${at(-thick, half)}Z`;
    parts.plank += [-0.2, 0, 0.2].map(across).join("");
    parts.iron += [-0.34, 0.34].map(across).join("");
    if (state === "closed") parts.ring += circle(0.055)((u, v) => on(u, v + 0.12));
    if (state === "locked") parts.lock += circle(0.12)(on) + `M${on(0, -0.04)}L${on(0, 0.04)}`;
  }
  return Object.entries(parts)
    .map(([part, d]) => d && `<path class="bk-door-${part}" d="${d}"/>`)
    .join("");
}

// ── Furniture ─────────────────────────────────────────────────────────────────────────────────────────────────

const box = (cls: string, x: number, y: number, w: number, h: number, r = 1) =>
  `<rect class="${cls}" x="${n1(x)}" y="${n1(y)}" width="${n1(w)}" height="${n1(h)}" rx="${r}"/>`;
const disc = (cls: string, x: number, y: number, r: number) => `<circle class="${cls}" cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}"/>`;
const line = (cls: string, d: string) => `<path class="${cls}" d="${d}"/>`;

/** Furniture seen from above. Each draws into a box of w by h pixels; s is the side of a cell. */
export const FEATURES: Record<string, (w: number, h: number, s: number) => string> = {
  table: (w, h, s) =>
    box("bk-wood", s * 0.12, s * 0.12, w - s * 0.24, h - s * 0.24, 2) +
    line("bk-grain", [0.32, 0.5, 0.68].map((t) => `M${n1(s * 0.18)} ${n1(h * t)}H${n1(w - s * 0.18)}`).join("")),
  shelf: (w, h, s) =>
    box("bk-wood", s * 0.05, s * 0.08, w - s * 0.1, h - s * 0.4) +
    line(
      "bk-books",
      Array.from(
        { length: Math.round(w / 5) - 1 },
        (_, i) => `M${n1(5 + i * 5)} ${n1(s * 0.16)}V${n1(h - s * (0.4 + noise(i, w, 1) * 0.12))}`,
      ).join(""),
    ),
  chest: (w, h, s) =>
    box("bk-wood", s * 0.18, s * 0.26, w - s * 0.36, h - s * 0.52, 2) +
    line("bk-iron", `M${n1(w * 0.34)} ${n1(s * 0.26)}V${n1(h - s * 0.26)}M${n1(w * 0.66)} ${n1(s * 0.26)}V${n1(h - s * 0.26)}`) +
    box("bk-brass", w / 2 - s * 0.06, h - s * 0.36, s * 0.12, s * 0.14),
  barrel: (w, h, s) =>
    disc("bk-wood", w / 2, h / 2, s * 0.34) +
    disc("bk-ring", w / 2, h / 2, s * 0.25) +
    line("bk-grain", `M${n1(w / 2)} ${n1(h / 2 - s * 0.24)}v${n1(s * 0.48)}`),
  column: (w, h, s) =>
    [0.46, 0.52, 0.58].map((r) => disc("bk-tall-cast", w / 2 + s * 0.12, h / 2 + s * 0.17, s * r)).join("") +
    disc("bk-pillar", w / 2, h / 2, s * 0.44) +
    disc("bk-pillar-top", w / 2 - s * 0.02, h / 2 - s * 0.03, s * 0.34) +
    disc("bk-ring", w / 2 - s * 0.02, h / 2 - s * 0.03, s * 0.22),
  altar: (w, h, s) =>
    box("bk-block", s * 0.08, s * 0.12, w - s * 0.16, h - s * 0.24, 1) +
    box("bk-block-hi", s * 0.18, s * 0.2, w - s * 0.36, h - s * 0.44, 1) +
    line("bk-carve", `M${n1(w / 2)} ${n1(h * 0.3)}v${n1(h * 0.36)}M${n1(w / 2 - s * 0.16)} ${n1(h * 0.44)}h${n1(s * 0.32)}`),
  tomb: (w, h, s) =>
    box("bk-block", s * 0.1, s * 0.14, w - s * 0.2, h - s * 0.28, 2) +
    box("bk-block-hi", s * 0.2, s * 0.24, w - s * 0.4, h - s * 0.48, s * 0.2) +
    line("bk-carve", `M${n1(s * 0.4)} ${n1(h / 2)}H${n1(w - s * 0.5)}M${n1(w - s * 0.7)} ${n1(h * 0.38)}v${n1(h * 0.24)}`),
  stairs: (w, h, s) =>
    Array.from({ length: 6 }, (_, i) => box("bk-step", (w / 6) * i, s * 0.06, w / 6, h - s * 0.12, 0)).join("") +
    line("bk-dim-step", `M${n1(w / 2)} ${n1(s * 0.06)}H0V${n1(h - s * 0.06)}H${n1(w / 2)}Z`),
  ladder: (w, h, s) => {
    const [long, upright] = [Math.max(w, h), h >= w];
    const at = (along: number, side: number) => (upright ? `${n1(w / 2 + side * s)} ${n1(along)}` : `${n1(along)} ${n1(h / 2 + side * s)}`);
    const rails = [-0.16, 0.16].map((side) => `M${at(s * 0.2, side)}L${at(long - s * 0.2, side)}`).join("");
    const rungs = Array.from({ length: Math.round(long / s) * 3 }, (_, i) => s * 0.32 + i * s * 0.3).filter((along) => along < long - s * 0.2);
    return line("bk-iron", rails) + line("bk-rung", rungs.map((along) => `M${at(along, -0.16)}L${at(along, 0.16)}`).join(""));
  },
  tree: (w, h, s) =>
    disc("bk-tall-cast", w / 2 + s * 0.1, h / 2 + s * 0.14, s * 0.46) +
    [0, 1, 2, 3, 4, 5].map((k) => disc("bk-leaf", w / 2 + Math.cos(k * 1.05) * s * 0.22, h / 2 + Math.sin(k * 1.05) * s * 0.22, s * 0.23)).join("") +
    disc("bk-leaf-top", w / 2 - s * 0.05, h / 2 - s * 0.06, s * 0.24),
  bones: (_w, _h, s) =>
    line(
      "bk-bone",
      `M${n1(s * 0.25)} ${n1(s * 0.6)}l${n1(s * 0.34)} ${n1(-s * 0.2)}M${n1(s * 0.4)} ${n1(s * 0.38)}l${n1(s * 0.26)} ${n1(s * 0.34)}`,
    ) + disc("bk-skull", s * 0.68, s * 0.34, s * 0.1),
};

function drawFeature({ kind, x, y, w = 1, h = 1, spent }: Furniture, s: number): string {
  const draw = FEATURES[kind];
  return draw ? `<g class="bk-feature${spent ? " is-spent" : ""}" transform="translate(${x * s} ${y * s})">${draw(w * s, h * s, s)}</g>` : "";
}

// ── Light, shadow, fog ────────────────────────────────────────────────────────────────────────────────────────

/** The exact place of a flame: against its wall, or in the middle of its cell. */
function flame({ x, y, side, radius = 5 }: Light) {
  const [dx, dy] = SIDES[side ?? ""] ?? [0, 0];
  return { x: x + 0.5 + dx * 0.4, y: y + 0.5 + dy * 0.4, radius };
}

/** Darkness over the floor, thinned where a flame reaches, and the warmth the flames lend to the stone. */
function lighting(plan: Plan, id: string): { defs: string; gloom: string; glow: string } {
  const s = plan.cell;
  const blockers = blockersOf(plan);
  const open = regionPath(plan.cells.filter(([x, y]) => plan.isOpen(x, y)), s);
  const stops = (name: string) =>
    `<radialGradient id="${id}-${name}">${[0, 0.3, 0.65, 1].map((offset, i) => `<stop class="bk-${name}-${i}" offset="${offset}"/>`).join("")}</radialGradient>`;
  const pools = plan.lights
    .map(flame)
    .map((light, i) => {
      const place = `gradientUnits="userSpaceOnUse" cx="${n1(light.x * s)}" cy="${n1(light.y * s)}" r="${n1(light.radius * s)}"`;
      return (
        `<path id="${id}-pool-${i}" d="M${lightPolygon(blockers, light).map(point(s)).join("L")}Z"/>` +
        ["cut", "glow"].map((name) => `<radialGradient id="${id}-${name}-${i}" href="#${id}-${name}" ${place}/>`).join("")
      );
    })
    .join("");
  const fill = (name: string) => plan.lights.map((_, i) => `<use href="#${id}-pool-${i}" fill="url(#${id}-${name}-${i})"/>`).join("");
  const size = `x="${-s}" y="${-s}" width="${(plan.cols + 2) * s}" height="${(plan.rows + 2) * s}"`;
  return {
    defs: `${stops("cut")}${stops("glow")}${pools}<mask id="${id}-dark" maskUnits="userSpaceOnUse" ${size}><rect ${size} fill="#fff"/>${open && `<path d="${open}"/>`}${fill("cut")}</mask>`,
    gloom: `<g mask="url(#${id}-dark)"><g class="bk-gloom${plan.evenLight ? " bk-gloom-even" : ""}"><use href="#${id}-ground"/><use href="#${id}-outer" class="bk-gloom-wall" stroke-width="${n1(WALL_THICKNESS * 2 * s)}"/></g></g>`,
    glow: `<g class="bk-glows">${fill("glow")}</g>`,
  };
}

/** Shadow zones: cold, darker, and engraved with diagonal strokes, so that they read without colour. */
function shadowZones(plan: Plan, id: string): string {
  const cells = plan.cells.filter(([x, y]) => plan.isShaded(x, y));
  if (!cells.length) return "";
  const d = regionPath(cells, plan.cell);
  return `<path class="bk-shade" d="${d}"/><path fill="url(#${id}-engrave)" d="${d}"/><path class="bk-shade-rim" d="${d}"/>`;
}

/** Torches on walls and braziers on the floor. */
function torches(plan: Plan): string {
  const s = plan.cell;
  return plan.lights
    .map((light) => {
      const at = flame(light);
      const [dx, dy] = SIDES[light.side ?? ""] ?? [0, 0];
      const holder = light.side
        ? `<path class="bk-iron" d="M${n1(dx * s * 0.1)} ${n1(dy * s * 0.1)}L${n1(dx * s * 0.3)} ${n1(dy * s * 0.3)}"/>`
        : `${disc("bk-block", 0, 0, s * 0.26)}${disc("bk-coal", 0, 0, s * 0.19)}`;
      return (
        `<g transform="translate(${n1(at.x * s)} ${n1(at.y * s)})">${holder}${disc("bk-halo", 0, 0, s * 0.3)}` +
        `<path class="bk-flame" d="M0 ${n1(-s * 0.17)}C${n1(s * 0.15)} ${n1(-s * 0.03)} ${n1(s * 0.1)} ${n1(s * 0.12)} 0 ${n1(s * 0.12)}C${n1(-s * 0.1)} ${n1(s * 0.12)} ${n1(-s * 0.13)} ${n1(s * 0.01)} 0 ${n1(-s * 0.17)}Z"/></g>`
      );
    })
    .join("");
}

/** A line lengthened at both ends, so that fog also swallows the walls beside a passage. */
function lengthen(line: Cell[], by: number): Cell[] {
  const push = ([x, y]: Cell, [fx, fy]: Cell): Cell => {
    const length = Math.hypot(x - fx, y - fy);
    return [x + ((x - fx) / length) * by, y + ((y - fy) / length) * by];
  };
  const last = line.length - 1;
  return [push(line[0]!, line[1]!), ...line.slice(1, last), push(line[last]!, line[last - 1]!)];
}

/** What was seen earlier and is out of sight, or, on a zone board, a sealed room nobody has looked into. */
function veil(plan: Plan, id: string): string {
  const cells = plan.cells.filter(([x, y]) => plan.isRemembered(x, y));
  if (!cells.length) return "";
  const d = regionPath(cells, plan.cell);
  return plan.evenLight
    ? `<path class="bk-sealed" d="${d}"/><path fill="url(#${id}-blank)" d="${d}"/>`
    : `<path class="bk-remembered" d="${d}"/>`;
}

/** The soft edge where the known ends. A shut door is an edge of its own and needs none. */
function fog(plan: Plan, id: string): string {
  const s = plan.cell;
  const open = plan.cells.filter(([x, y]) => !/closed|locked/.test(plan.kind(x, y)));
  const ends = chains(outline(open, plan.isFloor, plan.isVoid)).map((line) => lengthen(line, WALL_THICKNESS + 0.1));
  if (!ends.length) return "";
  const widths = [0.2, 0.5, 0.8, 1.1, 1.4, 1.7, 2, 2.3];
  return (
    `<defs><path id="${id}-edge" d="${lineData(ends, s)}"/></defs>` +
    widths.map((w) => `<use href="#${id}-edge" class="bk-fog" stroke-width="${n1(w * s)}"/>`).join("")
  );
}

// ── The whole board ───────────────────────────────────────────────────────────────────────────────────────────

/**
 * The SVG markup of a board, to be put inside an `<svg viewBox={viewBox(plan)}>`.
 * Layers, bottom to top: rock, walls around, floor, ground, furniture, cast shadow, darkness, light, shadow zones,
 * veils, thin walls and doors, flames, fog. Reach, targets and figures are drawn by the caller above it.
 */
export function drawBoard(plan: Plan, id = "board"): string {
  const s = plan.cell;
  const { around, banks, between } = wallLines(plan);
  const shape = (name: string, d: string) => `<path id="${id}-${name}" d="${d}"/>`;
  const use = (name: string, cls: string, width?: number) => `<use href="#${id}-${name}" class="${cls}"${width ? ` stroke-width="${n1(width)}"` : ""}/>`;
  const wall = (name: string, thickness: number, cls = "") =>
    use(name, `bk-wall-edge${cls}`, thickness + 3) +
    use(name, `bk-wall-cap${cls}`, thickness) +
    use(name, `bk-wall-block${cls}`, thickness - 4);
  const onFloor = (markup: string) => markup && `<g clip-path="url(#${id}-floor)">${markup}</g>`;
  const cast = [0.08, 0.16, 0.26, 0.38, 0.52, 0.7]
    .map((w) => use("outer", "bk-cast", w * s) + use("inner", "bk-cast", w * s))
    .join("");
  const light = lighting(plan, id);
  const defs =
    shape("ground", regionPath(plan.cells, s)) +
    shape("outer", lineData(around, s)) +
    shape("bank", lineData(banks, s)) +
    shape("inner", lineData(between, s)) +
    `<clipPath id="${id}-floor"><use href="#${id}-ground"/></clipPath>` +
    `<pattern id="${id}-engrave" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path class="bk-engrave" d="M0 0H5"/></pattern>` +
    `<pattern id="${id}-blank" width="9" height="9" patternUnits="userSpaceOnUse"><path class="bk-blank" d="M2 2h0M6.5 6.5h0"/></pattern>` +
    light.defs;
  const ground =
    use("ground", "bk-bed") +
    flagstones(plan) +
    earth(plan) +
    wear(plan) +
    water(plan, "shallow") +
    water(plan, "water") +
    pits(plan) +
    abyss(plan) +
    gridMarks(plan) +
    heights(plan) +
    treads(plan) +
    rubble(plan) +
    zoneBorders(plan);
  const things = (standing: boolean) =>
    plan.features
      .filter(({ x, y }) => plan.isFloor(x, y) === standing)
      .map((feature) => drawFeature(feature, s))
      .join("");
  return (
    `<defs>${defs}</defs>` +
    `<g class="bk-rock">${hatching(plan)}</g>` +
    `<g class="bk-walls">${wall("outer", WALL_THICKNESS * 2 * s)}${banks.length ? wall("bank", WALL_THICKNESS * 2 * s, " bk-bank") : ""}</g>` +
    onFloor(`${ground}${things(true)}<g transform="translate(${n1(s * 0.09)} ${n1(s * 0.13)})">${cast}</g>`) +
    use("outer", "bk-wall-foot") +
    things(false) +
    light.gloom +
    light.glow +
    onFloor(shadowZones(plan, id) + veil(plan, id)) +
    (between.length ? onFloor(`<g class="bk-walls">${wall("inner", WALL_THICKNESS * 0.9 * s, " bk-thin")}</g>`) : "") +
    `<g class="bk-doors">${drawDoors(plan)}</g><g class="bk-torches">${torches(plan)}</g><g class="bk-fogs">${fog(plan, id)}</g>${levels(plan)}`
  );
}

/** The viewBox of a board, with a margin of cells for walls and hatching. */
export function viewBox(plan: Plan, margin = 1): string {
  const s = plan.cell;
  return `${-margin * s} ${-margin * s} ${(plan.cols + 2 * margin) * s} ${(plan.rows + 2 * margin) * s}`;
}
