import { atomsOf } from './atoms';
import type { Grammar } from './free-reading';
import type { Item } from './items';
import { phrase } from './language-words';
import { OTHERWISE } from './languages/otherwise';
import { SAID_BY_VERB } from './languages/said-by-verb';
import type { Small } from './languages/language';

/** Words of such a phrase at most. */
const MOST = 4;

const phrasesOf = (list: string): ReadonlyMap<string, true> =>
  new Map(list.split(', ').map((words) => [phrase(atomsOf(words)), true as const]));

const AGAIN = Object.entries(SAID_BY_VERB).map(([meaning, list]) => [meaning, phrasesOf(list)] as const);
const ELSE = phrasesOf(OTHERWISE);

/** How many pieces from `i` on are one of these phrases; none: 0. */
function lengthAt(items: readonly Item[], i: number, phrases: ReadonlyMap<string, true>): number {
  for (let n = Math.min(MOST, items.length - i); n > 0; n--) {
    const some = items.slice(i, i + n);
    const isWhole = some.every(({ before }, j) => j === 0 || /^\s+$/.test(before));
    if (isWhole && phrases.has(phrase(atomsOf(some.map(({ said }) => said).join(' '))))) return n;
  }
  return 0;
}

const FILLER: readonly Small[] = ['filler'];
const mere = ({ said, before }: Item): Item => ({ said, before, small: FILLER, verbs: [], terms: [] });

/** The pieces of a line without those that say what a verb of it says already, where the open question has that verb. */
export function withoutSaidAgain(items: readonly Item[], grammar: Grammar): readonly Item[] {
  return AGAIN.reduce((all, [meaning, phrases]) => {
    const verb = all.findIndex((item) => item.verbs.includes(meaning));
    if (verb < 0 || !grammar.verbs(meaning).some((one) => grammar.open.includes(one))) return all;
    const again = all.map((item, i) => (item.verbs.includes(meaning) ? 0 : lengthAt(all, i, phrases)));
    const isAgain = (i: number): boolean => again.some((n, at) => at <= i && i < at + n);
    return all.map((item, i) => (isAgain(i) ? mere(item) : item));
  }, items);
}

/** Small words of which a part consists that says that all others stay. */
const IDLE: readonly Small[] = ['all', 'rest', 'stay', 'filler', 'things', 'nothing', 'not', 'and', 'pair'];

/** `A to X, sonst bleibt alles`: all others, where nothing stands behind the word but that they stay. */
export function withOthersIdle(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ before }, i) => (i === 0 || /[,;.–-]/.test(before)) && lengthAt(items, i, ELSE) > 0);
  if (at < 1) return items;
  const n = lengthAt(items, at, ELSE);
  const behind = items.slice(at + n);
  const isIdle = ({ terms, small }: Item): boolean =>
    terms.length === 0 && small.length > 0 && small.some((one) => IDLE.includes(one));
  const stays = behind.some(({ small }) => small.includes('stay'));
  const isAll = behind.some(
    ({ small }) => !small.includes('stay') && (small.includes('all') || small.includes('rest')),
  );
  // `otherwise it stays`: if it may not go.
  if (!behind.every(isIdle) || !stays || !isAll) return items;
  const others = items
    .slice(at, at + n)
    .map((item, i): Item => ({ ...mere(item), small: i === 0 ? ['rest'] : FILLER }));
  return [
    ...items.slice(0, at),
    ...others,
    ...behind.map((item) => (item.small.includes('stay') ? { ...item, verbs: [] } : mere(item))),
  ];
}
