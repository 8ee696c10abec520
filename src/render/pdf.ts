import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { FONT_IDS, parsedFont } from './fonts';
import { packed } from './pdf-objects';
import { operators, pathContent } from './pdf-paths';
import { textContent, type FontAccess } from './pdf-text';
import { Tags, type Tagging } from './pdf-tags';
import { number, rgb } from './pdf-words';
import type { GroupShape, PathShape, Scene, Shape, TextShape } from './scene';

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
export async function scenesPdf(scenes: readonly Scene[], words: PdfWords): Promise<Buffer> {
  const many = scenes.length >= MANY;
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
    zipInto((doc as unknown as Objects).page.content, page, many ? SMALLEST : ZIP_LEVEL);
  }
  tags.end();
  const file = await bytes(doc);
  return many ? packed(file) : file;
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
/** A file of so many pages, which is asked for seldom, is made as small as it goes whatever time that takes. */
const MANY = 8;
const SMALLEST = 9;

function zipInto(content: Stream, page: string, level: number): void {
  Object.assign(content, { compress: false });
  content.data.Filter = 'FlateDecode';
  content.write(deflateSync(Buffer.from(page, 'latin1'), { level }));
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
  if (group.fill !== undefined) doc.addContent(`${rgb(group.fill)} rg`);
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
    ...{ Type: 'XObject', Subtype: 'Form', BBox: [x, y, x + width, y + height], Resources: veilsOf(shapes) },
    Filter: 'FlateDecode',
  });
  object.end(zippedForm(shapes));
  return { name, object };
}

/** The opacities in a form, each under a name of its own. */
function veilsOf(shapes: readonly Shape[]): object {
  const found = shapes.flatMap((s) => (s.kind === 'path' && s.paint.opacity !== undefined ? [s.paint.opacity] : []));
  const veils = found.map((opacity) => [veil(opacity), { Type: 'ExtGState', ca: opacity, CA: opacity }] as const);
  return veils.length === 0 ? {} : { ExtGState: Object.fromEntries(veils) };
}

const veil = (opacity: number): string => `V${Math.round(opacity * 1000)}`;

/** Maps and signs are the same in every file: they are written and zipped once. */
const zippedForms = new WeakMap<readonly Shape[], Buffer>();

function zippedForm(shapes: readonly Shape[]): Buffer {
  const known = zippedForms.get(shapes);
  if (known) return known;
  const content = shapes.map((s) => {
    if (s.kind !== 'path') throw new Error('only paths can be reused');
    const { opacity } = s.paint;
    return `q ${opacity === undefined ? '' : `/${veil(opacity)} gs `}${pathContent(s)} Q`;
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

function drawText(doc: Doc, shape: TextShape): void {
  if (shape.text === '') return;
  doc.font(shape.font);
  doc.addContent(textContent(doc as unknown as FontAccess, shape));
}
