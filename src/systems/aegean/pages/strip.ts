import { counter } from '../../../render/hexmap/counters';
import { wrapped } from '../../../render/measure';
import type { Block } from '../../../render/page/boxes';
import { ALARM, heading, INK, PALE, PAPER, plain, strong } from '../../../render/page/theme';
import type { Points, Shape } from '../../../render/scene';
import { label, rectangle } from '../../../render/shapes';
import type { AegeanData } from '../data/load';
import { allPoints, bar, sum } from '../rules/9-1-points';
import { islandHolder } from '../rules/9-2-islands';
import { printSide, SIDES } from '../side';
import type { AegeanView } from '../view/view';
import { signShapes } from './signs';
import { hatched, token } from './tokens';
import { letterOf, MARKS, STYLES, type Thing } from './units';

const PAD = 4;
const LINE = 8.4;
const CELL = 10.4;
const HEAD = 12;

/** A block with a heading and something below it. */
const block = (title: string, height: Points, width: Points, draw: Block['draw']): Block => ({
  height: HEAD + height + 3,
  draw: (x, y) => [
    rectangle({ x, y, width, height: HEAD + height + 3 }, { fill: PALE, stroke: INK, width: 0.5 }),
    label(title, x + PAD, y + 8.6, { ...heading, spacing: 0.2 }),
    ...draw(x + PAD, y + HEAD),
  ],
});

/** Numbers from 1, the present one dark. */
const track = (title: string, most: number, now: number, width: Points): Block =>
  block(title, CELL + 1, width, (x, y) =>
    Array.from({ length: most }, (_, i) => i + 1).flatMap((n, i) => [
      rectangle(
        { x: x + i * CELL, y, width: CELL, height: CELL },
        { fill: n === now ? INK : PAPER, stroke: INK, width: 0.5 },
      ),
      label(String(n), x + (i + 0.5) * CELL, y + 7.8, { ...strong, color: n === now ? PAPER : INK, anchor: 'middle' }),
    ]),
  );

/** Words at the left, a figure at the right. */
const list = (title: string, lines: readonly (readonly [string, string])[], width: Points): Block => {
  const broken = lines.flatMap(([words, figure]) => {
    const parts = wrapped(words, 'sans', 7, width - 2 * PAD - (figure === '' ? 0 : 18));
    return parts.map((part, i) => [part, i === 0 ? figure : ''] as const);
  });
  return block(title, broken.length * LINE, width, (x, y) =>
    broken.flatMap(([words, figure], i) => [
      label(words, x, y + 6 + i * LINE, plain),
      label(figure, x + width - 2 * PAD, y + 6 + i * LINE, { ...strong, anchor: 'end' }),
    ]),
  );
};

/** Sea, impulses, Luftwaffe, points and islands: all that lies open to both. */
export function tracks(view: AegeanView, data: AegeanData, width: Points): Block[] {
  const { clock, luftwaffe, accolade, rhodesInvaded } = view;
  const points = allPoints(view, data);
  const own = data.scenarios.find(({ id }) => id === view.scenario)?.points ?? null;
  const first = clock.first === null ? [] : [[`${printSide(clock.first)} initiative`, ''] as const];
  const islands = [...data.isles.islands.values()].filter(({ vp }) => vp > 0);
  const holder = (id: string): string => {
    const side = islandHolder(view, data, id);
    return side === null ? (view.islands[id] === 'held' ? 'I' : '-') : letterOf(side);
  };
  return [
    list('SEA AND SKY', [[`Sea: ${clock.sea}`, ''], [clock.night ? 'Night' : 'Day', ''], ...first], width),
    ...(clock.impulses > 0 ? [track('IMPULSE', clock.impulses, clock.impulse, width)] : []),
    ...(luftwaffe > 0 ? [track('LUFTWAFFE', 5, luftwaffe, width)] : []),
    ...(accolade.state === 'waits' ? [] : [list('ACCOLADE', [[accolade.state, '']], width)]),
    list(
      'POINTS',
      [
        ...SIDES.map((side) => [printSide(side), String(sum(points, side))] as const),
        ...(own ? [] : [['Allies win at a lead of', String(bar(rhodesInvaded))] as const]),
      ],
      width,
    ),
    list(
      own ? 'ISLANDS' : 'ISLANDS, VP',
      islands.map(({ id, name, vp }) => [name.split(' ')[0] ?? name, `${own ? '' : `${vp} `}${holder(id)}`]),
      width,
    ),
  ];
}

const sample = (side: keyof typeof STYLES, values: Partial<Thing>): Shape[] =>
  counter({
    ...{ id: '', name: 'A/RIF', hex: '', side, style: STYLES[side], type: 'infantry', size: 'company', band: null },
    ...{ box: null, figures: '2-8', attack: 0, defence: 0, quality: '', range: 0, steps: 0, fullSteps: 0, tags: [] },
    ...values,
  });

const half = (shapes: readonly Shape[]): Shape[] => [{ kind: 'group', scale: 0.4, shapes }];
/** Counters with what their figures are below them. */
const COUNTERS: readonly (readonly [shapes: Shape[], ...words: string[]])[] = [
  [sample('allied', {}), 'strength-morale'],
  [
    sample('german', { name: 'TA 14', figures: '3-2-11', type: 'ship', size: 'none', steps: 1, fullSteps: 2 }),
    'surface-AA-move;',
    'dots: hits left',
  ],
  [
    sample('german', { name: 'II/StG 3', figures: '1-2-2', type: 'aircraft', size: 'none' }),
    'attack-defence-',
    'bombs',
  ],
];
const SIGNS: readonly (readonly [shapes: Shape[], words: string])[] = [
  [token('german', '2'), 'German: units'],
  [token('allied', '?'), 'Allied: unseen'],
  [token('italian', '1'), 'Italian'],
  [half(hatched([0, 0], 'german')), 'German-held'],
  [half(hatched([0, 0], 'allied')), 'Allied-held'],
  [signShapes({ kind: 'port', text: 'A', ...STYLES.allied.tag }), 'base: whose'],
  [signShapes({ kind: 'airfield', text: `${letterOf('german')}2`, fill: ALARM, ink: PAPER }), 'base with hits'],
  [signShapes({ kind: 'cap', text: 'C1', ...STYLES.german.tag }), 'CAP 1; N: night'],
  [signShapes({ kind: 'mine', text: '', fill: INK, ink: PAPER }), 'mine'],
];
const [HIGH, SIGN, WORDS] = [26, 12, 7.6];

/** How to read counters and markers. */
export function key(width: Points): Block {
  const lines = COUNTERS.reduce((n, [, ...words]) => n + words.length, 0);
  const height = COUNTERS.length * (HIGH + 2) + lines * WORDS + SIGNS.length * SIGN + MARKS.length * LINE;
  return block('KEY', height, width, (x, y) => {
    let top = y;
    const counters = COUNTERS.flatMap(([shapes, ...words]): Shape[] => {
      const from = top + HIGH;
      top = from + words.length * WORDS + 2;
      return [
        { kind: 'group', x: x + 16, y: from - 14, shapes },
        ...words.map((line, i) => label(line, x, from + 6 + i * WORDS, plain)),
      ];
    });
    const signs = SIGNS.flatMap(([shapes, words], i): Shape[] => [
      { kind: 'group', x: x + 7, y: top + (i + 0.5) * SIGN, shapes },
      label(words, x + 17, top + (i + 0.5) * SIGN + 2.5, plain),
    ]);
    const foot = top + SIGNS.length * SIGN;
    const marks = MARKS.map(([mark, meaning], i) => label(`${mark}  ${meaning}`, x + 3, foot + 6 + i * LINE, plain));
    return [...counters, ...signs, ...marks];
  });
}
