import type { Realm } from '../realm';
import type { PlayedCase } from './play-case';

/** The kinds of decision that the published default answered in a case. */
export function defaultedIn<R extends Realm>({ rows }: Pick<PlayedCase<R>, 'rows'>): string[] {
  return rows.flatMap(({ submission, before }) => {
    if (submission.kind !== 'answer' || submission.source !== 'standing' || (submission.by ?? []).length > 0) return [];
    return before.open.filter(({ id }) => id === submission.decision).map(({ kind }) => kind);
  });
}
