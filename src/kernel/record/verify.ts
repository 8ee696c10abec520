import { keyedDice } from '../chance/dice';
import type { Engine } from '../engine';
import type { Realm } from '../realm';
import { DiceSecrets } from './dice-secrets';
import { chainStart, positionHash, rowHash, type GameFile, type GameRow } from './game-file';
import { canonical } from './hash';
import { heldPositions } from './held-positions';
import { rulingFaults, unlogged } from './filed-rulings';
import { partyFindings } from './parties';
import { replayed } from './replay';

/** One thing that was checked. */
export interface Check {
  name: 'chain' | 'parties' | 'commitment' | 'dice' | 'positions' | 'rulings' | 'replay';
  ok: boolean;
  text: string;
}

/** Checks an exported game offline: the hash chain, the dice against the secret, and a replay by this version's rules. */
export function verifyGame<R extends Realm>(file: GameFile, engine: Engine<R>): Check[] {
  if (file.sealed) return [SEALED];
  return [
    checkChain(file),
    ...checkParties(file),
    ...checkDice(file),
    ...checkPositions(file),
    ...checkRulings(file),
    checkReplay(file, engine),
  ];
}

const SEALED: Check = {
  name: 'chain',
  ok: true,
  text: 'sealed: it holds no orders, no position and no secret before the game ends, so only its promise can be kept for later',
};

function checkParties(file: GameFile): Check[] {
  const found = partyFindings(file);
  if (found === null) return [];
  const { faults, unsealed } = found;
  const but = unsealed.length === 0 ? '' : `, but for who plays ${unsealed.join(', ')} now: no row tells it`;
  const text =
    faults.length > 0 ? `not as the log has it: ${faults.join(', ')}` : `players and charter as the log has them${but}`;
  return [{ name: 'parties', ok: faults.length === 0, text }];
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
  const secrets = new DiceSecrets(file);
  const rolls = file.rows.flatMap((row) => {
    const secret = secrets.before(row);
    return secret === null ? [] : rollsOf(row).map((roll) => ({ row, roll, dice: keyedDice(secret) }));
  });
  const wrong = rolls.find(({ row, roll, dice }) => dice.face(row.dice, roll.key, roll.sides ?? 10) !== roll.die);
  if (rolls.length === 0 && file.secret === null) return [secrets.promise()];
  const text = wrong
    ? `row ${wrong.row.seq}: the roll ${wrong.roll.key} should be another`
    : `${rolls.length} rolls, all as the secret makes them`;
  return [secrets.promise(), { name: 'dice', ok: !wrong, text }];
}

/** Every roll of the die told in the facts of a row. */
function rollsOf(row: GameRow): { key: string; die: number; sides?: number | undefined }[] {
  return row.facts.flatMap((fact) => {
    const roll = fact.body['roll'] as { key?: string; die?: number; sides?: number } | undefined;
    return typeof roll?.key === 'string' && typeof roll.die === 'number'
      ? [{ key: roll.key, die: roll.die, sides: roll.sides }]
      : [];
  });
}

function checkPositions({ positions, rows }: GameFile): Check[] {
  if (positions === undefined) return [];
  try {
    const held = heldPositions(positions, rows);
    return [{ name: 'positions', ok: true, text: `${held.length} positions, each as its row has it` }];
  } catch (fault) {
    return [{ name: 'positions', ok: false, text: (fault as Error).message }];
  }
}

/** Whether the rulings of a file are those that its log tells of. */
function checkRulings(file: GameFile): Check[] {
  const faults = rulingFaults(file);
  if (faults.length === 0 && file.rulings === undefined) return [];
  const beside = unlogged(file);
  const only = beside.length === 0 ? '' : `; not in the log, so by their file alone: R${beside.join(', R')}`;
  const text =
    faults.length > 0 ? faults.join('; ') : `${file.rulings?.length ?? 0} rulings, as the log has them${only}`;
  return [{ name: 'rulings', ok: faults.length === 0, text }];
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
  try {
    const odd = oddRow(file, engine);
    if (odd !== null) return { name: 'replay', ok: false, text: `row ${odd} comes out differently` };
  } catch (error) {
    return { name: 'replay', ok: false, text: String(error) };
  }
  return { name: 'replay', ok: true, text: `${file.rows.length} rows replayed to the same positions` };
}

/** The number of the first row that comes out differently; null when none does. */
function oddRow<R extends Realm>(file: GameFile, engine: Engine<R>): number | null {
  for (const { row, outcome } of replayed(file, engine)) {
    if (positionHash(outcome.position) !== row.positionHash) return row.seq;
    if (canonical(outcome.facts) !== canonical(row.facts)) return row.seq;
  }
  return null;
}
