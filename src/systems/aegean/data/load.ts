import { readChart, type Chart, type SourceFile } from '../../../kernel/chance/chart';
import { readParagraphs } from '../../../kernel/data/paragraphs';
import { readRulesWords } from '../../../kernel/data/rules-words';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { RulesWord } from '../../../kernel/rules-word';
import { readAegean } from '../map/aegean';
import { readAirUnits, type AirCounter, type AirUnits } from './air-units';
import { readGroundUnits, type Garrison, type GroundCounter, type Size } from './ground-units';
import { Isles } from './isles';
import { readLuftwaffe, type Luftwaffe } from './luftwaffe';
import { readScenario, type AegeanScenario } from './scenario';
import { groupsOf } from './several';
import { readShips, type ShipCounter, type ShipKind, type ShipType } from './ships';

const CHARTS = [
  ...(['accolade', 'aa-effect', 'aa-fire', 'air-combat', 'airfield-escape', 'base-hit', 'battleships'] as const),
  ...(['carriers-turn-7', 'day-night', 'destroyer-return', 'extra-round', 'german-submarines'] as const),
  ...(['ground-combat', 'horizontal-bombing', 'impulses', 'italian-surrender', 'luftwaffe-status'] as const),
  ...(['mines', 'morale', 'naval-surface', 'paradrop', 'pinpoint-bombing', 'readiness', 'repair'] as const),
  ...(['ship-damage', 'spotting', 'submarine', 'submarine-attack', 'take-off-limits', 'victory-points'] as const),
  ...(['weather'] as const),
] as const;
export type ChartId = (typeof CHARTS)[number];

/** Everything that is printed: map, charts, counters, set-up cards. */
export interface AegeanData {
  isles: Isles;
  charts: Readonly<Record<ChartId, Chart>>;
  ground: ReadonlyMap<string, GroundCounter>;
  ships: ReadonlyMap<string, ShipCounter>;
  air: ReadonlyMap<string, AirCounter>;
  garrison: Garrison;
  /** Bulk of a unit in companies (6.3.1). */
  bulk: Readonly<Record<Size, number>>;
  shipKinds: Readonly<Record<ShipType, ShipKind>>;
  bombingTables: AirUnits['tables'];
  airKinds: AirUnits['kinds'];
  luftwaffe: Luftwaffe;
  scenarios: readonly AegeanScenario[];
  /** The numbers of all paragraphs of the rules. */
  paragraphs: readonly string[];
  rulesWords: readonly RulesWord[];
}

/** Loads and checks the pack, or a club's files in its place. @throws ChartFault, DataFault with file and line */
export function loadAegean(read: (path: string) => SourceFile): AegeanData {
  const yaml = (path: string): YamlFile => new YamlFile(read(path));
  const charts = Object.fromEntries(CHARTS.map((id) => [id, readChart(id, read(`charts/${id}.yaml`))]));
  const isles = new Isles(readAegean(read('map/aegean.yaml')));
  const air = readAirUnits(yaml('units/air.yaml'));
  const airGroups = groupsOf(air.units);
  const ships = readShips(yaml('units/naval.yaml'), airGroups);
  const ground = readGroundUnits(yaml('units/ground.yaml'));
  const all = [...ground.units, ...ships.units, ...air.units];
  const twice = all.find(({ id }, i) => all.findIndex((other) => other.id === id) !== i);
  if (twice) throw yaml('units/ground.yaml').fault(['units'], `two counters are called "${twice.id}"`);
  const alone = all.map(({ id }): [string, string[]] => [id, [id]]);
  const groups = new Map([...alone, ...groupsOf(ships.units), ...airGroups]);
  const scenarios = ['campaign', 'leros-november'].map((id) =>
    readScenario(yaml(`scenarios/${id}.yaml`), { groups, isles }),
  );
  const paragraphs = readParagraphs(yaml('paragraphs.yaml'));
  return {
    ...{ isles, charts: charts as Record<ChartId, Chart>, scenarios },
    ...{ ground: byId(ground.units), ships: byId(ships.units), air: byId(air.units) },
    ...{
      garrison: ground.garrison,
      bulk: ground.bulk,
      shipKinds: ships.kinds,
      bombingTables: air.tables,
      airKinds: air.kinds,
    },
    luftwaffe: readLuftwaffe(yaml('charts/luftwaffe-status.yaml'), groups),
    paragraphs,
    rulesWords: readRulesWords(yaml('words.yaml'), paragraphs),
  };
}

const byId = <T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]));
