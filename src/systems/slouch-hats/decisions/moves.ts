import { grouped } from '../../../kernel/data/grouped';
import { illegal, withNearest, type Objection } from '../../../kernel/decide/decision';
import type { Movers } from '../../../play/words/who';
import { lineOf } from '../../../play/choices/sound-entry';
import { onceAField } from './once-a-field';
import { isNoMove, lineAmong, printAmong, worldAfter, type AmongMoves } from './among-moves';
import type { ArrangeOrder, EmergencyOrder } from '../orders/supply';
import { printMoveOrder, type MoveOrder, type MoveVerb } from '../orders/move';
import { movers, place, unitName } from '../orders/names';
import { Board, fits } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { fieldOf, goingOf, standsAt, walkerOf, type Field, type Going, type Move, type Used } from '../rules/08-field';
import { judgeMove, reachOf, type Moved, type MoveFault } from '../rules/08-moves';
import { carriedOut, parted } from '../rules/08-on-the-way';
import { railWay } from '../rules/09-4-railroad';
import { enemyOf, isFault, type Ask, type Fault, type OpenWorld, type Scope, type World } from '../slouch-hats';

/** One stack's move of a phase, in the order in which it is made. `unreached`: the goal of an order that no way leads to. */
export interface StackMove extends AmongMoves {
  verb: MoveVerb;
  byTruck?: true;
  units: string[];
  path: string[];
  /** Units that stay behind on the way (8.12). */
  drops?: Record<string, string>;
  unreached?: string;
  line?: number;
}

/** The phase as far as its moves have come: the world with them done, and what they have used up. */
export interface Under {
  world: OpenWorld;
  field: Field;
}

/** The field of a side's Movement phase on this world. */
export const phaseField = (
  world: OpenWorld,
  q: Pick<Ask, 'seat' | 'data'>,
  used?: Used,
  fought: readonly string[] | null = null,
): Field => fieldOn(new Board(world, q.data), q, used, fought);

function fieldOn(
  board: Board,
  q: Pick<Ask, 'seat' | 'data'>,
  used: Used | undefined,
  fought: readonly string[] | null,
): Field {
  const traces: Field['traces'] = (at, stands) => canTrace(board.with(stands), q.seat, at);
  return fieldOf(board, q.seat, { traces, fought, ...used });
}

/** How a verb goes, and who of the units rides on trucks: those on foot and dumps (9.54). */
export function goingBy(
  field: Field,
  { verb, byTruck }: Pick<StackMove, 'verb' | 'byTruck'>,
  units: readonly string[],
): Going {
  if (verb !== 'truck' && !byTruck) return goingOf(units, { mode: verb });
  const onFoot = units.filter((id) => walkerOf(field, id, false)?.motorized === false);
  // Wheels go along with those who ride; where there are none, trucks were meant for wheels (9.52).
  const riding = onFoot.length > 0 ? onFoot : [...units];
  return goingOf(units, { mode: verb === 'truck' ? 'move' : verb, riding });
}

const moveOf = (field: Field, move: StackMove): Move => ({
  ...goingBy(field, move, move.units),
  path: move.path,
  drops: move.drops ?? {},
});

/** What is against a move, and where it might go instead: `truck to 2120`. */
type Refusal = Fault & Partial<Pick<MoveFault, 'nearest'>>;

const afterOnce = onceAField<Under | Refusal>();

/** The phase after one move more, or what is against it. */
export function after(under: Under, { line: _, ...move }: StackMove, q: Pick<Ask, 'seat' | 'data'>): Under | Refusal {
  return afterOnce(under.field, move, () => moved(under, move, q));
}

function moved({ world, field }: Under, move: StackMove, q: Pick<Ask, 'seat' | 'data'>): Under | Refusal {
  if (isNoMove(move)) {
    const next = worldAfter(field.board, move, q);
    return isFault(next) ? next : { world: next, field: phaseField(next, q, leftOf(field), field.fought) };
  }
  const found = judgeMove(field, moveOf(field, move));
  if (isFault(found)) return found;
  const next = parted(world, move.units);
  const board = carriedOut(next as World, q.data, field, found);
  return { world: next, field: fieldOn(board, q, usedBy(field, found), field.fought) };
}

/** What the moves of a phase have left so far. */
export const leftOf = ({ moved, motorPool, railroad }: Field): Used => ({ moved: [...moved], motorPool, railroad });

/** What is left when a move has been made. */
export const usedBy = (field: Field, { move, motorPool, railroad }: Moved): Used => ({
  moved: [...field.moved, ...move.units],
  ...{ motorPool: field.motorPool - motorPool, railroad: field.railroad - railroad },
});

/** What is disclosed before an Exploitation Movement phase, and in a phase that goes on after its moves; before a Movement phase nothing. */
export interface MoveFacts {
  fought?: string[];
  used?: Used;
}

const begunOnce = new WeakMap<object, { facts: unknown; under: Under }>();

/** The phase before any move; of a view that nobody can change it is made once. */
export function begun(q: Ask): Under {
  const known = begunOnce.get(q.view);
  if (known && known.facts === q.facts) return known.under;
  const { fought = null, used } = q.facts as MoveFacts;
  const under = { world: q.view, field: phaseField(q.view, q, used, fought) };
  if (Object.isFrozen(q.view)) begunOnce.set(q.view, { facts: q.facts, under });
  return under;
}

/** What may be ordered in a phase of moves. */
export type PhaseOrder = MoveOrder | EmergencyOrder | ArrangeOrder;

/** Orders as moves of stacks: those that are named together and stand together go together (8.12); goals become cheapest ways. */
export function movesOf(orders: readonly PhaseOrder[], q: Ask): StackMove[] {
  let under = begun(q);
  return orders.flatMap((order) => {
    if (order.verb === 'emergency' || order.verb === 'arrange') {
      const move = lineAmong(order);
      const next = after(under, move, q);
      if (!isFault(next)) under = next;
      return move;
    }
    return stacksOf(order.who, under).map((units) => {
      const { verb, byTruck, drops } = order;
      const how = { verb, ...(byTruck ? { byTruck } : {}), ...(drops ? { drops } : {}) };
      const move = { ...how, units, ...wayOf(under.field, order, units), ...lineOf(order) };
      const next = move.unreached === undefined ? after(under, move, q) : null;
      if (next && !isFault(next)) under = next;
      return move;
    });
  });
}

type WayOf = Pick<StackMove, 'path' | 'unreached'>;
const wayOnce = onceAField<WayOf>();

const wayOf = (field: Field, { line: _, ...order }: MoveOrder, units: readonly string[]): WayOf =>
  wayOnce(field, [order, units], () => foundWay(field, order, units));

function foundWay(field: Field, { where, ...how }: MoveOrder, units: readonly string[]): WayOf {
  if ('path' in where) {
    const [first, ...rest] = where.path;
    const begins = first !== undefined && first === standsAt(field, units[0] ?? '') && rest.length > 0;
    return { path: begins ? rest : where.path };
  }
  if (besideSea(field, units, where.to)) return { path: [where.to] };
  const ways = reachOf(field, goingBy(field, how, units));
  const found = isFault(ways) ? undefined : ways.get(where.to);
  return found && found.path.length > 0 ? { path: found.path } : { path: [], unreached: where.to };
}

/** 10.62: who waits at sea and goes to a hex beside it lands there; that he goes on to it by land is written hex by hex. */
function besideSea({ board }: Field, units: readonly string[], to: string): boolean {
  const at = board.units.get(units[0] ?? '')?.at ?? '';
  const { grid } = board.ground.map;
  return grid.has(at) && grid.has(to) && board.ground.isSea(at) && grid.adjacent(at, to);
}

/** The units of an order, by the place they stand in; of a stack those that have not moved yet. */
function stacksOf(who: Movers, { field }: Under): string[][] {
  if ('stack' in who) return [standing(field, who.stack)];
  const units = 'units' in who ? who.units : [who.unit];
  return [...grouped(units.map((id) => [standsAt(field, id), id] as const)).values()];
}

/** Own units of a place that may still move by themselves, supply units among them. */
export function standing(field: Field, place: string): string[] {
  const { world, data } = field.board;
  const own = (id: string, side: string | undefined): boolean => side === field.side && !field.moved.includes(id);
  const units = field.board.at(place).filter(({ id, counter, garrison }) => own(id, counter.side) && !garrison);
  const supply = Object.keys(world.supply).filter(
    (id) =>
      world.supply[id]?.at === place &&
      own(id, data.counters.supply.get(id)?.side) &&
      !world.supply[id].moved &&
      data.counters.supply.get(id)?.move,
  );
  return [...units.filter(({ counter }) => counter.front.move > 0).map(({ id }) => id), ...supply];
}

/** A move as the order that it is. */
export const orderOf = ({ verb, byTruck, units, path, drops }: StackMove): MoveOrder => ({
  ...{ verb, ...(byTruck ? { byTruck } : {}), ...(drops ? { drops } : {}) },
  who: units.length === 1 ? { unit: units[0] ?? '' } : { units: [...units] },
  where: { path: [...path] },
});

/** A move in order words. */
export const printMove = (move: StackMove, scope: Scope): string =>
  printAmong(move, scope) ?? printMoveOrder(orderOf(move), scope);

/** The view of a seat once its moves are made, as far as they are legal; what they meet is not rolled for. */
export function movedView(moves: readonly StackMove[], q: Ask): Ask['view'] {
  let under = begun(q);
  for (const move of moves) {
    const next = move.unreached === undefined ? after(under, move, q) : null;
    if (next && !isFault(next)) under = next;
  }
  return { ...q.view, ...under.world };
}

/** All that is wrong with the moves of a phase, one behind the other, each with the nearest that would do. */
export function moveFaults(moves: readonly StackMove[], q: Ask): Objection[] {
  const faults: Objection[] = [];
  let under = begun(q);
  for (const move of moves) {
    const next = move.unreached === undefined ? after(under, move, q) : unreached(under.field, move);
    if (isFault(next)) faults.push(objection(next, move, q));
    else under = next;
  }
  return faults.length > 0 ? faults : crowded(under, moves, q);
}

/** Why no way leads to a goal: what is against going, or against the straight way there. */
function unreached(field: Field, move: StackMove): Refusal {
  const goal = move.unreached ?? '';
  const going = goingBy(field, move, move.units);
  const start = standsAt(field, move.units[0] ?? '');
  if (start !== '' && start === goal) return { rule: '8.11', why: `already in ${goal}; leave it out of the order` };
  const { grid } = field.board.ground.map;
  const plain = grid.has(start) && grid.has(goal) ? grid.straight(start, goal) : [goal];
  const straight = going.mode === 'rail' ? railWay(field.board, start, goal) : plain;
  // Of a goal that an enemy holds that is said, and not what lies on the way.
  const isHeld = field.board.occupier(goal) === enemyOf(field.side);
  const found = judgeMove(field, { ...going, path: isHeld ? [goal] : (straight ?? [goal]), drops: {} });
  return isFault(found) ? found : { rule: '8.13', why: `${goal} is too far` };
}

function objection(fault: Refusal, move: StackMove, q: Ask): Objection {
  const names = move.units.map((id) => unitName(id, q)).join(', ');
  const who = isNoMove(move) || fault.why.startsWith(unitName(move.units[0] ?? '', q)) ? '' : `${names}: `;
  const objected = illegal(fault.rule, `${who}${fault.why}`, lineOf(move));
  if (isNoMove(move)) return { ...objected, nearest: 'pass' };
  const { nearest } = fault;
  if (nearest === undefined) return objected;
  return withNearest(objected, () => nearestOrder(nearest, move, q));
}

/** `truck to 2120` in the words of an order for these units. */
function nearestOrder(nearest: string, { units }: StackMove, q: Ask): string | undefined {
  const [, how = '', to = ''] = /^(\w+(?: by truck)?) to (\S+)$/.exec(nearest) ?? [];
  if (to === '') return undefined;
  const who = units.length === 1 ? { unit: units[0] ?? '' } : { units };
  return `${how} ${movers.print(who, q)} to ${place.print(to, q)}`;
}

/** 3.32: who would stand in a hex of more than seven points when all have moved. */
function crowded({ field }: Under, moves: readonly StackMove[], q: Ask): Objection[] {
  const ends = moves
    .filter((move) => !isNoMove(move))
    .flatMap(({ path, drops = {} }) => [path.at(-1) ?? '', ...Object.values(drops)])
    .filter((end, i, all) => all.indexOf(end) === i);
  return ends.flatMap((end) => {
    if (fits(field.board, end)) return [];
    const last = moves.findLast(({ path }) => path.at(-1) === end);
    const text = `${field.board.stackingPoints(end)} stacking points would stand in ${place.print(end, q)}; seven may`;
    const stop = last?.path.at(-2);
    const more =
      stop === undefined || !last ? {} : { nearest: printMove({ ...last, path: last.path.slice(0, -1) }, q) };
    return [illegal('3.32', text, { ...(last ? lineOf(last) : {}), ...more })];
  });
}
