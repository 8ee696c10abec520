import { illegal } from '../../../kernel/decide/decision';
import { lineOf } from '../../../play/choices/sound-entry';
import { nextVerb } from '../orders/next';
import type { NextOrder } from '../orders/next';
import { hex as hexName, unitName } from '../orders/names';
import { activeIn } from '../rules/04-sequence';
import type { Playing } from '../sequence/playing';
import { decision } from '../slouch-hats';
import type { Ask } from '../slouch-hats';

/** The combat that is next, with the line that said so. */
interface Next {
  hex: string;
  line?: number;
}

/** Combats that are declared and not yet resolved, in the order of their lines. */
interface OrderFacts {
  left: { hex: string; units: string[] }[];
}

/** 10.43: which of the declared combats is resolved next. */
export const chooseNext = decision<Playing, OrderFacts, Next, NextOrder>({
  ...{ kind: 'slouch-hats.order', rule: '10.43', title: 'order of combats', word: 'order', seats: ['axis', 'allied'] },
  asked: 'own',
  lasting: true,
  interphase: 'combats are resolved in the order in which the attacks were written',
  verbs: [nextVerb],
  disclose(c) {
    const left = (c.local.attacks ?? []).map(({ hex, units }) => ({ hex, units }));
    const seat = activeIn(c.world.moment);
    // 10.16: an attack that was rearranged is the combat that was being fought.
    const again = left.some(({ hex }, i) => i === 0 && (c.local.rearranged ?? []).includes(hex));
    return left.length < 2 || again || seat === null ? null : { seat, facts: { left } };
  },
  concerns: ({ hex }, q) => q.facts.left.some((one) => one.hex === hex),
  prompt: (q) => ({
    question: 'Which combat is resolved next?',
    choices: ['next hex'],
    listing: q.facts.left.map(
      ({ hex, units }) => `${hexName.print(hex, q)}: ${units.map((id) => unitName(id, q)).join(', ')}`,
    ),
    examples: [print(first(q), q)],
  }),
  single: true,
  assemble: ([order], q) => ({ answer: order ? { hex: order.hex, ...lineOf(order) } : { hex: first(q) } }),
  judge: (answer, q) =>
    q.facts.left.some(({ hex }) => hex === answer.hex)
      ? []
      : [
          illegal('10.43', `no combat is left for ${hexName.print(answer.hex, q)}`, {
            nearest: print(first(q), q),
            ...lineOf(answer),
          }),
        ],
  print: ({ hex }, q) => [print(hex, q)],
  ifSilent: (q) => ({ answer: { hex: first(q) }, text: `the combat for ${hexName.print(first(q), q)}, as declared` }),
  touch: {
    things: () => [],
    offers: (q) =>
      q.facts.left.map(({ hex }) => ({ at: hex, says: `next: ${hexName.print(hex, q)}`, lines: [print(hex, q)] })),
  },
  sample: (q, rng) => ({ hex: rng.pick(q.facts.left).hex }),
  take(c, answer) {
    const attacks = c.local.attacks ?? [];
    const isNext = ({ hex }: { hex: string }): boolean => hex === answer.hex;
    c.local.attacks = [...attacks.filter(isNext), ...attacks.filter((one) => !isNext(one))];
  },
});

const first = ({ facts }: Ask<OrderFacts>): string => facts.left[0]?.hex ?? '';
const print = (hex: string, q: Ask): string => nextVerb.print({ verb: 'next', hex }, q);
