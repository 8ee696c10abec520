import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { isPass, passVerb } from '../../../play/words/pass';
import type { PassOrder } from '../../../play/words/pass';
import { airVerb } from '../orders/attack';
import type { AirOrder } from '../orders/attack';
import { inCombat } from '../orders/conditions';
import { aircraft, hex as hexName } from '../orders/names';
import { Board } from '../rules/03-board';
import type { Combat } from '../rules/10-combat';
import { airSupport, eligibleAir } from '../rules/13-3-close-air-support';
import { supportFault } from '../sequence/allocation';
import { flyersOf, saysAir, usualFlyers } from '../sequence/close-air';
import { combatIn, flyFor } from '../sequence/fighting';
import type { Fighting } from '../sequence/fighting';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

/** What flies, with the line that said so. */
interface Flying {
  air: string[];
  line?: number;
}

interface AirFacts {
  combat: Combat;
  able: string[];
}

/** 10.41c: Allied Close Air Support of an Allied attack, when the Axis player has placed his. */
export const alliedAir = decision<Fighting, AirFacts, Flying, AirOrder | PassOrder>({
  ...{ kind: 'slouch-hats.allied-air', rule: '10.41', title: 'Close Air Support', word: 'air', seats: ['allied'] },
  asked: 'own',
  lasting: true,
  interphase:
    'of an attack that says nothing of aircraft: the fewest fly that gain a column or level what the Axis player flies, none if none would',
  conditions: inCombat(({ combat }) => combat),
  verbs: [airVerb, passVerb],
  single: true,
  disclose(c) {
    const combat = combatIn(c);
    if (c.local.side !== 'allied' || saysAir(c.local.attack.support)) return null;
    const able = eligibleAir(new Board(c.world, c.data), combat, 'attacker').map(({ id }) => id);
    return able.length === 0 ? null : { seat: 'allied', facts: { combat, able } };
  },
  prompt: (q) => ({
    question: `Your attack on ${hexName.print(q.facts.combat.hex, q)}: the Axis player flies with ${airSupport(q.facts.combat)[1]}. What do you fly?`,
    choices: ['air unit, unit', 'air to shift number', 'pass'],
    listing: q.facts.able.map((id) => aircraft.print(id, q)),
    examples: [print(q.facts.able.slice(0, 1), q), 'pass'],
  }),
  assemble(orders, q) {
    const last = orders.at(-1);
    if (!last || isPass(last)) return { answer: { air: [] } };
    const air = flyersOf(new Board(q.view, q.data), q.facts.combat, 'attacker', last.support);
    return { answer: { air, ...lineOf(last) } };
  },
  judge(answer, q) {
    const fault = supportFault(new Board(q.view, q.data), q.facts.combat, 'attacker', { air: answer.air });
    const nearest = print(q.facts.able.slice(0, 1), q);
    return fault ? [illegal(fault.rule, fault.why, { nearest, ...lineOf(answer) })] : [];
  },
  print: ({ air }, q) => [print(air, q)],
  ifSilent: (q) => ({
    answer: { air: byDefault(q) },
    text: byDefault(q).length > 0 ? print(byDefault(q), q) : 'nothing flies',
  }),
  touch: {
    things: (q) => q.facts.able.map((id) => ({ id, name: aircraft.print(id, q), at: null })),
    offers: (q, picked) => (picked.length === 0 ? [] : [{ at: null, says: 'fly', lines: [print(picked, q)] }]),
  },
  sample: (q, rng) => ({ air: q.facts.able.filter(() => rng.chance(1, 3)) }),
  take: (c, { air }) => flyFor(c, 'attacker', air),
});

const byDefault = ({ view, data, facts }: Ask<AirFacts>): string[] =>
  usualFlyers(new Board(view, data), facts.combat, 'attacker', facts.able);

const print = (air: readonly string[], q: Ask): string =>
  air.length === 0 ? 'pass' : airVerb.print({ verb: 'air', support: { air: [...air] } }, q);
