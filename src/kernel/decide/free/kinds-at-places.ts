import type { Item } from './items';

/** `the Cattavia Stukas`: of those whom words describe the ones that stand at the place before them. */
export function withKindsAtPlaces(items: readonly Item[]): Item[] {
  return items.flatMap((item, i): Item[] => {
    const there = thereOf(items[i - 1], item, items[i - 2]);
    if (there !== null)
      return [
        { ...item, said: `${items[i - 1]?.said ?? ''} ${item.said}`, terms: there, before: items[i - 1]?.before ?? '' },
      ];
    const next = items[i + 1];
    return next && thereOf(item, next, items[i - 1]) !== null ? [] : [item];
  });
}

/** Those of a kind that stand at the place before the word for it; null: it is no such place, or all or none of them do. */
function thereOf(place: Item | undefined, kind: Item, before: Item | undefined): Item['terms'] | null {
  const [at, ...others] = place?.terms ?? [];
  const isPlace = place?.exact === true && at?.sort === 'place' && others.length === 0 && /\p{L}{3}/u.test(place.said);
  const isKind = kind.exact !== true && kind.terms.length > 1 && kind.before === ' ' && kind.verbs.length === 0;
  if (!isPlace || !isKind || !opens(before)) return null;
  const there = kind.terms.filter((term) => term.own === true && term.at === at.text);
  return there.length > 0 && there.length < kind.terms.length ? there : null;
}

/** Whether what stands before a place says not that it is gone to, or struck. */
const opens = (before: Item | undefined): boolean =>
  before === undefined ||
  (before.terms.length + before.verbs.length === 0 &&
    before.small.length > 0 &&
    before.small.every((one) => one === 'filler' || one === 'and' || one === 'all' || one === 'with'));
