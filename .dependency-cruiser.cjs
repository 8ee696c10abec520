'use strict';

/** The arrows of the architecture: who may import whom. `npm run arrows` checks them. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const SERVICES =
  'games|submissions|orders|mail|reports|clock|moderation|clubs|people|bots|web|store|health|cli|backup|logging|metrics|organiser';
const OUTSIDE = `^src/(${SERVICES}|config|render)/`;

module.exports = {
  forbidden: [
    rule(
      'no-circles',
      'a circle of files cannot be loaded nor read top-down; types may name each other',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'kernel-knows-no-system',
      'the kernel is pure',
      { path: '^src/kernel/' },
      { path: `^src/(systems|hex)/|${OUTSIDE}` },
    ),
    rule(
      'kernel-knows-no-package',
      'the kernel needs Node, and for charts YAML and zod',
      { path: '^src/kernel/', pathNot: '\\.spec\\.ts$' },
      { path: 'node_modules/', pathNot: 'node_modules/(yaml|zod)/' },
    ),
    rule(
      'hex-knows-no-rules',
      'geometry is for every system',
      { path: '^src/hex/' },
      { path: `^src/(kernel|systems)/|${OUTSIDE}` },
    ),
    rule(
      'systems-know-no-service',
      'rules know no service, no database and no drawing',
      { path: '^src/systems/', pathNot: '(\\.spec|/testing)\\.ts$' },
      { path: OUTSIDE },
    ),
    rule(
      'worlds-stay-home',
      'only a system sees its own world; all others see views',
      { path: '^src/', pathNot: '^src/systems/mercury/' },
      { path: '^src/systems/mercury/world\\.ts$' },
    ),
    rule(
      'render-knows-views',
      'drawings are made from views and data',
      { path: '^src/render/', pathNot: '\\.spec\\.ts$' },
      { path: `^src/(kernel|${SERVICES}|config)/` },
    ),
    rule(
      'only-repositories-touch-the-database',
      'a repository knows no rules, and nobody else knows tables',
      { path: '^src/', pathNot: '^src/store/|\\.(repository|entity|entities|module)\\.ts$|^src/app\\.module\\.ts$' },
      { path: 'node_modules/(typeorm|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-mail-sends',
      'mail goes through the outbox',
      { path: '^src/', pathNot: '^src/mail/' },
      { path: 'node_modules/(nodemailer|smtp-server)/' },
    ),
    rule(
      'services-know-no-web',
      'what is served does not know how',
      { path: '^src/(submissions|orders|mail|reports|clock|clubs|people|bots|store)/' },
      { path: '^src/(web|cli)/' },
    ),
    rule(
      'nothing-unlisted',
      'what is imported is in package.json',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-development-packages',
      'the product runs without them',
      { path: '^src/', pathNot: '\\.spec\\.ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
