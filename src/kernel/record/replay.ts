import { keyedDice } from '../chance/dice';
import { atRest } from '../decide/automatic';
import type { Engine, Outcome } from '../engine';
import type { Realm } from '../realm';
import { rewindTo, submitWith, type DiceMode } from './apply';
import { DiceSecrets } from './dice-secrets';
import type { GameFile, GameRow } from './game-file';
import type { Position } from './position';

/** A row that was played again; the position is at rest, as the log has it. */
export interface Replayed {
  row: GameRow;
  outcome: Outcome;
}

type Played = Pick<GameFile, 'dice' | 'commitment' | 'spent' | 'secret' | 'rows'>;

/** Plays an exported game again, row by row, each with the dice it was played with. @throws Error when a row cannot be played */
export function* replayed<R extends Realm>(file: Played, engine: Engine<R>): Generator<Replayed> {
  const secrets = new DiceSecrets(file);
  const positions = new Map<number, Position>();
  let now: Position | null = null;
  for (const row of file.rows) {
    const dice: DiceMode =
      file.dice === 'entered' ? { kind: 'entered' } : { kind: 'keyed', secret: secrets.before(row) ?? '' };
    const { position, facts }: Outcome =
      row.submission.kind === 'start'
        ? engine.start(row.submission, keyedDice(secrets.before(row) ?? ''))
        : again(engine, now, row, dice, positions);
    now = atRest(engine, position);
    positions.set(row.seq, now);
    yield { row, outcome: { position: now, facts } };
  }
}

function again<R extends Realm>(
  engine: Engine<R>,
  now: Position | null,
  row: GameRow,
  dice: DiceMode,
  positions: ReadonlyMap<number, Position>,
): Outcome {
  const { submission } = row;
  if (!now) throw new Error('the file does not begin with a start');
  if (submission.kind !== 'rewind') return submitWith(engine, dice)(now, submission);
  const then = positions.get(submission.to);
  if (!then) throw new Error(`row ${row.seq} rewinds to a row that is not there`);
  return rewindTo(engine, now, then, submission);
}
