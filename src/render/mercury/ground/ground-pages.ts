import type { HexId } from '../../../hex/hex';
import type { MercuryData } from '../../../systems/mercury/data/load';
import type { View } from '../../../systems/mercury/view/view';
import type { PageText, Paper, Scene } from '../../scene';
import { inWindow } from '../hex/grid';
import { hexSheetPages } from '../hex/pages';
import { tilesOf } from '../hex/tiles';
import { displayPage } from './display-page';
import { hexViewOf } from './hex-view';
import { rosterPages } from './roster-page';
import { situationPage } from './situation-page';

/** The file of a turn mail on the hex map: situation, sheets with their stacks, all units, displays and order form. */
export function groundPages(view: View, data: MercuryData, text: PageText, paper: Paper): Scene[] {
  const hexes = hexViewOf(view, data);
  const sheets = view.ground?.sheets ?? [];
  const rosters = rosterPages(view, data, paper, 0, (own) => own).length;
  const map = hexSheetPages(data, hexes, paper, { sheets, before: 1, after: rosters + 1 });
  const tiles = tilesOf(data, paper, sheets);
  const pageOf = (hex: HexId): number => 2 + tiles.findIndex((tile) => inWindow(tile.window, hex));
  const total = 1 + map.length + rosters + 1;
  return [
    situationPage(view, data, hexes, text, paper, { pages: total, pageOf }),
    ...map,
    ...rosterPages(view, data, paper, 1 + map.length, () => total),
    displayPage(view, data, text, paper, total),
  ];
}
