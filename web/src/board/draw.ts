/**
 * Board kit: from a plan of a dungeon to SVG markup.
 *
 * Pure functions: the same plan gives the same string on every machine. Nothing is random; all variation comes from
 * `noise(x, y, salt)`. Colours live in board.css, so a change of theme redraws nothing. Everything of one kind is one
 * path, and shapes used twice are defined once: a bare board of 60 by 60 is about sixty nodes, and ten more a flame.
 *
 * Units: cells in every description, pixels (cell = plan.cell) in the markup.
 */

import { drawGround, drawLevels } from "./ground.ts";
import {
  SIDES,
  WALL_THICKNESS,
  chains,
  edgeLine,
  lightPolygon,
  lineData,
  n1,
  noise,
  outline,
  point,
  regionPath,
  segment,
  type Cell,
  type Furniture,
  type Light,
  type Plan,
  type Segment,
} from "./plan.ts";

// ── Walls and doors ───────────────────────────────────────────────────────────────────────────────────────────

/**
 * Walls of a plan as polylines: around the floor, around ground under the open sky, and thin ones between two floors.
 */
function wallLines(plan: Plan): { around: Cell[][]; banks: Cell[][]; between: Cell[][] } {
  const rim = (open: boolean) =>
    chains(
      outline(
        plan.cells.filter(([x, y]) => plan.isOpen(x, y) === open),
        plan.isFloor,
        (x, y) => !plan.isVoid(x, y),
      ),
    );
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
      const out =
        WALL_THICKNESS + noise(x1 + 7 * x2, y1 + 7 * y2, 126 + i) * (i < 2 ? 0.18 : 0.34) + (i < 2 ? 0.1 : 0.36);
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
    const on: Place = (u, v) =>
      upright ? `${n1((x + u) * s)} ${n1((y + v) * s)}` : `${n1((x - v) * s)} ${n1((y + u) * s)}`;
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
const disc = (cls: string, x: number, y: number, r: number) =>
  `<circle class="${cls}" cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}"/>`;
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
    line(
      "bk-iron",
      `M${n1(w * 0.34)} ${n1(s * 0.26)}V${n1(h - s * 0.26)}M${n1(w * 0.66)} ${n1(s * 0.26)}V${n1(h - s * 0.26)}`,
    ) +
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
    line(
      "bk-carve",
      `M${n1(w / 2)} ${n1(h * 0.3)}v${n1(h * 0.36)}M${n1(w / 2 - s * 0.16)} ${n1(h * 0.44)}h${n1(s * 0.32)}`,
    ),
  tomb: (w, h, s) =>
    box("bk-block", s * 0.1, s * 0.14, w - s * 0.2, h - s * 0.28, 2) +
    box("bk-block-hi", s * 0.2, s * 0.24, w - s * 0.4, h - s * 0.48, s * 0.2) +
    line(
      "bk-carve",
      `M${n1(s * 0.4)} ${n1(h / 2)}H${n1(w - s * 0.5)}M${n1(w - s * 0.7)} ${n1(h * 0.38)}v${n1(h * 0.24)}`,
    ),
  stairs: (w, h, s) =>
    Array.from({ length: 6 }, (_, i) => box("bk-step", (w / 6) * i, s * 0.06, w / 6, h - s * 0.12, 0)).join("") +
    line("bk-dim-step", `M${n1(w / 2)} ${n1(s * 0.06)}H0V${n1(h - s * 0.06)}H${n1(w / 2)}Z`),
  ladder: (w, h, s) => {
    const [long, upright] = [Math.max(w, h), h >= w];
    const at = (along: number, side: number) =>
      upright ? `${n1(w / 2 + side * s)} ${n1(along)}` : `${n1(along)} ${n1(h / 2 + side * s)}`;
    const rails = [-0.16, 0.16].map((side) => `M${at(s * 0.2, side)}L${at(long - s * 0.2, side)}`).join("");
    const rungs = Array.from({ length: Math.round(long / s) * 3 }, (_, i) => s * 0.32 + i * s * 0.3).filter(
      (along) => along < long - s * 0.2,
    );
    return (
      line("bk-iron", rails) + line("bk-rung", rungs.map((along) => `M${at(along, -0.16)}L${at(along, 0.16)}`).join(""))
    );
  },
  tree: (w, h, s) =>
    disc("bk-tall-cast", w / 2 + s * 0.1, h / 2 + s * 0.14, s * 0.46) +
    [0, 1, 2, 3, 4, 5]
      .map((k) =>
        disc("bk-leaf", w / 2 + Math.cos(k * 1.05) * s * 0.22, h / 2 + Math.sin(k * 1.05) * s * 0.22, s * 0.23),
      )
      .join("") +
    disc("bk-leaf-top", w / 2 - s * 0.05, h / 2 - s * 0.06, s * 0.24),
  bones: (_w, _h, s) =>
    line(
      "bk-bone",
      `M${n1(s * 0.25)} ${n1(s * 0.6)}l${n1(s * 0.34)} ${n1(-s * 0.2)}M${n1(s * 0.4)} ` +
        `${n1(s * 0.38)}l${n1(s * 0.26)} ${n1(s * 0.34)}`,
    ) + disc("bk-skull", s * 0.68, s * 0.34, s * 0.1),
};

function drawFeature({ kind, x, y, w = 1, h = 1, spent }: Furniture, s: number): string {
  const draw = FEATURES[kind];
  return draw
    ? `<g class="bk-feature${spent ? " is-spent" : ""}" transform="translate(${x * s} ` +
        `${y * s})">${draw(w * s, h * s, s)}</g>`
    : "";
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
  const open = regionPath(
    plan.cells.filter(([x, y]) => plan.isOpen(x, y)),
    s,
  );
  const stops = (name: string) => {
    const stop = (offset: number, i: number) => `<stop class="bk-${name}-${i}" offset="${offset}"/>`;
    return `<radialGradient id="${id}-${name}">${[0, 0.3, 0.65, 1].map(stop).join("")}</radialGradient>`;
  };
  const pools = plan.lights
    .map(flame)
    .map((light, i) => {
      const place =
        `gradientUnits="userSpaceOnUse" cx="${n1(light.x * s)}" cy="${n1(light.y * s)}" ` +
        `r="${n1(light.radius * s)}"`;
      return (
        `<path id="${id}-pool-${i}" d="M${lightPolygon(blockers, light).map(point(s)).join("L")}Z"/>` +
        ["cut", "glow"]
          .map((name) => `<radialGradient id="${id}-${name}-${i}" href="#${id}-${name}" ${place}/>`)
          .join("")
      );
    })
    .join("");
  const fill = (name: string) =>
    plan.lights.map((_, i) => `<use href="#${id}-pool-${i}" fill="url(#${id}-${name}-${i})"/>`).join("");
  const size = `x="${-s}" y="${-s}" width="${(plan.cols + 2) * s}" height="${(plan.rows + 2) * s}"`;
  return {
    defs:
      `${stops("cut")}${stops("glow")}${pools}<mask id="${id}-dark" maskUnits="userSpaceOnUse" ${size}>` +
      `<rect ${size} fill="#fff"/>${open && `<path d="${open}"/>`}${fill("cut")}</mask>`,
    gloom:
      `<g mask="url(#${id}-dark)"><g class="bk-gloom${plan.evenLight ? " bk-gloom-even" : ""}"><use ` +
      `href="#${id}-ground"/><use href="#${id}-outer" class="bk-gloom-wall" ` +
      `stroke-width="${n1(WALL_THICKNESS * 2 * s)}"/></g></g>`,
    glow: `<g class="bk-glows">${fill("glow")}</g>`,
  };
}

/** Shadow zones: cold, darker, and engraved with diagonal strokes, so that they read without colour. */
function shadowZones(plan: Plan, id: string): string {
  const cells = plan.cells.filter(([x, y]) => plan.isShaded(x, y));
  if (!cells.length) return "";
  const d = regionPath(cells, plan.cell);
  return (
    `<path class="bk-shade" d="${d}"/><path fill="url(#${id}-engrave)" d="${d}"/><path ` +
    `class="bk-shade-rim" d="${d}"/>`
  );
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
        `<path class="bk-flame" d="M0 ${n1(-s * 0.17)}C${n1(s * 0.15)} ${n1(-s * 0.03)} ${n1(s * 0.1)} ` +
        `${n1(s * 0.12)} 0 ${n1(s * 0.12)}C${n1(-s * 0.1)} ${n1(s * 0.12)} ${n1(-s * 0.13)} ${n1(s * 0.01)} 0 ` +
        `${n1(-s * 0.17)}Z"/></g>`
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

const SHUT = new Set(["door-closed", "door-locked"]);

/** The same for a line drawn either way. */
const eitherWay = ([x1, y1, x2, y2]: Segment): string =>
  `${Math.min(x1, x2)},${Math.min(y1, y2)},${Math.max(x1, x2)},${Math.max(y1, y2)}`;

/** The soft edge where the known ends. A shut door is an edge of its own and needs none. */
function fog(plan: Plan, id: string): string {
  const s = plan.cell;
  const open = plan.cells.filter(([x, y]) => !SHUT.has(plan.kind(x, y)));
  const shut = new Set(plan.edges.filter((edge) => SHUT.has(edge.kind)).map((edge) => eitherWay(segment(edge))));
  const rim = outline(open, plan.isFloor, plan.isVoid).filter((one) => !shut.has(eitherWay(one)));
  const ends = chains(rim).map((line) => lengthen(line, WALL_THICKNESS + 0.1));
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
  const use = (name: string, cls: string, width?: number) =>
    `<use href="#${id}-${name}" class="${cls}"${width ? ` stroke-width="${n1(width)}"` : ""}/>`;
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
    `<pattern id="${id}-engrave" width="5" height="5" patternUnits="userSpaceOnUse" ` +
    `patternTransform="rotate(38)"><path class="bk-engrave" d="M0 0H5"/></pattern>` +
    `<pattern id="${id}-blank" width="9" height="9" patternUnits="userSpaceOnUse"><path class="bk-blank" d="M2 ` +
    `2h0M6.5 6.5h0"/></pattern>` +
    light.defs;
  const things = (standing: boolean) =>
    plan.features
      .filter(({ x, y }) => plan.isFloor(x, y) === standing)
      .map((feature) => drawFeature(feature, s))
      .join("");
  return (
    `<defs>${defs}</defs>` +
    `<g class="bk-rock">${hatching(plan)}</g>` +
    `<g class="bk-walls">${wall("outer", WALL_THICKNESS * 2 * s)}` +
    `${banks.length ? wall("bank", WALL_THICKNESS * 2 * s, " bk-bank") : ""}</g>` +
    onFloor(
      `${use("ground", "bk-bed")}${drawGround(plan)}${things(true)}<g transform="translate(${n1(s * 0.09)} ` +
        `${n1(s * 0.13)})">${cast}</g>`,
    ) +
    use("outer", "bk-wall-foot") +
    things(false) +
    light.gloom +
    light.glow +
    onFloor(shadowZones(plan, id) + veil(plan, id)) +
    (between.length ? onFloor(`<g class="bk-walls">${wall("inner", WALL_THICKNESS * 0.9 * s, " bk-thin")}</g>`) : "") +
    `<g class="bk-doors">${drawDoors(plan)}</g><g class="bk-torches">${torches(plan)}</g><g ` +
    `class="bk-fogs">${fog(plan, id)}</g>${drawLevels(plan)}`
  );
}

/** The viewBox of a board, with a margin of cells for walls and hatching. */
export function viewBox(plan: Plan, margin = 1): string {
  const s = plan.cell;
  return `${-margin * s} ${-margin * s} ${(plan.cols + 2 * margin) * s} ${(plan.rows + 2 * margin) * s}`;
}
