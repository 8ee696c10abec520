import type { SlouchHatsData } from '../data/load';
import { Board } from '../rules/03-board';
import type { Unit } from '../rules/03-board';
import { SIDES } from '../side';
import { nameOf, placeName, printSide } from '../tell/names';
import type { SlouchHatsView } from './view';

/** `Axis: 2 Victory Points, 3 markers held`. */
export const scoreLines = ({ victoryPoints, held }: SlouchHatsView): string[] =>
  SIDES.map(
    (side) =>
      `${printSide(side)}: ${counted(victoryPoints[side], 'Victory Point')}, ${counted(held[side], 'marker')} held`,
  );

const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** What stands where, a line a hex or box; those that changed since `before` stand first. */
export function positionLines(view: SlouchHatsView, data: SlouchHatsData, before: SlouchHatsView | null): string[] {
  const [now, then] = [placeLines(view, data), before ? placeLines(before, data) : null];
  const changed = [...now].filter(([place, line]) => then !== null && then.get(place) !== line);
  const same = [...now].filter(([place]) => !changed.some(([other]) => other === place));
  return [...changed, ...same].map(([place, line]) => `${placeName(place, data)}: ${line}`);
}

function placeLines(view: SlouchHatsView, data: SlouchHatsData): Map<string, string> {
  const board = new Board(view, data);
  const there = new Map<string, string[]>();
  const put = (place: string, text: string): void => {
    if (data.ground.map.grid.has(place) || place in data.boxes) there.set(place, [...(there.get(place) ?? []), text]);
  };
  for (const unit of board.units.values()) put(unit.at, unitWords(unit));
  for (const [id, { at, points }] of Object.entries(view.supply)) put(at, `${nameOf(id, data)} (${points} SP)`);
  for (const [id, at] of Object.entries(view.repl)) put(at, nameOf(id, data));
  for (const [id, { at, active }] of Object.entries(view.air))
    put(at, `${nameOf(id, data)}${active ? '' : ' (Flown)'}`);
  for (const [id, { at, active }] of Object.entries(view.ships))
    put(at, `${nameOf(id, data)}${active ? '' : ' (Sailed)'}`);
  return new Map([...there].sort(([a], [b]) => (a < b ? -1 : 1)).map(([place, all]) => [place, all.join(', ')]));
}

/** `21/7A (reduced, Out of Supply)`. */
function unitWords({ counter, reduced, garrison, outOfSupply, noMovementSupply, fired, receiving }: Unit): string {
  const words = [
    ...(reduced ? ['reduced'] : []),
    ...(garrison ? ['garrison'] : []),
    ...(outOfSupply ? ['Out of Supply'] : []),
    ...(noMovementSupply && counter.motorized ? ['No Movement Supply'] : []),
    ...(fired ? ['Fired'] : []),
    ...(receiving ? ['Receiving Replacements'] : []),
  ];
  return `${counter.names[0]}${words.length > 0 ? ` (${words.join(', ')})` : ''}`;
}
