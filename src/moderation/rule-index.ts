import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFiles } from '../config/data-files';
import { Systems } from '../systems/systems';
import { indexFaults } from './rule-index-faults';
import type { IndexRow, RuleIndex } from './rule-index-faults';
import { shippedSystem } from './rule-index-shipped';

/** A system without a rule index, or a product shipped without `docs/`. */
export class NoRuleIndex extends Error {
  constructor(path: string) {
    super(`there is no rule index ${path}`);
    this.name = 'NoRuleIndex';
  }
}

const ROOT = join(__dirname, '..', '..');
const NAMES: Record<string, string> = { mercury: 'operation-mercury' };

/** A file of `docs/rules`: in the project's folder, above `src`, or above `dist/src` in a built tree. @throws NoRuleIndex */
function ruleFile(system: string, ending: string): { path: string; text: string } {
  const root = existsSync(join(ROOT, 'docs')) ? ROOT : join(ROOT, '..');
  const path = join(root, 'docs', 'rules', `${NAMES[system] ?? system}.${ending}`);
  if (!existsSync(path)) throw new NoRuleIndex(path);
  return { path, text: readFileSync(path, 'utf8') };
}

/** The rows of an index text: every table row whose first cell is a paragraph's number. */
export function parseIndex(text: string): IndexRow[] {
  return text.split('\n').flatMap((line, i) => {
    const cells = line.split('|').map((c) => c.trim());
    const number = cells[1] ?? '';
    if (!/^\d+\.\d/.test(number)) return [];
    return [{ number, says: cells[2] ?? '', enforced: cells[3] ?? '', proof: cells[4] ?? '', line: i + 1 }];
  });
}

/** The rows of `docs/rules/<system>.md`, with the index file's path. @throws NoRuleIndex */
export function readIndex(system: string): RuleIndex {
  const { path, text } = ruleFile(system, 'md');
  return { path, rows: parseIndex(text) };
}

/** The numbers of all paragraphs of the rule text. */
export function paragraphNumbers(system: string): readonly string[] {
  return Systems.load(dataFiles(null)).engine(system).system.words().paragraphs;
}

/**
 * What is wrong with a system's rule index, a line each: a paragraph missing, foreign or twice, a file or case that does
 * not exist, a number cited that has no row, nothing said. Works on the sources and on a built tree alike.
 */
export function checkIndex(system: string): string[] {
  try {
    return indexFaults(readIndex(system), paragraphNumbers(system), shippedSystem(system));
  } catch (error) {
    if (error instanceof NoRuleIndex) return [error.message];
    throw error;
  }
}
