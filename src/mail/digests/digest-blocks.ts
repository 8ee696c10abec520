import type { TextFile } from '../reading/text-files';

/** What is written for one game in a reply to a digest. */
export interface DigestBlock {
  code: string;
  text: string;
}

/** A reply to a digest: what is for which game, and lines before the first code. */
export interface DigestReply {
  blocks: DigestBlock[];
  before: string;
}

/**
 * Parts a reply by lines that begin with the code of a game: `4E3U:`, `4e3u`, `4E3U: pass`. Only codes of `known` count: any
 * other word of four letters is an order. A code that comes again goes on with its game.
 */
export function digestBlocks(text: string, known: readonly string[]): DigestReply {
  const blocks = new Map<string, string[]>();
  const before: string[] = [];
  let current = before;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const begins = codeOf(line, known);
    if (!begins) {
      current.push(line);
      continue;
    }
    current = blocks.get(begins.code) ?? [];
    blocks.set(begins.code, current);
    if (begins.rest !== '') current.push(begins.rest);
  }
  return {
    blocks: [...blocks].map(([code, lines]) => ({ code, text: lines.join('\n').trim() })),
    before: before.join('\n').trim(),
  };
}

/** A text or a file for one game. */
export interface DigestPart extends DigestBlock {
  /** Files that stand in the place of its text where that holds no order. */
  files: readonly TextFile[];
}

/** What a whole mail holds for each game. `left`: lines that are for none; `files`: files that are for none. */
export interface PartedReply {
  parts: DigestPart[];
  left: string;
  files: readonly TextFile[];
}

/**
 * Parts a mail and its files. A file is parted by its codes where the mail names no game; one without codes belongs to the only game
 * that is named, or asked about. `asked`: the games of the digest.
 */
export function partedReply(
  { text, files }: { text: string; files: readonly TextFile[] },
  known: readonly string[],
  asked: readonly string[],
): PartedReply {
  const { blocks, before } = digestBlocks(text, known);
  const [only, ...others] = blocks;
  if (only)
    return {
      parts: blocks.map((b) => ({ ...b, files: others.length > 0 ? [] : files })),
      left: before,
      files: others.length > 0 ? files : [],
    };
  const inFiles = files.flatMap((file) =>
    digestBlocks(file.text, known).blocks.map(({ code, text: inside }) => ({
      code,
      text: '',
      files: [{ ...file, text: inside }],
    })),
  );
  if (inFiles.length > 0) return { parts: inFiles, left: before, files: [] };
  const [code] = asked;
  if (code === undefined || asked.length > 1 || (before === '' && files.length === 0))
    return { parts: [], left: before, files };
  return { parts: [{ code, text: before, files }], left: '', files: [] };
}

function codeOf(line: string, known: readonly string[]): { code: string; rest: string } | null {
  const match = /^\s*(?:[*\-#[]\s*)?(?:Despatch\s+)?([0-9a-z]{4,8})\]?(?:\s*:\s*(.*)|\s*)$/i.exec(
    line.trim().replace(/\s+/g, ' '),
  );
  const code = match?.[1]?.toUpperCase() ?? '';
  return known.includes(code) ? { code, rest: (match?.[2] ?? '').trim() } : null;
}
