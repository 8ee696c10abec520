import type { HexId } from '../mercury';
import { fieldOf } from '../decisions/ground/moves';
import type { Arrival } from '../../../play/words/arrivals';
import type { Field } from '../rules/ground/04-field';
import { waysOf } from '../rules/ground/04-goal';
import { isMover, moverOf } from '../rules/ground/04-movement';
import { airlandingModifiers, type OpenAirfield } from '../rules/ground/06-5-airlanding';
import { MOST_STACKING, stackingPoints } from '../rules/ground/ground';
import { type Garrisons, garrisonsOf } from './garrison';
import { cellsOf } from './odds';
import { nearest, type Situation } from './situation';
import type { GroundCounter } from '../data/ground';
import { landingModifiers, reserveHexes } from '../rules/ground/06-2-landing';

/** Share of a unit's steps that must be expected on the ground: who waits for a better day fights no more before the end. */
const LEAST = 0.3;

/** 6.5: as many as the strip takes and the hex holds when those who can have made room, in an enemy zone too as long as it pays. */
export function airlanding(sit: Situation, facts: { open: OpenAirfield[]; groups: string[][] }): Arrival[] {
  const strips = facts.open.filter((strip) => expected(sit, strip) >= LEAST).map((strip) => stripOf(sit, strip));
  const arrivals: Arrival[] = [];
  for (const group of facts.groups) {
    const landing = group.flatMap((unit) => landed(sit, unit, strips));
    arrivals.push(...landing);
    if (landing.length < group.length) break;
  }
  return arrivals;
}

/** Steps a strip still takes, and stacking points its hexes do. */
interface Strip {
  steps: number;
  room: Map<HexId, number>;
}

function stripOf(sit: Situation, { hexes, capacity }: OpenAirfield): Strip {
  const field = fieldOf(sit.q);
  const garrisons = garrisonsOf(sit);
  return { steps: capacity, room: new Map(hexes.map((hex) => [hex, roomIn(sit, hex, field, garrisons)])) };
}

/** Stacking points free in a hex once all have left that can and need not stay: what is too much at the end is lost (4.32). */
function roomIn(sit: Situation, hex: HexId, field: Field, { keeps }: Garrisons): number {
  const stay = (sit.ownIn.get(hex) ?? []).filter((s) => {
    const mover = keeps(s) ? null : moverOf(field, s.unit.id);
    return mover === null || !isMover(mover) || waysOf(field, mover).size === 0;
  });
  return MOST_STACKING - stackingPoints(stay);
}

/** Puts a unit where there is most room. */
function landed({ q }: Situation, unit: string, strips: readonly Strip[]): Arrival[] {
  const counter = q.data.ground.get(unit);
  if (!counter) return [];
  const steps = counter.back ? 2 : 1;
  const places = strips
    .filter((strip) => strip.steps >= steps)
    .flatMap((strip) => [...strip.room].map(([at, room]) => ({ strip, at, room })))
    .filter(({ room }) => room >= counter.sp)
    .sort((a, b) => b.room - a.room);
  const [best] = places;
  if (!best) return [];
  best.strip.steps -= steps;
  best.strip.room.set(best.at, best.room - counter.sp);
  return [{ unit, at: best.at }];
}

/** Share of its steps that a unit brings to the ground (6.56). */
function expected({ ground, q }: Situation, strip: OpenAirfield): number {
  if (strip.state !== 'in-enemy-zoc') return 1;
  const by = airlandingModifiers(ground, strip).reduce((n, m) => n + m.by, 0);
  const shares = cellsOf(q.data.charts.airlanding, 'unit', by).map((cell) => SHARES[cell] ?? 0);
  return shares.reduce((n, share) => n + share, 0) / shares.length;
}

const SHARES: Readonly<Record<string, number>> = { ok: 1, LoseStep: 0.5, destroyed: 0 };

/** A point on the landing die, in hexes of a walk. */
const PIP = 2.5;
/** Hexes from the enemy at which a strip is quiet. */
const QUIET = 3;

/** 6.12b: as near to the goals as the landing roll allows, beside friends, into hexes with room. */
export function drops(sit: Situation, facts: { units: string[] }): Arrival[] {
  const hexes = reserveHexes(sit.ground).filter((hex) => !sit.foesIn.has(hex));
  const room = new Map(hexes.map((hex) => [hex, MOST_STACKING - stackingPoints(sit.ownIn.get(hex) ?? [])]));
  const wanted = mainEffort(sit);
  const cost = (hex: HexId, counter: GroundCounter): number =>
    PIP * landingModifiers(sit.ground, counter, hex).reduce((n, m) => n + m.by, 0) +
    (wanted.length === 0 ? 0 : nearest(hex, wanted)) -
    (sit.ownIn.has(hex) ? 0.5 : 0);
  const sorted = new Map<boolean, HexId[]>();
  return facts.units.flatMap((unit) => {
    const counter = sit.q.data.ground.get(unit);
    if (!counter) return [];
    // Only gliders land by another modifier than the rest.
    const best = sorted.get(counter.glider) ?? cheapest(hexes, (hex) => cost(hex, counter));
    sorted.set(counter.glider, best);
    const at = best.find((hex) => (room.get(hex) ?? 0) >= counter.sp);
    if (at === undefined) return [];
    room.set(at, (room.get(at) ?? 0) - counter.sp);
    return [{ unit, at }];
  });
}

/** The strip as long as it is not won and quiet, for without it nobody follows (6.51); else what is still to be won. */
function mainEffort(sit: Situation): readonly HexId[] {
  const strips = sit.effort?.hexes ?? sit.strips;
  const contested = strips.some((hex) => !sit.ownIn.has(hex) || nearest(hex, sit.foesIn.keys()) <= QUIET);
  return contested ? strips : [...sit.goals.keys()].filter((hex) => !sit.ownIn.has(hex));
}

function cheapest(hexes: readonly HexId[], cost: (hex: HexId) => number): HexId[] {
  const costs = new Map(hexes.map((hex) => [hex, cost(hex)]));
  return [...hexes].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}
