import { seededRng, type Rng } from '../kernel/decide/rng';
import { fold, positionOf, readTexts, recorded, verdictOn, type Written } from './written-orders';

/** An order as it is printed, in the game and by the player it may be given by. */
export interface Printed {
  game: string;
  who: string;
  order: string;
}

/** What became of orders in which a word was changed at random. */
export interface Mutations {
  tried: number;
  /** Read as an order all the same. */
  taken: number;
  /** Those that name another unit or place than was written, and what was read. */
  strange: string[][];
}

/** The printed orders that texts of these files were meant as, all or those of one system. */
export const printedOrders = (files: readonly string[], system?: string): Printed[] =>
  files
    .flatMap((file) => readTexts<Written[]>(file))
    .filter(({ game }) => system === undefined || positionOf(game).system === system)
    .flatMap(({ game, who, want }) => (want === 'ask' ? [] : want.map((order) => ({ game, who, order }))));

const atoms = (text: string): string[] => text.toLowerCase().match(/\p{N}+|\p{L}+/gu) ?? [];

/** Words that stand in printed orders, whoever is named in them. */
const PRINTED = ['w', 'declare', 'attack', 'move', 'to', 'with', 'at', 'from'];

/** Changes a word of one order after the other; nothing may be read that names another unit or place, without being asked. */
export function mutate(orders: readonly Printed[], tries: number, seed: string): Mutations {
  const rng = seededRng(seed);
  const found: Mutations = { tried: tries, taken: 0, strange: [] };
  for (let i = 0; i < tries; i++) {
    const { game, who, order } = orders[rng.int(orders.length)] as Printed;
    const words = order.split(' ');
    const at = rng.int(words.length);
    const changed = words.map((word, n) => (n === at ? slipped(word, rng) : word)).join(' ');
    const verdict = verdictOn(game, who, changed);
    const read = recorded(verdict);
    if (read === null) continue;
    found.taken++;
    // The same order, with a longer name of its place or its group spelled out, is none other.
    if (read === recorded(verdictOn(game, who, order))) continue;
    const known = [...atoms(order), ...atoms(changed), ...atoms(fold(order)), ...PRINTED];
    const said = verdict.lines.flatMap((l) => atoms(fold(l.read ?? '')));
    const other = said.filter((word) => !known.some((k) => k === word || word.startsWith(k)));
    if (other.length > 0) found.strange.push([game, changed, ...verdict.lines.map((l) => l.read ?? '')]);
  }
  return found;
}

/** A letter changed, two about, one left out; or another word. */
function slipped(word: string, rng: Rng): string {
  const at = rng.int(word.length);
  const ways = [
    `${word.slice(0, at)}${'abcdefghijklmnoprstuvw0123456789'[rng.int(32)] ?? 'x'}${word.slice(at + 1)}`,
    `${word.slice(0, at)}${word.slice(at + 1)}`,
    `${word}${word[at] ?? ''}`,
    ['only', 'zebra', 'notably', 'Bergen', 'mostly', 'quickly', 'green', 'seven'][rng.int(8)] ?? 'zebra',
  ];
  return ways[rng.int(ways.length)] ?? word;
}
