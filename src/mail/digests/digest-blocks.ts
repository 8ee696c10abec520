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

function codeOf(line: string, known: readonly string[]): { code: string; rest: string } | null {
  const match = /^\s*(?:[*\-#[]\s*)?(?:Despatch\s+)?([0-9a-z]{4,8})\]?(?:\s*:\s*(.*)|\s*)$/i.exec(
    line.trim().replace(/\s+/g, ' '),
  );
  const code = match?.[1]?.toUpperCase() ?? '';
  return known.includes(code) ? { code, rest: (match?.[2] ?? '').trim() } : null;
}
