'use strict';

const { readdirSync } = require('node:fs');
const { join, relative } = require('node:path');
const { LONG } = require('./long');

const ROOT = join(__dirname, '..', '..');

/** Every spec below a folder, in order of their paths: neighbours need the same modules. */
const specsIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.spec.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !LONG.includes(path))
    .sort();

/** The specs of one group of so many: each in a room of its own, with what runs before and after its tests. */
exports.group = (folder, number, of) => {
  const specs = specsIn(folder);
  const [from, to] = [number - 1, number].map((n) => Math.round((specs.length * n) / of));
  for (const path of specs.slice(from, to)) {
    describe(path, () => {
      require(join(ROOT, path));
    });
  }
};
