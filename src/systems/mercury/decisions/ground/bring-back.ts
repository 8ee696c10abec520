import { type Act, type Ask, distance, type Mercury } from '../../mercury';
import { illegal } from '../../../../kernel/decide/decision';
import { type Amiss, type PlacesSpec, placeUnits } from '../../../../play/choices/places';
import type { Arrival } from '../../../../play/words/arrivals';
import { isPass } from '../../../../play/words/pass';
import { atVerb } from '../../../../play/words/units';
import { nameOf, place, placeName, units } from '../../orders/ground/names';
import type { Fault } from '../../rules/ground/ground';
import { lineOf } from '../../../../play/choices/sound-entry';

/** Units that may come back, each with the places it may come to, the best first; `room`: how many more a place takes. */
export interface Returning {
  places: Record<string, string[]>;
  /** The sector that a place counts for, where a sector takes so many. */
  counts: Record<string, string>;
  /** How many more a hex takes, or a sector. */
  room: Record<string, number>;
}

type Heads = 'kind' | 'rule' | 'title' | 'word' | 'interphase' | 'seats';
interface Spec<L> extends Pick<PlacesSpec<Mercury, L, Returning>, Heads | 'disclose'> {
  verb: string;
  help: string;
  question: string;
  /** Why a unit that comes back may not come to a place. */
  why: (unit: string, at: string, q: Ask<Returning>) => Fault | null;
  /** Places where in silence nobody comes, though he may; without it any will do. */
  shy?: (at: string, q: Ask<Returning>) => boolean;
  /** The rule that a crowded sector breaks; a crowded hex breaks 4.31. */
  crowd?: string;
  bring: (c: Act, unit: string, at: string) => void;
}

/** A decision that brings eliminated units back, each into one of its places or not at all (13.52, 13.63). */
export function bringBack<L extends object>(spec: Spec<L>) {
  const { verb, help, question, why, shy = () => false, crowd = '4.31', bring, ...heads } = spec;
  const order = atVerb(verb, help, units, place);
  const line = (comer: Arrival | undefined, q: Ask): string =>
    comer ? order.print({ verb, unit: comer.unit, at: comer.at }, q) : 'pass';
  const said = (amiss: Amiss, { unit, at }: Arrival, q: Ask<Returning>): Fault => {
    const { rule } = heads;
    if (amiss === 'stranger') return { rule, text: 'does not come back now' };
    if (amiss === 'again') return { rule, text: 'comes back once' };
    return why(unit, at, q) ?? { rule, text: `may not come to ${placeName(at, q)}` };
  };
  return placeUnits<Mercury, L, Returning>({
    ...heads,
    verb: order,
    mayStay: true,
    units: ({ facts }) => Object.keys(facts.places),
    open:
      ({ facts }) =>
      (unit) =>
        facts.places[unit] ?? [],
    nameOf,
    question: () => question,
    choices: (q) =>
      Object.entries(q.facts.places).map(
        ([unit, at]) => `${verb} ${nameOf(unit, q)} at ${at.map((p) => placeName(p, q)).join(' | ')}`,
      ),
    examples: (q) => [line(firstPlaces(q.facts)[0], q)],
    concerns: (o, q) => isPass(o) || ('unit' in o && q.facts.places[o.unit] !== undefined),
    why(amiss, comer, q) {
      const { rule, text } = said(amiss, comer, q);
      return { rule, text: `${nameOf(comer.unit, q)} ${text}` };
    },
    nearest: (_, comer, q) => line(nearestPlace(comer, q), q),
    together: (comers, q) =>
      crowded(comers, q.facts).map(({ full, ...comer }) =>
        illegal(full === comer.at ? '4.31' : crowd, `${nameOf(comer.unit, q)} is one too many there`, {
          ...{ nearest: line(nearestPlace(comer, q), q) },
          ...lineOf(comer),
        }),
      ),
    byDefault: (q) => placed(q.facts, (open) => open.find((at) => !shy(at, q))),
    sample: (q, rng) => placed(q.facts, (open) => (open.length > 0 && rng.chance(3, 4) ? rng.pick(open) : undefined)),
    take(c, comers) {
      for (const { unit, at } of comers) bring(c, unit, at);
    },
  });
}

/** Each unit at one of its places that still takes one, picked by `pick`. */
function placed(facts: Returning, pick: (open: readonly string[]) => string | undefined): Arrival[] {
  const comers: Arrival[] = [];
  for (const [unit, places] of Object.entries(facts.places)) {
    const at = pick(places.filter((place) => crowded([...comers, { unit, at: place }], facts).length === 0));
    if (at !== undefined) comers.push({ unit, at });
  }
  return comers;
}

const firstPlaces = (facts: Returning): Arrival[] => placed(facts, ([first]) => first);

/** A unit at the place it may come to that is nearest to the one ordered; for who does not come back, somebody who does. */
function nearestPlace({ unit, at }: Arrival, { facts, data }: Ask<Returning>): Arrival | undefined {
  const places = facts.places[unit];
  if (!places) return firstPlaces(facts)[0];
  const boxed = (place: string): boolean => data.boxes.has(place);
  const far = (place: string): number => (boxed(at) || boxed(place) ? Infinity : distance(at, place));
  // Two boxes are equally far: Infinity - Infinity is no order.
  const [best] = places.filter((place) => place !== at).sort((a, b) => far(a) - far(b) || 0);
  return best === undefined ? undefined : { unit, at: best };
}

/** Those that are too many for their hex, or for the sector of it: what is full. */
function crowded(comers: readonly Arrival[], { counts, room }: Returning): (Arrival & { full: string })[] {
  const keys = ({ at }: Arrival): string[] => [at, ...(counts[at] === undefined ? [] : [counts[at]])];
  return comers.flatMap((comer, i) => {
    const before = comers.slice(0, i).flatMap(keys);
    const full = keys(comer).find((key) => before.filter((k) => k === key).length >= (room[key] ?? Infinity));
    return full === undefined ? [] : [{ ...comer, full }];
  });
}
