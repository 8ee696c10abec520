import type { SourceFile } from '../../../kernel/chance/chart';
import { ChartFile } from './chart-file';

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
