import { z } from 'zod';
import type { Named } from '../../../kernel/decide/names';
import { cellsOf } from '../../../kernel/data/cells';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Side } from '../world';
import type { MercuryData } from './load';

/** A Campaign Option Card, and the points it costs (23.42). */
export interface Variant extends Named {
  side: Side;
  title: string;
  text: string;
  cost: number;
  /** It changes what only the game with ships has. */
  atSea: boolean;
}

/** The Campaign Option Cards, and what some of them bring (23.4). */
export interface Variants {
  cards: ReadonlyMap<string, Variant>;
  /** How many the German may take (23.43). */
  germanAtMost: number;
  /** The optional air units (12.16). */
  air: readonly string[];
  /** The last airlanding group, and the game-turn from which it may land. */
  group: { units: readonly string[]; fromTurn: number };
  /** Units of the First Wave, whose landings German option 4 helps. */
  firstWave: readonly string[];
  /** Battalions at Alexandria that may begin at Tymbakion. */
  battalions: ReadonlyMap<string, Named & { units: readonly string[] }>;
  /** The tanks that may be set up elsewhere. */
  tanks: readonly string[];
}

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

/** Reads charts/campaign-options.yaml and what the set-up cards keep for it. @throws DataFault naming an option without a price, or a unit that is not there */
export function readVariants(
  file: YamlFile,
  cards: { allied: YamlFile; german: YamlFile; air: YamlFile },
  { ground }: Pick<MercuryData, 'ground'>,
): Variants {
  const { table, options, choice } = file.read(cardsSchema);
  const prices = new Map(cellsOf(table) as [string, string][]);
  const read = Object.entries(options).map(([id, { title, text, at_sea }]): [string, Variant] => {
    const cost = Number(prices.get(id));
    const side = (['german', 'allied'] as const).find((s) => id.startsWith(`${s}-`));
    if (!Number.isInteger(cost) || !side) throw file.fault(['options', id], 'has no price in the table, or no side');
    return [id, { id, names: [id, title, id.replace(/^\w+-/, '')], side, title, text, cost, atSea: at_sea === true }];
  });
  const { first_wave: wave, airlanding } = cards.german.read(germanSchema);
  const { units, from_turn: fromTurn } = airlanding.optional_group;
  const battalions = Object.entries(cards.allied.read(alliedSchema).battalions);
  const odd = [...units, ...battalions.flatMap(([, ids]) => ids)].find((id) => !ground.has(id));
  if (odd !== undefined) throw file.fault([], `no ground unit is called "${odd}"`);
  return {
    cards: new Map(read),
    germanAtMost: choice.german_at_most,
    air: cards.air.read(airSchema).optional.units.map(({ id }) => id),
    group: { units, fromTurn },
    firstWave: Object.values(wave).flatMap((list) => (typeof list === 'number' ? [] : Object.values(list).flat())),
    battalions: new Map(battalions.map(([id, ids]) => [id, { id, names: [battalionName(id)], units: ids }])),
    tanks: [...ground.values()].filter((unit) => unit.formation === TANKS).map(({ id }) => id),
  };
}

/** `a-cdo`: A Cdo */
const battalionName = (id: string): string => id.replace(/-/g, ' ').replace(/(^| )\w/g, (c) => c.toUpperCase());
