import * as search from '../../../../hex/search';
import { type HexId, hexside, type Side } from '../../mercury';
import { boundFault, boxAt, type PlaceId, placeOfUnit } from './04-boxes';
import { enemyDistance, enter, type Field, interdiction, isFault, type Mover, openPlaces } from './04-field';
import { absentFault, type Fault, type GroundUnit, isArtillery, standing, type Standing } from './ground';

/** Hexes and boxes entered, and the points they took. */
export type Way = search.Way<PlaceId>;

/** Movement points of a unit in this phase; 0 never moves (4.15, 4.17 to 4.19, 4.41, 4.63, 6.54, 12.42a). */
export function allowance(field: Field, s: Standing, strategic = false): number {
  const printed = s.side.move;
  const start = placeOfUnit(s.unit);
  if (printed === 0 || start === null) return 0;
  if (s.unit.landed) return 1;
  if (s.unit.airlanded) return airlandedPoints(s);
  const cut = heldBack(field, start).points ?? Math.max(1, printed - interdiction(field, start));
  if (s.unit.unloaded) return unloadedPoints(s.unit, cut);
  return cut + (strategic ? STRATEGIC_POINTS : 0);
}

/** Why a unit has other Movement Points than its counter, for who reads its number in a list; null: it has not. */
export function otherAllowance(field: Field, s: Standing): string | null {
  const start = placeOfUnit(s.unit);
  if (start === null || allowance(field, s) === s.side.move) return null;
  if (s.unit.landed) return 'who dropped this game-turn moves one hex (4.18)';
  if (s.unit.airlanded) return 'who landed by air this game-turn has fewer (6.54)';
  if (s.unit.unloaded) return 'who came ashore this game-turn has what is left (4.17)';
  const { points } = heldBack(field, start);
  if (points !== undefined)
    return `in this sector ${points} on game-turn ${field.turn}, whatever the counter says (4.63)`;
  return 'Interdiction takes its level off what the counter says (12.42)';
}

const LANDED: Fault = { rule: '4.18', text: 'a unit that landed this turn moves one hex' };

/** 4.15, 12.42a: coming ashore under Interdiction may take all there is, and one hex is always left. */
const SPENT: Fault = { rule: '4.15', text: 'its allowance went into coming ashore; it moves one hex' };

const heldBack = (field: Field, hex: HexId): Paralysis =>
  paralysis(field.side, field.turn, field.ground.hexes[hex]?.sector ?? '');

/** The unit as a mover, or why it may not move at all (4.15, 4.41, 4.61, 4.62, 6.32a, 11.11). */
export function moverOf(field: Field, id: string, strategic = false): Mover | Fault {
  const absent = absentFault(field.ground, id, '4.0');
  if (absent) return absent;
  const s = standing(field.ground, id);
  const start = placeOfUnit(s.unit);
  if (start === null) throw new Error(`${id} is in play and nowhere`);
  if (s.counter.side !== field.side) return { rule: '4.0', text: 'is not yours' };
  if (s.side.move === 0) return { rule: '4.15', text: 'has no movement allowance' };
  if (s.unit.dispersed) return { rule: '6.32a', text: 'is dispersed' };
  if (isGun(s) && s.unit.fire === 'final') return { rule: '11.11', text: 'has a Final Fire marker' };
  const held = heldBack(field, start);
  const fault =
    boundFault(s.unit, field.turn) ??
    airlandedFault(s.unit, strategic) ??
    unloadedFault(s.unit, strategic) ??
    held.fault ??
    (strategic ? strategicFault(field, s, start) : null);
  const points = allowance(field, s, strategic);
  const oneHex = s.unit.landed ? LANDED : points === 0 ? SPENT : (held.oneHex ?? null);
  return fault ?? { s, start, points, strategic, oneHex };
}

export const isMover = (found: Mover | Fault): found is Mover => 's' in found;

/** Guns pay for a move with a fire marker, mortars do not (11.11, 13.41). */
export const isGun = (s: Standing): boolean => isArtillery(s) && s.counter.type !== 'mortar';

/** Every hex and box the unit can end in, with its cheapest way (4.1, 4.2, 5.2). The start is not among them. */
export function reach(field: Field, mover: Mover): Map<PlaceId, Way> {
  return search.reach({
    start: mover.start,
    points: mover.points,
    part: HALF_POINT,
    next: (from) => openPlaces(field, mover, from),
    enter: stepOf(field, mover),
  });
}

/** Points come in halves (4.22). */
const HALF_POINT = 0.5;

/** Follows a path hex by hex: what it costs, or the first thing that is wrong with it. */
export function follow(field: Field, mover: Mover, path: readonly PlaceId[]): Way | Fault {
  const found = search.follow(mover.start, path, stepOf(field, mover));
  return search.isWay(found) ? found : found.fault;
}

/** One step of a mover; on a march, one that keeps to the rules of it too (4.4). */
function stepOf(field: Field, mover: Mover): search.Enter<PlaceId, Fault> {
  return (from, to, spent) => {
    const entry = enter(field, mover, from, to, spent);
    if (isFault(entry) || !mover.strategic) return entry;
    return marchFault(field, from, to) ?? entry;
  };
}

export const isWay = (found: Way | Fault): found is Way => 'path' in found;

/** 4.17, 17.37c: half of the allowance, rounded up, went into coming ashore; a box takes the whole turn (17.37d). */
const unloadedPoints = ({ unloaded }: GroundUnit, allowed: number): number =>
  unloaded === 'box' ? 0 : allowed - Math.ceil(allowed / 2);

/** Why a unit that was unloaded this game-turn may not move, or not like that (4.17, 17.37d). */
function unloadedFault({ unloaded }: GroundUnit, strategic: boolean): Fault | null {
  if (unloaded === 'box') return { rule: '17.37d', text: 'was unloaded in an off-map box and does not move this turn' };
  if (unloaded === 'hex' && strategic)
    return {
      rule: '4.17',
      text: 'was unloaded this turn and moves what is left of its allowance, not by Strategic Movement',
    };
  return null;
}

/** What a sector allows its Allied units in the first game-turns (4.6). */
interface Paralysis {
  /** They do not move. */
  fault?: Fault;
  /** They move one hex. */
  oneHex?: Fault;
  /** Their allowance, in place of what is printed and of Interdiction (12.42a). */
  points?: number;
}

const LATER_SECTORS = ['Retimo', 'Heraklion'];
const FIRST_SECTOR = 'Maleme-Suda';

/** How far Allied units that stand in `sector` are held back (4.62, 4.63); nothing for Germans and from turn 3 on. */
function paralysis(side: Side, turn: number, sector: string): Paralysis {
  if (side === 'german' || turn > 2) return {};
  if (turn === 1 && sector === FIRST_SECTOR) return { points: 1 };
  if (!LATER_SECTORS.includes(sector)) return {};
  if (turn === 1) return { fault: { rule: '4.62', text: 'does not move on game-turn 1 in this sector' } };
  return { oneHex: { rule: '4.62', text: 'Allied units in this sector move one hex on game-turn 2' } };
}

/** What Strategic Movement adds to the allowance (4.41). */
const STRATEGIC_POINTS = 2;
const NEAR = 3;
/** Units that march: mountain troops go on foot too. */
const ON_FOOT = ['foot', 'mountain'];

/** Why a unit may not begin Strategic Movement where it stands (4.18, 4.41, 4.43); null: it may. */
function strategicFault(field: Field, s: Standing, start: PlaceId): Fault | null {
  if (!ON_FOOT.includes(s.counter.moveType)) return { rule: '4.41', text: 'only units on foot move strategically' };
  if (s.unit.landed) return { rule: '4.18', text: 'a unit that landed this turn moves one hex only' };
  if (boxAt(field.data, start)) return { rule: '4.41', text: 'is off the map, where no road of it goes' };
  if (enemyDistance(field, start) < NEAR)
    return { rule: '4.41', text: `${start} is less than ${NEAR} hexes from an enemy unit` };
  return sectorFault(field, start);
}

/** Why Strategic Movement may not go from one hex to the next or off the map (4.41 to 4.43); null: it may. */
function marchFault(field: Field, from: HexId, to: PlaceId): Fault | null {
  const box = boxAt(field.data, to);
  if (box)
    return { rule: '4.41', text: `Strategic Movement keeps to the roads of the map and does not go to ${box.name}` };
  if (!field.roads.has(hexside(from, to)))
    return { rule: '4.41', text: `no road goes from ${from} to ${to}; Strategic Movement keeps to roads` };
  if (enemyDistance(field, to) <= NEAR)
    return { rule: '4.42', text: `${to} is within ${NEAR} hexes of an enemy unit; Strategic Movement keeps away` };
  return sectorFault(field, to);
}

/** 4.43, 12.42d: none for Allied units under Interdiction. */
function sectorFault(field: Field, hex: HexId): Fault | null {
  if (interdiction(field, hex) === 0) return null;
  return { rule: '4.43', text: `${hex} lies in a sector under Interdiction` };
}

/** 6.54: units that were airlanded undisturbed move half of their allowance, rounded down. */
const airlandedPoints = ({ side }: Standing): number => Math.floor(side.move / 2);

/** Why a unit that was airlanded this game-turn may not move, or not like that (6.54 to 6.56). */
function airlandedFault({ airlanded }: GroundUnit, strategic: boolean): Fault | null {
  if (airlanded === 'under-artillery')
    return { rule: '6.55', text: 'was airlanded within range of Allied guns and does not move this turn' };
  if (airlanded === 'in-enemy-zoc')
    return { rule: '6.56', text: 'was airlanded in an enemy zone of control and does not move this turn' };
  if (airlanded === 'free' && strategic)
    return { rule: '6.54', text: 'was airlanded this turn and moves half its allowance, not by Strategic Movement' };
  return null;
}
