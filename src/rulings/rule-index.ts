import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemFolder } from '../systems/folder';
import { indexFaults, type IndexRow, type RuleIndex } from './rule-index-faults';
import { shippedSystem } from './rule-index-shipped';

/** A system without a rule index, or a product shipped without `docs/`. */
export class NoRuleIndex extends Error {
  constructor(path: string) {
    super(`there is no rule index ${path}`);
    this.name = 'NoRuleIndex';
  }
}

const ROOT = join(__dirname, '..', '..');

/** A rule index: in the project's folder, above `src`, or above `dist/src` in a built tree. @throws NoRuleIndex */
function ruleFile(ruleIndex: string): { path: string; text: string } {
  const root = existsSync(join(ROOT, 'docs')) ? ROOT : join(ROOT, '..');
  const path = join(root, ruleIndex);
  if (!existsSync(path)) throw new NoRuleIndex(path);
  return { path, text: readFileSync(path, 'utf8') };
}

/** The rows of an index text: every table row whose first cell is a paragraph's number. */
export function parseIndex(text: string): IndexRow[] {
  return text.split('\n').flatMap((line, i) => {
    const cells = line.split('|').map((c) => c.trim());
    const number = cells[1] ?? '';
    if (!/^(?:\d+\.[\dA-Z]|G\d)/.test(number)) return [];
    return [{ number, says: cells[2] ?? '', enforced: cells[3] ?? '', proof: cells[4] ?? '', line: i + 1 }];
  });
}

/** The rows of a system's rule index, with its path. @throws NoRuleIndex */
export function readIndex({ ruleIndex }: Pick<SystemFolder, 'ruleIndex'>): RuleIndex {
  const { path, text } = ruleFile(ruleIndex);
  return { path, rows: parseIndex(text) };
}

/**
 * What is wrong with a system's rule index, a line each: a paragraph missing, foreign or twice, a file or case that does
 * not exist, a number cited that has no row, nothing said. `numbers`: all paragraphs of the rules. Works on the sources
 * and on a built tree alike.
 */
export function checkIndex(folder: Pick<SystemFolder, 'ruleIndex' | 'home'>, numbers: readonly string[]): string[] {
  try {
    return indexFaults(readIndex(folder), numbers, shippedSystem(folder.home));
  } catch (error) {
    if (error instanceof NoRuleIndex) return [error.message];
    throw error;
  }
}
