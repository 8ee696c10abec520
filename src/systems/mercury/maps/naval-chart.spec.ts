import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YamlFile } from '../../../kernel/data/yaml-file';
import { readSeas } from '../data/seas';
import drawn from './naval-chart.json';

type Point = readonly [x: number, y: number];
interface Zone {
  ring: Point[];
  label: { x: number; y: number; width: number; height: number };
}

const path = join(__dirname, 'naval-operations.yaml');
const { zones, places } = readSeas(new YamlFile({ path, text: readFileSync(path, 'utf8') }));
const chart = {
  width: drawn.width,
  height: drawn.height,
  zones: drawn.zones as unknown as Record<string, Zone>,
  borders: drawn.borders as unknown as { between: [string, string]; line: Point[] }[],
  corners: drawn.corners as unknown as Point[],
  places: drawn.places as Record<string, { x: number; y: number }>,
  land: drawn.land.map((flat) => pairs(flat)),
};

function pairs(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
}

const sides = (ring: readonly Point[]): [Point, Point][] => ring.map((p, i) => [p, ring[(i + 1) % ring.length] ?? p]);

function inside([x, y]: Point, ring: readonly Point[]): boolean {
  return sides(ring).filter(([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])).length % 2 === 1;
}

const onLand = (p: Point): boolean => chart.land.some((ring) => inside(p, ring));

function toLine([x, y]: Point, [[ax, ay], [bx, by]]: [Point, Point]): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

const toRing = (p: Point, ring: readonly Point[]): number => Math.min(...sides(ring).map((side) => toLine(p, side)));

const area = (ring: readonly Point[]): number =>
  Math.abs(sides(ring).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0));

/** The part of a line that is not hidden by land. */
function visible([a, b]: [Point, Point]): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const steps = Math.max(1, Math.round(length));
  const seen = Array.from({ length: steps }, (_, i) => (i + 0.5) / steps).filter(
    (t) => !onLand([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]),
  );
  return (seen.length / steps) * length;
}

const key = ([a, b]: [Point, Point]): string => `${a.join()} ${b.join()}`;

/** How much of the border between two zones can be seen. */
function sharedBorder(one: string, other: string): number {
  const theirs = sides(chart.zones[other]?.ring ?? []).map(([a, b]) => key([b, a]));
  const shared = sides(chart.zones[one]?.ring ?? []).filter((side) => theirs.includes(key(side)));
  return shared.reduce((sum, side) => sum + visible(side), 0);
}

describe('the naval chart', () => {
  it('draws the zones and places of the Naval Operations Map, all of them and no others', () => {
    expect(Object.keys(chart.zones).sort()).toEqual(zones.map((z) => z.id).sort());
    expect(Object.keys(chart.places).sort()).toEqual(places.map((p) => p.id).sort());
  });

  it('lets two zones share a border that can be seen exactly when they are adjacent', () => {
    for (const one of zones) {
      for (const other of zones.filter((z) => z.id > one.id)) {
        const length = sharedBorder(one.id, other.id);
        const pair = `${one.id} and ${other.id} share ${length.toFixed(1)}`;
        if (one.adjacent.includes(other.id)) expect(length > 20 ? 'a border' : pair).toBe('a border');
        else expect(length === 0 ? 'nothing' : pair).toBe('nothing');
      }
    }
  });

  it('lists every border once, along the edges of its two zones', () => {
    const listed = chart.borders.filter(({ line }) => line.slice(1).some((p, i) => visible([line[i] ?? p, p]) > 0));
    const expected = zones.flatMap((z) => z.adjacent.filter((a) => a > z.id).map((a) => `${z.id} ${a}`));
    expect(listed.map((b) => [...b.between].sort().join(' ')).sort()).toEqual(expected.sort());
    for (const { between, line } of chart.borders) {
      const edges = between.map((id) => sides(chart.zones[id]?.ring ?? []).flatMap(([a, b]) => [key([a, b]), key([b, a])]));
      line.slice(1).forEach((p, i) => edges.forEach((e) => expect(e).toContain(key([line[i] ?? p, p]))));
    }
  });

  it('covers the chart with its zones without an overlap', () => {
    const rings = Object.values(chart.zones).map((z) => z.ring);
    expect(rings.reduce((sum, ring) => sum + area(ring), 0)).toBeCloseTo(chart.width * chart.height, 0);
    for (let x = 3.3; x < chart.width; x += 11) {
      for (let y = 3.7; y < chart.height; y += 11) {
        expect(rings.filter((ring) => inside([x, y], ring)).length).toBe(1);
      }
    }
  });

  it('has every port, minor port and anchorage on the coast, in its own zone', () => {
    for (const { id, zone } of places) {
      const { x, y } = chart.places[id] ?? { x: -1, y: -1 };
      const ring = chart.zones[zone]?.ring ?? [];
      expect([id, inside([x, y], ring) || toRing([x, y], ring) < 1]).toEqual([id, true]);
      expect([id, Math.min(...chart.land.map((land) => toRing([x, y], land))) < 0.2]).toEqual([id, true]);
    }
  });

  it('has its zones, borders, corners and places inside the frame', () => {
    const points = [
      ...Object.values(chart.zones).flatMap((z) => z.ring),
      ...chart.borders.flatMap((b) => b.line),
      ...chart.corners,
      ...Object.values(chart.places).map(({ x, y }): Point => [x, y]),
    ];
    const out = points.filter(([x, y]) => x < 0 || x > chart.width || y < 0 || y > chart.height);
    expect(out).toEqual([]);
  });

  it.each(Object.entries(chart.zones))('%s has room for its name and search number in its own sea', (_, zone) => {
    const { x, y, width, height } = zone.label;
    const grid = Array.from({ length: 21 * 9 }, (__, i): Point => [
      x + ((i % 21) / 20 - 0.5) * width,
      y + (Math.floor(i / 21) / 8) * height,
    ]);
    expect(grid.filter((p) => !inside(p, zone.ring))).toEqual([]);
    expect(grid.filter(onLand)).toEqual([]);
  });

  it('marks the points where four zones meet, and those only', () => {
    const meeting = Object.values(chart.zones)
      .flatMap((z) => z.ring)
      .filter((p, _, all) => all.filter((q) => q.join() === p.join()).length === 4 && !onLand(p));
    const once = [...new Map(meeting.map((p) => [p.join(), p])).values()];
    expect(once.map((p) => p.join()).sort()).toEqual(chart.corners.map((p) => p.join()).sort());
  });
});
