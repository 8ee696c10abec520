import type { Ask } from '../../kernel/decide/decision';
import type { Touch } from '../../kernel/decide/touch';
import type { Realm } from '../../kernel/realm';

/** A line that may be ordered as it is, and the place that is clicked for it where there is one. */
export interface Button {
  line: string;
  at?: string | null;
}

/** A decision that is answered by one click: a button a line, or a place that lights up. */
export const buttons = <R extends Realm, F>(lines: (q: Ask<R, F>) => readonly Button[]): Touch<R, F> => ({
  things: () => [],
  offers: (q, picked) =>
    picked.length > 0 ? [] : lines(q).map(({ line, at = null }) => ({ at, says: line, lines: [line] })),
});
