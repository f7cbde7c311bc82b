/** Events that everybody stops for: the game becomes harder, somebody falls. The system says which they are. */
import type { AnyEvent, Figure } from "../generated/scene.ts";
import type { SystemView } from "../generated/wire.ts";
import type { Turned } from "./playback.svelte.ts";

/** What an event is shown as before it becomes a line of the log; null for one that is no more than a line. */
export function turningOf(
  event: AnyEvent,
  figures: readonly Figure[],
  words: SystemView["turning"] | undefined,
): Turned | null {
  if (event.kind !== "changed" && event.kind !== "removed") return null;
  const turning = words?.[event.kind === "changed" ? event.what : event.why];
  if (!turning || (event.kind === "changed" && event.now <= event.was)) return null;
  if (turning === "level")
    return event.kind === "changed" ? { turning, event, name: event.what, icon: "upgrade", foe: false } : null;
  const who = figures.find((figure) => figure.id === event.who);
  if (!who || !["hero", "boss"].includes(who.rank)) return null;
  return { turning, event, name: who.name, icon: who.icon || "death-skull", foe: who.side !== "hero" };
}
