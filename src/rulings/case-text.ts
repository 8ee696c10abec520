import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';

/** `src`, or `dist/src` in a built tree. */
const CODE = join(__dirname, '..');

/** A case as its file has it, and the board that all cases of the file stand on. */
export interface CaseText {
  text: string;
  board: string;
}

/** The text of a case, by the file and name that an index row gives; null: it is no case file, or has no such case. */
export function caseText(home: string, file: string, name: string): CaseText | null {
  const path = [join(CODE, 'systems', home, file), join(CODE, '..', '..', 'src', 'systems', home, file)].find((p) =>
    existsSync(p),
  );
  if (path === undefined || !path.endsWith('.yaml')) return null;
  const source = readFileSync(path, 'utf8');
  const { contents } = parseDocument(source);
  if (!isMap(contents)) return null;
  const cases = contents.get('cases');
  const found = isSeq(cases) ? cases.items.find((one) => isMap(one) && named(one.get('case', true), name)) : undefined;
  const board = contents.get('board', true);
  return found ? { text: slice(source, found as Node), board: board ? slice(source, board) : '' } : null;
}

/** The lines of a part of a file, moved to the left as far as its first stands in. */
function slice(source: string, { range }: Node): string {
  const [from = 0, to = 0] = range ?? [];
  const column = from - (source.lastIndexOf('\n', from - 1) + 1);
  const lines = source.slice(from, to).trimEnd().split('\n');
  return lines.map((line, i) => (i === 0 ? line : line.replace(new RegExp(`^ {0,${column}}`), ''))).join('\n');
}

const named = (node: unknown, name: string): boolean => isScalar(node) && node.value === name;
