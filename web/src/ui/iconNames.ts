/** Icons for names that rules use: as the system gives them, else as everybody knows the common ones. */
import { systems } from "../state/systems.svelte.ts";
import common from "./common-icons.json";
import { hasIcon } from "./icons.svelte.ts";

const COMMON: Readonly<Record<string, string>> = common;

/** The icon of a thing an option is about, where there is one. */
export function iconForThing(system: string, what: string): string | undefined {
  const name = what.split("/", 1)[0]!.split("+", 1)[0]!.split("~", 1)[0]!;
  return systems.find(system)?.icons[name] ?? (hasIcon(name) ? name : undefined);
}

/** The icon for an act, a mark, a bar, a number or a token. */
export function iconFor(system: string, name: string): string {
  return systems.find(system)?.icons[name] ?? COMMON[name] ?? (hasIcon(name) ? name : "position-marker");
}
