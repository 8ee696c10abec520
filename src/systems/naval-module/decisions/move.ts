import { eachOnce } from '../../../kernel/data/each-once';
import type { Fault } from '../../../kernel/decide/fault';
import { chooseLines } from '../../../play/choices/lines';
import { onceAView } from '../../../play/words/once-a-view';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval, type Scope } from '../naval-module';
import { grouped, landHex, units } from '../orders/names';
import { embarkingAt, type MovementPhase } from '../rules/28-1-cargo';
import { boardOf, type Board, type Unit } from '../rules/board';
import { countedPoints, MOST_POINTS } from '../rules/g13-units';
import { groundFor } from '../rules/g16-zoc';
import { allowanceOf, needsActivation } from '../rules/g18-allowance';
import { landWays } from '../rules/g19-movement';
import { isInCommand, mayAllBeActivated } from '../rules/g27-activation';
import { placeName } from '../rules/names';
import { endFault } from '../rules/special';
import { hasSquadron } from '../rules/special-squadron';
import { EVERY_SEGMENT } from '../orders/conditions';
import type { NavalView } from '../view/view';
import { SIDES, type Side } from '../side';

/** Ground movement of a side in one of its phases. */
export interface Marching {
  side: Side;
  phase: MovementPhase;
  moves: { units: string[]; to: string }[];
}

const move = written(
  'units march to a hex, each by its cheapest way (G18 to G22)',
  { units: units.list, to: landHex },
  'move {units} to {to}',
);
type Move = OrderOf<typeof move>;
type Phase = Pick<Marching, 'side' | 'phase'>;
type Line = Marching['moves'][number];

/** An own unit that has points in a phase, and the hexes that it can come to. */
interface Reached {
  unit: Unit;
  points: number;
  goals: string[];
}

/** What a unit can reach in a phase; null: it has no points. Worked out once a view, as every order and every click asks. */
const reached = (phase: MovementPhase): ((scope: Scope) => (unit: Unit) => Reached | null) =>
  onceAView<Naval, (unit: Unit) => Reached | null>((scope) => {
    const board = boardOf(scope);
    const ground = groundFor(board, scope.seat);
    const make = (unit: Unit): Reached | null => {
      const points = allowanceOf(board, unit, phase);
      if (points <= 0) return null;
      const ways = [...landWays(board, unit, points, ground).keys()];
      return { unit, points, goals: ways.filter((hex) => endFault(board, unit, hex) === null) };
    };
    return (unit) => board.once(`reached ${phase} ${unit.id}`, () => make(unit));
  });
const REACHED = { motorized: reached('motorized'), movement: reached('movement') };

/** Those of some units who may be ordered to march now. */
function able(q: Ask<Phase>, those = boardOf(q).units(q.seat)): Reached[] {
  const board = boardOf(q);
  const all = those.flatMap((unit) => REACHED[q.facts.phase](q)(unit) ?? []);
  return all.filter(
    ({ unit, goals }) =>
      goals.length > 0 && (!needsActivation(unit, q.facts.phase) || mayAllBeActivated(board, q.seat, [unit])),
  );
}

/** Whether anybody is asked hangs on one who can march: the ways of a whole side are long to look for. */
function firstAble(q: Ask<Phase>): Reached | undefined {
  for (const unit of boardOf(q).units(q.seat)) {
    const [found] = able(q, [unit]);
    if (found) return found;
  }
  return undefined;
}

const marches = ({ unit, goals }: Reached): Line[] => goals.map((to) => ({ units: [unit.id], to }));

function moveFault({ units: ids, to }: Line, q: Ask<Phase>, before: readonly Line[]): Fault | null {
  const board = boardOf(q);
  for (const id of ids) {
    const unit = board.unit(id);
    if (unit?.counter.side !== q.seat) return { rule: 'G18', why: `${units.print(id, q)} is not yours` };
    const found = REACHED[q.facts.phase](q)(unit);
    if (!found) return { rule: 'G18', why: `${units.print(id, q)} does not move in this phase` };
    const barred = endFault(board, found.unit, to);
    if (barred) return barred;
    if (!found.goals.includes(to))
      return { rule: 'G19', why: `${units.print(id, q)} cannot come to ${to} with ${found.points} Movement Points` };
  }
  const going = [...before.flatMap((one) => one.units), ...ids].flatMap((id) => board.unit(id) ?? []);
  const activated = going.filter((unit) => needsActivation(unit, q.facts.phase));
  if (activated.length > 0 && !mayAllBeActivated(board, q.seat, activated))
    return { rule: 'G27', why: 'an Operational HQ in range must have a command point for each of them' };
  return lamedFault(board, q, going) ?? stackFault(board, q.seat, to, ids, before, embarkingAt(board, q.seat, to));
}

/** G28: near a Non-Op HQ one unit less than its recovery value moves in a Movement Phase. */
function lamedFault(board: Board, q: Ask<Phase>, going: readonly Unit[]): Fault | null {
  if (q.facts.phase !== 'movement' || q.seat !== 'soviet') return null;
  const hqs = board.units('soviet').filter(({ counter, nonOp }) => counter.type === 'hq' && nonOp === true);
  const over = hqs.find((hq) => {
    const near = going.filter((unit) => unit.counter.type !== 'flotilla' && isInCommand(board, hq, unit));
    return near.length >= (hq.counter.hq?.recovery ?? 1);
  });
  return over === undefined
    ? null
    : {
        rule: 'G28',
        why: `near ${over.counter.names[0]}, Non-Op, at most ${(over.counter.hq?.recovery ?? 1) - 1} units move`,
      };
}

/** G15: what stands in the goal, less who leaves it, and who comes by these lines; `above`: what may stand there besides until the phase ends. */
export function stackFault(
  board: Board,
  side: Side,
  to: string,
  ids: readonly string[],
  before: readonly Line[],
  above = 0,
): Fault | null {
  // G8: a box holds any number.
  if (board.data.waters.map.boxes.has(to)) return null;
  const leaving = before.flatMap((one) => (one.to === to ? [] : one.units));
  const stay = board.unitsAt(side, to).filter(({ id }) => !leaving.includes(id));
  const come = [...before.flatMap((one) => (one.to === to ? one.units : [])), ...ids].flatMap(
    (id) => board.unit(id) ?? [],
  );
  const points = countedPoints(board, side, to, [...stay, ...come]);
  return points > MOST_POINTS + above
    ? { rule: 'G15', why: `${to} would hold ${points} stacking points, and ${MOST_POINTS + above} are the most` }
    : null;
}

/** Who looks on while units march: whoever has given them plans of the same mail sees them where they end. */
function marchedView(answer: readonly Line[], { view }: Ask<Phase>): NavalView {
  const units = { ...view.units };
  for (const { units: ids, to } of answer)
    for (const id of ids) if (units[id]) units[id] = { ...units[id], at: to, moved: true, marched: view.clock.turn };
  return { ...view, units };
}

/**
 * G18 to G22, G27: who marches where. The first movement phase of a segment is asked about; in the second one all stay in silence
 * as long as no combat was declared in the segment, for then nothing has changed since its side was asked.
 */
const marching = (phase: MovementPhase) =>
  chooseLines<Naval, Marching, Move, Phase>({
    ...(phase === 'movement'
      ? { kind: 'naval.move', title: 'ground movement', word: 'move' }
      : { kind: 'naval.motorized', title: 'motorized movement', word: 'motorized', yields: true as const }),
    ...{ rule: 'G18', seats: SIDES, asked: 'own', order: move, once: 'units' },
    interphase: LATER_STAY,
    speaks: ({ view, seat }) =>
      (seat === 'axis') === (phase === 'motorized') && view.heard.includes(seat) && view.fought.length === 0,
    askedBy: EVERY_SEGMENT,
    question: `${phase === 'motorized' ? 'Motorized Movement' : 'Movement'} Phase: which units march, and where to?`,
    nothing: 'all units stay',
    waits: true,
    whose: ({ local }) => (local.phase === phase ? local.side : null),
    told: ({ local: { side } }) => ({ side, phase }),
    asks: (q) => firstAble(q) !== undefined,
    options: (q) => able(q).flatMap(marches),
    optionsOf: (id, q) =>
      able(
        q,
        boardOf(q)
          .units(q.seat)
          .filter((unit) => unit.id === id),
      ).flatMap(marches),
    listing: (q) =>
      grouped(
        able(q).map(({ unit, goals }) => ({
          name: unit.counter.names[0] ?? unit.id,
          rest: `(${placeName(q.data, unit.at)}) to ${goals.length} hexes`,
        })),
      ),
    fault: moveFault,
    followedBy: ({ seat, view }) => [
      ...(LATER[`${seat} ${phase}`] ?? []),
      ...(seat === 'axis' && hasSquadron(view) ? ['naval.squadron'] : []),
    ],
    inAdvance(scope) {
      const first = firstAble({ ...scope, facts: { side: scope.seat, phase } });
      const to = first?.goals.find((hex) => hex !== first.unit.at);
      return first && to !== undefined ? [{ verb: 'move', units: [first.unit.id], to }] : [];
    },
    imagine: marchedView,
    imagined: ({ seat }) => ({ side: seat, phase }),
    onMap: ({ units: [first = ''], to }, { view }) => ({ from: view.units[first]?.at ?? null, to }),
    takeAll(c, all) {
      c.world.heard = eachOnce([...c.world.heard, c.local.side]);
      c.local.moves = all.map(({ units: ids, to }) => ({ units: ids, to }));
    },
  });
const LATER_STAY = 'in the second movement phase of a segment without combats all units stay';

/** What the rest of the segment may be planned with. */
const LATER: Readonly<Record<string, string[]>> = {
  'axis movement': ['naval.attack', 'naval.raid', 'naval.cas', 'naval.motorized'],
  'soviet motorized': ['naval.sail', 'naval.attack', 'naval.cas', 'naval.move', 'naval.sail-again'],
  'soviet movement': ['naval.sail-again'],
};

export const chooseMoves = marching('movement');
export const chooseMotorized = marching('motorized');
