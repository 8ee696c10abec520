import { doubtful, illegal, type Objection, withNearest } from '../../../../kernel/decide/decision';
import { lineOf } from '../../../../play/choices/sound-entry';
import type { Ask } from '../../mercury';
import { marchVerb, type MoveGroundOrder, moveGroundVerb } from '../../orders/ground/move';
import type { Movers } from '../../../../play/words/who';
import { type PlaceId, placeOfUnit, unitsInBox } from '../../rules/ground/04-boxes';
import { type Field, fieldFor } from '../../rules/ground/04-field';
import { goalFault, waysOf } from '../../rules/ground/04-goal';
import { follow, isMover, isWay, moverOf } from '../../rules/ground/04-movement';
import { attacksBox } from '../../rules/ground/04-raids';
import { groundIn, marks, MOST_STACKING, pointsByHex, unitsIn } from '../../rules/ground/ground';
import { endsOf, limitFaults } from './move-limits';
import { goalOf, nearestLegal, nearestTogether, type Together } from './nearest-move';
import { nameOf, placeName } from '../../orders/ground/names';
import { decidingHexes, decidingRule } from '../../data/ground-scenario';

/** One unit's move in this phase. `unreached`: the goal of an order that no way leads to. */
export interface GroundMove {
  unit: string;
  path: PlaceId[];
  strategic?: true;
  unreached?: PlaceId;
  line?: number;
}

/** The map as the player who moves sees it. @throws NoHexMap */
export function fieldOf(q: Ask): Field {
  const ground = groundIn(q);
  const { turn } = q.view;
  const known = fields.get(ground);
  if (known?.side === q.seat && known.turn === turn) return known;
  const field = fieldFor(ground, q.seat, turn);
  // Of what may still change every question makes its own map.
  if (groundIn(q) === ground) fields.set(ground, field);
  return field;
}

/** One question asks for the same field many times, and a field keeps the ways that were found on it. */
const fields = new WeakMap<Field['ground'], Field>();

/** Orders as moves of single units: goals become cheapest ways, a stack its units that have no order of their own (4.11). */
export function movesOf(
  orders: readonly MoveGroundOrder[],
  q: Ask,
): { answer: GroundMove[] } | { objections: Objection[] } {
  const field = fieldOf(q);
  const named = marks(orders.flatMap(({ who }) => byName(who)));
  const empty: Objection[] = [];
  const answer = orders.flatMap((o) => {
    if (!('stack' in o.who)) return byName(o.who).map((unit) => moveOf(field, o, unit));
    const units = stackMovers(field, o.who.stack).filter((id) => !named.has(id));
    if (units.length === 0) empty.push(illegal('4.11', `no unit in ${o.who.stack} is left that could move`, lineOf(o)));
    return units.map((unit) => moveOf(field, o, unit));
  });
  return empty.length > 0 ? { objections: empty } : { answer };
}

/** The units an order names; none for a stack. */
function byName(who: Movers): string[] {
  if ('stack' in who) return [];
  return 'units' in who ? who.units : [who.unit];
}

/** Own units in a hex or box that may move at all. */
export function stackMovers(field: Field, place: PlaceId): string[] {
  const { ground, side } = field;
  const ids = [...unitsIn(ground, place, side), ...unitsInBox(ground, place, side)].map((s) => s.unit.id);
  return ids.filter((id) => isMover(moverOf(field, id)));
}

function moveOf(field: Field, order: MoveGroundOrder, unit: string): GroundMove {
  const strategic = order.verb === 'march';
  const move = { unit, ...(strategic ? { strategic } : {}), ...lineOf(order) };
  const mover = moverOf(field, unit, strategic);
  if ('path' in order.where) {
    const [first, ...rest] = order.where.path;
    const here = field.ground.units[unit];
    const begun = here !== undefined && first === placeOfUnit(here) && rest.length > 0;
    return { ...move, path: begun ? rest : order.where.path };
  }
  const goal = order.where.to;
  const way = isMover(mover) ? waysOf(field, mover).get(goal) : undefined;
  return way ? { ...move, path: way.path } : { ...move, path: [], unreached: goal };
}

/** The move in order words. */
export function printMove({ unit, path, strategic }: GroundMove, q: Ask): string {
  const verb = strategic ? marchVerb : moveGroundVerb;
  return verb.print({ verb: strategic ? 'march' : 'move', who: { unit }, where: { path } }, q);
}

/** All that is wrong with the moves of a phase, each with the nearest move that is legal beside the others (4.1 to 4.6, 5.2, 13.61). */
export function moveFaults(moves: readonly GroundMove[], q: Ask): Objection[] {
  const field = fieldOf(q);
  const seen = marks([]);
  const faults = moves.flatMap((move) => {
    if (seen.has(move.unit)) return [illegal('4.13', `${nameOf(move.unit, q)} moves once only`, lineOf(move))];
    seen.set(move.unit, true);
    return moveFault(field, moves, move, q);
  });
  if (faults.length > 0) return faults;
  const limits = limitFaults(field, moves, q).map(({ rule, text, move }) =>
    withNearest(illegal(rule, text, lineOf(move)), () => nearest(field, moves, move, goalOf(field, move), q)),
  );
  return [...limits, ...crowded(field, moves, q), ...crowdedIfBeaten(field, moves), ...leftObjectives(field, moves, q)];
}

function moveFault(field: Field, moves: readonly GroundMove[], move: GroundMove, q: Ask): Objection[] {
  const name = (): string => nameOf(move.unit, q);
  const mover = moverOf(field, move.unit, move.strategic);
  if (!isMover(mover)) {
    // Who may not march may still move; who may not move stays.
    const plain: GroundMove = { unit: move.unit, path: move.path, ...lineOf(move) };
    const fault = illegal(mover.rule, `${name()} ${mover.text}`, lineOf(move));
    return [move.strategic ? withNearest(fault, () => nearest(field, moves, plain, goalOf(field, move), q)) : fault];
  }
  const found =
    move.unreached === undefined ? follow(field, mover, move.path) : goalFault(field, mover, move.unreached);
  if (isWay(found)) return [];
  const fault = illegal(found.rule, `${name()}: ${found.text}`, lineOf(move));
  return [withNearest(fault, () => nearest(field, moves, move, goalOf(field, move), q))];
}

/** 4.31: a hex that units move into holds six stacking points at most when all have moved. */
function crowded(field: Field, moves: readonly GroundMove[], q: Ask): Objection[] {
  const ends = endsOf(moves);
  const points = pointsByHex(field.ground, field.side, ends);
  return [...points].flatMap(([hex, sp]) => {
    const last = moves.findLast((m) => ends.get(m.unit) === hex);
    if (sp <= MOST_STACKING || !last) return [];
    const text = `${sp} stacking points would stand in ${hex}; it holds ${MOST_STACKING}`;
    return [withNearest(illegal('4.31', text, lineOf(last)), () => nearest(field, moves, last, hex, q))];
  });
}

/** 4.32, 4.55: units beaten off a box go back to the edge of the map, where others may have left no room. */
function crowdedIfBeaten(field: Field, moves: readonly GroundMove[]): Objection[] {
  const ends = endsOf(moves);
  const raids = moves.filter(({ path }) => path.length > 1 && attacksBox(field, path));
  const back = new Map([...ends, ...raids.map((m) => [m.unit, m.path.at(-2) ?? ''] as const)]);
  return [...pointsByHex(field.ground, field.side, back)].flatMap(([hex, sp]) => {
    const last = raids.findLast((m) => back.get(m.unit) === hex);
    if (sp <= MOST_STACKING || !last) return [];
    const text = `beaten, it comes back to ${hex}: ${sp} stacking points, of which ${MOST_STACKING} may stay`;
    return [doubtful('4.32', text, lineOf(last))];
  });
}

/** The nearest move that is legal beside the others, in order words; of an order for several units one for all of them. */
function nearest(
  field: Field,
  moves: readonly GroundMove[],
  move: GroundMove,
  goal: PlaceId,
  q: Ask,
): string | undefined {
  const group = moves.filter((m) => m.line !== undefined && m.line === move.line);
  if (group.length > 1) {
    const together = nearestTogether(field, moves, group, goal);
    return together ? printTogether(field, moves, together, q) : undefined;
  }
  const way = nearestLegal(field, moves, move, goal);
  return way ? printMove({ ...move, path: way.path }, q) : undefined;
}

/** As a stack where they are all of it that have no order of their own. */
function printTogether(field: Field, moves: readonly GroundMove[], { units, strategic, to }: Together, q: Ask): string {
  const here = field.ground.units[units[0] ?? ''];
  const stack = (here && placeOfUnit(here)) ?? '';
  const rest = stackMovers(field, stack).filter((id) => units.includes(id) || moves.every((m) => m.unit !== id));
  const whole = units.length > 1 && rest.length === units.length && rest.every((id) => units.includes(id));
  const verb = strategic ? marchVerb : moveGroundVerb;
  return verb.print({ verb: strategic ? 'march' : 'move', who: whole ? { stack } : { units }, where: { to } }, q);
}

/** Hexes that decide the scenario (14.1 to 14.3) and that nobody of one's own holds any more when all have moved: allowed, but said. */
function leftObjectives(field: Field, moves: readonly GroundMove[], q: Ask): Objection[] {
  const scenario = q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  const { ground, side } = field;
  const ends = endsOf(moves);
  return decidingHexes(scenario?.victory ?? {}).flatMap(({ hex, name, beside }) => {
    const holders = beside ? [] : unitsIn(ground, hex, side).map((s) => s.unit.id);
    const stay = holders.some((id) => (ends.get(id) ?? hex) === hex) || [...ends.values()].includes(hex);
    const last = moves.findLast((m) => holders.includes(m.unit));
    if (stay || !last) return [];
    const text = `${placeName(hex, q)} ${name} is left empty; it decides the scenario for whoever stands there at the end`;
    return [doubtful(decidingRule(scenario), text, lineOf(last))];
  });
}
