/**
 * Piece kit: figures, tokens and dice as SVG markup. Pure, like draw.ts; colours live in board.css.
 */
import { readDie } from "../text/notation.ts";
import { iconPath } from "../ui/icons.svelte.ts";
import { n1 } from "./plan.ts";

const polygon = (sides: number, r: number, turn = 0) =>
  Array.from({ length: sides }, (_, i) => {
    const a = ((i + turn) / sides) * 2 * Math.PI - Math.PI / 2;
    return `${n1(Math.cos(a) * r)},${n1(Math.sin(a) * r)}`;
  }).join(" ");

/** The outline of a base. The shape tells the rank: round for heroes and grunts, six sides elite, eight a boss. */
function base(rank: string, r: number, cls: string): string {
  if (rank === "elite") return `<polygon class="${cls}" points="${polygon(6, r * 1.06)}"/>`;
  if (rank === "boss") return `<polygon class="${cls}" points="${polygon(8, r * 1.06, 0.5)}"/>`;
  return `<circle class="${cls}" r="${n1(r)}"/>`;
}

/** An icon inside an SVG drawing, centred on a point. */
export function icon(name: string, x: number, y: number, size: number, cls = ""): string {
  return (
    `<svg class="${cls}" viewBox="0 0 512 512" x="${n1(x - size / 2)}" y="${n1(y - size / 2)}" ` +
    `width="${n1(size)}" height="${n1(size)}"><path fill="currentColor" d="${iconPath(name)}"/></svg>`
  );
}

/** Life under a figure: pips up to eight, a plain bar above. */
function lifeBar({ now, max }: { now: number; max: number }, r: number): string {
  const width = Math.min(r * 1.9, max <= 8 ? max * 6 + 2 : r * 1.9);
  const [x, y, h] = [-width / 2, r * 0.86, 5];
  const cls = now / max <= 0.34 ? "pk-bar pk-bar-low" : "pk-bar";
  const back =
    `<rect class="pk-bar-back" x="${n1(x - 1)}" y="${n1(y - 1)}" width="${n1(width + 2)}" ` +
    `height="${h + 2}" rx="1"/>`;
  const left = Math.max(0, Math.min(now, max));
  if (max > 8)
    return `${back}<rect class="${cls}" x="${n1(x)}" y="${n1(y)}" width="${n1((width * left) / max)}" height="${h}"/>`;
  const step = width / max;
  const pip = (_: unknown, i: number) =>
    `<rect class="${cls}" x="${n1(x + i * step + 0.5)}" y="${n1(y)}" width="${n1(step - 1)}" height="${h}"/>`;
  return back + Array.from({ length: left }, pip).join("");
}

/** Conditions as small badges on the right shoulder, three at most and then a count. */
function badges(conditions: readonly string[], r: number): string {
  const size = Math.min(9, Math.max(6.5, r * 0.36));
  const at = (i: number) => `translate(${n1(r * 0.78)} ${n1(-r * 0.72 + i * r * 0.62)})`;
  const shown = conditions.length > 3 ? 2 : 3;
  const more = conditions.length - shown;
  return (
    conditions
      .slice(0, shown)
      .map(
        (name, i) =>
          `<g transform="${at(i)}"><circle class="pk-badge" ` +
          `r="${n1(size)}"/>${icon(name, 0, 0, size * 1.45, "pk-badge-icon")}</g>`,
      )
      .join("") +
    (more > 0
      ? `<g transform="${at(shown)}"><circle class="pk-badge" r="${n1(size)}"/><text class="pk-badge-more" ` +
        `y="3.2">+${more}</text></g>`
      : "")
  );
}

/** Corner brackets around a footprint: may be chosen (thin) or is chosen (heavy, from the class). */
export function brackets(w: number, h = w): string {
  const arm = Math.min(w, h) * 0.34;
  const corners: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const corner = ([sx, sy]: [number, number]) =>
    `M${n1(sx * w)} ${n1(sy * (h - arm))}V${n1(sy * h)}H${n1(sx * (w - arm))}`;
  return `<path class="pk-bracket" d="${corners.map(corner).join("")}"/>`;
}

/** How a figure is drawn. */
export interface Piece {
  /** width of its footprint in pixels */
  span: number;
  side: "hero" | "foe" | "other";
  rank?: string;
  icon: string;
  /** an eighth of a turn, 0 is north */
  facing?: number;
  life?: { now: number; max: number } | undefined;
  conditions?: readonly string[];
  active?: boolean;
  acted?: boolean;
  down?: boolean;
  mark?: "target" | "targetable" | undefined;
  letter?: string;
  members?: number;
}

/** One of those who stand behind the boss of a mob, so many places from the middle. */
function minion(name: string, from: number, r: number): string {
  const angle = ((from * 44 - 90) * Math.PI) / 180;
  const small = r * 0.36;
  return (
    `<g transform="translate(${n1(Math.cos(angle) * r * 0.92)} ${n1(Math.sin(angle) * r * 0.82)})">` +
    `${base("grunt", small, "pk-base")}${base("grunt", small - 1, "pk-rim")}` +
    `${icon(name, 0, 0, small * 1.3, "pk-icon")}</g>`
  );
}

/** One figure around the point 0, 0, for an SVG with overflow visible. */
export function figure(f: Piece): string {
  const r = f.span * (f.side === "hero" ? 0.43 : 0.41);
  const rank = f.rank ?? "grunt";
  const facing =
    f.facing !== undefined && f.facing >= 0
      ? `<path class="pk-face" transform="rotate(${f.facing * 45})" d="M0 ${n1(-r - 6)}L${n1(r * 0.32 + 2)} ` +
        `${n1(-r + 2)}H${n1(-r * 0.32 - 2)}Z"/>`
      : "";
  const stud = (i: number) =>
    `<circle class="pk-stud" r="${n1(Math.max(2, r * 0.07))}" transform="rotate(${i * 90 + 45}) translate(0 ` +
    `${n1(-r * 0.99)})"/>`;
  const studs = rank === "boss" ? [0, 1, 2, 3].map(stud).join("") : "";
  const inner = rank === "elite" || rank === "boss" ? base(rank, r - 5, "pk-rim-2") : "";
  const active = f.active
    ? `<circle class="pk-ring-light" r="${n1(r * 1.9)}"/><circle class="pk-ring" r="${n1(r + 5)}"/>`
    : "";
  const marks = f.mark ? `<g class="pk-mark">${brackets(f.span * 0.5 + (f.mark === "target" ? 2 : -1))}</g>` : "";
  const acted = f.acted ? `<path class="pk-acted-mark" d="M${n1(-r * 0.98)} ${n1(-r * 0.62)}l4 4l7 -8"/>` : "";
  const letter =
    f.letter && f.side !== "hero"
      ? `<text class="pk-letter" x="${n1(-r * 0.8)}" y="${n1(-r * 0.55)}">${f.letter}</text>`
      : "";
  const count =
    (f.members ?? 1) > 1
      ? `<g transform="translate(${n1(-r * 0.78)} ${n1(r * 0.5)})"><circle class="pk-badge" r="8"/><text ` +
        `class="pk-badge-more" y="3.4">${f.members}</text></g>`
      : "";
  const others = Math.min(6, (f.members ?? 1) - 1);
  const crowd =
    others > 0 && !f.down
      ? Array.from({ length: others }, (_, i) => minion(f.icon, i - (others - 1) / 2, r)).join("")
      : "";
  const shrunk = crowd ? ` transform="translate(0 ${n1(r * 0.16)}) scale(0.84)"` : "";
  const body =
    `${base(rank, r, "pk-base")}${base(rank, r - 1.8, "pk-rim")}${inner}` +
    `${icon(f.icon, 0, -r * 0.04, r * 1.26, "pk-icon")}${studs}`;
  return (
    `${active}<ellipse class="pk-ground" cx="${n1(r * 0.1)}" cy="${n1(r * 0.2)}" rx="${n1(r * 1.06)}" ` +
    `ry="${n1(r * 1.02)}"/>` +
    `${f.down ? "" : facing}${crowd}<g${f.down ? ' transform="rotate(90)"' : shrunk}>${body}</g>` +
    `${f.life && !f.down ? lifeBar(f.life, r) : ""}${badges(f.conditions ?? [], r)}${count}${letter}${acted}${marks}`
  );
}

/** A token: a cut coin with a number or an icon; spent ones are dashed. */
export function token(x: number, y: number, what: { n?: number; icon?: string; spent?: boolean }, r = 13): string {
  const face = what.n
    ? `<text class="pk-token-text" y="${n1(r * 0.43)}">${what.n}</text>`
    : icon(what.icon ?? "position-marker", 0, 0, r * 1.2, "pk-token-icon");
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><ellipse class="pk-ground" cx="1.5" cy="3" rx="${r}" ry="${r}"/>` +
    `<polygon class="pk-token${what.spent ? " is-past" : ""}" points="${polygon(8, r, 0.5)}"/><polygon ` +
    `class="pk-token-rim" points="${polygon(8, r - 2.6, 0.5)}"/>${face}</g>`
  );
}

/** A piece of furniture that has no drawing of its own: a low block on its squares, with its icon. */
export function piece(x: number, y: number, w: number, h: number, name: string): string {
  const size = Math.min(w, h) * 0.62;
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})"><rect class="pk-piece" x="3" y="3" width="${n1(w - 6)}" ` +
    `height="${n1(h - 6)}" rx="3"/>${icon(name, w / 2, h / 2, size, "pk-piece-icon")}</g>`
  );
}

// ── Dice ──────────────────────────────────────────────────────────────────────────────────────────────────────

const PIPS: Record<number, number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
const cube =
  '<rect class="pd-side" x="2" y="5" width="32" height="32" rx="6"/>' +
  '<rect class="pd-face" x="2" y="2" width="32" height="32" rx="6"/><path class="pd-hi" d="M7 4.2h20"/>';
const kite =
  '<path class="pd-side" d="M18 3L34 17L33 24L18 37L3 24L2 17Z"/><path class="pd-face" d="M18 1L34 16L18 27L2 ' +
  '16Z"/><path class="pd-face" d="M2 16L18 27L34 16L33 22L18 35L3 22Z"/><path class="pd-hi" d="M6 14.5L18 3.6"/>';

const wrap = (cls: string, label: string, inside: string, size: number) =>
  `<svg class="pd ${cls}" viewBox="0 0 36 38" width="${size}" height="${n1((size * 38) / 36)}" role="img" ` +
  `aria-label="${label}">${inside}</svg>`;

const GLYPHS: Record<string, string> = {
  hit:
    '<path class="pd-glyph-line" d="M12 26L23 12"/><path class="pd-glyph" d="M25.5 7.5l.5 ' +
    '6.5l-5.2-3.6z"/><path class="pd-glyph-line" d="M11.5 20l6 4.4"/>',
  shield: '<path class="pd-glyph" d="M11 10.2q7 0 7-2q0 2 7 2q.6 12.4-7 17.4q-7.6-5-7-17.4z"/>',
  burst:
    '<path class="pd-glyph" d="M18 7l2.4 6.8 6.9-2.2-4 6.1 4.5 5.1-7.2-.5-2.6 6.3-2.6-6.3-7.2.5 4.5-5.1-4-6.1 ' +
    '6.9 2.2z"/>',
  lozenge: '<path class="pd-glyph" d="M18 7.5l6.8 10.5l-6.8 10.5l-6.8-10.5z"/>',
};

/** Which drawing stands for a symbol a system prints on its dice. */
const SYMBOLS: Record<string, string> = {
  hit: "hit",
  sword: "hit",
  shield: "shield",
  block: "shield",
  bam: "burst",
  burst: "burst",
  star: "burst",
  diamond: "lozenge",
  lozenge: "lozenge",
};

/** A kind of die as the system describes it. */
export interface DieKind {
  name: string;
  sides: number;
  explodes?: boolean;
  symbols?: string[][];
  colour?: string;
  better?: boolean;
}

/** What a die is when only its name is known. */
export function standardDie(name: string): DieKind {
  return { name, ...readDie(name) };
}

/** The icon a system gives to a symbol of its dice. */
export type IconOf = (symbol: string) => string | undefined;

const glyph = (symbol: string, iconOf?: IconOf) => {
  const name = iconOf?.(symbol);
  return (
    GLYPHS[SYMBOLS[symbol] ?? ""] ??
    (name
      ? icon(name, 18, 18, 22, "pd-glyph")
      : `<text class="pd-num pd-small" x="18" y="23">${symbol.slice(0, 3)}</text>`)
  );
};

/** A symbol die. Beside its colour the better die of a pair wears a second line inside its edge. */
function symbolDie(kind: DieKind, symbols: readonly string[], size: number, cls: string, iconOf?: IconOf): string {
  const places =
    symbols.length > 2
      ? ["translate(10.6 11.6) scale(0.56)", "translate(25.4 11.6) scale(0.56)", "translate(18 25) scale(0.56)"]
      : symbols.length > 1
        ? ["translate(10.6 18) scale(0.66)", "translate(25.4 18) scale(0.66)"]
        : ["translate(18 18)"];
  const glyphs = symbols
    .slice(0, 3)
    .map((symbol, i) => `<g transform="${places[i]} translate(-18 -18)">${glyph(symbol, iconOf)}</g>`)
    .join("");
  const better = kind.better ? '<rect class="pd-key" x="4.800" y="4.800" width="26.400" height="26.400" rx="4"/>' : "";
  return wrap(
    `${kind.colour ? `pd-${kind.colour}` : ""} ${cls}`,
    symbols.join(", ") || "–",
    cube + better + glyphs,
    size,
  );
}

/** One thrown die. `mark` may be "crit" (a face that counts more) or "miss" (a face that counts nothing). */
export function die(kind: DieKind, face: number, size = 36, mark = "", iconOf?: IconOf): string {
  const cls = mark ? `pd-${mark}` : "";
  if (kind.symbols?.length) return symbolDie(kind, kind.symbols[face - 1] ?? [], size, cls, iconOf);
  if (kind.sides === 100) {
    const tens = Math.floor((face % 100) / 10);
    return (
      wrap(`pd-tens ${cls}`, `${tens}0`, `${kite}<text class="pd-num pd-small" x="18" y="20.5">${tens}0</text>`, size) +
      wrap(cls, `${face % 10}`, `${kite}<text class="pd-num" x="18" y="20.5">${face % 10}</text>`, size)
    );
  }
  const pips = PIPS[face];
  if (kind.sides <= 6 && pips && !kind.explodes) {
    const dot = (i: number) =>
      `<circle class="pd-pip" cx="${10 + (i % 3) * 8}" cy="${10 + Math.floor(i / 3) * 8}" r="2.9"/>`;
    return wrap(cls, `${face}`, cube + pips.map(dot).join(""), size);
  }
  const small = face > 9 ? " pd-small" : "";
  return wrap(cls, `${face}`, `${kite}<text class="pd-num${small}" x="18" y="20.5">${face}</text>`, size);
}

/** A ring round a cell, drawn by hand: it does not quite close. */
export function openRing(cell: number): string {
  const points = [
    [0.34, -0.5, 0.78, -0.3, 0.74, 0.52, 0.08, 0.6],
    [-0.74, 0.12, -0.5, -0.34],
    [0.02, -0.68, 0.28, -0.56],
  ].map((row) => row.map((n) => Math.round(n * cell)).join(" "));
  const [first, second, third] = points as [string, string, string];
  const [x, y, ...bend] = first.split(" ");
  return `M ${x} ${y} C ${bend.join(" ")} S ${second} S ${third}`;
}
