'use strict';

/** The arrows of the architecture: who may import whom. `npm run arrows` checks them. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** The folders of src, the lowest first: each may import those before it, so that no circle is made of them. */
const ROOMS = [
  'kernel hex play render systems logging config metrics store people wording table post submissions clubs rulings',
  'reports access clock bots orders api audit games mail moderation rounds backup health web showcase watch organiser seating portal console programs moderators cli',
].flatMap((rooms) => rooms.split(' '));
const BELOW_SERVICES = ['kernel', 'hex', 'play', 'systems', 'render', 'config'];
/** Where the drawings of a system stand. */
const PAGES = '^src/systems/(testing/)?[^/]+/pages/';
const SERVICES = ROOMS.filter((room) => !BELOW_SERVICES.includes(room)).join('|');

const layers = ROOMS.slice(0, -1).map((room, i) =>
  rule(
    `${room}-knows-nothing-above`,
    'the folders of src stand one on the other; a circle of folders cannot be read nor taken apart',
    { path: `^src/${room}/`, pathNot: '(\\.spec|/testing)\\.ts$' },
    { path: `^src/(${ROOMS.slice(i + 1).join('|')})/` },
  ),
);
const roomsListed = rule(
  'every-folder-has-its-place',
  'a new folder is written into ROOMS, where it stands among the others',
  { path: '^src/[^/]+/', pathNot: `^src/(${ROOMS.join('|')})/` },
  {},
);

module.exports = {
  forbidden: [
    ...layers,
    roomsListed,
    rule(
      'no-circles',
      'a circle of files cannot be loaded nor read top-down; types may name each other',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'kernel-knows-no-package',
      'the kernel needs Node, and for charts YAML and zod',
      { path: '^src/kernel/', pathNot: '\\.spec\\.ts$' },
      { path: 'node_modules/', pathNot: 'node_modules/(yaml|zod)/' },
    ),
    rule('hex-knows-no-rules', 'geometry is for every system', { path: '^src/hex/' }, { path: '^src/kernel/' }),
    rule(
      'worlds-stay-home',
      'only a system sees its own world; all others see views',
      { path: '^src/', pathNot: '^src/systems/' },
      { path: '^src/systems/.+/world\\.ts$' },
    ),
    rule(
      'systems-know-nothing-of-each-other',
      'two systems may say the same thing twice: what is shared stands below them',
      { path: '^src/systems/([^/]+)/' },
      { path: '^src/systems/[^/]+/', pathNot: '^src/systems/$1/' },
    ),
    rule(
      'rules-know-no-paper',
      'the pages of a system stand in its folder above its rules: only its index, which lists them, knows both',
      { path: '^src/systems/.+/', pathNot: `${PAGES}|/index\\.ts$|(\\.spec|/testing)\\.ts$` },
      { path: `^src/render/|${PAGES}` },
    ),
    rule(
      'render-knows-views',
      'drawings are made from views and data, and those of every system alike stand in render',
      { path: `^src/render/|${PAGES}`, pathNot: '\\.spec\\.ts$' },
      // Nor of the file in which a system's own words are gathered, its world among them.
      { path: `^src/(kernel|${SERVICES}|config)/|^src/systems/.+/world\\.ts$|^src/systems/([^/]+)/\\2\\.ts$` },
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
      'nothing-unlisted',
      'what is imported is in package.json',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-development-packages',
      'the product runs without them; what makes data of a system by hand is no part of it',
      { path: '^src/', pathNot: '\\.spec\\.ts$|^src/systems/.+/making/.+\\.mjs$' },
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
