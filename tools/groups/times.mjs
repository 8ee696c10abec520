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
const costs = lines.map((line) => JSON.parse(line));
const file = join(root, 'tools/groups/times.json');
const times = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
for (const { path, tests } of costs) times.set(path, Math.round(tests));

const kept = [...times].filter(
  ([path, seconds]) => seconds >= LEAST && existsSync(join(root, path)) && !nightly.isNightly(path),
);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);

const sum = (of) => Math.round(costs.reduce((all, cost) => all + cost[of], 0));
process.stdout.write(`${costs.length} specs: ${sum('tests')} s, and ${sum('loading')} s to load them\n`);
for (const { path, tests } of costs.sort((a, b) => b.tests - a.tests).slice(0, SHOWN))
  process.stdout.write(`${tests.toFixed(1).padStart(7)} ${path}\n`);
