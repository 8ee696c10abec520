import { localOf, type Cursor, type Frame } from '../flow/frame';
import type { Json, JsonObject, SeatId } from '../realm';

/** A local value as it stands, and who asks for it. */
export interface Held<S extends SeatId = SeatId> {
  frame: Frame;
  local: JsonObject;
  seat: S;
}

/** What a seat may know of a local value; undefined: nothing, not even that it is there. */
export type Shown<S extends SeatId = SeatId> = (value: Json, held: Held<S>) => Json | undefined;

/** Of one procedure: its local values, and the items that its loops have still to do, by the label of the loop. */
export interface Locals<S extends SeatId = SeatId> {
  values: Readonly<Record<string, Shown<S>>>;
  left?: Readonly<Record<string, Shown<S>>>;
}

/** By name of the procedure. What is not listed is left out. */
export type LocalsTable<S extends SeatId = SeatId> = Readonly<Record<string, Locals<S>>>;

/** All know it: it was announced, or follows from what was. */
export const open: Shown = (value) => value;

/** Only the seat that `whose` names knows it; to others it is `instead`. */
export const secretOf =
  <S extends SeatId>(whose: S | ((held: Held<S>) => SeatId | null | undefined), instead?: Json): Shown<S> =>
  (value, held) =>
    held.seat === (typeof whose === 'function' ? whose(held) : whose) ? value : instead;

/** Procedures without local values. */
export const without = (...names: string[]): LocalsTable<never> =>
  Object.fromEntries(names.map((name) => [name, { values: {} }]));

/** The same policy for several values. */
export const all = <S extends SeatId>(shown: Shown<S>, ...names: string[]): Record<string, Shown<S>> =>
  Object.fromEntries(names.map((name) => [name, shown]));

/** The running procedures as `seat` may know them: of their local values nothing but what `table` shows him. */
export function stackShown<S extends SeatId>(table: LocalsTable<S>, stack: readonly Frame[], seat: S): Frame[] {
  return stack.map((frame, depth) => {
    const { proc, path, at, window } = frame;
    const held = { frame, local: localOf(stack, depth), seat };
    const known: Locals<S> = table[proc] ?? { values: {} };
    const local: JsonObject = {};
    for (const [name, value] of Object.entries(frame.local)) {
      const shown = value === undefined ? undefined : known.values[name]?.(value, held);
      if (shown !== undefined) local[name] = structuredClone(shown);
    }
    const cursor = frame.cursor && cursorFor(frame.cursor, (left) => known.left?.[at]?.(left, held));
    return { proc, path: [...path], at, local, ...(cursor ? { cursor } : {}), ...(window ? { window } : {}) };
  });
}

/** What a called procedure left is taken up at once, and never waits: it is left out. */
function cursorFor({ left, turns }: Cursor, shown: (left: Json) => Json | undefined): Cursor {
  return {
    ...(left === undefined ? {} : { left: structuredClone((shown(left) ?? []) as Json[]) }),
    ...(turns === undefined ? {} : { turns }),
  };
}
