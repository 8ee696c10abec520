import { z } from 'zod';
import { cellsOf } from '../../../kernel/data/cells';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { GroundCounter } from './ground';

const card = z.object({ title: z.string(), text: z.string(), at_sea: z.literal(true).optional() });
const cardsSchema = z.object({
  table: z.string(),
  options: z.record(z.string(), card),
  choice: z.object({ german_at_most: z.number() }),
});
const germanSchema = z.object({
  first_wave: z.record(z.string(), z.union([z.number(), z.record(z.string(), z.array(z.string()))])),
  airlanding: z.object({ optional_group: z.object({ from_turn: z.number(), units: z.array(z.string()) }) }),
});
const alliedSchema = z.object({ battalions: z.record(z.string(), z.array(z.string())) });
const airSchema = z.object({ optional: z.object({ units: z.array(z.object({ id: z.string() })) }) });

/** The tanks of option allied-2 by their formation. */
const TANKS = '7 RTR';

/** Reads charts/campaign-options.yaml, the Campaign Option Cards, and what the set-up cards keep for it (23.4). @throws DataFault naming an option without a price, or a unit that is not there */
export function readVariants(
  file: YamlFile,
  cards: { allied: YamlFile; german: YamlFile; air: YamlFile },
  ground: ReadonlyMap<string, GroundCounter>,
) {
  const { options, choice, table } = file.read(cardsSchema);
  const { first_wave: wave, airlanding } = cards.german.read(germanSchema);
  const { units, from_turn: fromTurn } = airlanding.optional_group;
  const battalions = Object.entries(cards.allied.read(alliedSchema).battalions);
  const odd = [...units, ...battalions.flatMap(([, ids]) => ids)].find((id) => !ground.has(id));
  if (odd !== undefined) throw file.fault([], `no ground unit is called "${odd}"`);
  return {
    cards: new Map(cardsIn(options, table, file).map((one) => [one.id, one])),
    /** How many the German may take (23.43). */
    germanAtMost: choice.german_at_most,
    /** The optional air units (12.16). */
    air: cards.air.read(airSchema).optional.units.map(({ id }) => id),
    /** The last airlanding group, and the game-turn from which it may land. */
    group: { units, fromTurn },
    /** Units of the First Wave, whose landings German option 4 helps. */
    firstWave: Object.values(wave).flatMap((list) => (typeof list === 'number' ? [] : Object.values(list).flat())),
    /** Battalions at Alexandria that may begin at Tymbakion. */
    battalions: new Map(battalions.map(([id, ids]) => [id, { id, names: [battalionName(id)], units: ids }])),
    /** The tanks that may be set up elsewhere. */
    tanks: [...ground.values()].filter((unit) => unit.formation === TANKS).map(({ id }) => id),
  };
}
function cardsIn(options: z.infer<typeof cardsSchema>['options'], table: string, file: YamlFile) {
  const prices = new Map(cellsOf(table) as [string, string][]);
  return Object.entries(options).map(([id, { title, text, at_sea }]) => {
    const cost = Number(prices.get(id));
    const side = (['german', 'allied'] as const).find((s) => id.startsWith(`${s}-`));
    if (!Number.isInteger(cost) || !side) throw file.fault(['options', id], 'has no price in the table, or no side');
    /** `atSea`: it changes what only the game with ships has. */
    return { id, names: [id, title, id.replace(/^\w+-/, '')], side, title, text, cost, atSea: at_sea === true };
  });
}
/** A Campaign Option Card, and the points it costs (23.42). */
export type Variant = ReturnType<typeof cardsIn>[number];

/** `a-cdo`: A Cdo */
const battalionName = (id: string): string => id.replace(/-/g, ' ').replace(/(^| )\w/g, (c) => c.toUpperCase());
