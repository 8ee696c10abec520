import type { SourceFile } from '../../../kernel/chance/chart';
import { readChart } from '../../../kernel/chance/chart';

/** A game-turn of the Turn Record Track (5.1, 6.12, 15.15). */
export interface GameTurn {
  /** `I June`. */
  name: string;
  /** The scenarios in which it is played. */
  scenarios: readonly string[];
  /** Supply Points received. */
  supply: Readonly<Record<'allied' | 'axis', number>>;
  /** Special Event markers drawn free (20.12). */
  draws: Readonly<Record<'allied' | 'axis', number>>;
  /** Infantry Replacements Points; those of the Germans in Scenario 2 only. */
  replacements: Readonly<Record<'allied' | 'vichy' | 'german', number>>;
}

/** Reads charts/turn-record-track.yaml and charts/replacements.yaml. @throws ChartFault */
export function readTurns(track: SourceFile, replacements: SourceFile): GameTurn[] {
  const turns = readChart('turn-record-track', track);
  const points = readChart('replacements', replacements);
  return turns.rows.map(({ label }) => {
    const of = (column: string): number => Number(turns.named(label, column));
    const rp = (column: string): number => Number(points.named(label, column));
    return {
      name: label.replace('-', ' '),
      scenarios: ['1', '2'].filter((id) => turns.named(label, `scenario-${id}`) === 'yes'),
      supply: { allied: of('allied-sp'), axis: of('axis-sp') },
      draws: { allied: of('allied-draw'), axis: of('axis-draw') },
      replacements: { allied: rp('allied'), vichy: rp('vichy'), german: rp('german') },
    };
  });
}
