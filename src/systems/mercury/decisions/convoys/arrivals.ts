import { doubtful, illegal, type Objection } from '../../../../kernel/decide/decision';
import { tellModifiers } from '../../../../kernel/chance/tell-roll';
import { lineOf } from '../../../../play/choices/sound-entry';
import { type Ask, decision, type SeaId } from '../../mercury';
import { type ArriveOrder, arriveVerb, type GiveUpOrder, giveUpVerb, navalUnit } from '../../orders/convoys';
import { contact as contactParameter, printSea } from '../../orders/names';
import { contactOf } from '../../rules/16-components';
import { bestArrivals } from '../../rules/21-3-arrivals';
import { dueNow, germanArrival } from '../../rules/21-3-german-convoys';
import { named, nameOf } from '../../orders/ground/names';
import { convoyOf, loseFromConvoy } from '../../rules/21-1-allied-convoys';
import type { Sent } from './send-convoy';
import { withoutShips } from '../at-sea';

interface Arrives {
  contact: number;
  at: SeaId;
  line?: number;
}
interface ArrivalFacts {
  /** Convoys that are due, with the places each may come to, the usual one first, and those where something of it comes ashore. */
  due: { contact: number; unit: string; places: SeaId[]; ashore?: SeaId[] }[];
}
type Query = Ask<ArrivalFacts>;

/** 21.32: where each convoy comes whose game-turn it is; told before it is rolled for. */
export const convoyArrivals = decision<object, ArrivalFacts, Arrives[], ArriveOrder>({
  kind: 'mercury.convoy-arrivals',
  rule: '21.32',
  title: 'arrival of convoys',
  word: 'arrival',
  seats: ['german'],
  verbs: [arriveVerb],
  thisTurn: ({ view }) => view.campaign?.withoutShips === true,
  disclose(c) {
    const due = dueNow(c.world)
      .filter((g) => g.due?.at === undefined)
      .map((convoy) => ({ ...convoy, found: bestArrivals(c.data, c.world, convoy) }))
      .map(({ contact, unit, found }) => ({
        ...{ contact, unit, places: found.map(({ at }) => at) },
        ashore: found.filter((place) => place.ashore).map(({ at }) => at),
      }));
    return due.length > 0 ? { seat: 'german', facts: { due } } : null;
  },
  prompt: (q) => ({
    question: question(q),
    choices: q.facts.due.map(
      ({ unit, places }) =>
        `arrive ${navalUnit.print(unit, q)} at ${places.map((at) => printSea(at, q.data)).join(' | ')}`,
    ),
    examples: printed(byDefault(q.facts), q),
  }),
  // Who is not named comes where the published default has him.
  assemble: (orders, q) => ({
    answer: [
      ...orders.map(({ contact, at, line: no }) => ({ contact, at, ...lineOf({ line: no }) })),
      ...byDefault(q.facts).filter(({ contact }) => !orders.some((o) => o.contact === contact)),
    ],
  }),
  judge: (answer, q) => answer.flatMap((one, i) => faults(one, answer.slice(0, i), q)),
  print: (answer, q) => printed(answer, q),
  ifSilent: (q) => ({ answer: byDefault(q.facts), text: printed(byDefault(q.facts), q).join('; ') }),
  foresee: (answer, q) => answer.flatMap((one) => foreseen(one, q)),
  followedBy: () => [
    ...['mercury.amphibious-landing-german', 'mercury.unloading'],
    ...['mercury.airlanding', 'mercury.ground-movement'],
  ],
  sample: (q, rng) => q.facts.due.map(({ contact, places }) => ({ contact, at: rng.pick(places) })),
  take: (c, answer) => {
    for (const { contact, at } of answer) {
      const convoy = contactOf(c.world, contact);
      convoy.due = { turn: c.world.turn, at };
    }
  },
});

/** In a port its troops and RSC unload; off a beach they land, and the RSC stays aboard (21.33a). */
function question(q: Query): string {
  const names = q.facts.due.map((d) => navalUnit.print(d.unit, q)).join(', ');
  const [convoys, come] = q.facts.due.length === 1 ? ['convoy is', 'does it'] : ['convoys are', 'do they'];
  return `Your ${convoys} due: ${names}. Where ${come} come? At a port or anchorage units unload, from a sea zone they land on beaches.`;
}

/** By the name of the unit, which its owner knows. */
const line = (contact: number, at: SeaId, q: Query): string => {
  const unit = q.facts.due.find((d) => d.contact === contact)?.unit;
  const name = unit === undefined ? `contact ${contact}` : navalUnit.print(unit, q);
  return `${arriveVerb.verb} ${name} at ${printSea(at, q.data)}`;
};
const printed = (answer: readonly Arrives[], q: Query): string[] =>
  answer.map(({ contact, at }) => line(contact, at, q));

/** The usual place of each. */
const byDefault = ({ due }: ArrivalFacts): Arrives[] =>
  due.map(({ contact, places }) => ({ contact, at: places[0] ?? '' }));

function foreseen({ contact, at }: Arrives, q: Query): string[] {
  const due = q.facts.due.find((d) => d.contact === contact);
  if (!due) return [];
  const { column, modifiers } = germanArrival(q.data, q.view.turn, due.unit, at);
  const die = tellModifiers(modifiers) || 'as rolled';
  return [`${navalUnit.print(due.unit, q)} at ${printSea(at, q.data)}: column ${column}, die ${die}`];
}

function faults({ contact, at, line: no }: Arrives, before: readonly Arrives[], q: Query): Objection[] {
  const where = lineOf({ line: no });
  const due = q.facts.due.find((d) => d.contact === contact);
  const [first] = q.facts.due;
  if (!due) {
    const nearest = first ? { nearest: line(first.contact, first.places[0] ?? '', q) } : {};
    return [illegal('21.31', `${contactParameter.print(contact, q)} is not due now`, { ...where, ...nearest })];
  }
  const name = navalUnit.print(due.unit, q);
  if (before.some((other) => other.contact === contact)) return [illegal('21.32', `${name} arrives once only`, where)];
  // A question asked before 1.7.0 does not know where something comes ashore.
  if ((due.ashore ?? due.places).includes(at)) return [];
  if (due.places.includes(at)) {
    const text = `nothing of ${name} can come ashore at ${printSea(at, q.data)} as it is now; it would go back to Athens`;
    return [doubtful('21.33a', text, where)];
  }
  const nearest = line(contact, due.places[0] ?? '', q);
  return [illegal('21.32', `${name} cannot arrive at ${printSea(at, q.data)}`, { ...where, nearest })];
}

interface LostFacts {
  convoy: number;
  units: string[];
}

/** 21.14b: one result eliminates a combat unit of the convoy, the Allied player's choice. */
export const lostUnit = decision<{ sent?: Sent[] }, LostFacts, string, GiveUpOrder>({
  kind: 'mercury.convoy-unit',
  rule: '21.14b',
  title: 'unit lost with its ship',
  word: 'loss at sea',
  seats: ['allied'],
  interphase: 'the weakest unit of the convoy is lost, an HQ last',
  speaks: withoutShips,
  verbs: [giveUpVerb],
  thisTurn: withoutShips,
  disclose(c) {
    const [sent] = c.local.sent ?? [];
    const units = convoyOf(c.world.campaign, sent?.convoy)?.cargo.units ?? [];
    return sent && units.length > 0
      ? { seat: 'allied', facts: { convoy: sent.convoy, units: units.map((u) => u.id) } }
      : null;
  },
  only: ({ facts }) => (facts.units.length === 1 ? { answer: facts.units[0] ?? '' } : null),
  prompt: (q) => ({
    question: `Which unit of convoy ${q.facts.convoy} is lost? ${named(q.facts.units, q)}`,
    choices: q.facts.units.map((id) => `give up ${nameOf(id, q)}`),
    examples: q.facts.units.slice(0, 2).map((id) => `give up ${nameOf(id, q)}`),
  }),
  single: true,
  assemble: (orders, q) => ({ answer: orders[0]?.unit ?? weakest(q) }),
  judge: (unit, q) =>
    q.facts.units.includes(unit)
      ? []
      : [
          illegal('21.14b', `${nameOf(unit, q)} is not in this convoy`, {
            nearest: `give up ${nameOf(weakest(q), q)}`,
          }),
        ],
  print: (unit, q) => [giveUpVerb.print({ verb: 'give up', unit }, q)],
  ifSilent: (q) => ({ answer: weakest(q), text: nameOf(weakest(q), q) }),
  sample: (q, rng) => rng.pick(q.facts.units),
  take: (c, unit) => loseFromConvoy(c, c.local.sent?.[0]?.convoy ?? 0, unit),
});

/** Of the fewest strength points; of those alike the last. An HQ is hardly strong, but without it nobody of its unit is in command. */
function weakest({ facts, data }: Ask<LostFacts>): string {
  const worth = (id: string): number => {
    const counter = data.ground.get(id);
    if (!counter) return 0;
    if (counter.type === 'hq' && facts.units.some((other) => data.ground.get(other)?.type !== 'hq')) return Infinity;
    return (counter.front.attack + counter.front.defence) * (counter.back ? 2 : 1) + counter.bombard;
  };
  const lowest = Math.min(...facts.units.map(worth));
  return facts.units.findLast((id) => worth(id) === lowest) ?? '';
}
