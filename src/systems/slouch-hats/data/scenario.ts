import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { LETTERS } from '../letters';
import { SIDES, type Side } from '../side';
import { BOX_IDS, type BoxId } from './boxes';

/** A unit that stands at a hex or in a box, or comes to it; `reduced`: on its back (4.13). */
export interface Placed {
  unit: string;
  reduced: boolean;
  place: string;
}

/** A unit or a marker that comes in a later turn (5.31). */
export interface Arrival {
  turn: string;
  unit: string;
  reduced: boolean;
  place: BoxId;
}

/** What one side has at the start and gets later. */
export interface SideCard {
  victoryPoints: number;
  units: readonly Placed[];
  garrisons: readonly string[];
  /** Garrisons that it may release in its first Reinforcements phase and in later ones (5.63). */
  releases: { first: number; later: number };
  supply: readonly { unit: string; points: number; place: string }[];
  air: readonly Placed[];
  /** Naval units in the Middle East box. */
  naval: readonly string[];
  /** Capacities a phase (7.13, 7.21, 9.52, 9.41). */
  transport: { motorPool: number; naval: number; air: number; railroad: number };
  arrivals: readonly Arrival[];
  /** Supply Points and Replacements Points over those of the track, by turn. */
  extraSupply: Readonly<Record<string, number>>;
  extraReplacements: Readonly<Record<string, number>>;
  /** Columns of the replacements chart. */
  replacements: readonly string[];
  /** Groups of 5.4: the turns between which their event can bring them. */
  groups: readonly { id: string; units: readonly string[]; event: string; turns: readonly [string, string] }[];
}

/** A scenario (21.0). */
export interface Scenario {
  id: string;
  name: string;
  rule: string;
  turns: readonly [first: string, last: string];
  /** How many they are. */
  length: number;
  cards: Readonly<Record<Side, SideCard>>;
  /** A marker that a side holds before the first draw (21.22c). */
  inHand: Readonly<Partial<Record<Side, string>>>;
}

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
type RawCard = z.infer<typeof card>;

/** Reads a scenario file; what it has as `same` is that of `base`. @throws DataFault */
export function readScenario(file: YamlFile, base: Scenario | null): Scenario {
  const raw = file.read(schema);
  const cardOf = (side: Side): SideCard => {
    const of = raw[side];
    const inherited = Object.entries(of).find(([, value]) => value === 'same');
    if (inherited && !base) throw file.fault([side, inherited[0]], 'no scenario stands before it to be the same as');
    return sideCard(of, base?.cards[side] ?? null);
  };
  return {
    ...{ id: String(raw.number), name: raw.name, rule: raw.rule, turns: [raw.turns.first, raw.turns.last] },
    length: raw.turns.count,
    cards: { axis: cardOf('axis'), allied: cardOf('allied') },
    inHand: raw.first_turn.event_in_hand ?? {},
  };
}

function sideCard(raw: RawCard, base: SideCard | null): SideCard {
  const or = <T, U>(value: T | 'same' | undefined, read: (value: T) => U, inherited: U | undefined, none: U): U =>
    value === 'same' || value === undefined ? (inherited ?? none) : read(value);
  const { transport } = raw;
  return {
    victoryPoints: raw.victory_points,
    units: or(raw.setup, placedUnits, base?.units, []),
    garrisons: or(raw.garrisons, (list) => list, base?.garrisons, []),
    releases: or(
      raw.garrison_release,
      ({ first_turn: first, later_turns: later }) => ({ first, later }),
      base?.releases,
      { first: 0, later: 0 },
    ),
    supply: or(raw.supply, suppliesAt, base?.supply, []),
    air: or(raw.air, placedUnits, base?.air, []),
    naval: or(raw.naval, (at) => placedUnits(at).map(({ unit }) => unit), base?.naval, []),
    transport: { motorPool: transport.motor_pool, ...pick(transport) },
    arrivals: Object.entries(raw.reinforcements).flatMap(([turn, list]) => list.map((one) => arrival(turn, one))),
    ...{ extraSupply: raw.supply_points.extra, extraReplacements: raw.replacements.extra },
    replacements: raw.replacements.columns,
    groups: raw.conditional_groups.map(({ id, units, markers, event, turns }) => ({
      ...{ id, units: [...units, ...markers], event, turns },
    })),
  };
}

const pick = ({ naval, air, railroad }: RawCard['transport']): { naval: number; air: number; railroad: number } => ({
  ...{ naval, air, railroad },
});

const placedUnits = (at: z.infer<typeof placed>): Placed[] =>
  Object.entries(at).flatMap(([place, list]) =>
    list.map((one) => ({
      ...{ unit: typeof one === 'string' ? one : one.unit, reduced: typeof one !== 'string' && one.side === 'back' },
      place,
    })),
  );

const suppliesAt = (at: z.infer<typeof supplies>): SideCard['supply'] =>
  Object.entries(at).flatMap(([place, list]) => list.map(({ unit, sp }) => ({ unit, points: sp, place })));

const arrival = (turn: string, { unit, marker, side, place }: z.infer<typeof coming>): Arrival => ({
  ...{ turn, unit: unit ?? marker ?? '', reduced: side === 'back', place },
});
