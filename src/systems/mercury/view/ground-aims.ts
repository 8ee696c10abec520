import type { HexId, MercuryData, Side, View } from '../mercury';
import { decidingHexes } from '../data/ground-scenario';

/** A hex that decides the scenario, and who stands there now; null: nobody. */
export interface Aim {
  hex: HexId;
  name: string;
  holder: Side | null;
}

/** The hexes that decide scenarios 1 to 3, and who stands there (14.1 to 14.3). */
export function aimsOf(view: View, data: MercuryData): Aim[] {
  const victory = data.groundScenarios.find((s) => s.id === view.scenario.id)?.victory ?? {};
  return decidingHexes(victory).map(({ hex, name }) => ({ hex, name, holder: occupier(view, data, hex) }));
}

function occupier(view: View, data: MercuryData, hex: HexId): Side | null {
  const there = Object.values(view.ground?.units ?? {}).find((u) => u.at === hex);
  return there ? (data.ground.get(there.id)?.side ?? null) : null;
}

/** What the German needs, in a line (14.1 to 14.3). */
export function aimText(view: View, data: MercuryData): string {
  const scenario = data.groundScenarios.find((s) => s.id === view.scenario.id);
  const victory = scenario?.victory;
  if (scenario?.campaign) return 'The German scores for these while his units stand there (22.2)';
  if (victory?.airfield)
    return 'German victory: units on the airfield (marginal), and on the land around it (overwhelming)';
  if (victory?.airfields) return 'German victory: one airfield whole (substantive), both (overwhelming)';
  return 'The more objective hexes Germans stand in at the end, the higher their level';
}
