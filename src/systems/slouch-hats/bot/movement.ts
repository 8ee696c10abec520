import { after, begun, standing } from '../decisions/moves';
import type { StackMove, Under } from '../decisions/moves';
import { fits } from '../rules/03-3-stacking';
import type { Board, Unit } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { goingOf } from '../rules/08-field';
import { reachOf } from '../rules/08-reach';
import { isFault } from '../rules/fault';
import type { Ask } from '../slouch-hats';
import { aimsOf, attackOf, enemiesBeside, farFrom, guard, heldAims, pressure } from './situation';

/** Worth of a place for units that go there together, in hexes of way. */
type Worth = (board: Board, at: string, units: readonly Unit[]) => number;

/** The bot's moves: stack by stack, those nearest to the enemy first, each to the best place it reaches, if that is better than its own. */
export function botMoves(q: Ask): StackMove[] {
  const moves: StackMove[] = [];
  let under = begun(q);
  for (const units of groups(under, q)) {
    const move = bestMove(under, units, q);
    if (!move) continue;
    const next = after(under, move, q);
    if (isFault(next) || !fits(next.field.board, move.path.at(-1) ?? '')) continue;
    moves.push(move);
    under = next;
  }
  return moves;
}

/** Units of a place that go at one pace; supply units go last, behind the others. */
function groups({ field }: Under, q: Ask): string[][] {
  const { board } = field;
  const places = [...board.units.values()].flatMap(({ at, counter }) => (counter.side === q.seat ? at : []));
  const supplies = Object.values(board.world.supply).map(({ at }) => at);
  const all = [...places, ...supplies].filter((at, i, list) => list.indexOf(at) === i);
  const aims = [...aimsOf(board, q.seat), ...heldAims(board, q.seat)];
  const sorted = all.toSorted((a, b) => farFrom(board, a, aims) - farFrom(board, b, aims));
  const combat = sorted.flatMap((at) => byPace(board, standing(field, at)));
  const msus = sorted.flatMap((at) => standing(field, at).filter((id) => !board.units.has(id)));
  return [...combat, ...msus.map((id) => [id])];
}

function byPace(board: Board, ids: readonly string[]): string[][] {
  const pace = (id: string): string => {
    const unit = board.units.get(id);
    return unit ? `${unit.counter.motorized}/${unit.counter.front.move}` : '';
  };
  const units = ids.filter((id) => board.units.has(id));
  const paces = units.map(pace).filter((one, i, all) => all.indexOf(one) === i);
  return paces.map((one) => units.filter((id) => pace(id) === one));
}

function bestMove({ field }: Under, ids: string[], q: Ask): StackMove | null {
  const { board } = field;
  const ways = reachOf(field, goingOf(ids));
  if (isFault(ways) || ways.size === 0) return null;
  const units = ids.flatMap((id) => board.units.get(id) ?? []);
  const worth = units.length === 0 ? supplyWorth(q) : q.seat === 'allied' ? attackWorth(q) : holdWorth(q);
  const here = units[0]?.at ?? board.world.supply[ids[0] ?? '']?.at ?? '';
  let best: { path: string[]; worth: number } = { path: [], worth: worth(board, here, units) + 0.5 };
  for (const [at, { path }] of ways) {
    if (path.length === 0 || !fits(board, at, units)) continue;
    const now = worth(board, at, units) - path.length / 100;
    if (now > best.worth) best = { path, worth: now };
  }
  return best.path.length === 0 ? null : { verb: 'move', units: ids, path: best.path };
}

/** Towards what is not taken yet, beside enemies that can be beaten, in supply. */
const attackWorth =
  (q: Ask): Worth =>
  (board, at, units) => {
    const aims = aimsOf(board, q.seat);
    const own = units.reduce((sum, unit) => sum + attackOf(unit), 0);
    const fight = enemiesBeside(board, q.seat, at).map((hex) => {
      const odds = Math.max(own, pressure(board, q.seat, hex)) / Math.max(1, guard(board, hex));
      return odds >= 3 ? 3 : odds >= 2 ? 2 : odds >= 1.5 ? 1 : -2;
    });
    const supplied = canTrace(board, q.seat, at) ? 0 : -6;
    const taken = aims.includes(at) ? 6 : 0;
    return -farFrom(board, at, aims) + Math.max(0, ...fight) + Math.min(0, ...fight) + supplied + taken;
  };

/** Before what is held: in it or beside it, on good ground, not one by one. */
const holdWorth =
  (q: Ask): Worth =>
  (board, at, units) => {
    const held = heldAims(board, q.seat);
    const threat = (hex: string): number =>
      farFrom(
        board,
        hex,
        board.stacksOf('allied').map(([place]) => place),
      );
    const worst = held
      .toSorted((a, b) => threat(a) - guard(board, b) / 4 - (threat(b) - guard(board, a) / 4))
      .slice(0, 2);
    const rough = board.ground.kindOf(at) === 'clear' ? 0 : 1;
    const enemies = enemiesBeside(board, q.seat, at);
    const strength = units.reduce((sum, unit) => sum + attackOf(unit), guard(board, at));
    const danger = enemies.some((hex) => guard(board, hex) > 2 * strength) ? -2 : 0;
    const inside = held.includes(at) ? 2 : 0;
    return -farFrom(board, at, worst) + rough + danger + inside + (canTrace(board, q.seat, at) ? 0 : -6);
  };

/** Supply units stay with the foremost own stack within their reach. */
const supplyWorth =
  (q: Ask): Worth =>
  (board, at) => {
    const enemy = board.stacksOf(q.seat === 'allied' ? 'axis' : 'allied').map(([hex]) => hex);
    const alone = board.occupier(at) === q.seat ? 0 : -20;
    return alone - farFrom(board, at, enemy);
  };
