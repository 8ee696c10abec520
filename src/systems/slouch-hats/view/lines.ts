import { changedFirst } from '../../../play/words/changed-first';
import { enemyOf, printSide, SIDES, type Letter, type Side, type SlouchHatsData, type World } from '../slouch-hats';
import { Board, strengthsOf, type Unit } from '../rules/03-board';
import { nameOf, placeName } from '../rules/names';
import type { SlouchHatsView } from './view';
import { handOf, poolOf } from '../rules/20-1-hands';
import { portCapacity } from '../rules/07-3-ports';

/** `Axis: 2 Victory Points, 3 markers held`. */
export const scoreLines = ({ victoryPoints, held }: SlouchHatsView): string[] =>
  SIDES.map(
    (side) =>
      `${printSide(side)}: ${counted(victoryPoints[side], 'Victory Point')}, ${counted(held[side], 'marker')} held`,
  );

const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

const KEY =
  'Of a unit: attack-defence-movement, (support) of guns; of aircraft support/range, ? where it is rolled for; of ships support/action.';

/** Own hand, tracks, and what stands where, a line a hex or box; those that changed since `before` stand first, with `~`. */
export function positionLines(view: SlouchHatsView, data: SlouchHatsData, before: SlouchHatsView | null): string[] {
  const lines = { now: allLines(view, data), then: before ? allLines(before, data) : null };
  return changedFirst(lines, [KEY], (place) => placeName(data, place));
}

const allLines = (view: SlouchHatsView, data: SlouchHatsData): Map<string, string> =>
  new Map([...trackLines(view, data), ...placeLines(view, data)]);

/** ` (Axis): 21/7A (reduced)` by place. */
function placeLines(view: SlouchHatsView, data: SlouchHatsData): Map<string, string> {
  const board = new Board(view, data);
  const { supply, air } = data.counters;
  const there = new Map<string, { side: Side; texts: string[] }>();
  const put = (place: string, side: Side, text: string): void => {
    if (!data.ground.map.grid.has(place) && !(place in data.boxes)) return;
    there.set(place, { side, texts: [...(there.get(place)?.texts ?? []), text] });
  };
  for (const unit of board.units.values()) put(unit.at, unit.counter.side, unitWords(unit));
  for (const [id, { at, points }] of Object.entries(view.supply))
    put(at, supply.get(id)?.side ?? 'axis', `${nameOf(data, id)} (${points} SP)`);
  for (const [id, at] of Object.entries(view.repl)) put(at, 'axis', nameOf(data, id));
  for (const [id, { at, active }] of Object.entries(view.air))
    put(at, air.get(id)?.side ?? 'axis', `${nameOf(data, id)} ${airWords(id, data)}${active ? '' : ' (Flown)'}`);
  for (const [id, { at, active }] of Object.entries(view.ships))
    put(at, 'allied', `${nameOf(data, id)} ${shipWords(id, data)}${active ? '' : ' (Sailed)'}`);
  const sorted = [...there].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([place, { side, texts }]) => [place, ` (${printSide(side)}): ${texts.join(', ')}`]));
}

/** A bomber's support is rolled (13.22). */
function airWords(id: string, { counters }: SlouchHatsData): string {
  const { support, range } = counters.air.get(id) ?? { support: null, range: 0 };
  return `${support ?? '?'}/${range}`;
}

function shipWords(id: string, { counters }: SlouchHatsData): string {
  const { support, action } = counters.naval.get(id) ?? { support: 0, action: 0 };
  return `${support}/${action}`;
}

/** `21/7A 3-4-6 (reduced, Out of Supply)`. */
function unitWords(unit: Unit): string {
  const { counter, reduced, garrison, outOfSupply, noMovementSupply, fired, receiving } = unit;
  const { attack, defence, move } = strengthsOf(unit);
  const first = counter.artillery ? `(${counter.artillery.support})` : `${attack}-`;
  const words = [
    ...(reduced ? ['reduced'] : []),
    ...(garrison ? ['garrison'] : []),
    ...(outOfSupply ? ['Out of Supply'] : []),
    ...(noMovementSupply && counter.motorized ? ['No Movement Supply'] : []),
    ...(fired ? ['Fired'] : []),
    ...(receiving ? ['Receiving Replacements'] : []),
  ];
  return `${counter.names[0]} ${first}${defence}-${move}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
}

/** What lies beside the map, by the name of the track; tracks with nothing on them are left out. */
export function trackLines(view: SlouchHatsView, data: SlouchHatsData): Map<string, string> {
  const { victoryPoints, surrenderModifiers, replacementPoints } = view;
  const both = (of: Readonly<Record<Side, number>>): string =>
    SIDES.map((side) => `${printSide(side)} ${of[side]}`).join(', ');
  const lines: readonly [string, string | null][] = [
    ...handLines(view, data),
    ['Victory Points', both(victoryPoints)],
    ['Vichy Surrender Table', SIDES.some((side) => surrenderModifiers[side] > 0) ? both(surrenderModifiers) : null],
    ['Allied Replacements Points', replacementPoints > 0 ? String(replacementPoints) : null],
    ['Ports below their level', lowPorts(view, data)],
    ['Places taken', taken(view, data)],
  ];
  return new Map(lines.flatMap(([name, text]) => (text === null ? [] : [[name, `: ${text}`]])));
}

/** His own hand by its letters, another's by their number; to who sits at neither side both are others'. */
function handLines(view: SlouchHatsView, data: SlouchHatsData): [string, string][] {
  const { viewer, hand, held, shown } = view;
  const others = view.outside ? SIDES : [enemyOf(viewer)];
  const open = (side: Side): string => (shown[side].length > 0 ? `; open: ${eventsOf(data, side, shown[side])}` : '');
  return [
    ...(view.outside
      ? []
      : [['Your hand', hand.length > 0 ? eventsOf(data, viewer, hand) : 'no marker'] satisfies [string, string]]),
    ...others.map((side): [string, string] => [`Hand of the ${printSide(side)} player`, `${held[side]}${open(side)}`]),
  ];
}

/** `C Commando Brigade, K Partisans`. */
const eventsOf = ({ events }: SlouchHatsData, side: Side, letters: readonly Letter[]): string =>
  letters.map((letter) => `${letter} ${events.of[side][letter].title}`).join(', ');

function lowPorts(view: SlouchHatsView, data: SlouchHatsData): string | null {
  const ports = Object.keys(view.portsDown).sort();
  return ports.length === 0
    ? null
    : ports.map((hex) => `${placeName(data, hex)} at ${portCapacity(view, data, hex)}`).join(', ');
}

/** Places with a name that are not whose their area is (3.12). */
function taken({ control }: SlouchHatsView, data: SlouchHatsData): string | null {
  const by = SIDES.flatMap((side) => {
    const places = Object.keys(control).filter((hex) => control[hex] === side && placeName(data, hex) !== hex);
    const names = places.sort().map((hex) => placeName(data, hex));
    return names.length === 0 ? [] : [`${printSide(side)} ${names.join(', ')}`];
  });
  return by.length === 0 ? null : by.join('; ');
}

/** What both may know when the game is over: the hands, and what nobody drew (20.13). */
export function markersAtEnd(world: World, data: SlouchHatsData): string[] {
  const pool = poolOf(world);
  return [
    ...SIDES.map((side) => `${printSide(side)} held ${eventsOf(data, side, handOf(world, side)) || 'no marker'}.`),
    `In the pool: ${pool.length > 0 ? pool.join(', ') : 'no marker'}.`,
  ];
}
