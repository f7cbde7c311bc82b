/** The keys of the table, and what a press beside something puts away. */
import { ends } from "../scene/options.ts";
import { keep, settings } from "../state/settings.svelte.ts";
import type { Tabletop } from "./tabletop.svelte.ts";

const TYPED_INTO = new Set(["INPUT", "TEXTAREA", "SELECT"]);
const typingNow = (target: EventTarget | null) => target instanceof HTMLElement && TYPED_INTO.has(target.tagName);
const focus = (where: string) => document.querySelector<HTMLElement>(where)?.focus();

const KEYS: Record<string, (top: Tabletop) => void> = {
  "?": (top) => (top.tool = "keys"),
  u: (top) => !top.watching && (top.tool = "undo"),
  r: (top) => (top.choosing.drafts.length > 1 ? top.choosing.turnIt() : top.game.canRedo && void top.game.redo()),
  h: (top) => top.game.ready && void top.choosing.askHint(),
  l: (top) => top.open("log"),
  c: (top) => top.board?.centre(),
  "+": (top) => top.board?.zoomBy(1.25),
  "-": (top) => top.board?.zoomBy(0.8),
  "0": (top) => top.board?.fit(),
  z: (top) => top.nextZone(),
  b: () => focus(".board-keys"),
  s: (top) => top.mine && (top.sheet = top.mine.who),
  t: () => {
    settings.textBoard = !settings.textBoard;
    keep();
  },
  "/": () => focus("#say"),
  e: ({ choosing }) => {
    const end = choosing.deeds.findLast((deed) => deed.options.length && ends(deed.role));
    if (end && !choosing.reaction) choosing.choose(end);
  },
};

/** A number takes the answer to a question, or chooses the deed that has it. */
function act(top: Tabletop, number: number): void {
  const { choosing, ask } = top;
  if (choosing.reaction && ask) {
    const option = ask.options[number - 1];
    if (option) choosing.take(option);
    return;
  }
  const deed = choosing.deeds.find((one) => one.hotkey === `${number}`);
  if (deed) choosing.choose(deed);
}

/** A key on the table, unless somebody is typing or a dialog is open. */
export function key(top: Tabletop, event: KeyboardEvent): void {
  const { playback } = top.game;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typingNow(event.target) ||
    document.querySelector("dialog[open]")
  )
    return;
  if (event.key === " " && playback.playing) {
    event.preventDefault();
    if (playback.turned) playback.goOn();
    else playback.skip();
    return;
  }
  if (event.key === "Escape") {
    top.choosing.pinned = null;
    top.choosing.act = "";
    top.drawer = false;
    top.toggleList();
    playback.clear();
    return;
  }
  if (event.key.length === 1 && Number(event.key)) return act(top, Number(event.key));
  const run = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (run) {
    event.preventDefault();
    run(top);
  }
}

/** A press beside them puts a pinned slip, an open list of choices and the drawer away. */
export function pressed(top: Tabletop, event: PointerEvent): void {
  const at = (where: string) => (event.target as Element).closest(`dialog, ${where}`) !== null;
  if (!at(".board, .board-box, .phone-main, .acts, .odds, .talk, .log-foot")) {
    top.choosing.pinned = null;
    top.choosing.act = "";
  }
  if (!at(".roll-tray") && !top.game.playback.playing) top.game.playback.clear();
  if (top.drawer && !at(".log, .log-toggle")) top.drawer = false;
}
