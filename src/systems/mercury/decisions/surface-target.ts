import { illegal } from '../../../kernel/decide/decision';
import { type Ask, decision, type Letter, type ShipId } from '../mercury';
import { lostShip } from '../orders/lost-ships';
import { printTarget } from '../orders/names';
import { type FireAtOrder, fireAtVerb } from '../orders/surface';
import { seen } from '../rules/18-search';
import { engaged, type Round } from '../rules/19-7-surface-combat';
import { chooseTarget, type Target } from '../rules/targets';
import { withShips } from './at-sea';

interface FireFacts {
  contact: number;
  tf: Letter;
  ships: Target[];
}

/** 19.74b: the one Allied ship the German unit fires at; not one that is withheld. */
export const surfaceTarget = decision<Round, FireFacts, ShipId, FireAtOrder>({
  kind: 'mercury.surface-target',
  rule: '19.74b',
  title: 'target of a naval unit',
  word: 'fire',
  seats: ['german'],
  asked: 'other',
  interphase: 'your unit fires at a damaged ship, else at the one with the lowest defence',
  speaks: withShips,
  verbs: [fireAtVerb],
  disclose(c) {
    if (c.local.chase) return null;
    const ships = engaged(c.world, c.data, c.local).map((s) => ({ id: s.id, damaged: s.damaged }));
    if (ships.length === 0) return null;
    seen(c.world, c.local.tf, ships);
    return { seat: 'german', facts: { contact: c.local.contact, tf: c.local.tf, ships } };
  },
  prompt(q) {
    const there = q.facts.ships.map((s) => `${printTarget(s.id, q.data)}${s.damaged ? ' (damaged)' : ''}`);
    return {
      question: `TF ${q.facts.tf} engages contact ${q.facts.contact}. At which ship does your unit fire? ${there.join(', ')}`,
      choices: q.facts.ships.map((s) => `fire at ${printTarget(s.id, q.data)}`),
      examples: this.print(byDefault(q), q),
    };
  },
  assemble(orders, q) {
    const wishes = orders.flatMap((o) => o.targets);
    const ship = chooseTarget(q.data, wishes, q.facts.ships);
    const wished = wishes.map((w) => printTarget(w, q.data)).join(' or ');
    if (ship !== null) return { answer: ship };
    const why = lostShip(wishes, q) ?? { rule: '19.74b', text: 'cannot be fired at' };
    return {
      objections: [illegal(why.rule, `${wished}: ${why.text}`, { nearest: this.print(byDefault(q), q)[0] ?? '' })],
    };
  },
  judge: (ship, q) =>
    q.facts.ships.some((s) => s.id === ship)
      ? []
      : [illegal('19.74b', `${printTarget(ship, q.data)} cannot be fired at`)],
  print: (ship, q) => [fireAtVerb.print({ verb: 'fire at', targets: [ship] }, q)],
  ifSilent: (q) => ({ answer: byDefault(q), text: `at ${printTarget(byDefault(q), q.data)}` }),
  only(q) {
    const [ship] = q.facts.ships;
    if (ship === undefined || q.facts.ships.length > 1) return null;
    return { answer: ship.id, why: `${printTarget(ship.id, q.data)} alone can be fired at, 19.74b` };
  },
  sample: (q, rng) => rng.pick(q.facts.ships).id,
  take(c, ship) {
    c.local.target = ship;
  },
});

function byDefault(q: Ask<FireFacts>): ShipId {
  const defence = (t: Target): number => q.data.ships.get(t.id)?.front.defence ?? 0;
  return (
    [...q.facts.ships].sort((a, b) => Number(b.damaged) - Number(a.damaged) || defence(a) - defence(b))[0]?.id ?? ''
  );
}
