import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../../kernel/testing/adjudicate';
import { readCases } from '../../kernel/testing/case-file';
import { mercuryEngine } from './testing';

const folder = join(__dirname, 'cases');
const files = readdirSync(folder).map((name) =>
  readCases({ path: name, text: readFileSync(join(folder, name), 'utf8') }),
);

describe.each(files.map((f) => [f.path, f] as const))('%s', (_, file) => {
  it.each(file.cases.map((one) => [`${one.rule.toString()}: ${one.case}`, one] as const))('%s', (_name, one) => {
    expect(adjudicate(mercuryEngine(), one).differences).toEqual([]);
  });
});
