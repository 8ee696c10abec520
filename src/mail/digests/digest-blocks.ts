import { looksLikeCode } from '../../table/code';
import type { TextFile } from '../reading/text-files';

/** What is written for one game in a reply to a digest. */
export interface DigestBlock {
  code: string;
  text: string;
}

/** A reply to a digest: what is for which game, what is under a code that is none of his, and lines before the first code. */
export interface DigestReply {
  blocks: DigestBlock[];
  strange: DigestBlock[];
  before: string;
}

/** A line that begins what is for a game. */
interface Heading {
  code: string;
  rest: string;
}

/**
 * Parts a reply by lines that begin with the code of a game: `4E3U:`, `4e3u`, `4E3U: pass`. A code that comes again goes on
 * with its game. `known`: his games; `strange`: games that are none of his, or are his no more. What stands under one of these, or
 * under what can only be a code mistyped, is for no game: under the code before it, it would be orders there.
 */
export function digestBlocks(text: string, known: readonly string[], strange: readonly string[] = []): DigestReply {
  const blocks = new Map<string, string[]>();
  const before: string[] = [];
  let current = before;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const heading = headingOf(line);
    if (!heading || !(known.includes(heading.code) || isForNobody(heading, known, strange))) {
      current.push(line);
      continue;
    }
    current = blocks.get(heading.code) ?? [];
    blocks.set(heading.code, current);
    if (heading.rest !== '') current.push(heading.rest);
  }
  const all = [...blocks].map(([code, lines]) => ({ code, text: lines.join('\n').trim() }));
  return {
    blocks: all.filter(({ code }) => known.includes(code)),
    strange: all.filter(({ code }) => !known.includes(code)),
    before: before.join('\n').trim(),
  };
}

/** A text or a file for one game. */
export interface DigestPart extends DigestBlock {
  /** Files that stand in the place of its text where that holds no order. */
  files: readonly TextFile[];
}

/** What a whole mail holds for each game. `strange`: what is under codes of no game of his; `left`, `files`: what is for none. */
export interface PartedReply {
  parts: DigestPart[];
  strange: DigestBlock[];
  left: string;
  files: readonly TextFile[];
}

/**
 * Parts a mail and its files. A file is parted by its codes where the mail names no game; one without codes belongs to the only game
 * that is named, or asked about. `asked`: the games of the digest; `others`: codes in it that are of games not his.
 */
export function partedReply(
  { text, files }: { text: string; files: readonly TextFile[] },
  known: readonly string[],
  asked: readonly string[],
  others: readonly string[] = [],
): PartedReply {
  const { blocks, strange, before } = digestBlocks(text, known, others);
  const [only, ...more] = blocks;
  if (only)
    return {
      parts: blocks.map((b) => ({ ...b, files: more.length > 0 ? [] : files })),
      strange,
      left: before,
      files: more.length > 0 ? files : [],
    };
  const parted = files.map((file) => ({ file, ...digestBlocks(file.text, known, others) }));
  const inFiles = parted.flatMap(({ file, blocks: inside }) =>
    inside.map(({ code, text: part }) => ({ code, text: '', files: [{ ...file, text: part }] })),
  );
  strange.push(...parted.flatMap((file) => file.strange));
  if (inFiles.length > 0) return { parts: inFiles, strange, left: before, files: [] };
  const [code] = asked;
  const isClear = code !== undefined && asked.length === 1 && known.includes(code) && strange.length === 0;
  if (!isClear || (before === '' && files.length === 0))
    return { parts: [], strange, left: before, files: strange.length > 0 ? [] : files };
  return { parts: [{ code, text: before, files }], strange, left: '', files: [] };
}

/** What may be codes of games in a reply. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.split(/\r\n|\r|\n/).flatMap((line) => headingOf(line)?.code ?? [])),
];

function headingOf(line: string): Heading | null {
  const match = /^\s*(?:[*\-#[]\s*)?(?:Despatch\s+)?([0-9a-z]{4,8})\]?(?:\s*:\s*(.*)|\s*)$/i.exec(
    line.trim().replace(/\s+/g, ' '),
  );
  return match ? { code: (match[1] ?? '').toUpperCase(), rest: (match[2] ?? '').trim() } : null;
}

/** Of a line that goes on behind its colon only what is nearly one of his codes: a unit may be called `21PZ`. */
function isForNobody({ code, rest }: Heading, known: readonly string[], strange: readonly string[]): boolean {
  if (strange.includes(code)) return true;
  return looksLikeCode(code) && (rest === '' || [...known, ...strange].some((one) => isSlipOf(code, one)));
}

/** Whether a code is another but for one letter, or for two that have changed places. */
function isSlipOf(code: string, one: string): boolean {
  if (code.length !== one.length) return false;
  const wrong = [...code].flatMap((letter, at) => (letter === one[at] ? [] : [at]));
  const [a = 0, b = 0] = wrong;
  return wrong.length === 1 || (wrong.length === 2 && code[a] === one[b] && code[b] === one[a]);
}
