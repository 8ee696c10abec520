import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { FONT_IDS, parsedFont } from './fonts';
import { readPath } from './path-data';
import { textContent } from './pdf-text';
import type { FontAccess } from './pdf-text';
import { Tags } from './pdf-tags';
import type { Tagging } from './pdf-tags';
import { number, rgb } from './pdf-words';
import type { GroupShape, Paint, PathShape, Scene, Shape, TextShape } from './scene';

/** What a PDF says of itself. Two PDFs of the same scene with the same words are the same bytes. */
export interface PdfWords {
  title: string;
  /** Stands in the file and makes its ID: the game and the number of its position. */
  id: string;
  /** Given, never the clock's. */
  created: Date;
}

type Doc = InstanceType<typeof PDFDocument>;

/** What pdfkit has, but its types do not say. */
interface Objects {
  ref(dictionary: object): { end(content: Buffer): void };
  page: { xobjects: Record<string, unknown>; content: Stream };
  addContent: (operators: string) => unknown;
}

/** A stream of the file. What is zipped already is written as it is. */
interface Stream {
  compress: boolean;
  data: { Filter?: string };
  write(bytes: Buffer): void;
}

interface Form {
  name: string;
  object: unknown;
}

/** The document, and the drawings it keeps once (form XObjects) by their shapes. */
interface Sheet {
  doc: Doc;
  forms: Map<readonly Shape[], Form>;
}

/** The scene as a PDF of one page: vectors and embedded fonts only. */
export function scenePdf(scene: Scene, words: PdfWords): Promise<Buffer> {
  return scenesPdf([scene], words);
}

/** A tagged PDF with a page for each scene; what groups share as `reused` stands in the file once. */
export function scenesPdf(scenes: readonly Scene[], words: PdfWords): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.5',
    lang: 'en',
    displayTitle: true,
    tagged: true,
    // Without this pdfkit would put Helvetica into the file, which viewers replace by fonts of their own.
    font: null as unknown as string,
    info: {
      Title: words.title,
      Keywords: words.id,
      Creator: 'Despatch',
      Producer: 'Despatch',
      CreationDate: words.created,
    },
  });
  for (const id of FONT_IDS) registerParsed(doc, id);
  const sheet: Sheet = { doc, forms: new Map() };
  const tags = new Tags(doc as unknown as Tagging, words.title);
  for (const scene of scenes) {
    const page = linesOf(doc, () => {
      doc.addPage({ size: [scene.width, scene.height], margin: 0 });
      tags.page(scene, (shape) => draw(sheet, shape));
    });
    zipInto((doc as unknown as Objects).page.content, page);
  }
  tags.end();
  return bytes(doc);
}

/** All that `work` writes on a page: pdfkit would turn each line into bytes by itself. */
function linesOf(doc: Doc, work: () => void): string {
  const lines: string[] = [];
  const objects = doc as unknown as Objects;
  const { addContent } = objects;
  objects.addContent = (line) => {
    lines.push(line);
    return doc;
  };
  work();
  objects.addContent = addContent;
  return lines.join('\n');
}

/** A twentieth larger than at pdfkit's 6, in half the time. */
const ZIP_LEVEL = 4;

function zipInto(content: Stream, page: string): void {
  Object.assign(content, { compress: false });
  content.data.Filter = 'FlateDecode';
  content.write(deflateSync(Buffer.from(page, 'latin1'), { level: ZIP_LEVEL }));
}

/** pdfkit takes a parsed font too, which its types do not say; that saves parsing six fonts for every page. */
function registerParsed(doc: Doc, id: (typeof FONT_IDS)[number]): void {
  doc.registerFont(id, parsedFont(id) as unknown as Buffer);
}

function bytes(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

function draw(sheet: Sheet, shape: Shape): void {
  if (shape.kind === 'path') drawPath(sheet.doc, shape);
  else if (shape.kind === 'text') drawText(sheet.doc, shape);
  else drawGroup(sheet, shape);
}

function drawGroup(sheet: Sheet, group: GroupShape): void {
  const { x = 0, y = 0, scale = 1 } = group;
  const { doc } = sheet;
  doc.save();
  if (x !== 0 || y !== 0 || scale !== 1)
    doc.addContent(`${number(scale)} 0 0 ${number(scale)} ${number(x)} ${number(y)} cm`);
  if (group.clip !== undefined) doc.addContent(`${operators(group.clip)} W n`);
  if (group.reused) doc.addContent(`/${useForm(sheet, group, group.reused)} Do`);
  else for (const shape of group.shapes) draw(sheet, shape);
  doc.restore();
}

/** The name of the form for a group, on the page that is being drawn. */
function useForm(sheet: Sheet, { shapes }: GroupShape, box: NonNullable<GroupShape['reused']>): string {
  const { doc, forms } = sheet;
  const objects = doc as unknown as Objects;
  const form = forms.get(shapes) ?? makeForm(objects, `Form${forms.size + 1}`, shapes, box);
  forms.set(shapes, form);
  objects.page.xobjects[form.name] = form.object;
  return form.name;
}

function makeForm(
  objects: Objects,
  name: string,
  shapes: readonly Shape[],
  { x, y, width, height }: NonNullable<GroupShape['reused']>,
): Form {
  const object = objects.ref({
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height], Resources: {} },
    Filter: 'FlateDecode',
  });
  object.end(zippedForm(shapes));
  return { name, object };
}

/** Maps and signs are the same in every file: they are written and zipped once. */
const zippedForms = new WeakMap<readonly Shape[], Buffer>();

function zippedForm(shapes: readonly Shape[]): Buffer {
  const known = zippedForms.get(shapes);
  if (known) return known;
  const content = shapes.map((s) => {
    if (s.kind !== 'path' || s.paint.opacity !== undefined) throw new Error('only plain paths can be reused');
    return `q ${pathContent(s)} Q`;
  });
  const zipped = deflateSync(content.join('\n'));
  zippedForms.set(shapes, zipped);
  return zipped;
}

function drawPath(doc: Doc, shape: PathShape): void {
  doc.save();
  if (shape.paint.opacity !== undefined) doc.opacity(shape.paint.opacity);
  doc.addContent(pathContent(shape));
  doc.restore();
}

const written = new WeakMap<PathShape, string>();

/** What is printed on a map comes as the same shapes each time. */
function pathContent(shape: PathShape): string {
  const { d, paint } = shape;
  const content = written.get(shape) ?? [colours(paint), operators(d), painting(paint)].join(' ');
  written.set(shape, content);
  return content;
}

function colours({ fill, stroke, width = 1, dash }: Paint): string {
  return [
    ...(fill === undefined ? [] : [`${rgb(fill)} rg`]),
    ...(stroke === undefined ? [] : [`${rgb(stroke)} RG ${number(width)} w 1 j 1 J`]),
    ...(dash === undefined ? [] : [`[${dash.map(number).join(' ')}] 0 d 0 J`]),
  ].join(' ');
}

function painting({ fill, stroke }: Paint): string {
  if (fill !== undefined && stroke !== undefined) return 'B';
  return fill !== undefined ? 'f' : stroke !== undefined ? 'S' : 'n';
}

function drawText(doc: Doc, shape: TextShape): void {
  if (shape.text === '') return;
  doc.font(shape.font);
  doc.addContent(textContent(doc as unknown as FontAccess, shape));
}

/** Path data in PDF operators. */
const operators = (d: string): string => (WRITTEN_PLAINLY.test(d) ? letterByLetter(d) : inOperators(d));

/** Most of our paths: a letter before each step, a blank between numbers, and numbers as short as they are to be. */
const WRITTEN_PLAINLY = /^(?:[ML]-?\d+(?:\.\d{1,3})? -?\d+(?:\.\d{1,3})?|C(?:-?\d+(?:\.\d{1,3})? ?){6}|Z)+$/;
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
