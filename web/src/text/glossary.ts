/** The words of a game with what they mean, from its messages: terms, skills, cards, spells, quests. */
import type { Messages } from "./messages.ts";

export interface Term {
  id: string;
  name: string;
  text: string;
}

const plain = (text: string): string => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Everything the messages of a system explain, terms first, each by its name. */
export function glossaryOf(messages: Messages): Term[] {
  const found = new Map<string, Term>();
  for (const id of messages.ids) {
    const attribute = ["text", "goal"].find((one) => messages.has(id, one));
    if (!attribute || !messages.has(id)) continue;
    const [name, text] = [messages.text(id), messages.text(id, {}, attribute)];
    if (name && text && !/\{|\$/.test(name + text)) found.set(`${name} ${text}`, { id, name, text });
  }
  const first = (term: Term) => (term.id.startsWith("gloss-") ? 0 : 1);
  return [...found.values()].sort((a, b) => first(a) - first(b) || a.name.localeCompare(b.name, messages.language));
}

/** The terms in which all words occur, those with them in their name first. */
export function lookUp(terms: readonly Term[], words: string): Term[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return terms.filter((term) => term.id.startsWith("gloss-"));
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  const named = terms.filter((term) => has(term.name));
  return [...named, ...terms.filter((term) => !named.includes(term) && has(`${term.name} ${term.text}`))];
}
