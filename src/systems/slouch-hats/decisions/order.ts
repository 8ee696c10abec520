import type { Order } from '../../../kernel/decide/order';
import { chooseForm } from '../../../play/choices/form';
import { written } from '../../../play/words/written';
import { hex as hexName, unitName } from '../orders/names';
import { activeIn } from '../rules/04-sequence';
import type { Playing } from '../sequence/playing';
import type { SlouchHats } from '../slouch-hats';

interface Next extends Order {
  verb: 'next';
  hex: string;
}

/** Combats that are declared and not yet resolved, in the order of their lines. */
interface OrderFacts {
  left: { hex: string; units: string[] }[];
}

/** 10.43: which of the declared combats is resolved next. */
export const chooseNext = chooseForm<SlouchHats, Playing, Next, OrderFacts>({
  ...{ kind: 'slouch-hats.order', rule: '10.43', title: 'order of combats', word: 'order', seats: ['axis', 'allied'] },
  asked: 'own',
  lasting: true,
  interphase: 'combats are resolved in the order in which the attacks were written',
  order: written('the combat that is resolved next, of those declared (10.43)', { hex: hexName }, 'next {hex}'),
  disclose(c) {
    const left = (c.local.attacks ?? []).map(({ hex, units }) => ({ hex, units }));
    const seat = activeIn(c.world.moment);
    // 10.16: an attack that was rearranged is the combat that was being fought.
    const again = left.some(({ hex }, i) => i === 0 && (c.local.rearranged ?? []).includes(hex));
    return left.length < 2 || again || seat === null ? null : { seat, facts: { left } };
  },
  concerns: (order, { facts }) => 'hex' in order && facts.left.some(({ hex }) => hex === order.hex),
  question: () => 'Which combat is resolved next?',
  slots: ({ facts }) => ({ hex: facts.left.map(({ hex }) => hex) }),
  nameOf(id, q) {
    const units = q.facts.left.find(({ hex }) => hex === id)?.units ?? [];
    return `${hexName.print(id, q)}: ${units.map((one) => unitName(one, q)).join(', ')}`;
  },
  where: (hex) => hex,
  fault: ({ hex }, q) =>
    q.facts.left.some((one) => one.hex === hex)
      ? null
      : { rule: '10.43', why: `no combat is left for ${hexName.print(hex, q)}` },
  byDefault: ({ facts }) => ({ hex: facts.left[0]?.hex ?? '' }),
  silence: ({ hex }, q) => `the combat for ${hexName.print(hex, q)}, as declared`,
  take(c, answer) {
    const attacks = c.local.attacks ?? [];
    const isNext = ({ hex }: { hex: string }): boolean => hex === answer.hex;
    c.local.attacks = [...attacks.filter(isNext), ...attacks.filter((one) => !isNext(one))];
  },
});
