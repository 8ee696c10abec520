/**
 * A simulated club: quick, slow, silent, absent, bouncing and leaving people play all scenarios by mail on a clock that is moved.
 *
 *   npm run club -- --players 30 --games 40 --days 60 --json
 *
 * Prints {games, finished, stuck, lost, doubled, clockFaults, wrongGame, exchangesPerTurn, mailsPerPersonDay}; `--list` prints
 * the faults themselves. Ends with 1 when there are any.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '30' },
    games: { type: 'string', default: '40' },
    days: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'club' },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'despatch-club-'));
const into = join(folder, 'result.json');
const { players, games, days, seed } = values;
const env = {
  ...process.env,
  ...{ CLUB_PLAYERS: players, CLUB_GAMES: games, CLUB_DAYS: days, CLUB_SEED: seed },
  ...{ CLUB_MINUTES: '600', CLUB_INTO: into },
};
const jest = spawnSync('npx', ['jest', 'test/club/club.spec.ts', '--runInBand'], { env, encoding: 'utf8' });
if (!existsSync(into)) {
  process.stderr.write(jest.stderr);
  process.exit(2);
}
const result = JSON.parse(readFileSync(into, 'utf8'));
rmSync(folder, { recursive: true });
const FAULTS = ['stuck', 'lost', 'doubled', 'clockFaults', 'wrongGame'];
const counted = Object.fromEntries(
  Object.entries(result).map(([name, value]) => [name, !values.list && FAULTS.includes(name) ? value.length : value]),
);
process.stdout.write(`${values.json ? JSON.stringify(counted) : JSON.stringify(counted, null, 2)}\n`);
process.exit(FAULTS.some((name) => result[name].length > 0) ? 1 : 0);
