/** What a person has set on this device, and what this device remembers. */
export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "full" | "still";
export type Speed = "slow" | "usual" | "fast";

/** How fast what happens is shown, from the slowest. */
export const SPEEDS: Speed[] = ["slow", "usual", "fast"];
const PACE: Record<Speed, number> = { slow: 1.8, usual: 1, fast: 0.35 };

export interface Remembered {
  game: string;
  token: string;
  /** every seat of this game that is played on this device */
  tokens?: string[];
  host?: string;
  watch?: string;
  invites?: Record<number, string>;
  title: string;
  system: string;
  quest: string;
  when: number;
  over?: boolean;
  icons?: string[];
  /** how it ended, once it has */
  won?: boolean | null;
  ended?: number;
}

interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  name: string;
  shelf: string;
  textBoard: boolean;
  logMode: "all" | "story" | "numbers";
  /** answer routine questions by their default */
  routine: boolean;
  /** show cards that are turned, and wait */
  cards: boolean;
  /** follow the lessons of quests that teach */
  lessons: boolean;
  /** who is signed in on this device, as far as it knows */
  account: string;
  /** who went in a campaign last, by campaign */
  parties: Record<string, string[]>;
  games: Remembered[];
}

const KEY = "undercroft";
const browser = typeof localStorage !== "undefined";

function read(): Partial<Kept> {
  if (!browser) return {};
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const preferred = typeof navigator !== "undefined" && navigator.language.startsWith("it") ? "it" : "en";

/** Settings of this device; changing one keeps it. */
export const settings = $state<Kept>({
  language: preferred,
  theme: "auto",
  motion: "auto",
  speed: "usual",
  name: "",
  shelf: "",
  textBoard: false,
  logMode: "story",
  routine: false,
  cards: true,
  lessons: true,
  account: "",
  parties: {},
  games: [],
  ...read(),
});

/** Write the settings down. */
export function keep(): void {
  if (browser) localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Remember a game of this device, the newest first. */
export function remember(game: Remembered): void {
  const known = settings.games.find((one) => one.game === game.game && one.token === game.token);
  const merged = { ...known, ...game };
  settings.games = [merged, ...settings.games.filter((one) => one !== known)].slice(0, 24);
  keep();
}

export function forget(game: string): void {
  settings.games = settings.games.filter((one) => one.game !== game);
  keep();
}

const query = (text: string) => typeof matchMedia !== "undefined" && matchMedia(text).matches;

/** Should things stand still? */
export const still = (): boolean =>
  settings.motion === "still" || (settings.motion === "auto" && query("(prefers-reduced-motion: reduce)"));

/** How long something takes at the speed that is set, in milliseconds. */
export const paced = (ms: number): number => ms * PACE[settings.speed];

/** Put theme, language and motion on the root element. */
export function applyLook(): void {
  const root = document.documentElement;
  root.dataset["theme"] =
    settings.theme === "auto" ? (query("(prefers-color-scheme: light)") ? "light" : "dark") : settings.theme;
  root.dataset["motion"] = settings.motion;
  root.lang = settings.language;
}
