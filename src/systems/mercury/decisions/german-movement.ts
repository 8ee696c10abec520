import { contactMoved } from '../facts/task-forces';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import { type Ask, type ContactView, decision, type Scope, type SeaId } from '../mercury';
import { type MoveUnitOrder, moveUnitVerb } from '../orders/move';
import { contactNames } from '../orders/names';
import { besidesPass, isPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { printName } from '../../../play/words/lists';
import { enterAthens } from '../rules/16-4-ports';
import { ATHENS, contactOf } from '../rules/16-components';
import { turnOf } from '../rules/03-turn';
import { barred, cheapestPath, reach, waitsFor } from '../rules/17-movement';
import { type Sailing, sailingPrompt, touchSailings, wayFaults } from './sailing';
import { lineOf } from '../../../play/choices/sound-entry';
import { landsNext } from './at-sea';

export interface UnitMove {
  contact: number;
  path: SeaId[];
  line?: number;
}

/** 17.1, 17.2, 16.46: German Naval Movement. Each unit moves on its own, once. */
export const germanMovement = decision<object, object, UnitMove[], MoveUnitOrder | PassOrder>({
  kind: 'mercury.german-movement',
  rule: '17.12',
  title: 'German naval movement',
  word: 'movement',
  seats: ['german'],
  verbs: [moveUnitVerb, passVerb],
  disclose: (c) => (c.world.germans.some((g) => g.at !== null) ? { seat: 'german', facts: {} } : null),
  prompt: (q) => sailingPrompt('Where do your naval units sail? Those not named stay.', sailings(q), q),
  followedBy: landsNext,
  touch: touchSailings((q) => sailings(q)),
  assemble: (orders, q) => ({
    answer: besidesPass(orders).map((o) => ({ contact: o.contact, path: fullPath(o, q), ...lineOf(o) })),
  }),
  judge: (answer, q) => answer.flatMap((m, i) => moveFaults(m, answer.slice(0, i), q)),
  print: (answer, q) => orPass(answer.map(({ contact, path }) => line(contact, path, q))),
  ifSilent: () => ({ answer: [], text: 'no unit moves' }),
  concerns: (order, q) => isPass(order) || movers(q).some((u) => u.contact === order.contact),
  inAdvance: () => [{ verb: 'pass' }],
  sample(q, rng) {
    return movers(q)
      .filter(() => rng.chance(4, 5))
      .flatMap((unit) => {
        const places = [...reachOf(unit, q).keys()].filter((at) => at !== unit.at && q.data.zones.has(at));
        const ring = (at: SeaId): number => q.data.zones.get(at)?.ring ?? 9;
        const near = Math.min(...places.map(ring));
        const pool = rng.chance(2, 3) ? places.filter((at) => ring(at) === near) : places;
        const path = pool.length === 0 ? null : cheapestPath(q.data, unit.at ?? '', rng.pick(pool));
        return path && path.length > 0 ? [{ contact: unit.contact, path }] : [];
      });
  },
  take(c, answer) {
    for (const { contact, path } of answer) {
      const unit = contactOf(c.world, contact);
      const from = unit.at;
      unit.at = path.at(-1) ?? from;
      delete unit.box;
      // Units go to sea from a port undetected (18.16).
      if (from === ATHENS) Object.assign(unit, { detected: false, forTheNight: false });
      if (unit.at === ATHENS) enterAthens(c, unit);
      contactMoved(c, { contact, from: from ?? '', path });
    }
  },
});

const name = (unit: ContactView, q: Ask): string => printName(String(unit.contact), contactNames(q));
const speed = (unit: ContactView, q: Ask): number => q.data.germanNaval.get(unit.unit ?? '')?.move ?? 0;

/** Units on the map that have come into play, and those in Athens that are ready to sail. */
function movers(q: Ask): ContactView[] {
  const ready = q.data.refit.athens.at(-1);
  const there = q.view.contacts.filter((u) => u.at !== null && (u.at !== ATHENS || u.box === ready));
  return there.filter((u) => waitsFor(q, u) === null);
}

const line = (contact: number, path: SeaId[], q: Scope): string =>
  moveUnitVerb.print({ verb: 'move', contact, path }, q);

const sailingOf = (unit: ContactView, q: Ask): Sailing => ({
  ...{ id: String(unit.contact), name: name(unit, q), at: unit.at, points: speed(unit, q), ends: reachOf(unit, q) },
  way: (to) => cheapestPath(q.data, unit.at ?? '', to),
  line: (path) => line(unit.contact, path, q),
});
const sailings = (q: Ask): Sailing[] => movers(q).map((unit) => sailingOf(unit, q));

function reachOf(unit: ContactView, q: Ask): Map<SeaId, number> {
  const all = [...reach(q.data, unit.at ?? '', speed(unit, q))];
  return new Map(all.filter(([at]) => barred(q, 'german', at) === null));
}

function fullPath(order: MoveUnitOrder, q: Ask): SeaId[] {
  const unit = q.view.contacts.find((u) => u.contact === order.contact);
  let at = unit?.at ?? '';
  return order.path.flatMap((to) => {
    const way = cheapestPath(q.data, at, to) ?? [to];
    at = to;
    return way;
  });
}

function moveFaults(move: UnitMove, before: readonly UnitMove[], q: Ask): Objection[] {
  const at = lineOf(move);
  const unit = q.view.contacts.find((u) => u.contact === move.contact);
  if (!unit || unit.at === null) return [illegal('16.16', `contact ${move.contact} is not on the map`, at)];
  if (before.some((b) => b.contact === move.contact)) return [illegal('17.12', `${name(unit, q)} moves once only`, at)];
  const until = waitsFor(q, unit);
  if (until !== null)
    return [illegal('23.3', `${name(unit, q)} does not sail before ${turnOf(q.data, until).name}`, at)];
  if (!movers(q).includes(unit))
    return [illegal('16.46', `${name(unit, q)} is still in ${unit.box?.replace('-', ' ')}`, at)];
  return wayFaults(sailingOf(unit, q), move, q);
}
