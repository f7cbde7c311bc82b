/** Bars by what they are to their figure. */
import type { AskView, Bar, Figure, Option } from "../generated/scene.ts";

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
  mind: "plain",
  purse: "lozenge",
  growth: "lozenge",
} as const;

/** How a bar is drawn: life as squares, magic as rounds, luck and purses as lozenges, the mind without colour. */
export const shapeOf = (bar: Bar): Shape => SHAPES[bar.kind];

/** The shape of a measure's pips. */
export type Shape = "square" | "round" | "lozenge" | "plain";

/** What a deed takes out of the purse of whoever acts, where all its options take as much: a number of that name. */
export function priceOf(ask: AskView, options: readonly Option[], purse: readonly Bar[]): number {
  const names = new Set(purse.map((bar) => bar.name));
  const prices = options.map(
    (option) => ask.previews[ask.options.indexOf(option)]?.find((number) => names.has(number.name))?.value ?? 0,
  );
  return new Set(prices).size === 1 ? prices[0]! : 0;
}
