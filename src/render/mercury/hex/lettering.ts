import type { HexSheet } from '../../../systems/mercury/data/hex-map';
import { contains } from '../../geometry';
import type { Point, Rect } from '../../geometry';
import { textWidth } from '../../measure';
import type { Shape, TextShape } from '../../scene';
import { label } from '../../shapes';
import type { Lettering } from '../../shapes';
import { atUnits, centre, HEX, inWindow, RADIUS, windowRect } from './grid';
import { AREA_LETTERS, HALO, NUMBER, RIVER_EDGE, SEA_LETTERS, SEA_NUMBER, SECTOR } from './palette';
import type { HexWindow } from './view';

/** Size of a hex number; nothing on the map is smaller. */
export const NUMBER_SIZE = 6;

/** The number of every hex of a window, below its top corner. */
export function hexNumbers(sheet: HexSheet, window: HexWindow): Shape[] {
  const draw = (ids: readonly string[], color: string, font: 'sans' | 'sans-italic'): Shape[] =>
    ids
      .filter((id) => inWindow(window, id))
      .map((id) => {
        const [x, y] = centre(id);
        return label(id.slice(1), x, y - RADIUS + 8.6, { font, size: NUMBER_SIZE, color, anchor: 'middle' });
      });
  return [...draw(sheet.sea, SEA_NUMBER, 'sans-italic'), ...draw([...sheet.hexes.keys()], NUMBER, 'sans')];
}

type Style = HexSheet['labels'][number]['style'];
const STYLES: Readonly<
  Record<Style, Omit<Lettering, 'size' | 'spacing'> & { usual: number; gap: number; caps: boolean }>
> = {
  sea: { font: 'serif-italic', color: SEA_LETTERS, usual: 0.7, gap: 0.2, caps: true },
  sector: { font: 'sans-bold', color: SECTOR, usual: 0.42, gap: 0.22, caps: true, halo: { color: HALO, width: 1 } },
  area: {
    font: 'serif-italic',
    color: AREA_LETTERS,
    usual: 0.5,
    gap: 0.16,
    caps: false,
    halo: { color: HALO, width: 0.9 },
  },
  river: {
    font: 'serif-italic',
    color: RIVER_EDGE,
    usual: 0.24,
    gap: 0.06,
    caps: false,
    halo: { color: HALO, width: 1 },
  },
};

/** Names of seas, sectors, countries and rivers whose middle lies in the window; level ones are moved into it. */
export function mapLabels(sheet: HexSheet, window: HexWindow, under: boolean): Shape[] {
  const rect = windowRect(window);
  return sheet.labels
    .filter(({ style }) => (style === 'sea' || style === 'area') === under)
    .map(({ text, at, style, size, turn }): TextShape => {
      const { usual, gap, caps, ...lettering } = STYLES[style];
      const points = Math.max(NUMBER_SIZE + 0.8, (size ?? usual) * HEX);
      const [x, y] = atUnits(at);
      const words = caps ? text.toUpperCase() : text;
      return {
        ...label(words, x, y + points * 0.3, { ...lettering, size: points, spacing: points * gap, anchor: 'middle' }),
        ...(turn === undefined ? {} : { rotate: -turn }),
      };
    })
    .filter(({ x, y }) => contains(rect, { x, y, width: 0, height: 0 }))
    .map((text) => (text.rotate === undefined ? kept(text, rect) : text))
    .filter((text) => contains(rect, textBox(text)));
}

/** The upright rectangle that holds a line of text. */
export function textBox({ x, y, text, font, size, spacing, anchor, rotate = 0, halo }: TextShape): Rect {
  const edge = halo?.width ?? 0;
  const width = textWidth(text, font, size, spacing);
  const left = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points = [left - edge, left + width + edge].flatMap((dx) =>
    [-size * 0.78 - edge, size * 0.24 + edge].map((dy): Point => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]),
  );
  const [xs, ys] = [points.map((q) => q[0]), points.map((q) => q[1])];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return { x: west, y: north, width: Math.max(...xs) - west, height: Math.max(...ys) - north };
}

/** A name, moved sideways as little as it takes to stand in the rectangle. */
export function kept(text: TextShape, { x, width }: Rect): TextShape {
  const box = textBox(text);
  const by = Math.max(0, x - box.x) - Math.max(0, box.x + box.width - x - width);
  return { ...text, x: text.x + by };
}
