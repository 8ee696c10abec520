import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import { OWNERS, type Owner } from '../side';

/** 2.4: leaders and coast watchers have no size. */
export const SIZES = ['battalion', 'company', 'leader', 'watch'] as const;
export type Size = (typeof SIZES)[number];

export const GROUND_TYPES = [
  ...(['infantry', 'mixed', 'antitank', 'aa', 'recon', 'artillery', 'parachute', 'engineer'] as const),
  ...(['armour', 'leader', 'coast-watch'] as const),
] as const;
export type GroundType = (typeof GROUND_TYPES)[number];

/** A ground counter as printed (2.1). */
export interface GroundCounter extends Named {
  /** Whose it is at the start of play. */
  side: Owner;
  nation: string;
  size: Size;
  type: GroundType;
  /** Of an AA unit its AA strength too (5.6.1). */
  strength: number;
  /** 0 for leaders, who have none. */
  morale: number;
  motorized: boolean;
  parachute: boolean;
  aa: boolean;
  artillery: boolean;
  engineer: boolean;
  leader: boolean;
  /** It never moves (7.3). */
  static: boolean;
  /** It may never leave Rhodes (8.1.3). */
  rhodesOnly: boolean;
}

/** The inherent Italian garrison of a port, which has no counter (7.7.2). */
export interface Garrison {
  strength: number;
  morale: number;
}

export interface GroundUnits {
  units: readonly GroundCounter[];
  garrison: Garrison;
  /** Bulk in companies: what a ship carries is counted so (6.3.1). */
  bulk: Readonly<Record<Size, number>>;
}

const text = z.string();
const whole = z.number().int().min(0);
const flag = z.boolean().default(false);
const unit = z.strictObject({
  ...{ id: text, name: text, printed: text, side: z.enum(OWNERS), nation: text, size: z.enum(SIZES) },
  ...{ type: z.enum(GROUND_TYPES), strength: whole, morale: whole.max(10) },
  ...{ motorized: flag, parachute: flag, aa: flag, artillery: flag, engineer: flag, leader: flag, static: flag },
  rhodes_only: flag,
});
const schema = z.looseObject({
  sizes: z.record(z.enum(SIZES), whole),
  units: z.array(unit),
  garrison: z.looseObject({ strength: whole, morale: whole }),
});

/** Reads units/ground.yaml. @throws DataFault for a counter that contradicts itself */
export function readGroundUnits(file: YamlFile): GroundUnits {
  const { units, garrison, sizes } = file.read(schema);
  units.forEach((one, i) => {
    const fault = (what: string): Error => file.fault(['units', i, 'id'], `${one.id}: ${what}`);
    if (one.leader !== (one.size === 'leader')) throw fault('a leader, and nobody else, has the size of one (2.4)');
    if ((one.size === 'watch') !== (one.type === 'coast-watch')) throw fault('a coast watcher has no other size (2.4)');
    if (one.aa && one.strength === 0) throw fault('an AA unit has AA strength (5.6.1)');
  });
  return {
    units: units.map(({ name, rhodes_only, printed: _printed, ...one }) => ({
      ...one,
      ...{ names: [name], rhodesOnly: rhodes_only },
    })),
    garrison: { strength: garrison.strength, morale: garrison.morale },
    bulk: sizes,
  };
}
