import type { Point } from '../../../render/geometry';
import type { GroupShape, Paint, Shape } from '../../../render/scene';
import { polygon, polyline, rectangle, rectanglePath, trace } from '../../../render/shapes';
import { CHART, type MapFrame } from './chart';
import { BORDER, COAST, GRID, HILL, LAND, PAPER, SEA, SHALLOWS } from './theme';

/** All coasts in one path; made once, as it is the longest of a page. */
const COASTS = outlines(CHART.land);
const SHALLOW_COASTS = outlines(CHART.shallows);

function outlines(rings: readonly number[][]): string {
  return rings.map((ring) => `${trace(points(ring))}Z`).join('');
}

function points(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
}

/** Parts of the chart that were drawn; mails show one window of it again and again. */
const drawn = new Map<string, GroupShape>();
const MOST_KEPT = 16;

/** Sea, shallows, meridians, zone borders, land and mountains in a window of the chart; no lettering. */
export function baseMap(frame: MapFrame): GroupShape {
  const { x, y, width, height } = frame.window;
  const key = [x, y, width, height, frame.scale].join();
  const known = drawn.get(key);
  if (known) return known;
  const made = partOf(frame);
  if (drawn.size >= MOST_KEPT) drawn.clear();
  drawn.set(key, made);
  return made;
}

function partOf({ window, scale }: MapFrame): GroupShape {
  const unit = 1 / scale;
  const kept = (shapes: Shape[]): GroupShape => ({ kind: 'group', reused: window, shapes });
  return {
    kind: 'group',
    x: -window.x * scale,
    y: -window.y * scale,
    scale,
    clip: rectanglePath(window),
    shapes: [
      kept([
        rectangle(window, { fill: SEA }),
        ...SHALLOWS.map((color, i) => coast(SHALLOW_COASTS, { stroke: color, width: (9.5 - 3.2 * i) * unit })),
        ...grid(unit),
      ]),
      borderGround(unit),
      kept([
        ...borders(unit),
        coast(COASTS, { fill: LAND, stroke: COAST, width: 0.55 * unit }),
        ...CHART.mountains.flatMap(([mx, my, size]) => mountain([mx, my], size, unit)),
      ]),
    ],
  };
}

const coast = (d: string, paint: Paint): Shape => ({ kind: 'path', d, paint });

/** Meridians and parallels of whole degrees. */
function grid(unit: number): Shape[] {
  const paint = { stroke: GRID, width: 0.35 * unit };
  const along = [
    ...meridians().map(({ x }) => [x, 0, x, CHART.height]),
    ...parallels().map(({ y }) => [0, y, CHART.width, y]),
  ];
  const d = along
    .map(([ax = 0, ay = 0, bx = 0, by = 0]) =>
      trace([
        [ax, ay],
        [bx, by],
      ]),
    )
    .join('');
  return [{ kind: 'path', d, paint }];
}

/** The whole degrees of longitude on the chart. */
export function meridians(): { degree: number; x: number }[] {
  const { west, east } = CHART.projection;
  const degrees = Array.from({ length: Math.floor(east) - Math.ceil(west) + 1 }, (_, i) => Math.ceil(west) + i);
  return degrees.map((degree) => ({ degree, x: ((degree - west) / (east - west)) * CHART.width }));
}

/** The whole degrees of latitude on the chart. */
export function parallels(): { degree: number; y: number }[] {
  const { latitudes } = CHART.projection;
  return latitudes.slice(1).flatMap(([south, bottom], i) => {
    const [north, top] = latitudes[i] ?? [south, bottom];
    const degrees = Array.from({ length: 10 }, (_, k) => Math.floor(north) - k).filter((d) => d <= north && d > south);
    return degrees.map((degree) => ({ degree, y: top + ((north - degree) / (north - south)) * (bottom - top) }));
  });
}

const BORDERS = CHART.borders.map(({ line }) => trace(line)).join('');

/** A pale line under the borders, so that they stand out of the shallows. */
const borderGround = (unit: number): Shape => ({
  ...{ kind: 'path', d: BORDERS },
  paint: { stroke: PAPER, width: 2.2 * unit, opacity: 0.75 },
});

/** Borders between zones; a dot where four zones meet. */
function borders(unit: number): Shape[] {
  return [
    { kind: 'path', d: BORDERS, paint: { stroke: BORDER, width: 0.9 * unit, dash: [4.2 * unit, 1.7 * unit] } },
    ...CHART.corners.map(([x, y]) => cornerDot(x, y, unit)),
  ];
}

/** The sign of a corner that nothing passes: a filled square standing on its point. */
export function cornerDot(x: number, y: number, unit: number): Shape {
  const r = 2.6 * unit;
  const around: Point[] = [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ];
  return polygon(around, { fill: BORDER, stroke: PAPER, width: 0.7 * unit });
}

/** A peak in the old manner: a lit side, and a shaded one of a few strokes. */
function mountain([x, y]: Point, size: number, unit: number): Shape[] {
  const [top, half] = [y - size * 0.75, size * 0.62];
  const flank = (share: number): Point[] => [
    [x + half * share * 0.25, top + size * 0.75 * share * 0.6],
    [x + half * share, y - size * 0.12 * (1 - share)],
  ];
  const paint = { stroke: HILL, width: 0.5 * unit };
  return [
    polyline(
      [
        [x - half, y],
        [x - half * 0.3, y - size * 0.42],
        [x, top],
        [x + half, y],
      ],
      paint,
    ),
    ...[0.35, 0.62].map((share) =>
      polyline([[x + half * share * 0.1, top + size * 0.6 * share], ...flank(share).slice(1)], paint),
    ),
  ];
}
