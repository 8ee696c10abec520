import type { MercuryData } from '../../../systems/mercury/data/load';
import { textWidth } from '../../measure';
import type { Paper, Points, Scene, Shape } from '../../scene';
import { label, rectangle } from '../../shapes';
import { INK, LEAST, PAPER as WHITE } from '../theme';
import { windowRect } from './grid';
import { keyStrip } from './key';
import { hexMap } from './sheet';
import { BAND, MARGIN, tilesOf } from './tiles';
import type { Tile } from './tiles';
import type { HexView } from './view';

const BLOCKS: Readonly<Record<string, string>> = {
  west: 'West sheet',
  retimo: 'East sheet, Retimo',
  heraklion: 'East sheet, Heraklion',
};

/** Both sheets of the map, a page a tile; each page says which pages lie beside it. */
export function hexSheetPages(data: MercuryData, view: HexView, paper: Paper): Scene[] {
  const tiles = tilesOf(data, paper);
  return tiles.map((tile, i) => {
    const rect = windowRect(tile.window);
    const [x, y] = [(tile.width - rect.width) / 2, MARGIN + BAND];
    const { width, height } = tile;
    return {
      width,
      height,
      shapes: [
        rectangle({ x: 0, y: 0, width, height }, { fill: WHITE }),
        ...title(tile, i + 1, tiles.length, x, x + rect.width),
        hexMap(data, view, tile.window, x, y),
        rectangle({ x, y, width: rect.width, height: rect.height }, { stroke: INK, width: 1 }),
        ...besides(tiles, i, x, y),
      ],
    };
  });
}

function title(tile: Tile, page: number, pages: number, left: Points, right: Points): Shape[] {
  const name = BLOCKS[tile.block] ?? tile.block;
  const [[south, north], [west, east]] = [tile.window.rows, tile.window.columns];
  const facts = `page ${page} of ${pages} · rows ${south} to ${north} · columns ${west} to ${east}`;
  const head = textWidth(name, 'serif-bold', 11);
  const map = pageMap(tile, right);
  return [
    label(name, left, MARGIN + 8.5, { font: 'serif-bold', size: 11, color: INK }),
    label(facts, left + head + 8, MARGIN + 8.5, { font: 'sans', size: 7, color: INK }),
    ...map,
    ...keyStrip(left, MARGIN + 12, right - left),
  ];
}

/** The tiles of the block in small, this one black. */
function pageMap({ column, row, across, down }: Tile, right: Points): Shape[] {
  const cell = { width: 6, height: Math.min(5, 10 / down) };
  return Array.from({ length: across * down }, (_, i) => {
    const [c, r] = [i % across, Math.floor(i / across)];
    const box = { x: right - (across - c) * cell.width - 0.5, y: MARGIN - 0.5 + r * cell.height, ...cell };
    return rectangle(box, { fill: c === column && r === row ? INK : WHITE, stroke: INK, width: 0.5 });
  });
}

/** Which page goes on at each edge. */
function besides(tiles: readonly Tile[], i: number, left: Points, top: Points): Shape[] {
  const tile = tiles[i];
  if (!tile) return [];
  const rect = windowRect(tile.window);
  const [midX, midY] = [left + rect.width / 2, top + rect.height / 2];
  const at = (dc: number, dr: number): number =>
    tiles.findIndex((t) => t.block === tile.block && t.column === tile.column + dc && t.row === tile.row + dr) + 1;
  const say = (page: number, x: Points, y: Points, rotate: number): Shape[] =>
    page === 0
      ? []
      : [{ ...label(`page ${page}`, x, y, { font: 'sans', size: LEAST, color: INK, anchor: 'middle' }), rotate }];
  return [
    ...say(at(-1, 0), left - 3, midY, -90),
    ...say(at(1, 0), left + rect.width + 3, midY, 90),
    ...say(at(0, 1), midX, top + rect.height + 7.5, 0),
    ...say(at(0, -1), midX, top - 14.5, 0),
  ];
}
