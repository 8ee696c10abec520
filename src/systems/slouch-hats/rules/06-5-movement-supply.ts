import type { Fault, Side, World } from '../slouch-hats';
import type { Board } from './03-board';
import { applySupply, counterToSpend, spendFor, supplyPlaces, type SupplyOutcome } from './06-1-supply-points';
import { supplyNet } from './06-2-supply-routes';
import { lengthTo, pointsAt } from './06-4-sources';
import { placeName } from './names';

/** Movement Supply of one side: combat units with and without it (those on foot need it to ride, 9.55), air units that are Active and Flown by it. */
export interface MovementSupply {
  supplied: string[];
  without: string[];
  active: string[];
  flown: string[];
  /** Of those served by a point: who could not move, or fly, without. On foot all move as they do anyway (6.52). */
  readied: { units: string[]; air: string[] };
  outcome: SupplyOutcome;
}

/** A combat unit in General Supply, or an air unit on the map: what a Supply Point serves (6.51, 6.52, 9.55). */
interface Needy {
  id: string;
  at: string;
  air: boolean;
  /** It needs none to move: on foot, or a garrison (5.62, 6.52). */
  idle: boolean;
}

const inBox = (board: Board, at: string): boolean => at in board.data.boxes;
const onMap = (board: Board, at: string): boolean => board.ground.map.grid.has(at);

/** Air units of a side in hexes and boxes. */
const airOf = (board: Board, side: Side): { id: string; at: string }[] =>
  [...board.data.counters.air.values()]
    .filter((counter) => counter.side === side)
    .map(({ id }) => ({ id, at: board.world.air[id]?.at ?? 'off' }))
    .filter(({ at }) => inBox(board, at) || onMap(board, at));

const combatOf = (board: Board, side: Side) => [...board.units.values()].filter(({ counter }) => counter.side === side);

/** Whom Supply Points could serve: not those that come this turn (5.33), nor what is Out of Supply (6.33) or in a box by air (6.52). */
function needyOf(board: Board, side: Side, arrived: readonly string[]): Needy[] {
  const ground = combatOf(board, side).filter(({ outOfSupply }) => !outOfSupply);
  const air = airOf(board, side).filter(({ at }) => !inBox(board, at));
  return [
    ...ground.map(({ id, at, garrison, counter }) => ({ id, at, air: false, idle: garrison || !counter.motorized })),
    ...air.map(({ id, at }) => ({ id, at, air: true, idle: false })),
  ].filter(({ id }) => !arrived.includes(id));
}

/** 6.51: whether a unit traces a Supply Line to a Supply Point; a hex that no combat unit holds must be open itself (6.24). */
export function tracesToPoint(board: Board, side: Side, from: string, place: string): boolean {
  const held = inBox(board, from) || board.occupier(from) === side || supplyNet(board, side).open(from);
  return held && lengthTo(board, side, from, pointsAt(place)) !== null;
}

/**
 * 6.51, 6.52, 6.54: the Movement Supply that spending a point of each of these counters gives; `arrived`: reinforcements of
 * this turn, which have it (5.33). To be asked when General Supply has been marked. A fault for a point that serves
 * nobody. Nothing is written.
 */
export function movementSupply(
  board: Board,
  side: Side,
  { spend = [], arrived = [] }: { spend?: readonly string[]; arrived?: readonly string[] } = {},
): MovementSupply | Fault {
  const spent = spendFor(board, side, spend, '6.51');
  if ('rule' in spent) return spent;
  const needy = needyOf(board, side, arrived);
  const served = new Map<string, true>();
  for (const place of spent.places) {
    const now = needy.filter((n) => !served.has(n.id) && tracesToPoint(board, side, n.at, place));
    if (now.length === 0)
      return { rule: '6.51', why: `an SP in ${placeName(board.data, place)} serves nobody that needs it` };
    for (const n of now) served.set(n.id, true);
  }
  const has = (id: string): boolean => served.has(id) || arrived.includes(id);
  const [ground, air] = [combatOf(board, side), airOf(board, side)];
  const readied = needy.filter(({ id, idle }) => served.has(id) && !idle);
  const idsOf = (those: readonly Needy[]): string[] => those.map(({ id }) => id);
  return {
    readied: { units: idsOf(readied.filter((n) => !n.air)), air: idsOf(readied.filter((n) => n.air)) },
    supplied: ground.filter(({ id }) => has(id)).map(({ id }) => id),
    without: ground.filter(({ id }) => !has(id)).map(({ id }) => id),
    active: air.filter(({ id, at }) => has(id) || inBox(board, at)).map(({ id }) => id),
    flown: air.filter(({ id, at }) => !has(id) && !inBox(board, at)).map(({ id }) => id),
    outcome: spent.outcome,
  };
}

/** Units that make a point worth spending beforehand: so many air units, or so many motorized ones. */
const WORTH = { air: 2, motorized: 3 };

/** The published default: points where one readies two air units or three motorized ones that can move. */
export function usualMovementSpend(board: Board, side: Side, arrived: readonly string[] = []): string[] {
  let needy = needyOf(board, side, arrived).filter(({ idle }) => !idle);
  const spend: string[] = [];
  const places = supplyPlaces(board.world, board.data, side);
  for (;;) {
    const served = places.map((place) => needy.filter(({ at }) => tracesToPoint(board, side, at, place)));
    const best = served.reduce((top, list, i) => (worth(list) > worth(served[top] ?? []) ? i : top), 0);
    const list = served[best] ?? [];
    const counter = counterToSpend(board.world, board.data, side, places[best] ?? '');
    if (worth(list) < 1 || counter === null) return spend;
    spend.push(counter);
    needy = needy.filter((n) => !list.includes(n));
  }
}

const worth = (list: readonly Needy[]): number => {
  const air = list.filter((n) => n.air).length;
  return air / WORTH.air + (list.length - air) / WORTH.motorized;
};

/** Writes markers, turns air units over and spends the points. */
export function markMovementSupply(world: World, given: MovementSupply): void {
  for (const id of given.supplied) Object.assign(world.units[id] ?? {}, { noMovementSupply: false });
  for (const id of given.without) Object.assign(world.units[id] ?? {}, { noMovementSupply: true });
  for (const id of given.active) Object.assign(world.air[id] ?? {}, { active: true });
  for (const id of given.flown) Object.assign(world.air[id] ?? {}, { active: false });
  applySupply(world, given.outcome);
}
