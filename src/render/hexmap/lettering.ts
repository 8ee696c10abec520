import { contains, grown, overlap, type Point, type Rect } from '../geometry';
import { textWidth } from '../measure';
import type { Shape, TextShape } from '../scene';
import { label } from '../shapes';
import { HALO, NUMBER, SEA_NUMBER } from './palette';
import { HEX, RADIUS } from './plot';
import type { Sheet } from './sheet';
import { styleOf } from './style';
import type { HexWindow } from './view';

/** Size of a hex number; nothing on the map is smaller. */
export const NUMBER_SIZE = 7;

/** From the middle of a hex up to the line of its number; where roads run over it the number has a rim. */
const UP = {
  point: { by: RADIUS - 1.6, rim: {} },
  flat: { by: HEX / 2, rim: { halo: { color: HALO, width: 0.7 } } },
} as const;

/** The number of every hex of a window, below its upper edge. */
export function hexNumbers({ plot, sea, hexes, style }: Sheet, window: HexWindow): TextShape[] {
  const { by, rim } = UP[plot.grid.top];
  const size = style.numbers ?? NUMBER_SIZE;
  if (size === 0) return [];
  const draw = (ids: readonly string[], color: string, font: 'sans' | 'sans-italic'): TextShape[] => {
    const rimmed = font === 'sans' ? rim : {};
    return ids
      .filter((id) => plot.inWindow(window, id))
      .map((id) => {
        const [x, y] = plot.centre(id);
        return label(plot.number(id), x, y - by + size, { font, size, color, anchor: 'middle', ...rimmed });
      });
  };
  return [...draw(sea, SEA_NUMBER, 'sans-italic'), ...draw([...hexes.keys()], NUMBER, 'sans')];
}

/** Slanting letters reach over the end of their line. */
const INSET = 3;

/** Names of seas, sectors, countries and rivers whose middle lies in the window; level ones are moved into it. */
export function mapLabels({ plot, style: looks, labels }: Sheet, window: HexWindow, under: boolean): TextShape[] {
  const rect = plot.windowRect(window);
  return labels
    .map((named) => ({ named, look: styleOf(looks.labels, named.style) }))
    .filter(({ look }) => look.under === under)
    .map(
      ({
        named: {
          text,
          at: [x, y],
          size,
          turn,
        },
        look,
      }): TextShape => {
        const { usual, gap, caps, font, color, halo } = look;
        const lettering = { font, color, ...(halo ? { halo } : {}) };
        const points = Math.max(looks.numbers ?? NUMBER_SIZE, (size ?? usual) * HEX);
        const words = caps ? text.toUpperCase() : text;
        return {
          ...label(words, x, y + points * 0.3, { ...lettering, size: points, spacing: points * gap, anchor: 'middle' }),
          ...(turn === undefined ? {} : { rotate: -turn }),
        };
      },
    )
    .filter(({ x, y }) => contains(rect, { x, y, width: 0, height: 0 }))
    .map((text) => (text.rotate === undefined ? kept(text, grown(rect, -INSET)) : text))
    .filter((text) => contains(rect, textBox(text)));
}

/** Up and down to where a long name runs between the numbers of all columns, which are half a hex apart. */
const BETWEEN: readonly (readonly [number, number])[] = [
  [0, -0.15 * HEX],
  [0, 0.35 * HEX],
];

/** From where a name stands, in hexes, the nearest first. */
const ASIDE: readonly (readonly [number, number])[] = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4].flatMap((far) => [
  ...Array.from({ length: far === 0 ? 1 : 12 }, (_, i): readonly [number, number] => {
    const angle = (i * Math.PI) / 6 + Math.PI / 2;
    return [far * Math.cos(angle) * HEX, far * Math.sin(angle) * HEX];
  }),
  ...(far === 0 ? BETWEEN : []),
]);

/** Names of rivers stay so near: the first so many. */
const NEAR = 27;

/** So far they are moved for the number of a hex. */
const FOR_NUMBERS = NEAR;

/** The names over the roads, each moved as little as it takes to lie on nothing that is taken, and if it is near on no number; what has no room has no name. */
export function mapLabelsBeside(
  sheet: Sheet,
  window: HexWindow,
  taken: readonly Rect[],
  numbers: readonly Rect[],
): Shape[] {
  const rect = sheet.plot.windowRect(window);
  const full = [...taken];
  return mapLabels(sheet, window, false).flatMap((text) => {
    const moved = ASIDE.slice(0, text.font === 'sans-bold' ? ASIDE.length : NEAR).map(([dx, dy]): TextShape => ({
      ...text,
      x: text.x + dx,
      y: text.y + dy,
    }));
    const fits = (one: TextShape, over: readonly Rect[]): boolean => {
      const box = textBox(one);
      return contains(rect, box) && !over.some((other) => overlap(box, other));
    };
    const found =
      moved.slice(0, FOR_NUMBERS).find((one) => fits(one, full) && !overAny(one, numbers)) ??
      moved.find((one) => fits(one, full));
    if (found) full.push(textBox(found));
    return found ? [found] : [];
  });
}

/** Whether letters lie on numbers. */
const overAny = (text: TextShape, numbers: readonly Rect[]): boolean => {
  const letters = core(text);
  return numbers.some((box) => overlap(letters, box));
};

/** The letters of a name without the rim round them. */
export function core(text: TextShape): Rect {
  const { x, y, width, height } = textBox(text);
  return { x: x + 1, y: y + height * 0.2, width: width - 2, height: height * 0.55 };
}

/** The upright rectangle that holds a line of text. */
export function textBox({ x, y, text, font, size, spacing, anchor, rotate = 0, halo }: TextShape): Rect {
  const edge = halo?.width ?? 0;
  const width = textWidth(text, font, size, spacing);
  const left = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0;
  // Nearly all lie level, and one page asks this ten thousand times.
  if (rotate === 0)
    return { x: x + left - edge, y: y - size * 0.78 - edge, width: width + 2 * edge, height: size * 1.02 + 2 * edge };
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
