import type { Block } from './blocks';

/** Gmail cuts off what is longer, as it is sent. */
export const MOST_HTML_BYTES = 102_000;

/** Lines of a list that are left out together. */
const LINES = 20;
/** A soft break of a line, and how much a line holds at least. */
const [BREAK, ROOM] = [3, 72];
const [TAB, LINE_END, EQUALS] = [9, 10, 61];

/** How long a text is when it is sent (quoted-printable), or a little less: `=` and what is not ASCII takes three bytes. */
export function bytesSent(text: string): number {
  let sent = 0;
  for (const byte of Buffer.from(text)) {
    const plain = (byte >= 32 && byte < 127 && byte !== EQUALS) || byte === TAB;
    sent += plain ? 1 : byte === LINE_END ? 2 : 3;
  }
  return sent + BREAK * Math.ceil(sent / ROOM);
}

/** A block, and the one it stands below. */
export interface Placed {
  block: Block;
  above: Block | undefined;
}

/** Blocks in parts that are short enough to be left out: long lists in several. */
export function inParts(blocks: readonly Block[]): Placed[] {
  return blocks.flatMap((block, i) => cut(block).map((part) => ({ block: part, above: blocks[i - 1] })));
}

function cut(block: Block): Block[] {
  if (block.kind === 'list') return some(block.items).map((items) => ({ ...block, items }));
  if (block.kind === 'numbered') return some(block.items).map((items) => ({ ...block, items }));
  return [block];
}

const some = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / LINES) }, (_, i) => items.slice(i * LINES, (i + 1) * LINES));

/** Of the parts in their order, as many as `room` bytes hold; no head stands last. */
export function fitting(parts: readonly { block: Block; html: string }[], room: number): string[] {
  const kept: (typeof parts)[number][] = [];
  let left = room;
  for (const part of parts) {
    left -= bytesSent(`${part.html}\n`);
    if (left < 0) break;
    kept.push(part);
  }
  while (kept.at(-1)?.block.kind === 'heading' || kept.at(-1)?.block.kind === 'rule') kept.pop();
  return kept.map(({ html }) => html);
}
