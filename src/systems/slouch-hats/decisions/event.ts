import { plainly } from '../../../kernel/decide/condition';
import { chooseLines, type LineFault } from '../../../play/choices/lines';
import { atHex, withUnit } from '../../../play/words/conditions';
import { isPass } from '../../../play/words/pass';
import {
  define,
  enemyOf,
  isFault,
  type Act,
  type Letter,
  type Scope,
  type Side,
  type SlouchHats,
} from '../slouch-hats';
import { eventVerb, type EventOrder } from '../orders/event';
import { hex, support } from '../orders/names';
import { activeIn } from '../rules/04-sequence';
import { playable, playEvent, unmet, type Played } from '../rules/20-2-play';
import { NO_OCCASION, playOrder, versionOf, type Occasion } from '../rules/20-2-windows';
import { nameOf, placeName } from '../rules/names';
import {
  choicesFor,
  meantLater,
  nearestFirst,
  stands,
  triedOn,
  triedWith,
  tryPlay,
  type EventAsk,
  type Wish,
} from './event-choices';
import { eventPlayed } from '../facts/events';
import type { Step, StepWriter } from '../../../kernel/flow/step';

/** A window for Special Events (20.14): who is still to be asked, and what goes on. */
export interface EventWindow {
  left: Side[];
  occasion: Occasion;
}

/**
 * 20.13, 20.14: markers that a side plays now. It is asked of whoever holds any, whatever they are: their number lies open.
 * What is given in advance waits until it can be played.
 */
export const playMarkers = chooseLines<SlouchHats, EventWindow, EventOrder, Facts>({
  ...{ kind: 'slouch-hats.event', rule: '20.14', title: 'Special Events', word: 'event', seats: ['axis', 'allied'] },
  // A marker that is named under two conditions is played under the one that holds.
  ...{ order: eventVerb, once: () => [], quiet: true },
  remark: ({ seat, view, data }) => {
    const held = view.hand.map(
      (letter) => `${letter} ${data.events.of[seat][letter].title} (${windowsOf(letter, { seat, view, data })})`,
    );
    return held.length === 0
      ? null
      : `you hold ${held.join(', ')}; "event" and the letter, given ahead, waits for its phase`;
  },
  conditions: [
    atHex<SlouchHats, Facts>(hex, (q) => q.facts.occasion.combat ?? ''),
    withUnit<SlouchHats, Facts>(support, (q) => (q.facts.occasion.placing === null ? [] : [q.facts.occasion.placing])),
    plainly('attacking', 'before the die of a combat in which your units attack', (q: EventAsk) => fights(q, true)),
    plainly('defending', 'before the die of a combat in which your units are attacked', (q: EventAsk) =>
      fights(q, false),
    ),
  ],
  concerns: (order, q) =>
    isPass(order) || (notHeld(order, q) ?? (meantLater(order, q) !== null || whyNotNow(order, q))),
  aheadRemark: (order, q) => (isPass(order) ? null : (notHeld(order, q) ?? lacking(order, q))),
  asFarAsMay: (wish, q, before) => meantLater(wish, q, triedWith(before, q)),
  question: (q) => `Do you play a Special Events marker ${when(q)}?`,
  nothing: 'no marker is played',
  whose: ({ local: { left } }) => left[0] ?? null,
  told: ({ local: { occasion } }) => ({ occasion }),
  asks: ({ view, seat }) => view.held[seat] > 0,
  listing: (q) => playableNow(q).map((letter) => `${letter} ${q.data.events.of[q.seat][letter].title}`),
  examples: (q) => playableNow(q).flatMap((letter) => nearestTo({ letter, choice: {} }, q) ?? []),
  options: (q) => playableNow(q).flatMap((letter) => waysFor(letter, q).filter((wish) => stands(wish, q))),
  fault: faultOf,
  foresee: (answer, q) =>
    answer.flatMap(({ letter }) => {
      const { cost } = versionOf(q.view, q.data, q.seat, letter);
      return cost === 0 ? [] : [`event ${letter} costs ${cost} of your ${q.view.victoryPoints[q.seat]} Victory Points`];
    }),
  // A play at one hex alone is ordered by a click there.
  onMap: ({ choice: { places = [], units = [] } }) =>
    places.length === 1 && units.length === 0 ? { to: places[0] ?? null } : {},
  // Half of what can be played, in any of its ways.
  drawn(q, rng) {
    const wished = playableNow(q).filter(() => rng.chance(1, 2));
    return wished.flatMap((letter) => rng.shuffle(waysFor(letter, q)).find((wish) => stands(wish, q)) ?? []);
  },
  takeAll(c, all) {
    const { left, occasion } = c.local;
    const [side, ...rest] = left;
    if (side === undefined) throw new Error('nobody is asked for a marker');
    for (const { letter, choice } of all) {
      const played = playEvent(c.world, c.data, { side, letter, choice, occasion });
      if (isFault(played)) throw new Error(`${letter} cannot be played: ${played.why} (${played.rule})`);
      tellPlay(c, played);
    }
    // Who is answered with a cancellation, or wants to answer, comes after the play (20.21 D, 20.22 Q).
    const other = enemyOf(side);
    c.local.left = all.length > 0 && !rest.includes(other) ? [side, ...rest, other] : left;
  },
});

/** When a marker may be played: `Reinforcements, from III June`, `any phase`. */
function windowsOf(letter: Letter, { seat, view, data }: Scope): string {
  const version = versionOf(view, data, seat, letter);
  const { windows } = version;
  const needed = unmet(view, data, version);
  const { earliest } = data.events.of[seat][letter];
  const from = earliest > view.turn ? `, from ${data.turns[earliest]?.name ?? ''}` : '';
  const needs = needed === null ? '' : `; it needs this: ${needed}`;
  return `${windows.map((one) => (one === 'any' ? 'any phase' : one)).join(' or ')}${from}${needs}`;
}

type Facts = { occasion: Occasion };

/** Letters of his own hand that have a window now. */
const playableNow = (q: EventAsk): Letter[] =>
  playable(q.view, q.data, q.view.hand, { side: q.seat, occasion: q.facts.occasion });

const waysFor = (letter: Letter, q: EventAsk): Wish[] => choicesFor(letter, q).map((choice) => ({ letter, choice }));

/** The first way in which a marker can be played, the nearest to what was meant. */
function nearestTo({ letter, choice: meant }: Wish, q: EventAsk): Wish | undefined {
  const ways = nearestFirst(choicesFor(letter, q), meant, q).map((choice) => ({ letter, choice }));
  return ways.find((wish) => stands(wish, q));
}

function when({ facts: { occasion }, data }: EventAsk): string {
  if (occasion.combat !== null) return `before the die of the combat against ${placeName(data, occasion.combat)}`;
  if (occasion.placing !== null) return `as ${nameOf(data, occasion.placing)} is placed on its mission`;
  return occasion.end ? 'now that the combats are over' : 'now';
}

/** 20.13: of a marker that may still be drawn; null: he holds it. */
const notHeld = ({ letter }: EventOrder, { view }: Pick<EventAsk, 'view'>): string | null =>
  view.hand.includes(letter) ? null : `you hold no marker ${letter}`;

/** Of a marker whose condition does not hold; null: it does. */
function lacking({ letter }: EventOrder, { seat, view, data }: Scope): string | null {
  const needed = unmet(view, data, versionOf(view, data, seat, letter));
  return needed === null ? null : `its condition (${needed}) does not hold`;
}

function whyNotNow(order: EventOrder, q: EventAsk): string {
  const tried = tryPlay(triedOn(q), order, q);
  return isFault(tried) ? `${tried.why} (${tried.rule})` : '';
}

const fights = ({ facts, seat, view }: EventAsk, attacks: boolean): boolean =>
  facts.occasion.combat !== null && (activeIn(view.moment) === seat) === attacks;

/** What is against a play behind those before it; the nearest that stands is looked for when somebody reads it. */
function faultOf(wish: Wish, q: EventAsk, before: readonly Wish[]): LineFault<Wish> | null {
  const played = tryPlay(triedWith(before, q), wish, q);
  if (!isFault(played)) return null;
  return {
    rule: played.rule,
    why: played.why,
    get instead() {
      return nearestTo(wish, q) ?? null;
    },
  };
}

/** A play lies open, with all that it has changed (20.15). */
export function tellPlay(c: Pick<Act, 'record' | 'data'>, { side, letter, rule, later, cost, changes }: Played): void {
  const title = c.data.events.of[side][letter].title;
  eventPlayed(c, { side, letter, title, later, cost, changes: changes.map((one) => ({ ...one })) }, { rule });
}

/** 20.14: both sides in their order may play markers; whoever plays one gives the other an opportunity to answer. */
export const eventWindow = define<EventWindow>('Special Events', (s) => [
  s.while('sides', ({ local }) => local.left.length > 0, [
    s.ask('marker', playMarkers),
    s.do('the next', (c) => void (c.local.left = c.local.left.slice(1))),
  ]),
]);

/** A window for the markers of both sides; `occasion`: what goes on in the phase. */
export const eventsMayBePlayed = <L extends object>(
  s: StepWriter<SlouchHats, L>,
  label = 'Special Events',
  occasion: (c: Act<L>) => Partial<Occasion> = () => ({}),
): Step<SlouchHats, L> =>
  s.call(label, eventWindow, (c) => ({
    left: [...playOrder(c.world.moment)],
    occasion: { ...NO_OCCASION, ...occasion(c) },
  }));
