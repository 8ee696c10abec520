import { illegal } from '../../../kernel/decide/decision';
import { type Act, type Ask, decision, type MercuryData, type SeaId } from '../mercury';
import { contactNames } from '../orders/names';
import { printName } from '../../../play/words/lists';
import { isPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { type LandOrder, landVerb } from '../orders/move';
import { convoyAshore } from '../facts/cargo';
import { contactOf } from '../rules/16-components';
import { score } from '../rules/22-victory';

/** Scenario 4b, Amphibious Landing Phase: convoys off a beach of Crete put their cargo ashore. */
export const landing = decision<object, object, number[], LandOrder | PassOrder>({
  kind: 'mercury.landing',
  rule: '17.41',
  title: 'landing',
  word: 'landing',
  seats: ['german'],
  verbs: [landVerb, passVerb],
  // Asked for every unit off a beach, convoy or not, so that the question tells the Allied player nothing.
  disclose: (c) =>
    c.world.germans.some((g) => g.at !== null && (c.data.zones.get(g.at)?.beach ?? false))
      ? { seat: 'german', facts: {} }
      : null,
  prompt: (q) => ({
    question: 'Which convoys put their cargo ashore? (at most ten steps each, 17.42a; the convoy is spent)',
    choices: [...able(q).map((n) => `land ${name(q, n)}`), 'pass'],
    examples: [
      ...able(q)
        .slice(0, 1)
        .map((n) => `land ${name(q, n)}`),
      'pass',
    ],
  }),
  // A convoy named twice lands once.
  assemble: (orders) => ({
    answer: orders.flatMap((o) => (isPass(o) ? [] : [o.contact])).filter((n, i, all) => all.indexOf(n) === i),
  }),
  judge: (answer, q) =>
    answer
      .filter((n, i) => !able(q).includes(n) || answer.indexOf(n) !== i)
      .map((n) =>
        illegal('17.41', `${name(q, n)} is no convoy off a beach of Crete`, {
          nearest: able(q)[0] ? `land ${name(q, able(q)[0] ?? 0)}` : 'pass',
        }),
      ),
  print: (answer, q) => orPass(answer.map((contact) => landVerb.print({ verb: 'land', contact }, q))),
  ifSilent: (q) => ({ answer: able(q), text: 'every convoy that can, lands' }),
  sample: (q, rng) => able(q).filter(() => rng.chance(9, 10)),
  take: (c, answer) => answer.forEach((contact) => putAshore(c, contact)),
});

const able = (q: Ask): number[] => q.view.contacts.filter((u) => landable(q.data, u.unit, u.at)).map((u) => u.contact);
const name = (q: Ask, contact: number): string => printName(String(contact), contactNames(q));

/** The most steps one convoy lands in a turn (17.42a). */
const MOST_STEPS = 10;

/** Whether a unit at `at` is a convoy off a beach (17.24, 17.41). */
function landable(data: MercuryData, unit: string | undefined, at: SeaId | null): boolean {
  const counter = data.germanNaval.get(unit ?? '');
  return counter?.kind === 'convoy' && counter.amphibious && at !== null && (data.zones.get(at)?.beach ?? false);
}

/** Scenario 4b, ours: the steps that may land on a beach count, the convoy leaves the map. */
function putAshore(c: Act, contact: number): void {
  const unit = contactOf(c.world, contact);
  const landing = unit.cargo.filter((i) => c.data.germanNaval.get(unit.unit)?.cargo.find((x) => x.id === i.id)?.beach);
  const steps = Math.min(
    MOST_STEPS,
    landing.reduce((n, i) => n + i.steps, 0),
  );
  score(c, 'step-ashore', c.data.germanNaval.get(unit.unit)?.name ?? unit.unit, steps);
  c.world.germans = c.world.germans.filter((g) => g !== unit);
  convoyAshore(c, { contact, unit: unit.unit, at: unit.at ?? '', steps });
}
