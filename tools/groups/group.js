'use strict';

const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');
const { measured } = require('./costs');
const { LONG } = require('./long');
const { isNightly } = require('./nightly');
const TIMES = require('./times.json');

/** A test that hangs tells what it waits for much sooner. */
const SECONDS = 400;
/** What a spec takes that is too short to stand in times.json. */
const SHORT = 0.5;

const ROOT = join(__dirname, '..', '..');

/** Every spec below a folder but the long and the nightly ones, in order of their paths. */
const specsIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.spec.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !LONG.includes(path) && !isNightly(path))
    .sort();

const timeOf = (path) => TIMES[path] ?? SHORT;
const timeOfAll = (specs) => specs.reduce((sum, path) => sum + timeOf(path), 0);

/** Neighbours, which need the same modules: groups that take equally long. */
function neighbours(specs, number, of) {
  const each = timeOfAll(specs) / of;
  let before = 0;
  return specs.filter((path) => {
    const middle = before + timeOf(path) / 2;
    before += timeOf(path);
    return Math.min(Math.floor(middle / each), of - 1) === number - 1;
  });
}

/** All need the whole service: the longest first, each to the group that has least to do. */
function dealt(specs, number, of) {
  const groups = Array.from({ length: of }, () => []);
  for (const path of [...specs].sort((a, b) => timeOf(b) - timeOf(a))) {
    const least = groups.reduce((a, b) => (timeOfAll(b) < timeOfAll(a) ? b : a));
    least.push(path);
  }
  return groups[number - 1].sort();
}

/** The specs of one group of so many. */
const chosen = (folder, number, of) => (folder === 'test' ? dealt : neighbours)(specsIn(folder), number, of);
exports.chosen = chosen;

/** Runs them, each in a room of its own, with what runs before and after its tests. */
exports.group = (folder, number, of) => {
  for (const path of chosen(folder, number, of)) {
    describe(path, () => {
      measured(path, () => require(join(ROOT, path)));
    });
  }
  // The last spec that sets it would set it for all.
  jest.setTimeout(SECONDS * 1000);
};
