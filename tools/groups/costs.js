'use strict';

const { appendFileSync } = require('node:fs');

/** Where to write what each spec costs, a line a spec; unset, nothing is measured (times.mjs). */
const FILE = process.env.SPEC_COSTS;

/** Seconds that this process has kept a processor busy: how many others run beside it changes little. */
const busy = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const write = (line) => appendFileSync(FILE, `${JSON.stringify(line)}\n`);

/** The first spec of a process loads what all others use too. */
let isFirst = true;

/** Measures what is done until it is called again: the loading of a spec's modules first, then its tests. */
exports.measured = (path, load) => {
  if (FILE === undefined) return load();
  const [before, first] = [busy(), isFirst];
  isFirst = false;
  load();
  const loading = busy() - before;
  let begun;
  beforeAll(() => void (begun = busy()));
  afterAll(() => write({ path, first, loading, tests: busy() - begun }));
};
