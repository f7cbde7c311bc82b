/**
 * The ground of a board as SVG markup: the floor underfoot, and what on it hinders, wets, swallows or lifts.
 * Pure, like draw.ts.
 */

import {
  SIDES,
  chains,
  lineData,
  n1,
  noise,
  outline,
  point,
  regionPath,
  segment,
  type Cell,
  type Edge,
  type Plan,
} from "./plan.ts";

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
    for (let i = 0; i < 3; i++)
      if (noise(x, y, 230 + i) < 0.55)
        tufts += tuft(x + noise(x, y, 233 + i), y + 0.15 + noise(x, y, 236 + i) * 0.8, s);
  }
  return (
    `<path class="bk-earth" d="${regionPath(cells, s)}"/><path class="bk-earth-worn" d="${patches}"/><path ` +
    `class="bk-tuft" d="${tufts}"/>`
  );
}

/** Three blades of grass. */
const tuft = (x: number, y: number, s: number) =>
  [-0.05, 0, 0.05]
    .map((lean) => `M${n1(x * s)} ${n1(y * s)}l${n1(lean * s)} ${n1((Math.abs(lean) * 0.6 - 0.11) * s)}`)
    .join("");

/** The flagstones of the floor, as one path for each of five tones. Slabs may span two cells; corners wander. */
function flagstones(plan: Plan): string {
  const tones = ["", "", "", "", ""];
  const taken = new Set<string>();
  const wander = (x: number, y: number): Cell => [
    x + (noise(x * 7, y * 7, 1) - 0.5) * 0.09,
    y + (noise(x * 7, y * 7, 2) - 0.5) * 0.09,
  ];
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
      if (noise(x, y, 30 + i) < 0.5)
        grit += `M${n1((x + noise(x, y, 33 + i)) * s)} ${n1((y + noise(x, y, 36 + i)) * s)}h0`;
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

/** How high a cell lies: `height-2`, `stair-1`. */
function heightOf(plan: Plan, x: number, y: number): number {
  const [kind, height] = plan.kind(x, y).split("-");
  return plan.isFloor(x, y) && (kind === "height" || kind === "stair") ? Number(height ?? 0) : 0;
}

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
              `<path class="bk-rise-cast" d="${foot}" stroke-width="${n1(w * s)}" ` +
              `transform="translate(${n1(w * s * 0.5)} ${n1(w * s * 0.5)})"/>`,
          )
          .join("") + `<path class="bk-rise" d="${d}"/><path class="bk-rise-edge" d="${foot}"/>`
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
    const towards = (rise: number) =>
      Object.values(SIDES).find(
        ([dx, dy]) => plan.isFloor(x + dx, y + dy) && heightOf(plan, x + dx, y + dy) === level + rise,
      );
    const upright = (towards(1) ?? towards(-1) ?? [0, 1])[0] === 0;
    for (const t of [0, 0.25, 0.5, 0.75]) {
      d += upright
        ? `M${n1((x + 0.06) * s)} ${n1((y + t) * s)}h${n1(0.88 * s)}`
        : `M${n1((x + t) * s)} ${n1((y + 0.06) * s)}v${n1(0.88 * s)}`;
    }
  }
  return d && `<path class="bk-tread" d="${d}"/>`;
}

/** How high the floor is, in figures: on the first square of every patch of one height, and on every stair. */
export function drawLevels(plan: Plan): string {
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
      return (
        `<g transform="translate(${n1(x * s + 2.5)} ${n1(y * s + 2.5)})"><rect class="bk-height-tab" ` +
        `width="20" height="13" rx="2"/><path class="bk-height-mark" d="M3 8.5L6.5 4.5L10 8.5"/><text ` +
        `class="bk-height" x="12" y="10.5">${level}</text></g>`
      );
    })
    .join("");
}

// ── All of it ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The ground of a board, bottom to top: what it is laid with, what it is sunk into, what lies over it. */
export function drawGround(plan: Plan): string {
  return (
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
    zoneBorders(plan)
  );
}
