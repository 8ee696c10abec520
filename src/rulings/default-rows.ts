import type { SystemFolder } from '../systems/folder';
import { readIndex } from './rule-index';
import { readFileSync } from 'node:fs';

/** A row of the table of defaults of a rule index: a decision's word and rule, what silence means, and the case that shows it. */
export interface DefaultRow {
  word: string;
  rule: string;
  /** The case file and the case; null: in silence nothing happens, or he is asked. */
  shownBy: { file: string; name: string } | null;
}

const ROW = /^\| `(?<word>[^`]+)` \| (?<rule>[A-Z]?\d[^ |]*) \| (?<rest>.+) \|$/;

/** The rows below the heading "Defaults" of a system's rule index. @throws NoRuleIndex */
export function defaultRows(folder: Pick<SystemFolder, 'ruleIndex'>): DefaultRow[] {
  const [, table = ''] = readFileSync(readIndex(folder).path, 'utf8').split(/^## Defaults$/m);
  return table.split('\n').flatMap((line) => {
    const { word, rule, rest = '' } = ROW.exec(line)?.groups ?? {};
    if (word === undefined || rule === undefined) return [];
    const [, file, name] = /`(src\/[^:`]+): ([^`]+)`\s*$/.exec(rest) ?? [];
    return [{ word, rule, shownBy: file === undefined || name === undefined ? null : { file, name } }];
  });
}
