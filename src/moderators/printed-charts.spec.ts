import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles, dataNames } from '../config/data-files';
import { ownSystems } from '../config/testing/systems';
import { offered } from '../kernel/system';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { shownChart } from './printed-charts';
import { sequenceOf, type PlayStep } from './sequence-of-play';

const read = dataFiles(null);
const systems = ownSystems();

describe('a chart as a page shows it', () => {
  const shown = shownChart('x', {
    path: 'x.yaml',
    text: `name: Fire Table
rule: "1.2, 3.4"
die: d6
columns: ["near-by", far]
rows: High is good.
table: |
  die    near-by  far
  1-3    -        A-1
  4-6    A-1      A-2
results:
  "-": nothing
  A-1: one aircraft
modifiers:
  - {id: rain, when: it rains, by: 1, rule: "1.3"}
  - {id: fog, when: there is fog, by: -2, rule: "1.4"}
by_day:
  full_moon: counts as day
source:
  fixed: not for readers
`,
  });

  it('has its heads and cells, figures as they are typed and names in words', () => {
    expect(shown).toMatchObject({ name: 'Fire Table', rules: ['1.2', '3.4'], die: 'd6', reading: 'High is good.' });
    expect(shown.tables).toEqual([
      {
        heads: ['die', 'near by', 'far'],
        rows: [
          { head: '1-3', cells: ['-', 'A-1'] },
          { head: '4-6', cells: ['A-1', 'A-2'] },
        ],
      },
    ]);
  });

  it('says what results mean, what is added and taken off, and what stands beside; not where figures come from', () => {
    expect(shown.results).toContainEqual({ word: 'A-1', means: 'one aircraft' });
    expect(shown.modifiers.map(({ by, when }) => `${by} ${when}`)).toEqual(['+1 it rains', '-2 there is fog']);
    expect(shown.notes).toEqual([{ word: 'full moon', means: 'counts as day' }]);
  });
});

describe.each(Object.entries<SystemFolder>(SYSTEMS))('the sheets of %s', (id, { home }) => {
  it('show every chart file, each with a name and something to read', () => {
    const files = readdirSync(join(__dirname, '..', 'systems', home, 'charts')).filter((name) =>
      name.endsWith('.yaml'),
    );
    expect(dataNames(home, 'charts')).toEqual(files.toSorted());
    for (const name of files) {
      const chart = shownChart(name, read(home, `charts/${name}`));
      expect([name, chart.name]).toEqual([name, expect.stringMatching(/\S/)]);
      expect([name, chart.tables.length + chart.notes.length + chart.modifiers.length > 0]).toEqual([name, true]);
      const ragged = chart.tables.flatMap((table) =>
        table.rows.filter((row) => row.cells.length + 1 !== table.heads.length),
      );
      expect([name, ragged]).toEqual([name, []]);
      expect(JSON.stringify(chart)).not.toContain('[object Object]');
    }
  });

  const engine = systems.engine(id);
  it.each(offered(engine.system).map((one) => [one.id, one] as const))(
    'show where each decision of scenario %s stands in the sequence of play',
    (scenarioId, scenario) => {
      const asked = (steps: readonly PlayStep[]): string[] =>
        steps.flatMap((step) => [...step.asks.map(({ kind }) => kind), ...asked(step.below)]);
      const shown = new Set(asked(sequenceOf(engine, scenario.root)));
      const kinds = scenario.seats.flatMap((seat) => engine.kindsFor(scenarioId, seat).map(({ kind }) => kind));
      expect(kinds.filter((kind) => !shown.has(kind))).toEqual([]);
    },
  );
});
