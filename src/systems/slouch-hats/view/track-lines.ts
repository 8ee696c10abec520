import type { SlouchHatsData } from '../data/load';
import type { Letter } from '../letters';
import { handOf, poolOf } from '../rules/20-1-hands';
import { portCapacity } from '../rules/07-3-ports';
import { placeName } from '../rules/names';
import { enemyOf, printSide, SIDES, type Side } from '../side';
import type { World } from '../world';
import type { SlouchHatsView } from './view';

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
