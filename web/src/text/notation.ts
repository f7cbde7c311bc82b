/**
 * Things that have a written form: options, dice, whole numbers, labels with what explains them. Patterns belong here,
 * where something is written to be read; what a name means is said by the scene.
 */
import type { Option } from "../generated/scene.ts";

/** The text form of an option, as in `attack #7 =bow`. */
export function written(option: Option): string {
  return [
    option.act,
    option.who ? `#${option.who}` : "",
    option.at >= 0 ? `@${option.at}` : "",
    option.what ? `=${option.what}` : "",
    option.n ? `x${option.n}` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Read the text form of an option. */
export function readOption(text: string): Option {
  const match = /^(\S+)(?: #(\d+))?(?: @(-?\d+))?(?: =(\S+))?(?: x(-?\d+))?$/.exec(text.trim());
  return {
    act: match?.[1] ?? text,
    who: Number(match?.[2] ?? 0),
    at: Number(match?.[3] ?? -1),
    what: match?.[4] ?? "",
    n: Number(match?.[5] ?? 0),
    seats: [],
  };
}

/** Read the notation of a die: `d6`, or `d10!` for one that explodes. */
export function readDie(notation: string): { sides: number; explodes: boolean } {
  const match = /d(\d+)(!?)/.exec(notation);
  return { sides: Number(match?.[1] ?? 6), explodes: match?.[2] === "!" };
}

/** Is this a whole number and nothing else? */
export const isWhole = (text: string): boolean => /^-?\d+$/.test(text);

/** Can this stand in an address as it is? */
export const isPlain = (text: string): boolean => /^[a-z0-9-]+$/.test(text);

/** What a message tells behind a dash. */
export function dashed(text: string): [string, string] {
  const found = /^(.+?)\s+–\s+(.+)$/s.exec(text);
  return found ? [found[1]!, found[2]!] : [text, ""];
}

/** A label and what explains it, where a dash, a bracket or a colon parts them. */
export function labelled(text: string): [string, string] {
  const dash = /^(.{3,}?)\s+[–—]\s+(.+)$/.exec(text);
  if (dash) return [dash[1]!, dash[2]!];
  const bracket = /^(.{3,}?)\s*\((.+)\)\s*$/.exec(text);
  if (bracket) return [bracket[1]!, bracket[2]!];
  const colon = text.length > 22 ? /^([^:]{3,44}):\s+(.+)$/.exec(text) : null;
  return colon ? [colon[1]!, colon[2]!] : [text, ""];
}

/** A chance to a tenth of a percent, with the decimal point of a language. */
export function fine(chance: number, point = "."): string {
  if (chance > 0 && chance < 0.001) return `<0${point}1%`;
  if (chance < 1 && chance > 0.999) return `>99${point}9%`;
  return `${(chance * 100).toFixed(1).replace(/\.0$/, "").replace(".", point)}%`;
}
