import type { HexId } from '../../../hex/hex';
import { counted, countedIf, type Counted } from '../../../kernel/chance/roll';
import { enemyOf, type Side } from '../side';
import type { Board, Unit } from './board';
import { inRange, attackOf, defenceOf, garrisonOf, sumOf, isOut } from './g13-units';
import { isFromSea, type Attack } from './g39-attacks';
import { supportInto, type Gun } from './g42-support';
import { eachOnce } from '../../../kernel/data/each-once';
import type { Fault } from '../../../kernel/decide/fault';
import { mayCommand } from './g27-activation';

/** G51: what a side may order of its units in a combat. */
export type CombatOrder = 'no-retreat' | 'additional-retreat';

/** A Declared Attack with all that is known of it when it is resolved. */
export interface Combat extends Attack {
  guns: Record<Side, string[]>;
  /** The supply that is spent for it (G38). */
  supply: string | null;
  order: CombatOrder | null;
  /** The attackers have Additional Retreat against the order of the defender (G51). */
  attackersRetreat?: boolean;
  /** CAS ratings that got through (G63). */
  cas: Record<Side, number>;
  /** The first amphibious attack on a harbour that a scenario gives surprise (scenario 2, 6). */
  surprise: boolean;
}

/** Who fights, with what, and whether who attacks by land has Attack Supply. */
export interface Forces {
  side: Side;
  attackers: readonly Unit[];
  defenders: readonly Unit[];
  guns: Readonly<Record<Side, readonly Gun[]>>;
  supplied: boolean;
}

/** The columns of the Combat Results Table as ratios, the lowest first. */
const RATIOS = ['1-4', '1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1', '6-1', '8-1', '10-1'].map((head) => {
  const [attack = 1, defence = 1] = head.split('-').map(Number);
  return { head, attack, defence };
});

/** G45: the column, fractions dropped for the defender; below 1-4 it is that column, and two more on the die. */
export function columnFor(attack: number, defence: number): { column: string; below: boolean } {
  const met = RATIOS.filter((one) => attack * one.defence >= defence * one.attack);
  return { column: met.at(-1)?.head ?? '1-4', below: met.length === 0 };
}

/** G45: strength and support of both. */
export function strengthsOf(
  board: Board,
  { side, attackers, defenders, guns }: Forces,
): Record<'attack' | 'defence', number> {
  const enemy = enemyOf(side);
  return {
    attack: sumOf(attackers, attackOf) + supportInto(board, true, attackers, guns[side]),
    defence: sumOf(defenders, defenceOf) + supportInto(board, false, defenders, guns[enemy]),
  };
}

const BUILT: readonly string[] = ['city', 'major-city'];
/** G48, G51: a city or a major city. */
export const isCity = ({ data }: Board, hex: HexId): boolean =>
  BUILT.includes(data.waters.map.places.get(hex)?.rank ?? '');

/** What the Terrain Effects Chart adds for a terrain or a place. */
const drmOf = ({ data }: Board, row: string): number => Number(data.charts['terrain-effects'].named(row, 'drm'));

/** G47: what a city adds, and a town in Mud or Snow. */
function placeDrm(board: Board, hex: HexId): number {
  const rank = board.data.waters.map.places.get(hex)?.rank ?? '';
  if (rank === 'town') return board.position.weather.ground === 'Dry' ? 0 : 1;
  return isCity(board, hex) ? drmOf(board, rank) : 0;
}

/** G47: what the hex adds: terrain or place, whichever is higher. */
export const groundDrm = (board: Board, hex: HexId): number =>
  Math.max(placeDrm(board, hex), drmOf(board, board.data.waters.map.terrain.get(hex) ?? 'clear'));

/** G47, G49: levels of a fort, for the Soviet only, or a strongpoint. */
export const worksOf = ({ position }: Board, defender: Side, hex: HexId): number =>
  defender === 'soviet' && position.forts[hex]
    ? (position.forts[hex] ?? 0)
    : position.strongpoints.includes(hex)
      ? 1
      : 0;

/** G48: the engineer who works in an attack; G36: who gets Attack Supply is not Out of Supply in it. */
export const sapperOf = ({ attackers, supplied }: Forces): Unit | undefined =>
  attackers.find((one) => one.counter.type === 'engineer' && (supplied || !isOut(one)));

/** G48, G49: what engineers and siege guns may take off: no more than works and city add, guns no more than works and any place. */
function worn(board: Board, forces: Forces, hex: HexId): Counted[] {
  const chart = board.data.charts['combat-results'];
  const { side } = forces;
  const works = worksOf(board, enemyOf(side), hex);
  const city = isCity(board, hex);
  const engineer = sapperOf(forces) !== undefined && (works > 0 || city);
  const guns = works + placeDrm(board, hex) > (engineer ? 1 : 0) && siegeGuns(board, side, hex).length > 0;
  return [...countedIf(engineer, chart, 'engineer'), ...countedIf(guns, chart, 'siege-guns')];
}

/** G49: siege artillery of a side that has a fort in range. */
export const siegeGuns = (board: Board, side: Side, hex: HexId): Unit[] =>
  (board.position.forts[hex] ?? 0) === 0
    ? []
    : board.units(side).filter((gun) => gun.counter.type === 'siege-artillery' && inRange(board, gun, hex));

/** G46 to G53: all that modifies the die. */
export function combatModifiers(board: Board, combat: Combat, forces: Forces, below: boolean): Counted[] {
  const chart = board.data.charts['combat-results'];
  const { side, defenders, supplied } = forces;
  const enemy = enemyOf(side);
  const terrain = groundDrm(board, combat.hex);
  const works = worksOf(board, enemy, combat.hex);
  const { cas } = combat;
  return [
    ...(terrain > 0 ? [counted(chart, 'terrain', 'the ground', terrain)] : []),
    ...(works > 0 ? [counted(chart, 'fortification', 'a fort or strongpoint', works)] : []),
    ...worn(board, forces, combat.hex),
    ...countedIf(!supplied, chart, 'no-supply'),
    ...countedIf(defenders.some(isOut), chart, 'oos'),
    ...countedIf(combat.order === 'no-retreat', chart, 'no-retreat'),
    ...(cas[side] > 0 ? [counted(chart, 'cas-attacker', `CAS ${cas[side]}`, -cas[side])] : []),
    ...(cas[enemy] > 0 ? [counted(chart, 'cas-defender', `CAS ${cas[enemy]}`, cas[enemy])] : []),
    ...countedIf(below, chart, 'below-1-4'),
    ...(combat.surprise
      ? [{ id: 'surprise', by: -3, rule: '30.15', why: 'surprise in the harbour (scenario 2, 6)' }]
      : []),
  ];
}

/** What a result does (G45): `2*` of the attacker, `1R` of the defender. */
export function readCombat(result: string): { attacker: number; star: boolean; defender: number; retreats: boolean } {
  const [first = '', second = ''] = result.split('/');
  const steps = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);
  return { attacker: steps(first), star: first.includes('*'), defender: steps(second), retreats: second.includes('R') };
}

/** G53, 30.13d, G54: only who attacks by land needs Attack Supply. */
export const needsSupply = (board: Board, unit: Unit): boolean =>
  unit.counter.type !== 'flotilla' && !isFromSea(board, unit);

/** Who defends a hex (G39). */
export const defendersOf = (board: Board, side: Side, hex: HexId): Unit[] => garrisonOf(board, enemyOf(side), hex);

/** G51: why a defender may not lay an order in a Defender hex; `before`: hexes with orders of earlier lines, each a command point. */
export function orderFault(
  board: Board,
  side: Side,
  { hex, order }: { hex: HexId; order: CombatOrder },
  before: readonly HexId[],
  fromSea: boolean,
): Fault | null {
  if (groundDrm(board, hex) + worksOf(board, side, hex) < 1)
    return { rule: 'G51', why: `an order is laid where ground or works help the defender, and ${hex} does not` };
  if (order === 'no-retreat' && fromSea)
    return { rule: '30.16', why: 'against a landing Additional Retreat alone may be ordered' };
  if (order === 'additional-retreat') {
    const barred = retreatFault(board, side, hex);
    if (barred) return barred;
  }
  return commandFault(board, side, [...before, hex]);
}

/** G51, G66: what bars Additional Retreat out of a hex. */
function retreatFault(board: Board, side: Side, hex: HexId): Fault | null {
  if (board.position.weather.ground === 'Mud') return { rule: 'G51', why: 'there is no Additional Retreat in Mud' };
  const { grid } = board.data.waters.map;
  const watched = Object.keys(board.position.interdiction.zones).some((at) => grid.distance(at, hex) <= 1);
  return watched && side === 'soviet'
    ? { rule: 'G66', why: `${hex} lies in a Zone of Interdiction: there is no Additional Retreat` }
    : null;
}

/** G26, G51: a Soviet order costs a command point of an Operational HQ in range. */
const commandFault = (board: Board, side: Side, hexes: readonly HexId[]): Fault | null =>
  side === 'axis' ||
  mayCommand(
    board,
    side,
    hexes.map((at) => ({ at })),
  )
    ? null
    : { rule: 'G51', why: 'an Operational HQ in range must have a command point for each order' };

/** G51, 30.16a: why attackers may not have Additional Retreat against the order of a defender; `before`: hexes that those of earlier lines attack from. */
export function attackersFault(
  board: Board,
  side: Side,
  { hex, units }: { hex: HexId; units: readonly Unit[] },
  before: readonly HexId[],
): Fault | null {
  if (units.some((unit) => isFromSea(board, unit)))
    return { rule: '30.16', why: `who attacks ${hex} from the sea has no orders` };
  const from = leavingFrom(units);
  for (const at of from) {
    const barred = retreatFault(board, side, at);
    if (barred) return barred;
  }
  return commandFault(board, side, [...before, ...from.slice(0, 1)]);
}

/** The hexes that attackers retreat from: flotillas are not meant. */
export const leavingFrom = (units: readonly Unit[]): HexId[] =>
  eachOnce(units.flatMap(({ at, counter }) => (counter.type === 'flotilla' ? [] : [at])));
