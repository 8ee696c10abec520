import { createHash } from 'node:crypto';
import { ownSystems } from '../../src/config/testing/systems';
import { commitment, keyedDice } from '../../src/kernel/chance/dice';
import { atRest } from '../../src/kernel/decide/automatic';
import { runOn } from '../../src/kernel/decide/settle';
import { submitWith } from '../../src/kernel/record/apply';
import { chainStart, positionHash, rowHash, type GameFile } from '../../src/kernel/record/game-file';
import type { StartSubmission } from '../../src/kernel/record/submission';

const SYSTEM = 'mercury';

/** Who sits where. */
export interface KnownSeat {
  side: string;
  name: string;
  email: string;
}

/** A game that has just begun, as another service would export it, with dice that a seed makes: it can be played twice. */
export function knownGame(scenario: string, seats: readonly KnownSeat[], seed: string): GameFile {
  const engine = ownSystems().engine(SYSTEM);
  const secret = createHash('sha256').update(seed).digest('hex');
  const submission: StartSubmission = { kind: 'start', source: 'forced', scenario, options: {} };
  const outcome = engine.start(submission, keyedDice(secret));
  const first = { submission, ...outcome, position: atRest(engine, outcome.position) };
  const file: GameFile = {
    format: 'despatch-game/1',
    code: 'K2KN',
    system: SYSTEM,
    scenario,
    dice: 'keyed',
    commitment: commitment(secret),
    secret,
    charter: {},
    seats: seats.map((s) => ({ ...s, zone: 'UTC', paper: 'A4', state: 'joined', bankSeconds: 864_000 })),
    rows: [],
  };
  let previous = chainStart(file);
  for (const { position, facts, submission: taken } of runOn(
    engine,
    first,
    submitWith(engine, { kind: 'keyed', secret }),
  )) {
    const version = `${SYSTEM}@${position.version}`;
    const row = { seq: position.seq, submission: taken, version, dice: position.dice, facts };
    const logged = { ...row, positionHash: positionHash(position) };
    previous = rowHash(previous, logged);
    file.rows.push({ ...logged, hash: previous });
  }
  return file;
}
