import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { MercuryData } from './load';
import type { RawScenario } from './scenario';

type Path = (string | number)[];
type Ids = { has(id: string): boolean };

/** Every name of a scenario must be that of a printed thing. @throws DataFault with file and line */
export function checkScenario(
  raw: RawScenario,
  file: YamlFile,
  data: Omit<MercuryData, 'navalScenarios' | 'groundScenarios'>,
): void {
  const known = (what: string, ids: Ids, id: string, at: Path): void => {
    if (!ids.has(id)) throw file.fault(at, `no ${what} is called "${id}"`);
  };
  checkForces(raw, file, data, known);
  const places = new Map<string, unknown>([...data.zones, ...data.places]);
  raw.german.naval_units.forEach((u, i) => {
    known('German naval unit', data.germanNaval, u.id, ['german', 'naval_units', i, 'id']);
    u.at.forEach((place, j) => known('place', places, place, ['german', 'naval_units', i, 'at', j]));
  });
  raw.screen.zones.forEach((zone, i) => known('sea zone', data.zones, zone, ['screen', 'zones', i]));
  const mustHold = raw.victory.automatic?.zones ?? [];
  mustHold.forEach((zone, i) => known('sea zone', data.zones, zone, ['victory', 'automatic', 'zones', i]));
  const { levels } = raw.victory.otherwise;
  if (!data.schedule.levels[levels])
    throw file.fault(['victory', 'otherwise', 'levels'], `no victory levels are called "${levels}"`);
}

/** 16.33: markers that exist, at most eight ships each, every ship once. */
function checkForces(
  raw: RawScenario,
  file: YamlFile,
  data: Omit<MercuryData, 'navalScenarios' | 'groundScenarios'>,
  known: (what: string, ids: Ids, id: string, at: Path) => void,
): void {
  const sailing = new Map<string, string>();
  const check = (list: string, f: { letter: string; ships: string[] }, i: number): void => {
    const { letters, shipsAtMost } = data.markers;
    if (!letters.includes(f.letter))
      throw file.fault(['allied', list, i, 'letter'], `there is no Task Force marker ${f.letter}`);
    if (f.ships.length > shipsAtMost)
      throw file.fault(
        ['allied', list, i, 'ships'],
        `Task Force ${f.letter} has more than ${shipsAtMost} ships (16.33a)`,
      );
    f.ships.forEach((ship, j) => {
      known('ship', data.ships, ship, ['allied', list, i, 'ships', j]);
      const other = sailing.get(ship);
      if (other) throw file.fault(['allied', list, i, 'ships', j], `${ship} already sails in Task Force ${other}`);
      sailing.set(ship, f.letter);
    });
  };
  raw.allied.task_forces.forEach((f, i) => {
    check('task_forces', f, i);
    known('sea zone', data.zones, f.zone, ['allied', 'task_forces', i, 'zone']);
  });
  raw.allied.reinforcements.forEach((f, i) => {
    check('reinforcements', f, i);
    f.enter.forEach((zone, j) => known('sea zone', data.zones, zone, ['allied', 'reinforcements', i, 'enter', j]));
  });
}
