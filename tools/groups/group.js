'use strict';

const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');
const { LONG } = require('./long');
const { isNightly } = require('./nightly');

/** A test that hangs tells what it waits for much sooner. */
const SECONDS = 400;

const ROOT = join(__dirname, '..', '..');

/** Every spec below a folder but the long and the nightly ones, in order of their paths. */
const specsIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.spec.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !LONG.includes(path) && !isNightly(path))
    .sort();

/** Neighbours, which need the same modules. */
const neighbours = (specs, number, of) => {
  const [from, to] = [number - 1, number].map((n) => Math.round((specs.length * n) / of));
  return specs.slice(from, to);
};

/** One in so many: all need the whole service, and neighbours take equally long. */
const dealt = (specs, number, of) => specs.filter((_, i) => i % of === number - 1);

/** The specs of one group of so many: each in a room of its own, with what runs before and after its tests. */
exports.group = (folder, number, of) => {
  const chosen = folder === 'test' ? dealt : neighbours;
  for (const path of chosen(specsIn(folder), number, of)) {
    describe(path, () => {
      require(join(ROOT, path));
    });
  }
  // The last spec that sets it would set it for all.
  jest.setTimeout(SECONDS * 1000);
};
