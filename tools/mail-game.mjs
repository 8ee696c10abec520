/**
 * One game of two scripts by real mails (SMTP in and out), from the first mail to the last:
 *
 *   npm run mail-game -- --system SYSTEM --scenario SCENARIO --seed a
 *
 * Prints {mails, turns, refused, faults, result}. Ends with 1 where a mail with orders was refused, or somebody was not told
 * the end, or the export does not prove itself.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    system: { type: 'string' },
    scenario: { type: 'string' },
    seed: { type: 'string', default: 'whole' },
    minutes: { type: 'string', default: '600' },
  },
});
const { system, scenario, seed, minutes } = values;
if (system === undefined || scenario === undefined) throw new Error('which game? --system and --scenario say it');
const folder = mkdtempSync(join(tmpdir(), 'despatch-mail-game-'));
const into = join(folder, 'result.json');
const env = { ...process.env, WHOLE_GAME: `${system}/${scenario}`, WHOLE_SEED: seed };
const jest = spawnSync('npx', ['jest', 'test/mail/whole-game', '--runInBand'], {
  env: { ...env, WHOLE_MINUTES: minutes, WHOLE_INTO: into },
  encoding: 'utf8',
});
if (!existsSync(into)) {
  process.stderr.write(jest.stderr);
  process.exit(2);
}
process.stdout.write(`${JSON.stringify(JSON.parse(readFileSync(into, 'utf8')), null, 2)}\n`);
rmSync(folder, { recursive: true });
process.exit(jest.status ?? 1);
