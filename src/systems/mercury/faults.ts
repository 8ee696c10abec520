import type { PlayedStep } from '../../kernel/system';
import type { Mercury, MercuryData, World } from './mercury';
import { groundFaults } from './ground-faults';
import { groundPlayFaults } from './ground-play-faults';
import { isDecoy, onMap, shipsOf } from './rules/16-components';

/** Invariants of a world of Operation Mercury that do not hold, in words (fuzzing). */
export function worldFaults(world: World, data: MercuryData, step?: PlayedStep<Mercury>): string[] {
  return [
    ...forceFaults(world, data),
    ...shipFaults(world, data),
    ...airFaults(world, data),
    ...germanFaults(world, data),
    ...groundFaults(world, data),
    ...(step ? groundPlayFaults(step, world, data) : []),
  ];
}

function forceFaults(world: World, data: MercuryData): string[] {
  const out: string[] = [];
  const forces = Object.values(world.taskForces);
  if (forces.length > data.markers.letters.length) out.push(`${forces.length} Task Forces are in play (16.33c)`);
  for (const tf of forces) {
    if (shipsOf(world, tf.letter).length > data.markers.shipsAtMost) out.push(`TF ${tf.letter} is too large (16.33a)`);
    if (tf.at !== null && !data.zones.has(tf.at) && !data.places.has(tf.at))
      out.push(`TF ${tf.letter} is at ${tf.at}, which is no place`);
    if (!tf.detected && (tf.told !== 'exists' || tf.seen.length > 0 || tf.toldCount !== undefined))
      out.push(`TF ${tf.letter} is undetected, but known (18.17)`);
    if (tf.seen.some((id) => world.ships[id]?.at === 'sunk')) out.push(`TF ${tf.letter} shows a sunk ship`);
  }
  const decoys = onMap(world).filter((tf) => isDecoy(world, tf.letter)).length;
  if (decoys > data.markers.decoysAtMost) out.push(`${decoys} decoys are on the map (16.33b)`);
  return out;
}

function shipFaults(world: World, data: MercuryData): string[] {
  return Object.values(world.ships).flatMap((ship) => {
    if (ship.at === 'sunk') return [];
    if ('tf' in ship.at) return world.taskForces[ship.at.tf] ? [] : [`${ship.id} sails in no Task Force (16.15)`];
    const box = ship.at.box;
    return data.refit.boxes.some((b) => b.id === box) ? [] : [`${ship.id} is in a box that does not exist`];
  });
}

function airFaults(world: World, data: MercuryData): string[] {
  const halves = Object.keys(world.air).filter((id) => data.air.get(id)?.half).length;
  const out = world.broken.filter((id) => world.air[id]).map((id) => `${id} is broken down and in play (12.13)`);
  if (halves !== world.broken.length * 2)
    out.push(`${halves} halves are in play for ${world.broken.length} Ju-87 broken down (12.13)`);
  if (world.broken.length > data.breakdown.atMost) out.push(`${world.broken.length} Ju-87 are broken down (12.13)`);
  return out;
}

function germanFaults(world: World, data: MercuryData): string[] {
  const numbers = world.germans.map((g) => g.contact);
  const twice = numbers.filter((n, i) => numbers.indexOf(n) !== i).map((n) => `two counters are numbered ${n}`);
  // In a campaign a convoy that has unloaded goes home empty (17.35d).
  const empty = (world.campaign ? [] : world.germans).filter(
    (g) => data.germanNaval.get(g.unit)?.kind === 'convoy' && g.cargo.length > 0 && g.cargo.every((i) => i.steps === 0),
  );
  return [...twice, ...empty.map((g) => `${g.unit} has lost everything and is still at sea (19.74f)`)];
}
