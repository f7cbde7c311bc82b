import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { completeEvents } from "../src/scene/complete.ts";
import { Messages, percent, signed } from "../src/text/messages.ts";
import { Names, square } from "../src/text/names.ts";
import { storyOf } from "../src/text/story.ts";
import { Voice } from "../src/text/voice.ts";
import { grid } from "./fixtures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const source = (language: string, file: string) =>
  readFileSync(join(root, "src/undercroft/text", language, file), "utf8");
const common = (language: string) =>
  readdirSync(join(root, "src/undercroft/text", language))
    .sort()
    .map((file) => source(language, file));

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
    { kind: "chose", seat: 0, act: "move", at: 8 },
    { kind: "moved", who: 1, path: [7, 8] },
    { kind: "chose", seat: 0, act: "move", at: 14 },
    { kind: "moved", who: 1, path: [8, 14] },
    { kind: "chose", seat: 0, act: "attack", who: 2 },
    { kind: "rolled", by: 1, dice: [["d6"]], faces: [[6]], result: "6" },
    { kind: "harmed", who: 2, by: 1, amount: 2, left: 0 },
  ]);
  const entries = storyOf(events, 0, voice);
  expect(entries).toHaveLength(2);
  expect(entries[0]!.sentences.map((one) => one.text)).toEqual(["Shara moves to c3."]);
  expect(entries[1]!.numbers).toHaveLength(1);
  expect(entries[1]!.sentences.map((one) => one.tone)).toEqual(["hurt"]);
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
  names.hear({ kind: "removed", what: "adder", who: 7, at: 3, why: "killed", letter: "C", rules: [] });
  names.hear({ kind: "placed", what: "bat", who: 8, at: 3, letter: "A", rules: [] });
  expect([5, 7, 8].map((who) => names.figure(who, messages).split(" ").at(-1))).toEqual(["B", "C", "bat"]);
});

test("a letter stands in the label on a board of zones", () => {
  const scene = grid();
  const [, first] = scene.figures;
  scene.board = { board: "zones", width: 1, height: 1, zones: [], open: [], doors: [], tokens: [] };
  scene.figures = [{ ...first!, id: 5, name: "ash-rat", letter: "B" }];
  expect(new Names().learn(scene).label(5)).toBe("arB");
});
