import { distance } from '../../grid';
import { illegal } from '../../../../kernel/decide/decision';
import type { DecisionKind, Objection } from '../../../../kernel/decide/decision';
import type { Rng } from '../../../../kernel/decide/rng';
import type { Act, Ask, Mercury } from '../../mercury';
import { decision } from '../../mercury';
import { atVerb } from '../../../../play/words/units';
import type { AtOrder } from '../../../../play/words/units';
import { placeName, units } from '../../orders/ground/names';
import { besidesPass, isPass, passVerb } from '../../../../play/words/pass';
import type { PassOrder } from '../../../../play/words/pass';
import type { Fault } from '../../rules/ground/ground';
import type { Side } from '../../world';
import { lineOf } from '../sound-entry';
import { nameOf, place } from '../../orders/ground/names';

/** Units that may come back, each with the places it may come to, the best first; `room`: how many more a place takes. */
export interface Returning {
  places: Record<string, string[]>;
  /** What a place counts for: the hex itself, or a sector that takes so many. */
  counts: Record<string, string>;
  room: Record<string, number>;
}
/** A unit and its place; those that are not named stay away. */
interface Comer {
  unit: string;
  at: string;
  line?: number;
}

interface Spec<L> {
  kind: string;
  rule: string;
  title: string;
  word: string;
  verb: string;
  help: string;
  question: string;
  interphase: string;
  /** Why a unit that comes back may not come to a place. */
  why(unit: string, at: string, q: Ask<Returning>): Fault | null;
  /** The rule that a crowded place breaks. */
  crowd: string;
  seats: readonly Side[];
  disclose(c: Act<L>): { seat: Side; facts: Returning } | null;
  bring(c: Act, unit: string, at: string): void;
}

/** A decision that brings eliminated units back, each into one of its places or not at all (13.52, 13.63). */
export function bringBack<L extends object>(
  spec: Spec<L>,
): DecisionKind<Mercury, L, Returning, Comer[], AtOrder | PassOrder> {
  const verb = atVerb(spec.verb, spec.help, units, place);
  const name = (id: string, q: Ask<Returning>): string => nameOf(id, q);
  const print = (comers: readonly Comer[], q: Ask<Returning>): string[] =>
    comers.map(({ unit, at }) => verb.print({ verb: spec.verb, unit, at }, q));
  return decision<L, Returning, Comer[], AtOrder | PassOrder>({
    ...{ kind: spec.kind, rule: spec.rule, title: spec.title, word: spec.word, interphase: spec.interphase },
    ...{ seats: spec.seats, verbs: [verb, passVerb], disclose: (c) => spec.disclose(c) },
    prompt: (q) => ({
      question: spec.question,
      choices: [
        ...Object.entries(q.facts.places).map(
          ([unit, at]) => `${spec.verb} ${name(unit, q)} at ${at.map((p) => placeName(p, q)).join(' | ')}`,
        ),
        'pass',
      ],
      examples: [print(firstPlaces(q.facts), q)[0] ?? 'pass'],
    }),
    assemble: (orders) => ({
      answer: besidesPass(orders).map((order) => ({ unit: order.unit, at: order.at, ...lineOf(order) })),
    }),
    judge: (comers, q) => faults(comers, q, spec, (comer) => print(nearestPlace(comer, q), q)[0] ?? 'pass'),
    print: (comers, q) => (comers.length === 0 ? ['pass'] : print(comers, q)),
    ifSilent: (q) => ({ answer: firstPlaces(q.facts), text: print(firstPlaces(q.facts), q).join('; ') }),
    concerns: (order, q) => isPass(order) || q.facts.places[order.unit] !== undefined,
    sample: (q, rng) => randomPlaces(q.facts, rng),
    take(c, comers) {
      for (const { unit, at } of comers) spec.bring(c, unit, at);
    },
  });
}

/** Each unit at the first of its places that still takes one. */
function firstPlaces(facts: Returning): Comer[] {
  const comers: Comer[] = [];
  for (const [unit, places] of Object.entries(facts.places)) {
    const at = places.find((place) => fits([...comers, { unit, at: place }], facts));
    if (at !== undefined) comers.push({ unit, at });
  }
  return comers;
}

/** A unit at the place it may come to that is nearest to the one ordered; for who does not come back, somebody who does. */
function nearestPlace({ unit, at }: Comer, { facts, data }: Ask<Returning>): Comer[] {
  const places = facts.places[unit];
  if (!places) return firstPlaces(facts);
  const boxed = (place: string): boolean => data.boxes.has(place);
  const far = (place: string): number => (boxed(at) || boxed(place) ? Infinity : distance(at, place));
  // Two boxes are equally far: Infinity - Infinity is no order.
  const [best] = places.filter((place) => place !== at).sort((a, b) => far(a) - far(b) || 0);
  return best === undefined ? [] : [{ unit, at: best }];
}

function randomPlaces(facts: Returning, rng: Rng): Comer[] {
  const comers: Comer[] = [];
  for (const [unit, places] of Object.entries(facts.places)) {
    const open = places.filter((place) => fits([...comers, { unit, at: place }], facts));
    if (open.length > 0 && rng.chance(3, 4)) comers.push({ unit, at: rng.pick(open) });
  }
  return comers;
}

const fits = (comers: readonly Comer[], facts: Returning): boolean => crowded(comers, facts).length === 0;

/** Those that are too many for their place, or for the sector of it. */
function crowded(comers: readonly Comer[], { counts, room }: Returning): Comer[] {
  const key = ({ at }: Comer): string => counts[at] ?? at;
  return comers.filter((comer, i) => {
    const before = comers.slice(0, i).filter((other) => key(other) === key(comer)).length;
    return before >= (room[key(comer)] ?? Infinity);
  });
}

function faults(
  comers: readonly Comer[],
  q: Ask<Returning>,
  { rule, crowd, why }: Pick<Spec<unknown>, 'rule' | 'crowd' | 'why'>,
  nearest: (comer: Comer) => string,
): Objection[] {
  const name = (id: string): string => nameOf(id, q);
  const astray = comers.flatMap((comer, i) => {
    const { unit, at } = comer;
    const more = { nearest: nearest(comer), ...lineOf(comer) };
    const places = q.facts.places[unit];
    if (!places) return [illegal(rule, `${name(unit)} does not come back now`, more)];
    if (comers.findIndex((c) => c.unit === unit) < i) return [illegal(rule, `${name(unit)} comes back once`, more)];
    if (places.includes(at)) return [];
    const fault = why(unit, at, q) ?? { rule, text: `may not come to ${placeName(at, q)}` };
    return [illegal(fault.rule, `${name(unit)} ${fault.text}`, more)];
  });
  const full = crowded(comers, q.facts).map((comer) =>
    illegal(crowd, `${name(comer.unit)} is one too many there`, { nearest: nearest(comer), ...lineOf(comer) }),
  );
  return [...astray, ...full];
}
