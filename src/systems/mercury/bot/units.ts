import { isArtillery, standing, stepsLeft } from '../rules/ground/ground';
import type { Standing } from '../rules/ground/ground';
import type { Situation } from './situation';

/** The units called `ids`. */
export const unitsOf = ({ ground, q }: Situation, ids: readonly string[]): Standing[] =>
  ids.flatMap((id) => (ground.units[id] ? [standing(ground, q.data, id)] : []));

/** What losing a step of a unit costs: strength, what only it can do, and more when it is the last. */
export function costOfStep(s: Standing): number {
  const last = stepsLeft(s) <= 1;
  const back = last || !s.counter.back ? { attack: 0, defence: 0 } : s.counter.back;
  const strength = s.side.attack - back.attack + s.side.defence - back.defence;
  const special =
    s.counter.type === 'hq' ? 4 : isArtillery(s) ? 2.5 : ['engineer', 'armor'].includes(s.counter.type) ? 1 : 0;
  // Greek Militia come back (13.63).
  return strength + (last ? 0.5 : 0) + special - (s.counter.type === 'militia' ? 3 : 0);
}

/** What being tired costs a unit: its attack, its fire, its zone of control. A tired HQ coordinates as before (9.75). */
export function costOfFatigue(s: Standing): number {
  if (s.counter.type === 'hq') return 0;
  const fire = isArtillery(s) && s.unit.fire !== 'final' ? s.counter.bombard : 0;
  return s.side.attack + fire + (s.counter.zoc ? 1 : 0);
}

/** The `count` of `units` that are the first by `cost`. */
export function cheapest(units: readonly Standing[], count: number, cost: (s: Standing) => number): string[] {
  return [...units]
    .sort((a, b) => cost(a) - cost(b))
    .slice(0, count)
    .map((s) => s.unit.id);
}
