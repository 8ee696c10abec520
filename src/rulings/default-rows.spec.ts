import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../kernel/testing/adjudicate';
import { readCases } from '../kernel/testing/case-file';
import { defaultedIn } from '../kernel/testing/defaulted';
import { ownSystems } from '../config/testing/systems';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { defaultRows } from './default-rows';

const ROOT = join(__dirname, '..', '..');

describe.each(Object.entries<SystemFolder>(SYSTEMS))('the defaults of %s', (id, folder) => {
  const engine = ownSystems().engine(id);
  const rows = defaultRows(folder);
  const kinds = engine.system.decisions;
  const words = [...new Set(kinds.map(({ word }) => word))];

  it('have a row each', () => {
    expect(rows.map(({ word }) => word).toSorted()).toEqual(words.toSorted());
    const rules = kinds.map(({ word, rule }) => `${word} ${rule}`);
    expect(rows.map(({ word, rule }) => `${word} ${rule}`).filter((row) => !rules.includes(row))).toEqual([]);
  });

  it.each(rows.flatMap(({ word, shownBy }) => (shownBy ? [[word, shownBy] as const] : [])))(
    'are shown by their case: %s',
    (word, { file, name }) => {
      const { cases } = readCases({ path: file, text: readFileSync(join(ROOT, file), 'utf8') });
      const one = cases.find((each) => each.case === name);
      const answered = one ? defaultedIn(adjudicate(engine, one).play) : [];
      expect(answered.map((kind) => kinds.find((k) => k.kind === kind)?.word)).toContain(word);
    },
  );
});
