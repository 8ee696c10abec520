import { textWidth } from '../measure';
import type { Points, Scene, Shape } from '../scene';
import { label, polyline, rectangle, rectanglePath } from '../shapes';
import { INK, LEAST } from '../page/theme';
import { sample } from './patterns';
import type { Sheet } from './sheet';
import { styleOf } from './style';

const SWATCH = { width: 15, height: 8.6 };

/** One line that explains terrain, ways and borders; as much of it as the width holds. */
export function keyStrip(look: Pick<Sheet, 'style' | 'plot'>, left: Points, top: Points, width: Points): Shape[] {
  const { terrains, lines, note } = look.style.key;
  let x = left;
  const shapes: Shape[] = [];
  const add = (name: string, sign: (at: Points) => Shape[]): void => {
    const wide = SWATCH.width + 2.2 + textWidth(name, 'sans', LEAST) + 6;
    if (x + wide > left + width) return;
    shapes.push(...sign(x), label(name, x + SWATCH.width + 2.2, top + 6.4, { font: 'sans', size: LEAST, color: INK }));
    x += wide;
  };
  for (const name of terrains) add(name, (at) => swatch(look, name, at, top));
  for (const [name, paints] of lines) add(name, (at) => paints.map((paint) => polyline(across(at, top), paint)));
  if (note !== '' && x + textWidth(note, 'sans', LEAST) <= left + width) {
    shapes.push(label(note, x, top + 6.4, { font: 'sans', size: LEAST, color: INK }));
  }
  return shapes;
}

/** Each sign of the key alone, with its name, for a page that lists them. */
export function keySigns(look: Pick<Sheet, 'style' | 'plot'>): { name: string; scene: Scene }[] {
  const { terrains, lines } = look.style.key;
  const alone = (name: string, shapes: Shape[]) => ({ name, scene: { ...SWATCH, shapes } });
  return [
    ...terrains.map((name) => alone(name, swatch(look, name, 0, 0))),
    ...lines.map(([name, paints]) =>
      alone(
        name,
        paints.map((paint) => polyline(across(0, 0), paint)),
      ),
    ),
  ];
}

const across = (x: Points, top: Points): [Points, Points][] => [
  [x + 1, top + 4.3],
  [x + SWATCH.width - 1, top + 4.3],
];

function swatch({ style, plot }: Pick<Sheet, 'style' | 'plot'>, terrain: string, x: Points, y: Points): Shape[] {
  const box = { x, y, ...SWATCH };
  const { fill, pattern } = styleOf(style.terrains, terrain);
  const drawn = pattern === undefined ? [] : [{ ...sample(plot, pattern), x: x + 7.5, y: y + 4.3, scale: 0.8 }];
  return [
    rectangle(box, { fill }),
    { kind: 'group', clip: rectanglePath(box), shapes: drawn },
    rectangle(box, { stroke: INK, width: 0.4 }),
  ];
}
