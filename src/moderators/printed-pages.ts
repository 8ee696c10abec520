import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../config/config.module';
import type { Settings } from '../config/settings';
import { dataFiles, dataNames } from '../config/data-files';
import { offered } from '../kernel/system';
import { SYSTEMS } from '../systems/all';
import type { SystemFolder } from '../systems/folder';
import { Systems } from '../systems/systems';
import { shownChart, type ShownChart } from './printed-charts';
import { NoSuchRule } from './rule-pages';
import { sequenceOf } from './sequence-of-play';
import { terrainSigns, type TerrainSign } from './terrain-signs';

const CHARTS = 'charts';

/** The printed sheets of a system: its charts as the club has them, and the sequence of play of each scenario. */
@Injectable()
export class PrintedPages {
  private readonly charts = new Map<string, ShownChart[]>();
  private readonly signs = new Map<string, TerrainSign[]>();

  constructor(
    private readonly systems: Systems,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws NoSuchRule for a system that there is not */
  chartsOf(id: string): object {
    const { home } = folderOf(id);
    const known = this.charts.get(id) ?? this.read(home);
    this.charts.set(id, known);
    return { id, name: this.systems.engine(id).system.name, charts: known };
  }

  /** The signs of its map, and its charts that tell of terrain. @throws NoSuchRule for a system that there is not */
  terrainOf(id: string): object {
    const { home } = folderOf(id);
    const signs = this.signs.get(id) ?? terrainSigns(id, dataFiles(this.settings.dataOverlay));
    this.signs.set(id, signs);
    const known = this.charts.get(id) ?? this.read(home);
    this.charts.set(id, known);
    const charts = known.filter((chart) => /terrain/i.test(`${chart.id} ${chart.name}`));
    return { id, name: this.systems.engine(id).system.name, signs, charts };
  }

  /** @throws NoSuchRule for a scenario that is not played */
  sequenceOf(id: string, scenarioId: string): object {
    folderOf(id);
    const engine = this.systems.engine(id);
    const scenarios = offered(engine.system);
    const scenario = scenarios.find((one) => one.id === scenarioId);
    if (!scenario) throw new NoSuchRule();
    return {
      ...{ id, name: engine.system.name, scenario: scenario.name, steps: sequenceOf(engine, scenario.root) },
      others: scenarios.map((one) => ({ id: one.id, name: one.name, chosen: one === scenario })),
    };
  }

  private read(home: string): ShownChart[] {
    const read = dataFiles(this.settings.dataOverlay);
    const shown = dataNames(home, CHARTS).map((name) =>
      shownChart(name.replace(/\.yaml$/, ''), read(home, `${CHARTS}/${name}`)),
    );
    return shown.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  }
}

/** @throws NoSuchRule */
function folderOf(id: string): SystemFolder {
  const folder = Object.entries<SystemFolder>(SYSTEMS).find(([system]) => system === id)?.[1];
  if (!folder) throw new NoSuchRule();
  return folder;
}
