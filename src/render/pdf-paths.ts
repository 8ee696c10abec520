import { readPath } from './path-data';
import { number, rgb } from './pdf-words';
import { FROM_GROUP, type Paint, type PathShape } from './scene';

const written = new WeakMap<PathShape, string>();

/** What is printed on a map comes as the same shapes each time. */
export function pathContent(shape: PathShape): string {
  const { d, paint } = shape;
  const content = written.get(shape) ?? [colours(paint), operators(d), painting(paint)].join(' ');
  written.set(shape, content);
  return content;
}

function colours({ fill, stroke, width = 1, dash }: Paint): string {
  return [
    ...(fill === undefined || fill === FROM_GROUP ? [] : [`${rgb(fill)} rg`]),
    ...(stroke === undefined ? [] : [`${rgb(stroke)} RG ${number(width)} w 1 j 1 J`]),
    ...(dash === undefined ? [] : [`[${dash.map(number).join(' ')}] 0 d 0 J`]),
  ].join(' ');
}

function painting({ fill, stroke }: Paint): string {
  if (fill !== undefined && stroke !== undefined) return 'B';
  return fill !== undefined ? 'f' : stroke !== undefined ? 'S' : 'n';
}

/** Path data in PDF operators. */
export const operators = (d: string): string => (WRITTEN_PLAINLY.test(d) ? letterByLetter(d) : inOperators(d));

/** Most of our paths: a letter before each step, a blank between numbers, and numbers as short as they are to be. */
const WRITTEN_PLAINLY =
  /^(?:[ML]-?\d+(?:\.\d{1,3})? -?\d+(?:\.\d{1,3})?|C(?:-?\d+(?:\.\d{1,3})? ){5}-?\d+(?:\.\d{1,3})?|Z)+$/;
const OPERATOR = { M: ' m ', L: ' l ', C: ' c ', Z: 'h ' } as const;

/** The same letters, each behind its numbers. */
function letterByLetter(d: string): string {
  const steps = d.match(/[MLCZ][^MLCZ]*/g) ?? [];
  return steps
    .map((step) => step.slice(1) + OPERATOR[step[0] as keyof typeof OPERATOR])
    .join('')
    .trimEnd();
}

/** Path data of any kind. A quadratic curve becomes a cubic one. */
function inOperators(d: string): string {
  let [px, py] = [0, 0];
  const out = readPath(d).map(({ command, at }) => {
    const [x = px, y = py] = at.slice(-2);
    const from = [px, py] as const;
    [px, py] = [x, y];
    if (command === 'Z') return 'h';
    if (command === 'Q') return cubic(from, at);
    return `${at.map(number).join(' ')} ${command === 'M' ? 'm' : command === 'L' ? 'l' : 'c'}`;
  });
  return out.join(' ');
}

function cubic([px, py]: readonly [number, number], [cx = 0, cy = 0, x = 0, y = 0]: readonly number[]): string {
  const third = (end: number, control: number): number => end + ((control - end) * 2) / 3;
  return [third(px, cx), third(py, cy), third(x, cx), third(y, cy), x, y].map(number).join(' ') + ' c';
}
