import { doubtful, illegal } from '../../../kernel/decide/decision';
import { type Ask, decision, type Letter, type SeaId } from '../mercury';
import { printSea } from '../orders/names';
import { isPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { type AlliedSearchOrder, alliedSearchVerb, type DetectOrder, detectVerb } from '../orders/search';
import { ATHENS, zoneOf } from '../rules/16-components';
import { alliedAirSearch as search, detect, undetected } from '../rules/18-search';
import { foreseenAlliedSearch } from './foreseen-naval';
import { campaignAtSea } from './at-sea';

/** 18.41: the one zone searched from the air this game-turn; null: none. */
export const alliedAirSearch = decision<object, object, SeaId | null, AlliedSearchOrder | PassOrder>({
  kind: 'mercury.allied-air-search',
  rule: '18.41',
  title: 'Allied air search',
  word: 'air search',
  seats: ['allied'],
  verbs: [alliedSearchVerb, passVerb],
  disclose: (c) => (undetected(c.world).length > 0 ? { seat: 'allied', facts: {} } : null),
  prompt: (q) => ({
    question: 'Which one sea zone is searched from the air? (a roll for each contact in it, 1 or 2 detects)',
    choices: [...zones(q).map((z) => `search ${printSea(z, q.data)}`), 'pass'],
    examples: [
      ...zones(q)
        .slice(0, 1)
        .map((z) => `search ${printSea(z, q.data)}`),
      'pass',
    ],
  }),
  single: true,
  assemble(orders) {
    const last = orders.at(-1);
    return { answer: last && !isPass(last) ? last.zone : null };
  },
  judge: (zone, q) =>
    zone === null || zones(q).includes(zone)
      ? []
      : [doubtful('16.51', `no undetected contact is in ${printSea(zone, q.data)}`)],
  print: (zone, q) => [zone === null ? 'pass' : alliedSearchVerb.print({ verb: 'search', zone }, q)],
  interphase: 'the zone with most undetected contacts is searched',
  speaks: campaignAtSea,
  ifSilent: (q) => ({
    answer: zones(q)[0] ?? null,
    text: zones(q)[0] ? `${printSea(zones(q)[0] ?? '', q.data)} is searched` : 'none',
  }),
  foresee: (zone, q) => (zone === null ? [] : [foreseenAlliedSearch(zone, q)]),
  inAdvance: (scope) =>
    zones({ ...scope, facts: {} })[0] ? [{ verb: 'search', zone: zones({ ...scope, facts: {} })[0] ?? '' }] : [],
  sample: (q, rng) => (zones(q).length > 0 && rng.chance(9, 10) ? rng.pick(zones(q)) : null),
  take: (c, zone) => (zone === null ? undefined : search(c, zone)),
});

/** Zones with undetected contacts at sea or in a landing place, those with most first. */
function zones(q: Ask): SeaId[] {
  const hidden = q.view.contacts.filter((u) => !u.detected && u.at !== ATHENS);
  const at = hidden.flatMap((u) => (u.at === null ? [] : [zoneOf(q.data, u.at)]));
  const count = (zone: SeaId): number => at.filter((z) => z === zone).length;
  return at.filter((z, i) => at.indexOf(z) === i).sort((a, b) => count(b) - count(a));
}

/** What a procedure needs that lets the German choose the one Task Force found. */
interface FoundOne {
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
