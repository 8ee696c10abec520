import type { Realm } from '../../realm';
import type { Order, OrderKind } from '../order';
import { atomsOf } from './atoms';
import { phrase, wordsOf } from './language-words';
import { LANGUAGES } from './languages/all';

/** Words of a phrase at most. */
const LONGEST = 3;

/** Whether a line says what all others do, by any word for what may be ordered: `everybody else digs in` is no courtesy. */
export function saysOfRest<R extends Realm>(text: string, kinds: readonly OrderKind<R, Order>[]): boolean {
  const atoms = atomsOf(text);
  const runs = atoms.flatMap((_, i) =>
    Array.from({ length: Math.min(LONGEST, atoms.length - i) }, (__, n) => phrase(atoms.slice(i, i + n + 1))),
  );
  return LANGUAGES.some((language) => {
    const { phrases } = wordsOf(language, language);
    if (!runs.some((run) => phrases.get(run)?.small.join() === 'rest')) return false;
    const said = runs.flatMap((run) => phrases.get(run)?.verbs ?? []);
    return kinds.some(({ verb, means }) => (means ?? [verb]).some((meaning) => said.includes(meaning)));
  });
}
