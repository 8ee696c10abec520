import type { Frame } from '../../../kernel/flow/frame';
import type { Json, JsonObject } from '../../../kernel/realm';
import type { Side } from '../world';

/** A local value as it stands, and who asks for it. */
export interface Held {
  frame: Frame;
  local: JsonObject;
  seat: Side;
}

/** What a seat may know of a local value; undefined: nothing, not even that it is there. */
export type Shown = (value: Json, held: Held) => Json | undefined;

/** Of one procedure: its local values, and the items that its loops have still to do, by the label of the loop. */
export interface Locals {
  values: Readonly<Record<string, Shown>>;
  left?: Readonly<Record<string, Shown>>;
}

/** By name of the procedure. What is not listed is left out. */
export type LocalsTable = Readonly<Record<string, Locals>>;

/** Both know it: it was announced, or follows from what was. */
export const open: Shown = (value) => value;

/** Only `side` knows it; to the other it is `instead`. */
export const secretOf =
  (side: Side, instead?: Json): Shown =>
  (value, { seat }) =>
    seat === side ? value : instead;

/** Only the side whose segment or attack it is knows it. */
export const secretOfActive =
  (instead?: Json): Shown =>
  (value, held) =>
    held.seat === activeSide(held.local) ? value : instead;

/** The side that moves or attacks in a procedure of the hex map. */
export const activeSide = ({ side, attacker }: JsonObject): Side => (side ?? attacker ?? 'german') as Side;

/** Procedures without local values. */
export const without = (...names: string[]): LocalsTable =>
  Object.fromEntries(names.map((name) => [name, { values: {} }]));

/** The same policy for several values. */
export const all = (shown: Shown, ...names: string[]): Record<string, Shown> =>
  Object.fromEntries(names.map((name) => [name, shown]));
