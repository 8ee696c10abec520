import { changedFirst } from '../../../play/words/changed-first';
import type { SlouchHatsData } from '../data/load';
import { Board, strengthsOf, type Unit } from '../rules/03-board';
import { SIDES, printSide, type Side } from '../side';
import { nameOf, placeName } from '../rules/names';
import { trackLines } from './track-lines';
import type { SlouchHatsView } from './view';

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
