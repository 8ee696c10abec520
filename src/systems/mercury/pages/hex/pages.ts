import { onPaper } from '../../../../render/page/paper';
import type { SheetId } from '../../data/hex-map';
import type { MercuryData } from '../../data/load';
import { textWidth } from '../../../../render/measure';
import { PAPER_SIZE, type Paper, type Points, type Scene, type Shape, type TextShape } from '../../../../render/scene';
import type { Mark } from '../marks';
import { label, part, rectangle } from '../../../../render/shapes';
import { nothingLaid, stackRoster, stacksOf, type Laid, type Stack } from '../../../../render/hexmap/roster';
import { INK, LEAST, PAPER as WHITE } from '../theme';
import { inWindow, isHex, plot } from './grid';
import { CRETE } from './style';
import { keyStrip } from '../../../../render/hexmap/key';
import { boxesBeside, inMargins } from '../../../../render/hexmap/off-map';
import { hexMap } from './hex-map';
import { BAND, MARGIN, columnsOf, tilesOf, type Piece, type Tile } from '../../../../render/hexmap/tiles';
import type { HexView, MapBox } from '../../../../render/hexmap/view';

/** Names of the pieces of map. */
export const BLOCKS: Readonly<Record<string, string>> = {
  west: 'West sheet',
  retimo: 'East sheet, Retimo',
  heraklion: 'East sheet, Heraklion',
};
const MARKERS =
  'D dispersed · F fatigued · 1, 2 first, final fire · under the number of a hex: attack and defence of the stack';

/** Sheets of the map: those on which something lies or happened, and the others. */
export interface Sheets {
  used: readonly Tile[];
  empty: readonly Tile[];
}

/** The pages that sheets are cut to, parted by whether anything is to be seen on them but the ground. */
export function sheetsOf(
  data: MercuryData,
  view: HexView,
  marks: readonly Mark[],
  paper: Paper,
  sheets: readonly SheetId[] = ['W', 'E'],
): Sheets {
  const there = [...view.units.map((u) => u.hex), ...marks.map((m) => m.at), ...view.boxes.flatMap((box) => box.hexes)];
  const hexes = there.filter(isHex);
  const tiles = tilesOf(plot, piecesOf(data, sheets), paper);
  const holds = (tile: Tile): boolean => hexes.some((hex) => inWindow(tile.window, hex));
  return { used: tiles.filter(holds), empty: tiles.filter((tile) => !holds(tile)) };
}

/** The rectangles of the sheets of Crete. */
export const piecesOf = (data: MercuryData, sheets: readonly SheetId[] = ['W', 'E']): Piece[] =>
  sheets.flatMap((sheet) => data.hexMaps[sheet].blocks.map((block) => ({ ...block, sheet })));

/** How many pages of the file stand before the sheets, between those in use and the others, and behind them all. */
export interface Run {
  before: number;
  between: number;
  after?: number;
}

/** Sheets in use, a page a tile with its stacks in the margin, then the stacks for which a margin was too small; and the empty sheets. */
export function hexSheetPages(
  data: MercuryData,
  view: HexView,
  paper: Paper,
  { used, empty }: Sheets,
  run: Run = { before: 0, between: 0 },
): { used: Scene[]; empty: Scene[] } {
  const tiles = [...used, ...empty];
  const rosters = rostersOf(view, tiles);
  const more = continued(used, rosters, paper, run);
  const skipped = (i: number): number => (i < used.length ? 0 : more.length + run.between);
  const total = run.before + tiles.length + more.length + run.between + (run.after ?? 0);
  const pages = { tiles, numbers: tiles.map((_, i) => run.before + i + 1 + skipped(i)), total, used };
  const drawn = tiles.map((tile, i) =>
    tilePage(data, view, pages, i, rosters[i] ?? { ...nothingLaid([]), empty: true }),
  );
  return {
    used: [...drawn.slice(0, used.length), ...more.map((page) => page(total))],
    empty: drawn.slice(used.length),
  };
}

/** The stacks of every tile in its margins, and the off-map boxes: with the tile that leads to them, or where there is more room. */
function rostersOf(view: HexView, tiles: readonly Tile[]): Laid[] {
  const boxes = boxesBeside(
    plot,
    view.boxes,
    tiles.map((tile) => tile.window),
  );
  const laid = (i: number, own: readonly MapBox[]): Laid => {
    const tile = tiles[i];
    const { shapes, margins } = inMargins(own, tile?.margins ?? []);
    const stacks = tile ? stackRoster(stacksOn(view, tile), margins) : nothingLaid([]);
    return { ...stacks, draw: () => [...stacks.draw(), ...shapes] };
  };
  const widest = tiles.reduce((best, tile, i) => (roomOf(tile) > roomOf(tiles[best]) ? i : best), 0);
  boxes.forEach((own, i) => {
    if (i === widest || laid(i, own).rest.length <= laid(i, []).rest.length) return;
    boxes[widest]?.push(...own.splice(0));
  });
  return tiles.map((_, i) => laid(i, boxes[i] ?? []));
}

const roomOf = (tile: Tile | undefined): Points => tile?.margins[0]?.width ?? 0;

const stacksOn = (view: HexView, tile: Tile): Stack[] =>
  stacksOf(
    plot,
    view.units.filter((u) => inWindow(tile.window, u.hex)),
  );

interface Pages {
  tiles: readonly Tile[];
  /** The page of each. */
  numbers: readonly number[];
  total: number;
  /** Those with units. */
  used: readonly Tile[];
}

function tilePage(data: MercuryData, view: HexView, pages: Pages, i: number, roster: Laid): Scene {
  const tile = pages.tiles[i];
  if (!tile) throw new Error(`no tile ${i}`);
  const { width, height, map } = tile;
  const empty = roster.empty ? [note('Nothing lies on this page.', columnsOf(tile.margins)[0] ?? map)] : [];
  const more =
    roster.rest.length > 0 ? [note('The other stacks: behind the sheets.', { x: map.x, y: height - 8.5 })] : [];
  return onPaper({ width, height }, [
    ...title(pages, i, tile, map.x, width - MARGIN),
    part('Figure', [hexMap(data, view, tile.window, map.x, map.y)], tileWords(tile)),
    rectangle(map, { stroke: INK, width: 1 }),
    ...besides(pages, i, tile),
    ...roster.draw(),
    ...empty,
    ...more,
  ]);
}

/** What a sheet shows; its units stand in words beside it. */
const tileWords = ({ block, window: { rows, columns } }: Tile): string =>
  `${BLOCKS[block] ?? block}, rows ${rows.join(' to ')}, columns ${columns.join(' to ')}; its stacks follow in words.`;

const note = (text: string, { x, y }: { x: Points; y: Points }): Shape =>
  label(text, x, y + 6, { font: 'sans-italic', size: 7, color: INK });

function title(pages: Pages, i: number, tile: Tile, left: Points, right: Points): Shape[] {
  const name = BLOCKS[tile.block] ?? tile.block;
  const [[south, north], [west, east]] = [tile.window.rows, tile.window.columns];
  const facts = `page ${pages.numbers[i]} of ${pages.total} · rows ${south} to ${north} · columns ${west} to ${east}`;
  const head = textWidth(name, 'serif-bold', 11);
  const aside = left + head + 8 + textWidth(facts, 'sans', 7) + 14;
  return [
    part('H1', [label(name, left, MARGIN + 8.5, { font: 'serif-bold', size: 11, color: INK })]),
    label(facts, left + head + 8, MARGIN + 8.5, { font: 'sans', size: 7, color: INK }),
    label(MARKERS, aside, MARGIN + 8.5, { font: 'sans-italic', size: 7, color: INK }),
    ...pageMap(pages, tile, right),
    ...keyStrip({ plot, style: CRETE }, left, MARGIN + 12, right - left - tile.across * CELL - 8),
  ];
}

const CELL = 13;

const USED = '#d8d2bf';

/** The pages of the block as they lie beside each other: this one black, those with units grey. */
function pageMap({ tiles, numbers, used }: Pages, tile: Tile, right: Points): Shape[] {
  const height = Math.min(9, (BAND - 2) / tile.down);
  return tiles.flatMap((other, i) => {
    if (other.block !== tile.block) return [];
    const here = other === tile;
    const box = {
      x: right - (tile.across - other.column) * CELL - 0.5,
      y: MARGIN - 1 + other.row * height,
      ...{ width: CELL, height },
    };
    return [
      rectangle(box, { fill: here ? INK : used.includes(other) ? USED : WHITE, stroke: INK, width: 0.5 }),
      label(String(numbers[i]), box.x + CELL / 2, box.y + height / 2 + 2.2, {
        font: 'sans-bold',
        size: LEAST,
        color: here ? WHITE : INK,
        anchor: 'middle',
      }),
    ];
  });
}

/** Which page goes on at each edge. */
function besides({ tiles, numbers }: Pages, i: number, tile: Tile): Shape[] {
  const { map } = tile;
  const [midX, midY] = [map.x + map.width / 2, map.y + map.height / 2];
  const at = (dc: number, dr: number): number =>
    tiles.findIndex((t) => t.block === tile.block && t.column === tile.column + dc && t.row === tile.row + dr);
  const say = (other: number, x: Points, y: Points, rotate: number): TextShape[] => {
    const text = `page ${numbers[other]}`;
    return other < 0
      ? []
      : [{ ...label(text, x, y, { font: 'sans', size: LEAST, color: INK, anchor: 'middle' }), rotate }];
  };
  return [
    ...say(at(-1, 0), map.x - 3, midY, -90),
    ...say(at(1, 0), map.x + map.width + 1.6, midY, 90),
    ...say(at(0, 1), midX, map.y + map.height + 6, 0),
    // Over the map is the key: this one stands within the frame.
    ...say(at(0, -1), midX, map.y + 7, 0).flatMap((words) => [plateOf(words, midX, map.y), words]),
  ];
}

const plateOf = ({ text, font, size }: TextShape, middle: Points, top: Points): Shape => {
  const width = textWidth(text, font, size) + 6;
  return rectangle({ x: middle - width / 2, y: top, width, height: 9 }, { fill: WHITE });
};

/** Pages for the stacks that found no room beside their map; drawn when the number of all pages is known. */
function continued(
  tiles: readonly Tile[],
  rosters: readonly Laid[],
  paper: Paper,
  run: Run,
): ((total: number) => Scene)[] {
  const { width, height } = PAPER_SIZE[paper];
  const pages: ((total: number) => Scene)[] = [];
  rosters.forEach(({ rest }, i) => {
    let left: readonly Stack[] = rest;
    while (left.length > 0) {
      const head = 18;
      const area = { x: MARGIN, y: MARGIN + head, width: width - 2 * MARGIN, height: height - 2 * MARGIN - head };
      const laid = stackRoster(left, [area]);
      const page = run.before + tiles.length + pages.length + 1;
      const words = `Stacks of page ${run.before + i + 1}, continued`;
      pages.push((total) =>
        onPaper({ width, height }, [
          label(words, MARGIN, MARGIN + 8.5, { font: 'serif-bold', size: 11, color: INK }),
          label(`page ${page} of ${total}`, width - MARGIN, MARGIN + 8.5, {
            font: 'sans',
            size: 7,
            color: INK,
            anchor: 'end',
          }),
          ...laid.draw(),
        ]),
      );
      left = laid.rest;
    }
  });
  return pages;
}
