/**
 * A country as SVG markup: paper, sea and coast, borders, rivers, roads, and eight kinds of ground each with its own
 * engraving.  Pure, like board/draw.ts; colours live in map.css.
 */
import { icon } from "../board/pieces.ts";
import type { MapBoard, Region, Settlement } from "../generated/scene.ts";
import {
  alongBorders,
  at,
  crossing,
  far,
  inkwell,
  inside,
  mix,
  n1,
  wayThrough,
  type Country,
  type Ground,
  type Point,
} from "./plan.ts";

type Land = Region["land"];

/** What the engraver leaves free: around a point, or along a line. */
type Clear = { p: Point; r: number } | { line: readonly Point[]; r: number };

function fromSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}
const fromLine = (p: Point, line: readonly Point[]): number =>
  line.slice(1).reduce((least, b, i) => Math.min(least, fromSegment(p, line[i]!, b)), 1e9);

/** A pen line through points. */
export function pen(points: readonly Point[]): string {
  const last = points.length - 1;
  return points.reduce((path, p, i) => {
    if (i === 0) return `M${at(p)}`;
    const [a, b, e] = [points[Math.max(0, i - 2)]!, points[i - 1]!, points[Math.min(last, i + 1)]!];
    const k = 0.5 / 3;
    const [one, two]: [Point, Point] = [
      [b[0] + (p[0] - a[0]) * k, b[1] + (p[1] - a[1]) * k],
      [p[0] - (e[0] - b[0]) * k, p[1] - (e[1] - b[1]) * k],
    ];
    return `${path}C${at(one)} ${at(two)} ${at(p)}`;
  }, "");
}

/** Points at even distances along a line, each with its angle. */
function along(points: readonly Point[], step: number, from: number): { p: Point; turn: number }[] {
  const out: { p: Point; turn: number }[] = [];
  let [need, run] = [from, 0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const length = far(a, b);
    for (; run + length >= need; need += step)
      out.push({ p: mix(a, b, (need - run) / length), turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI });
    run += length;
  }
  return out;
}

// ── Eight kinds of ground ─────────────────────────────────────────────────────────────────────────────────────

const line = (d: string, cls = "line") => `<path class="mk-${cls}" d="${d}"/>`;

function peak(rand: () => number): string {
  const [w, h] = [13 + rand() * 7, 19 + rand() * 11];
  const down = (x: number, y: number) => `L${n1(w * x)} ${n1(-h * y)}`;
  const ridge = `M0 ${n1(-h)}${down(0.12, 0.7)}${down(-0.06, 0.46)}${down(0.16, 0.2)}`;
  const shade = [0.12, 0.28, 0.44, 0.6, 0.76]
    .map((t) => `M${n1(w * t)} ${n1(-h * (1 - t) * 0.97)}${down(t * 0.72 + 0.08, (1 - t) * 0.97 - 0.36 + t * 0.2)}`)
    .join("");
  const body =
    `M${n1(-w)} 0${down(-0.5, 0.52)}${down(-0.36, 0.5)}L0 ${n1(-h)}` +
    `${down(0.46, 0.5)}${down(0.58, 0.42)}L${n1(w)} 0`;
  return line(body, "body") + line(ridge) + line(shade, "shade");
}

const SIGNS: Record<Land, (rand: () => number) => string> = {
  forest: (rand) =>
    `<g transform="scale(${n1((0.85 + rand() * 0.4) * 10) / 10})">${line("M0-1V4")}` +
    line("M-6-1Q-9-4-6-7Q-6-12-1-12Q3-15 6-10Q10-8 7-4Q8-1 4-1Q0 1-6-1Z", "body") +
    `${line("M6-9L3-4M7.5-7L5-2M3-10L1.5-6M-3-9q1.5-1.5 3 0M-4-4q1.5-1.5 3 0", "fine")}</g>`,
  mountain: peak,
  plain: (rand) => line(rand() < 0.25 ? "M-8 0h5M-1 0h9M-4 3h8" : "M-3 0l-1.5-4M0 0v-5.5M3 0l1.5-4", "fine"),
  swamp: (rand) =>
    rand() < 0.5
      ? line("M-11 0h8M0 0h12M-6 3.5h11", "fine")
      : line("M0 0V-10M-3 0Q-3-5-6-8M3 0Q3-5 6-8") +
        `<ellipse class="mk-solid" cx="0" cy="-11.5" rx="1.5" ry="3.2"/>` +
        line("M-10 0.5h6M-2 0.5h5M5 0.5h6M-6 3.5h10", "fine"),
  desert: (rand) =>
    rand() < 0.42
      ? line("M-12 0Q-5-8 1-6Q5-5 11 0") + line("M1-6Q0-2-4 0M4-4Q3-1 0 1M7-2Q6 0 4 1.5", "dots")
      : line("M-7 0h.1M-3-3h.1M1 1h.1M5-2h.1M8 1h.1M-1 4h.1", "dots"),
  volcanic: (rand) =>
    rand() < 0.52
      ? line("M-17 0Q-7-7-5-20L-2-18L1-19L5-20Q7-7 17 0", "body") +
        line("M5-18Q7-9 12-3M3-17Q4-9 8-2M0-16Q0-9 4-1M7-12Q9-7 14-2", "shade") +
        line("M-2-17L-4-10L-1-7L-4 0") +
        line("M0-21Q-5-25 0-28Q5-31 1-34M4-22Q8-25 6-28", "smoke")
      : line("M-6 0l3-6l3 6ZM1 1l3-4l3 4Z", "solid") + line("M-11 4l5-1l3 2l6-3l4 2l4-2"),
  glacier: (rand) =>
    rand() < 0.55
      ? line("M-14 0L-10-15L-4-9L1-24L7-11L10-16L14 0Z", "ice") +
        line("M-10-15L-8 0M1-24L-1 0M1-24L5 0M10-16L9 0", "fine")
      : line("M0-5V5M-4.3-2.5L4.3 2.5M-4.3 2.5L4.3-2.5"),
  sea: () => line("M-13 0q3.2-4 6.5 0t6.5 0t6.5 0t6.5 0", "fine"),
};
/** How far signs of a ground stand apart, how far they keep from its border, how tall they are. */
const SPACED: Record<Land, readonly [number, number, number]> = {
  forest: [15, 9, 6],
  mountain: [25, 13, 12],
  plain: [29, 12, 2],
  swamp: [21, 12, 2],
  desert: [20, 12, 2],
  volcanic: [28, 16, 12],
  glacier: [24, 13, 10],
  sea: [44, 22, 2],
};

/** One engraved sign, for the map and for its key. */
export const sign = (land: Land, [x, y]: Point, seed = 3, scale = 1): string =>
  `<g class="mk-${land}" transform="translate(${n1(x)} ${n1(y)}) scale(${scale})">${SIGNS[land](inkwell(seed))}</g>`;

function signs(ground: Ground, clear: readonly Clear[]): { y: number; svg: string }[] {
  const [step, margin, tall] = SPACED[ground.land];
  const rand = inkwell(ground.id * 13 + 7);
  const [xs, ys] = [ground.points.map((p) => p[0]), ground.points.map((p) => p[1])];
  const outline = [...ground.points, ground.points[0]!];
  const free = ([x, y]: Point) =>
    clear.every((one) =>
      "line" in one
        ? fromLine([x, y - tall * 0.4], one.line) >= one.r + 2 + tall * 0.3
        : far([x, y - tall * 0.6], one.p) >= one.r + tall * 0.55,
    );
  const out: { y: number; svg: string }[] = [];
  for (let y = Math.min(...ys), row = 0; y < Math.max(...ys); y += step * 0.78, row++)
    for (let x = Math.min(...xs) + (row % 2) * step * 0.5; x < Math.max(...xs); x += step) {
      const p: Point = [x + (rand() - 0.5) * step * 0.45, y + (rand() - 0.5) * step * 0.35];
      const seed = Math.floor(rand() * 1e6) + 1;
      if (!inside(p, ground.points) || fromLine(p, outline) < margin || !free(p)) continue;
      out.push({ y: p[1], svg: sign(ground.land, p, seed) });
    }
  return out;
}

// ── The sheet ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the number of a territory stands. */
export const numberAt = ({ x, y }: Region): Point => [x, y - 34];

/** The ground from below: sea and its coast lines, land, borders, rivers, roads, engraving. */
export function drawCountry(country: Country, board: MapBoard): string {
  const grounds = [...country.grounds.values()];
  const wet = (id: number) => country.grounds.get(id)!.land === "sea";
  const land = grounds.filter((one) => one.land !== "sea");
  const landPath = land.map((one) => one.path).join("");
  const rivers = board.rivers.map((pairs) => alongBorders(country, pairs)).filter((points) => points.length > 1);
  const roads = board.roads.map((places) => wayThrough(country, places));
  const towns = board.settlements.flatMap((one) => country.grounds.get(one.at) ?? []);
  const clear: Clear[] = [
    ...grounds.map((one) => ({ p: numberAt(one), r: 15 })),
    ...towns.flatMap(({ x, y }): Clear[] => [
      { p: [x, y], r: 34 },
      { p: [x, y + 20], r: 30 },
    ]),
    ...board.tokens.flatMap((token): Clear[] => {
      const ground = country.grounds.get(token.at);
      return ground ? [{ p: tokenAt(ground), r: 17 }] : [];
    }),
    ...rivers.map((points) => ({ line: points, r: 8 })),
    ...roads.map((points) => ({ line: points, r: 5 })),
  ];
  const ink = grounds.flatMap((one) => signs(one, clear)).sort((a, b) => a.y - b.y);
  const coast = [34, 24, 15, 8]
    .map(
      (w, i) =>
        `<path class="mk-coast mk-coast-${i}" stroke-width="${w}" d="${landPath}"/>` +
        `<path class="mk-coast-gap" stroke-width="${w - 1.6}" d="${landPath}"/>`,
    )
    .join("");
  const lines = (keep: (a: boolean, b: boolean) => boolean) =>
    country.borders
      .filter(({ between: [a, b] }) => keep(wet(a), wet(b)))
      .map(({ points }) => `M${points.map(at).join("L")}`)
      .join("");
  return [
    ...grounds.filter((one) => one.land === "sea").map((one) => line(one.path, "ground mk-on-sea")),
    landPath ? coast : "",
    line(
      lines((a, b) => a && b),
      "border mk-border-sea",
    ),
    ...land.map((one) => line(one.path, `ground mk-on-${one.land}`)),
    line(
      lines((a, b) => !a && !b),
      "border",
    ),
    line(
      lines((a, b) => a !== b),
      "shore",
    ),
    ...rivers.flatMap((points) => ["river-bank", "river", "river-flow"].map((cls) => line(pen(points), cls))),
    ...roads.flatMap((points) => [line(pen(points), "road-bed"), line(pen(points), "road")]),
    ...ink.map((one) => one.svg),
    ...board.settlements.flatMap((one) => {
      const ground = country.grounds.get(one.at);
      return ground ? [settlement(one, ground)] : [];
    }),
    ...rivers.map(current),
    ...board.bridges.map((pair) => bridge(country, pair)),
    ...board.ports.map(([a, b]) => boat(crossing(country, a, b))),
  ].join("");
}

/** Where the current runs: small arrowheads along the river. */
const current = (river: readonly Point[]): string =>
  along(river, 46, 30)
    .map(
      ({ p, turn }) =>
        `<path class="mk-current" transform="translate(${at(p)}) rotate(${n1(turn)})" ` +
        `d="M-5-3.5L0 0L-5 3.5M-1-3.5L4 0L-1 3.5"/>`,
    )
    .join("");

/** A bridge laid where the way between two territories crosses. */
function bridge(country: Country, [a, b]: readonly [number, number]): string {
  const [one, other] = [country.grounds.get(a), country.grounds.get(b)];
  if (!one || !other) return "";
  const [x, y] = crossing(country, a, b);
  const turn = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
  return (
    `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(turn)})">` +
    line("M-15-9Q0-12 15-9V9Q0 6-15 9Z", "bridge") +
    line("M-10-9.8V7.6M-5-10.3V7.2M0-10.5V7M5-10.3V7.2M10-9.8V7.6", "bridge-line") +
    `${line("M-19-8Q0-13 19-8M-19 10Q0 5 19 10", "bridge-rail")}</g>`
  );
}

const boat = ([x, y]: Point): string =>
  `<circle class="mk-boat-back" cx="${n1(x)}" cy="${n1(y)}" r="11"/>${icon("sailboat", x, y, 16, "mk-boat")}`;

const HOUSES: Record<Settlement["kind"], string> = {
  town:
    line("M-19 6V-3L-13-9L-7-3V6ZM7 6V-2L13-8L19-2V6ZM-6 6V-8L0-15L6-8V6Z", "wallpaint") +
    line("M-20-2L-13-9L-6-2M6-1L13-8L20-1M-7-7L0-15L7-7", "roof") +
    line("M0-15V-21M-2-18.5H2M-2 6V1H2V6M-15 1h3M11 2h3", "fine"),
  city:
    line("M-27 8V-6H-19V-1H-14V-12L-9-17L-4-12V-9L0-24L4-9V-12L9-17L14-12V-1H19V-6H27V8Z", "wallpaint") +
    line(
      "M-19-1H19M-4-12V-1M4-12V-1M-14-12H-4M4-12H14M0-24V-29M-4 8V3Q0-1 4 3V8M-27-6v-2h2v2h2v-2h2v2h2" +
        "M19-6v-2h2v2h2v-2h2v2h2M-10-9v3M10-9v3M-23-1v3M23-1v3",
      "fine",
    ) +
    line("M-15-11L-9-17L-3-11M3-11L9-17L15-11M-4-9L0-24L4-9", "roof"),
  castle:
    line(
      "M-22 8V-12H-20V-9H-18V-12H-15V-9H-13V-12H-11V-4H-8V-20H-5V-17H-2V-20H2V-17H5V-20H8V-4H11V-12H13V-9H15V-12" +
        "H18V-9H20V-12H22V8Z",
      "wallpaint",
    ) +
    line("M-11-4V8M11-4V8M-8-4V2M8-4V2M-4 8V2Q0-3 4 2V8M-16-3v4M16-3v4M0-12v4M0-20V-31", "fine") +
    line("M0-31L11-28L0-25Z", "flag"),
};
/** Light, neutral, dark: rays, half, full; never colour alone. */
const ALIGN = {
  light:
    '<circle class="mk-al" r="4"/><path class="mk-al-ray" d="M0-5.5V-8M0 5.5V8M-5.5 0H-8M5.5 0H8' +
    'M4-4l1.7-1.7M-4-4l-1.7-1.7M4 4l1.7 1.7M-4 4l-1.7 1.7"/>',
  neutral: '<circle class="mk-al" r="5"/><path class="mk-solid" d="M0-5A5 5 0 0 1 0 5Z"/>',
  dark: '<circle class="mk-solid" r="6"/>',
};

/** The houses of a settlement; its name is written by whoever knows the language. */
function settlement(one: Settlement, { x, y }: Ground): string {
  const mark = one.align
    ? `<g transform="translate(${one.kind === "town" ? 27 : 35} -3)"><circle class="mk-al-back" r="8.5"/>` +
      `${ALIGN[one.align]}</g>`
    : "";
  return `<g transform="translate(${n1(x)} ${n1(y)})">${HOUSES[one.kind]}${mark}</g>`;
}

/** Where the marker of a territory lies. */
export const tokenAt = ({ x, y }: Region): Point => [x + 30, y - 10];

/** The eight-sided coin of a marker. */
export const coin = (name: string): string =>
  line("M-7-16H7L16-7V7L7 16H-7L-16 7V-7Z", "coin") +
  line("M-5.5-13H5.5L13-5.5V5.5L5.5 13H-5.5L-13 5.5V-5.5Z", "coin-rim") +
  icon(name, 0, 0, 18, "mk-coin-icon");

/** Several travellers on one plate; who leads stands before the others. */
export function plate(heads: readonly { icon: string; enamel: number; foe: boolean }[], active: boolean): string {
  const r = 15;
  const gap = r * 1.62;
  const w = gap * (heads.length - 1);
  const rect = (grow: number) =>
    `x="${n1(-w / 2 - r - grow)}" y="${n1(-r - grow)}" width="${n1(w + 2 * r + 2 * grow)}" ` +
    `height="${n1(2 * r + 2 * grow)}" rx="${n1(r + grow)}"`;
  const discs = heads
    .map(
      (head, i) =>
        `<g transform="translate(${n1(i * gap - w / 2)} 0)" class="mk-head${head.foe ? " is-foe" : ""}" ` +
        `data-enamel="${head.enamel}"><circle class="mk-disc" r="${r}"/><circle class="mk-rim" r="${r - 1.6}"/>` +
        `${icon(head.icon, 0, -0.5, r * 1.25, "mk-face")}</g>`,
    )
    .reverse()
    .join("");
  return (
    `<rect class="mk-cast" ${rect(5)} transform="translate(2 5)"/>` +
    (active ? `<rect class="mk-turn" ${rect(8)}/>` : "") +
    `<rect class="mk-plate" ${rect(4)}/>${discs}`
  );
}
