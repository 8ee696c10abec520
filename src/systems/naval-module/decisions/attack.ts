import { eachOnce } from '../../../kernel/data/each-once';
import { chooseLines } from '../../../play/choices/lines';
import { onceAView } from '../../../play/words/once-a-view';
import type { Ask, Naval, Scope } from '../naval-module';
import { attack, type AttackOrder } from '../orders/attack';
import { Board, type Unit } from '../rules/board';
import { attackFault, mayAttack, missedBy, targetsFor, type Attack } from '../rules/g39-attacks';
import type { Combat } from '../rules/g45-odds';
import { placeName } from '../rules/names';
import { SIDES, type Side } from '../side';
import { foreseenAttacks, ratioOf, shortOdds } from './foreseen-attacks';

/** The Combat of a side's segment, from its declaration on. */
export interface Fighting {
  side: Side;
  combats: Combat[];
  combat?: Combat;
  /** Guns that have supported a combat or fired at a ship in this phase. */
  used: string[];
  /** What reacts (G25). */
  reactions: { unit: string; to: string }[];
  /** Guns that the supply of the combat at hand serves (G38). */
  served?: string[];
  /** Batteries that have fired at ships in this phase: they support nothing (27.12a). */
  fired?: string[];
}

/** Own units that may attack, each with the hexes that it may attack: once a view. */
const able = onceAView<Naval, readonly { unit: Unit; targets: string[] }[]>((scope: Scope) => {
  const board = new Board(scope.view, scope.data);
  return board.units(scope.seat).flatMap((unit) => {
    if (!mayAttack(board, unit)) return [];
    const targets = targetsFor(board, unit);
    return targets.length > 0 ? [{ unit, targets }] : [];
  });
});

/** For each hex all who may attack it, and each of them alone, as far as that reaches 1-4. */
function options(q: Ask): Attack[] {
  const board = new Board(q.view, q.data);
  const all = able(q);
  const hexes = eachOnce(all.flatMap(({ targets }) => targets)).toSorted();
  return hexes.flatMap((hex) => {
    const here = all.flatMap(({ unit, targets }) => (targets.includes(hex) ? [unit.id] : []));
    const lines = here.length > 1 ? [here, ...here.map((id) => [id])] : [here];
    return lines.map((ids) => ({ hex, units: ids })).filter((one) => attackFault(board, q.seat, one, []) === null);
  });
}

/** The first attack that a side could declare as it stands, and no other. */
export function firstAttack(scope: Scope): Attack | undefined {
  const board = new Board(scope.view, scope.data);
  return options({ ...scope, facts: {} }).find((one) => missedBy(board, scope.seat, [one]) === null);
}

/** ` Odds of all who can, ...: O0808 3-1 +1, O0908 2-1`. */
function oddsLine(q: Ask): string {
  const odds = withAll(q).flatMap((one) => {
    const short = shortOdds(one, q);
    return short === '' ? [] : [`${one.hex} ${short}`];
  });
  if (odds.length === 0) return '';
  return ` Odds of all who can, and what is added to the die, before guns, aircraft and orders: ${odds.join(', ')}.`;
}

/** Each hex with the first line of its options: that of all who may attack it. */
const withAll = (q: Ask): Attack[] => options(q).filter(({ hex }, i, all) => all[i - 1]?.hex !== hex);

/** The line at the best odds that may stand alone. */
function shown(q: Ask): Attack[] {
  const board = new Board(q.view, q.data);
  const alone = options(q).filter((one) => missedBy(board, q.seat, [one]) === null);
  return alone.toSorted((a, b) => ratioOf(b, q) - ratioOf(a, q)).slice(0, 1);
}

/** G39, G40, 30.15: which hexes are attacked, and by whom. */
export const chooseAttacks = chooseLines<Naval, Fighting, AttackOrder>({
  kind: 'naval.attack',
  rule: 'G39',
  title: 'Attack Declaration',
  word: 'attack',
  seats: SIDES,
  asked: 'own',
  order: attack,
  once: 'units',
  question: (q) => `Which hexes are attacked, and by whom?${oddsLine(q)}`,
  nothing: 'nobody attacks',
  waits: true,
  whose: ({ local }) => local.side,
  options,
  examples: (q) => shown(q),
  ...{ foresee: foreseenAttacks, imagined: () => ({}) },
  listing: (q) =>
    able(q).map(
      ({ unit, targets }) => `${unit.counter.names[0]} (${placeName(q.data, unit.at)}) at ${targets.join(', ')}`,
    ),
  fault: (one, q, before) => attackFault(new Board(q.view, q.data), q.seat, one, before),
  together(all, q) {
    const hex = missedBy(new Board(q.view, q.data), q.seat, all);
    return hex === null
      ? null
      : { rule: 'G39', why: `${hex} has its zone of control on who attacks: somebody must attack it too` };
  },
  followedBy: ({ seat }) =>
    seat === 'axis' ? ['naval.raid', 'naval.cas', 'naval.motorized'] : ['naval.cas', 'naval.move', 'naval.sail-again'],
  inAdvance(scope) {
    const first = firstAttack(scope);
    return first ? [{ verb: 'attack', ...first }] : [{ verb: 'pass' }];
  },
  onMap: ({ hex, units: [first = ''] }, { view }) => ({ from: view.units[first]?.at ?? null, to: hex }),
  takeAll(c, all) {
    c.local.combats = all.map(({ hex, units: ids }) => ({
      hex,
      units: ids,
      guns: { axis: [], soviet: [] },
      supply: null,
      order: null,
      cas: { axis: 0, soviet: 0 },
      surprise: false,
    }));
  },
});
