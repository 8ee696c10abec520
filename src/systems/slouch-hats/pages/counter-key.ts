import type { Rect } from '../../../render/geometry';
import { counter } from '../../../render/hexmap/counters';
import { wrapped } from '../../../render/measure';
import { FIRST, LINE, PAD, panelFrame, type Panel } from '../../../render/page/panel';
import { plain } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label } from '../../../render/shapes';
import { hatchSample } from './overlays';
import { badge, disc, flights, innerTags } from './stacks';
import { NATION_KEY, styleOfNation } from './theme';
import { MARKS_KEY, type Thing } from './units';

const SAMPLE: Thing = {
  ...{ id: '', name: '21/7A', hex: '', side: 'allied', ofSide: 'allied', kind: 'combat', points: 0, spent: false },
  ...{ style: styleOfNation('allied', 'australian'), type: 'infantry', size: 'brigade', band: null, box: null },
  ...{ figures: '3-4-6', attack: 3, defence: 4, quality: 'A', range: 0, steps: 1, fullSteps: 2, tags: [] },
};
const PLANES: readonly Thing[] = [
  { ...SAMPLE, kind: 'air', spent: false },
  { ...SAMPLE, kind: 'air', spent: true },
];

interface Sign {
  draw: (x: Points, y: Points) => Shape[];
  words: string;
}
const group =
  (shapes: readonly Shape[]): Sign['draw'] =>
  (x, y) => [{ kind: 'group', x, y, shapes }];

const SIGNS: readonly Sign[] = [
  { draw: group(badge(0, 0, '3')), words: 'units in the hex' },
  { draw: group(disc({ type: 'msu', side: 'allied', points: 2 }, 0, -1)), words: 'MSU: points' },
  { draw: group(disc({ type: 'dump', side: 'axis', points: 4 }, 0, -1)), words: 'dump: points' },
  { draw: group([{ kind: 'group', x: 3, shapes: flights(PLANES, 2, -3.5) }]), words: '2 at a field for 2' },
  { draw: group([{ kind: 'group', scale: 0.42, shapes: hatchSample('allied') }]), words: 'Allied, of the Axis' },
  { draw: group([{ kind: 'group', scale: 0.42, shapes: hatchSample('axis') }]), words: 'Axis, of the Allies' },
];

/** What stands on a counter and beside it, and what its marks mean. */
export const counterKey: Panel = { need: 112, draw };

/** A counter with its values, the marks on it, and the signs beside it. */
function draw(box: Rect): Shape[] {
  const { x, y, width } = box;
  const each = (width - 2 * PAD) / 3;
  const [left, middle, right] = [x + PAD, x + PAD + each * 1.08, x + PAD + each * 2.04];
  const top = y + FIRST;
  const words = ON_COUNTER.flatMap((text) => wrapped(text, 'sans', 7, each));
  return [
    ...panelFrame('HOW TO READ THE MAP', box),
    { kind: 'group', x: left + 17, y: top + 4, scale: 1.1, shapes: counter(SAMPLE) },
    ...['attack-', 'defence-', 'movement'].map((word, i) => label(word, left + 38, top + 1 + i * LINE, plain)),
    ...words.map((line, i) => label(line, left, top + 29 + i * LINE, plain)),
    ...MARKS_KEY.flatMap(([mark, meaning, alarm], i): Shape[] => {
      const at = top + i * 9.4;
      const tag = innerTags({ tags: [{ text: mark, alarm }] });
      return [{ kind: 'group', x: middle - 9, y: at + 1.4, shapes: tag }, label(meaning, middle + 9, at, plain)];
    }),
    ...[...NATION_KEY, 'small letter: Light'].map((line, i) => label(line, middle, top + 51 + i * LINE, plain)),
    ...SIGNS.flatMap(({ draw: sign, words: meaning }, i): Shape[] => {
      const lines = wrapped(meaning, 'sans', 7, each - 30);
      const at = top + 1 + i * 15.2;
      return [
        ...sign(right + 10, at - 1),
        ...lines.map((line, n) => label(line, right + 30, at + 1.4 + n * 7.4 - (lines.length - 1) * 3.7, plain)),
      ];
    }),
  ];
}

const ON_COUNTER = [
  'guns: support in brackets',
  'dots: steps; ring: a lost one',
  'red double box: motorized',
  'band above: No ZOC',
  'aircraft: strength, range',
  'ship: strength, action',
];
