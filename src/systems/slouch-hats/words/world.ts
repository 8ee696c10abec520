import { z } from 'zod';
import type { SlouchHatsData } from '../data/load';
import { AIR_TRANSPORT } from '../rules/names';
import { PHASES, SEGMENTS } from '../rules/04-sequence';
import { SIDES } from '../side';
import { LETTERS } from '../letters';
import type { AirState, ShipState, SupplyState, TransportUsed, UnitState, World } from '../world';
import { eventsShape } from './events';

const one = (words: readonly string[]): z.ZodType<string> => z.enum(words as [string, ...string[]]);
const SIDE = z.enum(SIDES);
const PLACE = z.string();

const moment = z.strictObject({
  ...{ segment: one(SEGMENTS.map(({ id }) => id)), phase: one(Object.values(PHASES).flat()) },
});
const unit = z.strictObject({
  ...{ at: PLACE, reduced: z.boolean(), garrison: z.boolean(), outOfSupply: z.boolean() },
  ...{ noMovementSupply: z.boolean(), fired: z.boolean(), receiving: z.boolean() },
  left: z.strictObject({ turn: z.number(), moment }).optional(),
} satisfies Record<keyof UnitState, z.ZodType>);
const supply = z.strictObject({
  ...{ at: PLACE, points: z.number(), fresh: z.number(), moved: z.boolean() },
} satisfies Record<keyof SupplyState, z.ZodType>);
const air = z.strictObject({
  ...{ at: PLACE, active: z.boolean(), returns: z.number().nullable(), flew: z.boolean() },
} satisfies Record<keyof AirState, z.ZodType>);
const used = z.record(PLACE, z.number());
const transport = z.strictObject({
  ...{ naval: z.number(), air: z.number(), ports: used, airfields: used },
} satisfies Record<keyof TransportUsed, z.ZodType>);
const ship = z.strictObject({ at: PLACE, active: z.boolean() } satisfies Record<keyof ShipState, z.ZodType>);

/** The shape of a world: every path that a case may name. */
export function worldShape({ counters, ground }: SlouchHatsData): z.ZodType {
  const ids = (of: ReadonlyMap<string, unknown>): z.ZodType<string> => one([...of.keys()]);
  const hex = one([...ground.map.area.keys()]);
  // Units, aircraft that come back (13.15), Supply Points, replacements, ships, air transport: all that 5.31 brings.
  const { units, supply: points, air: planes, naval, repl } = counters;
  const comers = one([AIR_TRANSPORT.id, ...[units, points, planes, naval, repl].flatMap((of) => [...of.keys()])]);
  return z.strictObject({
    scenario: z.string(),
    turn: z.number(),
    moment,
    entered: z.array(ids(counters.units)),
    units: z.partialRecord(ids(counters.units) as z.ZodEnum, unit),
    supply: z.partialRecord(ids(counters.supply) as z.ZodEnum, supply),
    air: z.partialRecord(ids(counters.air) as z.ZodEnum, air),
    ships: z.partialRecord(ids(counters.naval) as z.ZodEnum, ship),
    repl: z.partialRecord(ids(counters.repl) as z.ZodEnum, PLACE),
    control: z.partialRecord(hex as z.ZodEnum, SIDE),
    portsDown: z.partialRecord(one([...ground.map.tracks.keys()]) as z.ZodEnum, z.number()),
    victoryPoints: z.record(SIDE, z.number()),
    replacementPoints: z.number(),
    ...{ airTransport: z.boolean(), transportUsed: transport, arrived: z.array(comers) },
    raids: z.partialRecord(ids(counters.units) as z.ZodEnum, z.enum(['now', 'before'])),
    coasts: z.partialRecord(ids(counters.units) as z.ZodEnum, z.string()).optional(),
    activeEverywhere: z.array(ids(counters.units)),
    ...{ scored: z.record(SIDE, z.array(z.string())), losses: z.record(z.string(), z.number()) },
    surrenderModifiers: z.record(SIDE, z.number()),
    ...{
      surrenderRolled: z.number().nullable(),
      linked: z.boolean(),
      surrendered: z.boolean(),
      nowGerman: z.array(z.string()),
    },
    ...{ events: eventsShape(supply), markers: z.record(z.enum(LETTERS), z.enum(['pool', ...SIDES, 'out'])) },
  } satisfies Record<keyof World, z.ZodType>);
}
