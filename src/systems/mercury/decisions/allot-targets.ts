import { targetsChosen } from '../facts/air';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import { type AirId, type Ask, decision, type Letter, type ShipId } from '../mercury';
import { type AllotOrder, allotVerb } from '../orders/attack';
import { lostShip } from '../orders/lost-ships';
import { airName, printTarget } from '../orders/names';
import { shipsOf } from '../rules/16-components';
import { seen } from '../rules/18-search';
import type { AirAttack } from '../rules/19-2-coordination';
import { chooseTarget, type Target } from '../rules/targets';
import { withShips } from './at-sea';

interface AllotFacts {
  tf: Letter;
  units: AirId[];
  ships: Target[];
  most: number;
}
type Allotment = { unit: AirId; ship: ShipId }[];

/** The most air units on one ship (19.21). */
const THREE = 3;

/** 19.21: under poor coordination the Allied player names all targets and the order, at most three units to a ship. */
export const allotTargets = decision<AirAttack, AllotFacts, Allotment, AllotOrder>({
  kind: 'mercury.allot-targets',
  rule: '19.21',
  title: 'allotting a poorly coordinated attack',
  word: 'allotment',
  seats: ['allied'],
  asked: 'other',
  interphase: 'the attackers are allotted to your least valuable ships, three each, the strongest first',
  speaks: withShips,
  verbs: [allotVerb],
  disclose(c) {
    const { tf, level, left } = c.local;
    if (level !== 'poor') return null;
    const ships = shipsOf(c.world, tf).map((s) => ({ id: s.id, damaged: s.damaged }));
    // With few ships and many attackers three each would leave some without a target, which 19.15 forbids: then more.
    const most = Math.max(THREE, Math.ceil(left.length / Math.max(1, ships.length)));
    return ships.length === 0 || left.length === 0 ? null : { seat: 'allied', facts: { tf, units: left, ships, most } };
  },
  prompt(q) {
    const units = q.facts.units.map((u) => airName(u, q)).join(', ');
    const ships = q.facts.ships.map((s) => `${printTarget(s.id, q.data)}${s.damaged ? ' (damaged)' : ''}`).join(', ');
    return {
      question: `The attack on TF ${q.facts.tf} is poorly coordinated. Attackers: ${units}. Ships: ${ships}. Who attacks whom, in which order? (at most ${q.facts.most} on one ship)`,
      choices: ['allot unit > ship, unit > ship'],
      examples: this.print(byDefault(q), q),
    };
  },
  assemble(orders, q) {
    const strikes = orders.flatMap((o) => o.strikes);
    return {
      answer: strikes.map((s) => ({ unit: s.unit, ship: chooseTarget(q.data, [s.ship], q.facts.ships) ?? s.ship })),
    };
  },
  judge: (answer, q) => faults(answer, q),
  print: (answer, q) => [allotVerb.print({ verb: 'allot', strikes: answer }, q)],
  ifSilent: (q) => ({ answer: byDefault(q), text: 'on the least valuable ships, the strongest attackers first' }),
  sample(q, rng) {
    const room = new Map(q.facts.ships.map((s) => [s.id, q.facts.most]));
    return rng.shuffle(q.facts.units).map((unit) => {
      const ship = rng.pick([...room].filter(([, n]) => n > 0).map(([id]) => id));
      room.set(ship, (room.get(ship) ?? 1) - 1);
      return { unit, ship };
    });
  },
  take(c, answer) {
    c.local.ordered = answer.map((a) => ({ unit: a.unit, targets: [a.ship] }));
    const going = answer.map((a) => ({ id: a.ship }));
    seen(c.world, c.local.tf, going);
    targetsChosen(c, {
      tf: c.local.tf,
      by: 'allied',
      strikes: answer.map((a) => ({ unit: a.unit, targets: [a.ship] })),
    });
  },
});

function byDefault(q: Ask<AllotFacts>): Allotment {
  const points = (id: ShipId): number =>
    q.data.schedule.points[`${q.data.ships.get(id)?.type.toLowerCase()}-sunk`] ?? 0;
  const ships = [...q.facts.ships].sort((a, b) => points(a.id) - points(b.id) || Number(a.damaged) - Number(b.damaged));
  const strength = (id: AirId): number => q.data.air.get(id)?.naval ?? 0;
  const units = [...q.facts.units].sort((a, b) => strength(b) - strength(a));
  return units.map((unit, i) => ({ unit, ship: ships[Math.floor(i / q.facts.most)]?.id ?? '' }));
}

function whyNotThere(id: ShipId, q: Ask<AllotFacts>): [rule: string, text: string] {
  const lost = lostShip([id], q);
  return lost ? [lost.rule, lost.text] : ['19.21', `${printTarget(id, q.data)} is not in TF ${q.facts.tf}`];
}

function faults(answer: Allotment, q: Ask<AllotFacts>): Objection[] {
  const unit = (id: AirId): string => airName(id, q);
  const out: Objection[] = [];
  for (const [i, a] of answer.entries()) {
    if (!q.facts.units.includes(a.unit)) out.push(illegal('19.21', `${unit(a.unit)} does not attack TF ${q.facts.tf}`));
    if (answer.findIndex((o) => o.unit === a.unit) !== i)
      out.push(illegal('19.21', `${unit(a.unit)} is allotted twice`));
    if (!q.facts.ships.some((s) => s.id === a.ship))
      out.push(
        illegal(...whyNotThere(a.ship, q), {
          nearest: `${unit(a.unit)} > ${printTarget(q.facts.ships[0]?.id ?? '', q.data)}`,
        }),
      );
  }
  for (const id of q.facts.units)
    if (!answer.some((a) => a.unit === id)) out.push(illegal('19.21', `${unit(id)} is not allotted`));
  for (const { id } of q.facts.ships) {
    const on = answer.filter((a) => a.ship === id).length;
    if (on > q.facts.most)
      out.push(illegal('19.21', `${on} units on ${printTarget(id, q.data)}; ${q.facts.most} are the most`));
  }
  return out;
}
