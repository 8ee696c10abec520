import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Side } from '../world';

/** Sizes in the order of 2.32. */
export const UNIT_SIZES = ['platoon', 'company', 'battalion', 'regiment', 'brigade', 'division'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

const [TEXT, NUMBER, FLAG] = [z.string(), z.number(), z.boolean().default(false)];
const strengths = z.tuple([NUMBER, NUMBER, NUMBER]);

/** One side of a ground counter (2.4). */
const sideOf = ([attack, defence, move]: z.infer<typeof strengths>, efficiency: number) => ({
  ...{ attack, defence, move, efficiency },
});
export type GroundSide = ReturnType<typeof sideOf>;

/** A ground counter as printed. */
const counter = z
  .object({
    id: TEXT,
    name: TEXT,
    /** `hq`, `militia`, `infantry` and so on (2.33). */
    type: TEXT,
    size: z.enum(UNIT_SIZES),
    /** The battalion or regiment it belongs to: `III/Sturm`. */
    formation: TEXT,
    move: TEXT,
    front: strengths,
    eff: NUMBER,
    back: strengths.optional(),
    back_eff: NUMBER.optional(),
    starts_reduced: FLAG,
    replacement: z.object({ eff: NUMBER, range: NUMBER }).optional(),
    sp: NUMBER,
    zoc: z.boolean(),
    mountain: FLAG,
    nation: TEXT,
    lands: z.enum(['parachute', 'glider', 'air', 'sea']).optional(),
    suda_command: FLAG,
    bombard: NUMBER.default(0),
    back_bombard: NUMBER.optional(),
    range: NUMBER.default(0),
    cargo_name: TEXT.optional(),
  })
  .transform(({ name, move, front, eff, back, back_eff, starts_reduced, replacement, nation, lands, ...u }) => {
    const { suda_command, back_bombard, cargo_name, ...printed } = u;
    return {
      ...printed,
      names: [name],
      moveType: move,
      front: sideOf(front, eff),
      /** The reduced side; without it the unit has one step (9.51). */
      back: back ? sideOf(back, back_eff ?? eff) : null,
      /** It is set up on the reduced side (3.1). */
      startsReduced: starts_reduced,
      /** The back of an HQ: a replacement (13.51). */
      replacement: replacement ? { efficiency: replacement.eff, range: replacement.range } : null,
      mountain: u.mountain || u.type === 'militia',
      /** It lands in gliders (6.2). */
      glider: lands === 'glider',
      greek: nation === 'gr',
      /** Its unit box is light blue: held back in the Suda Command Area (4.64). */
      sudaCommand: suda_command,
      /** Of the reduced side. */
      backBombard: back_bombard ?? u.bombard,
      /** What a convoy's card calls it (17.35); absent for who does not come by sea. */
      ...(cargo_name === undefined ? {} : { cargoName: cargo_name }),
    };
  });
export type GroundCounter = z.infer<typeof counter> & { side: Side };

/** Reads units/ground-german.yaml or units/ground-allied.yaml. @throws DataFault */
export const readGround = (file: YamlFile, side: Side): GroundCounter[] =>
  file.read(z.object({ units: z.array(counter) })).units.map((unit) => ({ ...unit, side }));
