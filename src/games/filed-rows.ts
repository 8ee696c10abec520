import type { Row } from '../kernel/decide/settle';
import { canonical } from '../kernel/record/hash';
import { heldPositions } from '../kernel/record/held-positions';
import { replayed } from '../kernel/record/replay';
import type { AnyEngine } from '../systems/systems';
import { BadGame } from './new-game';
import type { ReadGameFile } from './read-game-file';

/**
 * The rows of a file that has been verified, with their positions: those it holds, or, of a file that holds none, those
 * that come out when it is played again. @throws BadGame when today's rules would tell another game than was played
 */
export function filedRows(file: ReadGameFile, engine: AnyEngine): Row[] {
  if (file.positions === undefined) return replayedRows(file, engine);
  try {
    const positions = heldPositions(file.positions, file.rows);
    return file.rows.flatMap(({ submission, facts }, n) => {
      const position = positions[n];
      return position ? [{ submission, facts, position }] : [];
    });
  } catch (fault) {
    throw new BadGame(`the file does not verify: ${(fault as Error).message}`);
  }
}

function replayedRows(file: ReadGameFile, engine: AnyEngine): Row[] {
  const rows: Row[] = [];
  try {
    for (const { row, outcome } of replayed(file, engine)) {
      if (canonical(outcome.facts) !== canonical(row.facts)) throw new Error('it comes out differently');
      rows.push({ submission: row.submission, ...outcome });
    }
  } catch (fault) {
    const at = file.rows[rows.length];
    throw new BadGame(
      `row ${at?.seq ?? rows.length} was played by ${at?.version ?? 'other rules'} and cannot be played again by ` +
        `${engine.system.id}@${engine.system.version}: ${(fault as Error).message}. Update the service that holds the ` +
        'game and export it there again: such a file holds its positions.',
    );
  }
  return rows;
}
