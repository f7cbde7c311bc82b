// @vitest-environment happy-dom
/** Components as they stand in a page, without a browser: what is in them, not how it looks. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Scene } from "../src/generated/scene.ts";
import { completeEvents } from "../src/scene/complete.ts";
import { Heard } from "../src/state/heard.svelte.ts";
import { settings } from "../src/state/settings.svelte.ts";
import Board from "../src/table/Board.svelte";
import ChoiceList from "../src/table/ChoiceList.svelte";
import LogPanel from "../src/table/LogPanel.svelte";
import Party from "../src/table/Party.svelte";
import { Messages } from "../src/text/messages.ts";
import { Names } from "../src/text/names.ts";
import { Voice } from "../src/text/voice.ts";
import { grid, zones } from "./fixtures.ts";

const english = new Messages(
  "en",
  [
    "event-moved = { $who } goes to { $at }.\nevent-harmed = { $who } is hurt.\n    .alone = { $who } is hurt.\n",
    "event-chose = { $act }\nevent-rolled = dice\nact-attack = Attack\nact-move = Move\nsomeone = somebody\n",
  ],
  "example",
);
const voiceOf = (scene: Scene) => new Voice(english, new Names().learn(scene, english));

/** There is no server here. */
vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));

let standing: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (standing) void unmount(standing);
  standing = undefined;
  document.body.innerHTML = "";
  settings.logMode = "story";
});

/** Put a component into the page. */
function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  standing = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}

const all = (page: HTMLElement, where: string) => [...page.querySelectorAll<HTMLElement>(where)];
const texts = (page: HTMLElement, where: string) => all(page, where).map((one) => one.textContent!.trim());

const blow = (deed: number) =>
  completeEvents([
    { kind: "chose", seat: 0, act: "attack", who: 2, by: 1, deed },
    { kind: "rolled", by: 1, dice: [["d6"]], faces: [[6]], result: "6", rules: ["UN-0391"], deed },
    { kind: "harmed", who: 2, by: 1, amount: 2, left: 0, deed },
  ]);
const walk = (who: number, deed: number) =>
  completeEvents([
    { kind: "began", what: "turn", who, deed },
    { kind: "moved", who, path: [7, 8], deed },
  ]);

test("the log has an entry for each deed; what comes later leaves those before it as they stand", () => {
  const heard = new Heard();
  heard.begin(blow(1));
  const page = show(LogPanel, { heard, voice: voiceOf(grid()), system: "example" });
  const [first] = all(page, ".entry");
  heard.add(walk(3, 2));
  flushSync();
  const now = all(page, ".entry");
  expect(now).toHaveLength(2);
  expect(now[0]).toBe(first);
});

test("an entry unfolds to its dice and its rules", () => {
  const heard = new Heard();
  heard.begin(blow(1));
  const page = show(LogPanel, { heard, voice: voiceOf(grid()), system: "example" });
  expect(all(page, ".entry-in")).toHaveLength(0);
  all(page, ".entry-more")[0]!.click();
  flushSync();
  expect(texts(page, ".entry-in .why")).toEqual(["UN-0391"]);
  expect(all(page, ".entry-in svg.pd")).toHaveLength(1);
});

test("older events are put before those that are there", () => {
  const heard = new Heard();
  heard.begin(walk(1, 5), 3);
  const page = show(LogPanel, { heard, voice: voiceOf(grid()), system: "example", onolder: () => undefined });
  expect(all(page, ".log-older")).toHaveLength(1);
  heard.put(blow(4), 0);
  flushSync();
  expect(all(page, ".entry")).toHaveLength(2);
  expect(all(page, ".log-older")).toHaveLength(0);
});

/** A game that shows a scene and does nothing. */
const gameOf = (scene: Scene) => ({
  scene,
  voice: voiceOf(scene),
  quest: "",
  room: null,
  asked: true,
  ready: true,
  isMine: () => true,
});

test("bars are drawn by their kind, and what is spent is left to the action bar of whoever acts", () => {
  const scene = grid();
  const bar = (name: string, kind: Scene["figures"][0]["bars"][0]["kind"]) => ({ name, now: 2, most: 3, kind });
  scene.figures[0]!.bars = [bar("a", "life"), bar("b", "power"), bar("c", "luck"), bar("d", "purse")];
  const page = show(Party as Component<Record<string, unknown>>, { game: gameOf(scene), onsheet: () => undefined });
  const shapes = all(page, ".mate .pips").map(
    (one) => ["pips-mana", "pips-candle"].find((name) => one.classList.contains(name)) ?? "square",
  );
  expect(shapes).toEqual(["square", "pips-mana", "pips-candle"]);
});

test("a list of choices leaves out what ends or leads back, for that stands in the action bar", () => {
  const scene = grid();
  const [option] = scene.ask!.options;
  const named = (act: string) => ({ ...option!, act, who: 0, what: "" });
  scene.ask = { ...scene.ask!, options: ["attack", "zurück", "fertig"].map(named), roles: ["", "back", "end"] };
  const choosing = {
    game: gameOf(scene),
    words: (one: { act: string }) => one.act,
    aside: () => "",
    isHinted: () => false,
    isAim: () => false,
    take: () => undefined,
  };
  const page = show(ChoiceList as unknown as Component<Record<string, unknown>>, { choosing });
  expect(texts(page, ".choice-list b")).toEqual(["attack"]);
});

test("a board shows everybody who stands on it and names its zones", () => {
  const scene = zones();
  const page = show(Board as unknown as Component<Record<string, unknown>>, { scene, voice: voiceOf(scene) });
  expect(all(page, "[data-figure]").map((one) => one.dataset["figure"])).toEqual(["1", "2", "3"]);
  expect(texts(page, ".zone-name")).toEqual(["Hall"]);
});
