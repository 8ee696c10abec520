import type { Point, Rect } from '../geometry';
import { around, contains, overlap } from '../geometry';
import { textBox } from '../hexmap/lettering';
import { FROM_GROUP } from '../scene';
import type { PathShape, Points, Scene, Shape, TextShape } from '../scene';

/** A line of text as it lies on the page: the letters without rim, ascenders and descenders. */
interface Line {
  text: TextShape;
  core: Rect;
}

/** A path on the page, with its corners; curves by their ends and handles. */
interface Drawn {
  rings: readonly (readonly Point[])[];
  /** What of it is seen: not what its group is cut to. */
  box: Rect;
  fills: boolean;
}

const ALL: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** All that is seen of a scene, in the order in which it is drawn. */
function drawnOrder(scene: Scene): (Line | Drawn)[] {
  const all: (Line | Drawn)[] = [];
  const walk = (shapes: readonly Shape[], [x, y]: Point, scale: number, clip: Rect): void => {
    for (const shape of shapes) {
      if (shape.kind === 'group') {
        const at: Point = [x + (shape.x ?? 0) * scale, y + (shape.y ?? 0) * scale];
        const size = scale * (shape.scale ?? 1);
        const cut = shape.clip === undefined ? clip : shared(clip, around(ringsOf(shape.clip, at, size).flat()));
        walk(shape.shapes, at, size, cut);
      } else if (shape.kind === 'text') {
        const line = lineAt(shape, x, y, scale);
        if (contains(clip, line.core)) all.push(line);
      } else {
        const rings = ringsOf(shape.d, [x, y], scale);
        if (rings.length > 0) all.push({ rings, fills: isOpaque(shape), box: shared(clip, around(rings.flat())) });
      }
    }
  };
  walk(scene.shapes, [0, 0], 1, ALL);
  return all;
}

/** What two rectangles share; nothing has no width or height. */
function shared(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  return { x, y, width, height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y) };
}

const ringsOf = (d: string, [x, y]: Point, scale: number): Point[][] =>
  d
    .split(/[MZ]/)
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      return numbers.flatMap((value, i): Point[] =>
        i % 2 === 0 ? [[x + value * scale, y + (numbers[i + 1] ?? 0) * scale]] : [],
      );
    })
    .filter((ring) => ring.length > 2);

const isOpaque = ({ paint: { fill, opacity } }: PathShape): boolean =>
  fill !== undefined && fill !== 'none' && fill !== FROM_GROUP && (opacity ?? 1) > 0.5;

function lineAt(text: TextShape, x: Points, y: Points, scale: number): Line {
  const rim = text.halo?.width ?? 0;
  const box = textBox(text);
  const [width, height] = [box.width - 2 * rim, box.height - 2 * rim];
  const core = { x: box.x + rim + 0.5, y: box.y + rim + height * 0.28, width: width - 1, height: height * 0.45 };
  return {
    text,
    core: { x: x + core.x * scale, y: y + core.y * scale, width: core.width * scale, height: core.height * scale },
  };
}

/** How many points across and down a line of text is looked at. */
const [ACROSS, DOWN] = [24, 3];

/** Texts of which more than a twentieth lies under something that is drawn after them, each with that share. */
export function coveredTexts(scene: Scene): { text: TextShape; share: number }[] {
  const all = drawnOrder(scene);
  return all.flatMap((one, i) => {
    if (!('core' in one) || one.text.rotate !== undefined) return [];
    const over = all
      .slice(i + 1)
      .filter((other): other is Drawn => 'rings' in other && other.fills && overlap(other.box, one.core));
    if (over.length === 0) return [];
    let hidden = 0;
    for (let a = 0; a < ACROSS; a++)
      for (let b = 0; b < DOWN; b++) {
        const at: Point = [
          one.core.x + ((a + 0.5) / ACROSS) * one.core.width,
          one.core.y + ((b + 0.5) / DOWN) * one.core.height,
        ];
        if (
          over.some(
            ({ rings, box }) => overlap(box, { x: at[0], y: at[1], width: 1e-6, height: 1e-6 }) && inside(at, rings),
          )
        )
          hidden += 1;
      }
    const share = hidden / (ACROSS * DOWN);
    return share > 0.05 ? [{ text: one.text, share: Math.round(share * 100) / 100 }] : [];
  });
}

/** Pairs of texts whose letters lie on each other. */
export function crossedTexts(scene: Scene): [TextShape, TextShape][] {
  const lines = drawnOrder(scene).filter(
    (one): one is Line => 'core' in one && one.text.rotate === undefined && one.text.text.trim() !== '',
  );
  return lines.flatMap((a, i) =>
    lines
      .slice(i + 1)
      .filter((b) => overlap(a.core, b.core))
      .map((b): [TextShape, TextShape] => [a.text, b.text]),
  );
}

/** By how often a line from the point crosses the rings. */
function inside([x, y]: Point, rings: Drawn['rings']): boolean {
  let odd = false;
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    });
  return odd;
}
