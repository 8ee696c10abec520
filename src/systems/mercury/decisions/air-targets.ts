import { targetsChosen } from '../facts/air';
import { plainly } from '../../../kernel/decide/condition';
import { illegal, type Objection } from '../../../kernel/decide/decision';
import { type Act, type AirId, type Ask, decision, type Letter, type ShipId } from '../mercury';
import { resolveAir, type UnclearAir } from '../orders/allocate';
import { type AttackOrder, type AttackPart, attackVerb, withUnit } from '../orders/attack';
import { lostShip } from '../orders/lost-ships';
import { airName, printTarget } from '../orders/names';
import { shipsOf } from '../rules/16-components';
import { seen } from '../rules/18-search';
import type { AirAttack, Strike } from '../rules/19-2-coordination';
import { chooseTarget, fulfils, type Target } from '../rules/targets';
import { lineOf } from '../../../play/choices/sound-entry';

interface TargetFacts {
  tf: Letter;
  level: 'full' | 'partial';
  units: AirId[];
  ships: Target[];
}

/** 19.21: the German names the targets, under full coordination one attack at a time, under partial all before the first. */
export const airTargets = decision<AirAttack, TargetFacts, Strike[], AttackOrder>({
  kind: 'mercury.air-targets',
  rule: '19.21',
  title: 'targets of the air attack',
  word: 'targets',
  flown: true,
  seats: ['german'],
  verbs: [attackVerb],
  yields: true,
  conditions: [
    plainly('full', 'the attack is fully coordinated', (q) => q.facts.level === 'full'),
    plainly('partial', 'the attack is partially coordinated', (q) => q.facts.level === 'partial'),
  ],
  concerns: (order, q) => order.tf === q.facts.tf,
  disclose(c) {
    const { tf, level, left } = c.local;
    if (level !== 'full' && level !== 'partial') return null;
    const ships = shipsOf(c.world, tf).map((s) => ({ id: s.id, damaged: s.damaged }));
    if (ships.length === 0 || left.length === 0) return null;
    seen(c.world, tf, ships);
    return { seat: 'german', facts: { tf, level, units: left, ships } };
  },
  prompt(q) {
    const { tf, level, units, ships } = q.facts;
    const there = ships.map((s) => `${printTarget(s.id, q.data)}${s.damaged ? ' (damaged)' : ''}`).join(', ');
    const rule =
      level === 'full'
        ? 'fully coordinated: name the next attack; those after it may wait'
        : 'partially coordinated: name all attacks now, in order';
    return {
      question: `TF ${tf} (${there}): ${rule}.`,
      choices: units.map((u) => `attack TF ${tf}: ${airName(u, q)} > ship`),
      examples: this.print(byDefault(q), q),
    };
  },
  touch: {
    things: (q) => q.facts.units.map((id) => ({ id, name: airName(id, q), at: null })),
    offers: (q, picked) =>
      q.facts.ships.map(({ id: ship, damaged }) => {
        const units = picked.length > 0 ? picked : q.facts.units;
        const name = `${printTarget(ship, q.data)}${damaged ? ' (damaged)' : ''}`;
        const parts = units.map((unit) => ({ units: { one: unit }, targets: [ship] }));
        const line = attackVerb.print({ verb: 'attack', tf: q.facts.tf, parts }, q);
        return { at: null, says: `${picked.length > 0 ? '' : 'all '}> ${name}`, lines: [line] };
      }),
  },
  assemble(orders, q) {
    const mine = orders.filter((o) => o.tf === q.facts.tf);
    let free = q.facts.units;
    const answer: Strike[] = [];
    for (const { order, part } of mine.flatMap((o) => o.parts.map((p) => ({ order: o, part: p })))) {
      // A plan may name units that were sent elsewhere or have attacked: they are left out.
      const { units, unclear } = resolveAir([part.units], free, q.data);
      if (unclear.length > 0) return { objections: unclear.map((one) => couldBe(one, order, part, q)) };
      const here = units.filter((id) => free.includes(id));
      free = free.filter((id) => !here.includes(id));
      answer.push(...here.map((unit) => ({ unit, targets: aimed(part.targets, q) })));
    }
    return { answer };
  },
  judge: (answer, q) => [...strikeFaults(answer, q), ...missing(answer, q)],
  print: (answer, q) => [lineOfStrikes(answer, q)],
  ifSilent: (q) => ({
    answer: byDefault(q),
    text: `all units attack ${printTarget(byDefault(q)[0]?.targets[0] ?? '', q.data)}`,
  }),
  inAdvance: ({ view }) =>
    view.taskForces.map((tf): AttackOrder => ({
      verb: 'attack',
      tf: tf.letter,
      parts: [{ units: { rest: true }, targets: ['damaged', 'type:BB', 'type:CL', 'any'] }],
    })),
  sample(q, rng) {
    const units = rng.shuffle(q.facts.units).map((unit) => ({ unit, targets: [rng.pick(q.facts.ships).id] }));
    return q.facts.level === 'full' ? units.slice(0, 1 + rng.int(units.length)) : units;
  },
  take(c, answer) {
    c.local.ordered = answer;
    const told = { tf: c.local.tf, by: 'german' as const };
    // Under full coordination the rest may wait: each attack is told when it is flown.
    const others = c.local.level === 'partial' ? { ...told, strikes: answer.map((s) => fixed(s, c)) } : null;
    targetsChosen(c, { ...told, strikes: answer.map((s) => ({ ...s })) }, { others });
  },
});

/** A type that could be several units, with the order for each of them. */
function couldBe({ text, could }: UnclearAir, order: AttackOrder, part: AttackPart, q: Ask): Objection {
  return illegal('19.21', text, { ...lineOf(order), could: could.map((one) => withUnit(order, part, one, q)) });
}

/** The strike with the one ship it goes for: under partial coordination that is settled before the first attack. */
function fixed({ unit, targets }: Strike, c: Act<AirAttack>): { unit: AirId; targets: ShipId[] } {
  const there = shipsOf(c.world, c.local.tf).map(({ id, damaged }) => ({ id, damaged }));
  const ship = chooseTarget(c.data, targets, there);
  return { unit, targets: ship === null ? [] : [ship] };
}

/** Under partial coordination the target is fixed now: the first wish that somebody fulfils. */
function aimed(wishes: readonly string[], q: Ask<TargetFacts>): string[] {
  if (q.facts.level === 'full') return [...wishes];
  const ship = chooseTarget(q.data, wishes, q.facts.ships);
  return ship === null ? [...wishes] : [ship];
}

function byDefault(q: Ask<TargetFacts>): Strike[] {
  const value = (id: string): number => q.data.schedule.points[`${q.data.ships.get(id)?.type.toLowerCase()}-sunk`] ?? 0;
  const best = [...q.facts.ships].sort((a, b) => Number(b.damaged) - Number(a.damaged) || value(b.id) - value(a.id))[0];
  return q.facts.units.map((unit) => ({ unit, targets: [best?.id ?? 'any'] }));
}

function strikeFaults(answer: readonly Strike[], q: Ask<TargetFacts>): Objection[] {
  const first = q.facts.ships[0];
  return answer.flatMap((s, i) => {
    const unit = airName(s.unit, q);
    if (!q.facts.units.includes(s.unit)) return [illegal('19.13', `${unit} is not sent against TF ${q.facts.tf}`)];
    if (answer.findIndex((o) => o.unit === s.unit) !== i) return [illegal('12.15', `${unit} attacks once only`)];
    if (s.targets.some((t) => q.facts.ships.some((ship) => fulfils(q.data, t, ship)))) return [];
    const wished = s.targets.map((t) => printTarget(t, q.data)).join(' or ') || 'no ship';
    const nearest = first ? { nearest: `${unit} > ${printTarget(first.id, q.data)}` } : {};
    const why = lostShip(s.targets, q) ?? { rule: '19.21', text: `not in TF ${q.facts.tf}` };
    return [illegal(why.rule, `${unit} > ${wished}: ${why.text}`, nearest)];
  });
}

const lineOfStrikes = (answer: readonly Strike[], q: Ask<TargetFacts>): string =>
  attackVerb.print(
    { verb: 'attack', tf: q.facts.tf, parts: answer.map((s) => ({ units: { one: s.unit }, targets: s.targets })) },
    q,
  );

/** 19.15: who was sent must attack; offered are all that were named, with the others behind them. */
function missing(answer: readonly Strike[], q: Ask<TargetFacts>): Objection[] {
  if (q.facts.level === 'full') return answer.length === 0 ? [illegal('19.15', 'name at least the next attack')] : [];
  const idle = q.facts.units.filter((id) => !answer.some((s) => s.unit === id));
  const others = byDefault(q).filter(({ unit }) => idle.includes(unit));
  const nearest = lineOfStrikes([...answer, ...others], q);
  return idle.map((id) => illegal('19.15', `${airName(id, q)} is allocated and must attack`, { nearest }));
}
