import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { RuleRef } from '../realm';
import { ChartFault, parseTable, type Band, type TableRow } from './table';

/** One printed modifier of a chart. `by` is a number, or words for a number found elsewhere. */
export interface ChartModifier {
  id: string;
  when: string;
  by: number | string;
  rule: RuleRef;
}

/** A file of a data pack: where it stands, for errors, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A printed chart: looked up by column head and, for charts with a die, by the modified roll. */
export class Chart {
  private readonly modifiers: ReadonlyMap<string, ChartModifier>;
  private readonly byLabel: ReadonlyMap<string, TableRow>;
  private readonly places: ReadonlyMap<string, number>;
  constructor(
    readonly id: string,
    readonly name: string,
    readonly rule: RuleRef,
    /** Of the die that is rolled on it; null: none is. */
    readonly sides: number | null,
    readonly columns: readonly string[],
    readonly rows: readonly TableRow[],
    modifiers: readonly ChartModifier[],
    readonly limits: { min: number | null; max: number | null },
    readonly results: Readonly<Record<string, string>>,
  ) {
    this.modifiers = new Map(modifiers.map((m) => [m.id, m]));
    // Of rows or columns with the same head the first counts.
    this.byLabel = new Map(rows.toReversed().map((row) => [row.label, row]));
    this.places = new Map(columns.map((head, i) => [head, i] as const).toReversed());
  }

  /** The row that the modified roll `total` falls in. */
  row(total: number): TableRow {
    const row = this.rows.find((r) => r.band && within(total, r.band));
    if (!row) throw new Error(`${this.id}: no row for ${total}`);
    return row;
  }

  /** The cell in `column` for a modified roll. @throws Error for a column that is not printed */
  at(total: number, column: string): string {
    return this.cell(this.row(total), column);
  }

  /** The cell of the row named `label`. */
  named(label: string, column: string): string {
    const row = this.byLabel.get(label);
    if (!row) throw new Error(`${this.id}: no row "${label}"`);
    return this.cell(row, column);
  }

  /** The printed modifiers, in their order. */
  get modifierList(): ChartModifier[] {
    return [...this.modifiers.values()];
  }

  /** A printed modifier. */
  modifier(id: string): ChartModifier {
    const found = this.modifiers.get(id);
    if (!found) throw new Error(`${this.id}: no modifier "${id}"`);
    return found;
  }

  /** Index of the column whose numeric head (`4`, `6-7`, `8+`, `-3`) holds `value`; below the first, or beyond the last: -1. */
  columnFor(value: number): number {
    return this.columns.findIndex((head) => {
      const band = numericHead(head);
      return band !== null && within(Math.floor(value), band);
    });
  }

  private cell(row: TableRow, column: string): string {
    const cell = row.cells[this.places.get(column) ?? -1];
    if (cell === undefined) throw new Error(`${this.id}: no column "${column}"`);
    return cell;
  }
}

export const within = (value: number, band: Band): boolean =>
  (band.from === null || value >= band.from) && (band.to === null || value <= band.to);

/** The numbers a column head stands for: `8+`, `6-7`, `5`, and with a sign `-3`, `+1`; null for heads in words. */
export function numericHead(head: string): Band | null {
  if (/^[+-]\d+$/.test(head)) return { from: Number(head), to: Number(head) };
  const match = /^(\d+)(?:(\+)|-(\d+))?$/.exec(head);
  if (!match) return null;
  const from = Number(match[1]);
  return { from, to: match[2] ? null : Number(match[3] ?? match[1]) };
}

/**
 * Reads a chart file. Refuses a ragged one, naming file and line: a row with too few or too many cells, a gap or an
 * overlap in the die rows, heads that differ from `columns`, a result that `results` does not explain.
 * @throws ChartFault
 */
export function readChart(id: string, file: SourceFile): Chart {
  const lines = new LineCounter();
  const document = parseDocument(file.text, { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) throw new ChartFault(file.path, lines.linePos(broken.pos[0]).line, broken.message.split('\n')[0] ?? '');
  const top = document.contents;
  if (!isMap(top)) throw new ChartFault(file.path, 1, 'a chart is a list of keys: name, rule, die, columns, table');
  const lineOf = (key: string): number => {
    const pair = top.items.find((p) => isScalar(p.key) && p.key.value === key);
    const range = pair && isScalar(pair.key) ? pair.key.range : null;
    return range ? lines.linePos(range[0]).line : 1;
  };
  const raw = document.toJS() as RawChart;
  for (const key of ['name', 'rule', 'columns', 'table'] as const) {
    if (raw[key] === undefined) throw new ChartFault(file.path, 1, `the key "${key}" is missing`);
  }
  const columns = raw.columns.map((c) => c.replace(/\s/g, '-'));
  const sides = sidesOf(raw.die ?? 'none');
  if (sides === undefined)
    throw new ChartFault(file.path, lineOf('die'), `the die "${raw.die}" is none: d6, d10 or another, or none`);
  const rows = parseTable(file.path, lineOf('table') + 1, raw.table, columns, sides);
  checkResults(file.path, lineOf('results'), rows, raw.results);
  const limits = { min: raw.limits?.min ?? null, max: raw.limits?.max ?? null };
  return new Chart(
    id,
    raw.name,
    String(raw.rule),
    sides,
    columns,
    rows,
    raw.modifiers ?? [],
    limits,
    raw.results ?? {},
  );
}

/** The sides of a die as charts name it: `d6`; null: `none`; undefined: not a die. */
function sidesOf(die: string): number | null | undefined {
  if (die === 'none') return null;
  const sides = Number(/^d(\d{1,4})$/.exec(die)?.[1]);
  return sides >= 2 && sides <= 1000 ? sides : undefined;
}

interface RawChart {
  name: string;
  rule: string;
  die?: string;
  columns: string[];
  table: string;
  results?: Record<string, string>;
  modifiers?: ChartModifier[];
  limits?: { min: number | null; max: number | null };
}

function checkResults(path: string, line: number, rows: TableRow[], results?: Record<string, string>): void {
  if (!results) return;
  const keys = Object.keys(results);
  const known = new Map(keys.map((key) => [key, true]));
  const parts = keys.some((key) => key.includes('#')) ? composed(keys) : null;
  const explained = (cell: string): boolean =>
    known.has(cell) || parts?.test(cell) === true || (known.has('number') && /^-?\d/.test(cell));
  for (const row of rows) {
    const odd = row.cells.find((c) => !explained(c));
    if (odd !== undefined) throw new ChartFault(path, line, `row ${row.label}: the result "${odd}" is not explained`);
  }
}

/** Cells made of results one behind the other: `#` in a key is a number, which may be missing behind a letter (`AR` of `A#` and `R`). */
function composed(keys: readonly string[]): RegExp {
  const one = (key: string): string =>
    key.replace(/[^\w#]/g, String.raw`\$&`).replace('#', key === '#' ? String.raw`\d+` : String.raw`\d*`);
  return new RegExp(`^(?:${keys.map(one).join('|')})+$`);
}
