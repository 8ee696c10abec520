import type { Point } from '../../geometry';
import type { Points, Shape } from '../../scene';
import { label, polyline, rectangle } from '../../shapes';
import type { Block } from '../../page/boxes';
import { counter, tags } from '../../hexmap/counters';
import type { HexUnit } from '../../hexmap/view';
import { SIDES, SUDA_BOX, tagsOf } from './hex-view';
import { INK, PALE } from '../theme';

const HEIGHT = 96;
const SCALE = 2.6;

const SHOWN: HexUnit = {
  ...{ id: '', name: '', hex: '', side: 'german', style: SIDES.german, type: 'parachute', size: 'company' },
  ...{ figures: '3-3-5', attack: 3, defence: 3, quality: '8', range: 0, steps: 1, fullSteps: 2, band: null, box: null },
  tags: tagsOf({ dispersed: true, fatigued: true, fire: 'none' }),
};
const GUNS: HexUnit = {
  ...{ id: '', name: '', hex: '', side: 'allied', style: SIDES.allied, type: 'artillery', size: 'company' },
  ...{ figures: '(2)1-4', attack: 0, defence: 1, quality: '5', range: 4, steps: 1, fullSteps: 1 },
  ...{ band: null, box: SUDA_BOX },
  tags: tagsOf({ dispersed: false, fatigued: false, fire: 'first' }),
};

/** Where a note points to on a counter, and where it stands beside it; both from the middle of the counter. */
type Note = readonly [text: string, to: Point, at: Point, side: 'left' | 'right'];

const ON_SHOWN: readonly Note[] = [
  ['size (2.32)', [0, -24], [-40, -30], 'left'],
  ['efficiency', [-26, -5], [-40, -6], 'left'],
  ['attack-defence-movement', [-22, 17], [-40, 22], 'left'],
  ['D dispersed, F fatigued', [42, -18], [50, -24], 'right'],
  ['a step left, a step lost', [27, -6], [50, -2], 'right'],
];
const ON_GUNS: readonly Note[] = [
  ['range (headquarters: command)', [-26, -19], [-40, -28], 'left'],
  ['Suda Command (4.64)', [-14, -8], [-40, -6], 'left'],
  ['(bombardment)defence-movement', [-24, 17], [-40, 22], 'left'],
  ['1 first fire, 2 final fire', [42, -18], [50, -24], 'right'],
];

/** Two counters in large with what stands where. */
export function counterKey(width: Points): Block {
  return {
    height: HEIGHT,
    draw: (x, y) => [
      rectangle({ x, y, width, height: HEIGHT }, { fill: PALE, stroke: INK, width: 0.6 }),
      label('HOW TO READ A COUNTER', x + 5, y + 9, { font: 'sans-bold', size: 6.8, color: INK, spacing: 0.5 }),
      ...explained(SHOWN, ON_SHOWN, x + width * 0.28, y + 56),
      ...explained(GUNS, ON_GUNS, x + width * 0.76, y + 56),
    ],
  };
}

function explained(unit: HexUnit, notes: readonly Note[], x: Points, y: Points): Shape[] {
  return [
    { kind: 'group', x, y, scale: SCALE, shapes: [...counter(unit), ...tags(unit)] },
    ...notes.flatMap(([text, [tx, ty], [ax, ay], side]): Shape[] => [
      polyline(
        [
          [x + tx, y + ty],
          [x + ax, y + ay],
        ],
        { stroke: INK, width: 0.5 },
      ),
      label(text, x + ax + (side === 'left' ? -2 : 2), y + ay + 2.2, {
        font: 'sans',
        size: 6.6,
        color: INK,
        anchor: side === 'left' ? 'end' : 'start',
      }),
    ]),
  ];
}
