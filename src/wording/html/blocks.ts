import { COLUMNS } from '../wrap';

/** A line of a list, without its indent; `depth` 0 is the outermost. */
export interface Item {
  depth: number;
  text: string;
}

/** A numbered line with what stands below it: why a line of a receipt is wrong, what could be written instead. */
export interface NumberedItem {
  number: number;
  parts: string[];
}

/** A part of a mail, its lines joined again. */
export type Block =
  | { kind: 'marker' | 'heading' | 'paragraph'; text: string }
  | { kind: 'link'; url: string }
  | { kind: 'rule' }
  | { kind: 'list'; items: Item[] }
  | { kind: 'numbered'; items: NumberedItem[] }
  | { kind: 'samples'; orders: string[] }
  | { kind: 'letter'; lines: string[] };

const MARKER = /^=== Despatch .* ===$/;
const RULE = /^-{3,}$/;
const SAMPLE = /^ {2}\| (.*)$/;
const NUMBERED = /^(?=.{3} )( {0,2}\d{1,3}) {2}(\S.*)$/;
const LINK = /^On the web: (\S+)$/;
/** Capitals to the end, or to what stands in brackets, behind a semicolon or behind a number. */
const HEADING = /^(?=.*[A-Z]{2})[A-Z][A-Z0-9'’ ,.:/&-]*(?:$|[(;]|, hash )/;
/** Sentences of our own that begin a line whatever stands above them. */
const BEGINS =
  /^(?:You play the |Orders due |There is no time limit|Your clock stands still|On the web: |For example, legal now|In the same mail, if you like|What you gave in advance)/;

/**
 * The parts of a mail in plain text, as `templates.ts` lays them out: what it broke at 72 columns is joined again. A line
 * goes on in the next where the next one's first word had no room in it. So the HTML of a mail has no words of its own.
 */
export function blocksOf(text: string): Block[] {
  const reader = new BlockReader();
  for (const line of text.trimEnd().split('\n')) reader.read(line);
  return reader.blocks;
}

/** A mail that hands on what a player wrote: his lines, which are all set in, are kept as they are. */
export function letterBlocks(text: string): Block[] {
  const lines = text.trimEnd().split('\n');
  const first = lines.findIndex(isSetIn);
  if (first < 0) return blocksOf(text);
  const after = lines.findIndex((line, i) => i > first && line !== '' && !isSetIn(line));
  const last = lines.findLastIndex((line, i) => isSetIn(line) && (after < 0 || i < after));
  return [
    ...blocksOf(lines.slice(0, first).join('\n')),
    { kind: 'letter', lines: lines.slice(first, last + 1).map((line) => line.replace(/^ {2}/, '')) },
    ...blocksOf(lines.slice(last + 1).join('\n')),
  ];
}

const isSetIn = (line: string): boolean => line.startsWith('  ');
const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

class BlockReader {
  readonly blocks: Block[] = [];
  /** The line above as it stands in the mail; empty: a blank one, or none. */
  private above = '';
  /** Where the lines that go on with the item above begin. */
  private hang: readonly number[] = [];

  read(line: string): void {
    if (line.trim() !== '') this.place(line);
    this.above = line.trim() === '' ? '' : line;
  }

  private place(line: string): void {
    if (this.sample(line) || this.numbered(line)) return;
    if (isSetIn(line)) return this.item(line);
    if (MARKER.test(line)) return void this.blocks.push({ kind: 'marker', text: line });
    if (RULE.test(line)) return void this.blocks.push({ kind: 'rule' });
    const url = LINK.exec(line)?.[1];
    if (url !== undefined) return void this.blocks.push({ kind: 'link', url });
    const last = this.blocks.at(-1);
    if (last && 'text' in last && last.kind !== 'marker' && this.goesOn(line)) last.text = joined(last.text, line);
    else this.blocks.push({ kind: this.above === '' && HEADING.test(line) ? 'heading' : 'paragraph', text: line });
  }

  /** Whether a line of a paragraph is the end of the one above it, by the room there was. */
  private goesOn(line: string): boolean {
    return this.above !== '' && !BEGINS.test(line) && !this.hadRoom(line);
  }

  /** Whether the first word of `line` would have had room in the line above. */
  private hadRoom(line: string): boolean {
    const word = line.trim().split(' ')[0] ?? '';
    return this.above.length + 1 + word.length <= COLUMNS;
  }

  private sample(line: string): boolean {
    const order = SAMPLE.exec(line)?.[1];
    if (order === undefined) return false;
    const last = this.blocks.at(-1);
    const orders = last?.kind === 'samples' ? last.orders : [];
    if (last?.kind !== 'samples') this.blocks.push({ kind: 'samples', orders });
    const before = this.above.startsWith('  | ') ? orders.at(-1) : undefined;
    if (before?.endsWith(' \\')) orders[orders.length - 1] = `${before.slice(0, -2)} ${order.trim()}`;
    else orders.push(order);
    return true;
  }

  private numbered(line: string): boolean {
    const found = NUMBERED.exec(line);
    const last = this.blocks.at(-1);
    if (found) {
      const items = last?.kind === 'numbered' && this.above !== '' ? last.items : [];
      if (items.length === 0) this.blocks.push({ kind: 'numbered', items });
      items.push({ number: Number(found[1]), parts: [(found[2] ?? '').replace(/ {2,}/g, '  ')] });
      return true;
    }
    const item = last?.kind === 'numbered' && this.above !== '' ? last.items.at(-1) : undefined;
    if (!item || indentOf(line) < 5) return false;
    const goesOn = !this.hadRoom(line) && !line.trim().startsWith('you could write: ');
    if (goesOn) item.parts.push(joined(item.parts.pop() ?? '', line.trim()));
    else item.parts.push(line.trim());
    return true;
  }

  private item(line: string): void {
    const [last, indent, text] = [this.blocks.at(-1), indentOf(line), line.trim()];
    const items = last?.kind === 'list' && this.above !== '' ? last.items : [];
    const before = items.at(-1);
    if (before && this.hang.includes(indent) && !this.hadRoom(line))
      return void (before.text = joined(before.text, text));
    if (items.length === 0) this.blocks.push({ kind: 'list', items });
    items.push({ depth: Math.min(3, Math.floor((indent - 2) / 2)), text });
    // As `wrapLines` sets in what goes on: four further, or below its column.
    this.hang = [indent + 4, indent + (/^\S.{0,18}?\s{2,}(?=\S)/.exec(text)?.[0].length ?? 4)];
  }
}

/** A line and what goes on from it: a way that was broken behind the hyphen of a hex has no blank in it (wrap.ts). */
const joined = (line: string, rest: string): string => `${line}${/\d-$/.test(line) ? '' : ' '}${rest}`;
