import type { MapStyle } from '../../../../render/hexmap/style';
import type { Lettering } from '../../../../render/shapes';
import { COAST_KEY, LABELS, SIDES, WAYS } from '../../../../render/hexmap/house-style';
import { AREA_LETTERS, HALO, HEIGHT_NAME, NAME, SEA_LETTERS, SECTOR } from '../../../../render/hexmap/palette';

const halo = { color: HALO, width: 1.1 };
const height = (size: number): Lettering => ({ font: 'sans-italic', size, color: HEIGHT_NAME, halo });
const { main: road, minor: track } = WAYS;
const sector = { stroke: SECTOR, width: 1.9, dash: [7, 2, 1.6, 2] };
const suda = { stroke: NAME, width: 1.3, dash: [1.3, 2] };

/** How the map of Crete looks. */
export const CRETE: MapStyle = {
  terrains: {
    flat: { fill: '#f8f2dc' },
    airfield: { fill: '#f8f2dc' },
    broken: { fill: '#f1e3bd', pattern: 'broken' },
    orchard: { fill: '#d5e2b4', pattern: 'orchard' },
    rough: { fill: '#e7cf9d', pattern: 'rough' },
    hill: { fill: '#dcbb84', pattern: 'hill' },
    mountain: { fill: '#c9a377', pattern: 'mountain' },
    town: { fill: '#f3dfcb', pattern: 'town' },
    city: { fill: '#e9c9b8', pattern: 'city' },
  },
  tints: {},
  lines: {
    strait: SIDES.strait,
    river: { ...SIDES.river, round: 0.5 },
    cliff: SIDES.cliff,
  },
  borders: {
    sector: { paints: [{ stroke: HALO, width: 3.2, opacity: 0.7 }, sector], round: 0.1 },
    suda: { paints: [{ stroke: HALO, width: 2.6, opacity: 0.7 }, suda], round: 0.1 },
  },
  ways: { secondary: track, main: road },
  // Names lie clear of the strengths of a counter, and of the numbers of the next row.
  places: {
    city: { name: { font: 'serif-bold', size: 10.5, color: NAME, halo }, below: 15, sign: 'none' },
    town: { name: { font: 'serif-bold', size: 9, color: NAME, halo }, below: 14.8, sign: 'none' },
    village: { name: { font: 'serif', size: 7, color: NAME, halo }, below: 13.6, sign: 'houses' },
    airfield: { name: { font: 'sans-bold', size: 7.6, color: '#1d2360', halo }, below: 10, sign: 'runway' },
    hill: { name: height(7), below: 13.6, sign: 'summit' },
    peak: { name: height(7), below: 13.6, sign: 'summit' },
    feature: { name: height(7), below: 13.6, sign: 'none' },
  },
  labels: {
    sea: { font: 'serif-italic', color: SEA_LETTERS, usual: 0.7, gap: 0.2, caps: true, under: true },
    sector: {
      ...{ font: 'sans-bold', color: SECTOR, usual: 0.42, gap: 0.22, caps: true, under: false },
      halo: { color: HALO, width: 1 },
    },
    area: {
      ...{ font: 'serif-italic', color: AREA_LETTERS, usual: 0.5, gap: 0.16, caps: false, under: true },
      halo: { color: HALO, width: 0.9 },
    },
    river: LABELS.river,
  },
  key: {
    terrains: ['flat', 'broken', 'orchard', 'rough', 'hill', 'mountain', 'town', 'city'],
    lines: [
      ['road', road],
      ['secondary', track],
      ['river', SIDES.river.paints],
      ['cliff', SIDES.cliff.paints],
      COAST_KEY,
      ['sector', [sector]],
      ['Suda command', [suda]],
    ],
    note: 'ticks point downhill, longer for more levels',
  },
};
