import type { Board, Unit } from './03-board';
import { combatTerrain } from './10-2-terrain';
import { fighting } from './10-4-strengths';
import { defendersOf, isGerman, isLight, sideOf, type Combat } from './10-combat';
import { differential, fireSupport } from './11-1-artillery';
import { airSupport } from './13-3-close-air-support';

/** A shift of the odds column that counted. */
export interface Shift {
  /** As on the Combat Results Table: `terrain`, `artillery`. */
  id: string;
  /** To the right, for the attacker, is positive. */
  columns: number;
  rule: string;
  why: string;
}

/** All shifts of a combat, in the order of the printed list (10.42c). Those of nothing are left out. */
export function shiftsOf(board: Board, combat: Combat): Shift[] {
  const attackers = fighting(board, combat);
  const shifts = [
    terrainShift(board, combat, attackers),
    noDefenceSupply(board, combat),
    germanAntiAircraft(board, combat, attackers),
    supportShift(board, 'artillery', fireSupport(board, combat)),
    supportShift(board, 'air', airSupport(combat)),
    ...eventShifts(board, combat, attackers),
  ];
  return shifts.filter((shift) => shift !== null && shift.columns !== 0) as Shift[];
}

const shift = ({ data }: Board, id: string, columns: number, why?: string): Shift => {
  const printed = data.combat.shifts.get(id);
  if (!printed) throw new Error(`the Combat Results Table has no shift "${id}"`);
  return { id, columns, rule: printed.rule, why: why ?? printed.when };
};

const printedBy = ({ data }: Board, id: string): number => data.combat.shifts.get(id)?.by ?? 0;

function terrainShift(board: Board, combat: Combat, attackers: readonly Unit[]): Shift {
  const { benefits, columns } = combatTerrain(board, combat, attackers);
  return shift(board, 'terrain', -columns, benefits.map(({ what }) => what).join(', '));
}

/** 6.64b; Light units never need it (10.53b). */
function noDefenceSupply(board: Board, combat: Combat): Shift | null {
  const needed = defendersOf(board, combat).some((unit) => !isLight(combat, unit));
  const id = 'no-defence-supply';
  return needed && !combat.defenceSupply ? shift(board, id, printedBy(board, id)) : null;
}

/** 10.51. */
export const facesGermanGuns = (board: Board, combat: Combat, attackers: readonly Unit[]): boolean =>
  attackers.some(({ counter }) => counter.type === 'armor') &&
  defendersOf(board, combat).some((unit) => unit.counter.type === 'anti-aircraft' && isGerman(board, unit));

function germanAntiAircraft(board: Board, combat: Combat, attackers: readonly Unit[]): Shift | null {
  const id = 'german-aa';
  return facesGermanGuns(board, combat, attackers) ? shift(board, id, -printedBy(board, id)) : null;
}

const SUPPORT: Readonly<Record<string, string>> = { artillery: 'guns and ships', air: 'aircraft' };

/** 11.14, 13.33: the difference of support strengths, attacker less defender. */
function supportShift(board: Board, id: string, [attacker, defender]: readonly [number, number]): Shift {
  return shift(
    board,
    id,
    differential(board.data, attacker - defender),
    `${SUPPORT[id] ?? id} ${attacker} against ${defender}`,
  );
}

/** 20.21 G and H do not add up; G needs a Free French attacker. */
function eventShifts(board: Board, combat: Combat, attackers: readonly Unit[]): Shift[] {
  const free = attackers.some(({ counter }) => counter.nationality === 'free-french');
  const counts = (id: string): boolean =>
    id !== 'allied-event-g' || (combat.side === 'allied' && free && !combat.events.includes('allied-event-h'));
  return combat.events.filter(counts).map((id) => {
    const forAttacker = board.data.combat.shifts.get(id)?.toward === sideOf(combat, 'attacker');
    return shift(board, id, forAttacker ? printedBy(board, id) : -printedBy(board, id));
  });
}
