import type { Point, Rect } from '../../../../render/geometry';
import type { Points, Shape } from '../../../../render/scene';
import { label, polyline } from '../../../../render/shapes';
import { FIRST, panelFrame, type Panel } from '../../../../render/page/panel';
import { counter, tags } from '../../../../render/hexmap/counters';
import type { HexUnit } from '../../../../render/hexmap/view';
import { SIDES, SUDA_BOX, tagsOf } from './hex-view';
import { INK } from '../theme';

const SCALE = 1.8;

const SHOWN: HexUnit = {
  ...{ id: '', name: '1/Sturm', hex: '', side: 'german', style: SIDES.german, type: 'parachute', size: 'company' },
  ...{ figures: '3-3-5', attack: 3, defence: 3, quality: '8', range: 0, steps: 1, fullSteps: 2, band: null, box: null },
  tags: tagsOf({ dispersed: true, fatigued: true, fire: 'none' }),
};
const GUNS: HexUnit = {
  ...{ id: '', name: 'C/2 RA', hex: '', side: 'allied', style: SIDES.allied, type: 'artillery', size: 'company' },
  ...{ figures: '(2)1-4', attack: 0, defence: 1, quality: '5', range: 4, steps: 1, fullSteps: 1 },
  ...{ band: null, box: SUDA_BOX },
  tags: tagsOf({ dispersed: false, fatigued: false, fire: 'first' }),
};

/** Where a note points to on a counter, and where it stands beside it; both from the middle of the counter. */
type Note = readonly [text: string, to: Point, at: Point, side: 'left' | 'right'];

const ON_SHOWN: readonly Note[] = [
  ['size (2.32)', [0, -15], [-34, -16], 'left'],
  ['efficiency', [-24, -5], [-34, -5], 'left'],
  ['attack-defence-move', [-18, 7], [-34, 7], 'left'],
  ['its name', [-24, 18], [-34, 18], 'left'],
  ['D dispersed', [35, -16], [44, -16], 'right'],
  ['F fatigued', [35, -3], [44, -4], 'right'],
  ['a step left, one lost', [15, -8], [44, 9], 'right'],
];
const ON_GUNS: readonly Note[] = [
  ['range (HQ: command)', [-26.6, -12], [-34, -14], 'left'],
  ['Suda Command (4.64)', [-6, -5], [-34, -2], 'left'],
  ['(bombards)defence-move', [-20, 7], [-34, 10], 'left'],
  ['efficiency', [25, -5], [44, -2], 'right'],
  ['1 first, 2 final fire', [35, -14], [44, -14], 'right'],
];

/** What one counter takes with its notes. */
const [WIDE, EACH] = [246, 52];

/** Two counters in large with what stands where. */
export const keyPanel: { panel: Pick<Panel, 'draw'>; least: Points } = {
  least: FIRST + 2 * EACH,
  panel: {
    draw: (box) => {
      const scale = Math.min(box.width / WIDE, (box.height - FIRST) / (2 * EACH));
      const [x, y] = [box.x + box.width * 0.5, box.y + FIRST + ((box.height - FIRST) / 4 - 2)];
      const at = { kind: 'group', x, scale } as const;
      return [
        ...panelFrame('HOW TO READ A COUNTER', box),
        { ...at, y, shapes: explained(SHOWN, ON_SHOWN, 0, 0) },
        { ...at, y: y + (box.height - FIRST) / 2, shapes: explained(GUNS, ON_GUNS, 0, 0) },
      ];
    },
  },
};

/** The height of the row below, at least and at most. */
export const KEY_ROW = { least: FIRST + EACH, most: 120 };

/** The same two counters beside each other. */
export function keyRow(box: Rect): Shape[] {
  const scale = Math.min(box.width / (2 * WIDE), (box.height - FIRST) / EACH);
  const y = box.y + FIRST + (box.height - FIRST) / 2 - 2;
  const at = { kind: 'group', y, scale } as const;
  return [
    ...panelFrame('HOW TO READ A COUNTER', box),
    { ...at, x: box.x + box.width * 0.25, shapes: explained(SHOWN, ON_SHOWN, 0, 0) },
    { ...at, x: box.x + box.width * 0.75, shapes: explained(GUNS, ON_GUNS, 0, 0) },
  ];
}

function explained(unit: HexUnit, notes: readonly Note[], x: Points, y: Points): Shape[] {
  const drawn = (shapes: Shape[]): Shape => ({ kind: 'group', x, y, scale: SCALE, shapes });
  const lines = notes.map(([, [tx, ty], [ax, ay]]) =>
    polyline(
      [
        [x + tx, y + ty],
        [x + ax, y + ay],
      ],
      { stroke: INK, width: 0.5 },
    ),
  );
  return [
    drawn(counter(unit)),
    ...lines,
    // Over the lines: none runs through their letters.
    drawn(tags(unit)),
    ...notes.map(([text, , [ax, ay], side]): Shape =>
      label(text, x + ax + (side === 'left' ? -2 : 2), y + ay + 2.4, {
        font: 'sans',
        size: 7,
        color: INK,
        anchor: side === 'left' ? 'end' : 'start',
      }),
    ),
  ];
}
