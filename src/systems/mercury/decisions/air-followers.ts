import type { Ask } from '../mercury';
import { AFTER_MOVING } from './ground/after-moving';

/** What of the segment to come may be ordered with the aircraft: drops scatter, so moves wait for them. */
export function airFollowers({ data, view }: Ask<unknown>): string[] {
  const scenario = data.groundScenarios.find((s) => s.id === view.scenario.id);
  if (!scenario) return [];
  const drops = scenario.drops.filter((d) => d.turn === view.turn);
  return [
    ...(scenario.specialBombardment.includes(view.turn) ? ['mercury.special-bombardment'] : []),
    ...(drops.some((d) => d.free.length > 0) ? ['mercury.paradrop'] : []),
    ...(drops.length === 0 ? ['mercury.ground-movement', ...AFTER_MOVING] : []),
  ];
}
