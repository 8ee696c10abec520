import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { Paper, Scene } from '../../scene';
import type { PageText } from '../marks';
import { plot } from '../hex/grid';
import { hexSheetPages, sheetsOf } from '../hex/pages';
import { stacksOf } from '../../hexmap/roster';
import { displayPage } from './display-page';
import { hexViewOf } from './hex-view';
import { rosterPages } from './roster-page';
import { situationPage } from './situation-page';

const FRONT = 2;

/** Pages of the same file in front of those of the hex map, and behind them. */
interface Around {
  before: number;
  after: number;
}

/**
 * The file of a turn mail on the hex map: the situation, and the other stacks with the displays and the order form. Of
 * the whole file also the sheets with their stacks, all units, and last the sheets on which nothing lies.
 */
export function groundPages(
  view: View,
  data: MercuryData,
  text: PageText,
  paper: Paper,
  { before, after }: Around = { before: 0, after: 0 },
): Scene[] {
  const hexes = hexViewOf(view, data);
  const { scene, listed } = situationPage(view, data, hexes, text, paper);
  const stacks = stacksOf(
    plot,
    hexes.units.filter((u) => !listed.has(u.hex)),
  );
  const front = (pages: number, empty?: readonly [number, number]): Scene[] => [
    scene({ page: before + 1, pages, ...(empty ? { empty } : {}) }),
    displayPage(view, data, text, paper, { stacks, pages, page: before + FRONT }),
  ];
  if (text.whole !== true) return front(before + FRONT + after);
  const sheets = sheetsOf(data, hexes, text.marks, paper, view.ground?.sheets);
  const rosters = rosterPages(view, data, paper, 0, (own) => own).length;
  const map = hexSheetPages(data, hexes, paper, sheets, { before: before + FRONT, between: rosters, after });
  const own = before + FRONT + map.used.length + rosters + map.empty.length;
  return [
    ...front(own + after, [own - map.empty.length + 1, own]),
    ...map.used,
    ...rosterPages(view, data, paper, before + FRONT + map.used.length, () => own + after),
    ...map.empty,
  ];
}
