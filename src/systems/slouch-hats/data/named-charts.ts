import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';
import { DataFault, YamlFile } from '../../../kernel/data/yaml-file';

/** A chart that is looked up by names, and knows the line of each of its rows. */
export class ChartFile {
  readonly chart: Chart;
  private readonly first: number;

  /** @throws ChartFault, DataFault */
  constructor(
    id: string,
    private readonly source: SourceFile,
  ) {
    this.chart = readChart(id, source);
    // The heads stand below the key.
    this.first = new YamlFile(source).lineOf(['table']) + 2;
    this.chart.rows.forEach(({ label }, i) => {
      if (this.chart.rows.findIndex((row) => row.label === label) < i)
        throw this.fault(i, `the row "${label}" stands twice`);
    });
  }

  /** A whole number of 0 or more; `-` is 0 where nothing may stand. @throws DataFault for anything else, and for a row that is missing */
  whole(label: string, column: string, { dash = false } = {}): number {
    const row = this.chart.rows.findIndex((one) => one.label === label);
    if (row < 0) throw this.fault(-1, `the row "${label}" is missing`);
    const cell = this.chart.named(label, column);
    if (dash && cell === '-') return 0;
    if (!/^\d+$/.test(cell)) throw this.fault(row, `${label}, ${column}: "${cell}" is no whole number of 0 or more`);
    return Number(cell);
  }

  /** A fault in the line of a row, by its place among the rows. */
  fault(row: number, what: string): DataFault {
    return new DataFault(this.source.path, this.first + row, what);
  }
}

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

/** A game-turn of the Turn Record Track (5.1, 6.12, 15.15). */
export type GameTurn = ReturnType<typeof readTurns>[number];

/** Reads charts/turn-record-track.yaml and charts/replacements.yaml. @throws ChartFault, DataFault naming file and line */
export function readTurns(track: SourceFile, replacements: SourceFile) {
  const turns = new ChartFile('turn-record-track', track);
  const points = new ChartFile('replacements', replacements);
  return turns.chart.rows.map(({ label }, row) => {
    const of = (column: string): number => turns.whole(label, column);
    const rp = (column: string): number => points.whole(label, column);
    return {
      /** `I June`. */
      name: label.replace('-', ' '),
      /** The scenarios in which it is played. */
      scenarios: SCENARIOS.filter((id) => isPlayed(turns, row, `scenario-${id}`)),
      /** Supply Points received. */
      supply: { allied: of('allied-sp'), axis: of('axis-sp') },
      /** Special Event markers drawn free (20.12). */
      draws: { allied: of('allied-draw'), axis: of('axis-draw') },
      /** Infantry Replacements Points; those of the Germans in Scenario 2 only. */
      replacements: { allied: rp('allied'), vichy: rp('vichy'), german: rp('german') },
    };
  });
}

const SCENARIOS = ['1', '2'];

function isPlayed(track: ChartFile, row: number, column: string): boolean {
  const { label = '' } = track.chart.rows[row] ?? {};
  const cell = track.chart.named(label, column);
  if (cell !== 'yes' && cell !== 'no') throw track.fault(row, `${label}, ${column}: "${cell}" is neither yes nor no`);
  return cell === 'yes';
}
