/** What is kept between games: on a shelf of this device, or behind an account on any device. */
import { api, ApiError } from "../net/api.ts";
import type { Account } from "../net/protocol.ts";
import { keep, settings } from "./settings.svelte.ts";

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
