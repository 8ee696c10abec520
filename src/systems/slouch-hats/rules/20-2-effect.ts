import type { HexId } from '../../../hex/hex';
import type { EventEffect } from '../data/events';
import {
  enemyOf,
  isFault,
  type Fault,
  type Letter,
  type Place,
  type Side,
  type SlouchHatsData,
  type World,
} from '../slouch-hats';
import { FRESH } from '../counter-state';
import { Board, fits, type Unit } from './03-board';
import type { Occasion } from './20-2-windows';
import { applySupply } from './06-1-supply-points';
import { receiveRepl as bringRepl } from './05-3-reinforcements';
import { receive as receiveSupply } from './06-15-creating';

/** What a player says with an event. */
export interface Choice {
  /** Counters that it acts on: combat, supply or air units, the Air Transport marker. */
  units?: readonly string[];
  /** Hexes or boxes: of Supply Points one for all, or one for each point. */
  places?: readonly Place[];
  /** The event that it cancels. */
  cancel?: Letter;
}

/** Kinds of what an event changes. */
export const CHANGES = [
  ...(['turned', 'removed', 'arrived', 'released', 'active', 'rebuilt', 'returned'] as const),
  ...(['supply', 'supply-lost', 'supply-destroyed', 'supply-available', 'replacements', 'repl', 'repl-lost'] as const),
  ...(['lasting', 'shown', 'cancelled', 'taken', 'air-transport'] as const),
] as const;

/** What an event has changed, for the log. */
export interface Change {
  kind: (typeof CHANGES)[number];
  /** Counter, letter or kind of effect. */
  id?: string;
  at?: Place;
  number?: number;
}

/** A play under way. `rule` is the paragraph of its event. */
export interface Playing {
  world: World;
  data: SlouchHatsData;
  side: Side;
  letter: Letter;
  effect: EventEffect;
  choice: Choice;
  occasion: Occasion;
  rule: string;
}

/** What an event does: all that is wrong is found before the world is written. */
export type Doing = (playing: Playing) => Fault | Change[];

export const fault = (rule: string, why: string): Fault => ({ rule, why });

/** What is wrong with an event in whatever position: nothing was said that it needs, or what it never does. */
export const never = (rule: string, why: string): Fault => ({ rule, why, never: true });

/** A combat unit that an event may act on: the first that the player names. */
export function named(p: Playing, fits: (id: string) => boolean, what: string): string | Fault {
  const unit = p.choice.units?.[0];
  if (unit === undefined) return never(p.rule, `say which unit: ${what}`);
  return fits(unit) ? unit : fault(p.rule, `"${unit}" is not ${what}`);
}

/** Axis Light units on the map (10.53). */
export const isLightAxis = ({ world, data }: Playing, id: string): boolean =>
  isAxisLight(data, id) && data.ground.map.grid.has(world.units[id]?.at ?? 'off');

/** Axis Light units, wherever they are (10.53). */
export const isAxisLight = ({ counters }: SlouchHatsData, id: string): boolean =>
  counters.units.get(id)?.side === 'axis' && counters.units.get(id)?.light === true;

/** What is wrong with a combat unit coming to a hex: an enemy in it (8.15), or no room in a phase in which it cannot move on (3.32). */
export function noEntry({ world, data, rule, side }: Playing, hex: HexId, unit: string): Fault | null {
  const board = new Board(world, data);
  if (board.occupier(hex) === enemyOf(side)) return fault(rule, `enemy units stand in ${hex}`);
  const counter = data.counters.units.get(unit);
  if (!counter) throw new Error(`no combat unit is called "${unit}"`);
  const coming: Unit = { id: unit, counter, ...FRESH, at: hex };
  if (world.moment.phase === 'Reinforcements' && !fits(board, hex, [coming]))
    return fault('3.32', `${hex} has no room for it`);
  return null;
}

/** A combat unit comes into play: in supply this turn (5.33). Writes the world. */
export function arrives(world: World, unit: string, at: Place): Change {
  world.units[unit] = { ...FRESH, at };
  world.arrived = [...world.arrived.filter((id) => id !== unit), unit];
  if (!world.entered.includes(unit)) world.entered.push(unit);
  return { kind: 'arrived', id: unit, at };
}

/** 13.13: what is wrong with one air unit more in a box. */
export function noBerth({ world, data }: Playing, box: Place): Fault | null {
  const room = Object.values(data.boxes).find(({ id }) => id === box)?.airUnits ?? 0;
  const there = Object.values(world.air).filter(({ at }) => at === box).length;
  return there < room ? null : fault('13.13', `the box holds ${room} air units and has them`);
}

/**
 * Supply Points of an event: all to one place, or each where the player wants it of those allowed (6.11c); those without a
 * counter are lost (6.14). Writes the world.
 */
export function receive(p: Playing): Fault | Change[] {
  const { points, places } = p.effect.supply;
  const wanted = p.choice.places ?? [];
  const odd = wanted.find((place) => !places.includes(place));
  if (odd !== undefined) return fault(p.rule, `Supply Points do not arrive at ${odd}`);
  const board = new Board(p.world, p.data);
  const free = places.filter((place) => board.occupier(place) !== enemyOf(p.side));
  const goals = Array.from({ length: points }, (_, i) => wanted[i] ?? wanted.at(-1) ?? free[0] ?? '');
  const shut = goals.find((place) => !free.includes(place));
  if (shut !== undefined) return fault(p.rule, 'enemy units stand where the Supply Points would arrive');
  return places.flatMap((at) => {
    const number = goals.filter((goal) => goal === at).length;
    if (number === 0) return [];
    const outcome = receiveSupply(p.world, p.data, { side: p.side, place: at, points: number });
    if (isFault(outcome)) throw new Error(outcome.why);
    applySupply(p.world, outcome);
    const { lost } = outcome;
    return [
      ...(number > lost ? [{ kind: 'supply', at, number: number - lost } as const] : []),
      ...(lost > 0 ? [{ kind: 'supply-lost', at, number: lost } as const] : []),
    ];
  });
}

/** REPL units come to a place; those without a counter are lost (15.12). Writes the world. */
export function receiveRepl(
  { world, data }: Playing,
  of: { nationality: string; points: number; at: Place },
): Change[] {
  const { repl, lost } = bringRepl(world, data, of);
  const none = Array.from({ length: lost }, (): Change => ({ kind: 'repl-lost', id: of.nationality }));
  return [...repl.map((id): Change => ({ kind: 'repl', id, at: of.at })), ...none];
}
