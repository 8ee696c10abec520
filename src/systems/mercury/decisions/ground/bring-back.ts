import { illegal } from '../../../../kernel/decide/decision';
import type { DecisionKind, Objection } from '../../../../kernel/decide/decision';
import type { Rng } from '../../../../kernel/decide/rng';
import type { Order } from '../../../../kernel/decide/order';
import type { Act, Ask, Mercury } from '../../mercury';
import { decision } from '../../mercury';
import { atVerb } from '../../orders/ground/at';
import type { AtOrder } from '../../orders/ground/at';
import { printPlace } from '../../orders/ground/path';
import { printName } from '../../orders/lists';
import { isPass, passVerb } from '../../orders/pass';
import type { Side } from '../../world';

/** Units that may come back, each with the places it may come to, the best first; `room`: how many more a place takes. */
export interface Returning {
  places: Record<string, string[]>;
  /** What a place counts for: the hex itself, or a sector that takes so many. */
  counts: Record<string, string>;
  room: Record<string, number>;
}
/** The place of each unit; those that are not named stay away. */
type Placed = Record<string, string>;

interface Spec<L> {
  kind: string;
  rule: string;
  title: string;
  word: string;
  verb: string;
  help: string;
  question: string;
  interphase: string;
  /** The rule that a crowded place breaks. */
  crowd: string;
  seats: readonly Side[];
  disclose(c: Act<L>): { seat: Side; facts: Returning } | null;
  bring(c: Act, unit: string, at: string): void;
}

/** A decision that brings eliminated units back, each into one of its places or not at all (13.52, 13.63). */
export function bringBack<L>(spec: Spec<L>): DecisionKind<Mercury, L, Returning, Placed> {
  const verb = atVerb(spec.verb, spec.help);
  const name = (id: string, q: Ask<Returning>): string => printName(id, [...q.data.ground.values()]);
  const print = (placed: Placed, q: Ask<Returning>): string[] =>
    Object.entries(placed).map(([unit, at]) => verb.print({ verb: spec.verb, unit, at }, q));
  return decision<L, Returning, Placed>({
    ...{ kind: spec.kind, rule: spec.rule, title: spec.title, word: spec.word, interphase: spec.interphase },
    ...{ seats: spec.seats, verbs: [verb, passVerb], disclose: (c) => spec.disclose(c) },
    prompt: (q) => ({
      question: spec.question,
      choices: [
        ...Object.entries(q.facts.places).map(
          ([unit, at]) => `${spec.verb} ${name(unit, q)} at ${at.map((p) => printPlace(p, q.data)).join(' | ')}`,
        ),
        'pass',
      ],
      examples: [print(firstPlaces(q.facts), q)[0] ?? 'pass'],
    }),
    assemble: (orders: Order[]) => ({
      answer: Object.fromEntries(orders.filter((o): o is AtOrder => !isPass(o)).map((o) => [o.unit, o.at])),
    }),
    judge: (placed, q) => faults(placed, q, spec, print),
    print: (placed, q) => (Object.keys(placed).length === 0 ? ['pass'] : print(placed, q)),
    ifSilent: (q) => ({ answer: firstPlaces(q.facts), text: print(firstPlaces(q.facts), q).join('; ') }),
    concerns: (order, q) => isPass(order) || q.facts.places[(order as AtOrder).unit] !== undefined,
    sample: (q, rng) => randomPlaces(q.facts, rng),
    take(c, placed) {
      for (const [unit, at] of Object.entries(placed)) spec.bring(c as Act, unit, at);
    },
  });
}

/** Each unit at the first of its places that still takes one. */
function firstPlaces(facts: Returning): Placed {
  const placed: Placed = {};
  for (const [unit, places] of Object.entries(facts.places)) {
    const at = places.find((place) => fits({ ...placed, [unit]: place }, facts));
    if (at !== undefined) placed[unit] = at;
  }
  return placed;
}

function randomPlaces(facts: Returning, rng: Rng): Placed {
  const placed: Placed = {};
  for (const [unit, places] of Object.entries(facts.places)) {
    const open = places.filter((place) => fits({ ...placed, [unit]: place }, facts));
    if (open.length > 0 && rng.chance(3, 4)) placed[unit] = rng.pick(open);
  }
  return placed;
}

const fits = (placed: Placed, facts: Returning): boolean => crowded(placed, facts).length === 0;

/** Places, or sectors of places, that get more than they take. */
function crowded(placed: Placed, { counts, room }: Returning): string[] {
  const used = Object.values(placed).map((place) => counts[place] ?? place);
  return Object.keys(room).filter((key) => used.filter((k) => k === key).length > (room[key] ?? 0));
}

function faults(
  placed: Placed,
  q: Ask<Returning>,
  spec: Pick<Spec<never>, 'rule' | 'crowd' | 'verb'>,
  print: (placed: Placed, q: Ask<Returning>) => string[],
): Objection[] {
  const name = (id: string): string => printName(id, [...q.data.ground.values()]);
  const nearest = print(firstPlaces(q.facts), q)[0] ?? 'pass';
  const astray = Object.entries(placed).flatMap(([unit, at]) => {
    const places = q.facts.places[unit];
    if (!places) return [illegal(spec.rule, `${name(unit)} does not come back now`, { nearest })];
    if (places.includes(at)) return [];
    return [illegal(spec.rule, `${name(unit)} may not come to ${printPlace(at, q.data)}`, { nearest })];
  });
  const full = crowded(placed, q.facts).map((key) =>
    illegal(spec.crowd, `${key} does not take that many`, { nearest }),
  );
  return [...astray, ...full];
}
