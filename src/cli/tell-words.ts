import { z } from 'zod';
import { listed } from '../kernel/decide/names';
import { inWords, fieldsOf, partsOf, titledIn, type Part } from '../kernel/word-paths';
import { KERNEL_FACTS, wordsOf, type Shape } from '../kernel/words';
import type { AnyEngine } from '../systems/systems';

/**
 * What cases of a system may name, as Markdown: parts of a board, procedures, fact types with attributes, decision kinds, paths of
 * the position, and what stands in them.
 */
export function tellWords({ system }: AnyEngine): string[] {
  const { facts, world } = system.words();
  const all = { ...facts, ...KERNEL_FACTS };
  const titled = [world, ...Object.values(all)].flatMap((shape) => [...titledIn(shape)]);
  return [
    ...['### The board', '', '| Part | |', '|---|---|'],
    ...Object.entries(system.boardParts).map(([name, what]) => row([`\`${name}\``, what])),
    '',
    ...part(
      'What `run` may name',
      system.procedures.map(({ name }) => `\`${name}\``),
    ),
    ...part(
      'Facts',
      Object.keys(all)
        .sort()
        .map((type) => factLine(type, all[type])),
    ),
    ...part(
      'Decisions',
      system.decisions
        .map((d) => `\`${d.kind}\`: ${d.title} (${listed([...d.seats], 'or')}; ${d.rule}), in plans \`${d.word}\``)
        .sort(),
    ),
    ...part(
      'Paths of the position',
      byPath(partsOf(world)).map(([path, what]) => `\`${path}\`: ${what}`),
    ),
    ...part('What stands in them', [...new Map(titled)].map(([title, shape]) => termLine(title, shape)).sort()),
  ];
}

/** What is asked, as a table in the order of a game-turn: by which word and paragraph, of whom, the orders it reads, and what answers in silence. */
export function tellDecisions({ system }: AnyEngine): string[] {
  const all = new Set(system.scenarios.flatMap(({ seats }) => [...seats]));
  return [
    row(['Decision', 'Word', 'Rule', 'Asked of', 'Orders', 'Said nothing, then']),
    '|---|---|---|---|---|---|',
    ...system.decisions.map((d) =>
      row([
        d.title,
        `\`${d.word}\``,
        d.rule,
        d.seats.length === all.size ? 'each' : listed([...d.seats], 'or'),
        d.verbs.map(({ syntax }) => `\`${syntax}\``).join(' · '),
        d.interphase ?? 'you are asked',
      ]),
    ),
  ];
}

/** A row of a table; a stroke in a cell ends none. */
const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const part = (head: string, lines: readonly string[]): string[] => [
  `### ${head}`,
  '',
  ...lines.map((l) => `- ${l}`),
  '',
];

function factLine(type: string, shape: z.ZodObject | undefined): string {
  const parts = shape ? attributes(shape) : '';
  return parts === '' ? `\`${type}\`` : `\`${type}\`: ${parts}`;
}

const attributes = (shape: z.ZodObject): string =>
  byPath(fieldsOf(shape))
    .map(([path, what]) => `\`${path}\` (${what})`)
    .join(', ');

/** A value that may be of several shapes has one line. */
function byPath(parts: readonly Part[]): [string, string][] {
  const whats = new Map<string, string[]>();
  for (const { path, shape } of parts) whats.set(path, [...(whats.get(path) ?? []), inWords(shape)]);
  return [...whats].map(([path, what]) => [path, what.join(' or ')]);
}

const MOST_WORDS = 30;

/** `ammunition: full, low, out`; of long lists a few. */
function termLine(title: string, shape: Shape): string {
  if (shape instanceof z.ZodObject) return `${title}: ${attributes(shape)}`;
  const words = wordsOf(shape).map((word) => `\`${word}\``);
  if (words.length === 0) return `${title}: a number`;
  if (words.length <= MOST_WORDS) return `${title}: ${words.join(', ')}`;
  return `${title}: ${words.length} of them, such as ${listed(words.slice(0, 3), 'and')}`;
}

const marksOf = (what: string) => ({ from: `<!-- ${what} -->\n`, to: `<!-- end of ${what} -->\n` });

/** The lists of `what` that a document holds between its marks. @throws Error for a document without marks */
export function wordsIn(text: string, what: string): string {
  const { from, to } = placeIn(text, what);
  return text.slice(from, to);
}

/** A document with these lists between its marks of `what`. @throws Error for a document without marks */
export function withWords(text: string, what: string, lines: readonly string[]): string {
  const { from, to } = placeIn(text, what);
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`;
}

function placeIn(text: string, what: string): { from: number; to: number } {
  const marks = marksOf(what);
  const [from, to] = [text.indexOf(marks.from) + marks.from.length, text.indexOf(marks.to)];
  if (from < marks.from.length || to < from)
    throw new Error(`it has no place for the lists: ${marks.from.trim()} and ${marks.to.trim()}, each a line`);
  return { from, to };
}
