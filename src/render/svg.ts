import { fontFace } from './fonts';
import { textWidth } from './measure';
import type { GroupShape, Paint, PathShape, Scene, Shape, TextShape } from './scene';

/** The scene as an SVG that stands alone. */
export function sceneSvg(scene: Scene): string {
  const kept: Kept = { clips: [], forms: new Map() };
  const body = scene.shapes.map((s) => shape(s, kept)).join('\n');
  const clips = kept.clips.map((d, i) => `<clipPath id="c${i}"><path d="${escaped(d)}"/></clipPath>`);
  const defs = [...clips, ...[...kept.forms.values()].map((form) => form.drawn)].join('');
  const { width, height } = scene;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}pt" height="${n(height)}pt" viewBox="0 0 ${n(width)} ${n(height)}">`,
    ...(defs === '' ? [] : [`<defs>${defs}</defs>`]),
    body,
    '</svg>',
  ].join('\n');
}

/** What the body refers to: paths that cut, and drawings that are used again. */
interface Kept {
  clips: string[];
  forms: Map<readonly Shape[], { id: string; drawn: string }>;
}

function shape(s: Shape, kept: Kept): string {
  if (s.kind === 'path') return path(s);
  return s.kind === 'text' ? text(s) : group(s, kept);
}

function path({ d, paint }: PathShape): string {
  return `<path d="${escaped(d)}"${painted(paint)}/>`;
}

function painted({ fill, stroke, width = 1, dash, opacity }: Paint): string {
  const cap = dash === undefined ? 'round' : 'butt';
  return [
    ` fill="${fill ?? 'none'}"`,
    ...(stroke === undefined
      ? []
      : [` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="${cap}"`]),
    ...(dash === undefined ? [] : [` stroke-dasharray="${dash.map(n).join(' ')}"`]),
    // As in a PDF, of fill and line each for itself: no layer is needed, and resvg aborts on layers far off the picture.
    ...(opacity === undefined || fill === undefined ? [] : [` fill-opacity="${n(opacity)}"`]),
    ...(opacity === undefined || stroke === undefined ? [] : [` stroke-opacity="${n(opacity)}"`]),
  ].join('');
}

/** The start of the line is worked out here, so that every reader of the SVG puts it where the PDF does. */
function text(s: TextShape): string {
  if (s.text === '') return '';
  const { family, weight, italic } = fontFace(s.font);
  const width = textWidth(s.text, s.font, s.size, s.spacing);
  const left = s.x - (s.anchor === 'middle' ? width / 2 : s.anchor === 'end' ? width : 0);
  return [
    `<text x="${n(left)}" y="${n(s.y)}" font-family="'${family}', sans-serif" font-size="${n(s.size)}" font-weight="${weight}"`,
    ...(italic ? [' font-style="italic"'] : []),
    ` fill="${s.color}"`,
    ...(s.spacing === undefined ? [] : [` letter-spacing="${n(s.spacing)}"`]),
    ...(s.halo
      ? [` stroke="${s.halo.color}" stroke-width="${n(s.halo.width * 2)}" stroke-linejoin="round" paint-order="stroke"`]
      : []),
    ...(s.rotate === undefined ? [] : [` transform="rotate(${n(s.rotate)} ${n(s.x)} ${n(s.y)})"`]),
    ` xml:space="preserve">${escaped(s.text)}</text>`,
  ].join('');
}

function group(g: GroupShape, kept: Kept): string {
  const { x = 0, y = 0, scale = 1, clip, shapes } = g;
  const transform =
    x === 0 && y === 0 && scale === 1 ? '' : ` transform="matrix(${n(scale)} 0 0 ${n(scale)} ${n(x)} ${n(y)})"`;
  const cut = clip === undefined ? '' : ` clip-path="url(#c${kept.clips.push(clip) - 1})"`;
  const filled = g.fill === undefined ? '' : ` fill="${g.fill}"`;
  if (g.reused) return `<use href="#${formId(shapes, kept)}"${transform}${cut}${filled}/>`;
  return `<g${transform}${cut}>\n${shapes.map((s) => shape(s, kept)).join('\n')}\n</g>`;
}

function formId(shapes: readonly Shape[], kept: Kept): string {
  const known = kept.forms.get(shapes);
  if (known) return known.id;
  const id = `f${kept.forms.size}`;
  kept.forms.set(shapes, { id, drawn: `<g id="${id}">${shapes.map((s) => shape(s, kept)).join('')}</g>` });
  return id;
}

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
