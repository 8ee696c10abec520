import { COAST_KEY, LABELS, PLACES, SIDES, WAYS } from '../../../render/hexmap/house-style';
import { HALO, HEIGHT_NAME, SECTOR } from '../../../render/hexmap/palette';
import { larger, type MapStyle } from '../../../render/hexmap/style';

const wadi = [{ stroke: '#2568a3', width: 3.2 }];
// Narrow and broken, so that the wadi or ridge below it is seen.
const border = [{ stroke: SECTOR, width: 1.5, dash: [5, 4] }];
const lava = [{ stroke: '#4b3a36', width: 3, dash: [2.2, 1.8] }];
const swamp = [{ stroke: '#4f8a4a', width: 2.8, dash: [1, 1.6] }];

/** How the map of Syria and Lebanon looks. */
export const SYRIA: MapStyle = {
  terrains: {
    clear: { fill: '#f7f0da' },
    rough: { fill: '#e7cf9d', pattern: 'rough' },
    mountain: { fill: '#c9a377', pattern: 'mountain' },
    lava: { fill: '#d8c6bb', pattern: 'lava' },
    swamp: { fill: '#d3e3c4', pattern: 'marsh' },
  },
  tints: {},
  lines: {
    lava: { paints: lava, round: 0.2 },
    swamp: { paints: swamp, round: 0.2 },
    wadi: { paints: wadi, round: 0.4, bridged: true },
    ridge: SIDES.ridge,
    escarpment: SIDES.cliff,
  },
  borders: { area: { paints: border, round: 0.1 } },
  ways: WAYS,
  places: {
    city: PLACES.city,
    town: PLACES.town,
    point: { name: { ...PLACES.village.name, font: 'sans-italic', color: HEIGHT_NAME }, below: 14.2, sign: 'dot' },
    airfield: PLACES.airfield,
    'town with airfield': { ...PLACES.town, sign: 'none' },
    'point with airfield': { ...PLACES.village, sign: 'none' },
  },
  labels: {
    ...LABELS,
    'small area': {
      ...{ font: 'sans-bold', color: SECTOR, usual: 0.27, gap: 0.2, caps: true, under: false },
      halo: { color: HALO, width: 1 },
    },
  },
  key: {
    terrains: ['clear', 'rough', 'mountain', 'lava', 'swamp'],
    lines: [
      ['main road', WAYS.main],
      ['minor', WAYS.minor],
      ['trail', WAYS.trail],
      ['railroad', WAYS.railroad],
      ['wadi', wadi],
      ['ridge', SIDES.ridge.paints],
      ['escarpment', SIDES.cliff.paints],
      ['lava hexside', lava],
      ['swamp hexside', swamp],
      ['border', border],
      COAST_KEY,
    ],
    note: 'runway: airfield; anchor: port',
  },
};

/** The same look with letters so many times as large; the names of areas do not cry. */
export function enlarged(style: MapStyle, times: number): MapStyle {
  const look = larger(style, times);
  const area = look.labels['area'];
  return area ? { ...look, labels: { ...look.labels, area: { ...area, color: '#c9b68c' } } } : look;
}
