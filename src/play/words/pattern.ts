/** A line with places for its parts: words, a part, or some of both that may be missing. */
type Piece = string | { key: string } | { maybe: readonly Piece[] };

/** One way to write an order. */
export interface Form {
  line: string;
  pieces: readonly Piece[];
  /** What stands in the place of each part, in each way in which the words behind the verb fit; none: they do not. */
  fits(rest: string): Partial<Record<string, string>>[];
}

/** The verb of a line: the words before its first part, mark or bracket. */
export const verbIn = (line: string): string => (/^[^{[:]*/.exec(line)?.[0] ?? '').trim();

/** The form of a line behind its verb: blanks are any blanks, marks may stand without them, small letters are capitals. */
export function formOf(line: string, verb: string): Form {
  const pieces = piecesOf(line);
  // The colon behind a verb is read with it.
  const behind = piecesOf(line.slice(verb.length).replace(/^(\[?)\s*:\s*/, '$1 '));
  // The first of several "to" divides the line, unless only the last one makes an order of it.
  const short = new RegExp(`^\\s*${behind.map((one) => source(one, '?')).join('')}$`, 'iu');
  const long = new RegExp(`^\\s*${behind.map((one) => source(one, '')).join('')}$`, 'iu');
  const fits = (rest: string): Partial<Record<string, string>>[] =>
    [short, long].flatMap((form) => {
      const found = form.exec(` ${rest}`);
      return found ? [found.groups ?? {}] : [];
    });
  return { line, pieces, fits };
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = line;
  while (rest !== '') {
    const [all, words, key] = /^(?:([^{[]+)|\{(\w+)\})/.exec(rest) ?? [];
    if (all !== undefined) pieces.push(words ?? { key: key ?? '' });
    const taken = all ?? rest.slice(0, closing(rest) + 1);
    if (all === undefined) pieces.push({ maybe: piecesOf(taken.slice(1, -1)) });
    rest = rest.slice(taken.length);
  }
  return pieces;
}

/** Where the bracket that the text begins with is closed. @throws Error where it is not */
function closing(text: string): number {
  let depth = 0;
  for (const [i, sign] of [...text].entries()) {
    if (sign === '[') depth += 1;
    if (sign === ']' && --depth === 0) return i;
  }
  throw new Error(`"${text}" has a bracket that is not closed`);
}

function source(piece: Piece, lazy: '?' | ''): string {
  if (typeof piece === 'string') return words(piece);
  if ('key' in piece) return `(?<${piece.key}>\\S(?:.*${lazy}\\S)?${lazy})`;
  return `(?:${piece.maybe.map((one) => source(one, lazy)).join('')})?`;
}

/** Words of a form: ` to ` with any blanks, `: ` and `; ` with none or more. */
const words = (text: string): string =>
  text
    .replace(/[.*+?^${}()|\\/]/g, '\\$&')
    .replace(/\s*([:;,>])\s*/g, '\\s*$1\\s*')
    .replace(/ +/g, '\\s+');

/** The parts that a form names, those that may be missing too. */
export const keysOf = ({ pieces }: Pick<Form, 'pieces'>): string[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : 'key' in piece ? [piece.key] : keysOf({ pieces: piece.maybe }),
  );

/** The line with what `say` says of its parts; brackets in which a part says nothing are left out. */
export const printed = ({ pieces }: Pick<Form, 'pieces'>, say: (key: string) => string): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('key' in piece) return say(piece.key);
      const silent = piece.maybe.some((one) => typeof one === 'object' && 'key' in one && say(one.key) === '');
      return silent ? '' : printed({ pieces: piece.maybe }, say);
    })
    .join('');

/** The line as help shows it, with words in the places of its parts. */
export const withNames = (line: string, name: (key: string) => string): string =>
  line.replace(/\{(\w+)\}/g, (_, key: string) => name(key).replace(/^\[(.*)\]$/, '$1'));
