/** The words on the page: messages of the chosen language, those of the client at once, the rest when they arrive. */
import { api, ApiError } from "../net/api.ts";
import { capital, Messages, type Args } from "../text/messages.ts";
import { settings } from "./settings.svelte.ts";

const bundled = import.meta.glob<string>("../../../src/undercroft/text/*/web.ftl", {
  query: "?raw",
  import: "default",
});

interface Shelf {
  /** common texts by language, system texts by `language/system` */
  sources: Record<string, string>;
}

const shelf = $state<Shelf>({ sources: {} });
const asked = new Map<string, Promise<void>>();

/** Fetch a text once; resolves when it has come, or will not come. */
function fetchInto(key: string, load: () => Promise<string>): Promise<void> {
  const fetching = asked.get(key) ?? fetched(key, load);
  asked.set(key, fetching);
  return fetching;
}

async function fetched(key: string, load: () => Promise<string>): Promise<void> {
  try {
    shelf.sources[key] = await load();
  } catch {
    asked.delete(key);
  }
}

/** Fetch the client's own words in a language; the words of every game follow on their own. */
export async function loadWords(language = settings.language): Promise<void> {
  const path = Object.keys(bundled).find((path) => path.includes(`/${language}/`));
  void loadCommonWords(language);
  if (path) await fetchInto(`${language}/@web`, bundled[path]!);
}

/** Fetch the words that every game has. */
export function loadCommonWords(language = settings.language): Promise<void> {
  return fetchInto(language, () => api.text(language));
}

/** Fetch the words of a system. */
export function loadSystemWords(system: string, language = settings.language): Promise<void> {
  return fetchInto(`${language}/${system}`, () => api.text(language, system));
}

/** Take in what the packs of a game say, by language; the ids of a pack are its own, so nothing is said twice. */
export function addPackWords(system: string, words: Record<string, string> | undefined): void {
  for (const [language, source] of Object.entries(words ?? {})) {
    const key = `${language}/${system}/packs`;
    const known = shelf.sources[key] ?? "";
    if (source && !known.includes(source)) shelf.sources[key] = known + source;
  }
}

const made = new Map<string, { sources: string[]; messages: Messages }>();

/** The messages for a system in the chosen language, as far as they have arrived. */
export function messagesFor(system = ""): Messages {
  const language = settings.language;
  const sources = [
    shelf.sources[`${language}/${system}`],
    shelf.sources[`${language}/${system}/packs`],
    shelf.sources[`${language}/@web`],
    shelf.sources[language],
  ].map((source) => source ?? "");
  const key = `${language}/${system}`;
  const known = made.get(key);
  if (known && known.sources.every((source, i) => source === sources[i])) return known.messages;
  const messages = new Messages(language, sources.filter(Boolean), system);
  made.set(key, { sources, messages });
  return messages;
}

/** The ids that were shown without words, for translators: `unwritten()` in the browser's console. */
export const unwritten = (): string[] =>
  [...made.values()].flatMap(({ messages }) => [...messages.missing, ...messages.faults.keys()]);
Object.assign(globalThis, { unwritten });

/** A message of the client itself. */
export function t(id: string, args: Args = {}, attribute = ""): string {
  return messagesFor().text(`web-${id}`, args, attribute);
}

/** What went wrong, in the chosen language and the words of a system; the server itself speaks English. */
export function why(error: unknown, system = ""): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ApiError && error.said && messagesFor(system).has(error.said)) {
    const messages = messagesFor(system);
    const names = Object.entries(error.names).map(([name, value]) => [
      name,
      messages.word(value) === undefined ? value : messages.say(value),
    ]);
    return capital(messages.text(error.said, Object.fromEntries(names) as Record<string, string>));
  }
  if (!(error instanceof ApiError) || (settings.language === "en" && error.code !== "offline")) return error.message;
  const id = `web-error-${error.code}`;
  return messagesFor().has(id) ? messagesFor().text(id) : error.message;
}

/** A number or date in the chosen language. */
export const number = (value: number, digits = 0): string =>
  value
    .toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace("-", "\u2212");
