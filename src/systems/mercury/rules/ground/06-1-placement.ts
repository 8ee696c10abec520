import { distance, type HexId, type MercuryData, type Scope } from '../../mercury';
import type { GroundScenario } from '../../data/ground-scenario';
import { playedOnMap, turnOf } from '../03-turn';
import { type Ground, type GroundState, standing, type Standing } from './ground';

/** Units that drop now: on the target hexes of their card (6.12a), or where the German likes (6.12b). */
export interface DropsDue {
  targets: Record<HexId, string[]>;
  free: string[];
}

/** Hexes from a German HQ within which the Reserve Wave may drop (6.12b). */
const NEAR_HQ = 6;

/**
 * What drops in a game-turn (6.11). Units of the Reserve Wave that found no HQ to drop near wait for the next daylight
 * turn with one.
 */
export function dropsDue(
  data: MercuryData,
  scenario: GroundScenario,
  turn: number,
  { units }: Pick<GroundState, 'units'>,
): DropsDue {
  if (turnOf(data, turn).night) return { targets: {}, free: [] };
  const now = scenario.drops.filter((d) => d.turn === turn);
  const sofar = scenario.drops.filter((d) => d.turn <= turn).flatMap((d) => d.free);
  const targets = now.flatMap((d) => Object.entries(d.targets));
  return {
    targets: Object.fromEntries(targets.map(([hex, ids]) => [hex, [...ids]])),
    free: sofar.filter((id) => !units[id]),
  };
}

/** What is still to drop in the game-turn that a seat sees; null without a map, and on boards of cases. */
export function dropsToCome(scope: Pick<Scope, 'view' | 'data'>): DropsDue | null {
  const scenario = playedOnMap(scope);
  const { ground, turn } = scope.view;
  if (!scenario || !ground) return null;
  const { targets, free } = dropsDue(scope.data, scenario, turn, ground);
  const left = Object.entries(targets).map(([hex, ids]) => [hex, ids.filter((id) => !ground.units[id])] as const);
  return { targets: Object.fromEntries(left.filter(([, ids]) => ids.length > 0)), free };
}

/** The German HQs on the map: where they are, the Reserve Wave may drop (6.12b). */
export function germanHqs(ground: Ground): Standing[] {
  return Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter((s) => s.counter.side === 'german' && s.counter.type === 'hq' && s.unit.at !== null);
}

/** All hexes with land that the Reserve Wave may drop on (4.58, 6.12b). */
export function reserveHexes(ground: Ground): HexId[] {
  const hqs = germanHqs(ground).flatMap((s) => (s.unit.at === null ? [] : [s.unit.at]));
  return Object.keys(ground.hexes).filter((hex) => hqs.some((at) => distance(at, hex) <= NEAR_HQ));
}
