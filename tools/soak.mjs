/**
 * Many more random games than CI has time for, each also saved and loaded and rewound, some with twins: npm run soak.
 *
 *   npm run soak -- --part 0.1      a tenth of the games
 *   npm run soak -- --minutes 30    as many as begin within half an hour
 *   npm run soak -- --again         from the beginning, whatever was played
 *   npm run soak -- --only SYSTEM/SCENARIO --games 200
 *   npm run soak -- --leaks 10      all ten games of a batch are compared with twins, not only the first
 *   npm run soak -- --planned 10    all ten are played with plans and defaults too
 *
 * What was played is kept in .despatch/soak.json: begun again on the same commit, it goes on from there.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

/** Games of a batch, each also saved, loaded and rewound; the first of them are compared with their twins, which costs more than all the rest. */
const BATCH = 10;
const STATE = '.despatch/soak.json';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    again: { type: 'boolean', default: false },
    only: { type: 'string' },
    leaks: { type: 'string', default: '1' },
    planned: { type: 'string', default: '1' },
    // Of each scenario of each system.
    games: { type: 'string', default: '3000' },
  },
});
const ends = Date.now() + Number(values.minutes) * 60_000;
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
const state = kept();

/** What was played of this commit. */
function kept() {
  const anew = { commit, batches: {}, broken: [] };
  if (values.again) return anew;
  try {
    const read = JSON.parse(readFileSync(STATE, 'utf8'));
    return read.commit === commit ? read : anew;
  } catch {
    return anew;
  }
}

/** `system/scenario`, of every system, those that are being built too. */
function scenarios() {
  const require = createRequire(import.meta.url);
  const { loadedSystems } = require('../dist/src/cli/loaded-systems.js');
  const all = loadedSystems()
    .all()
    .flatMap(({ system }) => system.scenarios.map(({ id }) => `${system.id}/${id}`));
  const meant = all.filter((scenario) => scenario.startsWith(values.only ?? ''));
  if (meant.length === 0) throw new Error(`no scenario begins with "${values.only}"; there is ${all.join(', ')}`);
  return meant;
}

/** Plays a batch; each has a seed of its own. What breaks is kept with the command that shows it again. */
function play(scenario, batch) {
  const [system, id] = scenario.split('/');
  const seed = ['--system', system, '--scenario', id, '--seed', `soak/${batch}`];
  simulate(scenario, [
    ...seed,
    '--games',
    String(BATCH),
    '--both-ways',
    '--leak-games',
    values.leaks,
    '--planned-games',
    values.planned,
  ]);
  state.batches[scenario] = batch + 1;
  mkdirSync('.despatch', { recursive: true });
  writeFileSync(STATE, JSON.stringify(state, null, 1));
}

function simulate(scenario, flags) {
  // Positions are copied at every step: with room for the young, a tenth less time goes into collecting them.
  const args = ['--max-semi-space-size=64', 'bin/despatch.js', 'simulate', ...flags];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) state.broken.push({ scenario, found: stdout.trim(), again: `node ${args.join(' ')}` });
}

// In turns, so that a soak that is cut short has played some of every scenario.
const due = scenarios().map((scenario) => ({
  scenario,
  batches: Math.ceil((Number(values.games) * Number(values.part)) / BATCH),
}));
const most = Math.max(...due.map((d) => d.batches));
const next = Math.min(...due.map((d) => state.batches[d.scenario] ?? 0));
for (let batch = next; batch < most && Date.now() < ends; batch++) {
  for (const { scenario, batches } of due) {
    if (batch >= batches || batch < (state.batches[scenario] ?? 0) || Date.now() >= ends) continue;
    play(scenario, batch);
    const of = batches * BATCH;
    process.stdout.write(
      `scenario ${scenario}: ${(batch + 1) * BATCH} of ${of} games, ${state.broken.length} broken\n`,
    );
  }
}
for (const { scenario, found, again } of state.broken)
  process.stdout.write(`scenario ${scenario}: ${found}\n  ${again}\n`);
process.exitCode = state.broken.length > 0 ? 1 : 0;
