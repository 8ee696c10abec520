import { formed, transferred } from '../facts/task-forces';
import type { Act, Letter, MercuryData, SeaId, ShipId, TaskForce, Told, World } from '../mercury';
import { detect } from './18-search';
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

/**
 * 16.33b: which letters the Task Forces of the set-up carry is drawn in secret, and in which order the others are offered:
 * no letter tells a decoy. Games that began before letters were drawn keep those of the scenario card.
 */
export function drawMarkers(c: Act): void {
  if (!c.world.placing) return;
  const left = [...c.data.markers.letters];
  const drawn = c.data.markers.letters.map(
    (letter) => left.splice(c.die(`marker/${letter}`, left.length) - 1, 1)[0] ?? '',
  );
  const card = Object.keys(c.world.taskForces);
  const now = new Map(card.map((letter, i) => [letter, drawn[i] ?? letter]));
  relabel(c.world, now);
  c.world.markers = drawn;
}

/** The markers of the set-up lie on the map: now the German sees them, all alike. */
export function showMarkers(c: Act): void {
  delete c.world.placing;
}

function relabel(world: World, now: ReadonlyMap<Letter, Letter>): void {
  const forces = Object.values(world.taskForces).map((tf) => ({ ...tf, letter: now.get(tf.letter) ?? tf.letter }));
  world.taskForces = Object.fromEntries(forces.map((tf) => [tf.letter, tf]));
  for (const ship of Object.values(world.ships))
    if (ship.at !== 'sunk' && 'tf' in ship.at) ship.at = { tf: now.get(ship.at.tf) ?? ship.at.tf };
}

/** Markers that are not in use, in the order drawn (16.33c). */
export function freeMarkers(world: World, data: MercuryData): Letter[] {
  return (world.markers ?? data.markers.letters).filter((letter) => !world.taskForces[letter]);
}

/** Markers that the German does not see in use: those of reinforcements to come are among them (16.33c). */
export function unseenMarkers(world: World, data: MercuryData): Letter[] {
  const seen = (letter: Letter): boolean => !world.placing && (world.taskForces[letter]?.at ?? null) !== null;
  return data.markers.letters.filter((letter) => !seen(letter));
}
