import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES } from '../side';
import type { Side } from '../side';
import { BOX_IDS } from './boxes';
import type { Counters } from './counters';
import type { Ground } from './ground';
import type { Scenario } from './scenario';
import type { GameTurn } from './turns';

interface Known {
  counters: Counters;
  ground: Ground;
  turns: readonly GameTurn[];
}

/** Every name of a scenario is that of a printed thing of its side, and no unit comes twice. @throws DataFault */
export function checkScenario(scenario: Scenario, file: YamlFile, known: Known): Scenario {
  for (const side of SIDES) checkSide(scenario, side, file, known);
  return scenario;
}

function checkSide(scenario: Scenario, side: Side, file: YamlFile, { counters, ground, turns }: Known): void {
  const card = scenario.cards[side];
  const seen: string[] = [];
  const fault = (part: string, what: string): Error => file.fault([side, part], what);
  const once = (part: string, unit: string): void => {
    if (seen.includes(unit)) throw fault(part, `${unit} comes twice`);
    seen.push(unit);
  };
  const at = (part: string, place: string): void => {
    const known = BOX_IDS.some((id) => id === place) || (ground.map.terrain.has(place) && !ground.isSea(place));
    if (!known) throw fault(part, `"${place}" is neither a hex of land nor a holding box`);
  };
  const own = <T extends { side: Side }>(part: string, of: ReadonlyMap<string, T>, unit: string): T => {
    const counter = of.get(unit);
    if (counter?.side !== side) throw fault(part, `no such unit of the ${side} side is called "${unit}"`);
    return counter;
  };
  for (const { unit, reduced, place } of card.units) {
    const counter = own('setup', counters.units, unit);
    if (reduced && !counter.back) throw fault('setup', `${unit} has no back to begin on (4.13)`);
    at('setup', place);
    once('setup', unit);
  }
  for (const { unit, points, place } of card.supply) {
    if (!own('supply', counters.supply, unit).points.includes(points))
      throw fault('supply', `${unit} cannot show ${points} Supply Points (6.13a)`);
    at('supply', place);
    once('supply', unit);
  }
  for (const { unit, place } of card.air) {
    own('air', counters.air, unit);
    at('air', place);
    once('air', unit);
  }
  const standing = card.units.map(({ unit }) => unit);
  const strange = card.garrisons.find((unit) => !standing.includes(unit));
  if (strange !== undefined) throw fault('garrisons', `the garrison "${strange}" is not set up`);
  const fleet = side === 'allied' ? card.naval : [];
  for (const ship of fleet) if (!counters.naval.has(ship)) throw fault('naval', `no ship is called "${ship}"`);
  for (const { unit, turn } of card.arrivals) {
    if (!turns.some(({ name }) => name === turn)) throw fault('reinforcements', `there is no turn "${turn}"`);
    if (!isPrinted(unit, counters)) throw fault('reinforcements', `nothing is called "${unit}"`);
    once('reinforcements', unit);
  }
}

/** A counter, or the Air Transport marker, which can arrive like one (7.12). */
const isPrinted = (unit: string, { units, air, naval }: Counters): boolean =>
  units.has(unit) || air.has(unit) || naval.has(unit) || unit === 'air-transport';
