import { localOf, type Cursor, type Frame } from '../../../kernel/flow/frame';
import type { Json, JsonObject } from '../../../kernel/realm';
import type { Side } from '../world';
import { CAMPAIGN_LOCALS } from './campaign-locals';
import { GROUND_LOCALS } from './ground-locals';
import type { Locals, LocalsTable } from './locals';
import { NAVAL_LOCALS } from './naval-locals';

/** Who may know which local value of which procedure. */
export const LOCALS: LocalsTable = { ...NAVAL_LOCALS, ...GROUND_LOCALS, ...CAMPAIGN_LOCALS };

const UNKNOWN: Locals = { values: {} };

/** The running procedures as `seat` may know them: of their local values nothing but what `LOCALS` shows him. */
export function stackFor(stack: readonly Frame[], seat: Side): Frame[] {
  return stack.map((frame, depth) => {
    const { proc, path, at, window } = frame;
    const held = { frame, local: localOf(stack, depth), seat };
    const table = LOCALS[proc] ?? UNKNOWN;
    const local: JsonObject = {};
    for (const [name, value] of Object.entries(frame.local)) {
      const shown = value === undefined ? undefined : table.values[name]?.(value, held);
      if (shown !== undefined) local[name] = structuredClone(shown);
    }
    const cursor = frame.cursor && cursorFor(frame.cursor, (left) => table.left?.[at]?.(left, held));
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
