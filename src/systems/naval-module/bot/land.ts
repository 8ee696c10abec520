import { eachOnce } from '../../../kernel/data/each-once';
import type { Ask } from '../naval-module';
import { Board, type Unit } from '../rules/board';
import { attackOf, defenceOf, sumOf } from '../rules/g13-units';
import { groundFor } from '../rules/g16-zoc';
import { allowanceOf } from '../rules/g18-allowance';
import { landWays } from '../rules/g19-movement';
import { attackFault, isFromSea, mayAttack, missedBy, targetsFor, type Attack } from '../rules/g39-attacks';
import { defendersOf, groundDrm, worksOf } from '../rules/g45-odds';
import { bestOf, gunsFor, supportOf } from '../rules/g42-support';
import { supplyFor } from '../rules/g33-sources';
import { chooseMoves } from '../decisions/move';
import type { MovementPhase } from '../rules/28-1-cargo';
import { enemyOf, type Side } from '../side';

/** Odds from which an attack pays, more by each point that the die has against it; who is at sea lands at less. */
const [PAYS, MORE, AT_SEA] = [1.5, 0.25, 0.9];

/** The hex that each side fights for, by scenario. */
const PRIZES: Readonly<Record<string, readonly string[]>> = {
  odessa: ['O0910'],
  'kerch-feodosia': ['3620', '4816', '3618', '3418', '3321'],
  sevastopol: ['1527'],
};

/** Whoever attacks a hex with all that is beside it, from the best odds down, as far as they pay. */
export function attacks(q: Ask): Attack[] {
  const board = new Board(q.view, q.data);
  const able = board.units(q.seat).filter((unit) => mayAttack(board, unit));
  const targets = new Map(able.map((unit) => [unit.id, targetsFor(board, unit)]));
  const hexes = eachOnce([...targets.values()].flat());
  const ratio = (hex: string, units: readonly Unit[]): number => {
    const strength = sumOf(units, attackOf);
    const guns = gunsFor(board, { side: q.seat, hex, attacking: true, served: null, used: [] });
    const support = bestOf(board, q.seat, guns, units).reduce((sum, gun) => sum + supportOf(gun), 0);
    const defence = sumOf(defendersOf(board, q.seat, hex), defenceOf);
    return (strength + Math.min(strength, support)) / Math.max(1, defence);
  };
  const at = (hex: string, used: readonly string[]): Unit[] =>
    able.filter(({ id }) => !used.includes(id) && targets.get(id)?.includes(hex));
  const order = hexes.toSorted((a, b) => ratio(b, at(b, [])) - ratio(a, at(a, [])) || (a < b ? -1 : 1));
  const chosen: Attack[] = [];
  for (const hex of order) {
    const units = at(
      hex,
      chosen.flatMap((one) => one.units),
    );
    if (units.length === 0 || !isWorthIt(board, q.seat, hex, units, ratio(hex, units))) continue;
    const one = { hex, units: units.map(({ id }) => id) };
    if (attackFault(board, q.seat, one, chosen) === null) chosen.push(one);
  }
  while (chosen.length > 0 && missedBy(board, q.seat, chosen) !== null) chosen.pop();
  return chosen;
}

function isWorthIt(board: Board, side: Side, hex: string, units: readonly Unit[], odds: number): boolean {
  const against = groundDrm(board, hex) + worksOf(board, enemyOf(side), hex);
  if (units.some((unit) => isFromSea(board, unit))) return odds >= AT_SEA;
  const dry = supplyFor(board, side, units).length === 0 ? 2 : 0;
  return odds >= PAYS + MORE * (against + dry);
}

/** Units go towards what is fought for, and stay where enemies are beside them. */
export function moves(q: Ask<{ side: Side; phase: MovementPhase }>): { units: string[]; to: string }[] {
  const board = new Board(q.view, q.data);
  const ground = groundFor(board, q.seat);
  const { grid } = q.data.waters.map;
  const goals = (PRIZES[q.view.scenario] ?? []).filter((hex) => board.holder(hex) !== q.seat);
  const far = (hex: string): number => Math.min(...goals.map((goal) => grid.distance(goal, hex)), Infinity);
  const lines: { units: string[]; to: string }[] = [];
  if (goals.length === 0) return lines;
  const going = board.onHexes(q.seat).filter(({ at, counter }) => counter.type !== 'flotilla' && !ground.zoc.has(at));
  for (const unit of going) {
    const ways = landWays(board, unit, allowanceOf(board, unit, q.facts.phase), ground);
    const nearer = [...ways.keys()]
      .filter((hex) => grid.has(hex) && far(hex) < far(unit.at))
      .toSorted((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
    const to = nearer.slice(0, TRIES).find((hex) => fits(q, [...lines, { units: [unit.id], to: hex }]));
    if (to !== undefined) lines.push({ units: [unit.id], to });
  }
  return lines;
}
const TRIES = 4;

const fits = (q: Ask<{ side: Side; phase: MovementPhase }>, lines: { units: string[]; to: string }[]): boolean =>
  chooseMoves.judge(lines, q).length === 0;
