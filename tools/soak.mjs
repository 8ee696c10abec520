/**
 * Many more random games than CI has time for, each also saved and loaded and rewound, with leak pairs: npm run soak.
 * A number plays a part of them: npm run soak -- 0.1
 */
import { spawnSync } from 'node:child_process';

const GAMES = { 1: 2000, 2: 2000, 3: 2000, 4: 5000, '4b': 5000 };
const part = Number(process.argv[2] ?? 1);
let broken = false;
for (const [scenario, games] of Object.entries(GAMES)) {
  const flags = ['--system', 'mercury', '--scenario', scenario, '--games', String(Math.ceil(games * part))];
  process.stdout.write(`scenario ${scenario}\n`);
  const run = spawnSync(
    process.execPath,
    ['bin/despatch.js', 'simulate', ...flags, '--both-ways', '--leaks', '--seed', 'soak'],
    { stdio: 'inherit' },
  );
  broken ||= run.status !== 0;
}
process.exitCode = broken ? 1 : 0;
