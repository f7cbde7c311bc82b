/** Scenes and events travel without their defaults; here they get them back. */
import { SHAPES, type AnyEvent, type AskView, type Card, type Option, type Scene } from "../generated/scene.ts";
import { keyOf } from "./options.ts";

type Raw = Record<string, unknown>;

const BY_TAG: Record<string, string> = { grid: "GridBoard", zones: "ZoneBoard", map: "MapBoard" };
for (const name of Object.keys(SHAPES)) {
  const kind = SHAPES[name];
  if (kind && "rules" in kind) BY_TAG[name.toLowerCase()] = name;
}

function structOf(raw: Raw, among: readonly string[]): string {
  if (among.length === 1) return among[0]!;
  const tag = String(raw["kind"] ?? raw["board"] ?? "");
  return BY_TAG[tag] ?? among[0]!;
}

function fill(value: unknown, among: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => fill(item, among));
  if (value === null || typeof value !== "object") return value;
  return complete(structOf(value as Raw, among), value as Raw);
}

/** A struct with every field present. */
export function complete(struct: string, raw: Raw): Raw {
  const full: Raw = { ...raw };
  for (const [field, shape] of Object.entries(SHAPES[struct] ?? {})) {
    if (full[field] === undefined) full[field] = structuredClone(shape.default);
    else if (shape.of) full[field] = fill(full[field], shape.of);
  }
  return full;
}

/** A question without choices that are offered twice, for lists and keys need each of them once. */
export function withoutTwins(ask: AskView): AskView {
  const first = new Map<string, number>();
  ask.options.forEach((option, i) => first.has(keyOf(option)) || first.set(keyOf(option), i));
  if (first.size === ask.options.length) return ask;
  const places = [...first.values()];
  const wanted = ask.options[ask.default];
  return {
    ...ask,
    options: places.map((i) => ask.options[i]!),
    texts: ask.texts.length ? places.map((i) => ask.texts[i] ?? "") : ask.texts,
    default: wanted ? [...first.keys()].indexOf(keyOf(wanted)) : ask.default,
  };
}

export function completeScene(raw: object): Scene {
  const scene = complete("Scene", raw as Raw) as unknown as Scene;
  return scene.ask ? { ...scene, ask: withoutTwins(scene.ask) } : scene;
}

export const completeCard = (raw: object): Card => complete("Card", raw as Raw) as unknown as Card;
export const completeOption = (raw: object): Option => complete("Option", raw as Raw) as unknown as Option;
export const completeEvents = (raw: readonly unknown[]): AnyEvent[] =>
  raw.map((event) => fill(event, ["Began", "Chose"]) as unknown as AnyEvent);

/** The scene after an update: fields that changed, whole; null means back to the default. */
export function change(raw: Raw, update: unknown): Raw {
  const changes = (update ?? {}) as Raw;
  const next = { ...raw, ...changes };
  for (const [field, value] of Object.entries(changes)) if (value === null) delete next[field];
  return next;
}
