import { z } from 'zod';
import type { AlliedConvoy, Cargo, World } from '../world';
import type { Terms } from '../facts/terms';

const one = (...words: [string, ...string[]]) => z.enum(words);
const FIRE = one('none', 'first', 'final');
const MISSION = one('bombardment', 'support', 'defence', 'defensive bombardment');
const SUPPLY = one('Adequate', 'Short', 'Low');
const RESERVE = z.strictObject({ onHand: z.number(), expended: z.number() });

/** The shape of a world: every path that a case may name. */
export function worldShape(t: Terms): z.ZodType {
  const shape = {
    scenario: z.string(),
    turn: z.number(),
    taskForces: z.partialRecord(t.letter, taskForce(t)),
    placing: z.literal(true).optional(),
    markers: z.array(t.letter).optional(),
    ships: z.partialRecord(t.ship, ship(t)),
    germans: z.array(german(t)),
    air: z.partialRecord(t.air, z.strictObject({ id: t.air, box: t.airBox, zone: t.zone.optional() })),
    broken: z.array(t.air),
    score: z.array(
      z.strictObject({ item: z.string(), points: z.number(), times: z.number(), turn: z.number(), what: z.string() }),
    ),
    seenDamaged: z.array(t.ship),
    ground: ground(t).optional(),
    campaign: campaign(t).optional(),
  } satisfies Record<keyof World, z.ZodType>;
  return z.strictObject(shape);
}

function taskForce(t: Terms) {
  return z.strictObject({
    letter: t.letter,
    name: z.string().nullable(),
    at: t.sea.nullable(),
    due: z.strictObject({ turn: z.number(), enter: z.array(t.sea) }).optional(),
    detected: z.boolean(),
    forTheNight: z.boolean(),
    told: one('exists', 'count', 'types'),
    toldCount: z.number().optional(),
    toldTypes: z.partialRecord(t.shipType, z.number()).optional(),
    seen: z.array(t.ship),
    attacked: z.boolean(),
  } satisfies Record<keyof World['taskForces'][string], z.ZodType>);
}

function ship(t: Terms) {
  const at = z.union([z.strictObject({ tf: t.letter }), z.strictObject({ box: t.alexandria }), z.literal('sunk')]);
  return z.strictObject({
    id: t.ship,
    damaged: z.boolean(),
    ammo: one('full', 'low', 'out'),
    at,
    cargo: cargo(t).optional(),
  } satisfies Record<keyof World['ships'][string], z.ZodType>);
}

function german(t: Terms) {
  return z.strictObject({
    contact: t.contact,
    unit: t.germanNaval,
    at: t.sea.nullable(),
    box: z.string().optional(),
    detected: z.boolean(),
    forTheNight: z.boolean(),
    cargo: z.array(z.strictObject({ id: t.cargo, steps: z.number() })),
    due: z.strictObject({ turn: z.number(), at: t.sea.optional() }).optional(),
    setBack: z.literal(true).optional(),
  } satisfies Record<keyof World['germans'][number], z.ZodType>);
}

function ground(t: Terms) {
  return z.strictObject({
    sheets: z.array(one('W', 'E')),
    scrap: scrap(t).optional(),
    improved: z.partialRecord(t.hex, t.side),
    units: z.partialRecord(t.unit, unit(t)),
    declared: z.partialRecord(t.unit, t.hex),
    combats: z.array(t.hex),
    maneuvered: z.array(t.unit).optional(),
    supply: z.record(t.side, SUPPLY),
    sectorSupply: z.partialRecord(t.sector, z.record(t.side, SUPPLY)).optional(),
    reserves: z.partialRecord(t.sector, z.record(t.side, RESERVE)).optional(),
    supplyFlights: t.airfield.optional(),
    interdiction: z.partialRecord(t.sector, z.number()),
    active: t.side.nullable(),
    control: z.partialRecord(t.hex, t.side.nullable()).optional(),
    ports: z.partialRecord(t.hex, t.side).optional(),
    heldFields: z.partialRecord(t.airfield, z.number()).optional(),
    suda: z.strictObject({ left: z.number() }).optional(),
  } satisfies Record<keyof NonNullable<World['ground']>, z.ZodType>);
}

function campaign(t: Terms) {
  return z.strictObject({
    withoutShips: z.literal(true).optional(),
    alexandria: cargo(t),
    variants: z
      .strictObject({ german: z.array(t.variant).optional(), allied: z.array(t.variant).optional() })
      .optional(),
    options: z.array(t.variant).optional(),
    evacuation: z.strictObject({ ends: z.number() }).optional(),
    evacuated: z.array(t.unit).optional(),
    lossesAboard: z.array(z.strictObject({ ship: t.ship, steps: z.number() })).optional(),
    evacuationDecides: z.literal(true).optional(),
    lost: z.partialRecord(t.unit, z.number()).optional(),
    convoys: z.array(convoy(t)).optional(),
    sent: z.number().optional(),
    markers: z.number().optional(),
    athens: z.array(unit(t)).optional(),
  } satisfies Record<keyof NonNullable<World['campaign']>, z.ZodType>);
}

function convoy(t: Terms) {
  return z.strictObject({
    no: z.number(),
    cargo: cargo(t),
    from: z.number(),
    shown: z.literal(true).optional(),
    at: t.sea.optional(),
  } satisfies Record<keyof AlliedConvoy, z.ZodType>);
}

function cargo(t: Terms) {
  return z.strictObject({ units: z.array(unit(t)), rsc: z.number() } satisfies Record<keyof Cargo, z.ZodType>);
}

type GroundUnit = NonNullable<World['ground']>['units'][string];

function unit(t: Terms) {
  return z.strictObject({
    id: t.unit,
    at: t.hex.nullable(),
    reduced: z.boolean(),
    fatigued: z.boolean(),
    dispersed: z.boolean(),
    fire: FIRE,
    firedFor: MISSION.optional(),
    attacked: z.literal(true).optional(),
    landed: z.literal(true).optional(),
    bySea: z.literal(true).optional(),
    droppedAtSuda: z.literal(true).optional(),
    airlanded: t.airfieldState.optional(),
    unloaded: one('hex', 'box').optional(),
    box: t.box.optional(),
    replacement: z.literal(true).optional(),
    lostIn: t.sector.optional(),
    lostOn: z.number().optional(),
    bound: z.literal(true).optional(),
  } satisfies Record<keyof GroundUnit, z.ZodType>);
}

function scrap(t: Terms) {
  const sides = z.array(z.string());
  const hex = z.strictObject({
    terrain: z.string(),
    level: z.number(),
    sector: t.sector,
    areas: z.array(z.string()).optional(),
    exit: t.box.optional(),
    beach: z.array(z.string()).optional(),
    shore: z.array(z.string()).optional(),
  });
  return z.strictObject({
    hexes: z.partialRecord(t.hex, hex),
    ...{ rivers: sides, cliffs: sides, seaSides: sides, roads: sides, mainRoads: sides },
  });
}
