import type { Position } from '../kernel/record/position';
import type { AnyEngine } from '../systems/systems';

/** What differs between two moments at one place, or in one line of the position. */
export interface Change {
  /** The place; empty: a line of the position that belongs to none. */
  place: string;
  was: string[];
  now: string[];
}

/** The position of two moments in words, each as it is told to one who saw the other last. */
export interface Both {
  /** What changed stands first, marked with `~` (System.lines). */
  earlier: readonly string[];
  later: readonly string[];
  /** The same with nothing marked. */
  plain: { earlier: readonly string[]; later: readonly string[] };
}

const MARK = '~ ';
const EMPTIED = '~ now empty: ';

/** What changed for `reader` from one position to another, both of the rules of today: as far as his views tell. */
export function viewChanges(engine: AnyEngine, reader: string, from: Position, to: Position): Change[] {
  const [a, b] = [engine.view(from, reader) as object, engine.view(to, reader) as object];
  const told = (view: object, before: object | null): string[] => engine.system.lines(view, before);
  const plain = { earlier: told(a, null), later: told(b, null) };
  return changesBetween({ earlier: told(a, b), later: told(b, a), plain });
}

/** What changed from the earlier moment to the later, place by place, then what belongs to no place. */
export function changesBetween({ earlier, later, plain }: Both): Change[] {
  const [then, now] = [blocks(earlier), blocks(later)];
  const places = [...new Set([...now.keys(), ...then.keys()])].map((key) => {
    const [a, b] = [then.get(key), now.get(key)];
    return { place: (b ?? a)?.place ?? key, was: a?.lines ?? [], now: b?.lines ?? [] };
  });
  return [...places, ...unplaced(plain, new Set([...then.keys(), ...now.keys()]))];
}

interface Block {
  place: string;
  lines: string[];
}

/** Marked lines by their place: `~ W4314 Hill 107: Koch`, or the place alone with what stands there indented below it. */
function blocks(lines: readonly string[]): Map<string, Block> {
  const found = new Map<string, Block>();
  let open: Block | null = null;
  for (const line of lines) {
    if (line.startsWith(EMPTIED)) open = null;
    else if (line.startsWith(MARK)) {
      const [place = '', ...rest] = line.slice(MARK.length).split(': ');
      open = { place, lines: rest.length > 0 ? [rest.join(': ')] : [] };
      found.set(keyOf(place), open);
    } else if (open && line.startsWith('  ')) open.lines.push(line.trim());
    else open = null;
  }
  return found;
}

/** `W4314 Hill 107` of `W4314 Hill 107, hill, Improved Position`: what was built there makes it no other place. */
const keyOf = (place: string): string => place.split(',')[0] ?? place;

/** Lines that stand at no place: `Victory points: 3`, the boxes of aircraft. Those of one word are told side by side. */
function unplaced(plain: Both['plain'], known: ReadonlySet<string>): Change[] {
  const own = (lines: readonly string[]): string[] =>
    lines.filter((line) => !line.startsWith(' ') && !known.has(keyOf(line.split(': ')[0] ?? line)));
  const [then, now] = [own(plain.earlier), own(plain.later)];
  const gone = then.filter((line) => !now.includes(line));
  const fresh = now.filter((line) => !then.includes(line));
  const of = (lines: readonly string[], word: string): string[] => lines.filter((line) => wordOf(line) === word);
  const words = [...new Set([...fresh, ...gone].map(wordOf))];
  const heads = [...headings(plain.earlier), ...headings(plain.later)];
  return words
    .map((word) => ({ place: '', was: of(gone, word), now: of(fresh, word) }))
    .filter(({ was, now: is }) => [...was, ...is].some((line) => !heads.includes(line)) || was.length === is.length);
}

/** Lines over indented ones: that such a head comes or goes says no more than the lines below it. */
const headings = (lines: readonly string[]): string[] =>
  lines.filter((line, i) => !line.startsWith(' ') && lines[i + 1]?.startsWith(' '));

const wordOf = (line: string): string => /^[^:,(]*/.exec(line)?.[0] ?? line;
