import { SEA_LETTERS, SHORE, WATER } from '../../../render/hexmap/palette';
import { below, type Block } from '../../../render/page/boxes';
import { ALARM, INK, PAPER } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label, polygon, polyline, rounded } from '../../../render/shapes';
import { Board } from '../rules/board';
import { placeName } from '../rules/names';
import { harbourBox, waterBox, type Chart } from './harbour-box';

const GAP = 5;
const HEAD = 14;
/** Between the titles of two zones runs the way that ships take; one that passes a zone by is an arch over it. */
const ARCH = 12;
const TRACK = 11;

/** The zones from west to east, in each what lies at sea and its harbours with capacity, ships and who stands ashore. */
export function seaChart(chart: Chart, width: Points): Block {
  const zones = zonesShown(chart);
  const column = (width - GAP * (zones.length - 1)) / zones.length;
  const middle = (zone: string, x: Points): Points => x + zones.indexOf(zone) * (column + GAP) + column / 2;
  const ports = new Board(chart.view, chart.data).ports();
  const columns = zones.map((zone) =>
    below([
      waterBox(chart, zone, column),
      ...ports.filter((port) => port.zone === zone).map((port) => harbourBox(chart, port, column)),
    ]),
  );
  const tracks = tracksOf(chart, zones);
  const top = ARCH + HEAD + GAP + tracks.length * TRACK;
  return {
    height: top + Math.max(...columns.map(({ height }) => height)),
    draw: (x, y) => [
      ...lanes(chart, zones).flatMap(([a, b]) => lane(middle(a, x), middle(b, x), y + ARCH, column)),
      ...zones.flatMap((zone, i) => title(chart, zone, x + i * (column + GAP), y + ARCH, column)),
      ...tracks.flatMap((track, i) => drawTrack(track, (zone) => middle(zone, x), y + ARCH + HEAD + GAP + i * TRACK)),
      ...columns.flatMap((block, i) => block.draw(x + i * (column + GAP), y + top)),
    ],
  };
}

/** Zones with a harbour in play, with ships that the reader knows of, and those between. */
function zonesShown({ view, data }: Chart): string[] {
  const all = [...data.waters.map.zones.keys()];
  const ports = new Board(view, data).ports().map(({ zone }) => zone);
  const ships = Object.values(view.ships).flatMap(({ at }) => data.waters.zoneOf(at) ?? []);
  const seen = Object.keys(view.sightings).flatMap((at) => data.waters.zoneOf(at) ?? []);
  const there = [...ports, ...ships, ...seen].map((zone) => all.indexOf(zone));
  const [first, last] = [Math.min(...there), Math.max(...there)];
  // The Sea of Azov lies beside the way from Kerch to the Caucasus.
  return all.filter((zone, i) => i >= first && i <= last && (there.includes(i) || data.waters.beside(zone).length > 1));
}

const lanes = ({ data }: Chart, zones: readonly string[]): (readonly [string, string])[] =>
  data.waters.map.links
    .map(({ between: [a, b] }) => [a, b] as const)
    .filter(([a, b]) => zones.includes(a) && zones.includes(b));

/** The way between two zones: straight to the next column, else over what stands between. */
function lane(from: Points, to: Points, y: Points, column: Points): Shape[] {
  const [a, b] = [Math.min(from, to), Math.max(from, to)];
  const line = { stroke: SHORE, width: 2.4 };
  if (b - a < 1.5 * column + GAP)
    return [
      polyline(
        [
          [a, y + HEAD / 2],
          [b, y + HEAD / 2],
        ],
        line,
      ),
    ];
  const over = y - ARCH / 2;
  return [
    polyline(
      [
        [a, y],
        [a + ARCH, over],
        [b - ARCH, over],
        [b, y],
      ],
      line,
    ),
  ];
}

function title({ view, data }: Chart, zone: string, x: Points, y: Points, width: Points): Shape[] {
  const name = data.waters.map.zones.get(zone) ?? zone;
  const under = view.interdiction.box > 0 && data.waters.map.interdicted.includes(zone);
  return [
    rounded({ x, y, width, height: HEAD }, 4, { fill: WATER, stroke: SHORE, width: 1.2 }),
    label(name, x + width / 2, y + 9.8, { font: 'serif-italic', size: 9, color: SEA_LETTERS, anchor: 'middle' }),
    ...(under
      ? [
          rounded({ x: x + width - 13, y: y + 2.2, width: 11, height: 9.6 }, 2, {
            fill: ALARM,
            stroke: INK,
            width: 0.4,
          }),
          label(String(view.interdiction.box), x + width - 7.5, y + 9.6, {
            ...{ font: 'sans-bold', size: 7, color: PAPER, anchor: 'middle' },
          }),
        ]
      : []),
  ];
}

/** A voyage that the reader has been told of: of which ship, from where to where. */
interface Track {
  text: string;
  from: string;
  to: string;
}

/** No more of them: they would leave no room for what lies where they went. */
const MOST_TRACKS = 8;

/** The voyages of which the reader has been told, in the order in which they were made (26.12). */
function tracksOf({ data, marks }: Chart, zones: readonly string[]): Track[] {
  return marks
    .flatMap(({ kind, text, path }): Track[] => {
      const [start, end] = [path?.[0], path?.at(-1)];
      if (kind !== 'sailed' || start === undefined || end === undefined) return [];
      const [from, to] = [data.waters.zoneOf(start), data.waters.zoneOf(end)];
      if (from === undefined || to === undefined || !zones.includes(from) || !zones.includes(to)) return [];
      return [{ text: `${text}: ${placeName(data, start)} - ${placeName(data, end)}`, from, to }];
    })
    .slice(-MOST_TRACKS);
}

/** An arrow from zone to zone with its words over it; within one zone the words alone. */
function drawTrack({ text, from, to }: Track, middle: (zone: string) => Points, y: Points): Shape[] {
  const [start, end] = [middle(from), middle(to)];
  const at = y + TRACK - 2.5;
  const way = Math.sign(end - start);
  const words = label(text, (start + end) / 2, at - 1.8, { font: 'sans', size: 7, color: INK, anchor: 'middle' });
  if (way === 0) return [words];
  const head: [Points, Points][] = [
    [end, at],
    [end - way * 5, at - 2.4],
    [end - way * 5, at + 2.4],
  ];
  return [
    polyline(
      [
        [start, at],
        [end - way * 4, at],
      ],
      { stroke: INK, width: 0.9 },
    ),
    polygon(head, { fill: INK }),
    words,
  ];
}
