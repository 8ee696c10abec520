import type { GroundCounter, GroundType } from '../data/units';
import type { Board, Unit } from './board';
import type { HexId } from '../../../hex/hex';
import { enemyOf, type Side } from '../side';

/** G4: every ground unit but HQ, MSU, dump and Naval Base unit. */
const NO_COMBAT: readonly GroundType[] = ['hq', 'msu', 'dump', 'base'];
export const isCombatUnit = ({ type }: GroundCounter): boolean => !NO_COMBAT.includes(type);

/** G13: it moves as motorized units do. */
const MOTORIZED: readonly GroundType[] = ['armor', 'motorized'];
export const isMotorized = ({ type }: GroundCounter): boolean => MOTORIZED.includes(type);

/** Each of its stacking points takes two points of port and ship (28.13c, G75). */
const HEAVY: readonly GroundType[] = [...MOTORIZED, 'artillery', 'aa'];
export const isHeavy = ({ type }: GroundCounter): boolean => HEAVY.includes(type);

/** G13: coast and siege artillery and garrisons do not move, whatever their counters have. */
const STAYS: readonly GroundType[] = ['coast-artillery', 'siege-artillery', 'garrison'];
export const isStill = ({ type }: GroundCounter): boolean => STAYS.includes(type);

/** 28.13d: nor are they transported; flotillas go by themselves. */
export const isTransportable = (counter: GroundCounter): boolean => !isStill(counter) && counter.type !== 'flotilla';

/** G27: an HQ may activate foot, artillery, AA and MSU; motorized units need no activation. */
const ACTIVATED: readonly GroundType[] = [
  ...(['infantry', 'naval-infantry', 'mountain', 'engineer', 'zap', 'artillery', 'aa', 'msu'] as const),
];
export const mayBeActivated = ({ type }: GroundCounter): boolean => ACTIVATED.includes(type);

/** A field gun (G42): it has the harbour in range for 26.27b and the readiness of ships. */
export const isArtillery = ({ type }: GroundCounter): boolean => type === 'artillery' || type === 'coast-artillery';

/** Steps that a unit has left (G14). */
export const stepsLeft = ({ counter, lost }: Pick<Unit, 'counter' | 'lost'>): number => counter.steps - lost;

/** G14: a printed value in the part of the steps that are left, rounded up. */
const worn = (value: number, unit: Pick<Unit, 'counter' | 'lost'>): number =>
  Math.ceil((value * stepsLeft(unit)) / unit.counter.steps);

export const attackOf = (unit: Unit): number => worn(unit.counter.attack, unit);
export const defenceOf = (unit: Unit): number => worn(unit.counter.defence, unit);

export const sumOf = (units: readonly Unit[], value: (unit: Unit) => number): number =>
  units.reduce((sum, unit) => sum + value(unit), 0);

/** All combat units of a side in a hex: they defend it together (G39). */
export const garrisonOf = (board: Board, side: Unit['counter']['side'], hex: string): Unit[] =>
  board.unitsAt(side, hex).filter(({ counter }) => isCombatUnit(counter));

/** Whether a gun has a hex in range. */
export const inRange = ({ data: { waters } }: Board, { at, counter }: Unit, hex: HexId): boolean =>
  waters.map.grid.has(at) && waters.map.grid.distance(at, hex) <= (counter.gun?.range ?? 0);

/** 27.12, 27.22: coast artillery that has one of these hexes in range and sight, whatever its supply. */
export const bearsOn = (board: Board, gun: Unit, hexes: readonly HexId[]): boolean =>
  gun.counter.type === 'coast-artillery' &&
  hexes.some((hex) => inRange(board, gun, hex) && board.data.waters.sees(gun.at, hex));

/** Types whose guns support (G42, G44); siege artillery does what G49 says and no more. */
export const isGun = ({ counter }: Unit): boolean => isArtillery(counter) && (counter.gun?.support ?? 0) > 0;

/** G15: stacking points of a side that a land hex holds. */
export const MOST_POINTS = 12;

export const stackedOf = (units: readonly Unit[]): number => sumOf(units, ({ counter }) => counter.points);

/** G15: whether units of a side attack from a hex or are attacked in it: enemies stand beside it, over a side that troops cross. */
export function isInContact(board: Board, side: Side, hex: HexId): boolean {
  const { waters } = board.data;
  return waters.map.grid
    .neighbours(hex)
    .some((beside) => waters.joins(hex, beside) && garrisonOf(board, enemyOf(side), beside).length > 0);
}

/** G15: the points of those that count in a hex: where they attack or are attacked one engineer, the largest, is above the limit. */
export function countedPoints(board: Board, side: Side, hex: HexId, units: readonly Unit[]): number {
  const engineers = units.filter(({ counter }) => counter.type === 'engineer').map(({ counter }) => counter.points);
  const spared = engineers.length > 0 && isInContact(board, side, hex) ? Math.max(...engineers) : 0;
  return stackedOf(units) - spared;
}

/** G15: who is eliminated at the end of a phase, so that no more than twelve points count: engineers first, then those of fewest points (who waited in vain for a ship, 28.23e). */
export function excessIn(board: Board, side: Side, hex: HexId): Unit[] {
  const worth = ({ counter }: Unit): number => (counter.type === 'engineer' ? 0 : counter.points);
  const left = board.unitsAt(side, hex).toSorted((a, b) => worth(a) - worth(b) || (a.id < b.id ? -1 : 1));
  const gone: Unit[] = [];
  while (countedPoints(board, side, hex, left) > MOST_POINTS) {
    const next = left.findIndex(({ counter }) => counter.points > 0);
    if (next < 0) break;
    gone.push(...left.splice(next, 1));
  }
  return gone;
}

/** G35: a unit's failures in a row: one is an Emergency, which does nothing; two is Out of Supply. */
export const [EMERGENCY, OUT_OF_SUPPLY] = [1, 2] as const;

/** G36: of an enemy nobody knows it beforehand. */
export const isOut = ({ hunger = 0 }: Pick<Unit, 'hunger'>): boolean => hunger >= OUT_OF_SUPPLY;

/** G36: Movement Points that a unit Out of Supply has less. */
export const LESS_MOVEMENT = 2;
