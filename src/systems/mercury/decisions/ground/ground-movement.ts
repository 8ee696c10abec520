import { grouped } from '../../../../kernel/data/grouped';
import { moved } from '../../facts/ground';
import type { Rng } from '../../../../kernel/decide/rng';
import { type Act, type Ask, decision, type Scope, type Side, type View } from '../../mercury';
import { marchVerb, type MoveGroundOrder, moveGroundVerb } from '../../orders/ground/move';
import { eachOnce } from '../../../../kernel/data/each-once';
import { AFTER_MOVING, limitFaults } from './move-limits';
import { besidesPass, orPass, type PassOrder, passVerb } from '../../../../play/words/pass';
import { boxesOf, type PlaceId, placeOfUnit, putUnit } from '../../rules/ground/04-boxes';
import { attacksBox, joinRaid, type Raid } from '../../rules/ground/04-raids';
import { type Field, fieldFor, type Mover } from '../../rules/ground/04-field';
import { waysOf } from '../../rules/ground/04-goal';
import { allowance, follow, isGun, isMover, isWay, moverOf, otherAllowance } from '../../rules/ground/04-movement';
import { dropsToCome } from '../../rules/ground/06-2-landing';
import { type Fire, groundIn, MOST_STACKING, occupyHex, pointsByHex, standing } from '../../rules/ground/ground';
import { countSuda, mayLeaveSuda } from '../../rules/ground/04-suda';
import { touchMoves } from '../../touch/ground-movement';
import { foreseenEnds, foreseenMoves, sensibleMoves, sensibleStep } from './moves-tried';
import { fieldOf, type GroundMove, moveFaults, movesOf, printMove } from './moves';
import { nameOf, placeName } from '../../orders/ground/names';

/** One side's Movement Phase (3.2 IV.B). */
export interface Moving {
  side: Side;
  /** Attacks into off-map boxes, in the order they were moved (4.55). */
  raids?: Raid[];
  raid?: Raid;
  /** Germans who dropped at the Suda Command Area this game-turn (4.64). */
  dropped?: string[];
}

/** 4.0: the moves of a whole phase, in one answer. */
export const groundMovement = decision<Moving, object, GroundMove[], MoveGroundOrder | PassOrder>({
  kind: 'mercury.ground-movement',
  rule: '4.0',
  title: 'ground movement',
  word: 'ground movement',
  seats: ['german', 'allied'],
  asked: 'own',
  verbs: [moveGroundVerb, marchVerb, passVerb],
  disclose: (c) =>
    canMove(fieldFor(groundIn(c), c.local.side, c.world.turn)) ? { seat: c.local.side, facts: {} } : null,
  prompt(q) {
    const field = fieldOf(q);
    return {
      question: `Which of your ground units move, and where? Those not named stay. Behind a name: its Movement Points${otherPoints(field)}.${sudaNote(field)}`,
      choices: ['move unit: hex-hex', 'move unit to hex', 'move stack hex to hex', 'march unit to hex', 'pass'],
      listing: [...unitLines(field, q), ...boxLines(field)],
      examples: examples(field, q),
    };
  },
  touch: touchMoves,
  stays: { one: 'unit', several: 'units', ordered: (answer) => answer.map(({ unit }) => unit) },
  assemble: (orders, q) => movesOf(besidesPass(orders), q),
  judge: (answer, q) => moveFaults(answer, q),
  print: (answer, q) => orPass(answer.map((move) => printMove(move, q))),
  ifSilent: () => ({ answer: [], text: 'no unit moves' }),
  imagined: () => ({}),
  awaits: (scope) => scope.seat === 'german' && dropping(scope),
  leftOut: (answer, q) => landedOthers(answer, q),
  followedBy: () => AFTER_MOVING,
  imagine: (answer, q) => movedView(answer, q),
  foresee: (answer, q) => [...foreseenMoves(answer, q), ...foreseenEnds(answer, { ...q, view: movedView(answer, q) })],
  // The German moves first, and has his aircraft to allocate before: one mail does both.
  inAdvance: (scope, rng) =>
    scope.seat === 'german' && scope.view.ground ? ordersFor(randomMoves(fieldOf({ ...scope, facts: {} }), rng)) : [],
  sample: (q, rng) => randomMoves(fieldOf(q), rng),
  take(c, answer) {
    const field = fieldFor(groundIn(c), c.local.side, c.world.turn);
    for (const move of answer) moveUnit(c, field, move);
  },
});

/** Whether units are still to drop before the moves of this game-turn (6.11). */
function dropping(scope: Scope): boolean {
  const due = dropsToCome(scope);
  return due !== null && Object.keys(due.targets).length + due.free.length > 0;
}

/** Units that dropped this game-turn, may move, and are not named. */
function landedOthers(moves: readonly GroundMove[], q: Ask): string[] {
  const others = movers(fieldOf(q)).filter(({ s }) => s.unit.landed && moves.every((m) => m.unit !== s.unit.id));
  return others.map(({ s }) => nameOf(s.unit.id, q));
}

function movers(field: Field): Mover[] {
  return Object.keys(field.ground.units)
    .map((id) => moverOf(field, id))
    .filter(isMover);
}

const canMove = (field: Field): boolean => Object.keys(field.ground.units).some((id) => isMover(moverOf(field, id)));

/** `W4315: Koch 5, Genz one hex`: the units that may move, with their points, by hex or box. */
function unitLines(field: Field, q: Ask): string[] {
  const far = ({ s, oneHex }: Mover): string => (oneHex ? 'one hex' : `${allowance(field, s)}`);
  const byHex = grouped(movers(field).map((one) => [one.start, `${nameOf(one.s.unit.id, q)} ${far(one)}`] as const));
  return [...byHex].map(([place, units]) => `${placeName(place, q)}: ${units.join(', ')}`);
}

/** `off the map: E2921 to Perama`: where units leave the map, on maps with such places (4.52). */
function boxLines({ ground, data }: Field): string[] {
  const exits = boxesOf(ground, data).flatMap(({ name, hexes }) => hexes.map((hex) => `${hex} to ${name}`));
  return exits.length === 0 ? [] : [`off the map: ${exits.join(', ')}`];
}

/** Up to three orders that are legal together: a path, a goal, and a stack where one can go somewhere as a whole. */
function examples(field: Field, q: Ask): string[] {
  const all = movers(field);
  const stack = wholeStack(field, all, q);
  const [first, second] = sensibleMoves(
    field,
    all.filter(({ start }) => start !== stack?.start),
    q,
    2,
  );
  const beside = [first, second].filter((move) => move !== undefined);
  const to = stack && sensibleStep(field, stack.units, beside, q);
  const printed = [
    ...(first ? [printMove(first, q)] : []),
    ...(second ? [goalOrder({ unit: second.unit }, second.path.at(-1) ?? '', q)] : []),
    ...(stack && to !== undefined ? [goalOrder({ stack: stack.start }, to, q)] : []),
  ];
  return orPass(printed);
}

const goalOrder = (who: MoveGroundOrder['who'], to: PlaceId, q: Ask): string =>
  moveGroundVerb.print({ verb: 'move', who, where: { to } }, q);

/** The first stack of several that may go to a hex beside it together, nearer to the enemy. */
function wholeStack(field: Field, all: readonly Mover[], q: Ask): { start: PlaceId; units: Mover[] } | undefined {
  const starts = all.map((m) => m.start).filter((start, i, own) => own.indexOf(start) === i);
  const stacks = starts.map((start) => ({ start, units: all.filter((m) => m.start === start) }));
  return stacks.find(({ units }) => units.length > 1 && sensibleStep(field, units, [], q) !== undefined);
}

/** Some units go somewhere they may, each where the ones before it left room. */
function randomMoves(field: Field, rng: Rng): GroundMove[] {
  const moves: GroundMove[] = [];
  const points = pointsByHex(field.ground, field.side);
  const put = (place: PlaceId, sp: number): void => void points.set(place, (points.get(place) ?? 0) + sp);
  for (const { s } of movers(field)) {
    const unit = s.unit.id;
    const march = moverOf(field, unit, true);
    const strategic = isMover(march) && rng.chance(1, 4);
    const mover = strategic ? march : moverOf(field, unit);
    const ways = isMover(mover) && rng.chance(2, 3) ? [...waysOf(field, mover).values()] : [];
    const free = ways.filter((w) => (points.get(w.path.at(-1) ?? '') ?? 0) + s.counter.sp <= MOST_STACKING);
    if (free.length === 0) continue;
    const { path } = rng.pick(free);
    const move = { unit, path, ...(strategic ? { strategic } : {}) };
    if (limitFaults(field, [...moves, move], field).length > 0) continue;
    const [from, to] = [placeOfUnit(s.unit) ?? '', path.at(-1) ?? ''];
    put(from, -s.counter.sp);
    // In an off-map box no limit is printed (4.5).
    if (!field.data.boxes.has(to)) put(to, s.counter.sp);
    moves.push(move);
  }
  return moves;
}

function ordersFor(moves: readonly GroundMove[]): (MoveGroundOrder | PassOrder)[] {
  const orders = moves.map(({ unit, path, strategic }): MoveGroundOrder => ({
    verb: strategic ? 'march' : 'move',
    who: { unit },
    where: { path },
  }));
  return orders.length > 0 ? orders : [{ verb: 'pass' }];
}

/** Why some have not the points of their counters, each reason once. */
function otherPoints(field: Field): string {
  const reasons = movers(field).flatMap(({ s }) => otherAllowance(field, s) ?? []);
  const each = eachOnce(reasons);
  return each.length === 0 ? '' : `; ${each.join('; ')}`;
}

/** What the Suda Command Area allows this game-turn (4.64). */
function sudaNote({ ground, turn, side }: Field): string {
  if (side === 'german' || ground.suda === undefined) return '';
  const most = mayLeaveSuda(ground, turn);
  if (most === Infinity) return '';
  return most === 0
    ? ' Units of the Suda Command stay in its area.'
    : ' One unit of the Suda Command may leave its area.';
}

/** Moves one unit, as far as the edge of a box that the enemy holds; a gun gets its fire marker for it (4.55, 11.11). */
function moveUnit(c: Act<Moving>, field: Field, { unit, path, strategic }: GroundMove): void {
  const mover = moverOf(field, unit, strategic);
  const way = isMover(mover) ? follow(field, mover, path) : mover;
  if (!isMover(mover) || !isWay(way)) throw new Error(`${unit} may not move that way`);
  const s = standing(groundIn(c), unit);
  const raids = attacksBox(field, path);
  const gone = raids ? path.slice(0, -1) : path;
  if (raids) joinRaid(c.local, unit, gone.at(-1) ?? mover.start, path.at(-1) ?? '');
  if (gone.length === 0) return;
  countSuda(c, s, gone);
  occupyHex(groundIn(c), gone.at(-1) ?? mover.start, s.counter.side);
  putUnit(c.data, s.unit, gone.at(-1) ?? mover.start);
  if (isGun(s)) s.unit.fire = nextFire(s.unit.fire);
  moved(
    c,
    {
      unit,
      from: mover.start,
      path: gone,
      spent: way.spent,
      points: mover.points,
    },
    { rule: strategic ? '4.41' : '4.11' },
  );
}

const nextFire = (fire: Fire): Fire => (fire === 'none' ? 'first' : 'final');

/** The view with the moves done; who attacks a box is at the edge of it. */
function movedView(moves: readonly GroundMove[], q: Ask<object>): View {
  const { view, data } = q;
  if (!view.ground) return view;
  const field = fieldOf(q);
  const units = { ...view.ground.units };
  for (const { unit, path } of moves) {
    const before = units[unit];
    const end = attacksBox(field, path) ? path.at(-2) : path.at(-1);
    if (!before || end === undefined) continue;
    const gun = isGun(standing(field.ground, unit));
    const moved = { ...before, fire: gun ? nextFire(before.fire) : before.fire };
    putUnit(data, moved, end);
    units[unit] = moved;
  }
  return { ...view, ground: { ...view.ground, units } };
}
