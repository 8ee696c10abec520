import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import type { Side } from '../side';
import type { SeaGroundCounter } from './naval-units';

/** G13. */
export const GROUND_TYPES = [
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

const text = z.string();
const whole = z.number().int().min(0);
const ORDER = ['attack', 'defence', 'movement', 'stacking', 'steps'] as const;
const unit = z.looseObject({
  ...{
    id: text,
    name: z.union([text, whole]).transform(String),
    type: z.enum(GROUND_TYPES),
    size: text.default(''),
    nation: text.optional(),
  },
  v: z.tuple([whole, whole, whole, whole, whole.min(1)]),
  gun: z.tuple([whole.min(1), whole]).optional(),
  hq: z.tuple([whole.min(1), whole.min(1)]).optional(),
});
const schema = z.looseObject({
  order: z.tuple(ORDER.map((name) => z.literal(name)) as never),
  units: z.array(unit),
  counters: z.array(z.union([unit, z.looseObject({ id: text, type: z.literal('marker') })])),
});

const SUPPLY: Partial<Record<GroundType, number>> = { msu: 1, dump: 2 };
/** Whom bare numbers are called by: `95` is the 95 Div, `1330` the 1330 Rgt. */
const SIZES: Readonly<Record<string, string>> = { div: 'Div', bde: 'Bde', rgt: 'Rgt', bn: 'Bn' };

/** Reads units/ground-*.yaml; of counters that a scenario gives several of, `copies` of each: `s-msu-1`. @throws DataFault */
export function readGroundUnits(file: YamlFile, side: Side, copies: (id: string) => number): GroundCounter[] {
  const { units, counters } = file.read(schema);
  const made = (one: z.output<typeof unit>, at: (string | number)[]): GroundCounter => {
    const [attack, defence, move, points, steps] = one.v;
    const fault = (what: string): Error => file.fault(at, `${one.id}: ${what}`);
    if ((one.type === 'hq') !== (one.hq !== undefined))
      throw fault('an HQ, and nobody else, has a command value (G26)');
    const artillery = one.type.endsWith('artillery');
    if (artillery !== (one.gun !== undefined)) throw fault('artillery, and nobody else, has a gun (G42)');
    const whole = /^\d+$/.test(one.name) ? `${one.name} ${SIZES[one.size] ?? one.size}` : one.name;
    const [gun, hq] = [one.gun, one.hq];
    return {
      ...{ id: one.id, names: whole === one.name ? [whole] : [whole, one.name], side, type: one.type, size: one.size },
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
