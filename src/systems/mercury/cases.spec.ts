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
    const { holds, differences, happened } = adjudicate(mercuryEngine(), one);
    expect(holds ? [] : [...differences, 'what happened:', ...happened]).toEqual([]);
  });
});

describe('a case that says nothing is left', () => {
  it('fails where something is', () => {
    const text = `
system: mercury
cases:
  - case: "no Interdiction"
    rule: "12.43"
    board: {run: V Game Record Segment, scenario: 1, turn: 20 PM, ground: {units: {}, interdiction: {Maleme-Suda: 1}}}
    expect: {position: {ground.interdiction: {}, ground.combats: []}}
`;
    const [one] = readCases({ path: 'none-left.yaml', text }).cases;
    const said = one ? adjudicate(mercuryEngine(), one).differences : [];
    expect(said).toEqual([expect.stringMatching(/^none-left.yaml:7: ground\.interdiction/)]);
  });
});
