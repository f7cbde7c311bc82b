import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { completeEvents, completeOption, completeScene } from "../src/scene/complete.ts";
import { Messages } from "../src/text/messages.ts";
import { Names } from "../src/text/names.ts";
import { Voice } from "../src/text/voice.ts";

/** A moment of a game as `tools/corpus.py` writes it: what is called how, what happened, and how Python tells it. */
interface Moment {
  system: string;
  scene: object;
  ask: object | null;
  options: [object, string][];
  events: object[];
  told: Record<string, { prompt: string; options: string[]; events: string[] }>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const corpus = JSON.parse(readFileSync(new URL("corpus.json", import.meta.url), "utf8")) as Moment[];

const read = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));

function messagesOf(system: string, language: string): Messages {
  const own = read(join(root, "src/undercroft/systems", system, "text", language));
  return new Messages(language, [...own, ...read(join(root, "src/undercroft/text", language))], system);
}

const systems = [...new Set(corpus.map((moment) => moment.system))];
const pairs = systems.flatMap((system) => ["en", "it"].map((language) => [system, language] as const));

test.each(pairs)("%s is told in the browser as in the terminal, in %s", (system, language) => {
  const messages = messagesOf(system, language);
  for (const moment of corpus.filter((one) => one.system === system)) {
    const events = completeEvents(moment.events);
    const scene = completeScene({ ...moment.scene, ...(moment.ask ? { ask: moment.ask } : {}) });
    const names = new Names();
    for (const event of events) names.hear(event);
    const voice = new Voice(messages, names.learn(scene, messages));
    expect({
      prompt: scene.ask ? voice.prompt(scene.ask) : "",
      options: moment.options.map(([option, text]) => voice.option(completeOption(option), text)),
      events: events.map((event) => voice.tell(event)),
    }).toEqual(moment.told[language]);
  }
});

test("the corpus speaks of every kind of thing that happens often", () => {
  const kinds = new Set(corpus.flatMap((moment) => completeEvents(moment.events).map((event) => event.kind)));
  const often = ["began", "changed", "chose", "drawn", "ended", "harmed", "healed", "moved", "placed", "removed"];
  expect([...often, "revealed", "rolled", "said", "summed"].filter((kind) => !kinds.has(kind as never))).toEqual([]);
});
