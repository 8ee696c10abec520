import { join } from 'node:path';
import { casesHold } from '../../cli/testing/cases-hold';
import { adjudicate } from '../../kernel/testing/adjudicate';
import { readCases } from '../../kernel/testing/case-file';
import { mercuryEngine } from './testing';

casesHold(mercuryEngine(), join(__dirname, 'cases'));

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
