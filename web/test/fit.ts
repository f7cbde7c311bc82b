/**
 * What the client expects of the server, held against what the server states: this file compiles only while every
 * message and answer the server may send fits the type the client reads it as.
 */
import type * as wire from "../src/generated/wire.ts";
import type * as ours from "../src/net/protocol.ts";

/** HTTP answers are written whole, fields at their default included. */
type Whole<T> = T extends (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T;

type Fits<Theirs extends Ours, Ours> = [Theirs, Ours];

export type Read = [
  Fits<wire.Is, ours.FromServer>,
  Fits<wire.Room, ours.Room>,
  Fits<wire.Created, ours.Created>,
  Fits<wire.Looked, ours.Looked>,
  Fits<wire.Summary, ours.Summary>,
  Fits<Omit<wire.Replay, "seats">, Omit<ours.Replay, "seats">>,
  Fits<Whole<wire.SystemView>, ours.SystemCard>,
  Fits<wire.Odds, ours.Odds>,
];

/** And the other way: what the client sends. */
export type Sent = [Fits<ours.NewGame, wire.NewGame>, Fits<ours.Choosing, wire.Pointed>];
