import type { Paint } from '../scene';
import type { LabelStyle, LineStyle, PlaceStyle } from './style';
import {
  AREA_LETTERS,
  CLIFF,
  HALO,
  HEIGHT_NAME,
  MAIN_ROAD,
  NAME,
  RIVER,
  RIVER_EDGE,
  ROAD_EDGE,
  SEA_LETTERS,
  SHORE,
  TRACK,
  WATER,
} from './palette';

const halo = { color: HALO, width: 1.1 };

/** Ways as most maps print them; a system names the ones it has. */
export const WAYS = {
  trail: [
    { stroke: HALO, width: 2 },
    { stroke: ROAD_EDGE, width: 1, dash: [3, 1.8] },
  ],
  minor: [
    { stroke: ROAD_EDGE, width: 2 },
    { stroke: TRACK, width: 1.1 },
  ],
  main: [
    { stroke: ROAD_EDGE, width: 3.5 },
    { stroke: MAIN_ROAD, width: 2.4 },
  ],
  railroad: [
    { stroke: '#16140f', width: 1.1 },
    { stroke: '#16140f', width: 4.2, dash: [0.8, 4] },
  ],
} as const satisfies Record<string, readonly Paint[]>;

/** Hexsides as most maps print them. */
export const SIDES = {
  river: {
    paints: [
      { stroke: RIVER_EDGE, width: 3 },
      { stroke: RIVER, width: 2 },
    ],
    round: 0.4,
    bridged: true,
  },
  strait: {
    paints: [
      { stroke: SHORE, width: 6.4 },
      { stroke: WATER, width: 4 },
    ],
    round: null,
  },
  cliff: {
    paints: [{ stroke: CLIFF, width: 1.7 }],
    round: null,
    teeth: { length: 3.2, paint: { stroke: CLIFF, width: 1 } },
  },
  ridge: {
    paints: [
      { stroke: '#7a4a1c', width: 1.6 },
      { stroke: '#7a4a1c', width: 5.4, dash: [0.9, 2.1] },
    ],
    round: null,
  },
} as const satisfies Record<string, LineStyle>;

/** The border of a sea zone. */
export const SEA_BORDER: LineStyle = {
  paints: [{ stroke: SEA_LETTERS, width: 1.6, dash: [5, 3] }],
  round: 0.1,
};

const below = 14.2;
/** Places as most maps letter them. */
export const PLACES = {
  city: { name: { font: 'serif-bold', size: 10, color: NAME, halo }, below, sign: 'houses' },
  town: { name: { font: 'serif-bold', size: 7.8, color: NAME, halo }, below, sign: 'dot' },
  village: { name: { font: 'serif', size: 7, color: NAME, halo }, below, sign: 'dot' },
  airfield: { name: { font: 'sans-bold', size: 7, color: '#1d2360', halo }, below, sign: 'runway' },
  port: { name: { font: 'serif-bold', size: 7.6, color: NAME, halo }, below, sign: 'none' },
  feature: { name: { font: 'sans-italic', size: 7, color: HEIGHT_NAME, halo }, below, sign: 'none' },
} as const satisfies Record<string, PlaceStyle>;

/** Lettering of seas, areas and rivers. */
export const LABELS = {
  sea: { font: 'serif-italic', color: SEA_LETTERS, usual: 0.8, gap: 0.2, caps: true, under: true },
  area: {
    ...{ font: 'serif-italic', color: AREA_LETTERS, usual: 0.8, gap: 0.22, caps: true, under: true },
    halo: { color: HALO, width: 0.9 },
  },
  island: {
    ...{ font: 'serif-italic', color: NAME, usual: 0.3, gap: 0.06, caps: false, under: false },
    halo: { color: HALO, width: 1.1 },
  },
  river: {
    ...{ font: 'serif-italic', color: RIVER_EDGE, usual: 0.24, gap: 0.06, caps: false, under: false },
    halo: { color: HALO, width: 1 },
  },
} as const satisfies Record<string, LabelStyle>;

/** The line of the coast in a key. */
export const COAST_KEY: readonly [string, readonly Paint[]] = ['coast', [{ stroke: SHORE, width: 1.5 }]];
