import { sampled } from '../../config/testing/depth';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../../kernel/testing/adjudicate';
import { readCases } from '../../kernel/testing/case-file';
import { KERNEL_FACTS } from '../../kernel/words';
import { navalEngine } from './testing';

const folder = join(__dirname, 'cases');
const files = readdirSync(folder).map((name) =>
  readCases({ path: name, text: readFileSync(join(folder, name), 'utf8') }),
);
const engine = navalEngine();
const listed = { ...engine.system.words().facts, ...KERNEL_FACTS };

/** `.ci/run` has all of them judged (`despatch adjudicate`); here every file is looked into, beside it whether facts have words. */
describe.each(files.map((f) => [f.path, f] as const))('%s', (_, file) => {
  it.each(sampled(file.cases, 6).map((one) => [`${one.rule.toString()}: ${one.case}`, one] as const))(
    '%s',
    (_name, one) => {
      const { holds, differences, happened, play } = adjudicate(engine, one);
      expect(holds ? [] : [...differences, 'what happened:', ...happened]).toEqual([]);
      expect(play.facts.filter(({ type, body }) => listed[type]?.safeParse(body).success !== true)).toEqual([]);
    },
  );
});
