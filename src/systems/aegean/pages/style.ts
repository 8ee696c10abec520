import { COAST_KEY, LABELS, PLACES, SIDES, WAYS } from '../../../render/hexmap/house-style';
import { CLIFF } from '../../../render/hexmap/palette';
import type { MapStyle } from '../../../render/hexmap/style';

const shut = [
  { stroke: '#fffaea', width: 4.4 },
  { stroke: CLIFF, width: 3 },
];
const turkish = '#d3dfc9';

/** How the map of the south-east Aegean looks. */
export const AEGEAN: MapStyle = {
  terrains: {
    flat: { fill: '#f7f0da' },
    rough: { fill: '#e3c890', pattern: 'rough' },
    // Ships may sail through.
    'flat, passage': { fill: '#d9ecea' },
    'rough, passage': { fill: '#c2dcd2', pattern: 'rough' },
    Turkey: { fill: '#cfcabd' },
  },
  tints: { turkish: { fill: turkish, stroke: turkish, width: 0.3 } },
  lines: { strait: SIDES.strait, shut: { paints: shut, round: null } },
  borders: {},
  ways: { road: WAYS.minor },
  places: {
    port: PLACES.port,
    airfield: PLACES.airfield,
    'airfield and port': { ...PLACES.airfield, name: PLACES.port.name },
    name: PLACES.village,
    beach: PLACES.feature,
  },
  labels: { ...LABELS, turkey: { ...LABELS.area, usual: 0.9, gap: 0.35 } },
  key: {
    terrains: ['flat', 'rough', 'flat, passage', 'rough, passage', 'Turkey'],
    lines: [
      ['road', WAYS.minor],
      ['ships pass between two coast hexes', SIDES.strait.paints],
      ['ships do not pass', shut],
      ['Turkish waters', [{ stroke: turkish, width: 8 }]],
      COAST_KEY,
    ],
    note: 'anchor: port; runway: airfield; dots on the shore: invasion beach',
  },
};
