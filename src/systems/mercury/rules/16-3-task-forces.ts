import { formed, transferred } from '../facts/task-forces';
import type { Act, Letter, SeaId, ShipId, TaskForce, Told } from '../mercury';
import { detect } from './18-1-detection';
import { newTaskForce, shipOf, taskForce } from './16-components';

/**
 * Places a new marker (16.34). Ships from Ready to Sail or from Task Forces of the zone go into it. A decoy is recorded as
 * any other, under the same rule; in the set-up the German only finds all markers on the map (16.33b).
 */
export function formTaskForce(c: Act, letter: Letter, at: SeaId, ships: readonly ShipId[]): void {
  c.world.taskForces[letter] = newTaskForce(letter, at);
  formed(c, { tf: letter, at, ships: [...ships] }, c.world.placing ? { others: null } : {});
  if (ships.length > 0) transferShips(c, ships, letter);
}

/** Moves ships into a Task Force; detection goes with them (16.35, 18.18). */
export function transferShips(c: Act, ships: readonly ShipId[], to: Letter): void {
  const gaining = taskForce(c.world, to);
  const losing = ships
    .map((id) => shipOf(c.world, id).at)
    .flatMap((at) => (at !== 'sunk' && 'tf' in at ? [taskForce(c.world, at.tf)] : []))
    .filter((tf, i, all) => tf !== gaining && all.indexOf(tf) === i);
  for (const id of ships) shipOf(c.world, id).at = { tf: to };
  if (losing.length > 0) {
    const from = losing.map((tf) => tf.letter);
    transferred(c, { ships: [...ships], from, to });
  }
  carryDetection(c, gaining, losing);
}

const GRADES: readonly Told[] = ['exists', 'count', 'types'];

/**
 * 18.18: a Task Force that gains ships of a detected one is detected too, and what the German knew most of, of either, he
 * is told of the whole anew. Where he knew of no number he is told nothing of ships that join.
 */
function carryDetection(c: Act, gaining: TaskForce, losing: readonly TaskForce[]): void {
  const known = [gaining, ...losing].filter((tf) => tf.detected);
  if (losing.length === 0 || known.length === 0) return;
  const told = GRADES.findLast((grade) => known.some((tf) => tf.told === grade)) ?? 'exists';
  if (told === 'exists' && gaining.detected) return;
  const forTheNight = known.every((tf) => tf.forTheNight);
  detect(c, gaining.letter, told, '18.18', forTheNight);
}
