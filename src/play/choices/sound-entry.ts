import type { Objection } from '../../kernel/decide/decision';

/**
 * The first of `candidates` to which nothing can be objected beside the other entries of an answer, for the nearest order
 * of a refusal. `faults`: what the rules object to entries. Undefined: every candidate breaks a rule.
 */
export function soundEntry<E>(
  candidates: readonly E[],
  others: readonly E[],
  faults: (entries: readonly E[]) => readonly unknown[],
): E | undefined {
  const already = faults(others).length;
  return candidates.find((one) => faults([...others, one]).length <= already);
}

/** The line of a mail that an entry was written in, for its objection. */
export const lineOf = ({ line }: { line?: number }): Pick<Objection, 'line'> => (line === undefined ? {} : { line });
