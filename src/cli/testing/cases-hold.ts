import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampled } from '../../config/testing/depth';
import { adjudicate, type CaseResult } from '../../kernel/testing/adjudicate';
import { readCases } from '../../kernel/testing/case-file';
import { KERNEL_FACTS } from '../../kernel/words';
import type { AnyEngine } from '../../systems/systems';

/** Facts of a play that are not what the system's words say they are. */
function unlisted({ system }: AnyEngine, { facts, position }: CaseResult['play']): string[] {
  const listed = { ...system.words(position?.world).facts, ...KERNEL_FACTS };
  return facts.flatMap(({ type, body }) => {
    const read = listed[type]?.safeParse(body);
    return read?.success ? [] : [`${type}: ${read?.error.message ?? 'is not listed'}`];
  });
}

/** `.ci/run` has all cases of a folder judged (`despatch adjudicate`); here every file is looked into, beside it whether facts have words. */
export function casesHold(engine: AnyEngine, folder: string): void {
  const files = readdirSync(folder).map((name) =>
    readCases({ path: name, text: readFileSync(join(folder, name), 'utf8') }),
  );
  describe.each(files.map((file) => [file.path, file] as const))('%s', (_, file) => {
    const some = sampled(file.cases, 6).map((one) => [`${one.rule.toString()}: ${one.case}`, one] as const);
    it.each(some)('%s', (_name, one) => {
      const { holds, differences, happened, play } = adjudicate(engine, one);
      expect(holds ? [] : [...differences, 'what happened:', ...happened]).toEqual([]);
      expect(unlisted(engine, play)).toEqual([]);
    });
  });
}
