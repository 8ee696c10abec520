import type { HexId } from '../../../hex/hex';
import type { EventWindow } from '../data/event-shape';
import type { EventEffect, SpecialEvent } from '../data/events';
import { enemyOf, SIDES, type Letter, type OpenWorld, type Side, type SlouchHatsData } from '../slouch-hats';
import type { Cancellable } from '../events-state';
import { activeIn, type Moment } from './04-sequence';

/** What goes on within the phase while an event may be played. */
export interface Occasion {
  /** Defender Hex of the combat whose die is still to be rolled. */
  combat: HexId | null;
  /** The air or naval unit that is being placed on a mission. */
  placing: string | null;
  /** The last combat of the phase is over. */
  end: boolean;
}

export const NO_OCCASION: Occasion = { combat: null, placing: null, end: false };

/** The paragraph of an event: `20.21H`. */
export const paragraphOf = (side: Side, letter: Letter): string => `20.2${side === 'allied' ? 1 : 2}${letter}`;

/** 20.14: who plays first when both wish to: the active side; where there is none the Allied. */
export const playOrder = (moment: Moment): readonly [Side, Side] => {
  const first = activeIn(moment) ?? 'allied';
  return [first, enemyOf(first)];
};

/** An event as it would be played now: its first play or a later one, with its windows. */
export interface Version {
  event: SpecialEvent;
  effect: EventEffect;
  later: boolean;
  windows: readonly EventWindow[];
  cost: number;
}

/**
 * 20.16: a play is a later one after the first of its side (a cancelled one too), after the last turn of the first, after the
 * surrender where the event says so, and when what it brings is in play already or not to be had this turn (5.41).
 */
export function versionOf(world: OpenWorld, data: SlouchHatsData, side: Side, letter: Letter): Version {
  const event = data.events.of[side][letter];
  const plays = playsOf(world, side, letter);
  const { first } = event;
  const cost = event.costOnce && plays > 0 ? 0 : event.cost;
  const over =
    plays > 0 ||
    world.turn > (first.until ?? world.turn) ||
    (world.surrendered && event.laterAfterSurrender) ||
    !inRange(world, data, side, letter) ||
    first.units.some((unit) => whereIs(world, unit) !== 'off');
  if (!event.later || !over) return { event, effect: first, later: false, windows: event.windows, cost };
  const { sameAs } = event.later;
  if (sameAs === null) return { event, effect: event.later, later: true, windows: event.windows, cost };
  const other = data.events.of[side][sameAs];
  return { event, effect: other.first, later: true, windows: other.windows, cost };
}

export const playsOf = ({ events }: OpenWorld, side: Side, letter: Letter): number => events.plays[side][letter] ?? 0;

/** Where a combat, supply or air unit is. */
export const whereIs = ({ units, supply, air }: OpenWorld, id: string): string =>
  units[id]?.at ?? supply[id]?.at ?? air[id]?.at ?? 'off';

/** 5.41: whether this is a turn in which the units of an event can enter play. */
export function inRange({ scenario, turn }: OpenWorld, data: SlouchHatsData, side: Side, letter: Letter): boolean {
  const groups = data.scenarios.find(({ id }) => id === scenario)?.cards[side].groups ?? [];
  const group = groups.find(({ event }) => event.split(' or ').includes(letter));
  if (!group) return true;
  const [from, to] = group.turns.map((name) => data.turns.findIndex((t) => t.name === name));
  return turn >= (from ?? 0) && turn <= (to ?? 0);
}

/** Whether a window of the chart is open now. */
export function opens(window: EventWindow, { moment }: OpenWorld, data: SlouchHatsData, occasion: Occasion): boolean {
  if (window === 'any') return true;
  if (window === 'placing an Allied air unit on a mission')
    return data.counters.air.get(occasion.placing ?? '')?.side === 'allied';
  const words = window.replace(/^(any|end of) /, '');
  const side = SIDES.find((s) => words.toLowerCase().startsWith(`${s} `));
  const phase = side === undefined ? words : words.slice(side.length + 1);
  if (phase !== moment.phase || (side !== undefined && side !== activeIn(moment))) return false;
  return !window.startsWith('end of ') || occasion.end;
}

/** The plays of the other side that an event could cancel now, the last first. */
export function cancelled(world: OpenWorld, data: SlouchHatsData, side: Side, letter: Letter): Cancellable[] {
  const { cancels } = data.events.of[side][letter].first;
  return world.events.cancellable
    .filter((play) => play.side !== side && cancels?.[play.later ? 'later' : 'letters'].includes(play.letter))
    .toReversed();
}
