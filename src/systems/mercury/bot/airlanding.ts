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
import type { Situation } from './situation';

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
