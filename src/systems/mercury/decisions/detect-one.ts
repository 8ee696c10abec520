import { illegal } from '../../../kernel/decide/decision';
import { decision, type Letter, type SeaId } from '../mercury';
import { printSea } from '../orders/names';
import { type DetectOrder, detectVerb } from '../orders/search';
import { detect } from '../rules/18-1-detection';

/** What a procedure needs that lets the German choose the one Task Force found. */
export interface FoundOne {
  zone: SeaId;
  found: Letter[];
}

/** 18.33, result 7: one Task Force of the zone, of the German's choice. */
export const detectOne = decision<FoundOne, FoundOne, Letter, DetectOrder>({
  kind: 'mercury.detect-one',
  rule: '18.33',
  title: 'Task Force detected',
  word: 'detect',
  seats: ['german'],
  verbs: [detectVerb],
  disclose: (c) =>
    c.local.found.length === 0 ? null : { seat: 'german', facts: { zone: c.local.zone, found: c.local.found } },
  prompt: (q) => ({
    question: `One Task Force in ${printSea(q.facts.zone, q.data)} is detected. Which?`,
    choices: q.facts.found.map((tf) => `detect TF ${tf}`),
    examples: q.facts.found.slice(0, 2).map((tf) => `detect TF ${tf}`),
  }),
  assemble(orders, q) {
    const wishes = orders.flatMap((o) => o.tfs);
    const first = wishes.find((tf) => q.facts.found.includes(tf));
    const none = illegal('18.33', `none of those is undetected in ${printSea(q.facts.zone, q.data)}`, {
      nearest: `detect TF ${q.facts.found[0]}`,
    });
    return first === undefined ? { objections: [none] } : { answer: first };
  },
  judge: (tf, q) => (q.facts.found.includes(tf) ? [] : [illegal('18.33', `TF ${tf} cannot be detected here`)]),
  print: (tf, q) => [detectVerb.print({ verb: 'detect', tfs: [tf] }, q)],
  // Who has ordered what comes behind the search has had his say.
  passedBy: ['mercury.german-movement', 'mercury.paradrop', 'mercury.airlanding', 'mercury.ground-movement'],
  ifSilent: (q) => ({ answer: q.facts.found[0] ?? '', text: `TF ${q.facts.found[0]}` }),
  only: (q) => (q.facts.found.length === 1 ? { answer: q.facts.found[0] ?? '' } : null),
  concerns: (order, q) => order.tfs.some((tf) => q.facts.found.includes(tf)),
  inAdvance: ({ view }) => [{ verb: 'detect', tfs: view.taskForces.map((tf) => tf.letter) }],
  sample: (q, rng) => rng.pick(q.facts.found),
  take: (c, tf) => detect(c, tf, 'exists', '18.33'),
});
