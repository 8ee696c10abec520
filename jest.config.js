'use strict';

const { LONG } = require('./tools/groups/long');
const { NIGHTLY } = require('./tools/groups/nightly');

/**
 * A spec file costs two to four seconds before its first test, as each reads all modules anew. `npm test` without a path runs
 * the short ones in groups that share them (tools/groups); with a path, and by `npx jest`, each runs by itself. `npm run nightly`
 * runs what is too long for every commit.
 */
const grouped =
  process.env.npm_lifecycle_event === 'test' && process.argv.slice(2).every((word) => word.startsWith('-'));
const nightly = process.env.npm_lifecycle_event === 'nightly';
const runs = (folder, groups) => {
  if (nightly) {
    const here = NIGHTLY.filter((p) => p.startsWith(`${folder}/`));
    return here.map((p) => `<rootDir>/${p}${p.endsWith('/') ? '**/*.spec.ts' : ''}`);
  }
  if (!grouped) return [`<rootDir>/${folder}/**/*.spec.ts`];
  return [
    `<rootDir>/tools/groups/${groups}-*.group.js`,
    ...LONG.filter((p) => p.startsWith(folder)).map((p) => `<rootDir>/${p}`),
  ];
};

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      target: 'es2022',
      keepClassNames: true,
      transform: { legacyDecorator: true, decoratorMetadata: true },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Nest and some mail packages are ESM only; jest runs CommonJS, so they are transformed too (design/stack.md). */
const common = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': swc({ syntax: 'typescript', decorators: true }),
    '^.+\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:@nestjs|nodemailer|smtp-server|punycode.js)/)'],
  // A spec runs in a context of its own, where every look at a global is slow: these are handed to each module.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'String', 'WeakMap'],
  // A dynamic import names its file with .js, which only the built service has.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

module.exports = {
  projects: [
    { ...common, displayName: 'units', testMatch: runs('src', 'units') },
    {
      ...common,
      displayName: 'service',
      testMatch: runs('test', 'service'),
      // One embedded PostgreSQL for the whole run; specs of the units start none.
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    },
    // Without a pattern jest takes every file for a test.
  ].filter(({ testMatch }) => testMatch.length > 0),
  testSequencer: '<rootDir>/tools/longest-first.mjs',
  maxWorkers: 3,
  // A worker that begins anew compiles everything again: it does so only when it grows without end.
  workerIdleMemoryLimit: '2GB',
  // What hangs is told by the wait that hangs (test/support/patience.ts); a machine that is busy is no fault.
  testTimeout: process.env.LONG_TESTS === undefined ? 180_000 : 1_800_000,
};
