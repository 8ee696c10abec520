/**
 * Which spec costs what, and tools/groups/times.json, by which `npm test` deals specs to groups:
 *
 *   SPEC_COSTS=/tmp/costs npm test && node tools/groups/times.mjs /tmp/costs
 *
 * prints the dearest specs and writes the seconds of each that takes more than one. They are seconds of a processor, not of the
 * clock: what else the machine does changes them little. Specs that were not measured keep what they had.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nightly from './nightly.js';

const root = join(import.meta.dirname, '..', '..');
const LEAST = 1.5;
const SHOWN = 40;

const lines = readFileSync(process.argv[2], 'utf8').trim().split('\n');
/** What is played while a spec is loaded is its own, but for the first of a group, which loads the modules of all. */
const costs = lines.map((line) => {
  const { path, first, loading, tests } = JSON.parse(line);
  return { path, modules: first ? loading : 0, seconds: tests + (first ? 0 : loading) };
});
const file = join(root, 'tools/groups/times.json');
const times = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
for (const { path, seconds } of costs) times.set(path, Math.round(seconds));

const kept = [...times].filter(
  ([path, seconds]) => seconds >= LEAST && existsSync(join(root, path)) && !nightly.isNightly(path),
);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);

const sum = (of) => Math.round(costs.reduce((all, cost) => all + cost[of], 0));
process.stdout.write(`${costs.length} specs: ${sum('seconds')} s, and ${sum('modules')} s to load modules\n`);
for (const { path, seconds } of costs.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN))
  process.stdout.write(`${seconds.toFixed(1).padStart(7)} ${path}\n`);
