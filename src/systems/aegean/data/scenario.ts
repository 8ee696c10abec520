import type { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Owner, Side } from '../side';
import { scenarioShape, type ArrivalShape, type EntryShape } from './scenario-shape';
import type { Isles } from './isles';

/** Ids of counters by the ids of their lines; a counter alone stands for itself. */
export type Groups = ReadonlyMap<string, readonly string[]>;

/** Places among which the owner chooses, and what must hold then. */
export interface Choice {
  places: readonly string[];
  atMostEach: number | null;
  mustHold: readonly HexId[];
}

/** A line of a set-up card. */
export interface Entry {
  rule: string;
  side: Owner;
  /** Each of its units with the place that silence gives it. */
  at: Readonly<Record<string, string>>;
  choice: Choice | null;
  spotted: boolean;
  /** Italians that have surrendered to the Allies before the game (10.1). */
  yielded: boolean;
  cargo: readonly string[];
  /** Which ship carries whom, if the owner says nothing. */
  loading: Readonly<Record<string, string>>;
  /** Set for units that a decision brings into play (8.3.5). */
  optional: string | null;
}

/** A line of the reinforcements (8.2, 8.4). */
export interface Arrival {
  turn: number;
  rule: string;
  side: Side;
  units: readonly string[];
  /** Units whose losses it makes good (5.9.2). */
  restores: readonly string[];
  /** A hex or a box; null: at an edge. */
  to: string | null;
  /** The edge that ships come from, no farther than a d10 says (8.2). */
  edge: string | null;
  /** The edge instead, once Rhodes has been invaded (8.2.6). */
  edgeIfInvaded: string | null;
  cargo: readonly string[];
  loading: Readonly<Record<string, string>>;
  /** It comes with Accolade only; or by a die where Accolade never was on (8.4.7). */
  when: 'always' | 'accolade' | 'carriers';
  /** Units that come if a die says so (8.4.5). */
  ifDie: readonly string[];
  /** The option with which alone it comes, or without which (5.9.2). */
  option: { id: string; chosen: boolean } | null;
  /** The turn at whose end they go (5.9.2); null: they stay. */
  leavesAfter: number | null;
  /** Its ships enter at the south edge only, as long as Accolade is on (8.4.5). */
  fromSouth: boolean;
}

/** One set-up with its calendar. */
export interface AegeanScenario {
  id: string;
  name: string;
  rule: string;
  /** Set for one that is not in the rules. */
  ours: string | null;
  turns: { first: number; last: number; /** That the Allies may add (8.0). */ optional: number | null };
  dates: Readonly<Record<number, string>>;
  /** Who sets up, in this order. */
  order: readonly Side[];
  setUp: readonly Entry[];
  arrivals: readonly Arrival[];
  /** Impulses of the first turn, and who has the initiative in each (8.0). */
  firstTurn: { impulses: number; initiative: readonly Side[] } | null;
  /** What is not thrown for (10.0). */
  fixed: Fixed | null;
  /** Who controls which islands; null: as the map says. */
  control: Readonly<Record<string, Side | null>> | null;
  options: readonly { id: string; name: string; rule: string }[];
  /** Points of its own (10.3); null: those of 9.1. */
  points: Readonly<Record<Side, readonly { item: string; vp: number }[]>> | null;
}

export interface Fixed {
  sea: 'calm' | 'rough';
  impulses: Readonly<Record<number, number>>;
  night: boolean;
  initiative: Side;
  mineMarkers: number;
}

/** What a scenario names. */
export interface Known {
  groups: Groups;
  isles: Isles;
}

/** Reads a file of `scenarios`. @throws DataFault, naming the line of what is not known */
export function readScenario(file: YamlFile, known: Known): AegeanScenario {
  const raw = file.read(scenarioShape);
  const entries = raw.setup.map((one, i) => entryOf(one, known, (what) => file.fault(['setup', i, 'units'], what)));
  const arrivals = raw.reinforcements.map((one, i) =>
    arrivalOf(one, known, (what) => file.fault(['reinforcements', i, 'turn'], what)),
  );
  const { turns, fixed, first_turn, victory } = raw;
  return {
    ...{ id: raw.id, name: raw.name, rule: raw.rule, ours: raw.origin ?? null, setUp: entries, arrivals },
    turns: { first: turns.first, last: turns.last, optional: turns.optional_last ?? null },
    dates: raw.dates,
    order: raw.setup_order.map((side) => (side === 'axis' ? 'german' : 'allied')),
    firstTurn: first_turn ? { impulses: first_turn.impulses, initiative: first_turn.initiative } : null,
    fixed: fixed ? fixedOf(fixed) : null,
    control: raw.control ? controlOf(raw.control) : null,
    options: raw.options.map(({ id, rule, text }) => ({ id, rule, name: text })),
    points: victory.german && victory.allied ? { german: victory.german, allied: victory.allied } : null,
  };
}

const fixedOf = (raw: NonNullable<z.infer<typeof scenarioShape>['fixed']>): Fixed => ({
  ...{ sea: raw.sea, impulses: raw.impulses, night: raw.first_impulse === 'night' },
  ...{ initiative: raw.first_initiative, mineMarkers: raw.mine_markers },
});

const controlOf = (raw: Record<string, string>): Record<string, Side | null> =>
  Object.fromEntries(Object.entries(raw).map(([island, who]) => [island, who === 'none' ? null : (who as Side)]));

type Faulty = (what: string) => Error;

/** The counters that a list of ids or lines names. @throws DataFault */
function unitsOf(ids: readonly string[], { groups }: Known, fault: Faulty): string[] {
  return ids.flatMap((id) => {
    const found = groups.get(id);
    if (!found) throw fault(`no unit is called "${id}"`);
    return found;
  });
}

/** `{ place: [units] }` as the place of each unit. @throws DataFault */
function byUnit(lists: Readonly<Record<string, readonly string[]>>, known: Known, fault: Faulty) {
  const rows = Object.entries(lists).flatMap(([place, ids]) =>
    unitsOf(ids, known, fault).map((unit) => [unit, place] as const),
  );
  const twice = rows.find(([unit], i) => rows.findIndex(([other]) => other === unit) !== i);
  if (twice) throw fault(`${twice[0]} stands twice`);
  return Object.fromEntries(rows);
}

function entryOf(raw: EntryShape, known: Known, fault: Faulty): Entry {
  const units = unitsOf(raw.units, known, fault);
  const choice = choiceOf(raw, known, fault);
  const given = raw.hex ?? raw.box;
  const named = byUnit(raw.default ?? {}, known, fault);
  const at = units.map((unit) => {
    const place = given ?? fieldOr(named[unit] ?? '', raw);
    if (choice && !choice.places.includes(place)) throw fault(`${unit} has no place "${place}" by default`);
    return [unit, place] as const;
  });
  return {
    ...{ rule: raw.rule, side: raw.side, at: Object.fromEntries(at), choice, optional: raw.optional ?? null },
    ...{ spotted: raw.state === 'spotted', yielded: raw.state === 'yielded-to-allied' },
    ...cargoOf(raw, known, fault),
  };
}

/** Airfields are named by their word on the map. */
const fieldOr = (place: string, { airfields }: EntryShape): string => (airfields ? `field-${place}` : place);

function choiceOf(raw: EntryShape, { isles }: Known, fault: Faulty): Choice | null {
  const { island, hexes, airfields } = raw;
  const places =
    hexes ?? airfields?.map((id) => `field-${id}`) ?? (island === undefined ? null : isles.hexesOf(island));
  if (!places) return null;
  const strange = places.find((at) => !isles.isLand(at) && !isles.airfields.has(at));
  if (strange !== undefined || places.length === 0) throw fault(`"${strange ?? island}" is no place of the map`);
  return { places, atMostEach: raw.at_most_each ?? null, mustHold: raw.must_hold };
}

function cargoOf(raw: EntryShape | ArrivalShape, known: Known, fault: Faulty): Pick<Entry, 'cargo' | 'loading'> {
  const cargo = unitsOf(raw.cargo, known, fault);
  const loading = byUnit(raw.loading, known, fault);
  const ashore = cargo.find((unit) => loading[unit] === undefined);
  if (ashore !== undefined) throw fault(`${ashore} is loaded on no ship`);
  return { cargo, loading };
}

function optionOf({ option, without }: ArrivalShape): Arrival['option'] {
  const id = option ?? without;
  return id === undefined ? null : { id, chosen: option !== undefined };
}

function arrivalOf(raw: ArrivalShape, known: Known, fault: Faulty): Arrival {
  const when = raw.when === undefined ? 'always' : raw.when === 'accolade' ? 'accolade' : 'carriers';
  if (raw.edge !== undefined && !known.isles.map.edges.has(raw.edge)) throw fault(`there is no edge "${raw.edge}"`);
  return {
    ...{ turn: raw.turn, rule: raw.rule, side: raw.side, when },
    ...{ units: unitsOf(raw.units, known, fault), restores: unitsOf(raw.restores, known, fault) },
    ...{ to: raw.hex ?? raw.box ?? null, edge: raw.edge ?? null },
    edgeIfInvaded: raw.edge_if?.['rhodes-invaded'] ?? null,
    ...cargoOf(raw, known, fault),
    ifDie: unitsOf(raw.if_die?.units ?? [], known, fault),
    option: optionOf(raw),
    leavesAfter: raw.leaves?.turn ?? null,
    fromSouth: raw.enters.length === 1 && raw.enters[0] === 'south',
  };
}
