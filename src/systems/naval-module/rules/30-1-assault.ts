import type { Fault } from '../../../kernel/decide/fault';
import type { HexId } from '../../../hex/hex';
import { isEvacuated } from './26-2-ports';
import type { Board, Ship, Unit } from './board';
import { assaultFault } from './special-sea';

/** 30.13a, G13: infantry of all kinds, mountain infantry and engineers land from the sea. */
const LANDS: readonly string[] = ['infantry', 'naval-infantry', 'mountain', 'engineer'];
/** 30.3: an MSU or an HQ lands where a friendly combat or supply unit is. */
const SPECIAL: readonly string[] = ['msu', 'hq'];

export const isAmphibious = ({ counter }: Unit): boolean => LANDS.includes(counter.type);
export const isSpecial = ({ counter }: Unit): boolean => SPECIAL.includes(counter.type);

/** 30.13b, 30.14d: who is aboard a ship on an all-sea hex and has not just left a harbour by Evacuation. */
export function mayAssault(board: Board, unit: Unit): boolean {
  const ship = board.position.ships[unit.at];
  if (!ship || ship.target === undefined || ship.target === null) return false;
  return board.data.waters.map.kind.get(ship.at) === 'sea' && isAmphibious(unit) && unit.evacuated !== true;
}

/** 30.11: why a ship may not go to a hex to land its units at another; `before`: ships that are placed with units to land by earlier lines. */
export function landingFault(
  board: Board,
  ship: Ship,
  at: { to: string; target: HexId },
  cargo: readonly Unit[],
  before: readonly { to: string; units: readonly Unit[] }[],
): Fault | null {
  const { waters } = board.data;
  if (waters.map.kind.get(at.to) !== 'sea')
    return { rule: '30.11', why: `${at.to} is no all-sea hex: a landing is made from one` };
  const side = waters.map.sides.has(at.target) && waters.map.grid.distance(at.to, at.target) === 1;
  if (!side || waters.sideBetween(at.to, at.target) === 'L')
    return { rule: '30.11', why: `${at.target} is no coastal hex next to ${at.to}` };
  const all = [...board.aboard(ship.id), ...cargo];
  const barred = assaultFault(board, ship, at.target, all);
  if (barred) return barred;
  if (all.length === 0) return { rule: '30.11', why: `nobody is aboard ${ship.counter.names[0]} to land` };
  const strange = all.find((unit) => !isAmphibious(unit) && !isSpecial(unit));
  if (strange)
    return { rule: '30.13', why: `${strange.counter.names[0]} (${strange.counter.type}) does not land from the sea` };
  if (ship.counter.class !== 'T' && all.some(isSpecial))
    return { rule: '30.31', why: 'an MSU or an HQ is landed by a transport' };
  // 30.13b: who goes aboard under an Evacuation leaves by it.
  const leaves = isEvacuated(board, ship.at) ? cargo[0] : undefined;
  const evacuated = all.find((unit) => unit.evacuated === true) ?? leaves;
  if (evacuated)
    return {
      rule: '30.13',
      why: `${evacuated.counter.names[0]} left by Evacuation and has to land in a harbour first`,
    };
  const still = all.find(({ stays = 0 }) => stays >= board.position.clock.turn);
  if (still)
    return {
      rule: 'G24',
      why: `${still.counter.names[0]} has a Do Not Move marker until the end of GT ${still.stays} and attacks nobody`,
    };
  const here = [...before.filter(({ to }) => to === at.to).flatMap(({ units }) => units), ...all];
  if (here.filter(isAmphibious).length > 1)
    return { rule: '30.14', why: `one combat unit a phase is placed in ${at.to} to land` };
  return here.filter(isSpecial).length > 1
    ? { rule: '30.31', why: `one MSU or HQ a phase is placed in ${at.to} to land` }
    : null;
}
