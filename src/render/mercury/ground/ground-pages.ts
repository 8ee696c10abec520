import type { HexId } from '../../../hex/hex';
import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { Paper, Scene } from '../../scene';
import type { PageText } from '../marks';
import { inWindow } from '../hex/grid';
import { hexSheetPages, sheetsOf } from '../hex/pages';
import { displayPage } from './display-page';
import { hexViewOf } from './hex-view';
import { rosterPages } from './roster-page';
import { situationPage } from './situation-page';

/** The file of a turn mail on the hex map: situation, sheets with their stacks, all units, displays and order form, and the sheets on which nothing lies. */
export function groundPages(view: View, data: MercuryData, text: PageText, paper: Paper): Scene[] {
  const hexes = hexViewOf(view, data);
  const sheets = sheetsOf(data, hexes, text.marks, paper, view.ground?.sheets);
  const rosters = rosterPages(view, data, paper, 0, (own) => own).length;
  const map = hexSheetPages(data, hexes, paper, sheets, { before: 1, between: rosters + 1 });
  const needed = 1 + map.used.length + rosters + 1;
  const total = needed + map.empty.length;
  const pageOf = (hex: HexId): number => 2 + sheets.used.findIndex((tile) => inWindow(tile.window, hex));
  return [
    situationPage(view, data, hexes, text, paper, { pages: total, needed, pageOf }),
    ...map.used,
    ...rosterPages(view, data, paper, 1 + map.used.length, () => total),
    displayPage(view, data, text, paper, { page: needed, pages: total }),
    ...map.empty,
  ];
}
