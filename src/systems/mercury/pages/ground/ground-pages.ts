import type { MercuryData } from '../../data/load';
import type { View } from '../../view/view';
import type { Paper, Scene } from '../../../../render/scene';
import type { PageText } from '../marks';
import { plot } from '../hex/grid';
import { hexSheetPages, sheetsOf } from '../hex/pages';
import { stacksOf, type Stack } from '../../../../render/hexmap/roster';
import { displayPage, holdsStacks, stacksPage } from './display-page';
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
  const apart = view.campaign && !holdsStacks(view, data, paper, stacks) ? apartOf(text, paper, stacks) : [];
  const fronts = FRONT + apart.length;
  const front = (pages: number, empty?: readonly [number, number]): Scene[] => [
    scene({ page: before + 1, pages, ...(empty ? { empty } : {}) }),
    ...apart.map((draw, i) => draw(before + 2 + i, pages)),
    displayPage(view, data, text, paper, { stacks: apart.length > 0 ? [] : stacks, pages, page: before + fronts }),
  ];
  if (text.whole !== true) return front(before + fronts + after);
  const sheets = sheetsOf(data, hexes, text.marks, paper, view.ground?.sheets);
  const rosters = rosterPages(view, data, paper, 0, (own) => own).length;
  const map = hexSheetPages(data, hexes, paper, sheets, { before: before + fronts, between: rosters, after });
  const own = before + fronts + map.used.length + rosters + map.empty.length;
  return [
    ...front(own + after, [own - map.empty.length + 1, own]),
    ...map.used,
    ...rosterPages(view, data, paper, before + fronts + map.used.length, () => own + after),
    ...map.empty,
  ];
}

/** The stacks of a campaign, which are too many for the page of the displays, on pages of their own. */
function apartOf(text: PageText, paper: Paper, stacks: readonly Stack[]): ((page: number, pages: number) => Scene)[] {
  const { draw, rest } = stacksPage(text, paper, stacks);
  return [draw, ...(rest.length > 0 ? apartOf(text, paper, rest) : [])];
}
