/**
 * Which key does what: an act that once had a number keeps it, so that the same key does the same from one question to
 * the next; places in the action bar follow the numbers.
 */
import { ends, type Deed } from "../scene/options.ts";

const MOST = 9;
const STORE = "undercroft keys";
const browser = typeof localStorage !== "undefined";

/** Numbers given to acts, the act that was there last at the end. */
export type Keys = Map<string, number>;

const known = new Map<string, Keys>();

/** The numbers of a system's acts on this device. */
export function keysFor(system: string): Keys {
  let keys = known.get(system);
  if (!keys) {
    keys = new Map(read(system));
    known.set(system, keys);
  }
  return keys;
}

function read(system: string): [string, number][] {
  if (!browser) return [];
  try {
    return JSON.parse(localStorage.getItem(`${STORE} ${system}`) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** Write down which number each act has. */
function keep(): void {
  if (browser)
    for (const [system, keys] of known) localStorage.setItem(`${STORE} ${system}`, JSON.stringify([...keys]));
}

/** Deeds with their keys, in the order of these; what ends comes last, and answers that stand apart are counted. */
export function ordered(deeds: readonly Deed[], keys: Keys): Deed[] {
  if (deeds.some((deed) => deed.apart)) {
    return deeds.map((deed, i) => ({
      ...deed,
      hotkey: deed.barred ? "" : ends(deed.role) ? "E" : i < MOST ? `${i + 1}` : "",
    }));
  }
  give(
    deeds.filter((deed) => !deed.barred && !ends(deed.role)).map((deed) => deed.act),
    keys,
  );
  const number = (deed: Deed) => (ends(deed.role) ? MOST + 2 : (keys.get(deed.act) ?? MOST + 1));
  return deeds
    .map((deed) => ({ ...deed, hotkey: deed.barred ? "" : ends(deed.role) ? "E" : `${keys.get(deed.act) ?? ""}` }))
    .sort((a, b) => number(a) - number(b));
}

/** Give numbers to acts that have none: a free one, else that of the act which has been away longest. */
function give(acts: readonly string[], keys: Keys): void {
  const here = new Set(acts);
  let changed = false;
  for (const act of acts) {
    if (keys.has(act)) continue;
    const taken = new Set(keys.values());
    let number = Array.from({ length: MOST }, (_, i) => i + 1).find((n) => !taken.has(n));
    if (number === undefined) {
      const [away] = [...keys.keys()].filter((one) => !here.has(one));
      if (away === undefined) continue;
      number = keys.get(away)!;
      keys.delete(away);
    }
    keys.set(act, number);
    changed = true;
  }
  for (const act of acts) {
    const number = keys.get(act);
    if (number === undefined) continue;
    keys.delete(act);
    keys.set(act, number);
  }
  if (changed) keep();
}
