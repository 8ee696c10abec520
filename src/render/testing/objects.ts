import { inflateSync } from 'node:zlib';

/** The text of every object of a file by its number, as its table of objects says where it is: by itself, or packed with others. */
export function objectsOf(pdf: Buffer): Map<number, string> {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  if (text.startsWith('xref', start)) return inTable(text, start);
  const rows = contentOf(pdf, start);
  const found = new Map<number, string>();
  const holders = new Map<number, string[]>();
  for (let no = 1; no < rows.length / 7; no++) {
    const [kind, where, nth] = [rows.readUInt8(no * 7), rows.readUInt32BE(no * 7 + 1), rows.readUInt16BE(no * 7 + 5)];
    if (kind === 1) found.set(no, objectAt(text, no, where));
    if (kind !== 2) continue;
    const held = holders.get(where) ?? heldIn(pdf, rows.readUInt32BE(where * 7 + 1));
    holders.set(where, held);
    found.set(no, numbered(held, nth, no));
  }
  return found;
}

function inTable(text: string, start: number): Map<number, string> {
  const rows = [...text.slice(start).matchAll(/^(\d{10}) \d{5} n $/gm)];
  return new Map(rows.map(([, place], i) => [i + 1, objectAt(text, i + 1, Number(place))]));
}

/** @throws Error where another object, or none, begins there */
function objectAt(text: string, no: number, place: number): string {
  const head = `${no} 0 obj\n`;
  if (!text.startsWith(head, place)) throw new Error(`object ${no} is not at ${place}`);
  return text.slice(place + head.length, text.indexOf('\nendobj', place));
}

/** What the stream at a place holds. */
function contentOf(pdf: Buffer, place: number): Buffer {
  const from = pdf.indexOf('stream\n', place) + 7;
  return inflateSync(pdf.subarray(from, pdf.indexOf('\nendstream', from)));
}

/** `number text` of each object of a holder. */
function heldIn(pdf: Buffer, place: number): string[] {
  const first = Number(/\/First (\d+)/.exec(pdf.toString('latin1', place, place + 200))?.[1]);
  const all = contentOf(pdf, place).toString('latin1');
  const index = all.slice(0, first).trim().split(' ').map(Number);
  return Array.from({ length: index.length / 2 }, (_, i) => {
    const end = index[2 * i + 3];
    return `${index[2 * i]} ${all.slice(first + (index[2 * i + 1] ?? 0), end === undefined ? undefined : first + end - 1)}`;
  });
}

/** @throws Error where another object stands at that place */
function numbered(held: readonly string[], nth: number, no: number): string {
  const text = held[nth] ?? '';
  if (!text.startsWith(`${no} `)) throw new Error(`object ${no} is not number ${nth} of its holder`);
  return text.slice(`${no} `.length);
}
