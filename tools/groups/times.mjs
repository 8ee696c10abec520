/**
 * Writes tools/groups/times.json, by which `npm test` deals specs to groups: the seconds of each spec that takes more than one.
 * `npx jest --json --outputFile /tmp/run.json && node tools/groups/times.mjs /tmp/run.json`, each spec by itself, on a quiet machine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import nightly from './nightly.js';

const root = join(import.meta.dirname, '..', '..');
/** What loading costs a spec that runs by itself; a group pays it once. */
const LOADING = { test: 3, src: 1 };
const LEAST = 1.5;

const { testResults } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const times = testResults.map(({ name, startTime, endTime }) => {
  const path = relative(root, name);
  return [path, (endTime - startTime) / 1000 - LOADING[path.split('/')[0]]];
});
const kept = times.filter(([path, seconds]) => seconds >= LEAST && !nightly.isNightly(path));
const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, seconds]) => [path, Math.round(seconds)]);
writeFileSync(join(root, 'tools/groups/times.json'), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
