import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';
import { readParagraphs } from '../../../kernel/data/paragraphs';
import { readRulesWords } from '../../../kernel/data/rules-words';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { readSyria } from '../map/syria';
import { readBoxes } from './boxes';
import { ChartFile, readLimits, readTurns } from './named-charts';
import { readCombatShifts } from './combat';
import { readCounters } from './counters';
import { readEvents } from './events';
import { Ground } from './ground';
import { readScenario } from './scenario';
import { checkScenario } from './scenario-check';
import { readTerrain } from './terrain';
import { readVictory } from './victory';

/** The charts that are rolled on, and the one that support is looked up in. */
const CHARTS = [
  ...(['bombardment', 'bomber-effectiveness', 'combat-results', 'combat-support-differential'] as const),
  ...(['naval-transport', 'supply-point-capture', 'victory-point-schedule', 'vichy-surrender'] as const),
] as const;
export type ChartId = (typeof CHARTS)[number];

/** Everything that is printed: map, charts, counters, set-up cards. */
export type SlouchHatsData = ReturnType<typeof loadSlouchHats>;

/** Loads and checks the pack, or a club's files in its place. @throws ChartFault, DataFault with file and line */
export function loadSlouchHats(read: (path: string) => SourceFile) {
  const yaml = (path: string): YamlFile => new YamlFile(read(path));
  const terrain = readTerrain(read('charts/terrain-effects.yaml'));
  const ground = new Ground(readSyria(read('map/syria.yaml'), terrain), terrain);
  const chart = (id: ChartId): Chart => readChart(id, read(`charts/${id}.yaml`));
  const charts = Object.fromEntries(CHARTS.map((id) => [id, chart(id)])) as Record<ChartId, Chart>;
  const counters = readCounters({ axis: yaml('units/axis.yaml'), allied: yaml('units/allied.yaml') });
  const turns = readTurns(read('charts/turn-record-track.yaml'), read('charts/replacements.yaml'));
  const known = { counters, ground, turns };
  const files = [yaml('scenarios/1-operation-exporter.yaml'), yaml('scenarios/2-axis-intervene.yaml')];
  const [first] = files;
  const scenarios = files.map((file) =>
    checkScenario(readScenario(file, file === first ? null : (first ?? null)), file, known),
  );
  const paragraphs = readParagraphs(yaml('paragraphs.yaml'));
  return {
    ...{ ground, counters, turns, scenarios, charts },
    events: readEvents(yaml('charts/special-events.yaml'), { ...known, transport: charts['naval-transport'] }),
    boxes: readBoxes(yaml('map/holding-boxes.yaml'), (hex) => ground.map.grid.has(hex)),
    victory: readVictory(
      { schedule: yaml('charts/victory-point-schedule.yaml'), surrender: yaml('charts/vichy-surrender.yaml') },
      new ChartFile('victory-point-schedule', read('charts/victory-point-schedule.yaml')),
      { turns: turns.map(({ name }) => name), isLand: (hex) => ground.map.grid.has(hex) && !ground.isSea(hex) },
    ),
    limits: readLimits(read('charts/air-naval-limits.yaml')),
    /** The shifts printed beside the Combat Results Table. */
    combat: readCombatShifts(yaml('charts/combat-results.yaml')),
    /** The numbers of all paragraphs of the rules. */
    paragraphs,
    rulesWords: readRulesWords(yaml('words.yaml'), paragraphs),
  };
}
