/**
 * Options in the hand of a person: which deeds there are, what of the board each points at, and what is left to say
 * once a place or figure has been pointed at.
 */
import type { AskView, Barred, Option, Scene } from "../generated/scene.ts";

/** A deed of the action bar: all options of one act. */
export interface Deed {
  key: string;
  act: string;
  role: Role;
  options: Option[];
  barred?: Barred;
  /** one of several alike: each option is a deed of its own, and needs no second thought */
  apart?: boolean;
  /** the key that does it */
  hotkey?: string;
}

/** What an option is to the question, where it is no deed. */
export type Role = AskView["roles"][number];

export const roleOf = (option: Option, ask: AskView): Role => ask.roles[ask.options.indexOf(option)] ?? "";

/** What an option points at: a figure, a place, a card or nothing. */
export type Anchor = { figure: number } | { place: number } | null;

const settled = new WeakMap<readonly Option[], Map<string, number>>();

/** Whom an act is about that tells several places for one and the same figure; 0 where there is nobody such. */
function onlyOne(act: string, options: readonly Option[]): number {
  let known = settled.get(options);
  if (!known) {
    const acts = new Map<string, Option[]>();
    for (const option of options) {
      const alike = acts.get(option.act);
      if (alike) alike.push(option);
      else acts.set(option.act, [option]);
    }
    const whom = ([first, ...rest]: Option[]) =>
      rest.length && [first!, ...rest].every((one) => one.at >= 0 && one.who === first!.who) ? first!.who : 0;
    known = new Map([...acts].map(([name, alike]) => [name, whom(alike)]));
    settled.set(options, known);
  }
  return known.get(act) ?? 0;
}

/** What of the board an option points at; the one who acts is no target, nor is who is put somewhere, but the place. */
export function anchorOf(option: Option, ask: AskView): Anchor {
  const placed = option.at >= 0 && onlyOne(option.act, ask.options) === option.who;
  if (option.who && option.who !== ask.who && !placed) return { figure: option.who };
  if (option.at >= 0) return { place: option.at };
  return null;
}

/** Whose turn it is: the figure that acts, or, where several have no board to act on, whoever is asked about. */
export const nowOf = (scene: Scene): number =>
  scene.figures.find((figure) => figure.active)?.id ??
  (scene.board || scene.figures.length < 2 ? 0 : (scene.ask?.who ?? 0));

/** Does it lead away from a list of choices? */
export const leads = (role: Role): boolean => ends(role) || role === "back";

/** Does it end or pass something? To end a spell is a deed like any other. */
export const ends = (role: Role): boolean => role === "end" || role === "decline";

const ANSWERS: ReadonlySet<Role> = new Set<Role>(["agree", "refuse", "decline", "end"]);

/** Is this a question to be answered at once, rather than a turn to be played? */
export function isReaction(ask: AskView): boolean {
  if (ask.kind !== "ask") return false;
  return ask.window || ask.stakes !== null || ask.options.every((option) => ANSWERS.has(roleOf(option, ask)));
}

/** Does nothing an ask offers point at the board? */
export const isList = (ask: AskView, there: (anchor: NonNullable<Anchor>) => boolean): boolean =>
  ask.options.every((option) => {
    const anchor = anchorOf(option, ask);
    return anchor === null || !there(anchor);
  });

/**
 * The deeds of an ask in the order they come, then what cannot be done; where nothing points at the board, each
 * option for itself.
 */
export function deedsOf(scene: Scene, there: (anchor: NonNullable<Anchor>) => boolean = () => true): Deed[] {
  const deeds = new Map<string, Deed>();
  const options = scene.ask?.options ?? [];
  const pointsAt = (option: Option) => {
    const anchor = anchorOf(option, scene.ask!);
    return anchor !== null && there(anchor);
  };
  const alone = options.length <= 10 && !options.some(pointsAt);
  const apart = alone || oneEach(options, scene);
  for (const option of options) {
    const key = apart ? keyOf(option) : option.act;
    const deed = deeds.get(key);
    if (deed) deed.options.push(option);
    else deeds.set(key, { key, act: option.act, role: roleOf(option, scene.ask!), options: [option], apart });
  }
  const barred = scene.ask?.barred.length ? scene.ask.barred : scene.barred;
  for (const one of barred) {
    const known = [...deeds.values()].some((deed) => deed.act === one.act);
    if (!known)
      deeds.set(`not ${one.act}`, { key: `not ${one.act}`, act: one.act, role: "", options: [], barred: one });
  }
  const last = (deed: Deed) => (ends(deed.role) ? 1 : 0);
  return [...deeds.values()].sort((a, b) => last(a) - last(b));
}

/** Is it the question which of a few heroes is meant? */
function oneEach(options: readonly Option[], scene: Scene): boolean {
  const heroes = new Set(scene.figures.filter((figure) => figure.side === "hero").map((figure) => figure.id));
  const named = new Set(options.map((option) => option.who));
  return (
    options.length > 0 &&
    options.length <= 8 &&
    named.size === options.length &&
    options.every((option) => option.act === options[0]!.act && heroes.has(option.who))
  );
}

/** Options by what they point at. */
export interface Pointed {
  figures: Map<number, Option[]>;
  places: Map<number, Option[]>;
  loose: Option[];
}

/** Sort options by what on the board they point at; what is not `there` cannot be pointed at. */
export function pointed(
  options: readonly Option[],
  ask: AskView,
  there: (anchor: NonNullable<Anchor>) => boolean = () => true,
): Pointed {
  const found: Pointed = { figures: new Map(), places: new Map(), loose: [] };
  const put = (map: Map<number, Option[]>, at: number, option: Option) => map.set(at, [...(map.get(at) ?? []), option]);
  for (const option of options) {
    const anchor = anchorOf(option, ask);
    if (!anchor || !there(anchor)) found.loose.push(option);
    else if ("figure" in anchor) put(found.figures, anchor.figure, option);
    else put(found.places, anchor.place, option);
  }
  return found;
}

export const same = (a: Option, b: Option): boolean =>
  a.act === b.act && a.who === b.who && a.at === b.at && a.what === b.what && a.n === b.n;

/** An option as a key for caches and lists. */
export const keyOf = (option: Option): string => `${option.act}#${option.who}@${option.at}=${option.what}x${option.n}`;
