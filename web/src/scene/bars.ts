/** Bars by what they are to their figure. */
import type { Bar, Figure } from "../generated/scene.ts";

/** What keeps a figure standing; the first of its bars where none says so. */
export const lifeOf = (figure: Figure): Bar | undefined =>
  figure.bars.find((bar) => bar.kind === "life") ?? figure.bars[0];

/** What is left to spend this turn, told beside the actions. */
export const purseOf = (figure: Figure): Bar[] => figure.bars.filter((bar) => bar.kind === "purse");

/** What a figure is and has, but for what it spends. */
export const lastingOf = (figure: Figure): Bar[] => figure.bars.filter((bar) => bar.kind !== "purse");

const SHAPES = {
  "": "square",
  life: "square",
  power: "round",
  luck: "lozenge",
  purse: "lozenge",
  growth: "lozenge",
} as const;

/** How a bar is drawn: life as squares, magic as rounds, luck and what is spent as lozenges. */
export const shapeOf = (bar: Bar): "square" | "round" | "lozenge" => SHAPES[bar.kind];
