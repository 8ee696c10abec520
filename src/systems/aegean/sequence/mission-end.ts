import type { Act } from '../aegean';
import { airlifted, carried, landed } from '../facts/air';
import { delivered, KIND_OF } from '../rules/5-4-missions';
import { comeHome, homeOf, moveAir } from './air-seen';
import { placeCap } from './cap';
import { HELICOPTER, inFlight, isHelicopter, shootDown, type Flight } from './flight';
import { comeAshore } from './landings';
import { loseGround } from './losses';

/** 4.D4: what was carried arrives, CAP stays out, everybody else lands, flown. */
export function finish(c: Act<Flight>): void {
  const { local } = c;
  const { line, side } = local;
  if (local.goal === null && line.verb !== 'transfer') return;
  if (line.verb === 'airlift' || line.verb === 'drop') deliver(c);
  // 5.6.4: who is lost after what it came for has brought its passengers.
  for (const id of local.doomed)
    if (inFlight(local).includes(id)) shootDown(c, id, local.goal ?? '', isHelicopter(c, id) ? HELICOPTER : 'AA fire');
  if (KIND_OF[line.verb] === 'cap') {
    placeCap(c, side, local.goal ?? '', line.verb === 'night cap', local.units);
    return land(c, local.escorts);
  }
  if (line.verb === 'transfer') {
    arrive(c, line.to);
    return land(c, local.escorts);
  }
  land(c, inFlight(local));
}

/** 4.D4: at its own base, or at the one that was named. */
function land(c: Act<Flight>, ids: readonly string[]): void {
  const { line, side } = c.local;
  comeHome(c, side, ids, (id) => line.also.home ?? homeOf(c, id));
}

/** 5.4.1. */
function arrive(c: Act<Flight>, to: string): void {
  const { side, units } = c.local;
  if (units.length === 0) return;
  moveAir(c, side, () => {
    for (const id of units) Object.assign(c.world.air[id] ?? {}, { at: to, ready: false });
  });
  landed(c, { side, units: [...units], at: to });
}

/** 5.4.3, 5.4.4: what becomes of the passengers by how many of their planes came through. */
function deliver(c: Act<Flight>): void {
  const { world, data, local } = c;
  const { line, side, goal } = local;
  if (
    (line.verb !== 'airlift' && line.verb !== 'drop') ||
    goal === null ||
    local.ways[line.units[0] ?? ''] === undefined
  )
    return;
  const { unit } = line;
  const size = data.ground.get(unit)?.size === 'battalion' ? 'battalion' : 'company';
  const fate = delivered(line.verb, size, { lost: local.lost.length, back: local.back.length });
  if (line.verb === 'drop') {
    carried(c, { side, unit, at: goal, fate });
    if (fate === 'whole' || fate === 'disrupted') world.drops[unit] = { hex: goal, disrupted: fate === 'disrupted' };
  } else {
    airlifted(c, { side, unit, to: line.to, fate: fate === 'disrupted' ? 'whole' : fate });
    if (fate === 'whole') {
      Object.assign(world.ground[unit] ?? {}, { at: goal, came: null });
      world.airlifted[side].push(unit);
      comeAshore(c, side, goal);
    }
  }
  if (fate === 'lost') loseGround(c, unit, { seen: false });
}
