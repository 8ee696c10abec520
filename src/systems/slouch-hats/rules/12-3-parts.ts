import type { Fault, Place } from '../slouch-hats';
import { stepsOf, type Board } from './03-board';
import { unitsOf } from './10-combat';
import { defaultRetreat, judgeRetreat, retreatsOf, stepsLost, type Retreat, type Rout } from './12-3-retreats';
import { stepTakerFault } from './12-3-flight';

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
 * 12.3: how units retreat if their owner says nothing: together where that costs nothing; else, of together, one by one and
 * some of them led by the others (12.44), what loses least, together first. MSUs go with the first who have a way.
 */
export function defaultParts(board: Board, rout: Rout): Part[] {
  const together = [usual(board, rout, rout.units, rout.msus)];
  let best = { parts: together, lost: lossBy(board, rout, together) };
  if (rout.units.length < 2) return together;
  for (const groups of divisions(rout.units)) {
    if (best.lost === 0) break;
    const parts = oneAfterAnother(board, rout, groups);
    const lost = lossBy(board, rout, parts);
    if (lost < best.lost) best = { parts, lost };
  }
  return best.parts;
}

/** More units than this go all together or one by one: there are too many ways to divide them. */
const DIVIDED = 6;

/** One by one; then some together, before the others and behind them. */
function divisions(units: readonly string[]): string[][][] {
  const one = units.map((id) => [id]);
  if (units.length > DIVIDED) return [one];
  const some = Array.from({ length: 2 ** units.length }, (_, bits) => units.filter((__, i) => (bits >> i) % 2 === 1));
  const led = some.filter(({ length }) => length > 1 && length < units.length).toSorted((a, b) => b.length - a.length);
  return [one, ...led.flatMap((group) => beside(group, units))];
}

function beside(group: string[], units: readonly string[]): string[][][] {
  const others = units.filter((id) => !group.includes(id)).map((id) => [id]);
  return [
    [group, ...others],
    [...others, group],
  ];
}

function oneAfterAnother(board: Board, rout: Rout, groups: readonly (readonly string[])[]): Part[] {
  const parts: Part[] = [];
  let [now, msus] = [board, rout.msus];
  for (const units of groups) {
    const both = usual(now, rout, units, msus);
    const part = both.path.length > 0 || msus.length === 0 ? both : usual(now, rout, units, []);
    parts.push(part);
    if (part.msus.length > 0) msus = [];
    now = after(now, part);
  }
  return msus.length === 0 ? parts : [...parts, usual(now, rout, [], msus)];
}

/** What such a retreat loses: steps before all, then whether for ever, then MSUs. */
function lossBy(board: Board, rout: Rout, parts: readonly Part[]): number {
  let [now, lost] = [board, 0];
  for (const part of parts) {
    const way = wayOf(now, rout, part);
    if (way) lost += stepsLost(now, partOf(rout, part), way) * STEP;
    else lost += unitsOf(now, part.units).reduce((sum, unit) => sum + stepsOf(unit) * STEP + FOR_EVER, 0);
    if (!way) lost += part.msus.length;
    now = after(now, part);
  }
  return lost;
}

const [STEP, FOR_EVER] = [1000, 50];

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

/** What is wrong with parts that retreat one after another: of the first that cannot, with what its units would do by default. */
export function judgeParts(
  board: Board,
  rout: Rout,
  parts: readonly Part[],
): { fault: Fault; part: Part; instead: Part } | null {
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
