import { illegal, type Objection } from '../../../../kernel/decide/decision';
import type { Rng } from '../../../../kernel/decide/rng';
import { lineOf } from '../../../../play/choices/sound-entry';
import { besidesPass, orPass, passVerb, type PassOrder } from '../../../../play/words/pass';
import { decision, type Act, type Ask } from '../../mercury';
import { embarkVerb, type EmbarkOrder } from '../../orders/ground/embark';
import { named, nameOf } from '../../orders/ground/names';
import { printSea, shipName } from '../../orders/names';
import { turnOf } from '../../rules/03-turn';
import { lossKind } from '../../rules/20-1-losses';
import { stepsToEvacuate } from '../../rules/22-campaign-victory';
import { groundIn, groundOf } from '../../rules/ground/ground';
import {
  embark,
  evacuating,
  pierFault,
  piersOf,
  stepsOfUnit,
  type Embarking,
  type Pier,
} from '../../rules/17-33-embarking';
import type { Moving } from './ground-movement';
import { fieldOf, stackMovers } from './moves';

interface EmbarkFacts {
  piers: Pier[];
}

/** 17.33, 20.22, 21.2: before the other units move, those that leave Crete go to the ports and aboard. */
export const embarking = decision<Moving, EmbarkFacts, Embarking[], EmbarkOrder | PassOrder>({
  kind: 'mercury.embarking',
  rule: '17.33',
  title: 'embarking',
  word: 'embarking',
  seats: ['allied'],
  asked: 'own',
  verbs: [embarkVerb, passVerb],
  disclose: (c) => (mayLeave(c) ? { seat: 'allied', facts: { piers: piersOf(c.world, c.data) } } : null),
  followedBy: () => ['mercury.ground-movement'],
  prompt: (q) => ({
    question: question(q),
    choices: [embarkVerb.syntax, ...pierLines(q), 'pass'],
    examples: [...examples(q), 'pass'],
  }),
  assemble: (orders, q) => assembled(besidesPass(orders), q),
  judge: (answer, q) => faults(answer, q),
  print: (answer, q) =>
    orPass(answer.map(({ unit, at, ship }) => embarkVerb.print({ verb: 'embark', who: { unit }, at, ship }, q))),
  ifSilent: () => ({ answer: [], text: 'nobody goes aboard' }),
  inAdvance: () => [{ verb: 'pass' }],
  sample: (q, rng) => sampled(q, rng),
  take(c, answer) {
    for (const one of answer) embark(c, one);
  },
});

/** Nobody is asked before the order, and where no ship of his lies at a port of Crete. */
const mayLeave = (c: Act<Moving>): boolean =>
  c.local.side === 'allied' && evacuating(c.world) && piersOf(c.world, c.data).length > 0 && leaversOf(c).length > 0;

const leaversOf = (c: Act<Moving>): string[] => Object.keys(groundIn(c).units).filter((id) => isAllied(c, id));
const isAllied = ({ data }: Pick<Act, 'data'>, id: string): boolean => data.ground.get(id)?.side === 'allied';

/** With the end of the evacuation, and who has still to go: each step left then is a point (20.12, 20.21). */
function question({ view, data }: Ask<EmbarkFacts>): string {
  const who = 'Which units leave Crete now? They move to the port and go aboard before the others move.';
  const ends = view.campaign?.evacuation?.ends;
  if (ends === undefined) return who;
  const left = stepsToEvacuate(groundOf(view, data));
  return `${who} The game ends with ${turnOf(data, ends).name}; ${left} steps without Greeks are on Crete.`;
}

/** `Suda: near enough 16 units; 20 steps at most; room: Perth 5`, a few by name; places that nobody reaches stand in one line. */
function pierLines(q: Ask<EmbarkFacts>): string[] {
  const piers = q.facts.piers.map((pier) => ({ ...pier, near: able(pier, q), name: printSea(pier.at, q.data) }));
  const far = piers.filter(({ near }) => near.length === 0).map(({ name }) => name);
  const lines = piers
    .filter(({ near }) => near.length > 0)
    .map(({ name, near, limit, ships }) => {
      const room = ships === null ? '' : `; room: ${ships.map((s) => `${shipName(s.id, q)} ${s.room}`).join(', ')}`;
      const units = near.length > FEW ? `${near.length} units` : named(near, q);
      return `${name}: near enough ${units}; ${limit} steps at most${room}`;
    });
  return [...lines, ...(far.length > 0 ? [`nobody is near enough: ${far.join(', ')}`] : [])];
}

/** So many units are named; of more the map tells. */
const FEW = 8;

/** Every unit that can leave from a pier, in the order of the counters. */
function able(pier: Pier, q: Ask<EmbarkFacts>): string[] {
  const field = fieldOf(q);
  const own = Object.keys(field.ground.units).filter((id) => isAllied(q, id));
  return own.filter((id) => pierFault(field, id, pier) === null);
}

/** How many samples stand in the mail. */
const SAMPLES = 2;

/** Each for another unit, so that all may be sent together. */
function examples(q: Ask<EmbarkFacts>): string[] {
  const found = new Map<string, string>();
  for (const pier of q.facts.piers) {
    // Who costs points first: Greeks and Militia are not counted (20.21).
    const [unit] = able(pier, q)
      .filter((id) => !found.has(id))
      .sort((a, b) => Number(counts(b, q)) - Number(counts(a, q)));
    if (unit !== undefined)
      found.set(unit, embarkVerb.print({ verb: 'embark', who: { unit }, at: pier.at, ship: null }, q));
    if (found.size === SAMPLES) break;
  }
  return [...found.values()];
}

const counts = (id: string, { data }: Ask<EmbarkFacts>): boolean => {
  const counter = data.ground.get(id);
  return counter !== undefined && lossKind(counter) === 'allied-step';
};

/** What is left of steps at each pier and on each ship, as units go aboard one after the other. */
class Berths {
  private readonly left = new Map<string, number>();
  take(pier: Pier, steps: number, wished: string | null): { ship: string | null } | 'full' | 'no ship' {
    const limit = this.left.get(pier.at) ?? pier.limit;
    if (steps > limit) return 'full';
    if (pier.ships === null) {
      this.left.set(pier.at, limit - steps);
      return { ship: null };
    }
    const room = (id: string): number => this.left.get(id) ?? pier.ships?.find((s) => s.id === id)?.room ?? 0;
    const ship = (wished === null ? pier.ships.map((s) => s.id) : [wished]).find((id) => room(id) >= steps);
    if (ship === undefined) return 'no ship';
    this.left.set(ship, room(ship) - steps);
    this.left.set(pier.at, limit - steps);
    return { ship };
  }
}

type Assembled = { answer: Embarking[] } | { objections: Objection[] };

function assembled(orders: readonly EmbarkOrder[], q: Ask<EmbarkFacts>): Assembled {
  const berths = new Berths();
  const field = fieldOf(q);
  const objections: Objection[] = [];
  const answer: Embarking[] = [];
  for (const order of orders) {
    const pier = q.facts.piers.find((p) => p.at === order.at);
    if (!pier) {
      objections.push(noPier(order, q));
      continue;
    }
    for (const unit of goingBy(order, pier, q)) {
      const berth = berths.take(pier, stepsOfUnit(field, unit), order.ship);
      const others = order.who === 'all' || (isList(order) && answer.some(({ at }) => at === pier.at));
      if (others && typeof berth === 'string') continue;
      if (typeof berth === 'string') objections.push(noRoom(berth, unit, order, pier, q));
      else answer.push({ unit, at: pier.at, ...berth, ...lineOf(order) });
    }
  }
  return objections.length > 0 ? { objections } : { answer };
}

/** Several units that were named in advance: the first of them go that may, as many as find room. */
const isList = ({ who, line }: EmbarkOrder): boolean => line === undefined && who !== 'all' && !('unit' in who);

/** The units of an order; of a list that was given in advance those that may leave, if some may. */
function goingBy(order: EmbarkOrder, pier: Pier, q: Ask<EmbarkFacts>): string[] {
  const units = unitsOf(order, pier, q);
  const may = isList(order) ? units.filter((unit) => pierFault(fieldOf(q), unit, pier) === null) : [];
  return may.length > 0 ? may : units;
}

function unitsOf({ who }: EmbarkOrder, pier: Pier, q: Ask<EmbarkFacts>): string[] {
  if (who === 'all') return able(pier, q);
  if ('stack' in who) return stackMovers(fieldOf(q), who.stack);
  return 'units' in who ? who.units : [who.unit];
}

function noPier(order: EmbarkOrder, q: Ask<EmbarkFacts>): Objection {
  const [first] = q.facts.piers;
  const text = `no ship of yours with room lies at ${printSea(order.at, q.data)}, or nobody leaves from there`;
  return illegal('17.33d', text, {
    ...lineOf(order),
    ...(first ? { nearest: embarkVerb.print({ ...order, at: first.at, ship: null }, q) } : {}),
  });
}

function noRoom(why: 'full' | 'no ship', unit: string, order: EmbarkOrder, pier: Pier, q: Ask<EmbarkFacts>): Objection {
  const name = nameOf(unit, q);
  const text =
    why === 'full'
      ? `${name}: ${pier.limit} steps leave from ${printSea(pier.at, q.data)} in a game-turn`
      : `${name}: no room is left on ${order.ship === null ? 'the ships there' : shipName(order.ship, q)}`;
  const nearest = embarkVerb.print({ ...order, who: 'all', ship: null }, q);
  return illegal(why === 'full' ? '17.33a' : '17.31', text, { ...lineOf(order), nearest });
}

function faults(answer: readonly Embarking[], q: Ask<EmbarkFacts>): Objection[] {
  const field = fieldOf(q);
  return answer.flatMap((one, i) => {
    const pier = q.facts.piers.find((p) => p.at === one.at);
    if (!pier) return [];
    const name = nameOf(one.unit, q);
    if (answer.findIndex((o) => o.unit === one.unit) < i)
      return [illegal('17.33', `${name} is named twice`, lineOf(one))];
    const fault = pierFault(field, one.unit, pier);
    if (!fault) return [];
    const [other] = able(pier, q);
    const nearest =
      other === undefined
        ? 'pass'
        : embarkVerb.print({ verb: 'embark', who: { unit: other }, at: pier.at, ship: null }, q);
    return [illegal(fault.rule, `${name} ${fault.text}`, { ...lineOf(one), nearest })];
  });
}

/** Most who can leave do. */
function sampled(q: Ask<EmbarkFacts>, rng: Rng): Embarking[] {
  const orders = q.facts.piers
    .filter(() => rng.chance(2, 3))
    .map((pier): EmbarkOrder => ({ verb: 'embark', who: 'all', at: pier.at, ship: null }));
  const found = assembled(orders, q);
  const all = 'answer' in found ? found.answer : [];
  return all.filter(({ unit }, i) => all.findIndex((o) => o.unit === unit) === i);
}
