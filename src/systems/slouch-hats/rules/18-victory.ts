import type { HexId } from '../../../hex/hex';
import { enemyOf, SIDES, type Fault, type OpenWorld, type Side, type SlouchHatsData, type World } from '../slouch-hats';
import type { VictoryItem } from '../data/victory';
import { Board } from './03-board';
import { counted, rollOn, type Counted, type Roll } from '../../../kernel/chance/roll';
import type { Die } from './die';

/**
 * Counts a unit that has gone to the Cadre or the Units Eliminated Box for the schedule (18.12); it receives no replacements
 * any more (15.22). Writes the world.
 */
export function noteLoss(world: World, data: SlouchHatsData, id: string): void {
  Object.assign(world.units[id] ?? {}, { receiving: false });
  const counter = data.counters.units.get(id);
  for (const item of data.victory.items)
    if (counter && item.kind === 'lost' && item.counts(counter))
      world.losses[item.id] = (world.losses[item.id] ?? 0) + 1;
}

/** What a side holds of an item now: how often it scores, with the marks that keep it from scoring again. */
interface Claim {
  times: number;
  marks: string[];
}

const NONE: Claim = { times: 0, marks: [] };

/**
 * 18.12, 18.13: scores the schedule in the Victory Determination phase, each item for each side; of a city retaken `place` names
 * it. Writes the world, answers the points.
 */
export function scoreTurn(world: World, data: SlouchHatsData) {
  const board = new Board(world, data);
  return data.victory.items.flatMap((item) => {
    const scored = SIDES.flatMap((side) => {
      const points = item.points[side];
      // 18.45: after a surrender the Allied player gains nothing more for places.
      if (points === 0 || (side === 'allied' && world.surrendered && item.kind === 'place')) return [];
      const { times, marks } = claimOf(board, item, side);
      if (times === 0) return [];
      world.scored[side].push(...marks);
      world.victoryPoints[side] += points * times;
      const place = item.kind === 'retaken' ? marks.map((mark) => mark.slice(item.id.length + 1)).join(', ') : null;
      return [{ side, item: item.id, points: points * times, ...(place === null ? {} : { place }) }];
    });
    if (item.kind === 'lost' && world.losses[item.id]) world.losses[item.id] = (world.losses[item.id] ?? 0) % item.per;
    return scored;
  });
}

function claimOf(board: Board, item: VictoryItem, side: Side): Claim {
  const { world, data } = board;
  const scored = world.scored[side];
  const friendly = (hex: HexId): boolean => board.friendlyTo(hex) === side;
  switch (item.kind) {
    case 'place':
      return friendly(item.hex) && !scored.includes(item.id) ? { times: 1, marks: [item.id] } : NONE;
    case 'held':
      return friendly(item.hex) && world.turn >= item.from ? { times: 1, marks: [] } : NONE;
    case 'lost':
      return { times: Math.floor((world.losses[item.id] ?? 0) / item.per), marks: [] };
    case 'retaken': {
      const other = side === 'axis' ? 'allied' : 'axis';
      const won = item.places.filter((place) => world.scored[other].includes(place) && friendly(hexOf(data, place)));
      const marks = won.map((place) => `${item.id}/${place}`).filter((mark) => !scored.includes(mark));
      return { times: marks.length, marks };
    }
  }
}

function hexOf({ victory }: SlouchHatsData, id: string): HexId {
  const item = victory.items.find((one) => one.id === id);
  return item?.kind === 'place' ? item.hex : '';
}

/** 18.11: why a side cannot spend so many points; null: it can. */
export function spendFault({ victoryPoints }: Pick<World, 'victoryPoints'>, side: Side, points: number): Fault | null {
  const held = victoryPoints[side];
  if (Number.isInteger(points) && points >= 0 && points <= held) return null;
  return { rule: '18.11', why: `that costs ${points} VP, you have ${held}` };
}

/** 18.15: spent points are gone. Writes the world. @throws Error below zero */
export function spendPoints(world: World, side: Side, points: number): void {
  const fault = spendFault(world, side, points);
  if (fault) throw new Error(fault.why);
  world.victoryPoints[side] -= points;
}

/** 18.15: at the end of a turn, after purchases, nobody keeps more than the limit. Writes the world, answers what was lost. */
export function capPoints(world: World, { victory }: SlouchHatsData): Partial<Record<Side, number>> {
  const over = SIDES.map((side) => [side, world.victoryPoints[side] - victory.mostUnspent] as const);
  const lost = over.filter(([, points]) => points > 0);
  for (const [side, points] of lost) world.victoryPoints[side] -= points;
  return Object.fromEntries(lost);
}

/** 18.2: who has won because no enemy combat unit is left on the map, boxes apart; the Allied player if both have. */
export function suddenVictory(board: Board): Side | null {
  const winners = SIDES.filter((side) => board.stacksOf(enemyOf(side)).length === 0);
  return winners.find((side) => side === 'allied') ?? winners[0] ?? null;
}

/** 18.14a: why a side cannot buy so many modifiers; null: it can. */
export function purchaseFault(
  world: OpenWorld,
  { victory }: SlouchHatsData,
  side: Side,
  modifiers: number,
): Fault | null {
  const cost = victory.costs['surrender-modifier'];
  const fault = spendFault(world, side, modifiers * cost);
  return fault && { ...fault, rule: '18.14a' };
}

/** 18.14a: for this turn and all that follow. Writes the world. */
export function purchase(world: World, { victory }: SlouchHatsData, side: Side, modifiers: number): void {
  spendPoints(world, side, modifiers * victory.costs['surrender-modifier']);
  world.surrenderModifiers[side] += modifiers;
}

/** 18.31, 18.32: why the Allied player cannot resolve the Vichy Surrender Table now; null: he can. */
export function resolveFault(world: OpenWorld, { victory, turns }: SlouchHatsData): Fault | null {
  const { firstTurn } = victory.surrender;
  const from = turns[firstTurn]?.name ?? '';
  if (world.surrendered) return { rule: '18.3', why: 'Vichy has surrendered' };
  if (world.turn < firstTurn) return { rule: '18.31', why: `the Vichy Surrender Table is resolved from ${from} on` };
  if (world.surrenderRolled === world.turn)
    return { rule: '18.32', why: 'the Vichy Surrender Table has been resolved this turn' };
  const fault = spendFault(world, 'allied', victory.costs['surrender-table']);
  return fault && { ...fault, rule: '18.32' };
}

/** The column: how many of the cities that count are friendly to the Allied player. */
export function surrenderColumn(board: Board): string {
  return String(board.data.victory.surrender.cities.filter((hex) => board.friendlyTo(hex) === 'allied').length);
}

/** What both have bought so far, as modifiers with their rule. */
export function surrenderModifiers({ surrenderModifiers: bought }: OpenWorld, { charts }: SlouchHatsData): Counted[] {
  const chart = charts['vichy-surrender'];
  const of = (id: string, number: number): Counted[] =>
    number === 0 ? [] : [counted(chart, id, undefined, Number(chart.modifier(id).by) * number)];
  return [...of('allied-bought', bought.allied), ...of('axis-bought', bought.axis)];
}

/** 18.32: pays for the roll and rolls; whether Vichy surrenders. Writes the world. */
export function resolveSurrender(world: World, data: SlouchHatsData, die: Die): { roll: Roll; surrenders: boolean } {
  spendPoints(world, 'allied', data.victory.costs['surrender-table']);
  world.surrenderRolled = world.turn;
  const column = surrenderColumn(new Board(world, data));
  const turn = data.turns[world.turn]?.name ?? '';
  const modifiers = surrenderModifiers(world, data);
  const roll = rollOn({ die }, data.charts['vichy-surrender'], `surrender/${turn}`, column, modifiers);
  return { roll, surrenders: roll.result === 'Y' };
}
