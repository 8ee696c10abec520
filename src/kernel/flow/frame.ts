import type { Json, JsonObject, Realm } from '../realm';
import type { Procedure, Step } from './step';

/** Where a step stands that is not done in one go: inside its body or call, and what is left of a list. */
export interface Cursor {
  /** Items an `each` has still to do. */
  left?: Json[];
  /** How often a `while` has run its body. */
  turns?: number;
  /** Local values left by the procedure that was called last. */
  result?: JsonObject;
}

/**
 * One running block. The stack of frames is the whole running state of a game, plain JSON. `at` is a label, never an
 * index: a step put in by a fix does not move a game in flight.
 */
export interface Frame {
  proc: string;
  /** Labels of the steps whose bodies lead here; empty for the procedure's own steps, which also hold `local`. */
  path: string[];
  at: string;
  local: JsonObject;
  cursor?: Cursor;
  /** Sealed answers of an `askAll`, by decision id. */
  sealed?: Record<string, Json>;
  /** Pushed by a reaction: its end is no return to the frame below. */
  window?: true;
}

export class UnknownProcedure extends Error {
  constructor(name: string) {
    super(`no procedure is called "${name}"`);
    this.name = 'UnknownProcedure';
  }
}

export class LostLabel extends Error {
  constructor(frame: Frame) {
    super(`"${[frame.proc, ...frame.path].join(' > ')}" has no step "${frame.at}"; the game needs a cursor migration`);
    this.name = 'LostLabel';
  }
}

/** The procedures of a system, by name. */
export type Procedures<R extends Realm> = ReadonlyMap<string, Procedure<R>>;

/** The steps of the block a frame runs. @throws UnknownProcedure, LostLabel */
export function blockOf<R extends Realm>(procedures: Procedures<R>, frame: Frame): readonly Step<R, unknown>[] {
  const procedure = procedures.get(frame.proc);
  if (!procedure) throw new UnknownProcedure(frame.proc);
  let block: readonly Step<R, unknown>[] = procedure.steps;
  for (const label of frame.path) {
    const step = block.find((s) => s.label === label);
    if (!step || !('body' in step)) throw new LostLabel({ ...frame, path: [], at: label });
    block = step.body;
  }
  return block;
}

/** The step a frame stands at. @throws LostLabel when a fix took the label away */
export function stepOf<R extends Realm>(procedures: Procedures<R>, frame: Frame): Step<R, unknown> {
  const step = blockOf(procedures, frame).find((s) => s.label === frame.at);
  if (!step) throw new LostLabel(frame);
  return step;
}

/** The local values a frame works on: those of its procedure's own frame, at or below it. */
export function localOf(stack: readonly Frame[], depth: number): JsonObject {
  for (let i = depth; i >= 0; i--) {
    const frame = stack[i];
    if (frame && frame.path.length === 0) return frame.local;
  }
  throw new Error('a block without its procedure');
}
