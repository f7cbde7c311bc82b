/** Scenes for tests: what a server would send, without defaults. */
import COUNTRY from "./country.json";
import { completeScene } from "../src/scene/complete.ts";
import type { GridBoard, MapBoard, Scene, ZoneBoard } from "../src/generated/scene.ts";

/** Four squares by three inside walls, a hero, a goblin that may be hit, five squares to walk to. */
export const GRID = {
  system: "example",
  quest: "cellar",
  seat: 0,
  version: 3,
  round: 2,
  board: {
    board: "grid",
    width: 6,
    height: 5,
    floor: "#######....##....##....#######".slice(0, 30),
    doors: [{ at: 10, to: 11, state: "closed" }],
    features: [{ kind: "chest", cells: [19] }],
    tokens: [{ kind: "exit", at: 22 }],
  },
  figures: [
    {
      id: 1,
      name: "Shara",
      icon: "swordwoman",
      side: "hero",
      at: 7,
      rank: "hero",
      seat: 0,
      active: true,
      bars: [{ name: "health", now: 4, most: 5 }],
    },
    { id: 2, name: "goblin", icon: "goblin-head", side: "foe", at: 9, bars: [{ name: "health", now: 2, most: 2 }] },
    { id: 3, name: "goblin", icon: "goblin-head", side: "foe", at: 21 },
  ],
  seats: [{ id: 0, name: "Anna", role: "heroes" }],
  ask: {
    kind: "ask",
    prompt: "turn",
    seats: [0],
    who: 1,
    options: [
      { act: "attack", who: 2, what: "sword" },
      { act: "attack", who: 2, what: "bow" },
      { act: "move", at: 8 },
      { act: "move", at: 13 },
      { act: "end" },
    ],
    roles: ["", "", "", "", "end"],
    barred: [{ act: "search", why: "foes-near" }],
  },
};

/** Two rooms and a corridor of zones. */
export const ZONES = {
  system: "example",
  quest: "road",
  board: {
    board: "zones",
    width: 2,
    height: 2,
    zones: [
      { id: 0, x: 0, y: 0, name: "Hall" },
      { id: 1, x: 1, y: 0, dark: true },
      { id: 2, x: 0, y: 1, w: 2, sealed: true, room: true },
    ],
    open: [[0, 1]],
    doors: [{ at: 0, to: 2, state: "locked" }],
    tokens: [{ kind: "level", at: 1, n: 2 }],
  },
  figures: [
    { id: 1, name: "Shara", icon: "swordwoman", side: "hero", at: 0, rank: "hero" },
    { id: 2, name: "dwarf", icon: "dwarf-face", side: "foe", at: 0, rank: "boss" },
    { id: 3, name: "dwarf", icon: "dwarf-face", side: "foe", at: 0 },
  ],
};

type On<Board> = Scene & { board: Board };
export const grid = (): On<GridBoard> => completeScene(structuredClone(GRID)) as On<GridBoard>;
export const zones = (): On<ZoneBoard> => completeScene(structuredClone(ZONES)) as On<ZoneBoard>;
export const country = (): On<MapBoard> => completeScene(structuredClone(COUNTRY)) as On<MapBoard>;
