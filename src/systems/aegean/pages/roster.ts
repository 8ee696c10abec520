import { inWords, rosterRow, type Roster, type RosterRow } from '../../../render/roster';
import type { AegeanData } from '../data/load';
import { placeName } from '../rules/names';
import { printSide } from '../side';
import { trackLines } from '../view/lines';
import type { AegeanView } from '../view/view';
import { MARKS, thingsOf, type Thing } from './units';

/** Who is out of the game stands nowhere. */
const OUT: readonly string[] = ['lost', 'gone', 'german-not-arrived', 'allied-not-arrived'];

/** The position as a table: counters, backs of those that are not known, bases. */
export function aegeanRoster(view: AegeanView, data: AegeanData): Roster {
  const isOut = ({ place }: Thing): boolean => OUT.includes(view.ships[place]?.at ?? place);
  const units = thingsOf(view, data)
    .filter((thing) => !isOut(thing))
    .map((thing) => unitRow(thing, data));
  const rows = [...baseRows(view, data), ...units].toSorted((a, b) =>
    a.place < b.place ? -1 : Number(a.place > b.place),
  );
  return { rows, beside: [...trackLines(view)].map(([name, text]) => `${name}${text}`) };
}

function unitRow(thing: Thing, data: AegeanData): RosterRow {
  const { id, side, place, cap, carried } = thing;
  const where = carried ? `aboard ${placeName(data, place)}` : placeName(data, place);
  const flies = cap === null ? [] : [`CAP ${cap.marker}${cap.night ? ' by night' : ''}`];
  return rosterRow(thing, MARKS, {
    ...{ place: where, side: printSide(side), formation: formationOf(id, data) },
    state: flies,
  });
}

/** The nation, of ships with their type: none of the counters says more. */
function formationOf(id: string, { ground, ships, air }: AegeanData): string {
  const ship = ships.get(id);
  if (ship) return `${inWords(ship.nation)} ${ship.type}`;
  const nation = ground.get(id)?.nation ?? air.get(id)?.nation;
  return nation === undefined ? '' : inWords(nation);
}

const baseRows = ({ bases }: AegeanView, data: AegeanData): RosterRow[] =>
  Object.entries(bases).map(([id, { hex, owner, hits }]) => ({
    ...{ place: placeName(data, hex), name: data.isles.bases.get(id)?.kind ?? 'airfield', type: '' },
    ...{ side: owner ? printSide(owner) : 'nobody', formation: 'bases', figures: '' },
    state: hits > 0 ? `hits ${hits}` : '',
  }));
