import type { HexId } from '../../../hex/hex';
import type { Fault } from '../../../kernel/decide/fault';
import type { Board, Unit } from './board';

/** The siege of scenarios 2 and 3: its city, and how far it reaches. */
export const CITY = '1527';
export const FEODOSIA = '3620';
const [RING, SIEGE] = [4, 3];
/** Scenario 3, 1: the fortress. */
export const FORTRESS: readonly HexId[] = ['1526', '1527', '1528', '1626', '1627', '1628', '1426', '1427'];

/** Scenario 2, 1: hexes of the siege, which is not played. */
export const isClosed = (board: Board, hex: HexId): boolean =>
  board.position.scenario === 'kerch-feodosia' &&
  board.data.waters.map.grid.has(hex) &&
  board.data.waters.map.grid.distance(CITY, hex) <= SIEGE;

/** Scenario 2, 1 and 4; scenario 3, 1: whether a unit may come to a hex by land at all. */
export function mayStand(board: Board, { counter, at }: Unit, hex: HexId): boolean {
  const { scenario } = board.position;
  const { grid } = board.data.waters.map;
  if (isClosed(board, hex)) return false;
  if (scenario !== 'sevastopol') return true;
  if (counter.side === 'soviet') return !FORTRESS.includes(at) || FORTRESS.includes(hex);
  const [now, then] = [grid.distance(CITY, at), grid.distance(CITY, hex)];
  return then <= RING || now > RING;
}

/** Scenario 2, 6: the first amphibious attack on Feodosia has surprise. */
export function isTimeOfSurprise(
  board: Board,
  side: 'axis' | 'soviet',
  hex: HexId,
  attackers: readonly string[],
): boolean {
  const { scenario, surprised } = board.position;
  if (scenario !== 'kerch-feodosia' || hex !== FEODOSIA || side !== 'soviet' || surprised) return false;
  return attackers.some((id) => board.position.ships[board.position.units[id]?.at ?? ''] !== undefined);
}

/** Scenario 2, 1: the harbours of the siege, in range of guns that are not on the map. */
export const isBesieged = ({ position }: Board, port: string): boolean =>
  position.scenario === 'kerch-feodosia' && (port === 'sevastopol' || port === 'kamyshovaya');

const HOLD_TO = 95;
/** Scenario 2, 4: columns west of this one are barred to the 46th Division, east of that one to the Romanians (9). */
const [WEST, EAST] = [40, 30];
const DIVISION_46: readonly string[] = ['g-42-ir', 'g-72-ir', 'g-97-ir', 'g-114-ar', 'g-46-pi', 'g-46-aa'];
export const ROMANIANS: readonly string[] = ['r-8-cb', 'r-4-mb'];

/** Scenario 2, 4 and 9: why a unit may not end its move in a hex; both end when Feodosia is Soviet. */
export function endFault(board: Board, unit: Unit, to: HexId): Fault | null {
  const { scenario, clock } = board.position;
  if (scenario !== 'kerch-feodosia' || clock.turn > HOLD_TO || board.holder(FEODOSIA) === 'soviet') return null;
  const column = Number(to.slice(0, 2));
  const name = unit.counter.names[0] ?? unit.id;
  if (DIVISION_46.includes(unit.id) && column < WEST)
    return {
      rule: 'G18',
      why: `${name} holds the peninsula: until GT ${HOLD_TO} it ends no move west of column ${WEST} (scenario 2, 4)`,
    };
  return ROMANIANS.includes(unit.id) && column > EAST
    ? { rule: 'G18', why: `${name} ends no move east of column ${EAST} until GT ${HOLD_TO} (scenario 2, 9)` }
    : null;
}

const ICE = 98;
/** G13: who moves as foot, HQs among them. */
const FOOT: readonly string[] = ['infantry', 'naval-infantry', 'mountain', 'engineer', 'zap', 'cavalry', 'hq'];
const [BANK, OVER]: readonly (readonly HexId[])[] = [
  ['5118', '5018'],
  ['4816', '4817'],
];

/** Scenario 2, 7: where a Soviet foot unit can walk over the ice as its whole Movement Phase. */
export function overIce(board: Board, { at, counter }: Unit): readonly HexId[] {
  const { scenario, clock, weather } = board.position;
  const frozen = scenario === 'kerch-feodosia' && clock.turn >= ICE && weather.ground === 'Snow' && !weather.storm;
  if (!frozen || counter.side !== 'soviet' || !FOOT.includes(counter.type) || !BANK?.includes(at)) return [];
  return (OVER ?? []).filter((hex) => board.holder(hex) === 'soviet');
}

/** Scenario 3, 5: a cruiser that carries a point on deck though its counter has none. */
const DECK: readonly string[] = ['cl-molotov', 'cl-voroshilov'];
export const isOnDeck = ({ position }: Board, ship: string): boolean =>
  position.scenario === 'sevastopol' && DECK.includes(ship);

/** Scenario 3, 2: Soviet artillery of the fortress needs a supply point for each combat that it defends. */
export const isLimited = ({ position }: Board, { at, counter }: Unit): boolean =>
  position.scenario === 'sevastopol' && counter.type === 'artillery' && FORTRESS.includes(at);

/** G94: places that score at the end of scenario 2, by the items of its card. */
export const PLACES: Readonly<Record<string, HexId>> = {
  kerch: '4816',
  feodosia: FEODOSIA,
  'ak-monai': '3817',
  vladislavovka: '3618',
  'islam-terek': '3418',
  'stary-krym': '3321',
  sudak: '3223',
  karasubazar: '2720',
  simferopol: '2221',
};
