/** A run of whole numbers; null is open. */
export interface Band {
  from: number | null;
  to: number | null;
}

export interface TableRow {
  label: string;
  /** For rows of a die chart. */
  band: Band | null;
  cells: string[];
}

/** A chart file that may not be used, with file and line. */
export class ChartFault extends Error {
  constructor(
    readonly path: string,
    readonly line: number,
    what: string,
  ) {
    super(`${path}:${line}: ${what}`);
    this.name = 'ChartFault';
  }
}

/**
 * Reads a table as a person types it: the heads, then a label and one cell a column on each line. `sides`: of the die
 * that its rows are read by; null: they have names.
 * @throws ChartFault for a ragged row, a wrong head, or die rows with a gap or an overlap
 */
export function parseTable(
  path: string,
  firstLine: number,
  text: string,
  columns: string[],
  sides: number | null,
): TableRow[] {
  const lines = text.trimEnd().split('\n');
  const heads = (lines[0] ?? '').trim().split(/\s+/).slice(1);
  const wrong = columns.findIndex((c, i) => heads[i] !== c);
  if (wrong >= 0 || heads.length !== columns.length) {
    const told =
      wrong >= 0
        ? `head ${wrong + 1} is "${heads[wrong] ?? ''}", "columns" says "${columns[wrong]}"`
        : 'too many heads';
    throw new ChartFault(path, firstLine, told);
  }
  const rows = lines.slice(1).map((line, i) => parseRow(path, firstLine + 1 + i, line, columns, sides !== null));
  if (sides !== null) checkBands(path, firstLine + 1, rows, sides);
  return rows;
}

function parseRow(path: string, line: number, text: string, columns: string[], die: boolean): TableRow {
  const [label = '', ...cells] = text.trim().split(/\s+/);
  if (cells.length !== columns.length) {
    throw new ChartFault(path, line, `row ${label} has ${cells.length} cells, the chart has ${columns.length} columns`);
  }
  const band = parseBand(label);
  return { label, band: die ? band : null, cells };
}

/** `5`, `3..6`, `<=-2`, `>=13`; null for a name. */
export function parseBand(label: string): Band | null {
  const low = /^<=(-?\d+)$/.exec(label);
  if (low) return { from: null, to: Number(low[1]) };
  const high = /^>=(-?\d+)$/.exec(label);
  if (high) return { from: Number(high[1]), to: null };
  const run = /^(-?\d+)(?:\.\.(-?\d+))?$/.exec(label);
  return run ? { from: Number(run[1]), to: Number(run[2] ?? run[1]) } : null;
}

/** The die rows, if there are any, must follow each other without gap or overlap and reach at least over the die. */
function checkBands(path: string, firstLine: number, rows: TableRow[], sides: number): void {
  const numbered = rows.map((row, i) => ({ row, line: firstLine + i })).filter(({ row }) => row.band);
  if (numbered.length === 0) return;
  numbered.forEach(({ row, line }, i) => {
    const before = numbered[i - 1]?.row.band;
    if (!before || !row.band) return;
    const joins = before.to !== null && row.band.from === before.to + 1;
    if (!joins) throw new ChartFault(path, line, `row ${row.label} does not join the row above it`);
  });
  const first = numbered[0]?.row.band?.from ?? null;
  const last = numbered.at(-1)?.row.band?.to ?? null;
  if ((first !== null && first > 1) || (last !== null && last < sides)) {
    throw new ChartFault(path, firstLine, `the rows do not reach from 1 to ${sides}`);
  }
}
