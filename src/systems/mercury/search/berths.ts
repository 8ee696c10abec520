import type { Letter, MercuryData, ShipId, TaskForce, World } from '../mercury';
import type { ShipType } from '../data/ships';
import type { Engagement } from '../rules/19-7-surface-combat';
import type { Target } from '../rules/targets';
import type { MercuryKnown } from './base-world';
import { reinforcementsToCome, shipsInGame } from './told';

/** What the German knows of the ships of one Task Force. */
export interface Berth {
  letter: Letter;
  /** Ships that are in it. */
  sure: ShipId[];
  /** The most ships it can hold as he knows it. */
  most: number;
  /** How many it had when it was told, or how many of each type (18.33); ships may have changed Task Force since. */
  count: number | null;
  types: Partial<Record<ShipType, number>> | null;
  /** A decoy or a reinforcement to come: it is on the map, and counts as one of the decoys when it is empty. */
  onMap: boolean;
}

/** Ships that keep out of a surface combat at the most (19.74a). */
export const MOST_WITHHELD = 2;

/** What the German knows of every Task Force in `world`, which is drawn as far as its markers. */
export function berths(known: MercuryKnown, world: World, data: MercuryData): Berth[] {
  const fighting = engagedForces(known);
  const alive = shipsInGame(known, data).filter((id) => !known.view.sunk.includes(id));
  return Object.values(world.taskForces).map((tf): Berth => {
    const { letter, at } = tf;
    const all = at === null ? cardOf(tf, known, data) : attacked(known, letter);
    const full = { letter, count: null, types: null, onMap: at !== null };
    if (all) return { ...full, sure: all.filter((id) => alive.includes(id)), most: all.length };
    const sure = surfaceShips(known, letter) ?? tf.seen;
    if (fighting.includes(letter))
      return { ...full, sure, most: Math.min(sure.length + MOST_WITHHELD, data.markers.shipsAtMost) };
    const { toldCount = null, toldTypes = null } = tf;
    return { ...full, sure, most: data.markers.shipsAtMost, count: toldCount, types: toldTypes };
  });
}

/** The ships on the card of a reinforcement that has not entered (17.13). */
function cardOf({ name }: TaskForce, known: MercuryKnown, data: MercuryData): ShipId[] {
  return reinforcementsToCome(known, data).find((force) => force.name === name)?.ships ?? [];
}

/** All ships of the Task Force that airmen are choosing targets in (19.21); null: it is not that one. */
function attacked({ open }: MercuryKnown, letter: Letter): ShipId[] | null {
  if (open.kind !== 'mercury.air-targets') return null;
  const { tf, ships } = open.facts as unknown as { tf: Letter; ships: Target[] };
  return tf === letter ? ships.map((ship) => ship.id) : null;
}

/** The ships that a German unit may fire at now (19.74b). */
export function surfaceShips({ open }: MercuryKnown, letter: Letter): ShipId[] | null {
  if (open.kind !== 'mercury.surface-target') return null;
  const { tf, ships } = open.facts as unknown as { tf: Letter; ships: Target[] };
  return tf === letter ? ships.map((ship) => ship.id) : null;
}

/** Task Forces in the surface combats that the German has seen begin. */
function engagedForces({ stack }: MercuryKnown): Letter[] {
  const lists = stack.filter((frame) => frame.proc === 'Surface Combat').map((frame) => frame.local['engagements']);
  return lists.flatMap((list) => ((list ?? []) as unknown as Engagement[]).map((e) => e.tf));
}
