import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES, type Side } from '../side';
import type { Scenario } from './scenario';
import type { Known } from './scenario-check';
import { STACKING_LIMIT } from './units';

/** 3.32, 8.15: a hex holds seven stacking points of one side. @throws DataFault in the line of the hex */
export function checkStanding({ cards }: Scenario, file: YamlFile, known: Known): void {
  const owner = new Map<string, Side>();
  for (const side of SIDES) {
    const points = new Map<string, number>();
    for (const { unit, place } of cards[side].units) {
      if (!known.ground.map.grid.has(place)) continue;
      const at = [side, 'setup', place];
      if ((owner.get(place) ?? side) !== side) throw file.fault(at, `units of both sides stand in ${place} (8.15)`);
      owner.set(place, side);
      const all = (points.get(place) ?? 0) + (known.counters.units.get(unit)?.stack ?? 0);
      if (all > STACKING_LIMIT)
        throw file.fault(
          at,
          `with ${unit} ${place} holds ${all} stacking points; ${STACKING_LIMIT} are the most (3.32)`,
        );
      points.set(place, all);
    }
  }
}
