import { illegal } from '../../../kernel/decide/decision';
import type { Objection } from '../../../kernel/decide/decision';
import type { Rng } from '../../../kernel/decide/rng';
import { lineOf } from '../../../play/choices/sound-entry';
import { besidesPass, isPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { onBoard } from '../orders/conditions';
import { interceptVerb } from '../orders/mission';
import type { InterceptOrder } from '../orders/mission';
import { place, support } from '../orders/names';
import { Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { transportAirFault } from '../rules/07-2-naval-transport';
import { sizeOf } from '../rules/07-cargo';
import { shipFault } from '../rules/19-1-naval-units';
import type { Fault } from '../rules/fault';
import { nameOf, placeName } from '../rules/names';
import type { Mission, Playing } from '../sequence/playing';
import { goalsOf } from '../sequence/transport-phase';
import { enemyOf } from '../side';
import { decision } from '../slouch-hats';
import type { Act, Ask } from '../slouch-hats';

/** What sails where: goals with how many units and Supply Points. */
export interface SailingTo {
  goals: { to: string; size: number }[];
}
type Query = Ask<SailingTo>;
type Entry = Mission & { line?: number };

/** 7.23c, 19.14: what the other side sends against naval transport, each unit to one goal. */
export const interception = decision<Playing, SailingTo, Entry[], InterceptOrder | PassOrder>({
  ...{ kind: 'slouch-hats.interception', rule: '19.14', title: 'interception', word: 'interception' },
  seats: ['axis', 'allied'],
  asked: 'other',
  interphase:
    'of the Allied player one naval unit that is Active, if there is one, and no aircraft; of the Axis player nothing',
  conditions: onBoard(),
  verbs: [interceptVerb, passVerb],
  concerns: (order, q) => isPass(order) || q.facts.goals.some(({ to }) => to === order.to),
  disclose(c) {
    const mover = activeIn(c.world.moment);
    if (mover === null) return null;
    const seat = enemyOf(mover);
    const goals = goalsOf(c).map((to) => ({ to, size: sizeTo(c, to) }));
    const able = goals.some(({ to }) => ableAgainst(new Board(c.world, c.data), seat, to).length > 0);
    return able ? { seat, facts: { goals } } : null;
  },
  prompt: (q) => ({
    question: `Which naval and air units act against ${q.facts.goals.map(({ to, size }) => `what sails to ${placeName(q.data, to)} (${size})`).join(', ')}?`,
    choices: [
      ...q.facts.goals.map(({ to }) => `intercept ${place.print(to, q)}: ${support.list.print(able(q, to), q)}`),
      'pass',
    ],
    examples: [...first(q).map((entry) => line(entry, q)), 'pass'],
  }),
  assemble: (orders) => ({
    answer: besidesPass<InterceptOrder>(orders).map((order) => ({
      to: order.to,
      units: order.units,
      ...lineOf(order),
    })),
  }),
  judge: (answer, q) => answer.flatMap((entry, i) => objection(entry, answer.slice(0, i), q)),
  print: (answer, q) => (answer.length === 0 ? ['pass'] : answer.map((entry) => line(entry, q))),
  ifSilent(q) {
    const [goal] = [...q.facts.goals].sort((a, b) => b.size - a.size);
    const ship = goal && able(q, goal.to).find((id) => q.view.ships[id]);
    if (!goal || ship === undefined) return { answer: [], text: 'nothing acts against it' };
    const entry = { to: goal.to, units: [ship] };
    return { answer: [entry], text: line(entry, q) };
  },
  sample: (q, rng) => some(q, rng),
  take: (c, answer) => void (c.local.against = answer.map(({ to, units }) => ({ to, units }))),
});

function sizeTo(c: Act<Playing>, to: string): number {
  const { convoy } = c.world.events;
  const cargo = (c.local.sailings ?? []).filter((one) => one.to === to).flatMap((one) => one.cargo);
  const also = convoy?.to === to ? convoy.units.length + convoy.points + convoy.repl.length : 0;
  return cargo.reduce((sum, one) => sum + sizeOf(one), also);
}

/** Naval units of the Allied player, and air units of a side, that may act over a goal. */
function ableAgainst(board: Board, seat: Ask['seat'], to: string): string[] {
  const { data } = board;
  const ships = seat === 'allied' ? [...data.counters.naval.keys()] : [];
  const air = [...data.counters.air.values()].filter(({ side }) => side === seat).map(({ id }) => id);
  return [
    ...ships.filter((id) => shipFault(board, id) === null),
    ...(to in data.boxes ? [] : air.filter((id) => transportAirFault(board, seat, { ids: [id], to }) === null)),
  ];
}

const able = (q: Query, to: string): string[] => ableAgainst(new Board(q.view, q.data), q.seat, to);
const line = ({ to, units }: Mission, q: Query): string => interceptVerb.print({ verb: 'intercept', to, units }, q);

/** The first that is able, for an example. */
function first(q: Query): Mission[] {
  const goal = q.facts.goals.find(({ to }) => able(q, to).length > 0);
  return goal ? [{ to: goal.to, units: able(q, goal.to).slice(0, 1) }] : [];
}

function objection(entry: Entry, before: readonly Entry[], q: Query): Objection[] {
  const fault = missionFaultOf(entry, before, q);
  if (!fault) return [];
  const used = before.flatMap(({ units }) => units);
  const goal = q.facts.goals.find(({ to }) => to === entry.to) ?? q.facts.goals[0];
  const free = goal ? able(q, goal.to).filter((id) => !used.includes(id)) : [];
  const kept = free.filter((id) => entry.units.includes(id));
  const sound = (kept.length > 0 ? kept : free).slice(0, 1);
  const nearest = goal && sound.length > 0 ? line({ to: goal.to, units: sound }, q) : 'pass';
  return [illegal(fault.rule, fault.why, { ...lineOf(entry), nearest })];
}

function missionFaultOf({ to, units }: Entry, before: readonly Entry[], q: Query): Fault | null {
  const board = new Board(q.view, q.data);
  if (!q.facts.goals.some((goal) => goal.to === to))
    return { rule: '7.23c', why: `nothing sails to ${placeName(q.data, to)}` };
  const again = units.find((id) => before.some((other) => other.units.includes(id)));
  if (again !== undefined) return { rule: '13.11', why: `${nameOf(q.data, again)} is named twice` };
  const ships = units.filter((id) => q.data.counters.naval.has(id));
  const [strange] = q.seat === 'allied' ? [] : ships;
  if (strange !== undefined) return { rule: '19.14', why: `${nameOf(q.data, strange)} is not yours` };
  const wrong = ships.map((id) => shipFault(board, id)).find((fault) => fault !== null);
  const here = before.filter((other) => other.to === to).flatMap((other) => other.units);
  const ids = [...here, ...units].filter((id) => !q.data.counters.naval.has(id));
  return wrong ?? transportAirFault(board, q.seat, { ids, to });
}

function some(q: Query, rng: Rng): Mission[] {
  const { to } = rng.pick(q.facts.goals);
  const units = rng.shuffle(able(q, to)).slice(0, rng.int(3));
  return units.length === 0 || missionFaultOf({ to, units }, [], q) ? [] : [{ to, units }];
}
