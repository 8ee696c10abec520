/**
 * docs/balance.md from the recorded games: npm run balance -- [FILE...]
 *
 * FILE: games that `simulate --match --keep` wrote; those that are not in the record of their system yet are added to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { balancePage, recorded, recordOf, type Recorded } from '../src/cli/balance';
import { say } from '../src/cli/output';
import { ownSystems } from '../src/config/testing/systems';

const ROOT = process.cwd();
const systems = ownSystems()
  .all()
  .map(({ system }) => system);
const files = [...systems.map(({ id }) => recordOf(ROOT, id)), ...process.argv.slice(2)];

const all = new Map<string, Recorded>();
for (const { of, seed, value, winner } of files.flatMap((file) => recorded(readFileSync(file, 'utf8'))))
  all.set(`${of} ${seed}`, { of, seed, value: Math.round(value * 1000) / 1000, winner });
const games = [...all.values()];
for (const { id } of systems) {
  const own = games.filter(({ of }) => of.startsWith(`${id} `));
  writeFileSync(recordOf(ROOT, id), own.map((game) => `${JSON.stringify(game)}\n`).join(''));
}
writeFileSync(join(ROOT, 'docs', 'balance.md'), balancePage(games, systems));
say(`${games.length} games in the record`);
