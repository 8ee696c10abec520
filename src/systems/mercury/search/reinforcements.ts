import type { Letter, MercuryData, SeaId, ShipId } from '../mercury';
import type { Reinforcement } from '../data/scenario';
import { scenarioOf } from '../rules/03-turn';
import type { MercuryKnown } from './base-world';
import { told } from './told';

/** How a Task Force moved, as both are told. `from` null: it came from off the map (17.13). */
export interface ForceMoved {
  tf: Letter;
  from: SeaId | null;
  path: SeaId[];
}

/** Every ship of the scenario, in the order of the counter list, and any other that a moderator brought in and that was seen. */
export function shipsInGame({ view }: MercuryKnown, data: MercuryData): ShipId[] {
  const { forces, reinforcements } = scenarioOf(data, { scenario: view.scenario.id });
  const seen = view.taskForces.flatMap((tf) => (tf.seen ?? []).map((ship) => ship.id));
  const card = [...forces, ...reinforcements].flatMap((force) => force.ships);
  const sailing = [...card, ...seen, ...view.sunk, ...view.damaged];
  return [...data.ships.keys()].filter((id) => sailing.includes(id));
}

/** The reinforcement that a Task Force is which came from off the map, by where it entered, for each letter that did. */
export function enteredAs(known: MercuryKnown, data: MercuryData): Map<Letter, Reinforcement> {
  const left = [...scenarioOf(data, { scenario: known.view.scenario.id }).reinforcements];
  const entered = new Map<Letter, Reinforcement>();
  for (const { tf, from, path } of told<ForceMoved>(known.record, 'tf.moved')) {
    if (from !== null) continue;
    const at = left.findIndex((r) => r.enter.includes(path[0] ?? ''));
    const [one] = left.splice(Math.max(0, at), 1);
    if (one) entered.set(tf, one);
  }
  return entered;
}

/** Reinforcements of the scenario that have not entered yet (17.13). */
export function reinforcementsToCome(known: MercuryKnown, data: MercuryData): Reinforcement[] {
  const entered = [...enteredAs(known, data).values()];
  const { reinforcements } = scenarioOf(data, { scenario: known.view.scenario.id });
  return reinforcements.filter((one) => !entered.includes(one));
}
