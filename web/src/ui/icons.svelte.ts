/**
 * Icons by name. Those of the front page come with it, those of the table with the table; those a system names are
 * fetched when it is opened, and a single one where only that is wanted.
 */
import { isPlain } from "../text/notation.ts";
import front from "../generated/icons-front.json";

const known = $state.raw<{ paths: Record<string, string> }>({ paths: front });
const held = $state({ version: 0 });
const asked = new Set<string>();

const SET = "game-icons:";

/** Drawn until an icon arrives, and where a name is unknown. */
const UNKNOWN = "M256 96L416 256L256 416L96 256Z";

/** Put icons on the shelf. */
export function addIcons(paths: Record<string, string>): void {
  Object.assign(known.paths, paths);
  held.version++;
}

/** The outline of an icon on a square of 512. */
export function iconPath(name: string): string {
  void held.version;
  const bare = name.startsWith(SET) ? name.slice(SET.length) : name;
  const path = known.paths[bare];
  if (path === undefined) wish(bare);
  return path ?? UNKNOWN;
}

/** Is there an icon of this name? */
export const hasIcon = (name: string): boolean => {
  void held.version;
  return name in known.paths;
};

let wished: string[] = [];

/** Fetch a single icon, unless it comes with others in a moment. */
function wish(name: string): void {
  if (asked.has(name) || !isPlain(name) || typeof document === "undefined") return;
  asked.add(name);
  wished.push(name);
  if (wished.length === 1) setTimeout(() => void fetchWished(), 400);
}

let shelf: Promise<Set<string>> | undefined;

/** The names this server has icons for. */
async function namesThere(): Promise<Set<string>> {
  try {
    const answer = await fetch("/icons/names.json");
    return new Set(answer.ok ? ((await answer.json()) as string[]) : []);
  } catch {
    return new Set();
  }
}

async function fetchWished(): Promise<void> {
  const there = await (shelf ??= namesThere());
  const names = wished.filter((name) => !(name in known.paths) && there.has(name));
  wished = [];
  const found: Record<string, string> = {};
  await Promise.all(
    names.map(async (name) => {
      try {
        const answer = await fetch(`/icons/one/${name}.txt`);
        if (answer.ok) found[name] = await answer.text();
      } catch {
        asked.delete(name);
      }
    }),
  );
  if (Object.keys(found).length) addIcons(found);
}

const shelves = new Map<string, Promise<void>>();

/** Fetch the icons a system names; resolves when they have come, or will not come. */
export function loadIcons(system: string): Promise<void> {
  const fetching = shelves.get(system) ?? fetchIcons(system);
  shelves.set(system, fetching);
  return fetching;
}

async function fetchIcons(system: string): Promise<void> {
  if (!isPlain(system)) return;
  try {
    const there = await (shelf ??= namesThere());
    if (!there.has(`@${system}`)) return;
    const answer = await fetch(`/icons/${system}.json`);
    if (answer.ok) addIcons((await answer.json()) as Record<string, string>);
  } catch {
    shelves.delete(system);
  }
}
