/** The chart is 1400 units wide and 1000 high. */
export const WIDTH = 1400;
export const HEIGHT = 1000;
const WEST = 20.6;
const EAST = 30.15;

/**
 * Latitude and height on the chart. Between the Peloponnese and the south coast of Crete the scale is a little larger than a
 * true map's; the wide sea south of it is drawn together. The bends lie in open water, so that no coast shows them.
 */
const LATITUDES = [
  [38.05, 0],
  [37.0, 186],
  [36.4, 302],
  [34.82, 664],
  [34.0, 766],
  [30.8, HEIGHT],
];

/** Chart position of a point in degrees. */
export function project([lon, lat]) {
  const upper = Math.max(
    1,
    LATITUDES.findIndex(([parallel]) => parallel <= lat),
  );
  const i = LATITUDES.some(([parallel]) => parallel <= lat) ? upper : LATITUDES.length - 1;
  const [[north, top], [south, bottom]] = [LATITUDES[i - 1], LATITUDES[i]];
  const y = top + ((north - lat) / (north - south)) * (bottom - top);
  return [((lon - WEST) / (EAST - WEST)) * WIDTH, y];
}

/** Written with one decimal: a twentieth of a millimetre on paper. */
export const rounded = ([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** What the JSON says of the projection, so that a scale and meridians can be drawn. */
export const PROJECTION = { west: WEST, east: EAST, latitudes: LATITUDES };
