import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import type { Side } from '../side';
import type { SlouchHatsView } from '../view/view';
import type { Point, Rect } from '../../../render/geometry';
import { rounding } from '../../../render/hexmap/curves';
import { HEX, RADIUS, type Plot } from '../../../render/hexmap/plot';
import type { HexWindow } from '../../../render/hexmap/view';
import { ALARM, INK, PAPER } from '../../../render/page/theme';
import { textWidth } from '../../../render/measure';
import type { Shape } from '../../../render/scene';
import { circle, label, rounded, trace } from '../../../render/shapes';

/** Strokes over hexes that are not friendly to whom their area is: rising for the Allies, falling for the Axis. */
const HATCH: Readonly<Record<Side, { stroke: string; rises: boolean }>> = {
  allied: { stroke: '#b4461f', rises: true },
  axis: { stroke: '#1f3f7a', rises: false },
};
const STROKES = [-2, -1, 0, 1, 2];
const APART = 7;

/** Control of hexes that have changed hands (3.12). */
export function controlHatching({ control }: SlouchHatsView, plot: Plot, window: HexWindow): Shape[] {
  return Object.entries(control)
    .filter(([hex]) => plot.inWindow(window, hex))
    .map(([hex, side]): Shape => {
      const [x, y] = plot.centre(hex);
      return { kind: 'group', x, y, reused: BOX, shapes: hatched[side] };
    });
}
const BOX = { x: -RADIUS, y: -HEX / 2, width: 2 * RADIUS, height: HEX };

/** The strokes inside a hex round (0, 0); only paths, so that a file keeps them once. */
const strokes = (rises: boolean): string =>
  STROKES.map((n) => {
    const ends = [-1, 1].map((end): Point => {
      // On a line through (n * APART, 0) as far as the hex goes, clear of its sides.
      const at = n * APART;
      const far = 15 - Math.abs(n) * 2.6;
      return [at + end * far * 0.6, (rises ? -1 : 1) * end * far];
    });
    return trace(ends);
  }).join('');
const hatched = {
  allied: hatch(HATCH.allied),
  axis: hatch(HATCH.axis),
} as const;
function hatch({ stroke, rises }: (typeof HATCH)[Side]): Shape[] {
  return [{ kind: 'path', d: strokes(rises), paint: { stroke, width: 1.2 } }];
}
/** A swatch of the hatching round (0, 0), for the key. */
export const hatchSample = (side: Side): readonly Shape[] => hatched[side];

/** A port and its level as they stand on the map. */
export interface PortLevel {
  hex: HexId;
  name: string;
  level: number;
  full: number;
}

/** The ports with their Capacity Tracks (7.33). */
export function portLevels({ portsDown }: SlouchHatsView, { ground }: SlouchHatsData): PortLevel[] {
  const { tracks, places } = ground.map;
  return [...tracks].map(([hex, track]) => ({
    ...{ hex, name: places.port.get(hex) ?? places.city.get(hex) ?? places.town.get(hex) ?? hex },
    ...{ level: track[portsDown[hex] ?? 0] ?? 0, full: track[0] ?? 0 },
  }));
}

interface Plate {
  box: Rect;
  text: string;
}

const PLATE = { height: 8.6, size: 7 };

/** Where the levels stand: off the coast of each port, below the number of the sea hex. `larger`: letters are so much larger. */
export function portPlates(ports: readonly PortLevel[], plot: Plot, { ground }: SlouchHatsData, larger = 1): Plate[] {
  const { grid } = ground.map;
  return ports.flatMap(({ hex, level, full }) => {
    const water = grid.neighbours(hex).filter((id) => ground.isSea(id));
    const [hx, hy] = plot.centre(hex);
    // The one that lies most to the west, the lower of two.
    const [sea] = water.map(plot.centre).sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    if (!sea) return [];
    const text = `port ${level}/${full}`;
    const width = (textWidth(text, 'sans-bold', PLATE.size) + 4) * larger;
    const height = PLATE.height * larger;
    const right = hx - RADIUS / 2 - 6.5;
    const y = sea[1] > hy ? sea[1] - 9 : sea[1] + 1;
    return [{ text, box: { x: right - width, y, width, height } }];
  });
}

export const drawPlates = (plates: readonly Plate[], larger = 1): Shape[] =>
  plates.flatMap(({ box, text }) => [
    rounded(box, 2.4 * larger, { fill: PAPER, stroke: INK, width: 0.6 * larger }),
    label(text, box.x + box.width / 2, box.y + 6.7 * larger, {
      ...{ font: 'sans-bold', size: PLATE.size * larger, color: INK, anchor: 'middle' },
    }),
  ]);

/** The path of a Supply Line from the source to the unit, through the middles of hexes. */
export const supplyPath = (line: readonly HexId[], plot: Plot): string =>
  line.length > 1 ? rounding(line.map(plot.centre), 0.4) : '';

/** A Supply Line laid over the map: light round dark, so that it is seen on any ground. */
export function supplyLine(line: readonly HexId[], plot: Plot): Shape[] {
  const d = supplyPath(line, plot);
  const end = line.at(-1);
  if (d === '' || end === undefined) return [];
  const [x, y] = plot.centre(end);
  return [
    { kind: 'path', d, paint: { stroke: PAPER, width: 6.2 } },
    { kind: 'path', d, paint: { stroke: ALARM, width: 3.4 } },
    { kind: 'path', d, paint: { stroke: PAPER, width: 1, dash: [3, 3] } },
    circle(x, y, 3, { fill: ALARM, stroke: PAPER, width: 1 }),
  ];
}
