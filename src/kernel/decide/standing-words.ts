import type { Realm } from '../realm';
import { publishedDefault, type AnyKind } from './decision';
import { foldName, nearest } from './names';
import type { Scope } from './order';
import type { Line } from './reading';
import type { StandingChange } from './standing';
import type { LineVerdict } from './verdict';

/**
 * Reads `ask me <word>`, `don't ask <word>` and `forget s3` into `change`; null for any other line. `kinds` are those the
 * seat may be asked and published defaults answer, `known` the numbers of its standing orders.
 */
export function readStandingWords<R extends Realm>(
  line: Line,
  kinds: readonly AnyKind<R>[],
  known: readonly string[],
  change: StandingChange,
): LineVerdict | null {
  const ask = /^(ask me|don'?t ask(?: me)?)\s+(?:about\s+)?(.+)$/i.exec(line.text);
  if (ask) return askMe(line, kinds, /^ask me/i.test(line.text), ask[2] ?? '', change);
  const forget = /^forget\s+(s\d+)$/i.exec(line.text);
  if (!forget) return null;
  const id = (forget[1] ?? '').toLowerCase();
  change.forget.push(id);
  if (known.includes(id)) return { ...line, status: 'ok', read: `forget ${id}` };
  return { ...line, status: 'error', why: `you have no standing order ${id}` };
}

/** The decisions that may be answered by silence. */
export const silentOf = <R extends Realm>(kinds: readonly AnyKind<R>[], scope: Scope<R>): AnyKind<R>[] =>
  kinds.filter((kind) => kind.askedBy !== undefined || publishedDefault(kind, scope) !== undefined);

function askMe<R extends Realm>(
  line: Line,
  kinds: readonly AnyKind<R>[],
  ask: boolean,
  word: string,
  change: StandingChange,
): LineVerdict {
  const named = kinds.filter((d) => foldName(d.word) === foldName(word)).slice(0, 1);
  const meant = named.length > 0 ? named : kinds.filter((d) => d.askedBy !== undefined && sameWord(d.askedBy, word));
  const [kind] = meant;
  if (!kind) {
    const said = kinds.flatMap((d) => [d.word, ...(d.askedBy === undefined ? [] : [d.askedBy])]);
    const words = said.filter((one, i) => said.indexOf(one) === i).map((one) => ({ id: one, names: [one] }));
    const near = nearest(foldName(word), words)?.id;
    const all = words.map((w) => w.id).join(', ');
    const why = `"${word}" is no decision that answers itself${near ? '' : `; these do: ${all || 'none'}`}`;
    const first = near ?? words[0]?.id;
    return { ...line, status: 'error', why, ...(first ? { nearest: `ask me ${first}` } : {}) };
  }
  (ask ? change.askMe : change.dontAsk).push(...meant.map((one) => one.kind));
  const read = named.length > 0 ? kind.word : (kind.askedBy ?? kind.word);
  return { ...line, status: 'ok', read: `${ask ? 'ask me' : "don't ask"} ${read}` };
}

const sameWord = (a: string, b: string): boolean => foldName(a) === foldName(b);
