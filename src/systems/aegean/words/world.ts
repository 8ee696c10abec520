import { z } from 'zod';
import { once } from '../../../kernel/data/once';
import type { AegeanData } from '../data/load';
import { ORDERS_FOR, type TurnOrders } from '../rules/4-turn-orders';
import { OWNERS, SIDES } from '../side';
import {
  ACCOLADE,
  BOXES,
  ITALIANS,
  PHASES,
  type AirState,
  type BaseState,
  type Clock,
  type GroundState,
  type ShipState,
  type Support,
  type Works,
  type World,
} from '../world';

const [TEXT, WHOLE, FLAG] = [z.string(), z.number(), z.boolean()];
const SIDE = z.enum(SIDES);
const OWNER = z.enum(OWNERS);

const clock = z.strictObject({
  ...{ turn: WHOLE, impulse: WHOLE, impulses: WHOLE, sea: z.enum(['calm', 'rough']), night: FLAG },
  ...{ first: SIDE.nullable(), half: SIDE.nullable(), phase: z.enum(PHASES) },
} satisfies Record<keyof Clock, z.ZodType>);
const ground = (place: z.ZodType) =>
  z.strictObject({
    ...{ at: place, side: OWNER, disrupted: FLAG, yielded: FLAG, assaulted: FLAG, came: place.nullable(), seen: FLAG },
  } satisfies Record<keyof GroundState, z.ZodType>);
const ship = (place: z.ZodType) =>
  z.strictObject({
    ...{ at: place, side: OWNER, spotted: FLAG, hits: WHOLE, force: TEXT.nullable(), submerged: WHOLE, from: WHOLE },
    ...{ stayed: WHOLE, laid: WHOLE },
    entered: z.strictObject({ turn: WHOLE, impulse: WHOLE }).nullable(),
  } satisfies Record<keyof ShipState, z.ZodType>);
const cap = z.strictObject({ marker: z.literal([1, 2]), night: FLAG, home: TEXT });
const air = (place: z.ZodType) =>
  z.strictObject({
    ...{ at: place, ready: FLAG, cap: cap.nullable() },
    patrol: z.strictObject({ at: TEXT, night: FLAG }).nullable(),
  } satisfies Record<keyof AirState, z.ZodType>);
const support = z.strictObject({ unit: TEXT, bomb: WHOLE } satisfies Record<keyof Support, z.ZodType>);
const base = z.strictObject({
  ...{ hex: TEXT, owner: OWNER.nullable(), hits: WHOLE },
} satisfies Record<keyof BaseState, z.ZodType>);
const accolade = z.strictObject({
  ...{ state: z.enum(ACCOLADE), since: z.strictObject({ turn: WHOLE, impulse: WHOLE }).nullable() },
  ...{ failed: z.array(WHOLE), forced: FLAG },
});
const scored = z.strictObject({ by: SIDE, item: TEXT, unit: TEXT, vp: WHOLE });

const line = z.looseObject({ verb: TEXT });
const turnOrders = z.strictObject({
  air: z.array(line),
  courses: z.array(z.strictObject({ ships: z.array(TEXT), way: z.array(TEXT), then: z.array(line) })),
  ...{ goals: z.record(TEXT, TEXT), arrived: z.array(TEXT), heard: z.partialRecord(z.enum(ORDERS_FOR), z.array(TEXT)) },
} satisfies Record<keyof TurnOrders, z.ZodType>);

const idsOf = (of: ReadonlyMap<string, unknown>, title: string): z.ZodEnum =>
  z.enum([...of.keys()] as [string, ...string[]]).meta({ title });

/** The shape of a world: every path that a case may name. */
export const worldShape = once((data: AegeanData): z.ZodType => {
  const { isles } = data;
  const hex = z.enum(isles.grid.all() as [string, ...string[]]).meta({ title: 'hex' });
  const built = z.templateLiteral(['field-', z.string()]);
  const place = z.union([
    hex,
    z.enum(BOXES).meta({ title: 'box' }),
    idsOf(data.ships, 'ship'),
    idsOf(isles.bases, 'base'),
    built,
  ]);
  return z.strictObject({
    ...{ scenario: TEXT, options: z.record(TEXT, FLAG), clock, luftwaffe: WHOLE, accolade },
    bases: z.record(z.union([idsOf(isles.bases, 'base'), built]) as unknown as z.ZodString, base),
    islands: z.partialRecord(idsOf(isles.islands, 'island'), z.enum(ITALIANS)),
    ...{ garrisons: z.array(hex), fought: z.array(hex), rhodesInvaded: FLAG, eleventh: FLAG },
    battleships: z.strictObject({ die: WHOLE.nullable(), used: z.array(TEXT) }),
    submarines: z.union([z.enum(['again', 'never']), z.literal([1, 2])]),
    scored: z.array(scored),
    returns: z.partialRecord(idsOf(data.ships, 'ship'), WHOLE),
    ground: z.partialRecord(idsOf(data.ground, 'ground unit'), ground(place)),
    ships: z.partialRecord(idsOf(data.ships, 'ship'), ship(place)),
    air: z.partialRecord(idsOf(data.air, 'air unit'), air(place)),
    mines: z.partialRecord(hex, z.strictObject({ known: FLAG })),
    works: z.partialRecord(
      hex,
      z.strictObject({ hits: WHOLE, phases: WHOLE } satisfies Record<keyof Works, z.ZodType>),
    ),
    support: z.partialRecord(hex, z.array(support)),
    squadronsAtKos: FLAG,
    traffic: z.record(SIDE, z.partialRecord(idsOf(isles.bases, 'base'), WHOLE)),
    encounters: z.strictObject({ watched: z.array(TEXT), met: WHOLE, fought: z.array(hex) }),
    landings: z.partialRecord(idsOf(data.ground, 'ground unit'), z.strictObject({ hex, assault: FLAG })),
    drops: z.partialRecord(idsOf(data.ground, 'ground unit'), z.strictObject({ hex, disrupted: FLAG })),
    orders: z.record(SIDE, turnOrders),
  } satisfies Record<keyof World, z.ZodType>);
});
