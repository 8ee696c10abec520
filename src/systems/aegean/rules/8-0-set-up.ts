import type { Fault } from '../../../kernel/decide/fault';
import type { AegeanData } from '../data/load';
import type { Entry } from '../data/scenario';
import { scenarioCalled } from '../set-up';
import type { Side } from '../side';
import { nameOf, placeName } from './names';

/** What is placed or loaded otherwise than silence does. */
export interface Placing {
  verb: 'place' | 'load';
  units: string[];
  to: string;
}

/** The lines of the set-up card that a player decides on: the German places the Italians too (1.2). */
export const entriesOf = (data: AegeanData, scenario: string, side: Side): Entry[] =>
  scenarioCalled(data, scenario).setUp.filter(
    (entry) => entry.side === side || (side === 'german' && entry.side === 'italian'),
  );

const entryOf = (entries: readonly Entry[], unit: string, loads: boolean): Entry | undefined =>
  entries.find((entry) => (loads ? entry.loading[unit] !== undefined : entry.at[unit] !== undefined));

/** Where a unit may be placed, or on which ships loaded; nowhere: the card leaves no choice. */
export function placesFor(
  entries: readonly Entry[],
  data: AegeanData,
  verb: Placing['verb'],
  unit: string,
): readonly string[] {
  const entry = entryOf(entries, unit, verb === 'load');
  if (!entry) return [];
  if (verb === 'place') return entry.choice?.places ?? [];
  return Object.keys(entry.at).filter((ship) => (data.ships.get(ship)?.transport ?? 0) > 0);
}

/** Why a line may not be; null: it may. */
export function placingFault(entries: readonly Entry[], data: AegeanData, { verb, units, to }: Placing): Fault | null {
  for (const unit of units) {
    const places = placesFor(entries, data, verb, unit);
    const { rule = '8.0' } = entryOf(entries, unit, verb === 'load') ?? {};
    const name = nameOf(data, unit);
    if (places.length === 0) return { rule, why: `${name} has its place on the set-up card` };
    if (!places.includes(to))
      return { rule, why: `${name} is not ${verb === 'load' ? 'loaded on' : 'placed at'} ${placeName(data, to)}` };
  }
  return null;
}

/** The places after these lines: of who is not named those of the card. */
const after = (silent: Readonly<Record<string, string>>, lines: readonly Placing[], verb: Placing['verb']) => {
  const named = lines
    .filter((line) => line.verb === verb)
    .flatMap(({ units, to }) => units.map((unit) => [unit, to] as const));
  const all = Object.fromEntries(named);
  return Object.fromEntries(Object.entries(silent).map(([unit, at]) => [unit, all[unit] ?? at]));
};

/** Why the lines may not stand together: too many in a hex, a hex that must be held, a ship that carries too much. */
export function togetherFault(entries: readonly Entry[], data: AegeanData, lines: readonly Placing[]): Fault | null {
  const placed = entries.map((entry) => ({ entry, at: after(entry.at, lines, 'place') }));
  const everywhere = placed.flatMap(({ entry, at }) => (entry.side === 'italian' ? [] : Object.values(at)));
  for (const { entry, at } of placed) {
    const { choice, rule } = entry;
    const full = Object.values(at).find((place, i, all) => choice?.atMostEach === 1 && all.indexOf(place) < i);
    if (full !== undefined) return { rule, why: `${placeName(data, full)} takes one of these units` };
    const empty = choice?.mustHold.find((hex) => !everywhere.includes(hex));
    if (empty !== undefined) return { rule, why: `at least one unit must stand at ${placeName(data, empty)}` };
    const fault = loadFault(data, after(entry.loading, lines, 'load'));
    if (fault) return fault;
  }
  return null;
}

/** 6.3.1: whether each ship carries what is loaded on it. */
export function loadFault(data: AegeanData, loading: Readonly<Record<string, string>>): Fault | null {
  const ships = Object.values(loading).filter((ship, i, all) => all.indexOf(ship) === i);
  const bulk = (ship: string): number =>
    Object.entries(loading).reduce(
      (total, [unit, on]) => total + (on === ship ? (data.bulk[data.ground.get(unit)?.size ?? 'leader'] ?? 0) : 0),
      0,
    );
  const over = ships.find((ship) => bulk(ship) > (data.ships.get(ship)?.transport ?? 0));
  if (over === undefined) return null;
  const most = data.ships.get(over)?.transport === 3 ? 'a battalion or three companies' : 'one company';
  return { rule: '6.3.1', why: `${nameOf(data, over)} carries ${most}` };
}
