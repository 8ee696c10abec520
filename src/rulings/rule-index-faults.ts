/** One row of a rule index: a printed paragraph and what became of it. */
export interface IndexRow {
  number: string;
  says: string;
  /** Files that enforce it, `no code`, or `open`. */
  enforced: string;
  /** Cases or specs that prove it with our readings, or why it needs none. */
  proof: string;
  line: number;
}

/** An index as read, with the path for its faults. */
export interface RuleIndex {
  path: string;
  rows: IndexRow[];
}

/** A case of a case file, as far as the index needs it. */
export interface ProvingCase {
  name: string;
  /** Paragraphs its `rule` names. */
  rules: string[];
}

/** What is there of a system for its index to speak of. Files are named as in the index. */
export interface Shipped {
  hasFile(file: string): boolean;
  /** The cases of a case file; null: there is no such file. */
  casesOf(file: string): ProvingCase[] | null;
  /** Whether a spec file has a test of that title. */
  hasTest(file: string, title: string): boolean;
  /** Paragraph numbers that code and cases cite, each with the file. */
  cited: { number: string; where: string }[];
}

/** What a row names as proof: a case of a case file, or a test of a spec file. */
interface Proof {
  file: string;
  name: string;
}

/** All faults of an index, a line each. */
export function indexFaults(index: RuleIndex, numbers: readonly string[], shipped: Shipped): string[] {
  const listed = index.rows.map((r) => r.number);
  const { path } = index;
  return [
    ...numbers.filter((n) => !listed.includes(n)).map((n) => `${path}: paragraph ${n} is missing`),
    ...listed.filter((n) => !numbers.includes(n)).map((n) => `${path}: ${n} is no paragraph of the rules`),
    ...listed.filter((n, i) => listed.indexOf(n) !== i).map((n) => `${path}: paragraph ${n} stands twice`),
    ...index.rows.flatMap((row) => rowFaults(row, shipped).map((f) => `${path}:${row.line}: ${row.number}: ${f}`)),
    ...shipped.cited
      .filter((c) => !listed.includes(c.number))
      .map((c) => `${c.where}: cites ${c.number}, which has no row in ${path}`),
  ];
}

function rowFaults(row: IndexRow, shipped: Shipped): string[] {
  if (row.says === '' || row.enforced === '') return ['the row is not filled in'];
  if (row.enforced === 'open' || row.enforced === 'no code') return row.proof === '' ? ['say why'] : [];
  const files = quoted(row.enforced);
  const proofs = quoted(row.proof).map(readProof);
  return [
    ...(files.length === 0 ? ['names no file'] : []),
    ...files.filter((f) => !shipped.hasFile(f)).map((f) => `there is no file ${f}`),
    ...(proofs.length === 0 ? ['names no case'] : []),
    ...proofs.flatMap((p) => proofFaults(p, row.number, shipped)),
  ];
}

function proofFaults({ file, name }: Proof, number: string, shipped: Shipped): string[] {
  if (name === '') return [`${file} is no proof; name a case of it: \`${file}: name\``];
  if (file.endsWith('.spec.ts')) return shipped.hasTest(file, name) ? [] : [`${file} has no test "${name}"`];
  const cases = shipped.casesOf(file);
  if (cases === null) return [`there is no file ${file}`];
  const found = cases.find((c) => c.name === name);
  if (!found) return [`${file} has no case "${name}"`];
  // A heading is proved by the paragraphs under it: 9.74 by a case of 9.74a.
  return found.rules.some((r) => r.startsWith(number))
    ? []
    : [`the case "${name}" does not name ${number} as its rule`];
}

/** The pieces of a cell between backquotes. */
const quoted = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((m) => m[1] ?? '');

/** `cases/16-ports.yaml: its name` */
function readProof(text: string): Proof {
  const [, file = text, name = ''] = /^(\S+\.(?:yaml|ts)): (.+)$/.exec(text) ?? [];
  return { file, name };
}
