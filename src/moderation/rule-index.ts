import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of a rule index: a printed paragraph and what became of it. */
export interface IndexRow {
  number: string;
  says: string;
  /** Files that enforce it, `no code`, or `open`. */
  enforced: string;
  /** Files of cases or specs that prove it, or why it needs none. */
  proof: string;
  line: number;
}

const ROOT = join(__dirname, '..', '..');
const NAMES: Record<string, string> = { mercury: 'operation-mercury' };

/** The project's folder: above `src`, or above `dist/src` in a built tree. */
function projectRoot(): string {
  return existsSync(join(ROOT, 'docs')) ? ROOT : join(ROOT, '..');
}

/** The rows of `docs/rules/<system>.md`, with the index file's path. */
export function readIndex(system: string): { path: string; rows: IndexRow[] } {
  const path = join(projectRoot(), 'docs', 'rules', `${NAMES[system] ?? system}.md`);
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, i) => {
      const cells = text.split('|').map((c) => c.trim());
      const number = cells[1] ?? '';
      if (!/^\d+\.\d/.test(number)) return [];
      return [{ number, says: cells[2] ?? '', enforced: cells[3] ?? '', proof: cells[4] ?? '', line: i + 1 }];
    });
  return { path, rows };
}

/** The numbers of all paragraphs of the rule text. */
export function paragraphNumbers(system: string): string[] {
  const path = join(projectRoot(), 'docs', 'rules', `${NAMES[system] ?? system}.paragraphs.txt`);
  return readFileSync(path, 'utf8')
    .split(/\s+/)
    .filter((n) => n !== '');
}

/** What is wrong with a system's rule index: a paragraph missing or twice, a file that does not exist, nothing said. */
export function checkIndex(system: string): string[] {
  const { path, rows } = readIndex(system);
  const numbers = paragraphNumbers(system);
  const listed = rows.map((r) => r.number);
  return [
    ...numbers.filter((n) => !listed.includes(n)).map((n) => `${path}: paragraph ${n} is missing`),
    ...listed.filter((n) => !numbers.includes(n)).map((n) => `${path}: ${n} is no paragraph of the rules`),
    ...listed.filter((n, i) => listed.indexOf(n) !== i).map((n) => `${path}: paragraph ${n} stands twice`),
    ...rows.flatMap((row) => rowFaults(system, path, row)),
  ];
}

function rowFaults(system: string, path: string, row: IndexRow): string[] {
  const at = `${path}:${row.line}: ${row.number}`;
  if (row.says === '' || row.enforced === '') return [`${at}: the row is not filled in`];
  if (row.enforced === 'open' || row.enforced === 'no code') return row.proof === '' ? [`${at}: say why`] : [];
  const home = join(projectRoot(), 'src', 'systems', system);
  const files = [...filesIn(row.enforced), ...filesIn(row.proof)];
  const missing = files.filter((f) => !existsSync(join(home, f)) && !existsSync(join(projectRoot(), f)));
  return [
    ...(filesIn(row.enforced).length === 0 ? [`${at}: names no file`] : []),
    ...(row.proof === '' ? [`${at}: names no case`] : []),
    ...missing.map((f) => `${at}: there is no file ${f}`),
  ];
}

/** Files named in a cell, between backquotes; from `src/systems/<system>/` or from the project's folder. */
function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+\.(?:ts|yaml|md|hbs))`/g)].map((m) => m[1] ?? '');
}
