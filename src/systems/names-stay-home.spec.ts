import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const LOOKED_AT = [
  'src',
  'templates',
  'tools',
  'bench',
  'bin',
  'migrations',
  '.ci',
  '.dependency-cruiser.cjs',
  'package.json',
];
const NAMES = /mercury|crete|slouch.?hats|aegean|naval.module|\bvichy\b|\bgermans?\b|\ballied\b/i;

/** Where these words may stand, and why. Nothing else in code, specs, templates, help, benches, CI and arrows names a system. */
const AT_HOME: readonly (readonly [RegExp, string])[] = [
  [/^src\/systems\/([^/]+)\//, 'the system itself'],
  [/^src\/systems\/all\.ts$/, 'the list of the systems'],
  [
    /^src\/systems\/(names-stay-home|patterns|printed-maps|draw-map|untouched)\.spec\.ts$/,
    'proofs of what all folders hold',
  ],
  [/^src\/mail\/reading\/.*(signature|machine-subjects|delivery-status|own-text|replies)/, 'the language of that name'],
  [/^src\/kernel\/decide\/free\/languages\//, 'the language of that name'],
  [/^src\/orders\/denying-words\.ts$/, 'the language of that name'],
  [/^tools\/groups\/(times\.json|long\.js|nightly\.js)$/, 'the paths of specs'],
];

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

const namingFiles = LOOKED_AT.flatMap((path) => filesIn(join(ROOT, path)))
  .filter((path) => NAMES.test(readFileSync(path, 'utf8')) || NAMES.test(relative(ROOT, path)))
  .map((path) => relative(ROOT, path));

describe('the names of a system', () => {
  it('stand in its own folder and nowhere else', () => {
    const strange = namingFiles.filter((path) => !AT_HOME.some(([home]) => home.test(path)));
    expect(strange).toEqual([]);
  });

  it('stand in each of the places that are allowed them', () => {
    const unused = AT_HOME.filter(([home]) => !namingFiles.some((path) => home.test(path)));
    expect(unused.map(([, why]) => why)).toEqual([]);
  });
});
