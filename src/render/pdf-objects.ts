import { deflateSync } from 'node:zlib';

const LEVEL = 9;
const PLACE = /^(\d{10}) \d{5} ([nf]) $/gm;

/** An object of a file as it stands there: its number, its text between `obj` and `endobj`, and whether it is a stream. */
interface Piece {
  no: number;
  body: Buffer;
  isStream: boolean;
}

/**
 * A finished file once more with all that is no stream in one that is zipped, as PDF 1.5 allows (ISO 32000-1, 7.5.7): the
 * pages, their resources and the words that are read aloud are a fifth of a file of many pages. Only for files of pdfkit,
 * which have one table of objects.
 */
export function packed(pdf: Buffer): Buffer {
  const { pieces, trailer, head } = piecesOf(pdf);
  const places: number[] = [];
  const parts: Buffer[] = [head];
  let at = head.length;
  const write = (no: number, body: Buffer): void => {
    const whole = Buffer.concat([latin(`${no} 0 obj\n`), body, latin('\nendobj\n')]);
    places[no] = at;
    parts.push(whole);
    at += whole.length;
  };
  for (const { no, body } of pieces.filter((p) => p.isStream)) write(no, body);
  const plain = pieces.filter((p) => !p.isStream);
  const [holder, table] = [pieces.length + 1, pieces.length + 2];
  write(holder, holderOf(plain));
  const start = at;
  places[table] = start;
  const rows = Array.from({ length: table + 1 }, (_, no) => row(no, places, plain, holder));
  const words = `/Type /XRef /W [1 4 2] /Size ${table + 1} ${trailer}`;
  write(table, stream(words, Buffer.concat(rows)));
  return Buffer.concat([...parts, latin(`startxref\n${start}\n%%EOF\n`)]);
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The objects in the order of their numbers, which go from 1 on without a gap. */
function piecesOf(pdf: Buffer): { pieces: Piece[]; trailer: string; head: Buffer } {
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const starts = [...text.slice(table).matchAll(PLACE)].slice(1).map(([, place]) => Number(place));
  const ends = [...starts, table].sort((a, b) => a - b);
  const pieces = starts.map((start, i) => {
    const end = ends[ends.indexOf(start) + 1] ?? table;
    const own = text.slice(start, end);
    const [from, to] = [own.indexOf(' obj\n') + 5, own.lastIndexOf('\nendobj')];
    const body = pdf.subarray(start + from, start + to);
    return { no: i + 1, body, isStream: own.slice(0, to).endsWith('endstream') };
  });
  const trailer = ['Root', 'Info', 'ID'].map((name) => entry(text.slice(table), name)).join(' ');
  return { pieces, trailer, head: pdf.subarray(0, ends[0]) };
}

/** @throws Error for a file that ends as none of pdfkit's does */
function entry(trailer: string, name: string): string {
  const found = new RegExp(`^/${name} .*$`, 'm').exec(trailer)?.[0];
  if (found === undefined) throw new Error(`the file has no ${name} in its trailer`);
  return found;
}

const stream = (words: string, content: Buffer): Buffer => {
  const zipped = deflateSync(content, { level: LEVEL });
  const dictionary = `<<\n${words} /Filter /FlateDecode /Length ${zipped.length}\n>>\nstream\n`;
  return Buffer.concat([latin(dictionary), zipped, latin('\nendstream')]);
};

/** Numbers and places first, then the objects. */
function holderOf(plain: readonly Piece[]): Buffer {
  let at = 0;
  const index = plain.map(({ no, body }) => {
    const place = `${no} ${at}`;
    at += body.length + 1;
    return place;
  });
  const first = latin(`${index.join(' ')}\n`);
  const bodies = plain.flatMap(({ body }) => [body, latin('\n')]);
  return stream(`/Type /ObjStm /N ${plain.length} /First ${first.length}`, Buffer.concat([first, ...bodies]));
}

/** Where an object is: free (the first of all), at a place of the file, or the so-manyth in the holder. */
function row(no: number, places: readonly number[], plain: readonly Piece[], holder: number): Buffer {
  const inside = plain.findIndex((p) => p.no === no);
  const [kind, where, nth] = no === 0 ? [0, 0, 0xffff] : inside >= 0 ? [2, holder, inside] : [1, places[no] ?? 0, 0];
  const made = Buffer.alloc(7);
  made.writeUInt8(kind, 0);
  made.writeUInt32BE(where, 1);
  made.writeUInt16BE(nth, 5);
  return made;
}
