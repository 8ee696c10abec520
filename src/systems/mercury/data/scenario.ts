import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { MercuryData } from './load';
import { checkScenario } from './scenario-check';

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

export type RawScenario = z.infer<typeof schema>;

/** Reads a scenario file and checks every name in it. @throws DataFault naming file and line of a missing ship, zone, unit */
export function readNavalScenario(
  file: YamlFile,
  data: Omit<MercuryData, 'navalScenarios' | 'groundScenarios'>,
): NavalScenario {
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
