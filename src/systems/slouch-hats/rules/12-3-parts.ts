import type { Place } from '../world';
import type { Board } from './03-board';
import { defaultRetreat, judgeRetreat, retreatsOf } from './12-3-retreats';
import type { Retreat } from './12-3-retreats';
import { stepTakerFault } from './12-3-flight';
import type { Rout } from './12-3-ways';
import type { Fault } from './fault';

/** Units and MSUs of a hex that retreat together, and the one that takes the step of 12.43; an empty path: there is no way. */
export interface Part {
  units: string[];
  msus: string[];
  path: Place[];
  taker: string | null;
  /** The line that ordered it. */
  line?: number;
}

/** Those of a rout that a part is about. */
export const partOf = (rout: Rout, { units, msus }: Pick<Part, 'units' | 'msus'>): Rout => ({ ...rout, units, msus });

/** The retreat that a part makes on a board; null: it is not legal there. */
export const wayOf = (board: Board, rout: Rout, part: Part): Retreat | null =>
  retreatsOf(board, partOf(rout, part)).find(({ path }) => path.join() === part.path.join()) ?? null;

/**
 * 12.3: how units retreat if their owner says nothing: together where that costs no step and keeps the stacking, else one by
 * one, and MSUs with the first of them that has a way.
 */
export function defaultParts(board: Board, rout: Rout): Part[] {
  const together = defaultRetreat(board, rout, retreatsOf(board, rout));
  const alone = rout.units.length > 1 && (!together || together.step || together.tooMany);
  if (!alone) return [partBy(rout.units, rout.msus, together)];
  const parts: Part[] = [];
  let [now, msus] = [board, rout.msus];
  for (const unit of rout.units) {
    const both = usual(now, rout, [unit], msus);
    const part = both.path.length > 0 || msus.length === 0 ? both : usual(now, rout, [unit], []);
    parts.push(part);
    if (part.msus.length > 0) msus = [];
    now = after(now, part);
  }
  return msus.length === 0 ? parts : [...parts, usual(now, rout, [], msus)];
}

function usual(board: Board, rout: Rout, units: readonly string[], msus: readonly string[]): Part {
  const part = { ...rout, units, msus };
  return partBy(units, msus, defaultRetreat(board, part, retreatsOf(board, part)));
}

const partBy = (units: readonly string[], msus: readonly string[], way: Retreat | null): Part => ({
  ...{ units: [...units], msus: [...msus], path: way ? [...way.path] : [], taker: null },
});

/** The board once a part has retreated. */
export const after = (board: Board, { units, path }: Part): Board => {
  const end = path.at(-1);
  return end === undefined || units.length === 0 ? board : board.moved(units, end);
};

export interface BadPart {
  fault: Fault;
  part: Part;
  instead: Part;
}

/** What is wrong with parts that retreat one after another: of the first that cannot, with what its units would do by default. */
export function judgeParts(board: Board, rout: Rout, parts: readonly Part[]): BadPart | null {
  let now = board;
  for (const part of parts) {
    const group = partOf(rout, part);
    const fault = judgeRetreat(now, group, part.path) ?? takerFault(now, group, part);
    if (fault) return { fault, part, instead: defaultParts(now, group)[0] ?? part };
    now = after(now, part);
  }
  return null;
}

function takerFault(board: Board, rout: Rout, part: Part): Fault | null {
  if (part.taker === null) return null;
  if (wayOf(board, rout, part)?.step !== true) return { rule: '12.43', why: 'that way costs no step' };
  return stepTakerFault(rout, part.taker);
}
