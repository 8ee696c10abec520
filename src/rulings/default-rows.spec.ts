import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '../kernel/engine';
import type { Realm } from '../kernel/realm';
import { adjudicate } from '../kernel/testing/adjudicate';
import { readCases } from '../kernel/testing/case-file';
import { defaultedIn } from '../kernel/testing/defaulted';
import { ownSystems } from '../config/testing/systems';
import { mercury } from '../systems/mercury';
import { slouchHats } from '../systems/slouch-hats';
import { slouchHatsEngine } from '../systems/slouch-hats/testing';
import { defaultRows } from './default-rows';

const ROOT = join(__dirname, '..', '..');
const SYSTEMS = [
  ['Slouch Hats', slouchHats, slouchHatsEngine() as unknown as Engine<Realm>],
  ['Operation Mercury', mercury, ownSystems().engine('mercury') as unknown as Engine<Realm>],
] as const;

describe.each(SYSTEMS)('the defaults of %s', (_, folder, engine) => {
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
