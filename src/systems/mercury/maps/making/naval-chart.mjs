/**
 * Makes src/systems/mercury/maps/naval-chart.json: coasts of Natural Earth (npm package world-atlas), cropped, projected and simplified,
 * with the zones, names and places of naval-chart/. Run by hand after changing those: node src/systems/mercury/maps/making/naval-chart.mjs
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as fontkit from 'fontkit';
import { borders, corners, ringOf } from './naval-chart/borders.mjs';
import { coasts } from './naval-chart/coast.mjs';
import { MOUNTAINS, NAMES, PLACE_LABELS, ZONE_LABELS } from './naval-chart/lettering.mjs';
import { HEIGHT, PROJECTION, WIDTH, project, rounded } from './naval-chart/projection.mjs';
import { NODES } from './naval-chart/zones.mjs';

const require = createRequire(import.meta.url);
const MAPS = new URL('../', import.meta.url);
const LETTERS =
  require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf');
/** Height of the line with the search number, and its width: `S -1  ring 2` and the air cover sign. */
const SEARCH_LINE = { height: 21, width: 84 };
/** Space between the lines of a name, as a share of its size. */
const LEADING = 1.0;

const serif = fontkit.openSync(LETTERS);
const sea = parse(readFileSync(new URL('naval-operations.yaml', MAPS), 'utf8'));
const { land, shallows } = coasts();

function zone({ id, air_cover: airCover }) {
  const { lines, at, size, spacing = 0 } = ZONE_LABELS[id];
  const widest = Math.max(...lines.map((line) => textWidth(line, size) + spacing * (line.length - 1)));
  const width = Math.ceil(Math.max(widest, SEARCH_LINE.width + (airCover ? 24 : 0)));
  const height = Math.ceil(lines.length * size * LEADING + SEARCH_LINE.height);
  const [x, y] = at;
  return {
    ring: ringOf(id).map((n) => rounded(project(NODES[n]))),
    label: { x, y, lines, size, spacing, width, height },
  };
}

function textWidth(text, size) {
  return (serif.layout(text).advanceWidth / serif.unitsPerEm) * size;
}

function place({ id, centre }) {
  const { at, dx, dy, anchor, twoLines = false } = PLACE_LABELS[id];
  const [x, y] = rounded(onCoast(project(at ?? [centre.lon, centre.lat])));
  return { x, y, label: { dx, dy, anchor, twoLines } };
}

/** The nearest point of the drawn coast. */
function onCoast(point) {
  const candidates = land.flatMap((ring) => ring.map((end, i) => nearest(point, ring.at(i - 1), end)));
  return candidates.reduce((best, c) => (distance(point, c) < distance(point, best) ? c : best));
}

function nearest([px, py], [ax, ay], [bx, by]) {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
  return [ax + t * (bx - ax), ay + t * (by - ay)];
}

const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

function name({ text, kind, at, anchor = 'middle' }) {
  const [x, y] = rounded(project(at));
  return { text, kind, x, y, anchor };
}

function entries(things, make) {
  return Object.fromEntries(things.map((thing) => [thing.id, make(thing)]));
}

/** One ring, border or place a line, so that a change shows as a change. */
function print(chart) {
  const lines = (value) =>
    Array.isArray(value)
      ? `[\n${value.map((v) => `    ${JSON.stringify(v)}`).join(',\n')}\n  ]`
      : `{\n${Object.entries(value)
          .map(([k, v]) => `    ${JSON.stringify(k)}: ${JSON.stringify(v)}`)
          .join(',\n')}\n  }`;
  const fields = Object.entries(chart).map(([key, value]) => {
    return `  ${JSON.stringify(key)}: ${typeof value === 'object' ? lines(value) : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

const chart = {
  note: 'Made by naval-chart.mjs. Coasts: Natural Earth 1:10m, public domain.',
  width: WIDTH,
  height: HEIGHT,
  projection: PROJECTION,
  zones: entries(sea.zones, zone),
  borders: borders().map(({ between, nodes }) => ({ between, line: nodes.map((n) => rounded(project(NODES[n]))) })),
  corners: corners().map((node) => rounded(project(NODES[node]))),
  places: entries(sea.places, place),
  names: NAMES.map(name),
  mountains: MOUNTAINS.map(({ at, size }) => [...rounded(project(at)), size]),
  land: land.map((ring) => ring.flat()),
  shallows: shallows.map((ring) => ring.flat()),
};
writeFileSync(new URL('naval-chart.json', MAPS), print(chart));
