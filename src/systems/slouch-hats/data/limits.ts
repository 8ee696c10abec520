import type { SourceFile } from '../../../kernel/chance/chart';
import { ChartFile } from './chart-file';

const NAMES = [
  ...([
    'air-units-per-airfield',
    'air-missions-per-segment',
    'air-units-per-transport',
    'naval-missions-per-turn',
    'air-transport-points',
  ] as const),
  ...(['railroad-stacking-points', 'axis-motor-pool-ma', 'allied-motor-pool-ma', 'commando-sea-hexes'] as const),
  ...(['commando-landing-mp', 'emergency-supply-units', 'supply-line-hexes', 'turkey-supply-units'] as const),
] as const;

/** Numbers that the rules put on supply, transport, air and naval units, by their names in charts/air-naval-limits.yaml. */
export type Limits = Readonly<Record<(typeof NAMES)[number], number>>;

/** Reads charts/air-naval-limits.yaml. @throws ChartFault, DataFault for a limit that is missing or no number */
export function readLimits(source: SourceFile): Limits {
  const file = new ChartFile('air-naval-limits', source);
  return Object.fromEntries(NAMES.map((name) => [name, file.whole(name, 'limit')])) as Limits;
}
