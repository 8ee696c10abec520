import { parse } from 'yaml';
import type { SourceFile } from '../kernel/chance/chart';

/** A table of a chart as a page shows it. */
export interface ShownTable {
  heads: string[];
  rows: { head: string; cells: string[] }[];
}

/** A printed chart, as the club has it. */
export interface ShownChart {
  id: string;
  name: string;
  rules: string[];
  /** `d10`; empty: nothing is rolled. */
  die: string;
  /** How it is read. */
  reading: string;
  tables: ShownTable[];
  /** What stands in a cell, and what it means. */
  results: { word: string; means: string }[];
  modifiers: { by: string; when: string; rule: string }[];
  notes: { word: string; means: string }[];
}

/** Where figures come from is told in PROVENANCE; what is checked at load is nobody's reading. */
const NOT_SHOWN = ['name', 'rule', 'die', 'columns', 'rows', 'results', 'modifiers', 'limits', 'source', 'format'];

/** Reads any chart file of a data pack for people: tables as they are typed, and what is said beside them. */
export function shownChart(id: string, { text }: SourceFile): ShownChart {
  const raw = parse(text) as Record<string, unknown>;
  const others = Object.entries(raw).filter(([key]) => !NOT_SHOWN.includes(key));
  const modifiers = Array.isArray(raw['modifiers']) ? (raw['modifiers'] as Record<string, unknown>[]) : [];
  return {
    ...{ id, name: word(raw['name'] ?? id), reading: word(raw['rows'] ?? '') },
    rules: word(raw['rule'] ?? '')
      .split(/,\s*/)
      .filter(Boolean),
    die: raw['die'] === 'none' ? '' : word(raw['die'] ?? ''),
    tables: others.flatMap(([, value]) => (isTable(value) ? [tableOf(value)] : [])),
    results: pairsOf(raw['results']),
    modifiers: modifiers.map(({ by, when, rule }) => ({ by: signed(by), when: word(when), rule: word(rule) })),
    notes: others.filter(([, value]) => !isTable(value)).flatMap(([key, value]) => noteOf(key, value)),
  };
}

/** Several lines of cells: the heads, and rows with as many. */
const isTable = (value: unknown): value is string => typeof value === 'string' && value.trim().split('\n').length > 1;

function tableOf(text: string): ShownTable {
  const [heads = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(spaced));
  return { heads, rows: rows.map(([head = '', ...cells]) => ({ head, cells })) };
}

/** Names in a table are one word: `I-June`, `rhodes-field`. Figures keep their dashes. */
const spaced = (cell: string): string =>
  /[a-z]-[a-z]/i.test(cell) ? cell.replaceAll(/(?<=[a-z])-(?=[a-z])/gi, ' ') : cell;

function noteOf(key: string, value: unknown): { word: string; means: string }[] {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) return pairsOf(value);
  return [{ word: spaced(key.replaceAll('_', ' ')), means: word(value) }];
}

const pairsOf = (value: unknown): { word: string; means: string }[] =>
  Object.entries((value ?? {}) as Record<string, unknown>).map(([name, means]) => ({
    word: spaced(name.replaceAll('_', ' ')),
    means: word(means),
  }));

const signed = (by: unknown): string => (typeof by === 'number' && by > 0 ? `+${by}` : word(by));

/** Any value of a data file in words, of several the parts with commas between. */
function word(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(word).join(', ');
  if (typeof value !== 'object') return String(value as string | number | boolean).trim();
  return Object.entries(value)
    .map(([name, part]) => `${name.replaceAll('_', ' ')}: ${word(part)}`)
    .join('; ');
}
