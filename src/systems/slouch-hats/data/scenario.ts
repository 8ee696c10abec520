import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { LETTERS } from '../letters';
import { SIDES, type Side } from '../side';
import { BOX_IDS } from './boxes';

/** A scenario (21.0), what one side has at its start and gets later, and what comes to it in a later turn (5.31). */
export type Scenario = ReturnType<typeof readScenario>;
export type SideCard = ReturnType<typeof sideCard>;
export type Arrival = ReturnType<typeof arrival>;

const text = z.string();
const ids = z.array(z.union([text, z.number()]).transform(String));
const place = z.union([text, z.number()]).transform(String);
const unitAt = z.strictObject({ unit: text, side: z.literal('back').optional() });
const placed = z.record(text, z.array(z.union([text, unitAt])));
const supplies = z.record(text, z.array(z.strictObject({ unit: text, sp: z.number().int().min(1) })));
const coming = z.strictObject({
  ...{ unit: text.optional(), marker: text.optional(), side: z.literal('back').optional(), place: z.enum(BOX_IDS) },
});
const group = z.strictObject({
  ...{ id: text, units: ids, markers: ids.default([]), event: text, turns: z.tuple([text, text]) },
  place: z.union([text, z.array(place)]),
});
const whole = z.number().int().min(0);
const byTurn = z.record(text, whole);
const same = <T>(of: z.ZodType<T>): z.ZodType<T | 'same'> => z.union([of, z.literal('same')]);
const card = z.strictObject({
  ...{
    victory_points: whole,
    setup: same(placed),
    garrisons: same(ids),
    garrison_release: z.looseObject({ first_turn: whole.default(0), later_turns: whole.default(0) }).optional(),
  },
  ...{ supply: same(supplies), supply_units_available: z.unknown(), air: same(placed) },
  naval: same(placed).optional(),
  transport: z.strictObject({
    ...{ motor_pool: whole, naval: whole, air: whole.default(0), railroad: whole.default(0) },
  }),
  transport_note: text.optional(),
  ...{ supply_points: z.looseObject({ extra: byTurn.default({}) }) },
  replacements: z.looseObject({ columns: ids, extra: byTurn.default({}) }),
  ...{ reinforcements: z.record(text, z.array(coming)), reinforcement_rules: z.unknown().optional() },
  ...{ conditional_groups: z.array(group), not_used: ids },
});
const schema = z.looseObject({
  ...{ number: z.number(), name: text, rule: text, axis: card, allied: card },
  turns: z.strictObject({ first: text, last: text, count: whole }),
  // The rules leave out this Segment, and no club another one.
  first_turn: z.looseObject({
    skip: z.tuple([z.literal('First Axis Operations Segment')]),
    event_in_hand: z.partialRecord(z.enum(SIDES), z.enum(LETTERS)).optional(),
  }),
});
/** A card on which nothing is `same` any more. */
type RawCard = { [K in keyof z.infer<typeof card>]: Exclude<z.infer<typeof card>[K], 'same'> };

/** Reads a scenario file; what it has as `same`, or leaves out, is that of `base`. @throws DataFault */
export function readScenario(file: YamlFile, base: YamlFile | null) {
  const raw = file.read(schema);
  const cardOf = (side: Side): SideCard => {
    const inherited = Object.entries(raw[side]).find(([, value]) => value === 'same');
    if (inherited && !base) throw file.fault([side, inherited[0]], 'no scenario stands before it to be the same as');
    const own = Object.entries(raw[side]).filter(([, value]) => value !== 'same');
    return sideCard({ ...base?.read(schema)[side], ...Object.fromEntries(own) } as RawCard);
  };
  const { first, last, count } = raw.turns;
  return {
    ...{ id: String(raw.number), name: raw.name, rule: raw.rule, turns: [first, last] as const },
    /** How many turns they are. */
    length: count,
    cards: { axis: cardOf('axis'), allied: cardOf('allied') },
    /** A marker that a side holds before the first draw (21.22c). */
    inHand: raw.first_turn.event_in_hand ?? {},
  };
}

function sideCard(raw: RawCard) {
  const { transport, garrison_release: release } = raw;
  return {
    victoryPoints: raw.victory_points,
    ...{ units: placedUnits(raw.setup), garrisons: raw.garrisons },
    /** Garrisons that it may release in its first Reinforcements phase and in later ones (5.63). */
    releases: { first: release?.first_turn ?? 0, later: release?.later_turns ?? 0 },
    supply: Object.entries(raw.supply).flatMap(([place, list]) =>
      list.map(({ unit, sp }) => ({ unit, points: sp, place })),
    ),
    air: placedUnits(raw.air),
    /** Naval units in the Middle East box. */
    naval: placedUnits(raw.naval ?? {}).map(({ unit }) => unit),
    /** Capacities a phase (7.13, 7.21, 9.52, 9.41). */
    transport: { ...transport, motorPool: transport.motor_pool },
    arrivals: Object.entries(raw.reinforcements).flatMap(([turn, list]) => list.map((one) => arrival(turn, one))),
    /** Supply Points and Replacements Points over those of the track, by turn. */
    ...{ extraSupply: raw.supply_points.extra, extraReplacements: raw.replacements.extra },
    /** Columns of the replacements chart. */
    replacements: raw.replacements.columns,
    /** Groups of 5.4: the turns between which their event can bring them. */
    groups: raw.conditional_groups.map(({ id, units, markers, event, turns }) => ({
      ...{ id, units: [...units, ...markers], event, turns },
    })),
  };
}

/** Units that stand at a hex or in a box; `reduced`: on their backs (4.13). */
const placedUnits = (at: z.infer<typeof placed>): { unit: string; reduced: boolean; place: string }[] =>
  Object.entries(at).flatMap(([place, list]) =>
    list.map((one) => ({
      ...{ unit: typeof one === 'string' ? one : one.unit, reduced: typeof one !== 'string' && one.side === 'back' },
      place,
    })),
  );

const arrival = (turn: string, { unit, marker, side, place }: z.infer<typeof coming>) => ({
  ...{ turn, unit: unit ?? marker ?? '', reduced: side === 'back', place },
});
