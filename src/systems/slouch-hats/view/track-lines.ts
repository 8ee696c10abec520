import type { SlouchHatsData } from '../data/load';
import type { Letter } from '../letters';
import { handOf, poolOf } from '../rules/20-1-hands';
import { portCapacity } from '../rules/07-3-ports';
import { enemyOf, SIDES } from '../side';
import type { Side } from '../side';
import { placeName, printSide } from '../tell/names';
import type { World } from '../world';
import type { SlouchHatsView } from './view';

/** What lies beside the map, by the name of the track; tracks with nothing on them are left out. */
export function trackLines(view: SlouchHatsView, data: SlouchHatsData): Map<string, string> {
  const { viewer, hand, held, shown, victoryPoints, surrenderModifiers, replacementPoints } = view;
  const enemy = enemyOf(viewer);
  const both = (of: Readonly<Record<Side, number>>): string =>
    SIDES.map((side) => `${printSide(side)} ${of[side]}`).join(', ');
  const open = shown[enemy].length > 0 ? `; open: ${eventsOf(data, enemy, shown[enemy])}` : '';
  const lines: readonly [string, string | null][] = [
    ['Your hand', hand.length > 0 ? eventsOf(data, viewer, hand) : 'no marker'],
    [`Hand of the ${printSide(enemy)} player`, `${held[enemy]}${open}`],
    ['Victory Points', both(victoryPoints)],
    ['Vichy Surrender Table', SIDES.some((side) => surrenderModifiers[side] > 0) ? both(surrenderModifiers) : null],
    ['Allied Replacements Points', replacementPoints > 0 ? String(replacementPoints) : null],
    ['Ports below their level', lowPorts(view, data)],
    ['Places taken', taken(view, data)],
  ];
  return new Map(lines.flatMap(([name, text]) => (text === null ? [] : [[name, `: ${text}`]])));
}

/** `C Commando Brigade, K Partisans`. */
const eventsOf = ({ events }: SlouchHatsData, side: Side, letters: readonly Letter[]): string =>
  letters.map((letter) => `${letter} ${events.of[side][letter].title}`).join(', ');

function lowPorts(view: SlouchHatsView, data: SlouchHatsData): string | null {
  const ports = Object.keys(view.portsDown).sort();
  return ports.length === 0
    ? null
    : ports.map((hex) => `${placeName(hex, data)} at ${portCapacity(view, data, hex)}`).join(', ');
}

/** Places with a name that are not whose their area is (3.12). */
function taken({ control }: SlouchHatsView, data: SlouchHatsData): string | null {
  const by = SIDES.flatMap((side) => {
    const places = Object.keys(control).filter((hex) => control[hex] === side && placeName(hex, data) !== hex);
    const names = places.sort().map((hex) => placeName(hex, data));
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
