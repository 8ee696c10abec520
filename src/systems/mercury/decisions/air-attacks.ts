import { attackAllocated } from '../facts/air';
import { illegal, type Objection, type PlannedOrder } from '../../../kernel/decide/decision';
import { type AirId, type Ask, decision, type Letter } from '../mercury';
import { resolveAir } from '../orders/allocate';
import { type AttackOrder, attackVerb, withUnit } from '../orders/attack';
import { lostInOrder } from '../orders/lost-ships';
import { airName, airNamed } from '../orders/names';
import { besidesPass, isPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { ALEXANDRIA } from '../rules/16-components';
import { foreseenRaid } from './foreseen-naval';
import { lineOf } from '../../../play/choices/sound-entry';

/** The air units sent against one Task Force, in the order of attack. */
export interface Raid {
  tf: Letter;
  units: AirId[];
}
export interface Raiding {
  raids: Raid[];
}

/** 19.13, 19.14: all air units on Naval Attack are sent against detected Task Forces before the first attack is flown. */
export const airAttacks = decision<Raiding, object, Raid[], AttackOrder | PassOrder>({
  kind: 'mercury.air-attacks',
  rule: '19.13',
  title: 'air attacks',
  word: 'attacks',
  flown: true,
  seats: ['german'],
  verbs: [attackVerb, passVerb],
  disclose: () => ({ seat: 'german', facts: {} }),
  prompt(q) {
    const units = airNamed(raiders(q), q);
    return {
      question: `On Naval Attack: ${units || 'none'}. Detected: ${
        detected(q)
          .map((tf) => `TF ${tf}`)
          .join(', ') || 'none'
      }.`,
      choices: [...detected(q).map((tf) => `attack TF ${tf}: unit, unit > ship, 2 Ju-88 > BB or any`), 'pass'],
      examples: this.print(byDefault(q), q),
    };
  },
  touch: {
    things: (q) => raiders(q).map((id) => ({ id, name: airName(id, q), at: null })),
    offers: (q, picked) =>
      detected(q).flatMap((tf) => {
        const at = q.view.taskForces.find((one) => one.letter === tf)?.at ?? null;
        const units = picked.length > 0 ? picked : raiders(q);
        if (units.length === 0) return [];
        const line = attackVerb.print({ verb: 'attack', tf, parts: partsOf([...units]) }, q);
        return [{ at, says: `${picked.length > 0 ? 'attack' : 'all attack'} TF ${tf}`, lines: [line] }];
      }),
  },
  assemble: (orders, q) => putTogether(besidesPass(orders), q),
  judge: (answer, q) => answer.flatMap((raid, i) => raidFaults(raid, answer.slice(0, i), q)),
  print(answer, q) {
    if (answer.length === 0) return ['pass'];
    return answer.map((r) => attackVerb.print({ verb: 'attack', tf: r.tf, parts: partsOf(r.units) }, q));
  },
  ifSilent: (q) => ({
    answer: byDefault(q),
    text: 'all units go for the detected Task Force first in the alphabet that is not known to be a decoy',
  }),
  foresee: (answer, q) => answer.flatMap((raid) => foreseenRaid(raid, q)),
  only(q) {
    if (raiders(q).length === 0) return { answer: [], why: 'no air unit is on Naval Attack, 19.13' };
    return detected(q).length === 0
      ? { answer: [], why: 'no Task Force is detected that may be attacked, 19.12' }
      : null;
  },
  // Planned attacks on Task Forces that were not found are left out; if none was found, they are told so.
  concerns: (order, q) => isPass(order) || detected(q).length === 0 || detected(q).includes(order.tf),
  sample(q, rng) {
    const raids = detected(q).map((tf): Raid => ({ tf, units: [] }));
    if (raids.length === 0) return [];
    for (const unit of rng.shuffle(raiders(q))) if (rng.chance(9, 10)) rng.pick(raids).units.push(unit);
    return rng.shuffle(raids).filter((r) => r.units.length > 0);
  },
  take(c, answer) {
    c.local.raids = answer;
    for (const { tf, units } of answer) attackAllocated(c, { tf, units });
  },
});

const raiders = (q: Ask): AirId[] => q.view.air.filter((u) => u.box === 'Naval Attack').map((u) => u.id);

/** Detected Task Forces that may be attacked: not in a port (17.21). */
const detected = (q: Ask): Letter[] =>
  q.view.taskForces.filter((tf) => tf.detected && tf.at !== null && tf.at !== ALEXANDRIA).map((tf) => tf.letter);

/** All at the first detected Task Force that is not known to be a decoy: against one aircraft would fly for nothing. */
function byDefault(q: Ask): Raid[] {
  const tf = q.view.taskForces.find((one) => detected(q).includes(one.letter) && one.count !== 0)?.letter;
  return tf === undefined || raiders(q).length === 0 ? [] : [{ tf, units: raiders(q) }];
}

/** Targets named behind ">" become the plan for the attack itself. */
function putTogether(orders: AttackOrder[], q: Ask) {
  const raids: Raid[] = [];
  const plans: PlannedOrder[] = [];
  const objections: Objection[] = [];
  // "2 Ju-87" means two that no other line names.
  const named = orders.flatMap((o) => o.parts.flatMap((p) => ('one' in p.units ? [p.units.one] : [])));
  let free = raiders(q);
  for (const order of orders) {
    const at = lineOf(order);
    objections.push(...taskForceFaults(order.tf, order.parts, q).map((o) => ({ ...o, ...at })));
    objections.push(...sunkFaults(order, q).map((o) => ({ ...o, ...at })));
    const aimed: AttackOrder['parts'] = [];
    const raid = raids.find((r) => r.tf === order.tf) ?? raids[raids.push({ tf: order.tf, units: [] }) - 1];
    for (const part of order.parts) {
      if ('one' in part.units)
        objections.push(...namedFaults(part.units.one, order.tf, free, q).map((o) => ({ ...o, ...at })));
      const unnamed = free.filter((id) => 'one' in part.units || !named.includes(id));
      const { units, missing, unclear } = resolveAir([part.units], unnamed, q.data);
      for (const { text, could } of unclear)
        objections.push(illegal('19.13', text, { ...at, could: could.map((one) => withUnit(order, part, one, q)) }));
      for (const { what } of missing)
        objections.push({ ...illegal('19.13', `${what}: not enough on Naval Attack and free`), ...at });
      free = free.filter((id) => !units.includes(id));
      raid?.units.push(...units);
      if (part.targets.length > 0) aimed.push(...units.map((one) => ({ units: { one }, targets: part.targets })));
    }
    const plan: AttackOrder = { verb: 'attack', tf: order.tf, parts: aimed };
    if (aimed.length > 0) plans.push({ kind: 'mercury.air-targets', order: plan, text: attackVerb.print(plan, q) });
  }
  return objections.length > 0 ? { objections } : { answer: raids, plans };
}

/** Units sent against ships of which all were sunk (16.12); without a target they may go. */
function sunkFaults(order: AttackOrder, q: Ask): Objection[] {
  const lost = lostInOrder(order, q);
  if (!lost) return [];
  const parts = order.parts.map((part) => {
    const alone: AttackOrder = { ...order, parts: [part] };
    return lostInOrder(alone, q) ? { ...part, targets: [] } : part;
  });
  return [illegal(lost.rule, lost.text, { nearest: attackVerb.print({ ...order, parts }, q) })];
}

/** Why a unit that an order names cannot attack, or cannot attack again. */
function namedFaults(id: AirId, tf: Letter, free: readonly AirId[], q: Ask): Objection[] {
  if (free.includes(id)) return [];
  const name = airName(id, q);
  if (raiders(q).includes(id)) return [illegal('12.15', `${name} attacks once only`)];
  const box = q.view.air.find((u) => u.id === id)?.box ?? 'not in this game';
  const nearest = nearestAttack(detected(q).includes(tf) ? tf : detected(q)[0], free.slice(0, 1), q);
  return [illegal('19.13', `${name} is not on Naval Attack (${box})`, { nearest })];
}

/** Why a Task Force cannot be attacked. */
function taskForceFaults(letter: Letter, parts: AttackOrder['parts'], q: Ask): Objection[] {
  const tf = q.view.taskForces.find((t) => t.letter === letter);
  const able = resolveAir(
    parts.map((part) => part.units),
    raiders(q),
    q.data,
  );
  const nearest = { nearest: nearestAttack(detected(q)[0], able.units, q) };
  if (!tf) return [illegal('19.12', `TF ${letter} is not in play`, nearest)];
  if (!tf.detected) return [illegal('19.12', `TF ${letter} is not detected`, nearest)];
  return detected(q).includes(letter) ? [] : [illegal('17.21', `TF ${letter} lies in a port`, nearest)];
}

/** An attack on a Task Force by these units, by all that may where there are none; `pass` where nobody can attack. */
function nearestAttack(tf: Letter | undefined, units: readonly AirId[], q: Ask): string {
  const going = units.length > 0 ? units : raiders(q);
  if (tf === undefined || going.length === 0) return 'pass';
  return attackVerb.print({ verb: 'attack', tf, parts: partsOf(going) }, q);
}

const partsOf = (units: readonly AirId[]): AttackOrder['parts'] =>
  units.map((one) => ({ units: { one }, targets: [] }));

function raidFaults(raid: Raid, before: readonly Raid[], q: Ask): Objection[] {
  const wrong = taskForceFaults(raid.tf, partsOf(raid.units), q);
  if (wrong.length > 0) return wrong;
  const sent = before.flatMap((b) => b.units);
  return raid.units.flatMap((id, i) => {
    const name = airName(id, q);
    if (!raiders(q).includes(id)) {
      const box = q.view.air.find((u) => u.id === id)?.box ?? 'not in this game';
      return [illegal('19.13', `${name} is not on Naval Attack (${box})`)];
    }
    return sent.includes(id) || raid.units.indexOf(id) !== i ? [illegal('12.15', `${name} attacks once only`)] : [];
  });
}
