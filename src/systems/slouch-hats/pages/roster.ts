import { inWords, rosterRow, type Roster } from '../../../render/roster';
import type { SlouchHatsData } from '../data/load';
import { placeName } from '../rules/names';
import { trackLines } from '../view/lines';
import type { SlouchHatsView } from '../view/view';
import { SIDE_NAME } from './theme';
import { MARKS_KEY, thingsOf, type Kind } from './units';

/** What stands in the place of a formation behind a thing that is no combat unit. */
const KINDS: Readonly<Record<Exclude<Kind, 'combat'>, string>> = {
  ...{ supply: 'supply', air: 'aircraft', ship: 'ships', replacements: 'replacements' },
};

/** The position as a table: all counters in hexes and boxes, by place. */
export function slouchHatsRoster(view: SlouchHatsView, data: SlouchHatsData): Roster {
  const inPlace = (at: string): boolean => data.ground.map.grid.has(at) || at in data.boxes;
  const rows = thingsOf(view, data)
    .filter(({ hex }) => inPlace(hex))
    .map((thing) =>
      rosterRow(thing, MARKS_KEY, {
        ...{ place: placeName(data, thing.hex), side: SIDE_NAME[thing.ofSide] },
        formation: thing.kind === 'combat' ? nationOf(view, data, thing.id) : KINDS[thing.kind],
      }),
    )
    .toSorted((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)));
  return { rows, beside: [...trackLines(view, data)].map(([name, text]) => `${name}${text}`) };
}

/** Counters name no formation; those of a nation are told apart by it. */
const nationOf = ({ nowGerman }: SlouchHatsView, { counters }: SlouchHatsData, id: string): string =>
  inWords(nowGerman.includes(id) ? 'german' : (counters.units.get(id)?.nationality ?? ''));
