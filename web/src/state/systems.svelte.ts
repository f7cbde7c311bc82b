/** The systems this server offers, fetched once. */
import { api } from "../net/api.ts";
import type { SystemView } from "../generated/wire.ts";
import { loadIcons } from "../ui/icons.svelte.ts";
import { capital } from "../text/messages.ts";
import { standardDie, type DieKind } from "../board/pieces.ts";
import { loadCommonWords, loadSystemWords, messagesFor } from "./words.svelte.ts";

const held = $state<{ list: SystemView[]; state: "none" | "loading" | "ready" | "failed"; why: string }>({
  list: [],
  state: "none",
  why: "",
});

let asking: Promise<void> | undefined;

/** Ask the server what can be played; resolves when it has answered, whatever it said. */
export function loadSystems(): Promise<void> {
  if (held.state === "loading" || held.state === "ready") return asking ?? Promise.resolve();
  held.state = "loading";
  return (asking = askForSystems());
}

async function askForSystems(): Promise<void> {
  try {
    held.list = await api.systems();
    held.state = "ready";
    for (const system of held.list) void loadSystemWords(system.id);
  } catch (error) {
    held.state = "failed";
    held.why = error instanceof Error ? error.message : "";
  }
}

export const systems = {
  get list() {
    return held.list;
  },
  get state() {
    return held.state;
  },
  get why() {
    return held.why;
  },
  find: (id: string): SystemView | undefined => held.list.find((system) => system.id === id),
};

const PATIENCE = 4000;
const opened = $state<Record<string, boolean>>({});

/** Everything about a system that a page needs: icons, words. */
export function openSystem(id: string): void {
  const there = Promise.all([loadSystems(), loadIcons(id), loadSystemWords(id), loadCommonWords()]);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([there, late]).then(() => (opened[id] = true));
}

/** Has everything about a system come, or as much of it as one waits for? A table is not shown in half its words. */
export const isOpen = (id: string): boolean => opened[id] ?? false;

/** A system's name in words. */
export function titleOf(id: string): string {
  const messages = messagesFor(id);
  const word = messages.first(systems.find(id)?.title ?? `system-${id}`, `system-${id}`, id);
  return word ? messages.text(word) : capital(id);
}

/** What a system is like, in a sentence; empty where nobody wrote one. */
export function pitchOf(id: string): string {
  const messages = messagesFor(id);
  const word = messages.first(systems.find(id)?.pitch ?? `system-${id}-pitch`, `system-${id}-pitch`);
  return word ? messages.text(word) : "";
}

/** The message of a quest, under its bare name or the system's. */
export function questWord(system: string, quest: string): string | undefined {
  return messagesFor(system).word(quest, "quest", `${system}-quest`);
}

export function questTitle(system: string, quest: string): string {
  return capital(messagesFor(system).say(quest, "quest", `${system}-quest`));
}

/** The colour of a system, as a value for --accent. */
export function accentOf(id: string): string {
  const accent = systems.find(id)?.accent ?? "candle";
  return accent.startsWith("#") ? accent : `var(--${accent})`;
}

/** Put a system's accent on the root, or take it off. */
export function applyAccent(id: string): void {
  const root = document.documentElement;
  if (id) root.style.setProperty("--accent", accentOf(id));
  else root.style.removeProperty("--accent");
}

/** A die of a system by name. */
export function dieOf(system: string, name: string): DieKind {
  return systems.find(system)?.dice.find((die) => die.name === name) ?? standardDie(name);
}
