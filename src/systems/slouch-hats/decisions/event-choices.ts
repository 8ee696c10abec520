import type { Never } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import {
  enemyOf,
  isFault,
  LETTERS,
  type Ask,
  type Fault,
  type Letter,
  type Scope,
  type SlouchHatsData,
  type World,
} from '../slouch-hats';
import { eventVerb, type EventOrder } from '../orders/event';
import { boardOf } from '../rules/03-board';
import type { Choice } from '../rules/20-2-effect';
import { eventItself, playEvent, type Played } from '../rules/20-2-play';
import { cancelled, NO_OCCASION, versionOf, type Occasion } from '../rules/20-2-windows';
import type { MarkerPlace } from '../events-state';

/** One marker that is played, with what is said to it. */
export type Wish = Pick<EventOrder, 'letter' | 'choice'>;
export type EventAsk = Ask<{ occasion: Occasion }>;
/** What is known where nothing is asked. */
type Known = Pick<EventAsk, 'seat' | 'view' | 'data'>;

/**
 * A world in which plays can be tried: what lies open, his own hand, and of the other's as many markers as he is known to
 * hold. Which ones he does not know, and no refusal says it (20.13).
 */
export function triedOn({ seat, view }: Omit<Known, 'data'>): World {
  const { hand, held, shown, ...open } = view;
  const enemy = enemyOf(seat);
  const other = LETTERS.filter((letter) => !hand.includes(letter) && !shown[enemy].includes(letter));
  const theirs = [...shown[enemy], ...other].slice(0, held[enemy]);
  const where = (letter: Letter): MarkerPlace =>
    hand.includes(letter) ? seat : theirs.includes(letter) ? enemy : 'pool';
  const markers = Object.fromEntries(LETTERS.map((letter) => [letter, where(letter)])) as World['markers'];
  return { ...structuredClone(open), markers };
}

/** What comes of a play, written to a world that is tried on. */
export const tryPlay = (world: World, { letter, choice }: Wish, { seat, data, facts }: EventAsk): Played | Fault =>
  playEvent(world, data, { side: seat, letter, choice, occasion: facts.occasion });

/** Whether a play stands alone at this occasion. */
export const stands = (wish: Wish, q: EventAsk): boolean =>
  q.view.hand.includes(wish.letter) && !isFault(tryPlay(triedOn(q), wish, q));

/** The same once some plays are made, one after the other. */
export function triedWith(wishes: readonly Wish[], q: EventAsk): World {
  const world = triedOn(q);
  for (const wish of wishes) tryPlay(world, wish, q);
  return world;
}

/** Of plays one after the other those that stand, each as it was meant for later. */
export const thoseThatStand = (wishes: readonly Wish[], q: EventAsk): Wish[] =>
  wishes.reduce<Wish[]>((kept, wish) => {
    const meant = meantLater(wish, q, triedWith(kept, q));
    return meant === null ? kept : [...kept, meant];
  }, []);

/**
 * A play that was given in advance, as it can be made now: as it was said, else with the first of its counters and places
 * that can be, as many as the event takes. Null: with none.
 */
export function meantLater(wish: Wish, q: EventAsk, world: World = triedOn(q)): Wish | null {
  if (!q.view.hand.includes(wish.letter)) return null;
  const can = (choice: Choice): boolean => !isFault(tryPlay(structuredClone(world), { ...wish, choice }, q));
  if (can(wish.choice)) return wish;
  const { units = [], places = [] } = wish.choice;
  for (const at of [places, ...places.map((one) => [one])]) {
    const there = { ...wish.choice, ...(places.length > 0 ? { places: at } : {}) };
    const first = units.reduce<string[]>(
      (some, id) => (can({ ...there, units: [...some, id] }) ? [...some, id] : some),
      [],
    );
    const choice = units.length > 0 ? { ...there, units: first } : there;
    if ((units.length === 0 || first.length > 0) && can(choice)) return { ...wish, choice };
  }
  return null;
}

/** Why a play that is ordered for later can be made at no time: its event is not told what it acts on, or what it never does. Null: it may be. */
export function neverEvent(order: Order, { seat, view, data }: Scope): Never | null {
  if (order.verb !== 'event') return null;
  const { letter, choice } = order as EventOrder;
  const q: Known = { seat, view, data };
  const tried = (one: Choice) =>
    eventItself(triedOn(q), data, { side: seat, letter, choice: one, occasion: NO_OCCASION });
  const found = tried(choice);
  if (!isFault(found) || !found.never) return null;
  const could = nearestFirst(choicesFor(letter, q), choice, q).find((one) => !isFault(tried(one)));
  const nearest = could && eventVerb.print({ verb: 'event', letter, choice: could }, { seat, view, data });
  return { rule: found.rule, text: found.why, ...(nearest ? { nearest } : {}) };
}

const MOST = 24;

/** Ways to play a marker that he holds, of which some may stand now: what the event names, one at a time. */
export function choicesFor(letter: Letter, q: Known): Choice[] {
  const { view, data, seat } = q;
  const { effect } = versionOf(view, data, seat, letter);
  const places = [...effect.places, ...effect.supply.places].map((at) => ({ places: [at] }));
  const units = unitsFor(letter, q).map((id) => ({ units: [id] }));
  const others = cancelled(view, data, seat, letter).map((play) => ({ cancel: play.letter }));
  return [...others, {}, ...places, ...units, ...placesFor(letter, q)].slice(0, MOST);
}

/** Ways to play a marker, those first that act on what lies where the order says. */
export function nearestFirst(ways: readonly Choice[], { places = [] }: Choice, { view }: Known): Choice[] {
  const at = (id: string): string => view.units[id]?.at ?? view.supply[id]?.at ?? 'off';
  const near = ({ units = [] }: Choice): boolean => units.some((id) => places.includes(at(id)));
  return [...ways.filter(near), ...ways.filter((way) => !near(way))];
}

/** Counters of both sides that an event could mean; the dry run says which. */
function unitsFor(letter: Letter, { view, data, seat }: Known): string[] {
  const { counters, events } = data;
  const on = (id: string): boolean => data.ground.map.grid.has(view.units[id]?.at ?? view.supply[id]?.at ?? 'off');
  const event = events.of[seat][letter].first;
  if (letter === 'K')
    return [...counters.supply.values()].filter((s) => s.side !== seat && on(s.id)).map(({ id }) => id);
  if (event.release > 0) return Object.keys(view.units).filter((id) => view.units[id]?.garrison && on(id));
  if (event.airTransport) return [...event.units, 'air-transport'];
  if (event.count > 0 && event.units.length === 0)
    return [...counters.units.values()].filter(({ side, light }) => side === 'axis' && light).map(({ id }) => id);
  // The other events that name units leave no choice among them.
  return event.count > 0 || event.forbids.length > 0 || letter === 'C' ? [...event.units] : [];
}

/** Hexes for the raiders and for Air Interdiction (20.22 I, O). */
function placesFor(letter: Letter, { view, data, seat }: Known): Choice[] {
  const { map } = data.ground;
  const { areas, radius } = data.events.of[seat][letter].first;
  const board = boardOf(view, data);
  if (areas.length > 0)
    return [...map.places.town.keys(), ...map.places.point.keys()]
      .filter((at) => areas.includes(map.area.get(at) ?? '') && board.friendlyTo(at) === seat)
      .map((at) => ({ places: [at] }));
  if (radius === 0) return [];
  const near = board.stacksOf(enemyOf(seat)).flatMap(([at]) => map.grid.neighbours(at));
  return near.filter((at, i) => near.indexOf(at) === i && isRoad(data, at)).map((at) => ({ places: [at] }));
}

const isRoad = ({ ground }: SlouchHatsData, at: string): boolean => ground.map.grid.has(at) && ground.hasRoad(at);
