import { z } from 'zod';
import { PLACE, SUPPLY } from './counter-state';
import { UNIT_TYPES } from './data/counters';
import { LETTERS } from './letters';
import { SIDES } from './side';

const [SIDE, LETTER, TYPES] = [
  z.enum(SIDES),
  z.enum(LETTERS).meta({ title: 'letter of a marker' }),
  z.array(z.enum(UNIT_TYPES)),
];
const [TEXT, NUMBER, FLAG] = [z.string(), z.number(), z.boolean()];

/** Where a Special Events marker is (20.11): in the pool, in a hand, out of the game. */
export const MARKER_PLACE = z.enum(['pool', ...SIDES, 'out']);
export type MarkerPlace = z.infer<typeof MARKER_PLACE>;

/** When an effect ends: with the combat, phase, Segment or turn, at the surrender, or never. */
export const LIVES = ['combat', 'phase', 'segment', 'turn', 'surrender', 'game'] as const;
export type Life = (typeof LIVES)[number];

const lasting = <K extends string, L extends Life, S extends Readonly<Record<string, z.ZodType>>>(
  kind: K,
  lasts: L,
  shape: S,
) => z.strictObject({ kind: z.literal(kind), lasts: z.literal(lasts), ...shape });

/** What an event has changed in the procedures of other chapters, until it ends. */
const LASTING = z.union([
  /** 20.21 G, H, 20.22 H: the combat against `hex` is shifted by columns, to the right if positive. */
  lasting('shift', 'combat', { side: SIDE, letter: LETTER, hex: PLACE, columns: NUMBER }),
  /** 20.21 G: one Allied attack a Segment in which this nationality takes part may be shifted. */
  lasting('morale', 'surrender', { nationality: TEXT, columns: NUMBER, used: FLAG }),
  /** 20.21 J, 20.22 J: types that exploit too, and types that do it with their full allowance, in supply or not. */
  lasting('raid', 'segment', { side: SIDE, types: TYPES, fullAllowance: TYPES }),
  /** 20.21 M: added to the die of the Naval Transport Table. */
  lasting('submarines', 'phase', { by: NUMBER }),
  /** 20.21 O: support strength points more for this air unit. */
  lasting('crack-pilots', 'phase', { unit: TEXT, by: NUMBER }),
  /** 20.22 O: no road movement on the hex and those within the radius. */
  lasting('interdiction', 'phase', { hex: PLACE, radius: NUMBER }),
  /** 20.22 Q: the unit is not Light in combats. */
  lasting('not-light', 'phase', { unit: TEXT }),
  /** 20.22 N 2c, e: no Allied naval unit is placed; no amphibious raid of the Allied side. */
  lasting('no-ships', 'turn', {}),
  lasting('no-raid', 'turn', {}),
  /** 20.21 E: what comes from the Iraq box comes so many turns earlier. */
  lasting('early-iraq', 'game', { turns: NUMBER }),
  /** 20.21 C 2b: Replacements Points for this unit alone, used on the map (15.27). */
  lasting('own-replacements', 'game', { unit: TEXT, points: NUMBER }),
  /** 20.22 E: units in the Greece box go by land to these hexes (9.34). */
  lasting('land-connection', 'game', { hexes: z.array(PLACE) }),
  /** 20.22 P 4: the German bomber may fly over the map. */
  lasting('bomber-paid', 'game', {}),
]);
export type Lasting = z.infer<typeof LASTING>;

/** 20.22 N: what sails to a port in the next Axis Transport phase, and the modifier of its dice. */
const CONVOY = z.strictObject({
  ...{ to: PLACE, points: NUMBER, units: z.array(TEXT), by: NUMBER },
  repl: z.array(z.strictObject({ nationality: TEXT, points: NUMBER })),
});
export type Convoy = z.infer<typeof CONVOY>;

/** A play that the other side can still cancel in this phase (20.21 D, 20.22 Q), with what it takes to undo it. */
const CANCELLABLE = z.strictObject({
  ...{ side: SIDE, letter: LETTER },
  /** It was no first play. */
  later: FLAG,
  /** Units that it made Active, and those of them that had been garrisons (20.22 A, B). */
  ...{ released: z.array(TEXT), active: z.array(TEXT) },
  /** Supply counters that it changed: as they were, as it left them. */
  supply: z.record(TEXT, z.strictObject({ was: SUPPLY, is: SUPPLY })),
});
export type Cancellable = z.infer<typeof CANCELLABLE>;

/** What lies open of the Special Events. Who holds which marker is no part of it (20.13). */
export const EVENTS = z.strictObject({
  /** Plays so far, cancelled ones too. */
  plays: z.record(SIDE, z.partialRecord(LETTER, NUMBER)),
  /** Letters in the hand of each side that lie open (20.21 L, 20.22 L). */
  shown: z.record(SIDE, z.array(LETTER)),
  /** Markers drawn this turn free, and draws that were bought and not made yet (20.12, 18.14b). */
  ...{ drawn: z.record(SIDE, NUMBER), bought: z.record(SIDE, NUMBER) },
  ...{ cancellable: z.array(CANCELLABLE), lasting: z.array(LASTING), convoy: CONVOY.nullable() },
});
