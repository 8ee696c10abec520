import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import { SIDES, type Side } from '../side';

/** 25.11. */
export const CLASSES = ['BB', 'CL', 'DL', 'DD', 'T'] as const;
export type ShipClass = (typeof CLASSES)[number];

/** A naval unit as printed (25.12). */
export interface ShipCounter extends Named {
  side: Side;
  class: ShipClass;
  /** A light transport (LT): it may use anchorages and the Sea of Azov (G9). */
  light: boolean;
  range: number;
  support: number;
  protection: number;
  /** Stacking points that it carries. */
  transport: number;
  nmp: number;
  recovery: number;
  nation: string;
}

/** A flotilla or a Naval Base unit: a ground unit in all that is not said otherwise (25.25, 32.1, 32.2). */
interface SeaGroundCounter extends Named {
  side: Side;
  type: 'flotilla' | 'base';
  values: readonly [attack: number, defence: number, move: number];
  nation: string;
}

const text = z.string();
const whole = z.number().int().min(0);
const ORDER = ['range', 'support', 'protection', 'transport', 'nmp', 'recovery'] as const;
const seaGround = z.looseObject({
  ...{ id: text, name: text, v: z.tuple([whole, whole, whole]).optional(), nation: text.optional() },
});
type SeaGround = z.output<typeof seaGround>;
const NAVAL = z.looseObject({
  order: z.tuple(ORDER.map((name) => z.literal(name)) as never),
  units: z.array(
    z.looseObject({
      // Whole names of ships whose counters have them shortened.
      ...{ also: z.array(text).default([]) },
      ...{ id: text, name: text, class: z.enum(CLASSES), light: z.boolean().default(false), nation: text.optional() },
      v: z.tuple([whole, whole, whole.min(1), whole, whole.min(1), whole.min(1)]),
    }),
  ),
  flotillas: z.array(seaGround.required({ v: true })),
  bases: z.array(seaGround).default([]),
});

/** Reads units/naval-*.yaml. @throws DataFault for a counter that contradicts itself */
export function readNavalUnits(file: YamlFile, side: Side): { ships: ShipCounter[]; others: SeaGroundCounter[] } {
  const { units, flotillas, bases } = file.read(NAVAL);
  const home = side === 'soviet' ? 'soviet' : 'german';
  const ships = units.map(({ id, name, also, class: type, light, nation = home, v }, i): ShipCounter => {
    const [range, support, protection, transport, nmp, recovery] = v;
    if (light && type !== 'T') throw file.fault(['units', i, 'id'], `${id}: only transports are light (G9)`);
    if ((range === 0) !== (support === 0))
      throw file.fault(['units', i, 'v'], `${id}: guns have a range, and nothing else has`);
    const values = { range, support, protection, transport, nmp, recovery };
    return { id, names: [name, ...also], side, class: type, light, nation, ...values };
  });
  const ashore = (type: SeaGroundCounter['type'], { id, name, v = [0, 0, 0], nation = home }: SeaGround) =>
    ({ id, names: [name], side, type, values: v, nation }) satisfies SeaGroundCounter;
  const others = [...flotillas.map((one) => ashore('flotilla', one)), ...bases.map((one) => ashore('base', one))];
  return { ships, others };
}

/** What the letters of the counters mean (G57). */
export const AIR_KINDS = { F: 'fighter', FB: 'fighter-bomber', B: 'bomber' } as const;

/** An air unit as printed (31.1, G57). */
export interface AirCounter extends Named {
  side: Side;
  nation: 'german' | 'romanian' | 'soviet';
  aircraft: string;
  /** F fighter, FB fighter-bomber, B bomber: a bomber is always a mission unit. */
  kind: keyof typeof AIR_KINDS;
  rating: number;
  cas: number;
  interdiction: number;
  /** Of the fleet: it may oppose the Naval Movement Interdiction Mission (31.13). */
  naval: boolean;
  /** Trained against ships (G64). */
  antiShip: boolean;
}

const AIR = z.looseObject({
  order: z.tuple([z.literal('air'), z.literal('cas'), z.literal('interdiction')]),
  types: z.record(text, z.looseObject({ type: z.enum(['F', 'FB', 'B']), v: z.tuple([whole, whole, whole]) })),
  units: z.array(
    z.strictObject({
      ...{ id: text, side: z.enum(SIDES), nation: z.enum(['german', 'romanian', 'soviet']), type: text, group: text },
      ...{ n: z.boolean().default(false), naval: z.boolean().default(false) },
    }),
  ),
});

/** Reads units/air.yaml. Two units of a group are told apart by a number. @throws DataFault for a type that is not listed */
export function readAirUnits(file: YamlFile): AirCounter[] {
  const { types, units } = file.read(AIR);
  return units.map(({ type: aircraft, group, n: antiShip, ...one }, i): AirCounter => {
    const printed = Object.hasOwn(types, aircraft) ? types[aircraft] : undefined;
    if (!printed) throw file.fault(['units', i, 'type'], `${one.id}: there is no type "${aircraft}"`);
    const [rating, cas, interdiction] = printed.v;
    const same = units.filter((other) => other.group === group);
    const no = same.length > 1 ? ` ${same.findIndex(({ id }) => id === one.id) + 1}` : '';
    // Nobody writes out whose regiment it is: no two of them have one number.
    const short = group.replace(/ of the fleet$/, '');
    const called = short === group ? [group] : [group, short];
    const names = called.flatMap((name) => [`${aircraft} ${name}${no}`, `${name}${no}`]);
    return { ...one, names, aircraft, kind: printed.type, rating, cas, interdiction, antiShip };
  });
}

/** G13. */
const GROUND_TYPES = [
  ...(['infantry', 'naval-infantry', 'mountain', 'engineer', 'zap', 'cavalry', 'armor', 'motorized'] as const),
  ...(['artillery', 'coast-artillery', 'siege-artillery', 'garrison', 'aa', 'hq', 'msu', 'dump'] as const),
  ...(['base', 'flotilla'] as const),
] as const;
export type GroundType = (typeof GROUND_TYPES)[number];

/** A ground counter as printed (G13, G14). */
export interface GroundCounter extends Named {
  side: Side;
  nation: string;
  type: GroundType;
  size: string;
  /** The number of the division that it is a part of; missing: of none. */
  division?: string;
  attack: number;
  defence: number;
  move: number;
  /** Stacking points (G1). */
  points: number;
  steps: number;
  gun: { range: number; support: number } | null;
  hq: { command: number; recovery: number } | null;
  /** Attack Supply Points of a fresh one: MSU 1, dump 2 (G38). */
  supply: number;
}

const VALUES = ['attack', 'defence', 'movement', 'stacking', 'steps'] as const;
const unit = z.looseObject({
  ...{
    id: text,
    name: z.union([text, whole]).transform(String),
    type: z.enum(GROUND_TYPES),
    size: text.default(''),
    nation: text.optional(),
  },
  v: z.tuple([whole, whole, whole, whole, whole.min(1)]),
  of: text.optional(),
  gun: z.tuple([whole.min(1), whole]).optional(),
  hq: z.tuple([whole.min(1), whole.min(1)]).optional(),
});
const GROUND = z.looseObject({
  order: z.tuple(VALUES.map((name) => z.literal(name)) as never),
  units: z.array(unit),
  counters: z.array(z.union([unit, z.looseObject({ id: text, type: z.literal('marker') })])),
});

const SUPPLY: Partial<Record<GroundType, number>> = { msu: 1, dump: 2 };
/** Whom bare numbers are called by: `95` is the 95 Div, `1330` the 1330 Rgt. */
const SIZES: Readonly<Record<string, string>> = { div: 'Div', bde: 'Bde', rgt: 'Rgt', bn: 'Bn' };

/** `421` of `421 Rifle Division`, `46` of `42/46`. */
function divisionOf({ of = '', name }: { of?: string; name: string }): { division?: string } {
  const number = (/^(\d+) .*Division$/.exec(of) ?? /^\d+\/(\d+)$/.exec(name))?.[1];
  return number === undefined ? {} : { division: number };
}

/** Reads units/ground-*.yaml; of counters that a scenario gives several of, `copies` of each: `s-msu-1`. @throws DataFault */
export function readGroundUnits(file: YamlFile, side: Side, copies: (id: string) => number): GroundCounter[] {
  const { units, counters } = file.read(GROUND);
  const made = (one: z.output<typeof unit>, at: (string | number)[]): GroundCounter => {
    const [attack, defence, move, points, steps] = one.v;
    const fault = (what: string): Error => file.fault(at, `${one.id}: ${what}`);
    if ((one.type === 'hq') !== (one.hq !== undefined))
      throw fault('an HQ, and nobody else, has a command value (G26)');
    const artillery = one.type.endsWith('artillery');
    if (artillery !== (one.gun !== undefined)) throw fault('artillery, and nobody else, has a gun (G42)');
    const called = /^\d+$/.test(one.name) ? `${one.name} ${SIZES[one.size] ?? one.size}` : one.name;
    const [gun, hq] = [one.gun, one.hq];
    return {
      ...{
        id: one.id,
        names: called === one.name ? [called] : [called, one.name],
        side,
        type: one.type,
        size: one.size,
        ...divisionOf(one),
      },
      ...{ nation: one.nation ?? 'soviet', attack, defence, move, points, steps, supply: SUPPLY[one.type] ?? 0 },
      gun: gun === undefined ? null : { range: gun[0], support: gun[1] },
      hq: hq === undefined ? null : { command: hq[0], recovery: hq[1] },
    };
  };
  const several = counters.flatMap((one, i) => {
    if (one.type === 'marker') return [];
    const first = made(one as z.output<typeof unit>, ['counters', i]);
    const owner = side === 'axis' ? 'Axis ' : '';
    return Array.from({ length: copies(first.id) }, (_, n) => ({
      ...first,
      ...{
        id: `${first.id}-${n + 1}`,
        names: [`${owner}${first.names[0] ?? ''} ${n + 1}`],
        nation: side === 'axis' ? 'german' : 'soviet',
      },
    }));
  });
  return [...units.map((one, i) => made(one, ['units', i])), ...several];
}

/** A flotilla or a base as a ground counter: it has no stacking value, and a flotilla one step (G54). */
export const asGround = ({ values: [attack, defence, move], ...one }: SeaGroundCounter): GroundCounter => ({
  ...{ ...one, size: '', attack, defence, move, points: 0, steps: 1, gun: null, hq: null, supply: 0 },
});
