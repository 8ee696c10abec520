import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = join(__dirname, '..', '..', 'test', 'fixtures');

/** What each released version of a system left for the specs of those after it: names and texts of its files. */
export function fixtureFiles(system: string): (readonly [name: string, text: string])[] {
  const folder = join(FIXTURES, system);
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
}
