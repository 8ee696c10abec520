import { around, contains, overlap, type Point, type Rect } from '../geometry';
import { textBox } from '../hexmap/lettering';
import { FROM_GROUP, type PathShape, type Points, type Scene, type Shape, type TextShape } from '../scene';

/** A line of text as it lies on the page: the letters without rim, ascenders and descenders. */
interface Line {
  text: TextShape;
  core: Rect;
}

/** The corners of a path as it is written, curves by their ends and handles, and what they lie in. */
interface Outline {
  rings: readonly (readonly Point[])[];
  box: Rect;
}

/** A path that hides what is under it: where its outline lies on the page, and how large. */
interface Drawn {
  outline: Outline;
  at: Point;
  scale: number;
  /** What of it is seen: not what its group is cut to. */
  box: Rect;
}

const ALL: Rect = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

const known = new WeakMap<Scene, (Line | Drawn)[]>();

/** All texts that are seen of a scene and all that may hide them, in the order in which it is drawn. */
function drawnOrder(scene: Scene): (Line | Drawn)[] {
  const all: (Line | Drawn)[] = known.get(scene) ?? [];
  if (known.has(scene)) return all;
  known.set(scene, all);
  const walk = (shapes: readonly Shape[], [x, y]: Point, scale: number, clip: Rect): void => {
    for (const shape of shapes) {
      if (shape.kind === 'group') {
        const at: Point = [x + (shape.x ?? 0) * scale, y + (shape.y ?? 0) * scale];
        const size = scale * (shape.scale ?? 1);
        const cut = shape.clip === undefined ? clip : shared(clip, placed(outlineOf(shape.clip).box, at, size));
        walk(shape.shapes, at, size, cut);
      } else if (shape.kind === 'text') {
        const line = lineAt(shape, x, y, scale);
        if (contains(clip, line.core)) all.push(line);
      } else if (isOpaque(shape)) {
        const outline = outlineOf(shape.d);
        const box = shared(clip, placed(outline.box, [x, y], scale));
        if (outline.rings.length > 0) all.push({ outline, at: [x, y], scale, box });
      }
    }
  };
  walk(scene.shapes, [0, 0], 1, ALL);
  return all;
}

const placed = (box: Rect, [x, y]: Point, scale: number): Rect => ({
  ...{ x: x + box.x * scale, y: y + box.y * scale },
  ...{ width: box.width * scale, height: box.height * scale },
});

/** What two rectangles share; nothing has no width or height. */
function shared(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  return { x, y, width, height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y) };
}

/** The same coasts and counters are on every page. */
const outlines = new Map<string, Outline>();

function outlineOf(d: string): Outline {
  const read = outlines.get(d);
  if (read) return read;
  const rings = d
    .split(/[MZ]/)
    .map((part) => {
      const numbers = (part.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      return numbers.flatMap((value, i): Point[] => (i % 2 === 0 ? [[value, numbers[i + 1] ?? 0]] : []));
    })
    .filter((ring) => ring.length > 2);
  const outline = { rings, box: around(rings.flat()) };
  outlines.set(d, outline);
  return outline;
}

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
    const over = all.slice(i + 1).filter((other): other is Drawn => 'outline' in other && overlap(other.box, one.core));
    if (over.length === 0) return [];
    let hidden = 0;
    for (let a = 0; a < ACROSS; a++)
      for (let b = 0; b < DOWN; b++) {
        const at: Point = [
          one.core.x + ((a + 0.5) / ACROSS) * one.core.width,
          one.core.y + ((b + 0.5) / DOWN) * one.core.height,
        ];
        if (
          over.some((path) => overlap(path.box, { x: at[0], y: at[1], width: 1e-6, height: 1e-6 }) && hides(path, at))
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

/** Whether a point of the page lies in a path. */
const hides = ({ outline, at, scale }: Drawn, [x, y]: Point): boolean =>
  inside([(x - at[0]) / scale, (y - at[1]) / scale], outline.rings);

/** By how often a line from the point crosses the rings. */
function inside([x, y]: Point, rings: Outline['rings']): boolean {
  let odd = false;
  for (const ring of rings) {
    let [bx, by] = ring.at(-1) as Point;
    for (const [ax, ay] of ring) {
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
      [bx, by] = [ax, ay];
    }
  }
  return odd;
}
