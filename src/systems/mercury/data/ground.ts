import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';

/** One side of a ground counter (2.4). */
export interface GroundSide {
  attack: number;
  defence: number;
  move: number;
  efficiency: number;
}

/** Sizes in the order of 2.32. */
export const UNIT_SIZES = ['platoon', 'company', 'battalion', 'regiment', 'brigade', 'division'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

/** A ground counter as printed. `back` is the reduced side; without it the unit has one step (9.51). */
export interface GroundCounter extends Named {
  side: 'german' | 'allied';
  /** `hq`, `militia`, `infantry` and so on (2.33). */
  type: string;
  size: UnitSize;
  /** The battalion or regiment it belongs to: `III/Sturm`. */
  formation: string;
  moveType: string;
  front: GroundSide;
  back: GroundSide | null;
  /** It is set up on the reduced side (3.1). */
  startsReduced: boolean;
  /** The back of an HQ: a replacement (13.51). */
  replacement: { efficiency: number; range: number } | null;
  sp: number;
  zoc: boolean;
  mountain: boolean;
  /** It lands in gliders (6.2). */
  glider: boolean;
  greek: boolean;
  /** Its unit box is light blue: held back in the Suda Command Area (4.64). */
  sudaCommand: boolean;
  bombard: number;
  /** Of the reduced side. */
  backBombard: number;
  range: number;
  /** What a convoy's card calls it (17.35); absent for who does not come by sea. */
  cargoName?: string;
}

const triple = z.tuple([z.number(), z.number(), z.number()]);
const schema = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.string(),
      size: z.enum(UNIT_SIZES),
      formation: z.string(),
      move: z.string(),
      front: triple,
      eff: z.number(),
      back: triple.optional(),
      back_eff: z.number().optional(),
      starts_reduced: z.boolean().default(false),
      replacement: z.object({ eff: z.number(), range: z.number() }).optional(),
      sp: z.number(),
      zoc: z.boolean(),
      mountain: z.boolean().default(false),
      nation: z.string(),
      lands: z.enum(['parachute', 'glider', 'air', 'sea']).optional(),
      suda_command: z.boolean().default(false),
      bombard: z.number().default(0),
      back_bombard: z.number().optional(),
      range: z.number().default(0),
      cargo_name: z.string().optional(),
    }),
  ),
});

/** Reads units/ground-german.yaml or units/ground-allied.yaml. @throws DataFault */
export function readGround(file: YamlFile, side: 'german' | 'allied'): GroundCounter[] {
  return file.read(schema).units.map((u) => ({
    id: u.id,
    names: [u.name],
    side,
    type: u.type,
    size: u.size,
    formation: u.formation,
    moveType: u.move,
    front: sideOf(u.front, u.eff),
    back: u.back ? sideOf(u.back, u.back_eff ?? u.eff) : null,
    startsReduced: u.starts_reduced,
    replacement: u.replacement ? { efficiency: u.replacement.eff, range: u.replacement.range } : null,
    sp: u.sp,
    zoc: u.zoc,
    mountain: u.mountain || u.type === 'militia',
    glider: u.lands === 'glider',
    greek: u.nation === 'gr',
    sudaCommand: u.suda_command,
    bombard: u.bombard,
    backBombard: u.back_bombard ?? u.bombard,
    range: u.range,
    ...(u.cargo_name === undefined ? {} : { cargoName: u.cargo_name }),
  }));
}

function sideOf([attack, defence, move]: z.infer<typeof triple>, efficiency: number): GroundSide {
  return { attack, defence, move, efficiency };
}
