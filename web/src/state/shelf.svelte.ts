/** What is kept between games: on a shelf of this device, or behind an account on any device. */
import { api, ApiError } from "../net/api.ts";
import type { Account, HeroCard, HeroKept } from "../generated/wire.ts";
import { go } from "./route.svelte.ts";
import { keep, remember, settings } from "./settings.svelte.ts";
import { systems } from "./systems.svelte.ts";
import { t } from "./words.svelte.ts";

/** The token that opens the shelf; empty where the account's cookie does. */
export const shelfToken = (): string => (settings.account ? "" : settings.shelf);

/** Is there a shelf to look at? */
export const hasShelf = (): boolean => settings.account !== "" || settings.shelf !== "";

/** The token of the shelf, which is made if there is none yet. */
export async function openShelf(): Promise<string> {
  if (!hasShelf()) {
    settings.shelf = await api.newShelf();
    keep();
  }
  return shelfToken();
}

/** The heroes of a shelf who may go into a party of this system, as cards to choose from. */
export async function keptHeroes(system: string): Promise<HeroCard[]> {
  if (!hasShelf()) return [];
  const { heroes } = await api.shelf(shelfToken());
  return heroes
    .filter((hero) => hero.system === system && saidOf(hero, "entry"))
    .map((hero) => ({
      id: saidOf(hero, "entry"),
      name: hero.name,
      icon: hero.icon,
      role: saidOf(hero, "role"),
      text: "",
    }));
}

/** What is kept of a hero who came from a game: what goes into a party, and how the system speaks of it. */
export function saidOf(hero: HeroKept, field: "entry" | "role" | "text"): string {
  const said = hero.data[field];
  return typeof said === "string" ? said : "";
}

/** Keep what comes out of a game that is over: heroes made there, and those of the shelf as they are now. */
export async function keepMade(system: string, quest: string, game: string, token: string): Promise<HeroKept[]> {
  const shops = systems.find(system)?.workshops ?? [];
  if (!shops.length || (!hasShelf() && !shops.some((shop) => shop.id === quest))) return [];
  return api.keepMade(await openShelf(), game, token);
}

/** Begin a game in which a hero is made, and go there. */
export async function makeHero(system: string, quest: string): Promise<void> {
  const name = settings.name.trim() || t("me");
  const made = await api.create({
    system,
    quest,
    title: "",
    seats: [{ name, who: "me" }],
    options: {},
    dice: "seeded",
    cards: "shuffled",
    undo: "any",
    absent: 0,
  });
  const token = made.seats[0]?.token ?? made.watch;
  remember({
    game: made.game,
    token,
    tokens: [token],
    host: made.host,
    watch: made.watch,
    invites: {},
    title: "",
    system,
    quest,
    when: Date.now(),
  });
  go(`/g#${token}`);
}

function signed(name: string): void {
  settings.account = name;
  keep();
}

/** A new account; what this device keeps becomes its shelf. */
export async function register(name: string, password: string): Promise<void> {
  const made = await api.register(name, password, settings.shelf);
  settings.shelf = "";
  signed(made.name);
}

export async function signIn(name: string, password: string): Promise<void> {
  signed((await api.signIn(name, password)).name);
}

export async function signOut(): Promise<void> {
  await api.signOut();
  signed("");
}

/** Who is signed in, and where else; null once the server does not know us any more. */
export async function account(): Promise<Account | null> {
  if (!settings.account) return null;
  try {
    return await api.account();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "token") throw error;
    signed("");
    return null;
  }
}

/** Put what this device keeps on the shelf of the account. */
export async function bringAlong(): Promise<{ heroes: number; campaigns: number }> {
  const added = await api.importShelf("", await api.exportShelf(settings.shelf));
  settings.shelf = "";
  keep();
  return added;
}

/** The account is gone, with everything on its shelf. */
export async function dropAccount(password: string): Promise<void> {
  await api.dropAccount(password);
  signed("");
}
