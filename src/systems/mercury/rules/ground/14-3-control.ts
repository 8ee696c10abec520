import { controlled } from '../../facts/recovery';
import { decidingHexes, decidingRule } from '../../data/ground-scenario';
import type { Act, Side } from '../../mercury';
import { type Ground, groundIn, unitsIn } from './ground';
import { contactPutToSea, forcePutToSea } from '../../facts/task-forces';
import type { Place } from '../../data/seas';
import { returnToAthens } from '../21-3-german-convoys';

/**
 * 14.1 to 14.3: who occupies each hex that decides the scenario at the end of a phase, however he came there. Told when a
 * side takes one, and when the German leaves one empty: only those that he occupies at the end of the game count.
 */
export function decidingHexesChangeHands(c: Act): void {
  const scenario = c.data.groundScenarios.find((s) => s.id === c.world.scenario);
  const state = c.world.ground;
  if (!state) return;
  if (scenario?.campaign) portsChangeHands(c);
  for (const { hex, name, beside } of decidingHexes(scenario?.victory ?? {})) {
    const [was, side] = [state.control?.[hex] === undefined ? 'allied' : state.control[hex], occupier(c, hex)];
    if (side === undefined || side === was) continue;
    state.control = { ...state.control, [hex]: side };
    if (beside || (side === null && was !== 'german')) continue;
    controlled(c, { hex, name, side }, { rule: decidingRule(scenario) });
  }
}

/** 15.25b, 17.22: a port or anchorage is his who stands there, or stood there last; an empty one stays whose it was. */
function portsChangeHands(c: Act): void {
  const state = c.world.ground;
  for (const place of c.data.places.values()) {
    const { hex, kind } = place;
    if (!state || hex === null) continue;
    const was = portHolder(state, hex);
    const side = occupier(c, hex) ?? was;
    if (side !== (state.ports?.[hex] ?? 'allied')) state.ports = { ...state.ports, [hex]: side };
    if (side !== was && kind === 'minor-port') portFalls(place, side, c);
  }
}

/** Whose a port or anchorage is; before anybody has stood there, the Allied player's. Games of before kept it with the deciding hexes. */
export const portHolder = ({ ports, control }: Pick<Ground, 'ports' | 'control'>, hex: string): Side =>
  ports?.[hex] ?? control?.[hex] ?? 'allied';

/** The side that stands alone in a hex; null: nobody; undefined: both, or no hex of this map. */
function occupier(c: Act, hex: string): Side | null | undefined {
  const ground = groundIn(c);
  if (ground.hexes[hex] === undefined) return undefined;
  const [first, ...others] = unitsIn(ground, hex).map((s) => s.counter.side);
  return others.every((side) => side === first) ? (first ?? null) : undefined;
}

/**
 * 17.22: a minor port is for him alone who holds its hex; ships of the other side lie in the sea zone off it from the end of that phase.
 * Without ships a convoy that waited there for room goes back: off the port nobody could meet it, and it would land without a roll (21.33a).
 */
function portFalls({ id, zone }: Place, holder: Side, c: Act): void {
  const { campaign, germans, taskForces } = c.world;
  if (holder === 'german')
    for (const tf of Object.values(taskForces).filter(({ at }) => at === id)) {
      tf.at = zone;
      forcePutToSea(c, { tf: tf.letter, from: id, at: zone });
    }
  else
    for (const unit of germans.filter(({ at }) => at === id)) {
      if (campaign?.withoutShips) {
        returnToAthens(c, unit, '21.33a');
        continue;
      }
      unit.at = zone;
      contactPutToSea(c, { contact: unit.contact, from: id, at: zone });
    }
}
