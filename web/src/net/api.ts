/** The server's HTTP side. Errors say in words what is wrong; their code chooses what the page offers. */
import type { Card, Sheet } from "../generated/scene.ts";
import type {
  Account,
  CampaignKept,
  Correctables,
  Created,
  Fault,
  Fit,
  HeroKept,
  HeroesKept,
  Imported,
  Invited,
  Joined,
  Looked,
  MomentShown,
  NewGame,
  QuestView,
  Replay,
  Room,
  RuleText,
  RulesFound,
  Shelf,
  ShelfGiven,
  Story,
  Summary,
  Systems,
  Watching,
} from "../generated/wire.ts";

/** An answer that is not what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** the message of the system that says it, and its variables */
    readonly said = "",
    readonly names: Record<string, string> = {},
  ) {
    super(message);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: { ...(init.headers as Record<string, string>) } });
  } catch {
    throw new ApiError("offline", "the server cannot be reached");
  }
  if (answer.ok) return answer;
  let code = "internal";
  let text = answer.statusText;
  let fault: Partial<Fault> = {};
  try {
    fault = ((await answer.json()) as { error?: Partial<Fault> }).error ?? {};
    code = fault.code ?? code;
    text = fault.text ?? text;
  } catch {
    code = answer.status === 404 ? "missing" : code;
  }
  throw new ApiError(code, text, answer.status, fault.said, fault.names);
}

const bearer = (token?: string): Record<string, string> => (token ? { Authorization: `Bearer ${token}` } : {});

async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await ask(path, { headers: bearer(token) })).json()) as T;
}

async function send<T>(method: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = { ...bearer(token), "Content-Type": "application/json" };
  const answer = await ask(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const part = encodeURIComponent;

export const api = {
  systems: async () => (await get<Systems>("/api/systems")).systems,
  quest: (system: string, quest: string, heroes: number) =>
    get<QuestView>(`/api/systems/${part(system)}/quests/${part(quest)}?heroes=${heroes}`),
  defaults: (system: string, quest: string, heroes: number) =>
    get<NewGame>(`/api/systems/${part(system)}/default?quest=${part(quest)}&heroes=${heroes}`),
  text: async (language: string, system = "") =>
    (await ask(system ? `/api/systems/${part(system)}/text/${language}` : `/api/text/${language}`)).text(),
  rules: (system: string, words: string, chapter: string, language: string) =>
    get<RulesFound>(
      `/api/systems/${part(system)}/rules?words=${part(words)}&chapter=${part(chapter)}&language=${part(language)}`,
    ),
  card: (system: string, card: string) => get<Card>(`/api/systems/${part(system)}/cards/${part(card)}`),
  hero: (system: string, hero: string) => get<Sheet>(`/api/systems/${part(system)}/heroes/${part(hero)}`),
  fit: (game: NewGame) => send<Fit>("POST", `/api/systems/${part(game.system)}/fit`, game),
  rule: (id: string, language: string) => get<RuleText>(`/api/rules/${part(id)}?language=${part(language)}`),
  look: (token: string) => send<Looked>("POST", "/api/look", { token }),
  create: (game: NewGame, shelf?: string) => send<Created>("POST", "/api/games", game, shelf),
  room: (game: string, token: string) => get<Room>(`/api/games/${part(game)}`, token),
  join: (game: string, invite: string, name: string) =>
    send<Joined>("POST", `/api/games/${part(game)}/join`, { invite, name }),
  invite: (game: string, seat: number, host: string) =>
    send<Invited>("POST", `/api/games/${part(game)}/seats/${seat}/invite`, {}, host),
  seatBot: (game: string, seat: number, bot: string, host: string) =>
    send<unknown>("POST", `/api/games/${part(game)}/seats/${seat}/bot`, { bot }, host),
  mute: (game: string, seat: number, on: boolean, host: string) =>
    send<Room>("POST", `/api/games/${part(game)}/mute`, { seat, on }, host),
  newWatchLink: (game: string, host: string) => send<Watching>("POST", `/api/games/${part(game)}/watch`, {}, host),
  close: (game: string, host: string) => send<unknown>("POST", `/api/games/${part(game)}/close`, {}, host),
  correctable: (game: string, host: string) => get<Correctables>(`/api/games/${part(game)}/correctable`, host),
  summary: (game: string, token: string) => get<Summary>(`/api/games/${part(game)}/summary`, token),
  record: async (game: string, token: string) =>
    (await ask(`/api/games/${part(game)}/record`, { headers: bearer(token) })).blob(),
  story: (game: string, token: string, from: number) =>
    get<Story>(`/api/games/${part(game)}/story?from=${from}`, token),
  closeGame: (game: string, host: string) => send<Room>("POST", `/api/games/${part(game)}/close`, {}, host),
  replay: (id: string) => get<Replay>(`/api/replays/${part(id)}`),
  moment: (id: string, at: number, seat: number) => get<MomentShown>(`/api/replays/${part(id)}/at/${at}?seat=${seat}`),
  upload: async (record: Blob) =>
    (await (await ask("/api/replays", { method: "POST", body: record })).json()) as Replay,
  branch: (id: string, body: Record<string, unknown>) => send<Created>("POST", `/api/replays/${part(id)}/branch`, body),
  account: () => get<Account>("/api/account"),
  register: (name: string, password: string, shelf: string) =>
    send<Account>("POST", "/api/accounts", { name, password }, shelf),
  signIn: (name: string, password: string) => send<Account>("POST", "/api/session", { name, password }),
  signOut: () => send<unknown>("DELETE", "/api/session", undefined),
  endSession: (id: string) => send<unknown>("DELETE", `/api/account/sessions/${part(id)}`, undefined),
  newPassword: (old: string, fresh: string) => send<unknown>("POST", "/api/account/password", { old, new: fresh }),
  dropAccount: (password: string) => send<unknown>("DELETE", "/api/account", { password }),
  newShelf: async () => (await send<ShelfGiven>("POST", "/api/shelf", {})).shelf,
  shelf: (shelf: string) => get<Shelf>("/api/shelf", shelf),
  keepHero: (shelf: string, hero: Omit<HeroKept, "id">) => send<HeroKept>("POST", "/api/shelf/heroes", hero, shelf),
  keepMade: async (shelf: string, game: string, token: string) =>
    (await send<HeroesKept>("POST", "/api/shelf/made", { game, token }, shelf)).heroes,
  dropHero: (shelf: string, id: string) => send<unknown>("DELETE", `/api/shelf/heroes/${part(id)}`, undefined, shelf),
  newCampaign: (shelf: string, system: string, title: string) =>
    send<CampaignKept>("POST", "/api/shelf/campaigns", { system, title }, shelf),
  campaign: (shelf: string, id: string) => get<CampaignKept>(`/api/shelf/campaigns/${part(id)}`, shelf),
  dropCampaign: (shelf: string, id: string) =>
    send<unknown>("DELETE", `/api/shelf/campaigns/${part(id)}`, undefined, shelf),
  keepGame: (shelf: string, game: string, token: string) =>
    send<unknown>("POST", "/api/shelf/games", { game, token }, shelf),
  exportShelf: async (shelf: string) => (await ask("/api/shelf/export", { headers: bearer(shelf) })).blob(),
  importShelf: async (shelf: string, file: Blob) =>
    (await (await ask("/api/shelf/import", { method: "POST", headers: bearer(shelf), body: file })).json()) as Imported,
};
