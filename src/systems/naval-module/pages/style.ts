import { COAST_KEY, LABELS, PLACES, SEA_BORDER, SIDES, WAYS } from '../../../render/hexmap/house-style';
import { SHORE, WATER } from '../../../render/hexmap/palette';
import type { MapStyle } from '../../../render/hexmap/style';

const shallow = '#d6ebe6';
const lake = [
  { stroke: SHORE, width: 7 },
  { stroke: WATER, width: 5 },
];
const partly = [
  { stroke: SHORE, width: 3.4 },
  { stroke: WATER, width: 2, dash: [3, 2] },
];

/** How the map of the Black Sea looks. */
export const BLACK_SEA: MapStyle = {
  terrains: {
    clear: { fill: '#f7f0da' },
    rough: { fill: '#e7cf9d', pattern: 'rough' },
    mountain: { fill: '#c9a377', pattern: 'mountain' },
    marsh: { fill: '#d3e3c4', pattern: 'marsh' },
  },
  tints: { shallow: { fill: shallow, stroke: shallow, width: 0.3 } },
  lines: {
    partly: { paints: partly, round: null },
    strait: SIDES.strait,
    lake: { paints: lake, round: 0.2 },
  },
  borders: { zone: SEA_BORDER },
  ways: { road2: WAYS.minor, road: WAYS.main, rail: WAYS.railroad },
  places: {
    'major-city': { ...PLACES.city, name: { ...PLACES.city.name, size: 11 } },
    city: PLACES.city,
    town: PLACES.town,
    village: PLACES.village,
    port: PLACES.port,
  },
  labels: LABELS,
  key: {
    terrains: ['clear', 'rough', 'mountain', 'marsh'],
    lines: [
      ['main road', WAYS.main],
      ['minor road', WAYS.minor],
      ['railroad', WAYS.railroad],
      ['hexside of land and sea', partly],
      ['hexside of sea', SIDES.strait.paints],
      ['liman', lake],
      ['shallow water', [{ stroke: shallow, width: 8 }]],
      ['sea zone', SEA_BORDER.paints],
      COAST_KEY,
    ],
    note: 'filled anchor: port; open anchor: anchorage',
  },
};
