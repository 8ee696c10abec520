import { illegal, type Objection } from '../../../kernel/decide/decision';
import { type Act, type Ask, decision, type SeaId } from '../mercury';
import { printSea } from '../orders/names';
import { type PlaceOrder, placeVerb } from '../orders/move';
import { scenarioOf } from '../rules/03-turn';
import { hasOption } from '../rules/23-4-variants';
import { ATHENS } from '../rules/16-components';
import { lineOf } from '../../../play/choices/sound-entry';

/** `line`: the line of a mail that says so. */
type Start = { unit: string; at: SeaId; line?: number }[];
/** German option 3: where the Steamer Convoy may begin as well (23.45). */
const FORWARD: Readonly<Record<string, SeaId[]>> = { 'steamer-convoy': ['milos-port'] };

interface StartFacts {
  units: { id: string; at: SeaId[] }[];
}

/** 3.1: where the German naval units start, face down. A unit not named starts at the first place of its list. */
export const germanSetUp = decision<object, StartFacts, Start, PlaceOrder>({
  kind: 'mercury.german-set-up',
  yields: true,
  rule: '3.1',
  title: 'German naval set-up',
  word: 'set-up',
  seats: ['german'],
  verbs: [placeVerb],
  disclose(c) {
    const steamers = hasOption(c.world, 'german-3') ? FORWARD : {};
    const units = scenarioOf(c.data, c.world).germans.map(({ id, at }) => ({
      id,
      at: [...at, ...(steamers[id] ?? [])],
    }));
    return units.length === 0 ? null : { seat: 'german', facts: { units } };
  },
  prompt: (q) => ({
    question: 'Where do your naval units start? Your opponent sees only how many are where.',
    choices: q.facts.units.map(
      (u) => `place ${nameOf(q, u.id)} at ${u.at.map((p) => printSea(p, q.data)).join(' | ')}`,
    ),
    examples: q.facts.units
      .slice(0, 2)
      .map((u) => placeVerb.print({ verb: 'place', unit: u.id, at: u.at.at(-1) ?? '' }, q)),
  }),
  assemble(orders, q) {
    const wished = new Map(orders.map((o) => [o.unit, o]));
    const strange = orders.filter((o) => !q.facts.units.some((u) => u.id === o.unit));
    if (strange.length > 0)
      return {
        objections: strange.map((o) => ({
          ...illegal('3.1', `${nameOf(q, o.unit)} is not in this scenario`),
          ...lineOf(o),
        })),
      };
    return {
      answer: q.facts.units.map((u) => {
        const order = wished.get(u.id);
        return { unit: u.id, at: order?.at ?? u.at[0] ?? '', ...(order ? lineOf(order) : {}) };
      }),
    };
  },
  judge: (answer, q) => answer.flatMap((s) => fault(s, q)),
  print: (answer, q) => answer.map(({ unit, at }) => placeVerb.print({ verb: 'place', unit, at }, q)),
  ifSilent: (q) => ({
    answer: q.facts.units.map((u) => ({ unit: u.id, at: u.at[0] ?? '' })),
    text: 'each unit at the first place of its list',
  }),
  sample: (q, rng) => q.facts.units.map((u) => ({ unit: u.id, at: rng.pick(u.at) })),
  take(c, answer) {
    for (const unit of c.world.germans) {
      unit.at = answer.find((s) => s.unit === unit.unit)?.at ?? unit.at;
      if (unit.at === ATHENS) unit.box = c.data.refit.athens.at(-1);
    }
    shuffleCounters(c);
  },
});

/** Face-down counters look alike: their numbers are drawn, so that a number tells nothing of the unit (16.16). */
function shuffleCounters(c: Act): void {
  const numbers = c.world.germans.map((g) => g.contact);
  for (const unit of c.world.germans) {
    const drawn = c.die(`counter/${unit.unit}`, numbers.length) - 1;
    unit.contact = numbers.splice(drawn, 1)[0] ?? unit.contact;
  }
  c.world.germans.sort((a, b) => a.contact - b.contact);
}

const nameOf = (q: Ask, id: string): string => q.data.germanNaval.get(id)?.names[0] ?? id;

function fault(s: Start[number], q: Ask<StartFacts>): Objection[] {
  const places = q.facts.units.find((u) => u.id === s.unit)?.at ?? [];
  if (places.includes(s.at)) return [];
  const near = nearestTo(s.at, places, q) ?? places[0];
  const nearest = near ? { nearest: placeVerb.print({ verb: 'place', unit: s.unit, at: near }, q) } : {};
  return [
    illegal('3.1', `${nameOf(q, s.unit)} cannot start at ${printSea(s.at, q.data)}`, { ...nearest, ...lineOf(s) }),
  ];
}

/** Of the places that are open one of the same name: `Milos port` for Milos. */
const nearestTo = (at: SeaId, places: readonly SeaId[], q: Ask): SeaId | undefined =>
  places.find((place) => printSea(place, q.data).startsWith(printSea(at, q.data)));
