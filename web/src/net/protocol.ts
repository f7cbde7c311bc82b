/** What travels between this client and the server, besides scenes and events; see docs/host/protocol.md. */

export interface QuestCard {
  id: string;
  least: number;
  most: number;
  minutes: number;
  teaches?: boolean;
  difficulty?: number;
  measured?: { heroes: number; rate: number; games: number; bot: string }[];
}

export interface HeroCard {
  id: string;
  name: string;
  icon?: string;
  role?: string;
  text?: string;
}

export type Value = string | number | boolean;

export interface Choice {
  name: string;
  values: Value[];
  default: Value;
}

export interface DieCard {
  name: string;
  sides: number;
  explodes?: boolean;
  symbols?: string[][];
}

/** A system as the server offers it; everything the client knows about a game. */
export interface SystemCard {
  id: string;
  version: string;
  accent: string;
  icon: string;
  title: string;
  pitch: string;
  roles: string[];
  quests: QuestCard[];
  heroes: HeroCard[];
  choices: Choice[];
  bots: string[];
  dice: DieCard[];
  icons: Record<string, string>;
  campaign: boolean;
  languages: string[];
  /** games that are no quests: heroes are made there (for none) or looked after */
  workshops?: QuestCard[];
  /** questions that may be answered by their default */
  routine?: string[];
}

export interface SeatWish {
  name: string;
  who: "me" | "friend" | "bot";
  role?: string;
  bot?: string;
}

export interface NewGame {
  system: string;
  quest?: string;
  title?: string;
  party?: string[];
  seats?: SeatWish[];
  options?: Record<string, Value>;
  dice?: "seeded" | "typed" | "typed-all";
  cards?: "shuffled" | "named";
  undo?: "free" | "any";
  absent?: number;
  campaign?: string;
}

export interface DefaultSetup {
  system: string;
  quest: string;
  party?: string[];
  seats?: { name: string; role?: string }[];
  options?: Record<string, Value>;
}

export interface RoomSeat {
  seat: number;
  name: string;
  role: string;
  who: "person" | "open" | "bot";
  bot?: string;
  here?: boolean;
  stand_in?: boolean;
  since?: string;
}

export interface Room {
  id: string;
  title?: string;
  system: string;
  rules: string;
  quest: string;
  status: "running" | "ended" | "closed" | "kept";
  created: string;
  commitment?: string;
  dice: string;
  cards: string;
  undo: string;
  absent?: number;
  version: number;
  seats: RoomSeat[];
  watchers?: number;
  asked?: number[];
  vote?: { kind: string; by: number; yes: number[]; needs: number[] } | null;
  notice?: string;
  paused?: boolean;
  muted?: number[];
  replay?: string;
  ended?: { won: boolean; why: string; replay?: string } | null;
}

export interface Created {
  game: string;
  host: string;
  seats: { seat: number; token?: string; invite?: string }[];
  watch: string;
  room: Room;
}

export interface Looked {
  kind: "seat" | "host" | "invite" | "watch" | "shelf";
  game?: string;
  seat?: number;
  name?: string;
  role?: string;
  taken?: boolean;
  title?: string;
  system?: string;
  quest?: string;
  status?: string;
}

export interface Summary {
  won: boolean | null;
  why: string;
  rounds: number;
  answers: number;
  seconds: number;
  seats: {
    seat: number;
    name: string;
    answers: number;
    harmed: number;
    healed: number;
    felled: number;
    suffered: number;
    steps: number;
    dice?: { die: string; thrown: number; mean: number; expected: number; luck: number }[];
    attacks?: { fact: string; n: number; actual: number; expected: number }[];
    luck?: number;
  }[];
  figures: {
    who: number;
    name: string;
    icon?: string;
    hero?: number;
    seat: number;
    dealt: number;
    suffered: number;
    healed: number;
    felled: number;
    steps: number;
  }[];
}

export interface Replay {
  id: string;
  system: string;
  rules: string;
  quest: string;
  items: number;
  answers: number;
  rolls: number;
  verdict: { ok: boolean; problem?: string; unproved?: Record<string, number> };
  won?: boolean | null;
  ending?: string;
  seats?: { id: number; name: string; role: string }[];
  steps?: number[];
  rounds?: [number, number][];
}

export interface Campaign {
  id: string;
  system: string;
  title: string;
  day: number;
  journal?: { day: number; what: string; won?: boolean; message?: string; args?: Record<string, string | number> }[];
  games: number;
  playing?: string;
  /** what may be played next, the most natural first */
  next?: QuestCard[];
}

export interface Account {
  name: string;
  sessions: { id: string; since: string; here?: boolean }[];
}

export interface ShelfHero {
  id: string;
  system: string;
  name: string;
  icon?: string;
  /** of a hero who came from a game: what goes into a party, and how the system speaks of it */
  data?: { entry?: string; role?: string; text?: string; [more: string]: unknown };
}

export interface Shelf {
  heroes: ShelfHero[];
  campaigns: Campaign[];
  games: { game: string; token?: string; title?: string; system?: string; quest?: string }[];
}

export interface Rule {
  id: string;
  system: string;
  text: string;
  place?: string;
  chapter?: string;
}

export interface Odds {
  exact: boolean;
  error: number;
  cases: number;
  results: { facts: [string, number][]; chance: number }[];
  assumed: [string, string][];
}

/** An option as it is sent: without its seats. */
export interface Choosing {
  act: string;
  who?: number;
  at?: number;
  what?: string;
  n?: number;
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

/** Messages of the server on the socket. */
export type FromServer =
  | {
      is: "welcome";
      protocol?: number;
      seat?: number;
      host?: boolean;
      line?: number;
      version?: number;
      first?: number;
      events?: unknown[];
      next?: number;
      scene: unknown;
      room: Room;
      chat?: ChatLine[];
      standing?: Record<string, object>;
      beat?: number;
    }
  | {
      is: "update";
      version: number;
      line?: number;
      first?: number;
      events?: unknown[];
      next?: number;
      changes?: unknown;
      seat?: number;
    }
  | {
      is: "rewound";
      version?: number;
      line?: number;
      next?: number;
      scene: unknown;
      by?: number;
      why?: string;
      first?: number;
      events?: unknown[];
    }
  | { is: "done"; id: string; version?: number; vote?: boolean }
  | { is: "refused"; id: string; code: string; text?: string; version?: number }
  | { is: "room"; room: Room }
  | ({ is: "chat" } & ChatLine)
  | { is: "odds"; id: string; option: object; odds: Odds }
  | { is: "hint"; id: string; option: object; value?: number }
  | { is: "undo"; id: string; free?: boolean; possible?: boolean; events?: object[] }
  | { is: "log"; id: string; first?: number; events?: object[] }
  | { is: "beat"; t?: unknown }
  | { is: "bye"; code: string; after?: number };
