import { z } from 'zod';
import { LETTERS } from '../letters';
import { SIDES } from '../side';
import { BOX_IDS } from './boxes';
import { UNIT_TYPES, type Counters } from './counters';
import type { Chart } from '../../../kernel/chance/chart';
import type { Path, YamlFile } from '../../../kernel/data/yaml-file';
import type { Ground } from './ground';
import type { GameTurn } from './named-charts';

/** Where an event may be played, in the words of charts/special-events.yaml. */
export const WINDOWS = [
  ...(['any', 'Special Events', 'Reinforcements', 'Axis Transport', 'any Axis Transport'] as const),
  ...(['Axis Movement', 'Allied Movement', 'any Combat', 'end of Axis Combat', 'end of Allied Combat'] as const),
  ...(['placing an Allied air unit on a mission'] as const),
] as const;
export type EventWindow = (typeof WINDOWS)[number];

/** What must hold before an event may be played. */
export const CONDITIONS = [
  ...(['Damascus is friendly to the Allied player', 'Axis Event B has not been played'] as const),
  ...(['before the surrender'] as const),
] as const;
export type EventCondition = (typeof CONDITIONS)[number];

/** What a convoy forbids the other side (20.22 N 2c, e). */
export const FORBIDS = ['allied naval units this turn', 'amphibious raid this turn'] as const;
export type Forbids = (typeof FORBIDS)[number];

const text = z.string();
const whole = z.number().int().min(1);
const place = z.union([text, z.number()]).transform(String);
const places = z.array(place);
const letters = z.array(z.enum(LETTERS));
const supplied = ['iraq', 'middle-east', 'middle-east-or-iraq', 'greece', 'convoy'] as const;

const effect = z.strictObject({
  text,
  ...{ units: z.array(text).default([]), markers: z.array(z.literal('air-transport')).default([]) },
  active_everywhere: z.boolean().optional(),
  ...{ choices: z.array(text).optional(), on_first_turn: text.optional(), until: text.optional() },
  supply_points: z
    .union([z.strictObject({ at: places, count: whole }), z.partialRecord(z.enum(supplied), whole)])
    .optional(),
  ...{ replacements: whole.optional(), repl: z.partialRecord(z.enum(['vichy', 'german']), whole).default({}) },
  shift: z
    .strictObject({
      ...{ by: whole, when: z.enum(['attacking', 'either']), nationality: text.optional() },
      per: z.literal('Segment').optional(),
    })
    .optional(),
  ...{ types: z.array(z.enum(UNIT_TYPES)).default([]), full_allowance: z.array(z.enum(UNIT_TYPES)).default([]) },
  ...{ not_in: z.array(z.enum(BOX_IDS)).default([]), only_by: z.literal('air transport').optional() },
  modifier: z.strictObject({ chart: z.literal('naval-transport'), id: text, by: z.number().int() }).optional(),
  ...{ support: whole.optional(), count: whole.optional(), release: whole.optional(), radius: whole.optional() },
  turns_earlier: whole.optional(),
  cancels: z
    .strictObject({ axis: letters.optional(), allied: letters.optional(), also: z.array(text).default([]) })
    .optional(),
  place: z.union([places, z.record(text, places)]).default([]),
  ...{ never: z.array(text).default([]), areas: z.array(text).default([]) },
  opens: z.strictObject({ land_connection: places }).optional(),
  ...{ same_as: z.enum(LETTERS).optional(), forbids: z.array(z.enum(FORBIDS)).default([]) },
});
export type RawEffect = z.infer<typeof effect>;

const event = z.strictObject({
  ...{ id: z.enum(LETTERS), title: text, phases: z.array(z.enum(WINDOWS)).min(1), earliest: text.optional() },
  ...{ condition: z.enum(CONDITIONS).optional(), after_surrender: z.literal('later').optional() },
  ...{ vp: z.number().int().min(0), vp_once: z.boolean().default(false), after: z.enum(['pool', 'out']) },
  vp_for_map_missions: z.strictObject({ cost: whole, scenario: z.number() }).optional(),
  ...{ first: effect, later: effect.optional() },
});
export type RawEvent = z.infer<typeof event>;

const counts = z.record(z.enum(SIDES), whole);
/** The shape of charts/special-events.yaml. */
export const eventsShape = z.strictObject({
  ...{ name: text, rule: text, die: z.literal('none'), columns: z.array(text), rows: text },
  draw: z.strictObject({
    ...{ first_turn: counts, later_turns: counts, order: z.array(z.enum(SIDES)) },
    more: z.strictObject({ cost_vp: whole, each: whole }),
    ...{ optional: z.literal(true), hidden: z.literal(true), rule: text },
  }),
  ...{ allied: z.array(event), axis: z.array(event) },
  ...{ modifiers: z.unknown(), limits: z.unknown(), historical_plays: z.unknown(), source: z.unknown() },
});

/** What the events speak of. */
export interface Known {
  ground: Ground;
  counters: Counters;
  turns: readonly GameTurn[];
  transport: Chart;
}

/** Holds the events against map, counters, charts and track. @throws DataFault naming what is not there */
export function checkEvents(file: YamlFile, known: Known, raw: z.infer<typeof eventsShape>): void {
  for (const side of SIDES) {
    raw[side].forEach((event, i) => {
      checkEffect(file, known, event.first, [side, i, 'first']);
      if (event.later) checkEffect(file, known, event.later, [side, i, 'later']);
    });
    const due = known.turns.map(({ draws }) => draws[side]);
    const { first_turn: first, later_turns: later } = raw.draw;
    if (due.some((n, turn) => n !== (turn === 0 ? first : later)[side]))
      throw file.fault(
        ['draw', 'first_turn', side],
        `the Turn Record Track has other draws for the ${side} side (20.12)`,
      );
  }
}

function checkEffect(file: YamlFile, { ground, counters, transport }: Known, raw: RawEffect, at: Path): void {
  const { map } = ground;
  const strange = <T>(key: string, list: readonly T[], is: (one: T) => boolean, what: string): void => {
    const odd = list.find((one) => !is(one));
    if (odd !== undefined) throw file.fault([...at, key], `"${String(odd)}" is no ${what}`);
  };
  const isUnit = (id: string): boolean => [counters.units, counters.supply, counters.air].some((of) => of.has(id));
  const isPlace = (place: string): boolean => map.area.has(place) || BOX_IDS.some((box) => box === place);
  const groups = Array.isArray(raw.place) ? [] : Object.keys(raw.place);
  strange('units', [...raw.units, ...raw.never], isUnit, 'unit');
  strange('place', Object.values(raw.place).flat(), isPlace, 'hex of land or holding box');
  strange('place', groups, (group) => [...counters.units.values()].some((u) => u.group === group), 'group of units');
  strange('opens', raw.opens?.land_connection ?? [], (hex) => map.area.has(hex), 'hex of land');
  strange('areas', raw.areas, (area) => map.areas.has(area), 'area');
  const supply = raw.supply_points;
  strange('supply_points', supply && 'at' in supply && Array.isArray(supply.at) ? supply.at : [], isPlace, 'hex');
  const { modifier } = raw;
  if (modifier && transport.modifier(modifier.id).by !== modifier.by)
    throw file.fault([...at, 'modifier'], `the chart ${modifier.chart} has another modifier "${modifier.id}"`);
}
