import { type Chart, readChart, type SourceFile } from '../../../kernel/chance/chart';
import { readParagraphs } from '../../../kernel/data/paragraphs';
import { readRulesWords } from '../../../kernel/data/rules-words';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { readAir, readAirfields } from './air';
import { readCampaignNaval, readGermanNaval } from './campaign-naval';
import { readGround } from './ground';
import { type GroundScenario, readGroundScenario } from './ground-scenario';
import { readHexSheet, readOffMapBoxes } from './hex-map';
import { readRefit, readShips } from './ships';
import { type NavalScenario, readNavalScenario } from './scenario';
import { readSchedule, readTurns } from './schedule';
import { readSeas } from './seas';
import { readHexsideCosts } from './hex-map-schema';
import { readVariants } from './variants';
import type { Side } from '../world';
import { z } from 'zod';

/** The charts that are rolled on, by file name. */
const CHARTS = [
  'aa-fire',
  'air-attack-coordination',
  'air-readiness',
  'airlanding',
  'allied-air-search',
  'allied-convoy-arrival',
  'ammo-depletion',
  'assault-combat',
  'attack-coordination',
  'bombardment-support',
  'combat-refusal-reaction',
  'drift-amphibious',
  'drift-paradrop',
  'evacuation',
  'german-air-search',
  'german-convoy-arrival',
  'greek-militia-return',
  'interdiction-levels',
  'maneuver-combat',
  'naval-attack',
  'naval-loading-unloading',
  'off-map-combat',
  'paradrop-amphibious-landing',
  'repair',
  'scenario-air-availability',
  'supply-status-adjustment',
  'surface-search',
  'terrain-effects',
  'turn-back',
] as const;
export type ChartId = (typeof CHARTS)[number];

const NAVAL_SCENARIOS = ['scenarios/4-the-luftwaffe-strikes.yaml', 'scenarios/4b-the-convoys-sail.yaml'];
const GROUND_SCENARIOS = [
  'scenarios/1-sturm-regiment.yaml',
  'scenarios/2-retimo-heraklion.yaml',
  'scenarios/3-maleme-suda.yaml',
  'scenarios/5-maleme-suda-campaign.yaml',
  'scenarios/6-historical-campaign.yaml',
];

/** Reads one file of the data pack, or the club's own in its place. */
export type ReadSource = (path: string) => SourceFile;

/** Loads and checks the whole pack. @throws ChartFault, DataFault with file and line of the first fault */
export function loadMercury(read: ReadSource): MercuryData {
  const yaml = (path: string): YamlFile => new YamlFile(read(path));
  const cards = {
    ...{ allied: yaml('scenarios/allied-setup.yaml'), german: yaml('scenarios/german-setup.yaml') },
    naval: yaml('scenarios/naval-setup-5-6.yaml'),
  };
  const data = readPack(read, yaml, cards);
  const groundScenarios = GROUND_SCENARIOS.map((path) => readGroundScenario(yaml(path), cards, data));
  const campaigns = groundScenarios.filter((s) => s.campaign !== null);
  return {
    ...data,
    navalScenarios: [
      ...NAVAL_SCENARIOS.map((path) => readNavalScenario(yaml(path), data)),
      ...campaigns.map((s) => readCampaignNaval(cards.naval, s, data)),
    ],
    groundScenarios,
  };
}

/** Charts, counters and maps. */
function readPack(read: ReadSource, yaml: (path: string) => YamlFile, cards: { allied: YamlFile; german: YamlFile }) {
  const charts = Object.fromEntries(CHARTS.map((id) => [id, readChart(id, read(`charts/${id}.yaml`))]));
  const { ships, markers } = readShips(yaml('units/naval-allied.yaml'));
  const { air, breakdown } = readAir(yaml('units/air.yaml'));
  const { zones, places, southAnchorages } = readSeas(yaml('maps/naval-operations.yaml'));
  const ground = byId([
    ...readGround(yaml('units/ground-allied.yaml'), 'allied'),
    ...readGround(yaml('units/ground-german.yaml'), 'german'),
  ]);
  const known = {
    terrains: charts['terrain-effects']?.rows.map((row) => row.label) ?? [],
    zones: zones.map((z) => z.id),
  };
  const hexMaps = { W: readHexSheet(read('maps/west.json'), known), E: readHexSheet(read('maps/east.json'), known) };
  /** The numbers of all paragraphs of the rules. */
  const paragraphs: readonly string[] = readParagraphs(yaml('paragraphs.yaml'));
  return {
    charts: charts as Readonly<Record<ChartId, Chart>>,
    refit: readRefit(read('charts/refit.yaml')),
    schedule: readSchedule(read('charts/victory-point-schedule.yaml')),
    /** The most RSCs of each side that lie on Crete at a time (15.22). */
    rscCounters: readRscCounters(yaml('charts/supply-status-adjustment.yaml')),
    turns: readTurns(read('charts/game-turn-track.yaml')),
    ships: byId(ships),
    markers,
    germanNaval: byId(readGermanNaval(yaml('units/naval-german.yaml'))),
    air: byId(air),
    airTypes: air.map((a) => a.type).filter((type, i, all) => all.indexOf(type) === i),
    breakdown,
    zones: byId(zones),
    places: byId(places),
    /** Anchorages of the South sector, open to Allied convoys at any time (21.13b). */
    southAnchorages,
    ground,
    hexsides: readHexsideCosts(read('charts/terrain-effects.yaml')),
    hexMaps,
    /** Airfields of Crete by the id of their place (6.52). */
    airfields: byId(readAirfields(read('charts/airlanding.yaml'), hexMaps)),
    boxes: byId(readOffMapBoxes(yaml('maps/off-map-boxes.yaml'), hexMaps)),
    paragraphs,
    rulesWords: readRulesWords(yaml('words.yaml'), paragraphs),
    variants: readVariants(yaml('charts/campaign-options.yaml'), { ...cards, air: yaml('units/air.yaml') }, ground),
  };
}
/** What is printed but for the scenarios, which are made of it. */
export type Pack = ReturnType<typeof readPack>;

/** Everything that is printed: charts, counters, maps, scenarios. */
export interface MercuryData extends Pack {
  navalScenarios: readonly NavalScenario[];
  groundScenarios: readonly GroundScenario[];
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((t) => [t.id, t]));
}

/** RSCs of the counter mix, by charts/supply-status-adjustment.yaml (15.22). @throws DataFault */
const readRscCounters = (file: YamlFile): Record<Side, number> =>
  file.read(z.object({ counters: z.object({ german: z.number(), allied: z.number() }) })).counters;
