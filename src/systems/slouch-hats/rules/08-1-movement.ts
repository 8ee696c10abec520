import type { Enter, Entry } from '../../../hex/search';
import type { HexId } from '../../../hex/hex';
import { CLASSES, type MoveClass } from '../data/terrain';
import { enemyOf, type Fault, type Place } from '../slouch-hats';
import { besideEnemy, isBox, zoneFault, zoneStop, type Mover, type Walker } from './08-field';
import { costOf, pointsText, terrainFault } from './08-3-terrain';
import { areaFault } from './21-1-closed-areas';
import { offRoadFault } from './09-2-strategic-movement';
import { BOX_POINTS, boxesAt, entryFault, exitFault, exitsOf, IN_BOX } from './09-3-holding-boxes';
import { lineFault, railStepFault } from './09-4-railroad';
import { INFILTRATED, infiltrationStepFault } from './09-6-infiltration';
import { isAtSea, landingCost, otherCoastFault } from './10-6-raid';

/** Those of a stack who go a step together: what matters of them. */
interface Company {
  walkers: readonly Walker[];
  classes: readonly MoveClass[];
  /** Without a combat unit among them (8.16). */
  alone: boolean;
}

const companyOf = (walkers: readonly Walker[]): Company => ({
  walkers,
  classes: CLASSES.filter((moves) => walkers.some((walker) => walker.moves === moves)),
  alone: !walkers.some(({ unit }) => unit),
});

/** One step of a stack, or of those of it who are still together: its cost in sixths, what ends the move there, or a fault. */
export function stepOf(mover: Mover, walkers: readonly Walker[] = mover.walkers): Enter<Place, Fault> {
  const company = companyOf(walkers);
  const { data } = mover.field.board;
  return (from, to, spent) => {
    if (isBox(data, to) && !isBox(data, from))
      return entryFault(mover, from, to) ?? paid(mover, to, spent, BOX_POINTS, IN_BOX);
    const cost = wayFault(mover, from, to) ?? placeFault(mover, company, to) ?? costHere(mover, company, from, to);
    if (typeof cost !== 'number') return cost;
    return zonesFault(mover, from, to) ?? paid(mover, to, spent, cost, zoneStop(mover.field, to));
  };
}

/** Where a step may lead from a place. */
export function nextOf(mover: Mover): (from: Place) => readonly Place[] {
  const { field, mode } = mover;
  const { data, ground } = field.board;
  const intoBoxes = mode === 'move' || mode === 'march';
  return (from) => {
    if (isBox(data, from)) return exitsOf(mover, from);
    const around = ground.map.grid.neighbours(from);
    const boxes = intoBoxes ? boxesAt(field, from) : [];
    return boxes.length > 0 ? [...around, ...boxes] : around;
  };
}

/** What is against the way from one place to another, for this kind of move. */
function wayFault(mover: Mover, from: Place, to: Place): Fault | null {
  const { board } = mover.field;
  const rail = mover.mode === 'rail';
  if (isBox(board.data, from)) return exitFault(mover, from, to) ?? (rail ? lineFault(mover.field, to) : null);
  if (from === to) return { rule: '8.11', why: `already in ${to}; leave it out of the order` };
  if (!board.ground.map.grid.adjacent(from, to))
    // Of a goal that nobody may enter the reason is not that it lies far away.
    return occupierFault(mover, to) ?? { rule: '8.11', why: `${to} is not next to ${from}` };
  return rail ? railStepFault(mover.field, from, to) : offRoadFault(mover, from, to);
}

/** What is against a hex for those who go: areas that are closed to them, enemies in it (8.15), beside it (8.16). */
function placeFault(mover: Mover, { walkers, alone }: Company, to: HexId): Fault | null {
  const { field } = mover;
  const { board, side } = field;
  const closed = areaFault(field, walkers, to);
  if (closed) return closed;
  const held = occupierFault(mover, to);
  if (held) return held;
  if (!alone || board.occupier(to) === side || !besideEnemy(field, to)) return null;
  return { rule: '8.16', why: `an enemy combat unit is beside ${to}, and no combat unit of its own goes with it` };
}

/** 8.15, 10.64: a hex that an enemy combat unit holds. */
function occupierFault(mover: Mover, to: HexId): Fault | null {
  const { board, side } = mover.field;
  if (board.occupier(to) !== enemyOf(side)) return null;
  return isAtSea(mover)
    ? { rule: '10.64', why: `an enemy combat unit is in ${to}; the commando attacks it from the sea` }
    : { rule: '8.15', why: `an enemy combat unit is in ${to}` };
}

/** The cost of a step in sixths of a point, or what bars it. */
function costHere(mover: Mover, { classes }: Company, from: Place, to: HexId): number | Fault {
  const { field, mode, start } = mover;
  const { data, ground } = field.board;
  if (mode === 'rail' || isBox(data, from)) return 0;
  if (from === start && isAtSea(mover)) {
    const other = mover.units.map((id) => otherCoastFault(field.board, id, to)).find((fault) => fault !== null);
    return other ?? landingCost(mover, to) ?? { rule: '10.63', why: `${to} is no coast to land on` };
  }
  const roads = !field.interdicted.has(from) && !field.interdicted.has(to);
  return costOf(ground, classes, from, to, roads) ?? terrainFault(ground, classes, from, to);
}

/** 8.22, or for who infiltrates 9.61. */
const zonesFault = ({ field, mode }: Mover, from: Place, to: HexId): Fault | null =>
  mode === 'infiltrate' ? infiltrationStepFault(field, to) : zoneFault(field, from, to);

/** 8.32, 8.13: nobody spends more than he has; but who has spent nothing may always go one hex (8.38). */
function paid(mover: Mover, to: Place, spent: number, cost: number, ends: Fault | null): Entry<Fault> | Fault {
  const { points, mode, field } = mover;
  // The whole allowance goes with the first step by rail (9.42) and in infiltration (9.61).
  if (mode === 'rail') return { cost: points - spent, ends };
  if (mode === 'infiltrate') return { cost: points, ends: INFILTRATED };
  if (spent + cost <= points) return { cost, ends };
  const { data } = field.board;
  const box = isBox(data, to) ? data.boxes[to].name : null;
  if (spent === 0 && mode === 'move' && box === null) return { cost: points, ends: ends ?? ONE_HEX };
  const left = pointsText(points - spent);
  return {
    rule: box ? '8.13' : '8.32',
    why: `${box ?? to} costs ${pointsText(cost)} movement points, and ${left} are left`,
  };
}

const ONE_HEX: Fault = { rule: '8.38', why: 'who has too few points moves one hex' };
