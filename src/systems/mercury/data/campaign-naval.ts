import { z } from 'zod';
import type { Path, YamlFile } from '../../../kernel/data/yaml-file';
import { MISSIONS } from '../world';
import type { Pack } from './load';
import { force, type NavalScenario } from './scenario';

const turns = z.string().regex(/^\d+-\d+$/);
const schema = z.object({
  allied: z.object({
    task_forces: z.array(force),
    alexandria: z.record(z.string(), z.array(z.string())),
    reinforcements: z.array(
      z.object({
        turn: z.number(),
        enter: z.string(),
        ships: z.array(z.string()),
        letter: z.string().optional(),
        from: z.string(),
      }),
    ),
    decoys: z.object({ at_most: z.number() }),
  }),
  german: z.object({
    units: z.array(
      z.object({
        id: z.string(),
        from_turn: z.number(),
        at: z.array(z.string()),
        scenarios: z.array(z.number()).optional(),
      }),
    ),
  }),
});
const scenarioSchema = z.object({
  screen: z.object({
    zones: z.array(z.string()),
    bombardment_at_least: z.number().optional(),
    by_turn: z.array(z.object({ turns, bombardment_at_least: z.number() })).optional(),
  }),
  victory_levels: z.string(),
});

/** What a campaign scenario says itself of the sea. */
export interface CampaignHead {
  id: string;
  name: string;
  rule: string;
  first: number;
  last: number;
  airColumn: string;
}

const ALEXANDRIA = 'alexandria';

/** Reads the naval set-up of a campaign (23.2, 23.3) from the card that both share. @throws DataFault naming what is not there */
export function readCampaignNaval(
  file: YamlFile,
  head: CampaignHead,
  data: Pick<Pack, 'ships' | 'germanNaval' | 'zones' | 'places' | 'refit' | 'markers' | 'schedule'>,
): NavalScenario {
  const { allied, german } = file.read(schema);
  const own = file.read(z.object({ [`scenario_${head.id}`]: scenarioSchema }))[`scenario_${head.id}`];
  if (!own) throw file.fault([`scenario_${head.id}`], 'is missing');
  const [sea, port] = [
    allied.reinforcements.filter((r) => r.enter !== ALEXANDRIA),
    allied.reinforcements.filter((r) => r.enter === ALEXANDRIA),
  ];
  const taken = allied.task_forces.map((f) => f.letter);
  const free = data.markers.letters.filter((letter) => !taken.includes(letter));
  const scenario: NavalScenario = {
    ...{ id: head.id, name: head.name, rule: head.rule, ours: null, first: head.first, last: head.last },
    forces: allied.task_forces,
    decoysAtMost: allied.decoys.at_most,
    reinforcements: sea.map((r, i) => ({
      ...{ letter: r.letter ?? free[i] ?? '', name: `From ${r.from}`, turn: r.turn, enter: [r.enter], ships: r.ships },
    })),
    friendly: { allied: [], german: [] },
    sailsAgain: true,
    missions: [...MISSIONS],
    airColumn: head.airColumn,
    germans: german.units
      .filter((u) => u.scenarios?.includes(Number(head.id)) ?? true)
      .map((u) => ({ id: u.id, at: u.at, ...(u.from_turn > head.first ? { from: u.from_turn } : {}) })),
    alexandria: allied.alexandria,
    arrivals: port.map(({ turn, ships }) => ({ turn, ships })),
    screen: screenOf(own.screen),
    mustHold: [],
    levels: own.victory_levels,
  };
  checkCampaign(scenario, file, data);
  return scenario;
}

function screenOf({
  zones,
  bombardment_at_least,
  by_turn,
}: z.infer<typeof scenarioSchema>['screen']): NavalScenario['screen'] {
  const [first, then] = by_turn ?? [];
  if (!first || !then) return { zones, atLeast: bombardment_at_least ?? 0 };
  const turn = Number(first.turns.split('-')[1]);
  return { zones, atLeast: then.bombardment_at_least, until: { turn, atLeast: first.bombardment_at_least } };
}

/** Every ship once, every name that of a printed thing. */
function checkCampaign(scenario: NavalScenario, file: YamlFile, data: Parameters<typeof readCampaignNaval>[2]): void {
  const known = (what: string, ids: { has(id: string): boolean }, id: string, at: Path): void => {
    if (!ids.has(id)) throw file.fault(at, `no ${what} is called "${id}"`);
  };
  const boxes = new Map(data.refit.boxes.map((b) => [b.id, true]));
  for (const box of Object.keys(scenario.alexandria ?? {}))
    known('Alexandria box', boxes, box, ['allied', 'alexandria']);
  for (const f of [...scenario.forces.map((f) => f.zone), ...scenario.reinforcements.flatMap((r) => r.enter)])
    known('sea zone', data.zones, f, ['allied']);
  const seen = new Map<string, true>();
  for (const ship of shipsOfSetUp(scenario)) {
    known('ship', data.ships, ship, ['allied']);
    if (seen.has(ship)) throw file.fault(['allied'], `${ship} stands on the card twice (16.15)`);
    seen.set(ship, true);
  }
  for (const u of scenario.germans) {
    known('German naval unit', data.germanNaval, u.id, ['german', 'units']);
    for (const at of u.at) known('landing place', data.places, at, ['german', 'units']);
  }
  if (!data.schedule.levels[scenario.levels]) throw file.fault([], `no victory levels are called "${scenario.levels}"`);
}

/** All ships of a set-up, wherever they begin. */
const shipsOfSetUp = (scenario: NavalScenario): string[] => [
  ...scenario.forces.flatMap((f) => f.ships),
  ...scenario.reinforcements.flatMap((r) => r.ships),
  ...Object.values(scenario.alexandria ?? {}).flat(),
  ...(scenario.arrivals ?? []).flatMap((a) => a.ships),
];

const [TEXT, NUMBER] = [z.string(), z.number()];

/** Something a convoy carries. An RSC is five steps for transport and one for losses (17.36). */
const item = z
  .object({ unit: TEXT, steps: NUMBER, barred_at: z.array(TEXT).default([]) })
  .transform(({ unit, steps, barred_at }) => ({
    ...{ id: cargoId(unit), names: [unit], steps, rsc: unit === 'RSC' },
    /** May land on a beach (17.24, 17.41); an RSC may not. */
    beach: unit !== 'RSC' && !barred_at.includes('beach'),
  }));

/** A German naval unit as printed (16.13). */
const unit = z
  .object({
    id: TEXT,
    name: TEXT,
    kind: z.enum(['convoy', 'flotilla', 'decoy']),
    move: NUMBER,
    bombardment: NUMBER.default(0),
    /** Only flotillas are hit themselves (19.74e); a convoy loses what it carries. */
    defence: NUMBER.nullable().default(null),
    lands: TEXT.default(''),
    cargo: z.array(item).default([]),
  })
  .transform(({ lands, ...printed }) => {
    const { id, kind } = printed;
    const name = kind === 'decoy' ? `Decoy ${id.replace(/\D/g, '')}` : printed.name.replace(/ \(.*\)$/, '');
    return { ...printed, name, names: [name, printed.name], amphibious: lands.includes('amphibious') };
  });
export type GermanNavalUnit = z.infer<typeof unit>;

/** Reads units/naval-german.yaml. @throws DataFault */
export const readGermanNaval = (file: YamlFile): GermanNavalUnit[] =>
  file.read(z.object({ units: z.array(unit) })).units;

function cargoId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
