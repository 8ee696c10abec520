import { listed } from './names';
import { caseOf, inForce, type InAdvance, type ScopeOf, type StandingChange, type StandingOrder } from './standing';
import type { LineVerdict } from './verdict';

/** An order for later, and the line that gave it. */
export interface GivenLater {
  verdict: LineVerdict;
  given: StandingChange['add'][number];
}

const MOST_NAMED = 3;

/**
 * Tells each order for later what it does to those that its writer gave before for the same decision under the same conditions: a
 * new plan takes the place of the old ones, and of standing orders the first that was written goes.
 */
export function besideGivenBefore(
  lines: readonly GivenLater[],
  { forget }: Pick<StandingChange, 'forget'>,
  before: InAdvance,
  scopeOf: ScopeOf,
): void {
  const stands = before.orders.filter((o) => o.off === undefined && !forget.includes(o.id) && inForce(o, scopeOf));
  for (const [i, { verdict, given }] of lines.entries()) {
    const same = (one: Pick<StandingOrder, 'kind' | 'order' | 'once'>): boolean =>
      one.once === given.once && caseOf(one) === caseOf(given);
    const old = stands.filter(same);
    const now = lines.filter((line) => same(line.given)).map((line) => line.given.text);
    const isFirst = lines.findIndex((line) => same(line.given)) === i;
    const told = given.once
      ? replaced(isFirst ? old.filter(({ text }) => !now.includes(text)) : [])
      : standing(old, given.text);
    if (told !== '') verdict.why = `${verdict.why ?? ''}; ${told}`;
  }
}

function replaced(old: readonly StandingOrder[]): string {
  return old.length === 0 ? '' : `in the place of ${some(old.map(({ text }) => `"${text}"`))}`;
}

function standing(old: readonly StandingOrder[], text: string): string {
  const [again] = old.filter((o) => o.text === text);
  if (again) return `${again.id} says so already`;
  if (old.length === 0) return '';
  const ids = some(old.map((o) => `${o.id} "${o.text}"`));
  return `${ids} ${old.length === 1 ? 'was' : 'were'} written first and ${old.length === 1 ? 'goes' : 'go'} where they differ ("forget ${old[0]?.id ?? ''}")`;
}

const some = (texts: readonly string[]): string =>
  listed(
    texts.length > MOST_NAMED ? [...texts.slice(0, MOST_NAMED), `${texts.length - MOST_NAMED} more`] : texts,
    'and',
  );
