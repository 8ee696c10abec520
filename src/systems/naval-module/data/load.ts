import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';
import { readParagraphs } from '../../../kernel/data/paragraphs';
import { readRulesWords } from '../../../kernel/data/rules-words';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { RulesWord } from '../../../kernel/rules-word';
import { readBlackSea } from '../map/black-sea';
import {
  readAirUnits,
  asGround,
  readGroundUnits,
  readNavalUnits,
  type AirCounter,
  type GroundCounter,
  type ShipCounter,
} from './units';
import { portKinds, readTerrain, type PortKinds, type Terrain } from './charts';
import { readScenario, type NavalScenario } from './scenario';
import { landCounters, scenarioShape } from './scenario-shape';
import { Waters } from './waters';

const CHARTS = [
  ...(['aa-fire', 'air-combat', 'air-initiative', 'air-readiness', 'combat-results'] as const),
  ...(['naval-movement-loss', 'naval-readiness-and-repair', 'port-characteristics', 'shipping-attack'] as const),
  ...(['surrender', 'terrain-effects', 'weather'] as const),
] as const;
export type ChartId = (typeof CHARTS)[number];

/** Everything that is printed: map, charts, counters, set-up cards. */
export interface NavalData {
  waters: Waters;
  charts: Readonly<Record<ChartId, Chart>>;
  portKinds: PortKinds;
  terrain: Terrain;
  ships: ReadonlyMap<string, ShipCounter>;
  ground: ReadonlyMap<string, GroundCounter>;
  air: ReadonlyMap<string, AirCounter>;
  scenarios: readonly NavalScenario[];
  /** The numbers of all paragraphs of the module and of the ground frame. */
  paragraphs: readonly string[];
  rulesWords: readonly RulesWord[];
}

/** Loads and checks the pack, or a club's files in its place. @throws ChartFault, DataFault with file and line */
export function loadNavalModule(read: (path: string) => SourceFile): NavalData {
  const yaml = (path: string): YamlFile => new YamlFile(read(path));
  const charts = Object.fromEntries(CHARTS.map((id) => [id, readChart(id, read(`charts/${id}.yaml`))])) as Record<
    ChartId,
    Chart
  >;
  const waters = new Waters(readBlackSea(read('map/black-sea.yaml')));
  const cards = ['odessa', 'kerch-feodosia', 'sevastopol'].map((id) => {
    const file = yaml(`scenarios/${id}.yaml`);
    return { file, raw: file.read(scenarioShape) };
  });
  const listed = cards.map(({ raw }) => landCounters(raw));
  const copies = (id: string): number => Math.max(...listed.map((all) => all.filter((one) => one === id).length));
  const naval = [
    readNavalUnits(yaml('units/naval-soviet.yaml'), 'soviet'),
    readNavalUnits(yaml('units/naval-axis.yaml'), 'axis'),
  ];
  const troops = [
    ...readGroundUnits(yaml('units/ground-soviet.yaml'), 'soviet', copies),
    ...readGroundUnits(yaml('units/ground-axis.yaml'), 'axis', copies),
  ];
  const ground = byId([...troops, ...naval.flatMap(({ others }) => others.map(asGround))]);
  const [ships, air] = [byId(naval.flatMap(({ ships: all }) => all)), byId(readAirUnits(yaml('units/air.yaml')))];
  const known = { waters, ground, ships, air, climates: charts.weather.columns };
  const paragraphs = readParagraphs(yaml('paragraphs.yaml'));
  return {
    terrain: readTerrain(yaml('charts/terrain-effects.yaml'), charts['terrain-effects']),
    ...{ waters, charts, portKinds: portKinds(charts['port-characteristics']), ships, ground, air },
    scenarios: cards.map(({ file, raw }) => readScenario(file, raw, known)),
    paragraphs,
    rulesWords: readRulesWords(yaml('words.yaml'), paragraphs),
  };
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  const twice = things.find(({ id }, i) => things.findIndex((other) => other.id === id) !== i);
  if (twice) throw new Error(`two counters are called "${twice.id}"`);
  return new Map(things.map((thing) => [thing.id, thing]));
}
