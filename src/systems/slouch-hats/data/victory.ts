import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import { SIDES, type Side } from '../side';
import type { ChartFile } from './named-charts';
import { UNIT_SIZES, type CombatCounter } from './counters';

/** What an item of the schedule is scored for. */
export type Scoring =
  /** The place, once a side and game (18.13a). */
  | { kind: 'place'; hex: HexId }
  /** Each turn from one on in which the place is friendly; `from` is an index in the Turn Record Track. */
  | { kind: 'held'; hex: HexId; from: number }
  /** A place that the other side has scored and lost again, once a place (18.13b). */
  | { kind: 'retaken'; places: readonly string[] }
  /** So many lost combat units of the kind. */
  | { kind: 'lost'; per: number; counts: (counter: CombatCounter) => boolean };

/** An item of the Victory Points Schedule: what each side gets for it, 0 for nothing (18.12). */
export type VictoryItem = { id: string; points: Readonly<Record<Side, number>> } & Scoring;

const text = z.string();
const lost = z.strictObject({
  side: z.enum(SIDES),
  light: z.boolean().optional(),
  size: z.enum(UNIT_SIZES).optional(),
});
const item = z.union([
  z.strictObject({ hex: text }),
  z.looseObject({ held: text, from: text }),
  z.looseObject({ retaken: z.array(text) }),
  z.looseObject({ lost, per: z.number().int().min(1) }),
]);
const costs = ['surrender-modifier', 'special-event', 'surrender-table'] as const;
const schedule = z.looseObject({
  items: z.record(text, item),
  spending: z.array(z.looseObject({ id: z.enum(costs), cost: z.number().int().min(0) })),
  limits: z.looseObject({ unspent_max: z.number().int().min(0) }),
});
const conditions = z.looseObject({ conditions: z.looseObject({ first_turn: text, cities: z.array(text) }) });
type RawItem = z.infer<typeof item>;

/** Reads what the Victory Points Schedule and the conditions of the Surrender Table say besides their tables; both files may name `turns` of the Track and hexes of land. @throws DataFault for a turn, a hex, an item or a cost that there is not, and for points that are no whole number */
export function readVictory(
  files: { schedule: YamlFile; surrender: YamlFile },
  table: ChartFile,
  { turns, isLand }: { turns: readonly string[]; isLand: (hex: HexId) => boolean },
) {
  const { chart } = table;
  const raw = files.schedule.read(schedule);
  const { first_turn: first, cities } = files.surrender.read(conditions).conditions;
  const reader = new Items(files.schedule, raw.items, turns);
  const absent = chart.rows.find(({ label }) => !(label in raw.items));
  if (absent) throw files.schedule.fault(['items'], `the item "${absent.label}" of the table is not explained`);
  for (const [id, one] of Object.entries(raw.items))
    if (isPlace(one) && !isLand(one.hex))
      throw files.schedule.fault(['items', id], `${id}: "${one.hex}" is no hex of land of the map`);
  const points = (id: string, side: Side): number => table.whole(id, side, { dash: true });
  const cost = (id: (typeof costs)[number]): number => {
    const found = raw.spending.find((s) => s.id === id);
    if (!found) throw files.schedule.fault(['spending'], `the cost "${id}" is missing`);
    return found.cost;
  };
  return {
    items: chart.rows.map(({ label: id }): VictoryItem => ({
      ...{ id, points: { axis: points(id, 'axis'), allied: points(id, 'allied') } },
      ...reader.scoring(id),
    })),
    /** Victory Points for a modifier, a marker more, a roll on the Surrender Table (18.14, 18.32). */
    costs: Object.fromEntries(costs.map((id) => [id, cost(id)])) as Readonly<Record<(typeof costs)[number], number>>,
    /** Unspent points at the end of a turn (18.15). */
    mostUnspent: raw.limits.unspent_max,
    /** First turn of the Surrender Table, an index in the Turn Record Track (18.31), and the cities that its columns count. */
    surrender: {
      firstTurn: turnOf(first, turns, () => files.surrender.fault(['conditions', 'first_turn'], `no turn "${first}"`)),
      cities: cities.map((city) => reader.hexOf(city)),
    },
  };
}

function turnOf(name: string, turns: readonly string[], fault: () => Error): number {
  const index = turns.indexOf(name);
  if (index < 0) throw fault();
  return index;
}

class Items {
  constructor(
    private readonly file: YamlFile,
    private readonly raw: Readonly<Record<string, RawItem>>,
    private readonly turns: readonly string[],
  ) {}

  /** The hex of an item that is a place. */
  hexOf(id: string): HexId {
    const item = this.raw[id];
    if (!item || !isPlace(item)) throw this.file.fault(['items'], `"${id}" is no place of the schedule`);
    return item.hex;
  }

  scoring(id: string): Scoring {
    const item = this.raw[id];
    if (item && isPlace(item)) return { kind: 'place', hex: item.hex };
    if (item && isHeld(item)) {
      const from = turnOf(item.from, this.turns, () =>
        this.file.fault(['items', id, 'from'], `no turn "${item.from}"`),
      );
      return { kind: 'held', hex: this.hexOf(item.held), from };
    }
    if (item && isRetaken(item)) {
      for (const place of item.retaken) this.hexOf(place);
      return { kind: 'retaken', places: item.retaken };
    }
    if (item && isLost(item)) return { kind: 'lost', per: item.per, counts: counting(item.lost) };
    throw this.file.fault(['items', id], `the item "${id}" cannot be read`);
  }
}

const isPlace = (item: RawItem): item is { hex: string } => 'hex' in item;
const isHeld = (item: RawItem): item is Extract<RawItem, { held: string }> => 'held' in item;
const isRetaken = (item: RawItem): item is Extract<RawItem, { retaken: string[] }> => 'retaken' in item;
const isLost = (item: RawItem): item is Extract<RawItem, { per: number }> => 'lost' in item;

const counting =
  ({ side, light, size }: z.infer<typeof lost>) =>
  (counter: CombatCounter): boolean =>
    counter.side === side && (light ?? counter.light) === counter.light && (size ?? counter.size) === counter.size;
