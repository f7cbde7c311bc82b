import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { AnyEvent, Scene } from "../src/generated/scene.ts";
import { completeEvents } from "../src/scene/complete.ts";
import { Messages, percent, signed } from "../src/text/messages.ts";
import { Names, square } from "../src/text/names.ts";
import { PAGE, Story } from "../src/text/story.svelte.ts";
import { Voice } from "../src/text/voice.ts";
import { grid } from "./fixtures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = (language: string, file: string) =>
  readFileSync(join(root, "src/undercroft/text", language, file), "utf8");
const common = (language: string) =>
  readdirSync(join(root, "src/undercroft/text", language))
    .sort()
    .map((file) => source(language, file));

function told(events: readonly AnyEvent[], voice: Voice, choices = false): Story {
  const story = new Story(voice, choices);
  story.tell(events, 0);
  return story;
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

const ids = (language: string) =>
  [...source(language, "web.ftl").matchAll(/^(web-[a-z0-9-]+) =/gm)].map((match) => match[1]!);

test("every message the client names is there in both languages", () => {
  const named = files(join(root, "web/src")).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map((match) => `web-${match[1]}`),
  );
  for (const language of ["en", "it"]) expect(named.filter((id) => !ids(language).includes(id))).toEqual([]);
});

test("English and Italian say the same things with the same variables", () => {
  const shape = (language: string) =>
    new FluentResource(source(language, "web.ftl")).body.map((message) => {
      const names = [...JSON.stringify(message).matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1]);
      return [
        message.id,
        Object.keys("attributes" in message ? message.attributes : {}).sort(),
        [...new Set(names)].sort(),
      ];
    });
  expect(shape("it")).toEqual(shape("en"));
});

test("no message of the client stands there twice", () => {
  expect(new Set(ids("en")).size).toBe(ids("en").length);
});

test("all common files fill in without a fault", () => {
  for (const language of ["en", "it"]) {
    const messages = new Messages(language, common(language), "example");
    const voice = new Voice(messages, new Names().learn(grid(), messages));
    const events = completeEvents([
      { kind: "began", what: "round", n: 2 },
      { kind: "moved", who: 1, path: [7, 8] },
      { kind: "rolled", by: 1, why: "attack", dice: [["d6"], ["d6"]], faces: [[5], [2]], result: "3" },
      {
        kind: "summed",
        what: "attack",
        who: 1,
        total: 5,
        terms: [
          [3, "skill", "EX-1"],
          [2, "sword", ""],
        ],
      },
      { kind: "harmed", who: 2, by: 1, amount: 2, left: 0 },
      { kind: "removed", who: 2, what: "goblin", why: "killed" },
      { kind: "drawn", pile: "loot", n: 1, seat: 0 },
      { kind: "ended", won: true, why: "won" },
    ]);
    for (const event of events) expect(voice.tell(event)).toMatch(/\S/);
    expect([...messages.faults]).toEqual([]);
  }
});

test("a deed alone on a button leaves no gap where it names a target or a thing", () => {
  const systems = join(root, "src/undercroft/systems");
  const gaps: string[] = [];
  for (const system of readdirSync(systems).filter((name) => existsSync(join(systems, name, "text")))) {
    for (const language of ["en", "it"]) {
      const folder = join(systems, system, "text", language);
      const sources = [
        ...readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")),
        ...common(language),
      ];
      const voice = new Voice(new Messages(language, sources, system), Object.assign(new Names(), { system }));
      const acts = [...sources.join("\n").matchAll(new RegExp(`^(?:${system}-)?act-([a-z0-9-]+) =`, "gm"))].map(
        (match) => match[1]!,
      );
      const left = "a|al|con|su|di|da|per|to|at|with|on|for|from|of|the|bersaglio|riceve";
      const gap = new RegExp(` [,.:;)]|^[,.:;]|[(,.:;]$|\\(\\)|\\b0\\b|\\b(${left})$`);
      const open = (act: string) => gap.test(voice.act(act));
      gaps.push(...acts.filter(open).map((act) => `${system} ${language} ${act}: ${voice.act(act)}`));
    }
  }
  expect(gaps).toEqual([]);
});

test("numbers are written with a real minus and honest percents", () => {
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", "+0"]);
  expect([percent(0.375), percent(0.001), percent(0.999), percent(1)]).toEqual(["38%", "<1%", ">99%", "100%"]);
});

test("who left is called by the name it left with, also by those who never saw it", () => {
  const names = new Names().learn(grid());
  const english = new Messages("en", common("en"), "example");
  const [gone] = completeEvents([{ kind: "removed", what: "Snikk", who: 99, why: "killed" }]);
  expect(names.figure(99, english)).toBe(english.text("someone"));
  names.hear(gone!);
  expect(names.figure(99, english)).toBe("Snikk");
});

test("squares are called as on a chess board", () => {
  const called = (width: number, at: number, rim = 0) => square({ width, rim }, at);
  expect([called(6, 0), called(6, 8), called(30, 29)]).toEqual(["a1", "c2", "ad1"]);
  expect([called(7, 8, 1), called(7, 16, 1)]).toEqual(["a1", "b2"]);
});

test("a phrase joins several messages with the signs between them", () => {
  const messages = new Messages("en", ["when-near = near\npay = { $n } coins\nhits = +{ $n } hits\n"], "example");
  expect(messages.phrase("when-near pay:1 : hits:2")).toBe("near, 1 coins: +2 hits");
  expect(messages.phrase("pay:2 ~ when-near")).toBe("2 coins near");
});

test("figures that share a name are told apart by their labels", () => {
  const messages = new Messages("en", ["goblin = goblin\n    .the = the goblin\n"], "example");
  const names = new Names().learn(grid(), messages);
  expect([names.figure(2, messages), names.figure(3, messages), names.figure(1, messages)]).toEqual([
    "the goblin gA",
    "the goblin gB",
    "Shara",
  ]);
});

test("the log tells a walk once, keeps the numbers folded and the choice silent", () => {
  const messages = new Messages("en", common("en"), "example");
  const voice = new Voice(messages, new Names().learn(grid(), messages));
  const events = completeEvents([
    { kind: "chose", seat: 0, act: "move", at: 8, by: 1, deed: 1 },
    { kind: "moved", who: 1, path: [7, 8], deed: 1 },
    { kind: "chose", seat: 0, act: "move", at: 14, by: 1, deed: 2 },
    { kind: "moved", who: 1, path: [8, 14], deed: 2 },
    { kind: "chose", seat: 0, act: "attack", who: 2, by: 1, deed: 3 },
    { kind: "rolled", by: 1, dice: [["d6"]], faces: [[6]], result: "6", deed: 3 },
    { kind: "harmed", who: 2, by: 1, amount: 2, left: 0, deed: 3 },
  ]);
  const { entries } = told(events, voice);
  expect(entries).toHaveLength(2);
  expect(entries[0]!.sentences.map((one) => one.text)).toEqual(["Shara moves to c3."]);
  expect(entries[1]!.numbers).toHaveLength(1);
  expect(entries[1]!.sentences.map((one) => one.tone)).toEqual(["hurt"]);
});

test("who is pushed in a deed of another stays in the paragraph of that deed", () => {
  const messages = new Messages("en", common("en"), "example");
  const voice = new Voice(messages, new Names().learn(grid(), messages));
  const { entries } = told(
    completeEvents([
      { kind: "chose", seat: 0, act: "attack", who: 2, by: 1, deed: 1 },
      { kind: "harmed", who: 2, by: 1, amount: 1, left: 1, deed: 1 },
      { kind: "moved", who: 2, path: [9, 10], how: "push", deed: 1 },
      { kind: "began", what: "turn", who: 3, deed: 2 },
      { kind: "moved", who: 3, path: [21, 20], deed: 2 },
    ]),
    voice,
  );
  expect(entries.map((entry) => [entry.who, entry.sentences.length])).toEqual([
    [1, 2],
    [3, 2],
  ]);
});

test("an answer that one seat alone hears of is not in the log", () => {
  const messages = new Messages("en", common("en"), "example");
  const voice = new Voice(messages, new Names().learn(grid(), messages));
  const secret = { kind: "chose", seat: 0, act: "trap", alone: true, deed: 1 };
  const blow = [
    { kind: "chose", seat: 0, act: "attack", who: 2, by: 1, deed: 1 },
    { kind: "harmed", who: 2, by: 1, amount: 1, left: 1, deed: 1 },
  ];
  const sentences = (raw: unknown[]) => told(completeEvents(raw), voice, true).entries.map((one) => one.sentences);
  expect(sentences([...blow, secret])).toEqual(sentences(blow));
});

/** One turn of a long evening: a walk, a blow with its dice, a round now and then. */
function evening(events: number): AnyEvent[] {
  const turn = (deed: number) => [
    { kind: "chose", seat: 0, act: "move", at: 8, by: 1, deed: 2 * deed },
    { kind: "moved", who: 1, path: [7, 8], deed: 2 * deed },
    { kind: "chose", seat: 0, act: "attack", who: 2, by: 1, deed: 2 * deed + 1 },
    { kind: "rolled", by: 1, dice: [["d6"]], faces: [[6]], result: "6", deed: 2 * deed + 1 },
    { kind: "harmed", who: 2, by: 1, amount: 2, left: 0, deed: 2 * deed + 1 },
  ];
  return completeEvents(Array.from({ length: events / 5 }, (_, deed) => turn(deed + 1)).flat());
}

test("what comes at the end of a log of 5,000 events costs what it costs at the end of one of 50", () => {
  const messages = new Messages("en", common("en"), "example");
  const work = (length: number) => {
    const voice = new Voice(messages, new Names().learn(grid(), messages));
    const events = evening(length + 10);
    const story = told(events.slice(0, length), voice);
    const [pages, entries] = [story.pages, story.pages.map((page) => page.entries)];
    let sentences = 0;
    const tell = voice.tell.bind(voice);
    voice.tell = (event) => ((sentences += 1), tell(event));
    story.tell(events.slice(length), length);
    const touched = pages.filter((page, i) => story.pages[i] !== page || page.entries !== entries[i]).length;
    return { sentences, touched, added: story.pages.length - pages.length };
  };
  expect(work(5000)).toEqual({ ...work(50), added: expect.any(Number) });
  expect(work(5000).touched).toBeLessThanOrEqual(1);
  expect(work(5000).sentences).toBeLessThanOrEqual(10);
  const whole = told(evening(5000), new Voice(messages, new Names().learn(grid(), messages)));
  expect(Math.max(...whole.pages.map((page) => page.entries.length))).toBeLessThanOrEqual(PAGE);
});

test("a log told bit by bit reads as one told at once", () => {
  const messages = new Messages("en", common("en"), "example");
  const voice = new Voice(messages, new Names().learn(grid(), messages));
  for (const choices of [false, true]) {
    const events = evening(100);
    const bits = new Story(voice, choices);
    events.forEach((event, i) => bits.tell([event], i));
    expect(bits.entries).toEqual(told(events, voice, choices).entries);
  }
});

test("an end that is neither won nor lost is no victory", () => {
  const messages = new Messages(
    "en",
    [...common("en"), "end-rested = all are rested\n    .whole = All are rested."],
    "example",
  );
  const voice = new Voice(messages, new Names());
  expect([voice.ending(true, "rested"), voice.ending(true, "escaped")]).toEqual([
    "All are rested.",
    "Victory: the heroes got out.",
  ]);
});

test("labels on a grid cannot be taken for squares and tell kinds apart", () => {
  const scene = grid();
  const [, first] = scene.figures;
  scene.figures.push({ ...first!, id: 4, name: "ghoul", letter: "B" });
  const names = new Names().learn(scene);
  expect([1, 2, 3, 4].map((who) => names.label(who))).toEqual(["S", "gA", "gB", "hB"]);
});

test("who has a letter is called by it when nobody has seen the others, the dead included", () => {
  const messages = new Messages("en", common("en"), "example");
  const scene = grid();
  const [, first] = scene.figures;
  scene.figures = [{ ...first!, id: 5, name: "ghoul", letter: "B" }];
  const names = new Names().learn(scene);
  names.hear({ kind: "removed", what: "adder", who: 7, at: 3, why: "killed", letter: "C", rules: [], deed: 1 });
  names.hear({ kind: "placed", what: "bat", who: 8, at: 3, letter: "A", rules: [], deed: 1 });
  expect([5, 7, 8].map((who) => names.figure(who, messages).split(" ").at(-1))).toEqual(["B", "C", "bat"]);
});

test("a letter stands in the label on a board of zones", () => {
  const scene: Scene = grid();
  const [, first] = scene.figures;
  scene.board = { board: "zones", width: 1, height: 1, zones: [], open: [], doors: [], tokens: [] };
  scene.figures = [{ ...first!, id: 5, name: "ash-rat", letter: "B" }];
  expect(new Names().learn(scene).label(5)).toBe("arB");
});

test("dice that mean different things say what each is for", () => {
  const messages = new Messages("en", common("en"), "example");
  const voice = new Voice(messages, new Names().learn(grid(), messages));
  const [thrown] = completeEvents([
    {
      kind: "rolled",
      by: 1,
      why: "attack",
      dice: [["d100", "d6"]],
      faces: [[37, 4]],
      labels: [["hit", "location"]],
      result: "('success', 4)",
    },
  ]);
  expect(voice.tell(thrown!)).toBe("Shara rolls d100 + d6 (attack): hit 37, location 4.");
  expect(voice.labels([["hit", ""]])).toEqual([["hit", ""]]);
});
