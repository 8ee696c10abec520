/**
 * docs/balance.md from the recorded games: npm run balance -- [FILE...]
 *
 * FILE: games that `simulate --match --keep` wrote; those that are not in the record of their system yet are added to it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { balancePage } from '../src/cli/balance';
import { measuredOf, recorded, recordOf, standings, type Recorded } from '../src/cli/matches';
import { measuredBy } from '../src/cli/bids-measured';
import { say } from '../src/cli/output';
import { ownSystems } from '../src/config/testing/systems';

const ROOT = process.cwd();
const systems = ownSystems()
  .all()
  .map(({ system }) => system);
const files = [...systems.map(({ id }) => recordOf(ROOT, id)), ...process.argv.slice(2)];

/** What is kept of a game: how it was decided, too, so that bids can be counted. */
function kept({ of, seed, value, winner, level, detail }: Recorded): Recorded {
  const counts = Object.fromEntries(
    Object.entries(detail ?? {}).filter(([what]) => what !== 'bid' && what !== 'printed'),
  );
  return { of, seed, value, winner, ...(level === undefined || detail === undefined ? {} : { level, detail: counts }) };
}

const all = new Map<string, Recorded>();
for (const { value, ...game } of files.flatMap((file) => recorded(readFileSync(file, 'utf8'))))
  all.set(`${game.of} ${game.seed}`, kept({ ...game, value: Math.round(value * 1000) / 1000 }));
const games = [...all.values()];
for (const { id } of systems) {
  const own = games.filter(({ of }) => of.startsWith(`${id} `));
  writeFileSync(recordOf(ROOT, id), own.map((game) => `${JSON.stringify(game)}\n`).join(''));
}
for (const system of systems) {
  const rows = standings(games.filter(({ of }) => of.startsWith(`${system.id} `)));
  writeFileSync(measuredOf(ROOT, system.id), `${JSON.stringify(measuredBy(system, rows), null, 2)}\n`);
}
writeFileSync(join(ROOT, 'docs', 'balance.md'), balancePage(games, systems));
say(`${games.length} games in the record`);
