import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Pack } from './load';

const TEXT = z.string();
const TEXTS = z.array(TEXT);

/** A Task Force of a set-up. */
export const force = z.object({ letter: TEXT, name: TEXT, zone: TEXT, ships: TEXTS });
export type SetUpForce = z.infer<typeof force>;

/** A Task Force that comes from off the map (17.13). */
const reinforcement = z.object({ letter: TEXT, name: TEXT, turn: z.number(), enter: TEXTS, ships: TEXTS });
export type Reinforcement = z.infer<typeof reinforcement>;

/** A scenario that uses the Air and Naval Segments only (23.1). */
export interface NavalScenario {
  id: string;
  name: string;
  rule: string;
  ours: string | null;
  first: number;
  last: number;
  forces: SetUpForce[];
  decoysAtMost: number;
  reinforcements: Reinforcement[];
  /** Minor ports that a side may enter although there is no hex map (17.22). */
  friendly: { allied: string[]; german: string[] };
  /** Whether ships may sail again from Alexandria. */
  sailsAgain: boolean;
  missions: string[];
  airColumn: string;
  /** `from`: the game-turn on which it comes into play; without it the first. */
  germans: { id: string; at: string[]; from?: number }[];
  /** Ships in the boxes of Alexandria at the start (16.42). */
  alexandria?: Readonly<Record<string, readonly string[]>>;
  /** Ships that come to Alexandria later, Ready to Sail (17.13). */
  arrivals?: readonly { turn: number; ships: readonly string[] }[];
  /** `until`: what is asked for to the end of a game-turn, before `atLeast` (23.3). */
  screen: { zones: string[]; atLeast: number; until?: { turn: number; atLeast: number } };
  /** Zones that must each hold an Allied naval unit at the end. */
  mustHold: string[];
  levels: string;
}

/** The bombardment strength that the screen needs on a game-turn (23.1 to 23.3). */
export function screenNeeded({ atLeast, until }: NavalScenario['screen'], turn: number): number {
  return until && turn <= until.turn ? until.atLeast : atLeast;
}

const schema = z.object({
  number: z.union([TEXT, z.number()]).transform(String),
  ...{ name: TEXT, rule: TEXT, ours: TEXT.nullable().default(null) },
  turns: z.object({ first: z.number(), last: z.number() }),
  allied: z.object({
    task_forces: z.array(force),
    decoys: z.object({ at_most: z.number() }),
    reinforcements: z.array(reinforcement).default([]),
    sails_again: z.boolean().default(true),
  }),
  german: z.object({
    air_units: z.object({ column: TEXT }),
    missions: TEXTS,
    naval_units: z.array(z.object({ id: TEXT, at: TEXTS })),
  }),
  friendly_ports: z.object({ allied: TEXTS, german: TEXTS }).default({ allied: [], german: [] }),
  screen: z.object({ zones: TEXTS, bombardment_at_least: z.number() }),
  victory: z.object({
    automatic: z.object({ zones: TEXTS }).optional(),
    otherwise: z.object({ levels: TEXT }),
  }),
});

type RawScenario = z.infer<typeof schema>;

/** Reads a scenario file and checks every name in it. @throws DataFault naming file and line of a missing ship, zone, unit */
export function readNavalScenario(file: YamlFile, data: Pack): NavalScenario {
  const raw = file.read(schema);
  checkScenario(raw, file, data);
  return {
    ...{ id: raw.number, name: raw.name, rule: raw.rule, ours: raw.ours, ...raw.turns },
    forces: raw.allied.task_forces,
    decoysAtMost: raw.allied.decoys.at_most,
    reinforcements: raw.allied.reinforcements,
    friendly: raw.friendly_ports,
    sailsAgain: raw.allied.sails_again,
    missions: raw.german.missions,
    airColumn: raw.german.air_units.column,
    germans: raw.german.naval_units,
    screen: { zones: raw.screen.zones, atLeast: raw.screen.bombardment_at_least },
    mustHold: raw.victory.automatic?.zones ?? [],
    levels: raw.victory.otherwise.levels,
  };
}

type Path = (string | number)[];
type Ids = { has(id: string): boolean };

/** Every name of a scenario must be that of a printed thing. @throws DataFault with file and line */
function checkScenario(raw: RawScenario, file: YamlFile, data: Pack): void {
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
  data: Pack,
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
