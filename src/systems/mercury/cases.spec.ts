import { sampled } from '../../config/testing/depth';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../../kernel/testing/adjudicate';
import type { CaseResult } from '../../kernel/testing/adjudicate';
import { readCases } from '../../kernel/testing/case-file';
import { KERNEL_FACTS } from '../../kernel/words';
import { mercuryEngine } from './testing';
import type { World } from './world';

const folder = join(__dirname, 'cases');
const files = readdirSync(folder).map((name) =>
  readCases({ path: name, text: readFileSync(join(folder, name), 'utf8') }),
);

/** Facts of a play that are not what the system's words say they are. */
function unlisted({ facts, position }: CaseResult['play']): string[] {
  const words = mercuryEngine().system.words(position?.world as unknown as World);
  const listed = { ...words.facts, ...KERNEL_FACTS };
  return facts.flatMap(({ type, body }) => {
    const read = listed[type]?.safeParse(body);
    return read?.success ? [] : [`${type}: ${read?.error.message ?? 'is not listed'}`];
  });
}

/** `.ci/run` has all of them judged (`despatch adjudicate`); here every file is looked into, beside it whether facts have words. */
describe.each(files.map((f) => [f.path, f] as const))('%s', (_, file) => {
  it.each(sampled(file.cases, 6).map((one) => [`${one.rule.toString()}: ${one.case}`, one] as const))(
    '%s',
    (_name, one) => {
      const { holds, differences, happened, play } = adjudicate(mercuryEngine(), one);
      expect(holds ? [] : [...differences, 'what happened:', ...happened]).toEqual([]);
      expect(unlisted(play)).toEqual([]);
    },
  );
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
