import { counted, rollOn, type Counted, type Roll } from '../../../kernel/chance/roll';
import type { Fault, OpenWorld, Side, SlouchHatsData, World } from '../slouch-hats';
import { Board } from './03-board';
import { spendFault, spendPoints } from './18-1-victory-points';
import type { Die } from './die';

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
