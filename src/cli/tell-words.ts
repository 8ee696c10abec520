import { z } from 'zod';
import { listed } from '../kernel/decide/names';
import { inWords, fieldsOf, partsOf, titledIn } from '../kernel/word-paths';
import type { Part } from '../kernel/word-paths';
import { KERNEL_FACTS, wordsOf } from '../kernel/words';
import type { Shape } from '../kernel/words';
import type { AnyEngine } from '../systems/systems';

/** What cases of a system may name, as Markdown: fact types with attributes, decision kinds, paths of the position, and what stands in them. */
export function tellWords({ system }: AnyEngine): string[] {
  const { facts, world } = system.words();
  const all = { ...facts, ...KERNEL_FACTS };
  const titled = [world, ...Object.values(all)].flatMap((shape) => [...titledIn(shape)]);
  return [
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

const MARKS = { from: '<!-- words -->\n', to: '<!-- end of words -->\n' };

/** The lists that a document holds between its marks. @throws Error for a document without marks */
export function wordsIn(text: string): string {
  const { from, to } = placeIn(text);
  return text.slice(from, to);
}

/** A document with these lists between its marks. @throws Error for a document without marks */
export function withWords(text: string, lines: readonly string[]): string {
  const { from, to } = placeIn(text);
  return `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`;
}

function placeIn(text: string): { from: number; to: number } {
  const [from, to] = [text.indexOf(MARKS.from) + MARKS.from.length, text.indexOf(MARKS.to)];
  if (from < MARKS.from.length || to < from)
    throw new Error(`it has no place for the lists: ${MARKS.from.trim()} and ${MARKS.to.trim()}, each a line`);
  return { from, to };
}
