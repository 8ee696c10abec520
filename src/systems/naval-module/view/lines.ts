import { changedFirst } from '../../../play/words/changed-first';
import type { NavalData } from '../data/load';
import { weatherText } from '../data/weather';
import { nameOf, placeName, sidedName } from '../rules/names';
import { printSide } from '../side';
import type { NavalView, ShownShip, ShownUnit } from './view';

/** `game-turn 57, Motorized Movement`. */
export const moment = ({ clock: { turn, phase } }: NavalView): string =>
  phase === 'set-up' ? 'set-up' : `game-turn ${turn}, ${phase} Phase`;

/** Weather, the box, and what stands where, a line a place; those that changed since `before` stand first, with `~`. */
export function positionLines(view: NavalView, data: NavalData, before: NavalView | null): string[] {
  const lines = { now: allLines(view, data), then: before ? allLines(before, data) : null };
  return changedFirst(lines, [KEY], (place) => placeName(data, place));
}
const KEY =
  'Of a unit: attack-defence-movement. R: Ready, S: Sailed; behind a ship its Damage of its protection, and who is aboard.';

/** By place, the lines of the whole board. */
const allLines = (view: NavalView, data: NavalData): Map<string, string> =>
  new Map([...tracks(view), ...placeLines(view, data)]);

const tracks = ({ weather, interdiction }: NavalView): [string, string][] => [
  ['Weather', `: ${weatherText(weather)}`],
  ...(interdiction.box > 0 ? ([['Interdiction Box', `: Level ${interdiction.box}`]] as [string, string][]) : []),
];

/** What lies beside the map, a line a track. */
export const trackLines = (view: NavalView): string[] => tracks(view).map(([name, text]) => `${name}${text}`);

/** Who is out of the game stands nowhere. */
export const OUT: readonly string[] = ['to-come', 'spent', 'gone'];

function placeLines(view: NavalView, data: NavalData): Map<string, string> {
  const there = new Map<string, string[]>();
  const put = (at: string, text: string): void => {
    const place = data.waters.portAt(at)?.id ?? at;
    if (!OUT.includes(at) && !view.ships[at]) there.set(place, [...(there.get(place) ?? []), text]);
  };
  for (const [hex, levels] of Object.entries(view.forts)) put(hex, `fort ${levels}`);
  for (const hex of view.strongpoints) put(hex, 'strongpoint');
  for (const [id, { complete }] of Object.entries(view.evacuations))
    put(id, complete ? 'Evacuation complete' : 'Evacuation');
  for (const [id, unit] of Object.entries(view.units)) put(unit.at, unitWords(data, id, unit));
  for (const [id, ship] of Object.entries(view.ships)) put(ship.at, shipWords(data, view, id, ship));
  const unseen = new Map(view.exists.map((at) => [data.waters.portAt(at)?.id ?? at, at]));
  for (const at of unseen.values()) put(at, view.outside ? 'somebody' : 'enemies');
  for (const [at, { count, classes }] of Object.entries(view.sightings)) {
    const kinds = Object.entries(classes ?? {}).map(([type, n]) => `${n} ${type}`);
    put(at, `enemy ships: ${kinds.length > 0 ? kinds.join(', ') : count}`);
  }
  const sorted = [...there].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([place, texts]) => [place, `: ${texts.join('; ')}`]));
}

/** `25 Div 4-5-4 (1 step lost)`; of an enemy whose he is. */
export function unitWords(data: NavalData, id: string, unit: ShownUnit): string {
  const counter = data.ground.get(id);
  if (!counter) return id;
  const { attack, defence, move } = counter;
  const marks = unitMarks(counter, unit);
  const figures = attack + defence > 0 ? ` ${attack}-${defence}-${move}` : '';
  return `${sidedName(data, id, printSide(counter.side))}${figures}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
}

/** What is amiss with a unit, and what a dump holds. */
export const unitMarks = (
  counter: { type: string } | undefined,
  { lost, nonOp, stays, supply, hunger = 0 }: ShownUnit,
): string[] => [
  ...(lost > 0 ? [`${lost} ${lost === 1 ? 'step' : 'steps'} lost`] : []),
  ...(nonOp ? ['Non-Op'] : []),
  ...(hunger > 0 ? [hunger === 1 ? 'Emergency' : 'Out of Supply'] : []),
  ...(stays ? [`Do Not Move to ${stays}`] : []),
  ...(counter?.type === 'dump' && supply !== undefined ? [`${supply} points`] : []),
];

/** `Gp-A (R, 1/2; 25 Div)`. */
export function shipWords(data: NavalData, view: NavalView, id: string, { ready, damage }: ShownShip): string {
  const aboard = Object.entries(view.units).filter(([, { at }]) => at === id);
  const protection = data.ships.get(id)?.protection ?? 0;
  const state = [
    ...(ready === undefined ? [] : [ready ? 'R' : 'S']),
    ...(damage === undefined || damage === 0 ? [] : [`${damage}/${protection}`]),
  ].join(', ');
  const cargo = aboard.map(([unit]) => nameOf(data, unit)).join(', ');
  const both = [state, cargo].filter((text) => text !== '').join('; ');
  return `${nameOf(data, id)}${both === '' ? '' : ` (${both})`}`;
}
