import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { place, point } from '../orders/names';
import { readyVerb, type ReadyOrder } from '../orders/supply';
import { Board, boardSeen } from '../rules/03-board';
import { foreseenReady } from './foreseen';
import { counterToSpend, supplyPlaces } from '../rules/06-1-supply-points';
import { markMovementSupply, movementSupply, usualMovementSpend } from '../rules/06-5-movement-supply';
import { decision, isFault, type Act, type Ask, type OpenWorld, type Side } from '../slouch-hats';
import type { Playing } from '../sequence/playing';
import { supplyMovement } from '../facts/supply';

/** Places where a Supply Point is spent, one for each time that a place is named. */
interface Readied {
  from: string[];
  line?: number;
}

/** 6.51: Supply Points that are spent for Movement Supply. */
export const movementSupplyOf = decision<Playing, object, Readied, ReadyOrder>({
  ...{ kind: 'slouch-hats.movement-supply', rule: '6.51', title: 'Movement Supply', word: 'readiness' },
  seats: ['axis', 'allied'],
  interphase: 'a Supply Point is spent where it readies two air units or three motorized ones',
  verbs: [readyVerb],
  disclose: ({ local: { whose } }) => (whose ? { seat: whose, facts: {} } : null),
  only: (q) => (supplyPlaces(q.view, q.data, q.seat).length === 0 ? { answer: { from: [] } } : null),
  prompt: (q) => ({
    question: 'Where do you spend Supply Points for Movement Supply? Each serves all that trace a Supply Line to it.',
    choices: ['ready from place, place', 'ready none'],
    listing: supplyPlaces(q.view, q.data, q.seat).map((at) => `${place.print(at, q)}: ${servedBy(at, q)} units`),
    examples: [print(usual(q), q), 'ready none'],
  }),
  assemble: (orders, q) => {
    const last = orders.at(-1);
    return { answer: last ? { from: orders.flatMap(({ from }) => from), ...lineOf(last) } : { from: usual(q) } };
  },
  judge({ from, line }, q) {
    const at = line === undefined ? {} : { line };
    const nearest = print(usual(q), q);
    const counters = countersFor(from, q.view, q);
    if (typeof counters === 'string')
      return [illegal('6.51', `you have no Supply Point left in ${point.print(counters, q)}`, { nearest, ...at })];
    const given = movementSupply(boardSeen(q), q.seat, { spend: counters, arrived: q.view.arrived });
    return isFault(given) ? [illegal(given.rule, given.why, { nearest, ...at })] : [];
  },
  print: ({ from }, q) => [print(from, q)],
  ifSilent: (q) => ({ answer: { from: usual(q) }, text: print(usual(q), q) }),
  foresee({ from }, q) {
    const counters = countersFor(from, q.view, q);
    return typeof counters === 'string' ? [] : foreseenReady(counters, q);
  },
  touch: {
    things: () => [],
    offers: (q) =>
      supplyPlaces(q.view, q.data, q.seat)
        .filter((at) => servedBy(at, q) > 0)
        .map((at) => ({
          at,
          says: `ready ${servedBy(at, q)}`,
          lines: [print([at], q)],
        })),
  },
  sample: (q, rng) => ({ from: rng.chance(1, 4) ? [] : usual(q) }),
  take: (c, { from }) => {
    const seat = c.local.whose ?? 'axis';
    const counters = countersFor(from, c.world, { data: c.data, seat });
    judgeMovement(c, seat, typeof counters === 'string' ? [] : counters);
  },
});

/** The counters that spend a point each; the place where there is none left. */
function countersFor(from: readonly string[], world: OpenWorld, { data, seat }: Pick<Ask, 'data' | 'seat'>) {
  const supply = structuredClone(world.supply);
  const spent: string[] = [];
  for (const at of from) {
    const counter = counterToSpend({ supply }, data, seat, at);
    const state = supply[counter ?? ''];
    if (counter === null || !state) return at;
    spent.push(counter);
    state.points -= 1;
    if (state.points <= 0) state.at = 'used';
  }
  return spent;
}

const usual = (q: Ask): string[] =>
  usualMovementSpend(boardSeen(q), q.seat, q.view.arrived).map((id) => q.view.supply[id]?.at ?? '');

/** How many a point there would ready: units that could not move, or fly, without. */
function servedBy(at: string, q: Ask): number {
  const counter = counterToSpend(q.view, q.data, q.seat, at);
  const board = boardSeen(q);
  const given = movementSupply(board, q.seat, { spend: counter === null ? [] : [counter], arrived: q.view.arrived });
  return isFault(given) ? 0 : given.readied.units.length + given.readied.air.length;
}

const print = (from: readonly string[], q: Ask): string => readyVerb.print({ verb: 'ready', from: [...from] }, q);

/** 6.5: who has Movement Supply by points of these counters. */
function judgeMovement(c: Act<object>, side: Side, spend: readonly string[]): void {
  const given = movementSupply(new Board(c.world, c.data), side, { spend, arrived: c.world.arrived });
  if (isFault(given)) throw new Error(given.why);
  markMovementSupply(c.world, given);
  const { units, air } = given.readied;
  supplyMovement(c, { side, spent: spend.length, supplied: units, active: air });
}
