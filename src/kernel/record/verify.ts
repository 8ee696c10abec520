import { commitment, keyedDice } from '../chance/dice';
import { submitWith, rewindTo } from './apply';
import type { DiceMode } from './apply';
import { atRest } from '../decide/automatic';
import type { Engine, Outcome } from '../engine';
import type { Realm } from '../realm';
import { chainStart, positionHash, rowHash } from './game-file';
import type { GameFile, GameRow } from './game-file';
import { canonical } from './hash';
import type { Position } from './position';

/** One thing that was checked. */
export interface Check {
  name: 'chain' | 'commitment' | 'dice' | 'replay';
  ok: boolean;
  text: string;
}

/** Checks an exported game offline: the hash chain, the dice against the secret, and a replay by this version's rules. */
export function verifyGame<R extends Realm>(file: GameFile, engine: Engine<R>): Check[] {
  return [checkChain(file), ...checkDice(file), checkReplay(file, engine)];
}

/** Whether each row of a log follows from the one before it. */
export function checkChain(file: Pick<GameFile, 'code' | 'system' | 'scenario' | 'commitment' | 'rows'>): Check {
  let previous = chainStart(file);
  for (const row of file.rows) {
    const hash = rowHash(previous, row);
    if (hash !== row.hash) return { name: 'chain', ok: false, text: `row ${row.seq} does not fit the hash chain` };
    previous = hash;
  }
  return { name: 'chain', ok: true, text: `${file.rows.length} rows, unbroken` };
}

function checkDice(file: GameFile): Check[] {
  if (file.dice === 'entered') return [{ name: 'dice', ok: true, text: 'real dice, typed by the moderator' }];
  if (file.secret === null)
    return [{ name: 'commitment', ok: true, text: 'the secret is not revealed before the game ends' }];
  const sealed = commitment(file.secret) === file.commitment;
  const dice = keyedDice(file.secret);
  const rolls = file.rows.flatMap((row) => rollsOf(row).map((roll) => ({ row, roll })));
  const wrong = rolls.find(({ row, roll }) => dice.face(row.dice, roll.key, 10) !== roll.die);
  return [
    {
      name: 'commitment',
      ok: sealed,
      text: sealed ? 'the secret is the one promised' : 'the secret is not the one promised',
    },
    wrong
      ? { name: 'dice', ok: false, text: `row ${wrong.row.seq}: the roll ${wrong.roll.key} should be another` }
      : { name: 'dice', ok: true, text: `${rolls.length} rolls, all as the secret makes them` },
  ];
}

/** Every roll of the die told in the facts of a row. */
function rollsOf(row: GameRow): { key: string; die: number }[] {
  return row.facts.flatMap((fact) => {
    const roll = fact.body['roll'] as { key?: string; die?: number } | undefined;
    return typeof roll?.key === 'string' && typeof roll.die === 'number' ? [{ key: roll.key, die: roll.die }] : [];
  });
}

function checkReplay<R extends Realm>(file: GameFile, engine: Engine<R>): Check {
  const current = `${engine.system.id}@${engine.system.version}`;
  const older = file.rows.find((row) => row.version !== current);
  if (older)
    return {
      name: 'replay',
      ok: true,
      text: `not replayed: row ${older.seq} was taken by ${older.version}, this is ${current}`,
    };
  if (file.secret === null) return { name: 'replay', ok: true, text: 'not replayed before the secret is revealed' };
  const dice: DiceMode = file.dice === 'entered' ? { kind: 'entered' } : { kind: 'keyed', secret: file.secret };
  try {
    const odd = replay(file, engine, dice, file.secret);
    if (odd !== null) return { name: 'replay', ok: false, text: `row ${odd} comes out differently` };
  } catch (error) {
    return { name: 'replay', ok: false, text: String(error) };
  }
  return { name: 'replay', ok: true, text: `${file.rows.length} rows replayed to the same positions` };
}

/** The number of the first row that comes out differently; null when none does. */
function replay<R extends Realm>(file: GameFile, engine: Engine<R>, dice: DiceMode, secret: string): number | null {
  const positions = new Map<number, Position>();
  let now: Position | null = null;
  for (const row of file.rows) {
    const { submission } = row;
    const outcome: Outcome =
      submission.kind === 'start'
        ? engine.start(submission, keyedDice(secret))
        : one(engine, now, row, dice, positions);
    now = atRest(engine, outcome.position);
    if (positionHash(now) !== row.positionHash) return row.seq;
    if (canonical(outcome.facts) !== canonical(row.facts)) return row.seq;
    positions.set(row.seq, now);
  }
  return null;
}

function one<R extends Realm>(
  engine: Engine<R>,
  now: Position | null,
  row: GameRow,
  dice: DiceMode,
  positions: ReadonlyMap<number, Position>,
): Outcome {
  const { submission } = row;
  if (!now) throw new Error('the file does not begin with a start');
  if (submission.kind === 'rewind') {
    const then = positions.get(submission.to);
    if (!then) throw new Error(`row ${row.seq} rewinds to a row that is not there`);
    return rewindTo(now, then, submission);
  }
  return submitWith(engine, dice)(now, submission);
}
