import { expect, test } from "vitest";
import { withoutTwins } from "../src/scene/complete.ts";
import { deedsOf, isReaction, keyOf, pointed } from "../src/scene/options.ts";
import { shownOdds, type Fact } from "../src/scene/odds.ts";
import { fine, readOption, written } from "../src/text/notation.ts";
import { understood } from "../src/text/typed.ts";
import { Messages } from "../src/text/messages.ts";
import { Names } from "../src/text/names.ts";
import { Voice } from "../src/text/voice.ts";
import { grid } from "./fixtures.ts";

const english = new Messages(
  "en",
  [
    "act-attack = Strike { $who } with the { $what }\nact-move = Walk to { $at }\n    .nowhere = Walk\nact-end " +
      "= End the turn\nsomeone = somebody\nodds-wounds = wounds\n    .counts = yes\n",
  ],
  "example",
);
const voice = () => new Voice(english, new Names().learn(grid(), english));

test("the action bar has one place for each act, what cannot be done behind it, the end last", () => {
  expect(deedsOf(grid()).map((deed) => [deed.act, deed.options.length])).toEqual([
    ["attack", 2],
    ["move", 2],
    ["search", 0],
    ["end", 1],
  ]);
});

test("where nothing points at the board every option is a place of its own", () => {
  const scene = grid();
  scene.ask!.options = scene.ask!.options.filter((option) => option.at < 0).map((option) => ({ ...option, who: 0 }));
  expect(
    deedsOf(scene)
      .filter((deed) => deed.options.length)
      .map((deed) => deed.options.length),
  ).toEqual([1, 1, 1]);
});

test("options point at figures, places or nothing; the one who acts is no target", () => {
  const { ask } = grid();
  const found = pointed(ask!.options, ask!);
  expect([...found.figures.keys()]).toEqual([2]);
  expect([...found.places.keys()]).toEqual([8, 13]);
  expect(found.loose.map((option) => option.act)).toEqual(["end"]);
  expect(pointed([{ ...ask!.options[0]!, who: 1 }], ask!).loose).toHaveLength(1);
});

test("where somebody is put is a place; where several may be put, it is asked who", () => {
  const { ask } = grid();
  const put = (who: number, at: number) => ({ ...ask!.options[0]!, act: "place", who, at });
  const one = { ...ask!, options: [put(2, 8), put(2, 13)] };
  expect([...pointed(one.options, one).places.keys()]).toEqual([8, 13]);
  const several = { ...ask!, options: [put(2, 8), put(3, 13)] };
  expect([...pointed(several.options, several).figures.keys()]).toEqual([2, 3]);
});

test("which of a few heroes is meant is asked with a tile for each", () => {
  const scene = grid();
  const heroes = scene.figures.map((figure) => ({ ...figure, side: "hero" as const }));
  const options = heroes.map((figure) => ({
    ...scene.ask!.options[0]!,
    act: "activate",
    who: figure.id,
    what: "",
    n: 0,
  }));
  const deeds = deedsOf({ ...scene, figures: heroes, barred: [], ask: { ...scene.ask!, who: 0, options, barred: [] } });
  expect(deeds.map((deed) => [deed.act, deed.apart, deed.options.length])).toEqual(
    heroes.map(() => ["activate", true, 1]),
  );
});

test("yes and no make a reaction, a turn does not", () => {
  const ask = grid().ask!;
  expect(isReaction(ask)).toBe(false);
  const bare = { ...ask.options[4]!, act: "yes" };
  const options = [bare, { ...bare, act: "no" }];
  expect(isReaction({ ...ask, options, roles: ["agree", "refuse"] })).toBe(true);
  expect(isReaction({ ...ask, options, roles: ["agree", ""] })).toBe(false);
});

test("the text form of an option can be read again", () => {
  for (const option of grid().ask!.options) expect(readOption(written(option))).toEqual(option);
});

test("a typed move is understood by number, by its words and by its place", () => {
  const options = grid().ask!.options;
  expect(understood("5", options, voice())).toEqual([options[4]]);
  expect(understood("strike bow", options, voice())).toEqual([options[1]]);
  expect(understood("walk c2", options, voice())).toEqual([options[2]]);
  expect(understood("walk", options, voice())).toHaveLength(2);
  expect(understood("dance", options, voice())).toEqual([]);
});

const ODDS = {
  exact: true,
  error: 0,
  cases: 3,
  assumed: [] as [string, string][],
  facts: [
    { name: "dead", kind: "fall", side: "" },
    { name: "down", kind: "", side: "" },
    { name: "own-slain", kind: "fall", side: "own" },
    { name: "own-wounds", kind: "harm", side: "own" },
    { name: "slain", kind: "fall", side: "" },
    { name: "wounds", kind: "harm", side: "" },
  ] as Fact[],
  results: [
    {
      facts: [
        ["dead", 0],
        ["wounds", 0],
      ] as [string, number][],
      chance: 0.4,
    },
    {
      facts: [
        ["dead", 0],
        ["wounds", 1],
      ] as [string, number][],
      chance: 0.35,
    },
    {
      facts: [
        ["dead", 1],
        ["wounds", 2],
      ] as [string, number][],
      chance: 0.25,
    },
  ],
};

test("the slip shows the chance of any wound, a column for each number, and the chance of the fall", () => {
  const shown = shownOdds(ODDS, english)!;
  expect(shown.big).toBeCloseTo(0.6);
  expect(shown.columns.map((column) => [column.label, column.kills])).toEqual([
    ["0", false],
    ["1", false],
    ["2", true],
  ]);
  expect(shown.lines).toMatchObject([{ fact: { name: "dead" }, chance: 0.25 }]);
  const down = {
    ...ODDS,
    results: ODDS.results.map((result) => ({ ...result, facts: [["down", 1] as [string, number], ...result.facts] })),
  };
  expect(shownOdds(down, english)!.columns.map((column) => column.kills)).toEqual([false, false, true]);
  expect(shown.mean).toBeCloseTo(0.85);
});

test("what an attack may do to whoever makes it is told apart, each number of wounds by itself", () => {
  const results = [
    {
      facts: [
        ["own-slain", 0],
        ["own-wounds", 0],
        ["slain", 0],
        ["wounds", 1],
      ] as [string, number][],
      chance: 0.7,
    },
    {
      facts: [
        ["own-slain", 0],
        ["own-wounds", 1],
        ["slain", 2],
        ["wounds", 2],
      ] as [string, number][],
      chance: 0.2,
    },
    {
      facts: [
        ["own-slain", 1],
        ["own-wounds", 2],
        ["slain", 0],
        ["wounds", 0],
      ] as [string, number][],
      chance: 0.1,
    },
  ];
  const shown = shownOdds({ ...ODDS, results }, english)!;
  expect(shown.about).toBe("wounds");
  expect(shown.lines.map((line) => [line.fact.name, line.chance])).toEqual([["slain", expect.closeTo(0.2)]]);
  expect(shown.back.map((line) => line.fact.name)).toEqual(["own-wounds", "own-slain"]);
  expect(shown.back[0]!.cases.map((one) => [one.label, one.chance])).toEqual([
    ["1", 0.2],
    ["2", 0.1],
  ]);
});

test("where only one's own side is concerned, that is what the slip is about", () => {
  const results = [
    { facts: [["own-wounds", 0]] as [string, number][], chance: 0.4 },
    { facts: [["own-wounds", 1]] as [string, number][], chance: 0.6 },
  ];
  const shown = shownOdds({ ...ODDS, results }, english)!;
  expect([shown.about, shown.big, shown.back]).toEqual(["own-wounds", 0.6, []]);
});

test("more wounds than there are columns are counted in the last one", () => {
  const shown = shownOdds(
    { ...ODDS, results: [0, 1, 2, 3, 4, 5].map((n) => ({ facts: [["wounds", n]], chance: 1 / 6 })) },
    english,
    4,
  )!;
  expect(shown.columns.at(-1)).toMatchObject({ label: "3+" });
  expect(shown.columns.at(-1)!.chance).toBeCloseTo(0.5);
});

test("chances are exact to a tenth of a percent and never a false nothing", () => {
  expect([fine(0.1934), fine(0.5), fine(0.0004), fine(0.9999)]).toEqual(["19.3%", "50%", "<0.1%", ">99.9%"]);
  expect([fine(0.1934, ","), fine(0.5, ","), fine(0.0004, ",")]).toEqual(["19,3%", "50%", "<0,1%"]);
});

test("a choice that is offered twice is one choice, with its words and the default kept", () => {
  const ask = { ...grid().ask!, default: 3, texts: ["a", "a", "b", "c", "c", "d"] };
  const [attack, bow, move, , end] = ask.options;
  ask.options = [attack!, { ...attack! }, bow!, move!, { ...move! }, end!];
  const found = withoutTwins(ask);
  expect(found.options.map(keyOf)).toEqual([attack!, bow!, move!, end!].map(keyOf));
  expect(found.texts).toEqual(["a", "b", "c", "d"]);
  expect(found.options[found.default]).toEqual(move);
});
