import { illegal } from '../../../kernel/decide/decision';
import { decision, type HexId } from '../mercury';
import { isPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { type SwitchOrder, switchVerb } from '../orders/bombard';
import { type OneBombardment, otherTargets } from '../rules/11-2-bombardment';
import { named } from '../orders/ground/names';

interface OtherFacts {
  guns: string[];
  gone: HexId;
  targets: HexId[];
}

/** Expanded sequence IV.C5: guns whose target was eliminated before they fire choose another one. Null: none. */
export const otherTarget = decision<OneBombardment, OtherFacts, HexId | null, PassOrder | SwitchOrder>({
  kind: 'mercury.other-target',
  rule: '11.21',
  title: 'another target for the guns',
  word: 'other target',
  seats: ['german', 'allied'],
  asked: 'own',
  interphase: 'guns whose target is gone, and all that stand behind "or", do not fire',
  verbs: [switchVerb, passVerb],
  disclose(c) {
    const targets = otherTargets(c);
    const { side, mission } = c.local;
    if (targets.length === 0) return null;
    return { seat: side, facts: { guns: mission.units, gone: mission.targets[0] ?? '', targets } };
  },
  prompt: (q) => ({
    question: `No enemy is left in ${q.facts.gone}. Which hex do ${named(q.facts.guns, q)} bombard instead?`,
    choices: [`switch to one of ${q.facts.targets.join(', ')}`, 'pass'],
    examples: [...q.facts.targets.slice(0, 1).map((hex) => `switch to ${hex}`), 'pass'],
  }),
  single: true,
  assemble: (orders) => ({
    answer: orders.flatMap((o) => (isPass(o) ? [] : [o.hex])).at(-1) ?? null,
  }),
  judge: (hex, q) => {
    if (hex === null || q.facts.targets.includes(hex)) return [];
    const nearest = `switch to ${q.facts.targets[0] ?? ''}`;
    return [illegal('11.21', `the guns do not reach an enemy in ${hex} that no others bombard`, { nearest })];
  },
  print: (hex) => [hex === null ? 'pass' : `switch to ${hex}`],
  ifSilent: () => ({ answer: null, text: 'they do not fire' }),
  sample: (q, rng) => (rng.chance(4, 5) ? rng.pick(q.facts.targets) : null),
  take: (c, hex) => void (c.local.target = hex),
});
