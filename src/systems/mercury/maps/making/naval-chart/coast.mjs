import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { HEIGHT, WIDTH, project, rounded } from './projection.mjs';

const require = createRequire(import.meta.url);

/** Coasts run on a little beyond the neat line, so that their outline is not drawn along it. */
const MARGIN = 30;
/** A corner that spans less than this area (square units) is left out: of the coast, and of the shallows along it. */
const CORNER = { coast: 2.2, shallows: 14 };
/** Islets smaller than this (square units) are left out. */
const ISLET = 6;

/**
 * Land of Natural Earth 1:10m inside the chart: rings of chart coordinates, mainlands first. `shallows` is the same coast, coarser:
 * it is stroked several times in broad lines.
 */
export function coasts() {
  const rings = landRings();
  const drawn = (corner, round) => rings.map((ring) => simplify(ring, corner).map(round));
  return {
    land: drawn(CORNER.coast, rounded),
    shallows: drawn(CORNER.shallows, ([x, y]) => [Math.round(x), Math.round(y)]),
  };
}

function landRings() {
  const world = require('world-atlas/land-10m.json');
  const { features, geometry } = feature(world, world.objects.land);
  const shapes = features ? features.map((f) => f.geometry) : [geometry];
  const rings = shapes.flatMap((g) => (g.type === 'Polygon' ? g.coordinates : g.coordinates.flat()));
  return rings
    .map((ring) => clip(ring.map(project).filter(([x, y]) => Number.isFinite(x + y))))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > ISLET)
    .sort((a, b) => Math.abs(area(b)) - Math.abs(area(a)));
}

/** Sutherland and Hodgman: the part of a ring inside the chart and its margin. */
function clip(ring) {
  const sides = [
    [([x]) => x >= -MARGIN, (a, b) => crossX(a, b, -MARGIN)],
    [([x]) => x <= WIDTH + MARGIN, (a, b) => crossX(a, b, WIDTH + MARGIN)],
    [([, y]) => y >= -MARGIN, (a, b) => crossY(a, b, -MARGIN)],
    [([, y]) => y <= HEIGHT + MARGIN, (a, b) => crossY(a, b, HEIGHT + MARGIN)],
  ];
  return sides.reduce((points, [inside, cross]) => {
    return points.flatMap((point, i) => {
      const before = points.at(i - 1);
      const entering = inside(point) !== inside(before) ? [cross(before, point)] : [];
      return inside(point) ? [...entering, point] : entering;
    });
  }, ring);
}

function crossX([ax, ay], [bx, by], x) {
  return [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
}

function crossY([ax, ay], [bx, by], y) {
  return [ax + ((bx - ax) * (y - ay)) / (by - ay), y];
}

/** Visvalingam: the corner that spans the smallest triangle goes first. */
function simplify(ring, corner) {
  const points = [...ring];
  while (points.length > 8) {
    const sizes = points.map((p, i) => Math.abs(area([points.at(i - 1), p, points[(i + 1) % points.length]])));
    const least = sizes.indexOf(Math.min(...sizes));
    if (sizes[least] > corner) break;
    points.splice(least, 1);
  }
  return points;
}

function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring.at(i - 1);
    return sum + (px * y - x * py) / 2;
  }, 0);
}
