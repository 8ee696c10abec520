import type { Act, Letter, MercuryData, World } from '../mercury';

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
