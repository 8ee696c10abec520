import type { Cell, Told } from '../kernel/system';

/** A line before it is numbered, with the places of its facts in the log. */
export interface Line extends Told {
  rule: string;
  facts: [number, number][];
  /** A rewind has cut it off the line of play. */
  undone?: true;
}

type InTable = Line & { cell: Cell };
const inTable = (line: Line): line is InTable => line.cell !== undefined;

/**
 * `lines` with the cells of each table drawn together where its first one stood: totals, then a line a row. Lines that join
 * (losses, say) may stand between cells and follow the table; any other ends it.
 */
export function tabled(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  let cells: InTable[] = [];
  let between: Line[] = [];
  const close = (): void => {
    out.push(...table(cells), ...between);
    [cells, between] = [[], []];
  };
  for (const line of lines) {
    if (inTable(line)) {
      if (cells.some((c) => c.cell.table !== line.cell.table)) close();
      cells.push(line);
    } else if (cells.length > 0 && line.joins !== undefined) between.push(line);
    else {
      close();
      out.push(line);
    }
  }
  close();
  return out;
}

/** One thing alone keeps its own words. */
function table(cells: readonly InTable[]): Line[] {
  const [first] = cells;
  const things = groups(cells, (c) => c.cell.thing);
  if (!first || things.size < 2) return [...cells];
  const rows = groups(cells, (c) => c.cell.row);
  const { table: name, of } = first.cell;
  const totals = counts(cells)
    .map(([word, number]) => `${number} ${word}`)
    .join(', ');
  const head = `${name}: ${things.size} ${of.things}${rows.size === 1 ? '' : ` on ${rows.size} ${of.rows}`}: ${totals}.`;
  return [together(head, cells), ...[...rows].map(([row, own]) => together(`${row}: ${rowText(own)}.`, own))];
}

/** `on target: Koch, Genz; dispersed, drifted to W4416: Braun` */
function rowText(cells: readonly InTable[]): string {
  const fates = [...groups(cells, (c) => c.cell.thing)].map(([thing, own]) => {
    const words = own.flatMap((c) => c.cell.fates.map((f) => f.text));
    return { thing, fate: words.join(', ') };
  });
  return [...groups(fates, (f) => f.fate)]
    .map(([fate, own]) => `${fate}: ${own.map((f) => f.thing).join(', ')}`)
    .join('; ');
}

/** How many of each fate, the most first. */
function counts(cells: readonly InTable[]): [string, number][] {
  const found = new Map<string, number>();
  for (const { total } of cells.flatMap((c) => c.cell.fates)) found.set(total, (found.get(total) ?? 0) + 1);
  return [...found].sort(([, a], [, b]) => b - a);
}

function together(text: string, cells: readonly InTable[]): Line {
  const rule = cells[0]?.rule ?? '';
  const undone = cells[0]?.undone ? { undone: cells[0].undone } : {};
  const weight = Math.max(...cells.map((c) => c.weight));
  return { text, rule, weight, facts: cells.flatMap((c) => c.facts), ...undone };
}

function groups<T>(all: readonly T[], by: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(by(one), [...(found.get(by(one)) ?? []), one]);
  return found;
}
