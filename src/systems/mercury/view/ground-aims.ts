import type { HexId } from '../../../hex/hex';
import type { GroundVictory } from '../data/ground-scenario';
import type { MercuryData } from '../data/load';
import type { Side } from '../world';
import type { View } from './view';

/** A hex that decides the scenario, and whose it is now; null: nobody's. */
export interface Aim {
  hex: HexId;
  name: string;
  holder: Side | null;
}

/** The hexes that decide scenarios 1 to 3 (14.1 to 14.3). Those of scenario 3 belong to the side that was there last. */
export function aimsOf(view: View, data: MercuryData): Aim[] {
  const victory = data.groundScenarios.find((s) => s.id === view.scenario.id)?.victory ?? {};
  const lasting = victory.objectives !== undefined;
  return hexesOf(victory).map(({ hex, name }) => ({
    hex,
    name,
    holder: lasting ? (view.ground?.control?.[hex] ?? 'allied') : occupier(view, data, hex),
  }));
}

/** Names of the hexes that decide a scenario, of all scenarios; a hex that is only beside one is none. */
export function prizes(data: Pick<MercuryData, 'groundScenarios'>): Map<HexId, string> {
  const named = data.groundScenarios.flatMap(({ victory }) => hexesOf(victory)).filter(({ name }) => name !== BESIDE);
  return new Map(named.map(({ hex, name }) => [hex, name]));
}

const BESIDE = 'beside it';

function hexesOf({ airfield, airfields, objectives }: GroundVictory): { hex: HexId; name: string }[] {
  return [
    ...(airfield ? [{ hex: airfield.hex, name: 'Maleme airfield' }] : []),
    ...(airfield?.around ?? []).map((hex) => ({ hex, name: BESIDE })),
    ...Object.entries(airfields ?? {}).flatMap(([id, hexes]) =>
      hexes.map((hex) => ({ hex, name: id.replace(/-/g, ' ').replace(/^\w/, (c) => c.toUpperCase()) })),
    ),
    ...(objectives ?? []),
  ];
}

function occupier(view: View, data: MercuryData, hex: HexId): Side | null {
  const there = Object.values(view.ground?.units ?? {}).find((u) => u.at === hex);
  return there ? (data.ground.get(there.id)?.side ?? null) : null;
}

/** What the German needs, in a line (14.1 to 14.3). */
export function aimText(view: View, data: MercuryData): string {
  const victory = data.groundScenarios.find((s) => s.id === view.scenario.id)?.victory;
  if (victory?.airfield)
    return 'German victory: units on the airfield (marginal), and on the land around it (overwhelming)';
  if (victory?.airfields) return 'German victory: one airfield whole (substantive), both (overwhelming)';
  return 'The more objective hexes are German at the end, the higher his level';
}
