import { z } from 'zod';
import type { Cancellable, Convoy, EventsState, Lasting } from '../events-state';
import { UNIT_TYPES } from '../data/units';
import { LETTERS } from '../letters';
import { SIDES } from '../side';

const [SIDE, LETTER] = [z.enum(SIDES), z.enum(LETTERS)];
const [text, number] = [z.string(), z.number()];
const types = z.array(z.enum(UNIT_TYPES));
const texts = z.array(text);

type ShapeOf<T extends Lasting['kind']> = Record<keyof Extract<Lasting, { kind: T }>, z.ZodType>;
const lasting = <T extends Lasting['kind']>(
  kind: T,
  lasts: string,
  shape: Omit<ShapeOf<T>, 'kind' | 'lasts'>,
): z.ZodType => z.strictObject({ kind: z.literal(kind), lasts: z.literal(lasts), ...shape });

/** What an event has changed until it ends: a shape a kind. */
const LASTING = z.union([
  lasting('shift', 'combat', { side: SIDE, letter: LETTER, hex: text, columns: number }),
  lasting('morale', 'surrender', { nationality: text, columns: number, used: z.boolean() }),
  lasting('raid', 'segment', { side: SIDE, types, fullAllowance: types }),
  lasting('submarines', 'phase', { by: number }),
  lasting('crack-pilots', 'phase', { unit: text, by: number }),
  lasting('interdiction', 'phase', { hex: text, radius: number }),
  lasting('not-light', 'phase', { unit: text }),
  lasting('no-ships', 'turn', {}),
  lasting('no-raid', 'turn', {}),
  lasting('early-iraq', 'game', { turns: number }),
  lasting('own-replacements', 'game', { unit: text, points: number }),
  lasting('land-connection', 'game', { hexes: texts }),
  lasting('bomber-paid', 'game', {}),
]);

const convoy = z.strictObject({
  ...{ to: text, points: number, units: texts, by: number },
  repl: z.array(z.strictObject({ nationality: text, points: number })),
} satisfies Record<keyof Convoy, z.ZodType>);

/** The shape of the open state of the Special Events, with the shape of a supply counter. */
export const eventsShape = (supply: z.ZodType): z.ZodType =>
  z.strictObject({
    plays: z.record(SIDE, z.partialRecord(LETTER, number)),
    shown: z.record(SIDE, z.array(LETTER)),
    ...{ drawn: z.record(SIDE, number), bought: z.record(SIDE, number) },
    cancellable: z.array(
      z.strictObject({
        ...{ side: SIDE, letter: LETTER, later: z.boolean(), released: texts, active: texts },
        supply: z.record(text, z.strictObject({ was: supply, is: supply })),
      } satisfies Record<keyof Cancellable, z.ZodType>),
    ),
    ...{ lasting: z.array(LASTING), convoy: convoy.nullable() },
  } satisfies Record<keyof EventsState, z.ZodType>);
