import type { EventCondition } from '../data/event-shape';
import {
  isFault,
  type Fault,
  type Letter,
  type OpenWorld,
  type Side,
  type SlouchHatsData,
  type World,
} from '../slouch-hats';
import { settleControl } from './03-1-control';
import { Board } from './03-board';
import { handOf, returnMarker } from './20-1-hands';
import { again, BOTH, watched } from './20-2-both';
import { choiceFault } from './20-2-choice';
import type { Change, Choice, Doing } from './20-2-effect';
import { cancelled, opens, paragraphOf, playsOf, versionOf, type Occasion, type Version } from './20-2-windows';
import { ALLIED } from './20-21-allied';
import { AXIS } from './20-22-axis';

/** What the first play of each letter does for each side (20.15). */
const FIRST: Readonly<Record<Side, Readonly<Record<Letter, Doing>>>> = {
  allied: { ...BOTH, ...ALLIED },
  axis: { ...BOTH, ...AXIS },
};

/** A play: whose, of which letter, with what he says to it, while what goes on. */
export interface Play {
  side: Side;
  letter: Letter;
  choice?: Choice;
  occasion: Occasion;
}

/** A play as it happened; all of it lies open (20.15). */
export interface Played {
  side: Side;
  letter: Letter;
  rule: string;
  later: boolean;
  cost: number;
  changes: Change[];
}

/**
 * Whether a side may play a letter now (20.14, 20.16): it is in his hand, a window of it is open, its first turn has come,
 * its condition holds, its Victory Points are there. Of the world it takes what lies open, of the markers his own hand.
 */
export function mayPlay(
  world: OpenWorld,
  data: SlouchHatsData,
  hand: readonly Letter[],
  { side, letter, occasion }: Omit<Play, 'choice'>,
): Fault | null {
  if (!hand.includes(letter)) return { rule: '20.13', why: `you hold no marker ${letter}` };
  const rule = paragraphOf(side, letter);
  const version = versionOf(world, data, side, letter);
  const { event, windows, cost } = version;
  if (!windows.some((window) => opens(window, world, data, occasion)))
    return { rule, why: `it cannot be played now; its phases: ${windows.join(', ')}` };
  if (world.turn < event.earliest) return { rule, why: 'it is too early in the game' };
  const needed = unmet(world, data, version);
  if (needed !== null) return { rule, why: `it needs this: ${needed}` };
  // Allied D has no other use (Axis Q has).
  if (event.first.cancels && event.first.count === 0 && cancelled(world, data, side, letter).length === 0)
    return { rule, why: 'the other side has played nothing this phase that it cancels' };
  const points = world.victoryPoints[side];
  return points < cost ? { rule, why: `it costs ${cost} Victory Points; you have ${points}` } : null;
}

/** The condition of an event that does not hold now; null: it has none, or it holds. A condition is that of the first play. */
export function unmet(world: OpenWorld, data: SlouchHatsData, { event, later }: Version): EventCondition | null {
  if (later || event.condition === null) return null;
  const conditions: Record<EventCondition, () => boolean> = {
    'Damascus is friendly to the Allied player': () => new Board(world, data).friendlyTo(damascus(data)) === 'allied',
    'Axis Event B has not been played': () => playsOf(world, 'axis', 'B') === 0,
    'before the surrender': () => !world.surrendered,
  };
  return conditions[event.condition]() ? null : event.condition;
}

const damascus = ({ ground }: SlouchHatsData): string =>
  [...ground.map.places.city].find(([, name]) => name === 'Damascus')?.[0] ?? '';

/** The letters of his hand that a side may play now. His secret: nobody is asked by it (20.13). */
export const playable = (
  world: OpenWorld,
  data: SlouchHatsData,
  hand: readonly Letter[],
  at: Omit<Play, 'choice' | 'letter'>,
): Letter[] => hand.filter((letter) => mayPlay(world, data, hand, { ...at, letter }) === null);

/**
 * A side plays a marker: his event of that letter happens, the other's does not (20.15), and the marker goes back to the pool
 * or out of the game (20.11). Writes the world unless there is a fault.
 */
export function playEvent(world: World, data: SlouchHatsData, play: Play): Played | Fault {
  const { side, letter } = play;
  const fault = mayPlay(world, data, handOf(world, side), play);
  if (fault) return fault;
  const { later, cost } = versionOf(world, data, side, letter);
  const done = watched(world, data, side, letter, later);
  const changes = eventItself(world, data, play);
  if (isFault(changes)) return changes;
  done();
  world.victoryPoints[side] -= cost;
  world.events.plays[side][letter] = playsOf(world, side, letter) + 1;
  returnMarker(world, data, side, letter);
  const rule = paragraphOf(side, letter);
  return { side, letter, rule, later, cost, changes: [...changes, ...control(world, data, changes)] };
}

function doingOf(side: Side, letter: Letter, { event, later }: Version): Doing {
  const same = event.later?.sameAs;
  return !later ? FIRST[side][letter] : same ? FIRST[side][same] : again;
}

/** What comes of an event alone, whenever its marker may be played. Writes the world unless there is a fault. */
export function eventItself(world: World, data: SlouchHatsData, play: Play): Change[] | Fault {
  const { side, letter, choice = {}, occasion } = play;
  const version = versionOf(world, data, side, letter);
  const rule = paragraphOf(side, letter);
  const playing = { world, data, side, letter, effect: version.effect, choice, occasion, rule };
  return choiceFault(playing) ?? doingOf(side, letter, version)(playing);
}

/** 3.12: hexes change hands when units come, go or change sides. */
function control(world: World, data: SlouchHatsData, changes: readonly Change[]): Change[] {
  const moved = changes.some(({ kind }) => ['turned', 'removed', 'arrived', 'returned'].includes(kind));
  return moved ? settleControl(world, data).map(({ hex, side }): Change => ({ kind: 'taken', id: side, at: hex })) : [];
}
