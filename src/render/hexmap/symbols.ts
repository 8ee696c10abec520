import { rectangle, trace } from '../shapes';
import type { GroupShape, Shape } from '../scene';
import type { HexUnit } from './view';

/** Half the width and half the height of a unit box. */
const [W, H] = [6.2, 3.9];

const LINE: Readonly<Record<string, string>> = {
  cross: `M${-W} ${-H}L${W} ${H}M${-W} ${H}L${W} ${-H}`,
  slash: `M${-W} ${H}L${W} ${-H}`,
  canopy: 'M-2.6 3.4Q-2.6 1.4 -1.3 1.4Q0 1.4 0 3.4Q0 1.4 1.3 1.4Q2.6 1.4 2.6 3.4',
  wings: 'M-2.8 1.8L0 3.2L2.8 1.8',
  track: 'M-3.6 -1.9L3.6 -1.9C5.6 -1.9 5.6 1.9 3.6 1.9L-3.6 1.9C-5.6 1.9 -5.6 -1.9 -3.6 -1.9Z',
  bridge: 'M-3.4 1.9L-3.4 -1.5L3.4 -1.5L3.4 1.9M0 -1.5L0 1.5',
  chevron: `M${-W} ${H}L0 ${-H}L${W} ${H}`,
  tube: 'M0 2.6L0 -2.8M-1.2 -1.5L0 -2.8L1.2 -1.5',
  dome: `M${-W} ${H}Q0 -2.6 ${W} ${H}`,
  staff: `M${-W} -1.6L${W} -1.6`,
  barrels: 'M0 3L0 -2.6M-1.8 3L1.8 3',
  wheels: 'M-2.6 3.1L-1.6 3.1M1.6 3.1L2.6 3.1',
  axle: `M0 ${-H}L0 ${H}`,
  shelf: `M${-W} 1.7L${W} 1.7`,
  hull: 'M-4.6 0L4.6 0L3.2 2.4L-3.2 2.4ZM-1.4 0L-1.4 -2.4L1.4 -2.4L1.4 0',
  plus: 'M0 -2.6L0 2.6M-2.6 0L2.6 0',
  eye: 'M-4.4 0Q0 -4 4.4 0Q0 4 -4.4 0Z',
};
const SOLID: Readonly<Record<string, string>> = {
  peak: 'M-1.9 3.9L0 0.9L1.9 3.9Z',
  ball: 'M-1.3 0C-1.3 -1.7 1.3 -1.7 1.3 0C1.3 1.7 -1.3 1.7 -1.3 0Z',
  foot: 'M-1.1 2.6C-1.1 1.2 1.1 1.2 1.1 2.6C1.1 4 -1.1 4 -1.1 2.6Z',
  plane:
    'M-0.5 -3L0.5 -3L0.5 -1.2L4.6 0.4L4.6 1.2L0.5 0.8L0.4 2L1.6 2.8L1.6 3.3L-1.6 3.3L-1.6 2.8L-0.4 2L-0.5 0.8L-4.6 1.2L-4.6 0.4L-0.5 -1.2Z',
  corner: `M${-W} ${-H}L-2.4 ${-H}L${-W} -0.6Z`,
};

/** The marks in the box of every type. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  infantry: ['cross'],
  parachute: ['cross', 'canopy'],
  glider: ['cross', 'wings'],
  mountain: ['cross', 'peak'],
  commando: ['cross', 'corner'],
  militia: ['cross', 'foot'],
  engineer: ['bridge'],
  'machine-gun': ['cross', 'barrels'],
  'anti-tank': ['chevron'],
  motorcycle: ['cross', 'wheels'],
  reconnaissance: ['slash'],
  armor: ['track'],
  'light-armor': ['track', 'slash'],
  mortar: ['tube', 'foot'],
  artillery: ['ball'],
  'light-aa': ['dome', 'ball'],
  hq: ['staff'],
  'motorized-infantry': ['cross', 'axle'],
  cavalry: ['slash'],
  'motorized-reconnaissance': ['slash', 'wheels'],
  'anti-aircraft': ['dome', 'tube'],
  dump: ['shelf'],
  msu: ['shelf', 'wheels'],
  aircraft: ['plane'],
  ship: ['hull'],
  replacements: ['plus'],
  'coast-watch': ['eye', 'ball'],
  unknown: [],
};
/** Types that have a symbol. */
export const SYMBOLS = Object.keys(MARKS);

/** A unit box with the marks of its type round (0, 0), drawn once and used for every such counter. @throws Error for a type without a symbol */
export function symbolOf(
  { type, box }: Pick<HexUnit, 'type' | 'box'>,
  style: 'framed' | 'plain' = 'framed',
): Pick<GroupShape, 'reused' | 'shapes'> {
  const key = box === null ? type : `${type} ${box} ${style}`;
  const shapes = drawn.get(key) ?? unitBox(type, box, style);
  drawn.set(key, shapes);
  return { reused: { x: -W - 1, y: -H - 1, width: 2 * W + 2, height: 2 * H + 2 }, shapes };
}

const drawn = new Map<string, readonly Shape[]>();
const INK = '#16140f';

function unitBox(type: string, box: string | null, style: 'framed' | 'plain'): Shape[] {
  const marks = MARKS[type];
  if (!marks) throw new Error(`no symbol for "${type}"`);
  return [
    rectangle({ x: -W, y: -H, width: 2 * W, height: 2 * H }, { fill: box ?? '#ffffff', stroke: INK, width: 0.7 }),
    // A coloured box has a second frame, for those who do not see the colour; a small one has no room for it.
    ...(box !== null && style === 'framed'
      ? [rectangle({ x: -W + 1.2, y: -H + 1.2, width: 2 * W - 2.4, height: 2 * H - 2.4 }, { stroke: INK, width: 0.35 })]
      : []),
    ...marks.map((name): Shape => {
      const line = LINE[name];
      return line === undefined
        ? { kind: 'path', d: SOLID[name] ?? '', paint: { fill: INK } }
        : { kind: 'path', d: line, paint: { stroke: INK, width: 0.7 } };
    }),
  ];
}

/** Bars and crosses over the box, with their lower end at (0, 0). */
export function sizeMark(size: HexUnit['size'], ink: string): Shape {
  const bars: Record<HexUnit['size'], string> = {
    none: '',
    platoon: '...',
    company: 'I',
    battalion: 'II',
    regiment: 'III',
    brigade: 'X',
    division: 'XX',
  };
  const marks = [...bars[size]];
  const d = marks.map((mark, i) => sign(mark, (i - (marks.length - 1) / 2) * (mark === 'X' ? 2.8 : 1.7))).join('');
  return { kind: 'path', d, paint: { stroke: ink, width: 0.75 } };
}

function sign(mark: string, x: number): string {
  const line = (ax: number, ay: number, bx: number, by: number): string =>
    trace([
      [x + ax, ay],
      [x + bx, by],
    ]);
  if (mark === 'X') return line(-1, -2.4, 1, -0.2) + line(-1, -0.2, 1, -2.4);
  return mark === 'I' ? line(0, -2.4, 0, -0.2) : line(0, -1.3, 0, -1);
}
