import type { SourceFile } from '../../../kernel/chance/chart';
import { readChart } from '../../../kernel/chance/chart';

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

/** Reads charts/air-naval-limits.yaml. @throws ChartFault, Error for a limit that is missing or no number */
export function readLimits(source: SourceFile): Limits {
  const chart = readChart('air-naval-limits', source);
  const limit = (name: string): number => {
    const value = Number(chart.named(name, 'limit'));
    if (!Number.isInteger(value) || value < 0) throw new Error(`${source.path}: ${name} is no whole number`);
    return value;
  };
  return Object.fromEntries(NAMES.map((name) => [name, limit(name)])) as Limits;
}
