import { illegal, type Objection } from '../../../kernel/decide/decision';
import { besidesPass, isPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { type Ask, decision, type Scope, type Side, type View } from '../mercury';
import { nameOf } from '../orders/ground/names';
import { printSea } from '../orders/names';
import { ASKED_ALL_THE_SAME } from './at-sea';
import { type UnloadOrder, unloadVerb } from '../orders/regroup';
import { ATHENS } from '../rules/16-components';
import { landingOnMap, RSC } from '../rules/17-2-landing-places';
import {
  asMuchAsMay,
  liesInPort,
  pointsOfItem,
  stepsOfItem,
  unloadAt,
  type Unloading,
  type Wharf,
  wharvesOf,
} from '../rules/17-37-unloading';
import { convoyCargo } from '../rules/17-3-aboard';
import { putUnit } from '../rules/ground/04-boxes';
import { groundIn, type GroundUnit } from '../rules/ground/ground';

/** The side that unloads in this step of the phase (expanded sequence III.G). */
export interface Unloads {
  side: Side;
}
interface UnloadingFacts {
  wharves: Wharf[];
}
type Query = Ask<UnloadingFacts>;

const BY_DEFAULT =
  'all that may comes ashore, troops first; in Athens, and of the Allies after the order to evacuate, nobody';

/** 17.37: which units and RSCs come ashore, and where. */
export const unloading = decision<Unloads, UnloadingFacts, Unloading[], UnloadOrder | PassOrder>({
  kind: 'mercury.unloading',
  rule: '17.37',
  title: 'unloading',
  word: 'unloading',
  seats: ['allied', 'german'],
  interphase: BY_DEFAULT,
  verbs: [unloadVerb, passVerb],
  thisTurn: ({ view }) => view.campaign !== null,
  disclose: (c) =>
    c.world.ground && liesInPort(c.world, c.data, c.local.side)
      ? { seat: c.local.side, facts: { wharves: wharvesOf(c.world, c.data, c.local.side) } }
      : null,
  prompt: (q) => ({
    question: question(q),
    choices: [
      ...q.facts.wharves
        .filter(({ may }) => may.length > 0)
        .map(({ at, may }) => `unload unit${may.includes(RSC) ? `, ${RSC}` : ''} at ${printSea(at, q.data)}`),
      'pass',
    ],
    examples: [...printed(byDefault(q), q), ...printed(someUnloading(q), q), 'pass'].filter(once),
  }),
  assemble: (orders, q) => ({
    answer: together(
      besidesPass<UnloadOrder>(orders).map(({ at, items, line }) => {
        const wharf = q.facts.wharves.find((w) => w.at === at);
        const all = items.length === 0 && wharf ? asMuchAsMay(wharf) : items;
        const ahead = wharf && line === undefined ? firstThatMay(wharf, all, q) : [];
        return { at, items: ahead.length > 0 ? ahead : all, ...(line === undefined ? {} : { line }) };
      }),
    ),
  }),
  judge: (answer, q) => answer.flatMap((one) => faults(one, q)),
  print: (answer, q) => printed(answer, q),
  ifSilent(q) {
    const answer = byDefault(q);
    const text = answer.length === 0 ? 'nobody comes ashore' : printed(answer, q).join('; ');
    return { answer, text };
  },
  sample: (q, rng) =>
    q.facts.wharves.flatMap((wharf) => {
      const items = asMuchAsMay(wharf).filter(() => rng.chance(5, 6));
      return items.length > 0 && !unguarded(wharf, items) ? [{ at: wharf.at, items }] : [];
    }),
  inAdvance: (scope, rng) =>
    rng.chance(1, 4) ? portsInSight(scope).map((at) => ({ verb: 'unload', items: [], at })) : [],
  imagine: (answer, q) => ashoreView(answer, q),
  concerns: (order, q) => isPass(order) || q.facts.wharves.some(({ at }) => at === order.at),
  take: (c, answer) => answer.forEach((one) => unloadAt(c, c.local.side, one)),
});

/** Ports where the reader has something in sight. */
function portsInSight({ view, data }: Scope): string[] {
  const own = view.seat === 'allied' ? view.taskForces : view.contacts;
  const there = own.flatMap(({ at }) => (at !== null && at !== ATHENS && data.places.has(at) ? [at] : []));
  return there
    .filter((at, i, all) => all.indexOf(at) === i && data.places.get(at)?.friendly === 'occupant')
    .slice(0, 1);
}

function question(q: Query): string {
  const { wharves } = q.facts;
  if (wharves.length === 0) return `Nothing is aboard that could come ashore. ${ASKED_ALL_THE_SAME}`;
  return `What comes ashore (steps behind the names)? ${wharves.map((w) => wharfText(w, q)).join('; ')}.`;
}

/** `Suda takes 15 steps, its hex 4 stacking points: C/Queens (1), RSC (5)` (4.31, 17.37b); of Athens, what unloading there is for. */
function wharfText(wharf: Wharf, q: Query): string {
  const { at, limit, room, barred } = wharf;
  const name = printSea(at, q.data);
  const may = wharf.may.map((item) => `${itemName(item, q)} (${stepsOfItem(wharf, item)})`).join(', ') || 'nobody now';
  if (at === ATHENS)
    return `At ${name}, to be flown to Crete after the last airlanding group (their convoy sails again with an RSC only): ${may}`;
  const [first] = barred;
  const not = wharf.may.length === 0 && first ? ` (${itemName(first.item, q)} ${first.text}, ${first.rule})` : '';
  const steps = limit === null ? 'any number of steps' : `${limit} steps`;
  return `${name} takes ${steps}${room === null ? '' : `, its hex ${room} stacking point${room === 1 ? '' : 's'}`}: ${may}${not}`;
}

const itemName = (item: string, q: Scope): string => (item === RSC ? RSC : nameOf(item, q));

const printed = (answer: readonly Unloading[], q: Scope): string[] =>
  answer.every(({ items }) => items.length === 0)
    ? ['pass']
    : answer
        .filter(({ items }) => items.length > 0)
        .map(({ at, items }) => unloadVerb.print({ verb: 'unload', items, at }, q));

/**
 * Nobody leaves his convoy in Athens unless it is said: its troops could not sail again (17.35c). Nor do Allied units that
 * leave Crete come ashore again by themselves (20.2).
 */
const byDefault = ({ facts, seat, view }: Pick<Query, 'facts' | 'seat' | 'view'>): Unloading[] =>
  (seat === 'allied' && view.campaign?.evacuation ? [] : facts.wharves).flatMap((wharf) => {
    const items = wharf.at === ATHENS ? [] : asMuchAsMay(wharf);
    return items.length > 0 ? [{ at: wharf.at, items }] : [];
  });

const once = <T>(item: T, i: number, all: readonly T[]): boolean => all.indexOf(item) === i;

/** What a sample shows: the default, or where that puts nobody ashore the first that may be. */
function someUnloading(q: Query): Unloading[] {
  const found = byDefault(q);
  if (found.length > 0) return found;
  return q.facts.wharves.flatMap((w) =>
    asMuchAsMay(w)
      .slice(0, 1)
      .map((item) => ({ at: w.at, items: [item] })),
  );
}

/** Two orders for the same place are one. */
function together(all: readonly Unloading[]): Unloading[] {
  const places = all.map(({ at }) => at).filter((at, i, every) => every.indexOf(at) === i);
  return places.map((at) => {
    const here = all.filter((one) => one.at === at);
    const line = here.find((one) => one.line !== undefined)?.line;
    return { at, items: here.flatMap((one) => one.items), ...(line === undefined ? {} : { line }) };
  });
}

/** Of what was named in advance the first that are aboard and may come ashore together (17.37b). */
const firstThatMay = (wharf: Wharf, items: readonly string[], q: Query): string[] =>
  items.reduce<string[]>((some, item) => {
    const more = [...some, item];
    const twice = some.filter((other) => other === item).length;
    return itemFault(item, twice, wharf, q) === null && crowd(wharf, more, q) === null ? more : some;
  }, []);

/** What is wrong with the orders for one place. */
function faults({ at, items, line }: Unloading, q: Query): Objection[] {
  const wharf = q.facts.wharves.find((w) => w.at === at);
  const more = { ...(line === undefined ? {} : { line }), nearest: nearest(wharf, q) };
  if (!wharf) return [illegal('17.37', `nothing of yours can unload at ${printSea(at, q.data)}`, more)];
  const found = items.flatMap((item, i) => {
    const fault = itemFault(item, items.slice(0, i).filter((other) => other === item).length, wharf, q);
    return fault ? [illegal(fault.rule, fault.text, more)] : [];
  });
  const full = found.length === 0 ? (unguarded(wharf, items) ?? crowd(wharf, items, q)) : null;
  return full ? [illegal(full.rule, full.text, more)] : found;
}

/** An RSC alone in a place that is not the side's own (15.25b). */
function unguarded({ foreign }: Wharf, items: readonly string[]): { rule: string; text: string } | null {
  if (!foreign || !items.includes(RSC) || items.some((item) => item !== RSC)) return null;
  return { rule: foreign.rule, text: `${RSC} ${foreign.text}` };
}

/** More than the place takes in a game-turn, or than the hex holds (4.31, 17.37b). */
function crowd(wharf: Wharf, items: readonly string[], q: Query): { rule: string; text: string } | null {
  const name = printSea(wharf.at, q.data);
  const [steps, points] = [stepsOfItem, pointsOfItem].map((of) => items.reduce((n, item) => n + of(wharf, item), 0));
  if (wharf.limit !== null && (steps ?? 0) > wharf.limit)
    return { rule: '17.37b', text: `${steps} steps would come ashore at ${name}, which takes ${wharf.limit}` };
  if (wharf.room === null || (points ?? 0) <= wharf.room) return null;
  return { rule: '4.31', text: `${name} has room for ${wharf.room} stacking points more, not for ${points}` };
}

/** `before`: how often the item was named before. */
function itemFault(
  item: string,
  before: number,
  { at, may, barred }: Wharf,
  q: Query,
): { rule: string; text: string } | null {
  const name = itemName(item, q);
  const there = may.filter((other) => other === item).length;
  if (before < there) return null;
  if (there > 0) return { rule: '17.37', text: `${name} comes ashore once only` };
  const fault = barred.find((other) => other.item === item);
  if (fault) return { rule: fault.rule, text: `${name} ${fault.text}` };
  return { rule: '17.37', text: `${name} is not aboard at ${printSea(at, q.data)}` };
}

function nearest(wharf: Wharf | undefined, q: Query): string {
  const some = wharf && asMuchAsMay(wharf).length > 0 ? [{ at: wharf.at, items: asMuchAsMay(wharf) }] : byDefault(q);
  return printed(some, q)[0] ?? 'pass';
}

/** The view of the asked seat with those ashore that he puts there: moves in the same mail are looked at from there (17.37c, d). */
function ashoreView(answer: readonly Unloading[], q: Ask): View {
  const { view, data } = q;
  if (!view.ground) return view;
  const aboard = unitsAboard(q);
  const units = { ...view.ground.units };
  for (const { at, items } of answer) {
    const place = data.places.get(at);
    const to = place ? landingOnMap(groundIn(q), data, place) : null;
    if (!place || to === null) continue;
    for (const unit of items.filter((item) => item !== RSC).flatMap((id) => aboard.find((u) => u.id === id) ?? [])) {
      const ashore: GroundUnit = { ...unit, unloaded: place.hex === null ? 'box' : 'hex' };
      putUnit(data, ashore, to);
      units[unit.id] = ashore;
    }
  }
  return { ...view, ground: { ...view.ground, units } };
}

/** Own units on ships and in convoys. */
function unitsAboard({ view, data }: Pick<Ask, 'view' | 'data'>): GroundUnit[] {
  const ships = view.taskForces.flatMap((tf) => (tf.ships ?? []).flatMap(({ cargo }) => cargo?.units ?? []));
  const convoys = (view.campaign?.convoys ?? []).flatMap(({ cargo }) => cargo.units);
  const german = view.contacts.flatMap(({ unit, cargo }) =>
    unit !== undefined && cargo ? convoyCargo(data, { unit, cargo }).units : [],
  );
  return [...ships, ...convoys, ...german];
}
